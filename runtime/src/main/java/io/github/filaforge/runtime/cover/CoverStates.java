package io.github.filaforge.runtime.cover;

/**
 * Makes the states of a search. The target of a state is the cell or the shape with the fewest images that fit, of the
 * shapes only those with a single piece: exact cover, with the images that fit as a set of bits. For one thread.
 *
 * <p>Measured for the Kanoodle pyramid and the pentominoes in 10x6: to look first at the cell that ended the branch beside
 * is the same, and so is to look for cells without images by tables of the cells that eight images cover. To take out what
 * leaves no image to a cell with three or fewer saves a tenth of the fits and costs a fifth of the time more.
 */
public final class CoverStates {

    /** Fits of a cell are told apart below this; where no cell has fewer they are counted one by one. */
    private static final int MANY = 8;

    private final CoverImages images;
    private final int words;
    private final int cellWords;
    private final int[] firstWords;
    private final long[] covered;
    private final long[] covering;
    /** For each image those that can lie beside it, once it has been placed. */
    private final long[] compatible;

    private final boolean[] isKnown;

    public CoverStates(CoverImages images) {
        this.images = images;
        this.words = images.words();
        this.cellWords = images.cellWords();
        this.firstWords = images.firstWords();
        this.covered = images.covered();
        this.covering = images.covering();
        this.compatible = new long[words * Long.SIZE * words];
        this.isKnown = new boolean[words * Long.SIZE];
    }

    /** A state to be filled. */
    public CoverState newState() {
        return new CoverState(images);
    }

    /**
     * Makes the state from which a search starts.
     *
     * @param state is filled
     * @param filled for each cell whether it is filled
     * @param unused the number of unused pieces of each shape
     */
    public void start(CoverState state, boolean[] filled, int... unused) {
        for (int word = 0; word < cellWords; word++) {
            state.open[word] = 0L;
        }
        for (int word = 0; word < words; word++) {
            state.live[word] = -1L;
        }
        for (int cell = 0; cell < filled.length; cell++) {
            if (filled[cell]) {
                for (int word = 0; word < words; word++) {
                    state.live[word] &= ~covering[cell * words + word];
                }
            } else {
                state.open[cell / Long.SIZE] |= 1L << cell;
            }
        }
        state.left = 0;
        state.shapeCount = 0;
        for (int shape = 0; shape < unused.length; shape++) {
            if (unused[shape] > 0) {
                state.shapes[state.shapeCount] = shape;
                state.unused[state.shapeCount] = unused[shape];
                state.counts[state.shapeCount] = count(state, shape);
                state.shapeCount++;
                state.left += unused[shape];
            }
        }
        chooseTarget(state);
    }

