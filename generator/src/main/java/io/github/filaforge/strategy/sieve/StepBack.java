package io.github.filaforge.strategy.sieve;

import io.github.filaforge.strategy.sieve.TailFrame.TailRoot;
import java.util.Arrays;

/**
 * Finds the states with one more piece left. It removes from each state an image whose first cell is before all open cells.
 * A state is left out if no search can reach it: the filled cells behind the target have to be covered by images whose first
 * cells are before the target and whose shapes have enough pieces. In 10x6 this leaves 16,000 states with four pieces left,
 * where there would be 2 million.
 */
final class StepBack {

    private final TailFrame frame;
    private final int words;
    private final long mostSteps;
    private final StateSet found = new StateSet();
    private long steps;

    /**
     * For each cell, from {@link #cellsBefore} cells before the first one on, the set of the images that lie in filled
     * cells.
     */
    private final long[] placed;

    /** For each of these cells the number of the state and group of roots for which its images were found. */
    private final int[] stamps;

    private final int cellsBefore;
    private int stamp;

    /** For each cell the first target from which an image can cover it. */
    private final int[] coveredFrom = new int[Long.SIZE];

    /** For each target the cells that can be covered from it, and not from an earlier one. */
    private final long[] firstCovered = new long[Long.SIZE];

    private final long[] groupFilled;
    private final long[] groupFar;
    private final long[] groupPieces;

    // The present state and group of roots.
    private long used;
    private long filled;
    /** The filled cells that must be covered by images which no root has placed. */
    private long covered;

    private long most;

    /** The images of the shapes that have pieces in addition to the pieces in use. */
    private final long[] free;

    StepBack(TailFrame frame, long mostSteps) {
        this.frame = frame;
        this.words = frame.imageWords();
        this.mostSteps = mostSteps;
        this.cellsBefore = Math.min(frame.cellsBefore(), frame.reach());
        this.placed = new long[(Long.SIZE + cellsBefore) * words];
        this.stamps = new int[Long.SIZE + cellsBefore];
        this.free = new long[words];
        this.groupFilled = new long[frame.roots().size()];
        this.groupFar = new long[frame.roots().size()];
        this.groupPieces = new long[frame.roots().size()];
    }

    StateSet found() {
        return found;
    }

    /** Returns the amount of work, which is about the number of words of images that were read. */
    long steps() {
        return steps;
    }

    /**
     * Finds the states from which a placement leads to a state. Returns false if this takes too long, or is impossible
     * because cells before the frame would have to be open.
     */
    boolean from(long open, long pieces) {
        int target = open == 0L ? frame.size() : Long.numberOfTrailingZeros(open);
        int low = target;
        // The exact cells before these that a root fills make little difference. So roots that differ only there are
        // one group, and each such cell may be filled by a root or not.
        long near = low <= 0 ? -1L : -1L << low;
        int groups = 0;
        for (TailRoot root : frame.roots()) {
            steps++;
            if ((root.filled() & open) == 0L && frame.isWithin(pieces, root.pieces())) {
                int group = 0;
                while (group < groups && groupFilled[group] != (root.filled() & near)) {
                    group++;
                }
                if (group == groups) {
                    groups++;
                    groupFilled[group] = root.filled() & near;
                    groupFar[group] = root.filled() & ~near;
                    groupPieces[group] = root.pieces();
                } else {
                    groupFar[group] |= root.filled() & ~near;
                    groupPieces[group] = frame.larger(groupPieces[group], root.pieces());
                }
            }
        }
        used = pieces;
        for (int group = 0; group < groups; group++) {
            most = groupPieces[group];
            filled = frame.region() & ~open & ~groupFilled[group];
            covered = filled & ~groupFar[group];
            if (!takeAway(open, target)) {
                return false;
            }
        }
        return steps <= mostSteps;
    }

    private boolean takeAway(long open, int before) {
        stamp++;
        for (int word = 0; word < words; word++) {
            free[word] = frame.imagesBelow(used, most, word);
        }
        Arrays.fill(firstCovered, 0L);
        // The cells that the removed image must have, because no earlier image can cover them.
        long missing = 0L;
        for (long rest = open == 0L ? 0L : covered & -1L << before; rest != 0L; rest &= rest - 1L) {
            missing |= lookForCover(Long.numberOfTrailingZeros(rest));
        }
        for (int target = before - 1; target >= 0; target--) {
            int above = target + 1;
            if (above < before && (covered >>> above & 1L) != 0L) {
                missing |= lookForCover(above);
            }
            missing |= firstCovered[target];
            if (missing != 0L
                    && (Long.bitCount(missing) >= frame.mostCells()
                            || Long.SIZE - 1 - Long.numberOfLeadingZeros(missing) > target + frame.reach())) {
                return true;
            }
            if ((filled >>> target & 1L) != 0L) {
                takeAwayFrom(target, open, missing);
                if (steps > mostSteps) {
                    return false;
                }
            }
        }
        return frame.cellsBefore() == 0;
    }

