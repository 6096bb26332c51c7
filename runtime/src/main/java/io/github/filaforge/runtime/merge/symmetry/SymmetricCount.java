package io.github.filaforge.runtime.merge.symmetry;

import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The number of solutions up to symmetry, by the lemma of Cauchy and Frobenius, which is often named after Burnside. The
 * number is the mean, over all symmetries of the group, of the number of solutions that a symmetry leaves unchanged. The
 * identity leaves all solutions unchanged.
 *
 * <p>The packings whose solutions have to be counted are the {@link #parts()}. The {@link #total} follows from their numbers
 * of solutions. Immutable.
 */
public final class SymmetricCount {

    private final int order;
    private final List<WeightedPacking> parts;

    private SymmetricCount(int order, List<WeightedPacking> parts) {
        this.order = order;
        this.parts = List.copyOf(parts);
    }

    /**
     * Returns the packings that have to be counted for a puzzle.
     *
     * @param puzzle the packing of a puzzle, in which image class n is shape n. No two images fill equal cells, unless they
     *     are single cells of two shapes, each of which every symmetry carries to itself.
     * @param symmetries all symmetries but the identity under which solutions count once: for each position the position to
     *     which it is carried
     * @throws IllegalArgumentException if the symmetries are not a group, or one of them does not carry images to images,
     *     and shapes to shapes with equal numbers of copies
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
            if (imageOf.put(key(puzzle.imageClass(image), puzzle.cells(image)), image) != null) {
                throw new IllegalArgumentException("two images fill the same cells");
            }
        }
        return imageOf;
    }

    /**
     * Returns a key for an image: its cells, and for a single cell the image class too, since a piece of one cell may lie
     * where another solution has a blank.
     */
    static IntBuffer key(int imageClass, int... ascending) {
        return IntBuffer.wrap(ascending.length == 1 ? new int[] {ascending[0], -1 - imageClass} : ascending);
    }

    /** Returns the number of symmetries, including the identity. */
    public int order() {
        return order;
    }

    /**
     * Returns the packings that have to be counted: first the puzzle itself, then the quotients of symmetries that may leave
     * a solution unchanged. Often there are no quotients: if a shape with one piece has no symmetric image, every symmetry
     * changes every solution.
     */
    public List<WeightedPacking> parts() {
        return parts;
    }

    /**
     * Returns the number of solutions up to symmetry.
     *
     * @param counts the number of solutions of each of the {@link #parts()}, in their order
     * @throws IllegalStateException if these numbers cannot be right, which means that the program has an error
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
