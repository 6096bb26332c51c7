package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Which part of a search: the number of its root, and for each time that it was split which of the parts, all from 0 up. As a
 * text the numbers have dots between them, as in {@code 17.3}. Immutable.
 *
 * @param path these numbers, at least one
 */
public record PartName(List<Integer> path) {

    /** Each split places a piece, and searches of more than a hundred pieces are not split. */
    private static final int MOST_DEPTH = 1000;

    /** Takes a copy of the list. */
    public PartName {
        path = List.copyOf(path);
    }

    /** A whole root. */
    public static PartName root(int number) {
        return new PartName(List.of(number));
    }

    /**
     * Reads what {@link #toString} has written.
     *
     * @throws NumberFormatException if it is anything else
     */
    public static PartName parse(String text) {
        List<Integer> path = new ArrayList<>();
        for (String number : Words.split(text, '.')) {
            int index = Integer.parseInt(number);
            if (index < 0 || !String.valueOf(index).equals(number)) {
                throw new NumberFormatException(number);
            }
            path.add(index);
        }
        if (path.size() > MOST_DEPTH) {
            throw new NumberFormatException(text);
        }
        return new PartName(path);
    }

    /** The number of the root. */
    public int root() {
        return path.get(0);
    }

    /** One of the parts that this is split into. */
    public PartName part(int index) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(index);
        return new PartName(longer);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int number : path) {
            text.append(text.length() == 0 ? "" : ".").append(number);
        }
        return text.toString();
    }
}
