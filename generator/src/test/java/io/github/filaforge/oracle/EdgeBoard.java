package io.github.filaforge.oracle;

import io.github.filaforge.edge.EdgePuzzle;
import java.util.List;
import java.util.Map;

/**
 * A filled board of an edge puzzle, given by its visible colours: pieces that look alike are not distinguished.
 *
 * @param width the number of columns
 * @param height the number of rows
 * @param colours a character for each colour: cell by cell, row by row from the top left, and of each cell up, right, down, left
 */
public record EdgeBoard(int width, int height, String colours) {

    /** The character of the sides of a cell that takes no piece. */
    static final char NO_PIECE = '\uffff';

    /** The colours of a cell: up, right, down, left. */
    String cell(int row, int column) {
        int at = 4 * (row * width + column);
        return colours.substring(at, at + 4);
    }

    /** A quarter turn clockwise of the whole board. */
    EdgeBoard turned() {
        StringBuilder turned = new StringBuilder();
        int rows = width;
        int columns = height;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                turned.append(turned(cell(height - 1 - column, row)));
            }
        }
        return new EdgeBoard(columns, rows, turned.toString());
    }

    /** A quarter turn clockwise of the colours of a cell. */
    static String turned(String cell) {
        return cell.substring(3) + cell.substring(0, 3);
    }

    /**
     * Returns the number of joins of a board of a puzzle whose two sides do not match. Equal colours match, but a colour that
     * has a partner matches only its partner.
     */
    public int slips(EdgePuzzle puzzle) {
        Map<Integer, Integer> partners = puzzle.partners();
        boolean isClosedX = puzzle.periods().x() > 0;
        boolean isClosedY = puzzle.periods().y() > 0;
        int slips = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                String right = cell(row, (column + 1) % width);
                String below = cell((row + 1) % height, column);
                boolean meetsRight = isClosedX || column + 1 < width;
                boolean meetsBelow = isClosedY || row + 1 < height;
                slips += meetsRight && !match(partners, cell(row, column).charAt(1), right.charAt(3)) ? 1 : 0;
                slips += meetsBelow && !match(partners, cell(row, column).charAt(2), below.charAt(0)) ? 1 : 0;
            }
        }
        return slips;
    }

    /** Returns the board after a shift to the right and down, round a closed board. */
    EdgeBoard shifted(int right, int down) {
        StringBuilder shifted = new StringBuilder();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                shifted.append(cell(Math.floorMod(row - down, height), Math.floorMod(column - right, width)));
            }
        }
        return new EdgeBoard(width, height, shifted.toString());
    }

    /** Returns true if two sides match, or one of them belongs to no piece. */
    static boolean match(Map<Integer, Integer> partners, char one, char other) {
        if (one == NO_PIECE || other == NO_PIECE) {
            return true;
        }
        Integer partner = partners.isEmpty() ? null : partners.get((int) one);
        return partner == null ? one == other : partner == other;
    }

    /** Colours as characters. */
    static String written(List<Integer> colours) {
        StringBuilder text = new StringBuilder();
        colours.forEach(colour -> text.append((char) (int) colour));
        return text.toString();
    }

    /** The colours by numbers, a row of cells a line. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                String cell = cell(row, column);
                text.append(column == 0 ? "" : " | ");
                for (int side = 0; side < cell.length(); side++) {
                    text.append(side == 0 ? "" : " ").append((int) cell.charAt(side));
                }
            }
            text.append('\n');
        }
        return text.toString();
    }
}
