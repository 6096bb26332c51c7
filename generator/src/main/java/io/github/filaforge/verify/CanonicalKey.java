package io.github.filaforge.verify;

import java.util.Arrays;
import java.util.List;

/**
 * What two solutions have in common if one is the other, or a symmetric copy of it, whichever of several pieces of one
 * shape lies where: 128 bits of a digest of the least of all copies. Cells are read in the order of their numbers, and
 * pieces are numbered as they are met; then follow their shapes, which cells do not tell where pieces differ
 * in colours or the box is closed.
 */
final class CanonicalKey {

    private final List<Symmetry> symmetries;
    private final Shapes ofPuzzle;
    private final int[] numbers;
    private int[] least;
    private int[] copy;
    private final KeyDigest digest;

    /**
     * @param symmetries the group that counts, the identity among them
     * @param cells how many cells are to be filled
     * @param ofPuzzle which solutions have the right numbers of pieces
     * @param withShapes whether there may be two shapes of the same cells
     */
    CanonicalKey(List<Symmetry> symmetries, int cells, Shapes ofPuzzle, boolean withShapes) {
        this.ofPuzzle = ofPuzzle;
        this.symmetries = symmetries;
        this.numbers = new int[cells];
        int length = withShapes ? 2 * cells : cells;
        this.least = new int[length];
        this.copy = new int[length];
        this.digest = new KeyDigest(length);
    }

    /**
     * The key of a solution.
     *
     * @param fillers by cell, which piece fills it; no more pieces than cells
     * @param shapes by piece
     */
    KeyDigest.Key of(int[] fillers, int... shapes) {
        Arrays.fill(least, Integer.MAX_VALUE);
        for (Symmetry symmetry : symmetries) {
            if (isAllowed(symmetry, shapes) && read(fillers, shapes, symmetry)) {
                int[] former = least;
                least = copy;
                copy = former;
            }
        }
        return digest.of(least);
    }

    /** Whether what a symmetry makes of a solution is one: where all pieces are used it always is. */
    private boolean isAllowed(Symmetry symmetry, int... shapes) {
        return ofPuzzle.areAllUsed() || symmetry.allows(ofPuzzle.used(shapes), ofPuzzle);
    }

    /** Reads a copy; whether it is less than the least so far. */
    private boolean read(int[] fillers, int[] shapes, Symmetry symmetry) {
        Arrays.fill(numbers, -1);
        int next = 0;
        boolean isLess = false;
        int cells = symmetry.size();
        for (int i = 0; i < copy.length; i++) {
            int filler = fillers[symmetry.cell(i % cells)];
            if (filler == Assembly.OPEN) {
                copy[i] = Assembly.OPEN;
            } else {
                if (numbers[filler] < 0) {
                    numbers[filler] = next++;
                }
                copy[i] = i < cells ? numbers[filler] : symmetry.shape(shapes[filler]);
            }
            if (!isLess && copy[i] != least[i]) {
                if (copy[i] > least[i]) {
                    return false;
                }
                isLess = true;
            }
        }
        return isLess;
    }
}
