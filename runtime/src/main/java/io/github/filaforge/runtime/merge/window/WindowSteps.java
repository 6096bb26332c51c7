package io.github.filaforge.runtime.merge.window;

/**
 * The images of a packing as steps from window to window. A window is the occupancy from the target on, as in a
 * {@link WindowAutomaton}. Immutable.
 */
public final class WindowSteps {

    private final int size;
    /** For each target, the layouts of the images there, from the target on. */
    private final long[][] layouts;

    /**
     * Creates the steps.
     *
     * @throws IllegalArgumentException if an image reaches further than {@link WindowAutomaton#FURTHEST}
     */
    public WindowSteps(Packing packing) {
        if (packing.reach() > WindowAutomaton.FURTHEST) {
            throw new IllegalArgumentException("an image reaches " + packing.reach() + " cells");
        }
        this.size = packing.size();
        this.layouts = new long[size][];
        for (int target = 0; target < size; target++) {
            int[] list = packing.imagesAt(target);
            layouts[target] = new long[list.length];
            for (int i = 0; i < list.length; i++) {
                layouts[target][i] = layout(packing.cells(list[i]));
            }
        }
    }

    private static long layout(int... cells) {
        long layout = 0;
        for (int cell : cells) {
            layout |= 1L << (cell - cells[0]);
        }
        return layout;
    }

    /**
     * Returns the layouts of the images at a target, from the target on, in the order of {@link Packing#imagesAt}. The
     * caller must not change the array.
     */
    public long[] layouts(int target) {
        return layouts[target];
    }

    /** Returns the occupancy after an image was placed, as a window from the next target on. */
    public static long next(long window, long layout) {
        long filled = window | layout;
        int step = Long.numberOfTrailingZeros(~filled);
        return step == Long.SIZE ? 0L : filled >>> step;
    }

    /** Returns the target of a window with a number of filled cells. */
    public static int target(int filled, long window) {
        return filled - Long.bitCount(window);
    }

    /** Returns true if any image fits a window with a number of filled cells, or all cells are filled. */
    public boolean anyFits(int filled, long window) {
        if (filled == size) {
            return true;
        }
        for (long layout : layouts[target(filled, window)]) {
            if ((layout & window) == 0L) {
                return true;
            }
        }
        return false;
    }
}
