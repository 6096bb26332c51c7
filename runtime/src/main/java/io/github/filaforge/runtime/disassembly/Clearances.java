package io.github.filaforge.runtime.disassembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table of how far a piece can go along each step before it meets another piece. Its rows are for pairs of bodies and
 * their relative place. They are computed from the cells alone when they are first asked for, and serve all assemblies of a
 * run. It belongs to one thread.
 *
 * <p>A body is a piece in one orientation: the places of its cells, ascending, relative to the point of its first cell.
 */
final class Clearances {

    /** The number of steps of a piece that never meets the other one. */
    static final int FREE = Integer.MAX_VALUE;

    private static final int BITS_OF_PLACE = 32;
    private static final int FIRST_CAPACITY = 1 << 12;
    private static final int FIRST_BODIES = 1 << 8;
    private static final int MOST_BODIES = 1 << 14;

    /** The number of rows from which the table begins anew, so that a long run does not fill the memory. */
    private static final int MOST_ROWS = 1 << 22;

    /** Twice this number, with the extents of two pieces and of a step, is at most {@link Motions#MOST}. */
    private static final int NEAR = 160;

    private final Motions motions;
    private final int steps;
    /** The places of the cells of each body, and their kinds. */
    private final List<int[]> cells = new ArrayList<>();

    private final List<int[]> kinds = new ArrayList<>();
    /** The bodies by open addressing; 0 where there is none, else the number of a body and one more. */
    private int[] bodies = new int[FIRST_BODIES];

    /** The rows by open addressing: the keys, 0 where no row is, and the first index of each row. */
    private long[] keys = new long[FIRST_CAPACITY];

    private int[] rows = new int[FIRST_CAPACITY];
    private int[] values = new int[FIRST_CAPACITY];
    private int size;

    Clearances(Motions motions) {
        this.motions = motions;
        this.steps = motions.count();
    }

    /** Removes all rows if there are many. To be called when no row is in use. */
    void makeRoom() {
        if (size >= MOST_ROWS) {
            size = 0;
            Arrays.fill(keys, 0);
        }
    }

    /** Returns the number of a body, which gets the next number if it is new. */
    int body(int... body) {
        int slot = slotOf(body);
        if (bodies[slot] != 0) {
            return bodies[slot] - 1;
        }
        if (cells.size() == MOST_BODIES) {
            throw new UndecidedException("there are more than " + MOST_BODIES + " pieces in all orientations");
        }
        int[] kindsOfCells = new int[body.length];
        for (int i = 0; i < body.length; i++) {
            kindsOfCells[i] = motions.kind(body[i]);
        }
        kinds.add(kindsOfCells);
        cells.add(body);
        bodies[slot] = cells.size();
        if (2 * cells.size() > bodies.length) {
            bodies = new int[2 * bodies.length];
            for (int number = 0; number < cells.size(); number++) {
                bodies[slotOf(cells.get(number))] = number + 1;
            }
        }
        return cells.size() - 1;
    }

    /** Returns the slot of a body, or the slot that is free for it. */
    private int slotOf(int... body) {
        int mask = bodies.length - 1;
        int at = Arrays.hashCode(body) & mask;
        while (bodies[at] != 0 && !Arrays.equals(cells.get(bodies[at] - 1), body)) {
            at = (at + 1) & mask;
        }
        return at;
    }

    /**
     * Compares two bodies by their cells. Their numbers depend on the assemblies that this table has met first, so threads
     * number bodies differently.
     */
    int compare(int body, int other) {
        int[] one = cells.get(body);
        int[] two = cells.get(other);
        for (int i = 0; i < Math.min(one.length, two.length); i++) {
            if (one[i] != two[i]) {
                return Integer.compare(one[i], two[i]);
            }
        }
        return Integer.compare(one.length, two.length);
    }

