package io.github.filaforge.runtime.sieve;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;

/**
 * A solver by the sieve without generated source: one method for any number of pieces left, and its tables in arrays. It
 * makes the fits of a generated sieve in the order of that sieve. A branch ends when there is no open cell, whatever the
 * number of pieces left is.
 */
public final class LoopSieve extends SieveSolver {

    private final SieveTables tables;
    private final int frameSize;
    private final int imageNumbers;
    private final boolean hasCopies;
    /** True if limits of the numbers of pieces can end branches. */
    private final boolean isLimited;
    /**
     * The occupancies of the states from the root to the present one, without the cells that the root fills. Cells count
     * from the target of the state. The words of the state with n pieces left begin at n times the number of words.
     */
    private final long[] windows;
    /** The sets of the images whose shapes have unused pieces, for the same states. */
    private final long[] sets;

    /**
     * Creates a solver. For the parameters from board to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     */
    public LoopSieve(Board board, String[] roots, CanonicalForm canonicalForm, boolean counting, SieveTables tables) {
        super(FORMAT, board, roots, canonicalForm, counting, tables.sieve, tables.frame);
        this.tables = tables;
        this.frameSize = bounded.length / tables.imageWords;
        this.imageNumbers = tables.imageWords * Long.SIZE;
        this.windows = new long[(pieces() + 1) * tables.windowWords];
        this.sets = new long[(pieces() + 1) * tables.imageWords];
        boolean several = false;
        for (int count : board.copies()) {
            several |= count > 1;
        }
        this.hasCopies = several;
        this.isLimited = allowance != null && allowance.isLimited();
    }

    @Override
    protected void fill(int left, long[] images, int target) {
        if (tables.windowWords == 1 && tables.imageWords == 1) {
            fillNarrow(left, 0L, images[0], target);
            return;
        }
        for (int word = 0; word < tables.windowWords; word++) {
            windows[left * tables.windowWords + word] = 0L;
        }
        System.arraycopy(images, 0, sets, left * tables.imageWords, tables.imageWords);
        fillWide(left, target);
    }

    /** Places each image that fits at the target, where an occupancy and a set of images are one word each. */
    private void fillNarrow(int left, long filled, long images, int target) {
        endIfStopped(left);
        long fitting = images & bounded[target];
        long[][] possible = tables.possible;
        for (int range = 0; range < possible.length && fitting != 0L; range++) {
            long[] table = possible[range];
            fitting &= table[(int) (filled >>> tables.rangeShifts[range]) & (table.length - 1)];
        }
        count(left, fitting);
        for (; fitting != 0L; fitting &= fitting - 1L) {
            int image = Long.numberOfTrailingZeros(fitting);
            int shape = tables.shapes[image];
            if (isLimited && !places(left, shape)) {
                continue;
            }
            path[left] = target * imageNumbers + image;
            long next = filled | tables.layouts[image];
            long open = ~(next | fixed[target]);
            if (open == 0L) {
                solved(left - 1);
                continue;
            }
            if (left == 1) {
                continue;
            }
            int step = Long.numberOfTrailingZeros(open);
            long remaining = hasCopies && --copies[shape] != 0 ? images : images & tables.others[shape];
            if (left - 1 != tables.tailLeft
                    || TailTable.mayComplete(tables.tail, (next >>> step) | fixed[target + step], remaining)) {
                fillNarrow(left - 1, next >>> step, remaining, target + step);
            }
            if (hasCopies) {
                copies[shape]++;
            }
        }
    }

    /** Places each image that fits at the target, for any number of words. */
    private void fillWide(int left, int target) {
        endIfStopped(left);
        int own = left * tables.imageWords;
        for (int word = 0; word < tables.imageWords; word++) {
            long fitting = fitting(left, sets[own + word] & bounded[target * tables.imageWords + word], word);
            count(left, fitting);
            for (; fitting != 0L; fitting &= fitting - 1L) {
                int image = word * Long.SIZE + Long.numberOfTrailingZeros(fitting);
                if (isLimited && !places(left, tables.shapes[image])) {
                    continue;
                }
                path[left] = target * imageNumbers + image;
                int next = place(left, image, target);
                if (next >= frameSize) {
                    solved(left - 1);
                    continue;
                }
                if (left == 1) {
                    continue;
                }
                take(left, tables.shapes[image]);
                if (left - 1 != tables.tailLeft || mayComplete(next)) {
                    fillWide(left - 1, next);
                }
                if (hasCopies) {
                    copies[tables.shapes[image]]++;
                }
            }
        }
    }

    /** Returns the images of one word of a set that miss all filled cells. */
    private long fitting(int left, long images, int word) {
        long fitting = images;
        int window = left * tables.windowWords;
        for (int range = 0; range < tables.rangeWords.length && fitting != 0L; range++) {
            long[] table = tables.possible[range * tables.imageWords + word];
            long cells = windows[window + tables.rangeWords[range]] >>> tables.rangeShifts[range];
            fitting &= table[(int) cells & (table.length - 1)];
        }
        return fitting;
    }

    /**
     * Writes the occupancy of the next state, after an image was placed.
     *
     * @return the next target; at least the number of cells of the frame if there is none
     */
    private int place(int left, int image, int target) {
        int words = tables.windowWords;
        int before = left * words;
        int next = before - words;
        for (int word = 0; word < words; word++) {
            windows[next + word] = windows[before + word] | tables.layouts[image * words + word];
        }
        int base = target;
        while ((windows[next] | fixed[base]) == -1L) {
            base += Long.SIZE;
            if (base >= frameSize) {
                return base;
            }
            System.arraycopy(windows, next + 1, windows, next, words - 1);
            windows[next + words - 1] = 0L;
        }
        int step = Long.numberOfTrailingZeros(~(windows[next] | fixed[base]));
        for (int word = 0; word < words - 1; word++) {
            // The word that moves in takes two shifts, since a shift by 64 would be one by 0.
            windows[next + word] =
                    windows[next + word] >>> step | windows[next + word + 1] << 1 << (Long.SIZE - 1 - step);
        }
        windows[next + words - 1] >>>= step;
        return base + step;
    }

    /** Takes a piece of a shape, and writes the images of the next state. */
    private void take(int left, int shape) {
        int own = left * tables.imageWords;
        int next = own - tables.imageWords;
        boolean isLast = !hasCopies || --copies[shape] == 0;
        for (int word = 0; word < tables.imageWords; word++) {
            sets[next + word] =
                    isLast ? sets[own + word] & tables.others[shape * tables.imageWords + word] : sets[own + word];
        }
    }

    /** Returns false if the next state, which has the pieces of the tail left, certainly cannot be completed. */
    private boolean mayComplete(int target) {
        int set = tables.tailLeft * tables.imageWords;
        long images = sets[set];
        for (int word = 1; word < tables.imageWords; word++) {
            images = TailTable.images(images, sets[set + word]);
        }
        return TailTable.mayComplete(
                tables.tail, windows[tables.tailLeft * tables.windowWords] | fixed[target], images);
    }

    /** Returns true if a piece of a shape leaves room for the other pieces that a solution needs, and counts its fit. */
    private boolean places(int left, int shape) {
        boolean hasRoom = hasRoomFor(left, shape, copies[shape]);
        if (hasRoom && fits.length > 0) {
            attempts[left]++;
            fits[left]++;
        }
        return hasRoom;
    }

    private void count(int left, long fitting) {
        if (fits.length > 0 && !isLimited) {
            // All images that are tried fit.
            attempts[left] += Long.bitCount(fitting);
            fits[left] += Long.bitCount(fitting);
        }
    }
}
