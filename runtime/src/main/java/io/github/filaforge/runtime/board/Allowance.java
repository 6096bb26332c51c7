package io.github.filaforge.runtime.board;

/**
 * The room that an assembly leaves for pieces beyond the required pieces. By it a search ends branches that have no solution
 * with allowed numbers of pieces. The required pieces are the least number of pieces of each shape; each further piece is an
 * extra piece. The room is measured in four ways:
 *
 * <ul>
 *   <li>the open cells beyond the cells of the required pieces that are still to be placed;
 *   <li>these cells beyond the cells of the smallest extra pieces that the least number in all requires;
 *   <li>the cells that the greatest number of pieces in all can still fill, if all extra pieces are as large as possible,
 *       beyond the cells that are to be filled;
 *   <li>the number of extra pieces that the greatest number in all still allows.
 * </ul>
 *
 * A required piece changes none of the four, and each extra piece of a shape takes constant amounts of them. So one word has
 * all four amounts, and a placement subtracts the cost of the shape from the word. The branch ends when one of the four is
 * negative. A limit that cannot end a branch is left out. If the region is full, the numbers of pieces are allowed unless
 * the allowance is spent. Immutable.
 *
 * <p>This class is not final, since TeaVM compiles the methods of a final class even if no object of it is ever made, as in
 * a page whose puzzle leaves no pieces over.
 */
public class Allowance {

    private static final int BITS = 16;
    private static final long FIELD = (1L << BITS) - 1;
    /** The greatest amount of a limit. A limit that has more is left out. */
    private static final int MOST = Short.MAX_VALUE;
    /** The sign of each of the four amounts. */
    private static final long SIGNS = 0x8000_8000_8000_8000L;

    private final Supply supply;
    private final int size;
    private final long[] costs;
    private long full;
    private int limits;
    private boolean isExact = true;

    /**
     * Creates the allowance of a search.
     *
     * @param supply the numbers of pieces; they are varied
     * @param size the number of cells of the region
     */
    Allowance(Supply supply, int size) {
        this.supply = supply;
        this.size = size;
        this.costs = new long[supply.shapeCount()];
        int required = 0;
        int blanks = 0;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        long open = size;
        for (int shape = 0; shape < costs.length; shape++) {
            open -= (long) supply.least(shape) * supply.volume(shape);
            if (supply.isBlank(shape)) {
                blanks += supply.most(shape) - supply.least(shape);
            } else {
                required += supply.least(shape);
                if (hasExtra(shape)) {
                    smallest = Math.min(smallest, supply.volume(shape));
                    largest = Math.max(largest, supply.volume(shape));
                }
            }
        }
        if (largest == 0) {
            smallest = 0;
        }
        long missing = Math.max(0, supply.leastInAll() - required);
        long extra = (long) supply.mostInAll() - required;
        long room = smallest == 0 ? 0 : Math.max(0, open / smallest);
        long filled = extra * largest + blanks - open;
        if (open < size) {
            limit(open, 0, 1, 1);
        }
        if (missing > 0) {
            limit(smallest == 0 ? -1 : open - missing * smallest, -smallest, 1, 1);
        }
        if (filled < Math.min(extra, room) * (largest - smallest)) {
            limit(filled, largest, -1, 0);
        }
        if (extra < room && blanks > 0) {
            limit(extra, 1, 0, 0);
        }
    }

    private boolean hasExtra(int shape) {
        return supply.most(shape) > supply.least(shape);
    }

    /**
     * Adds a limit. An extra piece takes an amount that depends on its number of cells.
     *
     * @param amount the amount that there is at first
     * @param each the amount that each extra piece takes, whatever its cells
     * @param cell the amount that each extra piece takes in addition for each of its cells
     * @param blank the amount that a blank takes
     */
    private void limit(long amount, int each, int cell, int blank) {
        if (amount > MOST) {
            isExact = false;
            return;
        }
        int shift = BITS * limits;
        full |= (Math.max(amount, -1) & FIELD) << shift;
        for (int shape = 0; shape < costs.length; shape++) {
            int cost = supply.isBlank(shape) ? blank : each + cell * supply.volume(shape);
            if (hasExtra(shape)) {
                costs[shape] += (long) cost << shift;
            }
        }
        limits++;
    }

    /** Returns true if an allowance can be spent: the numbers of pieces have a limit that can end a branch. */
    public boolean isLimited() {
        return limits > 0;
    }

    /**
     * Returns true if a full region has allowed numbers of pieces wherever its allowance is not spent, provided that no
     * shape has more placed pieces than the shape has in all. It returns false only for thousands of cells.
     */
    public boolean isExact() {
        return isExact;
    }

    /** Returns the allowance of the empty assembly. */
    public long full() {
        return full;
    }

    /** Returns the amounts that an extra piece of a shape takes from an allowance. */
    public long cost(int shape) {
        return costs[shape];
    }

    /**
     * Returns the allowance after a piece was placed.
     *
     * @param before the allowance before
     * @param unused the number of unused pieces of the shape before
     */
    public long after(long before, int shape, int unused) {
        return unused > supply.most(shape) - supply.least(shape) ? before : before - costs[shape];
    }

    /**
     * Returns the allowance of an assembly.
     *
     * @param unused the number of unused pieces of each shape
     */
    public long of(int... unused) {
        long allowance = full;
        for (int shape = 0; shape < costs.length; shape++) {
            int extra = supply.most(shape) - supply.least(shape) - unused[shape];
            for (int piece = 0; piece < extra && !isSpent(allowance); piece++) {
                allowance -= costs[shape];
            }
        }
        return allowance;
    }

    /** Returns the allowances of the states of a search, which has at most a number of pieces left. */
    public AllowanceTrail trail(int pieces) {
        return new AllowanceTrail(this, size, pieces);
    }

    /**
     * Returns true if a solution has allowed numbers of pieces. A solution never has more pieces of a shape than the shape has
     * in all.
     *
     * @param solution the solution in the form of {@link Board}
     */
    boolean allows(int... solution) {
        return !supply.hasFurtherLimits() || supply.allows(solution, size);
    }

    /** Returns true if no solution with allowed numbers of pieces has an assembly of this allowance. */
    public static boolean isSpent(long allowance) {
        return (allowance & SIGNS) != 0;
    }
}
