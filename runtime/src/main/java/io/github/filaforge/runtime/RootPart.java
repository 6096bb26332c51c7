package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * A root, or a part of it that is searched by itself because the whole would take too long. Immutable.
 *
 * @param path the number of the root, and then for each time that it was split which of the parts, from 0 up
 * @param images the images that the generator has placed, in the form in which a solver has its roots; {@code null} if
 *     they are those of the root itself
 */
public record RootPart(List<Integer> path, String images) {

    /** Takes a copy of the list. */
    public RootPart {
        path = List.copyOf(path);
    }

    /** A whole root. */
    public static RootPart root(int number) {
        return new RootPart(List.of(number), null);
    }

    /** One of the parts that this is split into. */
    public RootPart part(int index, String itsImages) {
        List<Integer> itsPath = new ArrayList<>(path);
        itsPath.add(index);
        return new RootPart(itsPath, itsImages);
    }

    /** The number of the root. */
    public int root() {
        return path.get(0);
    }

    /** Whether this is a whole root. */
    public boolean isRoot() {
        return path.size() == 1;
    }
}
