package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.board.Allowance;
import java.util.Arrays;

/**
 * Makes the states of a search by exact cover, in which the images that fit are a set of bits. The target of a state is the
 * cell or the shape with the fewest images that fit; only shapes with one unused piece are compared. The targets of the
 * first states are chosen by {@link LookAhead}. For one thread.
 *
 * <p>After the first pieces, few of all images fit. These few images are then renumbered for a matrix with fewer words, in
 * which all descendants of the state are searched.
 *
 * <p>Variants that were measured for the Kanoodle pyramid: To stop counting at a column with one image saves a fifth of the
 * counts, but makes a fifth more fits. To count the columns first that had few images in the state before makes more fits
 * than it saves, too. To remove images that leave no image for a cell with three or fewer saves a tenth of the fits, but
 * takes a fifth more time. To number the images by the cells that are filled first, so that whole words become empty, does
 * not reduce the number of words.
 */
public final class CoverStates {

    private final CoverImages images;
    private final int columnWords;
    private final int[] severalShapes;
    private final LookAhead lookAhead;
    /** Ends branches of a puzzle of which pieces may be left over; {@code null} for other puzzles. */
    private final Allowance allowance;
    /** The number of states that were made, by the number of pieces left. */
    private final long[] made;

    /** Creates the states of a search. */
    public CoverStates(CoverImages images) {
        this(images, true);
    }

    private CoverStates(CoverImages images, boolean looksAhead) {
        this.images = images;
        this.columnWords = images.columnWords();
        this.severalShapes = images.severalShapes();
        this.allowance = images.allowance();
        this.lookAhead = looksAhead ? new LookAhead(images, this) : null;
        this.made = new long[images.pieces() + 1];
    }

    /** Returns states without look-ahead, for a caller that makes only a few states after each first state. */
    public static CoverStates plain(CoverImages images) {
        return new CoverStates(images, false);
    }

    /** Creates a state that the other methods can fill. */
    public CoverState newState() {
        return new CoverState(images);
    }

    /**
     * Makes the state from which a search starts.
     *
     * @param state the state that is filled
     * @param filled for each cell, true if it is filled; all cells may be filled if pieces may be left over
     * @param left the number of pieces left, at least 1
     * @param unused the number of unused pieces of each shape
     */
    public void start(CoverState state, boolean[] filled, int left, int... unused) {
        state.matrix = images.matrix();
        Arrays.fill(state.open, 0L);
        for (int cell = 0; cell < filled.length; cell++) {
            if (!filled[cell]) {
                state.setOpen(cell);
            }
        }
        state.left = left;
        state.depth = 0;
        for (int shape = 0; shape < unused.length; shape++) {
            state.unused[shape] = unused[shape];
            openIfLast(state, shape);
        }
        startLive(state, filled);
        if (allowance != null) {
            state.setFull(isFilled(filled));
            state.allowance = allowance.of(unused);
            if (state.isFull() || Allowance.isSpent(state.allowance)) {
                state.endBranch();
                return;
            }
        }
        choose(state);
    }

    private static boolean isFilled(boolean... filled) {
        boolean isFilled = true;
        for (boolean cell : filled) {
            isFilled &= cell;
        }
        return isFilled;
    }

    /** Makes the column of a shape a possible target if it has one unused piece, which every solution has. */
    private void openIfLast(CoverState state, int shape) {
        if (state.unused[shape] == 1 && images.optional(shape) == 0) {
            state.setOpen(images.shapeColumn(shape));
        }
    }

    /** Sets the images that fit: all images of shapes with unused pieces that do not cover a filled cell. */
    private void startLive(CoverState state, boolean... filled) {
        CoverMatrix matrix = images.matrix();
        for (int word = 0; word < matrix.words; word++) {
            long fitting = 0L;
            long others = 0L;
            for (int cell = 0; cell < filled.length; cell++) {
                long covering = matrix.columns[cell * matrix.words + word];
                fitting |= covering;
                others |= filled[cell] ? covering : 0L;
            }
            for (int shape = 0; shape < state.unused.length; shape++) {
                if (state.unused[shape] == 0) {
                    others |= matrix.columns[images.shapeColumn(shape) * matrix.words + word];
                }
            }
            state.live[word] = fitting & ~others;
        }
    }

    /**
     * Makes the state in which an image is placed.
     *
     * @param state the present state, which must not change while the next one is in use
     * @param image an image that fits
     * @param next the state that is filled; if it has no solution, only its number of fits is valid
     */
    public void place(CoverState state, int image, CoverState next) {
        if (allowance != null) {
            next.setFull(isFilledBy(state, image));
            next.allowance = allowanceAfter(state, images.shape(image));
            if (next.isFull() || state.left == 1 || Allowance.isSpent(next.allowance)) {
                next.endBranch();
                return;
            }
        }
        put(state, image, next);
        made[next.left]++;
        choose(next);
    }

    /** Returns true if an image covers all open cells. */
    private boolean isFilledBy(CoverState state, int image) {
        int cells = images.cellCount();
        for (int word = 0; word * Long.SIZE < cells; word++) {
            long ofCells = (word + 1) * Long.SIZE <= cells ? -1L : (1L << cells) - 1L;
            if ((state.open[word] & ~images.columnSet(image, word) & ofCells) != 0L) {
                return false;
            }
        }
        return true;
    }

