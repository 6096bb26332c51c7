package io.github.filaforge.runtime.search;

import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A root, or a part of a root that is searched by itself because the whole root would take too long. Immutable.
 *
 * @param path the number of the root, followed, for each split, by the index of the part from 0 up
 * @param images the images that the generator has placed, in the form in which a solver has its roots; {@code null} if they
 *     are the images of the root itself
 * @param from the fraction of all solutions that come before this part; NaN if it is unknown before the search
 * @param to the fraction of all solutions up to the end of this part; NaN if it is unknown before the search
 */
public record RootPart(List<Integer> path, String images, double from, double to) {

    /**
     * The greatest length of a path that is read. Each split places a piece, so valid paths are much shorter.
     */
    private static final int MOST_DEPTH = 1000;

    /** Copies the list. */
    public RootPart {
        path = List.copyOf(path);
    }

    /** Returns a whole root. */
    public static RootPart root(int number) {
        return new RootPart(List.of(number), null, Double.NaN, Double.NaN);
    }

    /** Returns one of the parts into which this part is split. */
    public RootPart part(int index, String itsImages) {
        return part(index, itsImages, Double.NaN, Double.NaN);
    }

    /**
     * Returns one of the parts into which this part is split, with known fractions of the solutions.
     *
     * @param itsFrom the fraction of all solutions that come before the new part
     * @param itsTo the fraction of all solutions up to the end of the new part
     */
    public RootPart part(int index, String itsImages, double itsFrom, double itsTo) {
        List<Integer> itsPath = new ArrayList<>(path);
        itsPath.add(index);
        return new RootPart(itsPath, itsImages, itsFrom, itsTo);
    }

    /** Returns a path as text: its numbers with dots between them, as in {@code 17.3}. */
    public static String text(List<Integer> path) {
        StringBuilder text = new StringBuilder();
        for (int number : path) {
            text.append(text.length() == 0 ? "" : ".").append(number);
        }
        return text.toString();
    }

    /**
     * Reads a path that {@link #text} has written.
     *
     * @throws NumberFormatException if the text is anything else
     */
    public static List<Integer> path(String text) {
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
        return path;
    }

    /** Returns this part with another number of the root. */
    public RootPart withRoot(int number) {
        List<Integer> itsPath = new ArrayList<>(path);
        itsPath.set(0, number);
        return new RootPart(itsPath, images, from, to);
    }

    /** Returns the number of the root. */
    public int root() {
        return path.get(0);
    }

    /**
     * Returns true if this part was not split.
     *
     * @param split the parts that a {@link Splitter} has returned for this part
     */
    public boolean isWholeIn(List<RootPart> split) {
        return split.size() == 1 && split.get(0).path.size() == path.size();
    }

    /** Returns true if this part is a whole root. */
    public boolean isRoot() {
        return path.size() == 1;
    }
}
