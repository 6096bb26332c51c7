package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * A root, or a part of it that is searched by itself because the whole would take too long. Immutable.
 *
 * @param path the number of the root, and then for each time that it was split which of the parts, from 0 up
 * @param images the images that the generator has placed, in the form in which a solver has its roots; {@code null} if
 *     they are those of the root itself
 * @param from the share of the search that comes before this, as far as that is known before it is made; else not a number
 * @param to the same with this
 */
public record RootPart(List<Integer> path, String images, double from, double to) {

    /** Takes a copy of the list. */
    public RootPart {
        path = List.copyOf(path);
    }

    /** A whole root. */
    public static RootPart root(int number) {
        return new RootPart(List.of(number), null, Double.NaN, Double.NaN);
    }

    /** One of the parts that this is split into. */
    public RootPart part(int index, String itsImages) {
        return part(index, itsImages, Double.NaN, Double.NaN);
    }

    /** The same of a search of which the shares are known. */
    public RootPart part(int index, String itsImages, double itsFrom, double itsTo) {
        List<Integer> itsPath = new ArrayList<>(path);
        itsPath.add(index);
        return new RootPart(itsPath, itsImages, itsFrom, itsTo);
    }

    /** The same of a root with another number. */
    RootPart withRoot(int number) {
        List<Integer> itsPath = new ArrayList<>(path);
        itsPath.set(0, number);
        return new RootPart(itsPath, images, from, to);
    }

    /** The number of the root. */
    public int root() {
        return path.get(0);
    }

    /**
     * Whether this has been left whole.
     *
     * @param split what a {@link RootDeepening} has made of it
     */
    public boolean isWholeIn(List<RootPart> split) {
        return split.size() == 1 && split.get(0).path.size() == path.size();
    }

    /** Whether this is a whole root. */
    public boolean isRoot() {
        return path.size() == 1;
    }
}
