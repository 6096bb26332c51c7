package io.github.filaforge.runtime;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The box with its stationary pieces and the names of the pieces: what it takes to draw a solution. Pictures have the
 * rows from the highest y down to 0; in a row the layers from z = 0 up, separated by commas; in a layer the cells from
 * x = 0 up, separated by blanks.
 *
 * <p>A solution has for each position the number of the image that fills it, images being numbered from 0 in the order of
 * placing, and then for each image the index of its shape.
 */
public final class Board implements SolutionDecoder {

    private static final String OPEN = ".";

    /** The picture with {@code null} at the open cells: by row from the top, layer and x. */
    private final String[][][] picture;
    /** Row, layer and x of the cell at each position. */
    private final int[][] places;

    private final String[][] names;
    /** The length of the longest name, in characters. */
    private final int width;
    /** Whether every name is one ASCII character. */
    private boolean hasLetters = true;
    /** If names are letters: the picture of the solution that was drawn last; this and the following are made when needed. */
    private byte[] letters;

    /** Where each position is in the picture. */
    private int[] offsets;
    /** The names of the pieces of each shape, and the first of them. */
    private byte[][] letterOf;

    private byte[] letterOfShape;
    /** Whether any shape has more than one piece. */
    private boolean hasCopies;

    /**
     * @param region the picture of the empty region, a row an element: a dot is an open cell, anything else the name of
     *     the stationary piece that covers the cell
     * @param order the numbers of the cells by position, separated by blanks; empty if position and number are the same.
     *     Cells are numbered in the order of their x, then y, then z coordinates.
     * @param pieces the names of the pieces of each shape, separated by blanks, by shape index
     */
    public Board(String[] region, String order, String[] pieces) {
        this.picture = new String[region.length][][];
        List<int[]> open = new ArrayList<>();
        int longest = 1;
        for (int row = 0; row < region.length; row++) {
            String[] layers = Words.split(region[row], ',');
            picture[row] = new String[layers.length][];
            for (int layer = 0; layer < layers.length; layer++) {
                String[] cells = Words.split(layers[layer].trim(), ' ');
                picture[row][layer] = cells;
                for (int x = 0; x < cells.length; x++) {
                    if (cells[x].equals(OPEN)) {
                        open.add(new int[] {row, layer, x});
                    }
                    longest = Math.max(longest, width(cells[x]));
                    hasLetters &= isLetter(cells[x]);
                }
            }
        }
        open.sort(new ByNumber());
        this.places = inOrder(open, order);
        this.names = new String[pieces.length][];
        for (int shape = 0; shape < pieces.length; shape++) {
            names[shape] = Words.split(pieces[shape], ' ');
            for (String name : names[shape]) {
                longest = Math.max(longest, width(name));
                hasLetters &= isLetter(name);
            }
        }
        this.width = longest;
    }

    private static int width(String name) {
        return name.codePointCount(0, name.length());
    }

    /** Whether a name is one ASCII character. */
    private static boolean isLetter(String name) {
        return name.length() == 1 && name.charAt(0) < 0x80;
    }

    /** Orders places by the numbers of their cells: x, then y, against which rows run, then z. */
    private static final class ByNumber implements Comparator<int[]> {
        @Override
        public int compare(int[] one, int[] other) {
            if (one[2] != other[2]) {
                return Integer.compare(one[2], other[2]);
            }
            return one[0] != other[0] ? Integer.compare(other[0], one[0]) : Integer.compare(one[1], other[1]);
        }
    }

    private static int[][] inOrder(List<int[]> open, String order) {
        int[][] places = new int[open.size()][];
        int[] numbers = Words.numbers(order);
        for (int position = 0; position < places.length; position++) {
            places[position] = open.get(order.isEmpty() ? position : numbers[position]);
        }
        return places;
    }

    /** The number of cells of the region. */
    public int size() {
        return places.length;
    }

    /** The number of pieces of each shape, by shape index. */
    public int[] copies() {
        int[] copies = new int[names.length];
        for (int shape = 0; shape < copies.length; shape++) {
            copies[shape] = names[shape].length;
        }
        return copies;
    }

    /** Copies of a shape take their names in the order in which the solution has their images. */
    @Override
    public String draw(int[] solution) {
        return new String(drawBytes(solution), StandardCharsets.UTF_8);
    }

    @Override
    public byte[] drawBytes(int[] solution) {
        return hasLetters ? drawLetters(solution) : drawNames(solution);
    }

    /** Most puzzles name their pieces by letters; these are put into a picture that is drawn once. */
    private byte[] drawLetters(int... solution) {
        if (letters == null) {
            prepareLetters();
        }
        if (hasCopies) {
            byte[] letterOfImage = lettersOfImages(solution);
            for (int position = 0; position < offsets.length; position++) {
                letters[offsets[position]] = letterOfImage[solution[position]];
            }
        } else {
            for (int position = 0; position < offsets.length; position++) {
                letters[offsets[position]] = letterOfShape[solution[offsets.length + solution[position]]];
            }
        }
        return letters;
    }

