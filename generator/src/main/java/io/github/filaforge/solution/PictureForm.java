package io.github.filaforge.solution;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.model.Puzzle;
import java.util.Optional;

/**
 * Pictures behind headings, as {@code solve} and polycube print them: the rows from the highest y down, in a row the layers
 * from z = 0 up, separated by commas or blanks only. The lines {@code L} and {@code ~L} round a picture are let through.
 */
final class PictureForm implements SolutionForm {

    private static final String OPEN = ".";
    private static final String END = "~L";

    private final SolutionLines lines;
    private final Headings headings;
    private final NameTable names = new NameTable();

    PictureForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Puzzle puzzle() {
        return headings.puzzle();
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.PICTURE).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        Box box = headings.puzzle().box();
        if (isOpening(lines.peek(), box)) {
            lines.take();
        }
        names.clear();
        for (int y = box.yDim() - 1; y >= 0; y--) {
            readRow(draft, box, y);
        }
        if (lines.peek() != null && lines.peek().strip().equals(END)) {
            lines.take();
        }
        return draft;
    }

    /** Whether a line opens a picture. In a box one cell wide it would be a row, and is taken as such. */
    private static boolean isOpening(String line, Box box) {
        return line != null
                && (line.strip().equals("L") || line.startsWith("L:"))
                && box.xDim() > 1
                && !line.strip().contains(" ");
    }

    private void readRow(SolutionDraft draft, Box box, int y) {
        String row = lines.peek();
        if (row == null || row.isBlank() || row.startsWith("#")) {
            throw lines.error(
                    0,
                    "the picture of solution " + draft.number() + " ends after " + (box.yDim() - 1 - y) + " rows",
                    "it has a row for each y, " + box.yDim() + " in all; " + SolutionDraft.sizeOf(box));
        }
        lines.take();
        int comment = row.indexOf('#');
        int end = comment < 0 ? row.length() : comment;
        boolean hasCommas = row.indexOf(',') >= 0;
        int cells = 0;
        int layer = 0;
        int index = 0;
        while (index < end) {
            char each = row.charAt(index);
            if (each == ',') {
                checkLayer(box, cells, layer + 1, index);
                layer++;
                index++;
            } else if (isSpace(each)) {
                index++;
            } else {
                int start = index;
                while (index < end && row.charAt(index) != ',' && !isSpace(row.charAt(index))) {
                    index++;
                }
                int z = hasCommas ? layer : cells / box.xDim();
                int x = cells - z * box.xDim();
                if (x >= box.xDim() || z >= box.zDim()) {
                    throw lines.error(start, "there are too many cells in this row", rowLength(box));
                }
                if (index - start != 1 || row.charAt(start) != OPEN.charAt(0)) {
                    draft.add(names.name(row, start, index), x, y, z);
                }
                cells++;
            }
        }
        checkLayer(box, cells, hasCommas ? layer + 1 : box.zDim(), end);
        if (hasCommas && layer + 1 < box.zDim()) {
            throw lines.error(end, "there are too few layers in this row", rowLength(box));
        }
    }

    private void checkLayer(Box box, int cells, int layers, int index) {
        if (cells < (long) layers * box.xDim()) {
            throw lines.error(index, "there are too few cells before this", rowLength(box));
        }
    }

    private static String rowLength(Box box) {
        return SolutionDraft.sizeOf(box) + ": a row has " + box.xDim() + " names"
                + (box.zDim() == 1 ? "" : " for each of the " + box.zDim() + " layers, with commas between the layers");
    }

    private static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