    private void takeAwayFrom(int target, long open, long missing) {
        lookForPlaced(target);
        long behind = covered & -2L << target;
        for (int word = 0; word < words; word++) {
            long images = placed[(cellsBefore + target) * words + word];
            for (long rest = missing; rest != 0L; rest &= rest - 1L) {
                images &= frame.covering(Long.numberOfTrailingZeros(rest) - target, word);
            }
            for (; images != 0L; images &= images - 1L) {
                steps++;
                int image = word * Long.SIZE + Long.numberOfTrailingZeros(images);
                long cells = frame.cells(image, target);
                long pieces = used + frame.unit(frame.shape(image));
                if (canBeCovered(behind & ~cells, filled & ~cells, target, pieces)) {
                    found.add(open | cells, pieces);
                }
            }
        }
    }

    /**
     * Finds the first target from which an image can cover a cell. Returns the cell, as a set, if there is none, and else 0.
     */
    private long lookForCover(int cell) {
        int from = Math.max(-cellsBefore, cell - frame.reach());
        for (int first = from; first < cell; first++) {
            steps += words;
            lookForPlaced(first);
            for (int word = 0; word < words; word++) {
                if ((placed[(cellsBefore + first) * words + word] & frame.covering(cell - first, word)) != 0L) {
                    coveredFrom[cell] = first;
                    if (first >= 0) {
                        firstCovered[first] |= 1L << cell;
                    }
                    return 0L;
                }
            }
        }
        return 1L << cell;
    }

    /**
     * Finds the images with a first cell that lie in filled cells and may have been placed, unless they are known for this
     * state.
     */
    private void lookForPlaced(int first) {
        int index = cellsBefore + first;
        if (stamps[index] == stamp) {
            return;
        }
        stamps[index] = stamp;
        steps += (long) words * frame.reach() / Byte.SIZE;
        for (int word = 0; word < words; word++) {
            placed[index * words + word] = free[word] & frame.within(filled, first, word);
        }
    }

    /**
     * Returns true if images that begin before a target, do not overlap and have unused pieces can cover some cells behind
     * the target.
     */
    private boolean canBeCovered(long cells, long filledCells, int target, long pieces) {
        steps++;
        if (cells == 0L) {
            return true;
        }
        if (steps > mostSteps) {
            return false;
        }
        int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(cells);
        for (int first = coveredFrom[last]; first < target; first++) {
            steps += words;
            lookForPlaced(first);
            for (int word = 0; word < words; word++) {
                long images = placed[(cellsBefore + first) * words + word] & frame.covering(last - first, word);
                for (; images != 0L; images &= images - 1L) {
                    int image = word * Long.SIZE + Long.numberOfTrailingZeros(images);
                    long its = frame.cells(image, first);
                    int shape = frame.shape(image);
                    if ((its & ~filledCells) == 0L
                            && frame.isBelow(pieces, most, shape)
                            && canBeCovered(cells & ~its, filledCells & ~its, target, pieces + frame.unit(shape))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** A set of pairs of words, the first of which is not 0: the open cells, and the pieces that fill them. */
    static final class StateSet {

        // Odd numbers without a pattern, as in the TailTable.
        private static final long CELLS_FACTOR = 0x9E3779B97F4A7C15L;
        private static final long PIECES_FACTOR = 0xD1342543DE82EF95L;

        private static final int LEAST_LOG = 10;

        private long[] open = new long[1 << LEAST_LOG];
        private long[] pieces = new long[1 << LEAST_LOG];
        private int log = LEAST_LOG;
        private int size;

        int size() {
            return size;
        }

        /** Adds a pair, unless the set has it. */
        void add(long cells, long their) {
            if (put(cells, their) && 2 * ++size > open.length) {
                long[] fullOpen = open;
                long[] fullPieces = pieces;
                log++;
                open = new long[1 << log];
                pieces = new long[1 << log];
                for (int index = 0; index < fullOpen.length; index++) {
                    if (fullOpen[index] != 0L) {
                        put(fullOpen[index], fullPieces[index]);
                    }
                }
            }
        }

        private boolean put(long cells, long their) {
            int index = (int) (((cells + their * PIECES_FACTOR) * CELLS_FACTOR) >>> (Long.SIZE - log));
            while (open[index] != 0L) {
                if (open[index] == cells && pieces[index] == their) {
                    return false;
                }
                index = (index + 1) & (open.length - 1);
            }
            open[index] = cells;
            pieces[index] = their;
            return true;
        }

        /** Returns the first words of the pairs, in the order of {@link #pieces}. */
        long[] open() {
            return present(open);
        }

        /** Returns the second words of the pairs. */
        long[] pieces() {
            return present(pieces);
        }

        private long[] present(long... words) {
            long[] present = new long[size];
            int count = 0;
            for (int index = 0; index < words.length; index++) {
                if (open[index] != 0L) {
                    present[count++] = words[index];
                }
            }
            return present;
        }
    }
}
