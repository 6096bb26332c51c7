package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The number of solutions of which no symmetry carries one to another, by the lemma of Cauchy and Frobenius, often named
 * after Burnside: it is the mean, over all symmetries of the group, of the number of solutions that a symmetry leaves as
 * they are. The identity leaves all.
 *
 * <p>What is to be counted for that are {@link #parts()}; from their numbers comes the {@link #total}. Immutable.
 */
public final class SymmetricCount {

    private final int order;
    private final List<WeightedPacking> parts;

    private SymmetricCount(int order, List<WeightedPacking> parts) {
        this.order = order;
        this.parts = List.copyOf(parts);
    }

    /**
     * What is to be counted of a puzzle.
     *
     * @param puzzle kind n is shape n; no two images fill the same cells, unless they are single cells of two shapes, each of
     *     which every symmetry carries to itself
     * @param symmetries all that count solutions as one, but the identity: for each position the one that it is carried to
     * @throws IllegalArgumentException if the symmetries are not a group, or one of them does not carry images to images and
     *     shapes to shapes with as many copies
     */
    public static SymmetricCount of(Packing puzzle, int[]... symmetries) {
        PositionGroup group = new PositionGroup(puzzle.size(), symmetries);
        Map<IntBuffer, Integer> imageOf = imageByCells(puzzle);
        List<WeightedPacking> parts = new ArrayList<>();
        parts.add(new WeightedPacking(1, puzzle));
        for (int[] alike : group.classes()) {
            Packing quotient = new Quotient(puzzle, imageOf, group.positions(alike[0])).packing();
            if (quotient.mayHaveSolutions()) {
                parts.add(new WeightedPacking(alike.length, quotient));
            }
        }
        return new SymmetricCount(group.order(), parts);
    }

    private static Map<IntBuffer, Integer> imageByCells(Packing puzzle) {
        Map<IntBuffer, Integer> imageOf = new HashMap<>();
        for (int image = 0; image < puzzle.images(); image++) {
            if (imageOf.put(key(puzzle.kind(image), puzzle.cells(image)), image) != null) {
                throw new IllegalArgumentException("two images fill the same cells");
            }
        }
        return imageOf;
    }

    /**
     * What stands for an image: its cells, and of a single cell the kind too, since a piece may lie where another solution
     * has a blank.
     */
    static IntBuffer key(int kind, int... ascending) {
        return IntBuffer.wrap(ascending.length == 1 ? new int[] {ascending[0], -1 - kind} : ascending);
    }

    /** The number of symmetries, the identity included. */
    public int order() {
        return order;
    }

    /**
     * What is to be counted: first the puzzle itself, then what is left of it for symmetries that may leave a solution as it
     * is. There is often none: where a shape of one piece can lie nowhere symmetrically, each symmetry changes each solution.
     */
    public List<WeightedPacking> parts() {
        return parts;
    }

    /**
     * The number of solutions of which no symmetry carries one to another.
     *
     * @param counts the number of solutions of each of the {@link #parts()}, in their order
     * @throws IllegalStateException if these numbers cannot be right: then there is an error in the program
     */
    public BigInteger total(List<BigInteger> counts) {
        BigInteger sum = BigInteger.ZERO;
        for (int part = 0; part < parts.size(); part++) {
            sum = sum.add(
                    counts.get(part).multiply(BigInteger.valueOf(parts.get(part).times())));
        }
        BigInteger[] quotient = sum.divideAndRemainder(BigInteger.valueOf(order));
        if (quotient[1].signum() != 0) {
            throw new IllegalStateException(
                    "internal error: the sum of the solutions that symmetries leave as they are, " + sum
                            + ", is not divisible by the number of symmetries, " + order);
        }
        return quotient[0];
    }
}
