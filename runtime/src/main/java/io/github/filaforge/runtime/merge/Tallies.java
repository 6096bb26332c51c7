package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.window.Counters;
import io.github.filaforge.runtime.merge.window.Packing;

/**
 * The tallies of a packing, as numbers. A tally is the numbers of all {@link Counters}. Its number has a digit for each
 * counter in a mixed radix: each radix is the greatest number of the counter plus one. If no number of pieces is limited,
 * there is one tally. Immutable.
 */
final class Tallies {

    /** The greatest error of a sum of fractions of cells. */
    private static final double ROUNDING = 1e-6;

    private final Packing packing;
    private final Counters counters;
    private final int[] units;
    /** For each counter, the least and the greatest number of cells of the pieces that add 1 to the counter. */
    private final double[] fewestCells;

    private final double[] mostCells;
    /** For each counter, true if no other counter counts a part of its pieces. */
    private final boolean[] areOfShapes;

    /**
     * Creates the tallies.
     *
     * @throws MergeMemoryException if there are more than {@link Multisets#MOST}
     */
    Tallies(Packing packing) {
        if (Multisets.count(packing) > Multisets.MOST) {
            throw new MergeMemoryException("the numbers of used pieces could be more than " + Multisets.MOST
                    + ", for which merging has no tables");
        }
        this.packing = packing;
        this.counters = packing.counters();
        int count = counters.count();
        this.units = new int[count];
        this.fewestCells = new double[count];
        this.mostCells = new double[count];
        this.areOfShapes = new boolean[count];
        int product = 1;
        for (int counter = 0; counter < count; counter++) {
            units[counter] = product;
            product *= counters.most(counter) + 1;
            areOfShapes[counter] = !counters.isOfAll(counter);
            fewestCells[counter] = Double.MAX_VALUE;
        }
        for (int image = 0; image < packing.images(); image++) {
            addCells(packing.imageClass(image), packing.cells(image).length);
        }
    }

    private void addCells(int imageClass, int cells) {
        int ofShapes = 0;
        for (int counter = 0; counter < units.length; counter++) {
            ofShapes += areOfShapes[counter] ? packing.uses(imageClass, counter) : 0;
        }
        for (int counter = 0; counter < units.length; counter++) {
            int added = packing.uses(imageClass, counter);
            double share = (double) cells / (areOfShapes[counter] ? ofShapes : added);
            if (added > 0) {
                fewestCells[counter] = Math.min(fewestCells[counter], share);
            }
            // Images that add nothing fill any number of cells. Cells of an image of several shapes count for each of
            // them.
            double most = added > 0 ? (double) cells / added : Double.MAX_VALUE;
            mostCells[counter] = Math.max(mostCells[counter], most);
        }
    }

    private int digit(int tally, int counter) {
        return tally / units[counter] % (counters.most(counter) + 1);
    }

    /** Returns the tally after an image of an image class was placed; -1 if the limits do not allow it. */
    int next(int tally, int imageClass) {
        int next = tally;
        for (int counter = 0; counter < units.length; counter++) {
            int before = digit(tally, counter);
            int after = before + packing.uses(imageClass, counter);
            if (after > counters.most(counter)) {
                if (!counters.isOpen(counter)) {
                    return -1;
                }
                after = counters.most(counter);
            }
            next += (after - before) * units[counter];
        }
        return next;
    }

    /**
     * Returns false if no state with a tally and a number of open cells leads to a solution: the pieces that are still
     * required do not fit into these cells, or not enough pieces are left to fill them. Without open cells it returns true
     * for allowed tallies only.
     */
    boolean mayEnd(int tally, int open) {
        double required = 0;
        boolean may = true;
        for (int counter = 0; counter < units.length; counter++) {
            int digit = digit(tally, counter);
            int missing = counters.least(counter) - digit;
            if (missing > 0) {
                double cells = missing * fewestCells[counter];
                required += areOfShapes[counter] ? cells : 0;
                may &= cells <= open + ROUNDING;
            }
            if (!counters.isOpen(counter)) {
                int left = counters.most(counter) - digit;
                may &= left == 0
                        ? open == 0 || mostCells[counter] == Double.MAX_VALUE
                        : left * mostCells[counter] >= open - ROUNDING;
            }
        }
        return may && required <= open + ROUNDING;
    }
}