    /** The number of images of a shape that fit; takes out the numbers that have none. */
    private int count(CoverState state, int shape) {
        int count = 0;
        for (int word = firstWords[shape]; word < firstWords[shape + 1]; word++) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                if (images.cells(word * Long.SIZE + bit) == null) {
                    state.live[word] &= ~(1L << bit);
                }
            }
            count += Long.bitCount(state.live[word]);
        }
        return count;
    }

    /**
     * Makes the state in which an image is placed.
     *
     * @param image one that fits
     * @param next is filled; of a state that holds no solution no more than that
     */
    public void place(CoverState state, int image, CoverState next) {
        int at = image * words;
        if (!isKnown[image]) {
            images.putCompatible(image, compatible, at);
            isKnown[image] = true;
        }
        long[] live = state.live;
        long[] nextLive = next.live;
        int placed = images.shape(image);
        int shapeCount = 0;
        for (int each = 0; each < state.shapeCount; each++) {
            int shape = state.shapes[each];
            int unused = shape == placed ? state.unused[each] - 1 : state.unused[each];
            if (unused > 0) {
                int end = firstWords[shape + 1];
                int count = 0;
                for (int word = firstWords[shape]; word < end; word++) {
                    long fitting = live[word] & compatible[at + word];
                    nextLive[word] = fitting;
                    count += Long.bitCount(fitting);
                }
                if (count < unused) {
                    next.clearFitting(0);
                    return;
                }
                next.shapes[shapeCount] = shape;
                next.unused[shapeCount] = unused;
                next.counts[shapeCount] = count;
                shapeCount++;
            }
        }
        next.shapeCount = shapeCount;
        next.left = state.left - 1;
        int coveredAt = images.coveredIndex(image);
        for (int word = 0; word < cellWords; word++) {
            next.open[word] = state.open[word] & ~covered[coveredAt + word];
        }
        chooseTarget(next);
    }

    /** Finds the target, and the images that fit it. */
    private void chooseTarget(CoverState state) {
        state.clearFitting(0);
        int best = Integer.MAX_VALUE;
        int bestShape = -1;
        for (int each = 0; each < state.shapeCount; each++) {
            if (state.counts[each] < state.unused[each]) {
                return;
            }
            if (state.counts[each] < best && state.unused[each] == 1) {
                best = state.counts[each];
                bestShape = state.shapes[each];
            }
        }
        int bestCell = -1;
        // The last piece has the volume of what is open, so each of its images covers all of it.
        for (int word = 0; word < cellWords && state.left > 1; word++) {
            if (state.open[word] != 0L) {
                long found = fewestOfCells(state, word);
                int count = (int) found;
                if (count == 0) {
                    return;
                }
                if (count < best && count < MANY) {
                    best = count;
                    bestCell = (int) (found >>> Integer.SIZE);
                }
            }
        }
        if (bestCell >= 0) {
            addFitting(state, bestCell, best);
        } else if (best < MANY || state.left == 1) {
            addFitting(state, bestShape);
        } else {
            chooseOfMany(state, best, bestShape);
        }
    }

    /**
     * Counts, for 64 cells at a time, the images that fit each: sums in three sets of cells, one for each binary digit,
     * and a fourth for the cells with more. Three images are added at once, which takes a tenth less time than one by one:
     * there are as many branches that cannot be predicted as there are words.
     *
     * @return the fewest, with the first cell that has so few 32 bits higher; {@link #MANY} if all have as many or more
     */
    private long fewestOfCells(CoverState state, int cellWord) {
        long[] live = state.live;
        int stride = cellWords;
        long ones = 0L;
        long twos = 0L;
        long fours = 0L;
        long many = 0L;
        for (int each = 0; each < state.shapeCount; each++) {
            int shape = state.shapes[each];
            int end = firstWords[shape + 1];
            for (int word = firstWords[shape]; word < end; word++) {
                long rest = live[word];
                int at = word * CoverImages.COVERED_STRIDE * stride + cellWord;
                while (rest != 0L) {
                    long first = covered[at + Long.numberOfTrailingZeros(rest) * stride];
                    rest &= rest - 1L;
                    long second = covered[at + Long.numberOfTrailingZeros(rest) * stride];
                    rest &= rest - 1L;
                    long third = covered[at + Long.numberOfTrailingZeros(rest) * stride];
                    rest &= rest - 1L;
                    long one = first ^ second;
                    long carry = (first & second) | (one & third);
                    one ^= third;
                    long carryOfOnes = ones & one;
                    ones ^= one;
                    long carryOfTwos = twos & carry;
                    twos ^= carry;
                    carryOfTwos |= twos & carryOfOnes;
                    twos ^= carryOfOnes;
                    many |= fours & carryOfTwos;
                    fours ^= carryOfTwos;
                }
            }
        }
        long open = state.open[cellWord];
        if ((open & ~(ones | twos | fours | many)) != 0L) {
            return 0L;
        }
        long cells = open & ~many;
        if (cells == 0L) {
            return MANY;
        }
        long count = 0L;
        if ((cells & ~fours) == 0L) {
            count += 4L;
        } else {
            cells &= ~fours;
        }
        if ((cells & ~twos) == 0L) {
            count += 2L;
        } else {
            cells &= ~twos;
        }
        if ((cells & ~ones) == 0L) {
            count += 1L;
        } else {
            cells &= ~ones;
        }
        long cell = (long) cellWord * Long.SIZE + Long.numberOfTrailingZeros(cells);
        return cell << Integer.SIZE | count;
    }

    /** Finds the target where no cell has few images that fit. */
    private void chooseOfMany(CoverState state, int fewest, int bestShape) {
        int best = fewest;
        int bestCell = -1;
        for (int cell = 0; cell < images.cellCount(); cell++) {
            if ((state.open[cell / Long.SIZE] >>> cell & 1L) != 0L) {
                int count = 0;
                for (int each = 0; each < state.shapeCount && count < best; each++) {
                    int end = firstWords[state.shapes[each] + 1];
                    for (int word = firstWords[state.shapes[each]]; word < end; word++) {
                        count += Long.bitCount(state.live[word] & covering[cell * words + word]);
                    }
                }
                if (count < best) {
                    best = count;
                    bestCell = cell;
                }
            }
        }
        if (bestCell >= 0) {
            addFitting(state, bestCell, best);
        } else {
            addFitting(state, bestShape);
        }
    }

    private void addFitting(CoverState state, int cell, int count) {
        state.clearFitting(count);
        for (int each = 0; each < state.shapeCount; each++) {
            int end = firstWords[state.shapes[each] + 1];
            for (int word = firstWords[state.shapes[each]]; word < end; word++) {
                state.addFitting(word, state.live[word] & covering[cell * words + word]);
            }
        }
        state.sortShapes();
    }

    private void addFitting(CoverState state, int shape) {
        state.clearFitting((firstWords[shape + 1] - firstWords[shape]) * Long.SIZE);
        for (int word = firstWords[shape]; word < firstWords[shape + 1]; word++) {
            state.addFitting(word, state.live[word]);
        }
        state.sortShapes();
    }
}
