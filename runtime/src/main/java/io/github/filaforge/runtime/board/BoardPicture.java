package io.github.filaforge.runtime.board;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Draws the cells of a board and the pieces that fill them, in rows of text. */
final class BoardPicture implements PictureGrid.Cells {

    private final BoardForm form;
    /** The contents of the cells of the empty box, by row from the top, layer and column. */
    private final String[][][] cells;
    /** For each position the row, layer and column of its cell. */
    private final int[][] places;

    private final int width;
    private final PictureGrid grid;

    /**
     * Creates the picture of an empty board.
     *
     * @param cells for each cell {@link Board#OPEN}, {@link Board#GAP}, {@link Board#OUTSIDE} or the name of a stationary
     *     piece, by row from the top, layer and column
     * @param places for each position the row, layer and column of its cell
     * @param width the number of characters of a cell, without the blank behind it
     */
    BoardPicture(BoardForm form, String[][][] cells, int[][] places, int width) {
        this.form = form;
        this.cells = cells;
        this.places = places;
        this.width = width;
        this.grid = new PictureGrid(form, cells.length, cells[0][0].length / form.classes(), this);
    }

    @Override
    public boolean has(int row, int point, int number) {
        return !cells[row][0][point * form.classes() + number].equals(Board.GAP);
    }

    /**
     * Returns a picture for pieces whose names are all letters.
     *
     * @param names the names of the pieces of each shape, one ASCII character for each piece
     */
    Letters letters(String[]... names) {
        String[][][] drawn = drawing();
        StringBuilder text = new StringBuilder();
        int[] starts = new int[drawn.length];
        for (int row = 0; row < drawn.length; row++) {
            starts[row] = text.length() + form.indentation(drawn.length - 1 - row, width);
            grid.appendRow(text, row, width, drawn[row]);
        }
        int[] positions = new int[places.length];
        int[] offsets = new int[places.length];
        int drawnPlaces = 0;
        for (int position = 0; position < places.length; position++) {
            int[] spot = spot(places[position]);
            if (spot.length > 0) {
                positions[drawnPlaces] = position;
                // A cell takes two characters: its letter and a blank. A comma and a blank separate layers.
                offsets[drawnPlaces++] = starts[spot[0]] + spot[1] * (2 * grid.columns() + 2) + 2 * spot[2];
            }
        }
        return new Letters(
                text.toString(), Arrays.copyOf(positions, drawnPlaces), Arrays.copyOf(offsets, drawnPlaces), names);
    }

    /** Returns the picture of a solution, given for each position the name of the piece that fills it. */
    String draw(String... names) {
        String[][][] drawn = drawing();
        for (int position = 0; position < places.length; position++) {
            int[] spot = spot(places[position]);
            if (spot.length > 0) {
                drawn[spot[0]][spot[1]][spot[2]] = names[position];
            }
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < drawn.length; row++) {
            grid.appendRow(text, row, width, drawn[row]);
        }
        return text.toString();
    }

    /** Returns the row, layer and column in the picture of a place of the box; an empty array if the place is not drawn. */
    private int[] spot(int... place) {
        int number = place[2] % form.classes();
        return grid.draws(number)
                ? new int[] {grid.row(place[0], number), place[1], grid.column(place[2] / form.classes(), number)}
                : new int[0];
    }

    /** Returns the picture of the box with its stationary pieces, by row from the top, layer and column. */
    private String[][][] drawing() {
        String[][][] drawn = new String[grid.rows()][cells[0].length][grid.columns()];
        for (int row = 0; row < drawn.length; row++) {
            for (int layer = 0; layer < drawn[row].length; layer++) {
                for (int column = 0; column < drawn[row][layer].length; column++) {
                    int number = grid.number(row, column);
                    String name = number < 0
                            ? String.valueOf(grid.sign(row, column))
                            : cells[grid.pointRow(row)][layer][grid.point(column) * form.classes() + number];
                    drawn[row][layer][column] = Board.isNoCell(name) ? Board.DRAWN_GAP : name;
                }
            }
        }
        return drawn;
    }

    /**
     * A picture of solutions whose pieces all have one ASCII character as a name, as in most puzzles. It is drawn once, and
     * each solution only changes the letters in it.
     */
    static final class Letters {

        /** The picture of the solution that was drawn last. */
        private final byte[] picture;
        /** The positions that are drawn. */
        private final int[] positions;
        /** For each position that is drawn, its index in the picture. */
        private final int[] offsets;
        /** For each shape the names of its pieces. */
        private final byte[][] letters;
        /** For each shape the name of its first piece. */
        private final byte[] firstLetter;
        /** True if any shape has more than one piece. */
        private final boolean hasCopies;

        Letters(String picture, int[] positions, int[] offsets, String[]... names) {
            this.picture = picture.getBytes(StandardCharsets.US_ASCII);
            this.positions = positions;
            this.offsets = offsets;
            this.letters = new byte[names.length][];
            this.firstLetter = new byte[names.length];
            boolean anyCopies = false;
            for (int shape = 0; shape < names.length; shape++) {
                letters[shape] = String.join("", names[shape]).getBytes(StandardCharsets.US_ASCII);
                firstLetter[shape] = letters[shape][0];
                anyCopies |= names[shape].length > 1;
            }
            this.hasCopies = anyCopies;
        }

        /**
         * Returns the picture of a solution in ASCII. The next call changes the array.
         *
         * @param cells the number of cells of the region
         * @param solution the solution in the form of {@link Board}
         */
        byte[] draw(int cells, int... solution) {
            if (hasCopies) {
                byte[] letterOfImage = lettersOfImages(cells, solution);
                for (int i = 0; i < offsets.length; i++) {
                    picture[offsets[i]] = letterOfImage[solution[positions[i]]];
                }
            } else {
                for (int i = 0; i < offsets.length; i++) {
                    picture[offsets[i]] = firstLetter[solution[cells + solution[positions[i]]]];
                }
            }
            return picture;
        }

        private byte[] lettersOfImages(int cells, int... solution) {
            int[] used = new int[letters.length];
            byte[] letterOfImage = new byte[solution.length - cells];
            for (int image = 0; image < letterOfImage.length; image++) {
                int shape = solution[cells + image];
                letterOfImage[image] = letters[shape][used[shape]++];
            }
            return letterOfImage;
        }
    }
}
