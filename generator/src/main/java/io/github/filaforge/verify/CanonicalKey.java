package io.github.filaforge.verify;

import java.util.Arrays;
import java.util.List;

/**
 * Computes a key that two solutions have in common if one is the other, or a symmetric copy of it, whichever of several
 * pieces of one shape lies where. The key has 128 bits of a digest of the least of all copies. Cells are read in the order
 * of their numbers, and pieces are numbered in the order in which they appear. The shapes of the pieces follow where cells
 * do not determine them: where pieces differ in colours, or the box is closed.
 */
final class CanonicalKey {

    private final List<CellPermutation> symmetries;
    private final Shapes ofPuzzle;
    private final int[] numbers;
    private int[] least;
    private int[] copy;
    private final KeyDigest digest;

    /**
     * Makes keys for the solutions of a puzzle.
     *
     * @param symmetries the group of the symmetries that count, with the identity
     * @param cells the number of cells that are to be filled
     * @param ofPuzzle the shapes of the puzzle, which decide whether a solution has allowed numbers of pieces
     * @param withShapes true if two shapes may have equal cells
     */
    CanonicalKey(List<CellPermutation> symmetries, int cells, Shapes ofPuzzle, boolean withShapes) {
        this.ofPuzzle = ofPuzzle;
        this.symmetries = symmetries;
        this.numbers = new int[cells];
        int length = withShapes ? 2 * cells : cells;
        this.least = new int[length];
        this.copy = new int[length];
        this.digest = new KeyDigest(length);
    }

    /**
     * Returns the key of a solution.
     *
     * @param fillers the number of the piece that fills each cell; no more pieces than cells
     * @param shapes the shape of each piece
     */
    KeyDigest.Key of(int[] fillers, int... shapes) {
        Arrays.fill(least, Integer.MAX_VALUE);
        for (CellPermutation symmetry : symmetries) {
            if (isAllowed(symmetry, shapes) && read(fillers, shapes, symmetry)) {
                int[] former = least;
                least = copy;
                copy = former;
            }
        }
        return digest.of(least);
    }

    /** Returns true if a symmetric copy of a solution is a solution. It always is where every solution uses all pieces. */
    private boolean isAllowed(CellPermutation symmetry, int... shapes) {
        return ofPuzzle.areAllUsed() || symmetry.allows(ofPuzzle.used(shapes), ofPuzzle);
    }

    /** Reads a copy, and returns true if it is less than the least copy so far. */
    private boolean read(int[] fillers, int[] shapes, CellPermutation symmetry) {
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
