package io.github.filaforge.runtime.disassembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A breadth-first search for the fewest moves after which a part falls into two. Its states are the places of the pieces
 * relative to the first one. A move of some pieces and the opposite move of the others lead to one state, so steps are looked
 * at in one of two opposite directions only.
 *
 * <p>Pieces can go along a step together if none of them meets a piece that stays. So a group contains, with each piece, all
 * pieces that it meets at once, and all unions of such groups are groups.
 */
final class PartSearch {

    /** The greatest number of groups along one step. With more, unions of groups are left out. */
    private static final int MOST_GROUPS = 1 << 12;

    private final Clearances clearances;
    private final Motions motions;
    private final int steps;
    private final int[] bodies;
    private final int size;
    private final long all;
    private final long limit;
    private final long mostStates;

    /** The places of the states, {@link #size} for each, and how each state was reached. */
    private int[] places;

    private int[] parents = new int[64];
    private long[] groups = new long[64];
    /** The number of a step, and the number of times above it: times * steps + step. */
    private int[] ways = new int[64];

    private int count;
    /** The states by open addressing; 0 where there is none, else the number of a state and one more. */
    private int[] table = new int[256];

    private final int[] rows;
    private final int[] next;
    private long[] found = new long[64];
    private final Set<Long> met = new HashSet<>();
    private long separating;
    private int separatingStep;
    private int last;

    /**
     * Makes a search with its first state.
     *
     * @param limit the greatest number of states of the assembly, for messages
     * @param mostStates the greatest number of states of this part
     */
    PartSearch(Clearances clearances, Motions motions, Part part, long limit, long mostStates) {
        this.clearances = clearances;
        this.motions = motions;
        this.steps = motions.count();
        this.bodies = part.bodies();
        this.size = part.size();
        this.all = size == Long.SIZE ? -1 : (1L << size) - 1;
        this.limit = limit;
        this.mostStates = mostStates;
        this.places = new int[size * 64];
        this.rows = new int[size * size];
        this.next = part.places().clone();
        add(-1, 0, 0);
    }

    /** Returns the number of states that were found. */
    long states() {
        return count;
    }

