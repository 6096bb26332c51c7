package io.github.filaforge.solution;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.List;

/** Reads cells in the form of lists of pieces and definitions: {@code 0 0 0, 1 0 0}. */
final class CellList {

    private final SolutionLines lines;
    private final int coordinates;
    private final String line;
    private final int end;
    private int index;

    /** Begins to read the cells in a part of the line that was taken last. */
    private CellList(SolutionLines lines, int coordinates, String line, int start, int end) {
        this.lines = lines;
        this.coordinates = coordinates;
        this.line = line;
        this.index = start;
        this.end = end;
    }

    /**
     * Reads the cells in a part of the line that was taken last.
     *
     * @param coordinates the number of coordinates of each cell
     * @param line the line
     * @param start the index at which the part begins
     * @param end the index behind the part
     * @throws InputException if the part has another form
     */
    static List<List<Integer>> read(SolutionLines lines, int coordinates, String line, int start, int end) {
        CellList list = new CellList(lines, coordinates, line, start, end);
        List<List<Integer>> cells = new ArrayList<>();
        do {
            List<Integer> cell = new ArrayList<>(coordinates);
            for (int i = 0; i < coordinates; i++) {
                cell.add(list.number());
            }
            lines.countCell();
            cells.add(List.copyOf(cell));
        } while (list.hasMore());
        return cells;
    }

    private void skipBlanks() {
        while (index < end && (line.charAt(index) == ' ' || line.charAt(index) == '\t')) {
            index++;
        }
    }

    private int number() {
        skipBlanks();
        int start = index;
        while (index < end && ",\t ".indexOf(line.charAt(index)) < 0) {
            index++;
        }
        if (start == index) {
            throw lines.error(start, "a number is missing here", remedy(coordinates));
        }
        return integer(lines, coordinates, line.substring(start, index), start);
    }

    private boolean hasMore() {
        skipBlanks();
        if (index == end) {
            return false;
        }
        if (line.charAt(index) != ',') {
            throw lines.error(
                    index, "a cell has more than " + words(coordinates) + " numbers here", remedy(coordinates));
        }
        index++;
        return true;
    }

    /**
     * Returns the integer that a text is.
     *
     * @param start the index of the text in the line that was taken last
     * @throws InputException if it is no integer
     */
    static int integer(SolutionLines lines, int coordinates, String text, int start) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw lines.error(start, "'" + PlainText.shortened(text) + "' is no coordinate", remedy(coordinates));
        }
    }

    private static String words(int coordinates) {
        return switch (coordinates) {
            case Subject.Board.COORDINATES -> "two";
            case 3 -> "three";
            default -> "four";
        };
    }

    private static String remedy(int coordinates) {
        if (coordinates == Subject.Board.COORDINATES) {
            return "a cell of a board is two numbers x y";
        }
        return "a cell is " + words(coordinates) + " numbers x y z" + (coordinates == 3 ? "" : " w")
                + ", and cells are separated by commas";
    }
}
