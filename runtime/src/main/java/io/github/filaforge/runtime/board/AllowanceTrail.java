package io.github.filaforge.runtime.board;

import java.util.Arrays;

/**
 * The allowances of the states of a search from the root to the present one, for a puzzle of which pieces may be left over.
 * Like {@link Allowance} it is not final.
 */
public class AllowanceTrail {

    private final Allowance allowance;
    private final int size;
    /** The allowance of the state with n pieces left, at index n. */
    private final long[] allowances;

    /**
     * Creates a trail that has the empty assembly alone.
     *
     * @param size the number of cells of the region
     * @param pieces the greatest number of pieces left
     */
    AllowanceTrail(Allowance allowance, int size, int pieces) {
        this.allowance = allowance;
        this.size = size;
        this.allowances = new long[pieces + 1];
        allowances[pieces] = allowance.full();
    }

    /** Returns the allowance of the state with a number of pieces left. */
    public long at(int left) {
        return allowances[left];
    }

    /**
     * Adds the state after a piece was placed. Returns true if its allowance is not spent.
     *
     * @param left the number of pieces left before
     * @param unused the number of unused pieces of the shape before
     */
    public boolean hasRoomFor(int left, int shape, int unused) {
        long after = allowance.after(allowances[left], shape, unused);
        allowances[left - 1] = after;
        return !Allowance.isSpent(after);
    }

    /**
     * Returns true if the region is full.
     *
     * @param trail an array that has the words of the occupancy
     * @param from the index of the first of these words
     */
    public boolean isFull(long[] trail, int from) {
        boolean isFull = true;
        for (int position = 0; position < size && isFull; position++) {
            isFull = (trail[from + position / Long.SIZE] & 1L << position) != 0;
        }
        return isFull;
    }

    /**
     * Returns a solution, without the place of the pieces that it does not have; an empty array if its numbers of pieces are
     * not allowed.
     *
     * @param solution the solution in the form of {@link Board}, with a place for every piece
     * @param left the number of pieces left
     */
    public int[] solution(int[] solution, int left) {
        int[] own = left == 0 ? solution : Arrays.copyOf(solution, solution.length - left);
        return allowance.allows(own) ? own : new int[0];
    }
}