    private long allowanceAfter(CoverState state, int shape) {
        int unused = images.hasSeveral(shape) ? state.unused[shape] : images.copies(shape);
        return allowance.after(state.allowance, shape, unused);
    }

    /** Makes the state in which an image is placed, without a target. */
    void put(CoverState state, int image, CoverState next) {
        next.matrix = state.matrix;
        next.left = state.left - 1;
        next.depth = state.depth + 1;
        for (int word = 0; word < columnWords; word++) {
            next.open[word] = state.open[word] & ~images.columnSet(image, word);
        }
        int last = images.columns(image).length - 1;
        if (severalShapes.length > 0 && !usesUp(state, images.shape(image), next)) {
            last--;
        }
        takeOut(state, image, last, next);
    }

    /**
     * Updates the unused pieces of the shapes whose pieces are counted. Returns false if the placed shape is one of them and
     * has a piece left.
     */
    private boolean usesUp(CoverState state, int placed, CoverState next) {
        for (int shape : severalShapes) {
            next.unused[shape] = state.unused[shape];
        }
        if (!images.hasSeveral(placed)) {
            return true;
        }
        next.unused[placed]--;
        openIfLast(next, placed);
        return next.unused[placed] == 0;
    }

    /** Removes from the images that fit all images in the columns of the placed image, up to its column with an index. */
    private void takeOut(CoverState state, int image, int last, CoverState next) {
        CoverMatrix matrix = state.matrix;
        int words = matrix.words;
        long[] all = matrix.columns;
        int[] columns = images.columns(image);
        int word = 0;
        for (; word + CoverMatrix.BLOCK <= words; word += CoverMatrix.BLOCK) {
            long met0 = 0L;
            long met1 = 0L;
            long met2 = 0L;
            long met3 = 0L;
            for (int each = 0; each <= last; each++) {
                int at = columns[each] * words + word;
                met0 |= all[at];
                met1 |= all[at + 1];
                met2 |= all[at + 2];
                met3 |= all[at + 3];
            }
            next.live[word] = state.live[word] & ~met0;
            next.live[word + 1] = state.live[word + 1] & ~met1;
            next.live[word + 2] = state.live[word + 2] & ~met2;
            next.live[word + 3] = state.live[word + 3] & ~met3;
        }
        for (; word < words; word++) {
            long met = 0L;
            for (int each = 0; each <= last; each++) {
                met |= all[columns[each] * words + word];
            }
            next.live[word] = state.live[word] & ~met;
        }
    }

    /** Finds the target, and the images that fit it. */
    private void choose(CoverState state) {
        long fewest = state.matrix.fewest(state.open, state.live);
        int count = (int) (fewest >>> Integer.SIZE);
        if (count == 0 || lacksImages(state)) {
            state.endBranch();
            return;
        }
        int column = (int) fewest;
        renumberIfItPays(state, count);
        if (lookAhead != null && state.depth < LookAhead.DEPTH && count > 1) {
            column = lookAhead.column(state, count, column);
            count = state.matrix.count(column, state.live);
        }
        state.setTarget(column, count);
    }

    /** Returns true if a shape with several unused pieces has fewer images than unused required pieces. */
    private boolean lacksImages(CoverState state) {
        for (int shape : severalShapes) {
            int required = state.unused[shape] - images.optional(shape);
            if (state.unused[shape] > 1
                    && required > 0
                    && state.matrix.count(images.shapeColumn(shape), state.live) < required) {
                return true;
            }
        }
        return false;
    }

    /**
     * Renumbers the images that fit if this is likely to save more time than it takes. To renumber an image takes about as
     * long as one word of a state. The first states are always renumbered, because they have many descendants, although
     * their number is not known yet.
     */
    private void renumberIfItPays(CoverState state, int fits) {
        int before = state.matrix.words;
        int count = 0;
        for (int word = 0; word < before; word++) {
            count += Long.bitCount(state.live[word]);
        }
        int words = CoverMatrix.wordsFor(count);
        if (words < before
                && (state.depth < LookAhead.DEPTH || (before - words) * descendants(state.left, fits) > count)) {
            renumber(state, words);
        }
    }

    /**
     * Returns the expected number of descendants of a state, given the pieces left and the images that fit its target.
     * It assumes that each next state has as many descendants as the mean of the next states so far. With the mean of
     * all states instead, independent of the number of images that fit the target, the Kanoodle pyramid takes a sixth
     * more time.
     */
    private double descendants(int left, int fits) {
        long below = 0;
        for (int fewer = left - 1; fewer > 0; fewer--) {
            below += made[fewer];
        }
        return fits * (double) below / made[left - 1];
    }

    private void renumber(CoverState state, int words) {
        CoverMatrix before = state.matrix;
        CoverMatrix after = state.own;
        after.clear(images.columnCount(), words);
        int bits = 0;
        for (int word = 0; word < before.words; word++) {
            for (long rest = state.live[word]; rest != 0L; rest &= rest - 1L) {
                images.addTo(after, bits, before.numbers[word * Long.SIZE + Long.numberOfTrailingZeros(rest)]);
                bits++;
            }
        }
        for (int word = 0; word < words; word++) {
            int inWord = Math.max(0, Math.min(Long.SIZE, bits - word * Long.SIZE));
            state.live[word] = inWord == 0 ? 0L : -1L >>> (Long.SIZE - inWord);
        }
        state.matrix = after;
    }
}
