package io.github.filaforge.runtime;

import java.util.Arrays;

/**
 * Judges whether a solution is the first of the symmetric copies of it that its search finds. Nothing is remembered: the
 * copies are made from the solution itself, those that the search does not find are left out, and the rest is compared.
 *
 * <p>Solutions are compared by the list that has for each cell, by position, the lowest position in the same image.
 */
public final class CanonicalForm {

    private final int[][] symmetries;
    private final int[][][] starts;

    /**
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by
     *     blanks
     * @param starts the search finds just the solutions that contain all images of one of these starts; each is a list
     *     of images separated by commas, an image being its positions separated by blanks
     */
    public CanonicalForm(String[] symmetries, String[] starts) {
        this.symmetries = images(symmetries);
        this.starts = new int[starts.length][][];
        for (int start = 0; start < starts.length; start++) {
            this.starts[start] = starts[start].isEmpty() ? new int[0][] : images(Words.split(starts[start], ','));
        }
    }

    private static int[][] images(String[] texts) {
        int[][] images = new int[texts.length][];
        for (int i = 0; i < texts.length; i++) {
            images[i] = Words.numbers(texts[i]);
        }
        return images;
    }

    /**
     * Whether no symmetry carries a solution to one that the search finds too and that comes earlier.
     *
     * @param solution the solution as {@link Board} has it
     */
    public boolean isFirst(int... solution) {
        if (symmetries.length == 0) {
            return true;
        }
        int[] own = lowestOfImage(Arrays.copyOf(solution, symmetries[0].length));
        int[] copy = new int[own.length];
        for (int[] symmetry : symmetries) {
            int[] other = copy(own, symmetry, copy);
            if (Arrays.compare(other, own) < 0 && isFound(other)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The first of the symmetric copies of a solution that its search finds, itself included: the same for all of these, and
     * for no other solution.
     *
     * @param solution the solution as {@link Board} has it
     * @param size the number of cells
     * @param form says which copies there are; {@code null} if there are none
     * @return the lowest position in the image of each position, as characters
     */
    static String first(int[] solution, int size, CanonicalForm form) {
        int[] first = lowestOfImage(Arrays.copyOf(solution, size));
        if (form != null) {
            first = form.firstCopy(first);
        }
        char[] characters = new char[size];
        for (int position = 0; position < size; position++) {
            characters[position] = (char) first[position];
        }
        return new String(characters);
    }

    private int[] firstCopy(int... own) {
        int[] first = own;
        int[] copy = new int[own.length];
        for (int[] symmetry : symmetries) {
            int[] other = copy(own, symmetry, copy);
            if (Arrays.compare(other, first) < 0 && isFound(other)) {
                first = other;
            }
        }
        return first;
    }

    /** The copy that a symmetry makes; {@code labels} is room for it. */
    private static int[] copy(int[] own, int[] symmetry, int... labels) {
        for (int position = 0; position < labels.length; position++) {
            labels[symmetry[position]] = own[position];
        }
        return lowestOfImage(labels);
    }

    /** Relabels cells: those with the same label get the lowest position among them. Labels are below the size. */
    private static int[] lowestOfImage(int[] labels) {
        int[] lowest = new int[labels.length];
        Arrays.fill(lowest, -1);
        int[] result = new int[labels.length];
        for (int position = 0; position < labels.length; position++) {
            if (lowest[labels[position]] < 0) {
                lowest[labels[position]] = position;
            }
            result[position] = lowest[labels[position]];
        }
        return result;
    }

    private boolean isFound(int[] lowest) {
        for (int[][] start : starts) {
            if (containsAll(lowest, start)) {
                return true;
            }
        }
        return false;
    }

    private static boolean containsAll(int[] lowest, int[][] start) {
        for (int[] image : start) {
            for (int position : image) {
                if (lowest[position] != lowest[image[0]]) {
                    return false;
                }
            }
            if (size(lowest, lowest[image[0]]) != image.length) {
                return false;
            }
        }
        return true;
    }

    private static int size(int[] labels, int label) {
        int size = 0;
        for (int other : labels) {
            if (other == label) {
                size++;
            }
        }
        return size;
    }
}
