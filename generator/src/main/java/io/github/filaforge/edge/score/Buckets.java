package io.github.filaforge.edge.score;

import java.util.Arrays;

/** Bags of numbers, one for each key. */
final class Buckets {

    private static final int[] EMPTY = {};

    private final int[][] values;
    private final int[] sizes;

    /** Makes empty bags for the keys below a number. */
    Buckets(int keys) {
        values = new int[keys][];
        sizes = new int[keys];
        Arrays.fill(values, EMPTY);
    }

    int size(int key) {
        return sizes[key];
    }

    int get(int key, int index) {
        return values[key][index];
    }

    void add(int key, int value) {
        if (sizes[key] == values[key].length) {
            values[key] = Arrays.copyOf(values[key], 2 * sizes[key] + 2);
        }
        values[key][sizes[key]++] = value;
    }

    /** Takes out a value that is in the bag; the others may change their places. */
    void remove(int key, int value) {
        int[] bag = values[key];
        int at = 0;
        while (bag[at] != value) {
            at++;
        }
        bag[at] = bag[--sizes[key]];
    }
}
