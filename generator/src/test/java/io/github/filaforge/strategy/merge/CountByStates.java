package io.github.filaforge.strategy.merge;

import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the solutions of a packing of at most 64 cells in the plainest way that remembers what can be completed how often.
 */
public final class CountByStates {

    private record State(long filled, List<Integer> unused) {}

    private final Packing packing;
    private final Map<State, BigInteger> completions = new HashMap<>();

    private CountByStates(Packing packing) {
        this.packing = packing;
    }

    /** The number of sets of images that fill each cell once and use each piece. */
    public static BigInteger of(Packing packing) {
        List<Integer> copies = new ArrayList<>();
        for (int shape = 0; shape < packing.shapes(); shape++) {
            copies.add(packing.copies(shape));
        }
        return new CountByStates(packing).completions(new State(0, copies));
    }

    private BigInteger completions(State state) {
        int target = Long.numberOfTrailingZeros(~state.filled());
        if (target == packing.size()) {
            return state.unused().stream().allMatch(pieces -> pieces == 0) ? BigInteger.ONE : BigInteger.ZERO;
        }
        BigInteger known = completions.get(state);
        if (known != null) {
            return known;
        }
        BigInteger sum = BigInteger.ZERO;
        for (int image : packing.imagesAt(target)) {
            long layout = 0;
            for (int cell : packing.cells(image)) {
                layout |= 1L << cell;
            }
            List<Integer> unused = new ArrayList<>();
            for (int shape = 0; shape < packing.shapes(); shape++) {
                unused.add(state.unused().get(shape) - packing.uses(packing.imageClass(image), shape));
            }
            if ((layout & state.filled()) == 0 && unused.stream().allMatch(pieces -> pieces >= 0)) {
                sum = sum.add(completions(new State(state.filled() | layout, unused)));
            }
        }
        completions.put(state, sum);
        return sum;
    }
}