    private byte[] lettersOfImages(int... solution) {
        int[] used = new int[names.length];
        byte[] letterOfImage = new byte[solution.length - places.length];
        for (int image = 0; image < letterOfImage.length; image++) {
            int shape = solution[places.length + image];
            letterOfImage[image] = letterOf[shape][used[shape]++];
        }
        return letterOfImage;
    }

    private void prepareLetters() {
        StringBuilder text = new StringBuilder();
        int[] starts = new int[picture.length];
        for (int row = 0; row < picture.length; row++) {
            starts[row] = text.length();
            appendRow(text, picture[row]);
        }
        offsets = new int[places.length];
        for (int position = 0; position < places.length; position++) {
            int[] place = places[position];
            // A cell takes two characters, a comma between layers one more and a blank.
            int before = 0;
            for (int layer = 0; layer < place[1]; layer++) {
                before += 2 * picture[place[0]][layer].length + 2;
            }
            offsets[position] = starts[place[0]] + before + 2 * place[2];
        }
        letters = text.toString().getBytes(StandardCharsets.US_ASCII);
        letterOf = new byte[names.length][];
        letterOfShape = new byte[names.length];
        hasCopies = false;
        for (int shape = 0; shape < names.length; shape++) {
            letterOf[shape] = String.join("", names[shape]).getBytes(StandardCharsets.US_ASCII);
            letterOfShape[shape] = letterOf[shape][0];
            hasCopies |= names[shape].length > 1;
        }
    }

    private byte[] drawNames(int... solution) {
        String[] nameOfImage = nameImages(solution);
        String[][][] filled = new String[picture.length][][];
        for (int row = 0; row < picture.length; row++) {
            filled[row] = new String[picture[row].length][];
            for (int layer = 0; layer < filled[row].length; layer++) {
                filled[row][layer] = picture[row][layer].clone();
            }
        }
        for (int position = 0; position < places.length; position++) {
            int[] place = places[position];
            filled[place[0]][place[1]][place[2]] = nameOfImage[solution[position]];
        }
        StringBuilder text = new StringBuilder();
        for (String[][] row : filled) {
            appendRow(text, row);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private String[] nameImages(int... solution) {
        int[] used = new int[names.length];
        String[] nameOfImage = new String[solution.length - places.length];
        for (int image = 0; image < nameOfImage.length; image++) {
            int shape = solution[places.length + image];
            nameOfImage[image] = names[shape][used[shape]++];
        }
        return nameOfImage;
    }

    @Override
    public List<PlacedPiece> pieces(int[] solution) {
        String[] nameOfImage = nameImages(solution);
        List<List<int[]>> filled = new ArrayList<>();
        for (int image = 0; image < nameOfImage.length; image++) {
            filled.add(new ArrayList<>());
        }
        for (int position = 0; position < places.length; position++) {
            filled.get(solution[position]).add(places[position]);
        }
        List<PlacedPiece> pieces = new ArrayList<>(nameOfImage.length);
        for (int image = 0; image < nameOfImage.length; image++) {
            pieces.add(placed(nameOfImage[image], filled.get(image)));
        }
        return pieces;
    }

    private PlacedPiece placed(String name, List<int[]> filled) {
        filled.sort(new ByNumber());
        List<List<Integer>> cells = new ArrayList<>(filled.size());
        for (int[] place : filled) {
            cells.add(coordinates(place));
        }
        return new PlacedPiece(name, cells);
    }

    /** The x, y and z of the cell at a position. */
    public List<Integer> cell(int position) {
        return coordinates(places[position]);
    }

    private List<Integer> coordinates(int... place) {
        return List.of(place[2], picture.length - 1 - place[0], place[1]);
    }

    /** The stationary pieces in the order in which their first cells are met, row by row. */
    @Override
    public List<PlacedPiece> stationaryPieces() {
        Map<String, List<int[]>> covered = new LinkedHashMap<>();
        for (int row = 0; row < picture.length; row++) {
            for (int layer = 0; layer < picture[row].length; layer++) {
                for (int x = 0; x < picture[row][layer].length; x++) {
                    String name = picture[row][layer][x];
                    if (!name.equals(OPEN)) {
                        covered.computeIfAbsent(name, unused -> new ArrayList<>())
                                .add(new int[] {row, layer, x});
                    }
                }
            }
        }
        List<PlacedPiece> pieces = new ArrayList<>(covered.size());
        for (Map.Entry<String, List<int[]>> piece : covered.entrySet()) {
            pieces.add(placed(piece.getKey(), piece.getValue()));
        }
        return pieces;
    }

    @Override
    public List<Integer> box() {
        return List.of(picture[0][0].length, picture.length, picture[0].length);
    }

    private void appendRow(StringBuilder text, String[][] layers) {
        int start = text.length();
        for (int layer = 0; layer < layers.length; layer++) {
            text.append(layer == 0 ? "" : " , ");
            for (int x = 0; x < layers[layer].length; x++) {
                String name = layers[layer][x];
                text.append(x == 0 ? "" : " ").append(name);
                for (int i = width(name); i < width; i++) {
                    text.append(' ');
                }
            }
        }
        int end = text.length();
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
        text.append('\n');
    }
}
