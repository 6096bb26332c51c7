package io.github.filaforge.burrtools;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** In how many ways the pieces of a solution can be of entries so that a symmetry changes nothing. */
final class SharedOut {

    private final Entries entries;
    /** For each piece its shape, by the first entry of it. */
    private final List<Integer> ofShape;
    /** Pieces that the symmetry carries to one another, each to the next. */
    private final List<List<Integer>> cycles;

    private final boolean isReflection;
    private final Map<List<Integer>, BigInteger> known = new HashMap<>();

    /**
     * What pieces there are.
     *
     * @param shapes for each entry the first of its shape
     * @param partners for each entry the one whose pieces its own become in a mirror; -1 if there is none
     * @param fewest for each entry how many of its pieces every solution has
     * @param most for each entry how many one can have
     */
    record Entries(List<Integer> shapes, List<Integer> partners, List<Integer> fewest, List<Integer> most) {

        Entries {
            shapes = List.copyOf(shapes);
            partners = List.copyOf(partners);
            fewest = List.copyOf(fewest);
            most = List.copyOf(most);
        }
    }

    SharedOut(Entries entries, List<Integer> ofShape, List<List<Integer>> cycles, boolean isReflection) {
        this.entries = entries;
        this.ofShape = List.copyOf(ofShape);
        this.cycles = cycles.stream().map(List::copyOf).toList();
        this.isReflection = isReflection;
    }

    BigInteger count() {
        return count(0, entries.most().stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * @param next the cycle that is given away next
     * @param left how many pieces each entry has left
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

    /** Gives the first piece of a cycle to an entry, and so all of them; whether that can be. */
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
