package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The name of a part of a search: the number of its root, followed, for each split, by the index of the part. All numbers
 * count from 0. As a text the numbers have dots between them, as in {@code 17.3}. Immutable.
 *
 * @param path these numbers, at least one
 */
public record PartName(List<Integer> path) {

    /**
     * The greatest length of a path. Each split places a piece, and searches of more than a hundred pieces are not split, so
     * that valid paths are much shorter.
     */
    private static final int MOST_DEPTH = 1000;

    /** Copies the list. */
    public PartName {
        path = List.copyOf(path);
    }

    /** Returns the name of a whole root. */
    public static PartName root(int number) {
        return new PartName(List.of(number));
    }

    /**
     * Reads a text that {@link #toString} has written.
     *
     * @throws NumberFormatException if the text is anything else
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

    /** Returns the number of the root. */
    public int root() {
        return path.get(0);
    }

    /** Returns the name of one of the parts into which this part is split. */
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