    /** Searches until the part falls into two; false if it never does. */
    boolean findsSeparation() {
        for (last = 0; last < count; last++) {
            if (separates(last)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the places of the pieces before the last move. */
    int[] places() {
        return Arrays.copyOfRange(places, last * size, last * size + size);
    }

    /** Returns the moves that were found. */
    List<PartMove> moves() {
        List<PartMove> moves = new ArrayList<>();
        moves.add(move(separating, separatingStep, 0));
        for (int state = last; parents[state] >= 0; state = parents[state]) {
            moves.add(move(groups[state], ways[state] % steps, ways[state] / steps));
        }
        Collections.reverse(moves);
        return moves;
    }

    /** Returns a move of the smaller one of a group and the others. */
    private PartMove move(long group, int step, int times) {
        boolean isOther = 2 * Long.bitCount(group) > size;
        return new PartMove(isOther ? all & ~group : group, step, isOther, times);
    }

    private boolean separates(int state) {
        int first = state * size;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                if (i != j) {
                    rows[i * size + j] = clearances.row(bodies[i], bodies[j], places[first + j] - places[first + i]);
                }
            }
        }
        for (int step = 0; step < steps; step++) {
            if (separatesAlong(step)) {
                return true;
            }
        }
        for (int step = 0; step < steps; step++) {
            int number = groups(step);
            for (int i = 0; i < number; i++) {
                int most = reach(found[i], step);
                for (int times = 1; times <= most; times++) {
                    move(first, found[i], times * motions.step(step));
                    add(state, found[i], times * steps + step);
                }
            }
        }
        return false;
    }

    /**
     * Looks for pieces that never meet the others along a step. With a piece go all pieces that it ever meets. Each group that
     * never meets the others contains such a smallest group.
     */
    private boolean separatesAlong(int step) {
        long[] closed = closures(step, Clearances.FREE);
        for (long group : closed) {
            if (group != all) {
                separating = group;
                separatingStep = step;
                return true;
            }
        }
        return false;
    }

    /** Returns for each piece the pieces that have to go along a step with it: they meet in fewer than a number of steps. */
    private long[] closures(int step, int times) {
        long[] closed = new long[size];
        for (int i = 0; i < size; i++) {
            closed[i] = 1L << i;
            for (int j = 0; j < size; j++) {
                if (i != j && clearances.at(rows[i * size + j] + step) < times) {
                    closed[i] |= 1L << j;
                }
            }
        }
        for (int middle = 0; middle < size; middle++) {
            for (int i = 0; i < size; i++) {
                if (((closed[i] >> middle) & 1) != 0) {
                    closed[i] |= closed[middle];
                }
            }
        }
        return closed;
    }

    /** Stores the groups that can go along a step, and returns their number. */
    private int groups(int step) {
        long[] closed = closures(step, 1);
        met.clear();
        int number = 0;
        for (int i = 0; i < size; i++) {
            number = withGroup(closed[i], number);
        }
        int single = number;
        for (int i = 0; i < number; i++) {
            for (int j = 0; j < single && number < MOST_GROUPS; j++) {
                number = withGroup(found[i] | found[j], number);
            }
        }
        return number;
    }

    private int withGroup(long group, int number) {
        if (group == all || !met.add(group)) {
            return number;
        }
        if (number == found.length) {
            found = Arrays.copyOf(found, 2 * number);
        }
        found[number] = group;
        return number + 1;
    }

    /** Returns the number of steps that a group can go. */
    private int reach(long group, int step) {
        int least = Clearances.FREE;
        for (int i = 0; i < size; i++) {
            if (((group >> i) & 1) != 0) {
                for (int j = 0; j < size; j++) {
                    if (((group >> j) & 1) == 0) {
                        least = Math.min(least, clearances.at(rows[i * size + j] + step));
                    }
                }
            }
        }
        return least;
    }

    /** Makes the next state: a group has moved, and then everything so that the first piece is where it was. */
    private void move(int first, long group, int way) {
        int shift = (group & 1) != 0 ? way : 0;
        for (int i = 0; i < size; i++) {
            next[i] = places[first + i] + (((group >> i) & 1) != 0 ? way : 0) - shift;
            if (!Clearances.isNear(next[i])) {
                throw new UndecidedException("its pieces move too far");
            }
        }
    }

    private void add(int parent, long group, int way) {
        int mask = table.length - 1;
        int hash = 0;
        for (int place : next) {
            hash = (hash ^ place) * 0x9e3779b1;
            hash ^= hash >>> 15;
        }
        int at = hash & mask;
        while (table[at] != 0) {
            int first = (table[at] - 1) * size;
            if (Arrays.equals(places, first, first + size, next, 0, size)) {
                return;
            }
            at = (at + 1) & mask;
        }
        if (count >= mostStates) {
            throw UndecidedException.afterStates(limit);
        }
        if (count == parents.length) {
            parents = Arrays.copyOf(parents, 2 * count);
            groups = Arrays.copyOf(groups, 2 * count);
            ways = Arrays.copyOf(ways, 2 * count);
            places = Arrays.copyOf(places, 2 * count * size);
        }
        System.arraycopy(next, 0, places, count * size, size);
        parents[count] = parent;
        groups[count] = group;
        ways[count] = way;
        table[at] = ++count;
        if (2 * count > table.length) {
            grow();
        }
    }

    private void grow() {
        int[] wider = new int[2 * table.length];
        int mask = wider.length - 1;
        for (int state = 0; state < count; state++) {
            int hash = 0;
            for (int i = 0; i < size; i++) {
                hash = (hash ^ places[state * size + i]) * 0x9e3779b1;
                hash ^= hash >>> 15;
            }
            int at = hash & mask;
            while (wider[at] != 0) {
                at = (at + 1) & mask;
            }
            wider[at] = state + 1;
        }
        table = wider;
    }
}
