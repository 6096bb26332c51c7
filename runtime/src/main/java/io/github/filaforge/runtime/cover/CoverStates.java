package io.github.filaforge.runtime.cover;

import java.util.Arrays;

/**
 * Makes the states of a search. The target of a state is the cell or the shape with the fewest images that fit, of the
 * shapes only those with a single piece: exact cover, with the images that fit as a set of bits. Of the first states the
 * target is chosen by {@link LookAhead}. For one thread.
 *
 * <p>Soon few of all images fit. Then those are numbered anew, for a matrix with fewer words in which all that comes of the
 * state is searched.
 *
 * <p>Measured for the Kanoodle pyramid: to stop counting at a column with one image saves a fifth of the counts and makes a
 * fifth more fits; to count first the columns that had few images in the state before makes more fits than it saves, too.
 * To take out what leaves no image to a cell with three or fewer saves a tenth of the fits and costs a fifth of the time
 * more. To number the images by the cells that are filled first, so that whole words become empty, leaves as many words.
 */
public final class CoverStates {

    private final CoverImages images;
    private final int columnWords;
    private final int[] severalShapes;
    private final LookAhead lookAhead;
    /** How many states were made, by the pieces left. */
    private final long[] made;

    /** The states of a search. */
    public CoverStates(CoverImages images) {
        this(images, true);
    }

    private CoverStates(CoverImages images, boolean looksAhead) {
        this.images = images;
        this.columnWords = images.columnWords();
        this.severalShapes = images.severalShapes();
        this.lookAhead = looksAhead ? new LookAhead(images, this) : null;
        int pieces = images.pieces();
        this.made = new long[pieces + 1];
    }

    /** States of which no target is chosen by looking ahead, for who makes few of each first state. */
    public static CoverStates plain(CoverImages images) {
        return new CoverStates(images, false);
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
        state.matrix = images.matrix();
        Arrays.fill(state.open, 0L);
        for (int cell = 0; cell < filled.length; cell++) {
            if (!filled[cell]) {
                state.setOpen(cell);
            }
        }
        state.left = 0;
        state.depth = 0;
        for (int shape = 0; shape < unused.length; shape++) {
            state.unused[shape] = unused[shape];
            state.left += unused[shape];
            if (unused[shape] == 1) {
                state.setOpen(images.shapeColumn(shape));
            }
        }
        startLive(state, filled);
        choose(state);
    }

    /** Of the shapes with unused pieces all images fit but those that cover a filled cell. */
    private void startLive(CoverState state, boolean... filled) {
        CoverMatrix matrix = images.matrix();
        for (int word = 0; word < matrix.words; word++) {
            long fitting = 0L;
            for (int shape = 0; shape < state.unused.length; shape++) {
                if (state.unused[shape] > 0) {
                    fitting |= matrix.columns[images.shapeColumn(shape) * matrix.words + word];
                }
            }
            for (int cell = 0; cell < filled.length; cell++) {
                if (filled[cell]) {
                    fitting &= ~matrix.columns[cell * matrix.words + word];
                }
            }
            state.live[word] = fitting;
        }
    }

    /**
     * Makes the state in which an image is placed.
     *
     * @param state is not to be changed as long as the next is in use
     * @param image one that fits
     * @param next is filled; of a state that holds no solution no more than that
     */
    public void place(CoverState state, int image, CoverState next) {
        put(state, image, next);
        made[next.left]++;
        choose(next);
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

    /** Counts the unused pieces of shapes with several; whether none is left of one of which a piece is placed. */
    private boolean usesUp(CoverState state, int placed, CoverState next) {
        for (int shape : severalShapes) {
            next.unused[shape] = state.unused[shape];
        }
        if (!images.hasSeveral(placed)) {
            return true;
        }
        next.unused[placed]--;
        if (next.unused[placed] == 1) {
            next.setOpen(images.shapeColumn(placed));
        }
        return next.unused[placed] == 0;
    }

    /** Leaves of the images that fit those that are not in the columns of one, up to the last of them to be looked at. */
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

    /** Whether a shape with several unused pieces has fewer images. */
    private boolean lacksImages(CoverState state) {
        for (int shape : severalShapes) {
            if (state.unused[shape] > 1
                    && state.matrix.count(images.shapeColumn(shape), state.live) < state.unused[shape]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Numbers the images that fit anew if what comes of the state is likely to save more than that takes: an image takes
     * about as long as a word of a state. Of the first states much comes, but that is not known yet.
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
     * How many states come of one with so many pieces left and so many images that fit its target, if of each next state as
     * many come as in the mean of those so far. With the mean of all states instead, whatever fits their targets, the Kanoodle
     * pyramid takes a sixth more time.
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