    /** Returns true if a place is so near that the places of the cells of two pieces there are within the limits. */
    static boolean isNear(int place) {
        int z = Motions.z(place);
        int y = Motions.y(place, z);
        int x = Motions.x(place, y, z);
        return Math.abs(x) <= NEAR && Math.abs(y) <= NEAR && Math.abs(z) <= NEAR;
    }

    /**
     * Returns the index of a row in {@link #at}: for each step the number of times that a body can go along it before it
     * meets another body, or {@link #FREE}.
     *
     * @param way the place of the other body, relative to the first
     */
    int row(int body, int other, int way) {
        long key = Long.MIN_VALUE | ((long) body << 46) | ((long) other << BITS_OF_PLACE) | (way & 0xffffffffL);
        int mask = keys.length - 1;
        int at = slot(key, mask);
        while (keys[at] != 0) {
            if (keys[at] == key) {
                return rows[at];
            }
            at = (at + 1) & mask;
        }
        return added(at, key, body, other, way);
    }

    /** Returns a number of a row by its index, which is that of the row plus that of the step. */
    int at(int index) {
        return values[index];
    }

    private static int slot(long key, int mask) {
        long mixed = key * 0x9e3779b97f4a7c15L;
        return (int) (mixed >>> 40) & mask;
    }

    private int added(int at, long key, int body, int other, int way) {
        int row = size * steps;
        if (row + steps > values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        fill(row, body, other, way);
        keys[at] = key;
        rows[at] = row;
        size++;
        if (2 * size > keys.length) {
            grow();
        }
        return row;
    }

    private void grow() {
        long[] before = keys;
        int[] rowsBefore = rows;
        keys = new long[before.length * 2];
        rows = new int[before.length * 2];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != 0) {
                int at = slot(before[i], keys.length - 1);
                while (keys[at] != 0) {
                    at = (at + 1) & (keys.length - 1);
                }
                keys[at] = before[i];
                rows[at] = rowsBefore[i];
            }
        }
    }

    private void fill(int row, int body, int other, int way) {
        Arrays.fill(values, row, row + steps, FREE);
        if (motions.areOrthogonal()) {
            fillAlongAxes(row, cells.get(body), cells.get(other), way);
        } else {
            fillByCellsMet(row, body, other, way);
        }
    }

    /**
     * Fills a row of squares or cubes, whose steps are x, y and z: a cell meets only the cells ahead of it. The general way
     * below has a division for each pair of cells and each step.
     */
    private void fillAlongAxes(int row, int[] near, int[] far, int way) {
        int least = FREE;
        int leastY = FREE;
        int leastZ = FREE;
        for (int from : near) {
            int start = way - from;
            for (int to : far) {
                int between = to + start;
                if (between > 0) {
                    if (between <= Motions.MOST) {
                        leastZ = Math.min(leastZ, between - 1);
                    } else if ((between & Motions.Y - 1) == 0) {
                        if ((between & Motions.X - 1) == 0) {
                            least = Math.min(least, between / Motions.X - 1);
                        } else if (between <= Motions.MOST * Motions.Y) {
                            leastY = Math.min(leastY, between / Motions.Y - 1);
                        }
                    }
                }
            }
        }
        values[row] = least;
        values[row + 1] = leastY;
        if (steps > 2) {
            values[row + 2] = leastZ;
        }
    }

    private void fillByCellsMet(int row, int body, int other, int way) {
        int[] near = cells.get(body);
        int[] kindsOfNear = kinds.get(body);
        for (int i = 0; i < near.length; i++) {
            for (int far : cells.get(other)) {
                int between = far + way - near[i];
                for (int step = 0; step < steps; step++) {
                    int length = motions.step(step);
                    for (int passed : motions.met(step, kindsOfNear[i])) {
                        int times = (between - passed) / length;
                        boolean isAhead =
                                times >= 0 && times <= motions.mostTimes(step) && times * length == between - passed;
                        if (isAhead && times < values[row + step]) {
                            values[row + step] = times;
                        }
                    }
                }
            }
        }
    }
}
