package io.github.filaforge.runtime.cover;

/**
 * Chooses the targets of the first states of a search, which decide how much is searched in all. Among the columns with few
 * images that fit, it chooses the one for whose images the least remains to be searched, as estimated from the next states.
 * The estimate of a state is exp(-3 s), where s is the sum, over all columns, of the reciprocals of their numbers of images.
 *
 * <p>Measured for the Kanoodle pyramid: 286,000 fits instead of 409,000. With 12 instead of 20 columns for the first piece
 * there are 327,000 fits. With 20 columns for the second piece too, or for a third, there are 265,000 to 271,000, but the
 * trials take as much time as they save. To count how often each column ended a branch, and to prefer those columns, gives
 * 277,000 or 390,000 fits, depending on one branch of the first states.
 */
final class LookAhead {

    /** The number of pieces placed since the start below which the target of a state is chosen by looking ahead. */
    static final int DEPTH = 2;

    private static final int MOST_COLUMNS = 20;
    private static final int MOST_LATER = 4;
    private static final int MOST_TIMES = 3;
    private static final double STEEPNESS = -3.0;

    private final CoverStates states;
    private final CoverState trial;
    private final int[] columns = new int[MOST_COLUMNS];
    private final int[] counts = new int[MOST_COLUMNS];
    private int columnCount;

    LookAhead(CoverImages images, CoverStates states) {
        this.states = states;
        this.trial = new CoverState(images);
    }

    /**
     * Returns the column that is to be the target.
     *
     * @param state a state in which each column has images
     * @param fewest the smallest number of images of a column
     * @param column the first column with this number of images
     */
    int column(CoverState state, int fewest, int column) {
        columnCount = 0;
        for (int word = 0; word < state.open.length; word++) {
            for (long rest = state.open[word]; rest != 0L; rest &= rest - 1L) {
                consider(state, word * Long.SIZE + Long.numberOfTrailingZeros(rest), fewest);
            }
        }
        int best = column;
        double least = Double.MAX_VALUE;
        int tried = state.depth == 0 ? columnCount : Math.min(columnCount, MOST_LATER);
        for (int each = 0; each < tried; each++) {
            double size = size(state, columns[each], counts[each], least);
            if (size < least) {
                least = size;
                best = columns[each];
            }
        }
        return best;
    }

    /** Keeps a column if it is among those with the fewest images. */
    private void consider(CoverState state, int column, int fewest) {
        int count = state.matrix.count(column, state.live);
        if (count > MOST_TIMES * fewest) {
            return;
        }
        int at = columnCount;
        while (at > 0 && counts[at - 1] > count) {
            at--;
        }
        if (at == MOST_COLUMNS) {
            return;
        }
        columnCount = Math.min(columnCount + 1, MOST_COLUMNS);
        System.arraycopy(columns, at, columns, at + 1, columnCount - at - 1);
        System.arraycopy(counts, at, counts, at + 1, columnCount - at - 1);
        columns[at] = column;
        counts[at] = count;
    }

    /**
     * Returns the estimate of what remains to be searched if a column is the target. If it exceeds {@code least}, any value
     * from {@code least} on may be returned.
     */
    private double size(CoverState state, int column, int count, double least) {
        state.setTarget(column, count);
        double sum = 0;
        for (int each = 0; each < count && sum < least; each++) {
            states.put(state, state.fitting()[each], trial);
            sum += size(trial);
        }
        return sum;
    }

    private static double size(CoverState state) {
        double sum = 0;
        for (int word = 0; word < state.open.length; word++) {
            for (long rest = state.open[word]; rest != 0L; rest &= rest - 1L) {
                int column = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int count = state.matrix.count(column, state.live);
                if (count == 0) {
                    return 0.0;
                }
                sum += 1.0 / count;
            }
        }
        return StrictMath.exp(STEEPNESS * sum);
    }
}
