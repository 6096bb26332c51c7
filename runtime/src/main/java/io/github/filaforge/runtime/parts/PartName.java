package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.search.RootPart;
import java.util.ArrayList;
import java.util.List;

/**
 * The name of a part of a search: the number of its root, followed, for each split, by the index of the part. All numbers
 * count from 0. As a text the numbers have dots between them, as in {@code 17.3}. Immutable.
 *
 * @param path these numbers, at least one
 */
public record PartName(List<Integer> path) {

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
        return new PartName(RootPart.path(text));
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
        return RootPart.text(path);
    }
}
