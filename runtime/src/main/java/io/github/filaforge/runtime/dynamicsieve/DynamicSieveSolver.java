package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.text.Words;

/**
 * The superclass of all solvers by a dynamic sieve. Bit n % 64 of word n / 64 of an occupancy is cell n of the frame. Gaps
 * between the cells of the region count as filled.
 */
public abstract class DynamicSieveSolver extends GeneratedSolver {

    /** The states that are searched with n pieces left, at index n. */
    protected final StateBatch[] batches;
    /** The sets of cells, by their numbers of open neighbours, for the states of the present batch. */
    protected final NeighbourSets neighbours;

    private final DynamicSieve sieve;
    private final int[] frame;
    private final int[] positions;
    private final int words;
    private final int shapes;
    private int rootLeft;

    /**
     * Creates a solver. For the parameters from format to counting see {@link GeneratedSolver}.
     *
     * @param frame for each position its cell in the frame, separated by blanks
     */
    protected DynamicSieveSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            DynamicSieve sieve,
            String frame,
            int frameSize) {
        super(format, board, roots, canonicalForm, counting);
        this.sieve = sieve;
        this.frame = Words.numbers(frame);
        this.positions = new int[frameSize];
        for (int position = 0; position < this.frame.length; position++) {
            positions[this.frame[position]] = position;
        }
        this.words = Words.count(frameSize);
        this.shapes = board.copies().length;
        this.neighbours = new NeighbourSets(words);
        this.batches = new StateBatch[pieces() + 1];
        for (int left = 0; left < batches.length; left++) {
            batches[left] = new StateBatch(words);
        }
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        if (left == 0) {
            found();
            return;
        }
        StateBatch batch = batches[left];
        for (int word = 0; word < words; word++) {
            batch.occupancy(word)[0] = -1L;
        }
        for (int position = 0; position < frame.length; position++) {
            if (!isFilled(left, position)) {
                batch.occupancy(frame[position] / Long.SIZE)[0] &= ~(1L << frame[position]);
            }
        }
        long used = 0;
        int[] unused = new int[shapes];
        for (int shape = 0; shape < shapes; shape++) {
            unused[shape] = unused(left, shape);
            used |= sieve.used().counter(shape, unused[shape]);
        }
        batch.used()[0] = used;
        if (supply.isVaried()) {
            batch.allowances()[0] = allowance.of(unused);
            if (Allowance.isSpent(batch.allowances()[0])) {
                return;
            }
        }
        search(left, 1);
    }

    /**
     * Returns the allowance after an image was placed.
     *
     * @param before the allowance before
     * @param used the counters of used pieces before
     */
    protected final long allowanceAfter(long before, long used, int image) {
        int shape = sieve.shape(image);
        UsedCounters counters = sieve.used();
        return allowance.after(
                before, shape, counters.bit(shape) < 0 ? supply.most(shape) : counters.unused(used, shape));
    }

    /**
     * Searches from the first states of a batch.
     *
     * @param left the number of pieces left, at least 1
     * @param count the number of states, at least 1
     */
    protected abstract void search(int left, int count);

    /** Reports the solutions that the choices with one piece left complete. */
    protected final void solved() {
        StateBatch last = batches[1];
        for (int choice = 0; choice < last.choices(); choice++) {
            if (areCounted(Long.bitCount(last.images()[choice]))) {
                continue;
            }
            int first = last.blocks()[choice] * Long.SIZE;
            for (long rest = last.images()[choice]; rest != 0; rest &= rest - 1) {
                placePath(1, last.choosers()[choice]);
                placeImage(1, first + Long.numberOfTrailingZeros(rest));
                found();
            }
        }
    }

    /**
     * Reports a solution of a puzzle of which pieces may be left over.
     *
     * @param left the number of pieces left before its last image was placed
     * @param state the state in which the last image was placed
     */
    protected final void solved(int left, int state, int image) {
        StateBatch batch = batches[left];
        if (areCounted(1) || isCountedWith(allowanceAfter(batch.allowances()[state], batch.used()[state], image))) {
            return;
        }
        placePath(left, state);
        placeImage(left, image);
        found(left - 1);
    }

    /** Stores the images that have led to a state with some pieces left. */
    private void placePath(int lastLeft, int lastState) {
        int state = lastState;
        for (int left = lastLeft; left < rootLeft; left++) {
            placeImage(left + 1, batches[left].placed()[state]);
            state = batches[left].parents()[state];
        }
    }

    private void placeImage(int left, int image) {
        for (int cell : sieve.cells(image)) {
            placeCell(left, positions[cell]);
        }
        placeShape(left, sieve.shape(image));
    }
}
