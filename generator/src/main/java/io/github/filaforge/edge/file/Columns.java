package io.github.filaforge.edge.file;

/**
 * The columns of a line, counted in characters of Unicode. A search for the columns of many places in ascending order takes
 * time that is linear in the length of the line.
 */
final class Columns {

    private final String text;
    private int index;
    /** The number of characters before {@link #index}. */
    private int before;

    Columns(String text) {
        this.text = text;
    }

    /**
     * Returns a column, from 1.
     *
     * @param wanted an index in the text; an index outside the text stands for the nearest one inside
     */
    int of(int wanted) {
        int next = Math.min(Math.max(0, wanted), text.length());
        before += next < index ? -text.codePointCount(next, index) : text.codePointCount(index, next);
        index = next;
        return before + 1;
    }
}
