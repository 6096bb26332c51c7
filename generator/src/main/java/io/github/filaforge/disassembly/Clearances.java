package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A table of how far a piece can go along each step before it meets another piece. Its rows are for pairs of bodies and
 * their relative place. They are computed from the cells alone when they are first asked for, and serve all assemblies of a
 * run. It belongs to one thread.
 *
 * <p>A body is a piece in one orientation: its cells relative to the point of its first cell. A place is a translation, as
 * one number: {@code x * 2^20 + y * 2^10 + z}, where each coordinate is between -512 and 511. So the number of a sum is the
 * sum of the numbers.
 */
final class Clearances {

    /** The number of steps of a piece that never meets the other one. */
    static final int FREE = Integer.MAX_VALUE;

    private static final int BITS_OF_PLACE = 32;
    private static final int FIRST_CAPACITY = 1 << 12;
    private static final int MOST_BODIES = 1 << 14;

    /** The number of rows from which the table begins anew, so that a long run does not fill the memory. */
    private static final int MOST_ROWS = 1 << 22;

    /** The places of the translations by 1 along x and along y. */
    private static final int X = 1 << 20;

    private static final int Y = 1 << 10;

    private static final int LEAST = -512;
    private static final int MOST = 511;

    /** Twice this number, with the extents of two pieces and of a step, is at most {@link #MOST}. */
    private static final int NEAR = 160;

    private final Slides slides;
    private final int steps;
    private final Map<List<Cell>, Integer> numbers = new HashMap<>();
    /** The bodies by their numbers. */
    private final List<List<Cell>> bodies = new ArrayList<>();
    /** The places of the cells of each body, and their kinds. */
    private final List<int[]> cells = new ArrayList<>();

    private final List<int[]> kindsOf = new ArrayList<>();
    /** The places of the cells that a cell meets, by step and kind, relative to it. */
    private final int[][][] met;

    private final int[] stepPlaces;
    /** The numbers of steps that lead as far as a place can be: numbers of places beyond it would stand for other places. */
    private final int[] mostTimes;

    /** The rows by open addressing: the keys, 0 where no row is, and the first index of each row. */
    private long[] keys = new long[FIRST_CAPACITY];

    private int[] rows = new int[FIRST_CAPACITY];
    private int[] values = new int[FIRST_CAPACITY];
    private int size;

    Clearances(Slides slides) {
        this.slides = slides;
        this.steps = slides.steps().size();
        this.stepPlaces = slides.steps().stream().mapToInt(Clearances::place).toArray();
        this.mostTimes = slides.steps().stream()
                .mapToInt(step -> MOST / Math.max(Math.abs(step.x()), Math.max(Math.abs(step.y()), Math.abs(step.z()))))
                .toArray();
        this.met = new int[steps][][];
        for (int step = 0; step < steps; step++) {
            int number = step;
            met[step] = slides.lattice().ofEachKind().stream()
                    .map(cell -> slides.met(number, cell).stream()
                            .mapToInt(Clearances::place)
                            .toArray())
                    .toArray(int[][]::new);
        }
    }

    /** Removes all rows if there are many. To be called when no row is in use. */
    void makeRoom() {
        if (size >= MOST_ROWS) {
            size = 0;
            Arrays.fill(keys, 0);
        }
    }

    /** Returns the number of a body, which gets the next number if it is new. */
    int body(List<Cell> body) {
        Integer known = numbers.get(body);
        if (known != null) {
            return known;
        }
        if (cells.size() == MOST_BODIES) {
            throw new UndecidedException("there are more than " + MOST_BODIES + " pieces in all orientations");
        }
        numbers.put(body, cells.size());
        bodies.add(body);
        cells.add(body.stream().mapToInt(Clearances::place).toArray());
        kindsOf.add(body.stream().mapToInt(slides.lattice()::kindOf).toArray());
        return cells.size() - 1;
    }

    /**
     * Compares two bodies by their cells. Their numbers depend on the assemblies that this table has met first, so threads
     * number bodies differently.
     */
    int compare(int body, int other) {
        List<Cell> one = bodies.get(body);
        List<Cell> two = bodies.get(other);
        for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
            int order = one.get(i).compareTo(two.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), two.size());
    }

    /**
     * Returns the number of a place.
     *
     * @throws UndecidedException if a coordinate is beyond the limits
     */
    static int place(Cell cell) {
        if (isBeyond(cell.x()) || isBeyond(cell.y()) || isBeyond(cell.z())) {
            throw new UndecidedException("a piece is more than " + MOST + " cells away");
        }
        return cell.x() * X + cell.y() * Y + cell.z();
    }

    /** Returns true if a place is so near that the places of the cells of two pieces there are within the limits. */
    static boolean isNear(int place) {
        int z = (place << 22) >> 22;
        int y = ((place - z) << 12) >> 22;
        int x = (place - z - (y << 10)) >> 20;
        return Math.abs(x) <= NEAR && Math.abs(y) <= NEAR && Math.abs(z) <= NEAR;
    }

    private static boolean isBeyond(int coordinate) {
        return coordinate < LEAST || coordinate > MOST;
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
        if (slides.lattice().isOrthogonal()) {
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
                    if (between <= MOST) {
                        leastZ = Math.min(leastZ, between - 1);
                    } else if ((between & Y - 1) == 0) {
                        if ((between & X - 1) == 0) {
                            least = Math.min(least, between / X - 1);
                        } else if (between <= MOST * Y) {
                            leastY = Math.min(leastY, between / Y - 1);
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
        int[] kinds = kindsOf.get(body);
        for (int i = 0; i < near.length; i++) {
            for (int far : cells.get(other)) {
                int between = far + way - near[i];
                for (int step = 0; step < steps; step++) {
                    for (int passed : met[step][kinds[i]]) {
                        int times = (between - passed) / stepPlaces[step];
                        boolean isAhead =
                                times >= 0 && times <= mostTimes[step] && times * stepPlaces[step] == between - passed;
                        if (isAhead && times < values[row + step]) {
                            values[row + step] = times;
                        }
                    }
                }
            }
        }
    }
}
