package io.github.filaforge.solution;

import io.github.filaforge.definition.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Reads cells as lists of pieces and definitions have them: {@code 0 0 0, 1 0 0}. */
final class CellList {

    private static final String REMEDY = "a cell is three numbers x y z, and cells are separated by commas";
    private static final int COORDINATES = 3;

    private final SolutionLines lines;
    private final String line;
    private final int end;
    private int index;

    /** The cells in a part of the line that was taken last. */
    private CellList(SolutionLines lines, String line, int start, int end) {
        this.lines = lines;
        this.line = line;
        this.index = start;
        this.end = end;
    }

    /**
     * Reads the cells in a part of the line that was taken last.
     *
     * @param draft counts them
     */
    static List<List<Integer>> read(SolutionLines lines, SolutionDraft draft, String line, int start, int end) {
        CellList list = new CellList(lines, line, start, end);
        List<List<Integer>> cells = new ArrayList<>();
        int[] cell = new int[COORDINATES];
        do {
            for (int i = 0; i < COORDINATES; i++) {
                cell[i] = list.number();
            }
            draft.add(cells, cell[0], cell[1], cell[2]);
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
            throw lines.error(start, "a number is missing here", REMEDY);
        }
        return integer(lines, line.substring(start, index), start);
    }

    private boolean hasMore() {
        skipBlanks();
        if (index == end) {
            return false;
        }
        if (line.charAt(index) != ',') {
            throw lines.error(index, "a cell has more than three numbers here", REMEDY);
        }
        index++;
        return true;
    }

    /**
     * The integer that a text is.
     *
     * @param start where it stands in the line that was taken last
     */
    static int integer(SolutionLines lines, String text, int start) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw lines.error(start, "'" + Excerpt.shorten(text) + "' is no coordinate", REMEDY);
        }
    }
}
