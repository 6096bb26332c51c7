package io.github.filaforge.burrtools;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Counts the ways to assign the pieces of a solution to entries that a symmetry of the solution keeps. */
final class EntryAssignment {

    private final Entries entries;
    /** The shape of each piece, as the first entry that has it. */
    private final List<Integer> ofShape;
    /** The cycles of pieces: the symmetry carries each piece of a cycle to the next. */
    private final List<List<Integer>> cycles;

    private final boolean isReflection;
    private final Map<List<Integer>, BigInteger> known = new HashMap<>();

    /**
     * The pieces that the entries have.
     *
     * @param shapes the first entry that has the shape of an entry, for each entry
     * @param partners the entry whose pieces the pieces of an entry become in a mirror, for each entry; -1 if there is none
     * @param fewest the number of pieces that every solution has of an entry, for each entry
     * @param most the number of pieces that a solution can have of an entry, for each entry
     */
    record Entries(List<Integer> shapes, List<Integer> partners, List<Integer> fewest, List<Integer> most) {

        Entries {
            shapes = List.copyOf(shapes);
            partners = List.copyOf(partners);
            fewest = List.copyOf(fewest);
            most = List.copyOf(most);
        }
    }

    EntryAssignment(Entries entries, List<Integer> ofShape, List<List<Integer>> cycles, boolean isReflection) {
        this.entries = entries;
        this.ofShape = List.copyOf(ofShape);
        this.cycles = cycles.stream().map(List::copyOf).toList();
        this.isReflection = isReflection;
    }

    BigInteger count() {
        return count(0, entries.most().stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * Returns the number of ways to assign the cycles that are left.
     *
     * @param next the cycle that is assigned next
     * @param left the number of pieces that each entry has left
     */
    private BigInteger count(int next, int... left) {
        if (next == cycles.size()) {
            boolean areEnough = IntStream.range(0, left.length)
                    .allMatch(entry -> entries.most().get(entry) - left[entry]
                            >= entries.fewest().get(entry));
            return areEnough ? BigInteger.ONE : BigInteger.ZERO;
        }
        List<Integer> state = new ArrayList<>(Arrays.stream(left).boxed().toList());
        state.add(next);
        BigInteger before = known.get(state);
        if (before != null) {
            return before;
        }
        BigInteger sum = BigInteger.ZERO;
        for (int entry = 0; entry < left.length; entry++) {
            int[] rest = left.clone();
            if (takes(cycles.get(next), entry, rest)) {
                sum = sum.add(count(next + 1, rest));
            }
        }
        known.put(state, sum);
        return sum;
    }

    /** Assigns the first piece of a cycle to an entry, and with it all others, and returns true if this is possible. */
    private boolean takes(List<Integer> cycle, int first, int... rest) {
        int entry = first;
        for (int piece : cycle) {
            if (entry < 0 || !entries.shapes().get(entry).equals(ofShape.get(piece)) || rest[entry] == 0) {
                return false;
            }
            rest[entry]--;
            entry = isReflection ? entries.partners().get(entry) : entry;
        }
        return entry == first;
    }
}
