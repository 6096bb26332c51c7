package io.github.filaforge.runtime.disassembly;

import io.github.filaforge.runtime.text.Words;

/**
 * The straight steps of pieces in a lattice, and the cells that a cell meets on each step, as a table. Immutable.
 *
 * <p>A place is a translation, or a cell, as one number: {@code x * 2^20 + y * 2^10 + z}, where each coordinate is between
 * -512 and 511. So the number of a sum is the sum of the numbers, and numbers are in the order of x, then y, then z.
 */
public final class Motions {

    /** The greatest coordinate of a place. */
    static final int MOST = 511;

    /** The places of the translations by 1 along x and along y. */
    static final int X = 1 << 20;

    static final int Y = 1 << 10;

    private static final int COORDINATES = 3;

    /** The lengths of the block of cells that repeats, and the kind of each of its places, x most significant. */
    private final int[] block;

    private final int[] kinds;
    /** The place of the cell of each kind that belongs to the origin. */
    private final int[] places;

    private final int[] steps;
    /** The numbers of steps that lead as far as a place can be: numbers of places beyond it would stand for other places. */
    private final int[] mostTimes;
    /** The places of the cells that a cell meets, by step and kind, relative to it. */
    private final int[][][] met;

    private final boolean isOrthogonal;

    /**
     * Reads a table.
     *
     * @param rows in the first row the three lengths of the block of cells that repeats, and for each of its places, x most
     *     significant, the kind of the cell there, or any number where no cell is. In the second row the cell of each kind
     *     that belongs to the origin. In each other row, separated by commas, a step, and for each kind the cells that a cell
     *     of this kind meets on it, relative to it. A step and a cell are three numbers, and blanks separate all numbers.
     */
    public Motions(String... rows) {
        int[] first = Words.numbers(rows[0]);
        this.block = new int[] {first[0], first[1], first[2]};
        this.kinds = new int[first.length - COORDINATES];
        System.arraycopy(first, COORDINATES, kinds, 0, kinds.length);
        this.places = places(Words.numbers(rows[1]));
        this.steps = new int[rows.length - 2];
        this.mostTimes = new int[steps.length];
        this.met = new int[steps.length][][];
        for (int step = 0; step < steps.length; step++) {
            String[] cells = Words.split(rows[step + 2], ',');
            int[] way = numbers(cells[0]);
            steps[step] = place(way[0], way[1], way[2]);
            mostTimes[step] = MOST / Math.max(Math.abs(way[0]), Math.max(Math.abs(way[1]), Math.abs(way[2])));
            met[step] = new int[cells.length - 1][];
            for (int kind = 0; kind < met[step].length; kind++) {
                met[step][kind] = places(numbers(cells[kind + 1]));
            }
        }
        this.isOrthogonal = areAlongAxes();
    }

    private static int[] numbers(String text) {
        if (text.isEmpty()) {
            return new int[0];
        }
        String[] words = Words.split(text, ' ');
        int[] numbers = new int[words.length];
        for (int i = 0; i < numbers.length; i++) {
            boolean isNegative = words[i].charAt(0) == '-';
            numbers[i] = isNegative ? -Words.number(words[i].substring(1)) : Words.number(words[i]);
        }
        return numbers;
    }

    private static int[] places(int... numbers) {
        int[] places = new int[numbers.length / COORDINATES];
        for (int i = 0; i < places.length; i++) {
            places[i] = place(numbers[COORDINATES * i], numbers[COORDINATES * i + 1], numbers[COORDINATES * i + 2]);
        }
        return places;
    }

    /** Returns the place of a cell, or of a translation. */
    static int place(int x, int y, int z) {
        return x * X + y * Y + z;
    }

    /** Returns true if there is one kind of cells, which meet only the next cell on steps along x, y and z. */
    private boolean areAlongAxes() {
        int[] axes = {X, Y, 1};
        boolean are = places.length == 1;
        for (int step = 0; step < steps.length; step++) {
            are &= step < axes.length
                    && steps[step] == axes[step]
                    && met[step][0].length == 1
                    && met[step][0][0] == steps[step];
        }
        return are;
    }

    /** Returns true if the cells are squares or cubes. */
    boolean areOrthogonal() {
        return isOrthogonal;
    }

    /** Returns the number of steps. */
    int count() {
        return steps.length;
    }

    /** Returns the place that a step leads to. */
    int step(int number) {
        return steps[number];
    }

    /** Returns the greatest number of times that a step can be made within the limits of places. */
    int mostTimes(int step) {
        return mostTimes[step];
    }

    /** Returns the places that a cell of a kind meets on a step, relative to it. */
    int[] met(int step, int kind) {
        return met[step][kind];
    }

    private int kind(int x, int y, int z) {
        if (kinds.length == 1) {
            return kinds[0];
        }
        int index = Math.floorMod(x, block[0]);
        index = index * block[1] + Math.floorMod(y, block[1]);
        return kinds[index * block[2] + Math.floorMod(z, block[2])];
    }

    /** Returns the kind of the cell at a place that is relative to a point of the lattice. */
    int kind(int place) {
        int z = z(place);
        int y = y(place, z);
        return kind(x(place, y, z), y, z);
    }

    /** Returns the place of a cell relative to the point to which it belongs. */
    int fromPoint(int x, int y, int z) {
        return places[kind(x, y, z)];
    }

    static int z(int place) {
        return (place << 22) >> 22;
    }

    static int y(int place, int z) {
        return ((place - z) << 12) >> 22;
    }

    static int x(int place, int y, int z) {
        return (place - z - (y << 10)) >> 20;
    }
}
