package io.github.filaforge.strategy.sieve;

import io.github.filaforge.strategy.sieve.TailFrame.TailRoot;
import java.util.Arrays;

/**
 * Finds the states with one piece more by taking an image away from states, whose first cell is before all that is open.
 * A state is left out if no search can come to it: the filled cells behind the target have to be covered by images whose
 * first cells are before it and whose shapes have pieces enough. In 10x6 this leaves 16,000 states with four pieces left,
 * where there would be 2 million.
 */
final class StepBack {

    private final TailFrame frame;
    private final int words;
    private final long mostSteps;
    private final StateSet found = new StateSet();
    private long steps;

    /** For each cell from {@link #cellsBefore} before the first on, the images that lie in filled cells. */
    private final long[] placed;

    /** For which state and group of roots these were found. */
    private final int[] stamps;

    private final int cellsBefore;
    private int stamp;

    /** For each cell the first from which an image can cover it. */
    private final int[] coveredFrom = new int[Long.SIZE];

    /** For each cell those that can be covered from there on, and not before. */
    private final long[] firstCovered = new long[Long.SIZE];

    private final long[] groupFilled;
    private final long[] groupFar;
    private final long[] groupPieces;

    // The state and group of roots at hand.
    private long used;
    private long filled;
    /** Those of the filled cells that have to be covered by images that are no root's. */
    private long covered;

    private long most;

    /** The images of the shapes that have pieces besides those that are used. */
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

    /** What was found. */
    StateSet found() {
        return found;
    }

    /** How much work it was: about the number of words of images that were looked at. */
    long steps() {
        return steps;
    }

    /** Finds the states from which one comes to a state; false if that takes too long or cannot be told. */
    boolean from(long open, long pieces) {
        int target = open == 0L ? frame.size() : Long.numberOfTrailingZeros(open);
        int low = target;
        // Which of the cells before these a root fills makes no difference to speak of: they may be its or not.
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
        // What an image that is taken away has to have, since no image from before can cover it.
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

    /** Finds the first cell from which an image can cover this one; the cell itself, as a set, if there is none. */
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

    /** Finds the images with a first cell that lie in filled cells and may have been placed, unless they are known. */
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

    /** Whether images that begin before a target and are no others' can cover some cells behind it. */
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
}
