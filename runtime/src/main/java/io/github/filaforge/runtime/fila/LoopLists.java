package io.github.filaforge.runtime.fila;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.text.Words;

/**
 * A solver by FILA without generated source, which has its image list sets in arrays. It makes the attempts and fits of a
 * generated solver in their order.
 */
public final class LoopLists extends ListSolver {

    private final int[] first;
    /** The words of the layout of the image at each index; those of index n begin at n times {@link #words}. */
    private final long[] layouts;
    /** For each direction that the ILSI covers, the neighbour of each position; the position itself if there is none. */
    private final int[][] neighbours;

    private final int words;
    private final int shapeWords;
    /** The occupancies of the states from the root to the present one, by the number of pieces left. */
    private final long[] filled;
    /** The shapes with unused pieces, for the same states. */
    private final long[] unused;
    /**
     * The occupancy of the root. The lists of the article have no image that meets it, so such an image does not count as an
     * attempt.
     */
    private final long[] root;

    /**
     * Creates a solver. For the parameters from board to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     *
     * @param neighbours the neighbours with which the lists were made
     */
    public LoopLists(
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            FilaLists lists,
            String[] neighbours) {
        super(FORMAT, board, roots, canonicalForm, counting, lists);
        this.words = Words.count(board.size());
        this.shapeWords = Words.count(copies.length);
        this.neighbours = Words.numbersOfEach(neighbours);
        this.first = lists.first();
        this.layouts = new long[first[first.length - 1] * words];
        for (int word = 0; word < words; word++) {
            long[] ofWord = lists.layouts(word);
            for (int index = 0; index < ofWord.length; index++) {
                layouts[index * words + word] = ofWord[index];
            }
        }
        this.filled = new long[(pieces() + 1) * words];
        this.unused = new long[(pieces() + 1) * shapeWords];
        this.root = new long[words];
    }

    @Override
    protected void fill(int left, int at, long[] free) {
        System.arraycopy(trail, at, root, 0, words);
        System.arraycopy(trail, at, filled, left * words, words);
        System.arraycopy(free, 0, unused, left * shapeWords, shapeWords);
        fill(left);
    }

    /** Fills the target, the first open cell, with each image of its lists that fits. */
    private void fill(int left) {
        endIfStopped(left);
        int target = target(left * words);
        if (target == board().size()) {
            solved(left);
            return;
        }
        if (left == 0) {
            return;
        }
        int lists = set(left * words, target) * copies.length;
        int own = left * shapeWords;
        for (int shape = 0; shape < copies.length; shape++) {
            if ((unused[own + shape / Long.SIZE] & 1L << shape) == 0L) {
                continue;
            }
            if (supply.isVaried() && !hasRoomFor(left, shape, copies[shape])) {
                continue;
            }
            copies[shape]--;
            System.arraycopy(unused, own, unused, own - shapeWords, shapeWords);
            if (copies[shape] == 0) {
                unused[own - shapeWords + shape / Long.SIZE] &= ~(1L << shape);
            }
            int end = first[lists + shape + 1];
            for (int image = first[lists + shape]; image < end; image++) {
                if (fits.length > 0 && misses(image, root, 0)) {
                    attempts[left]++;
                }
                if (misses(image, filled, left * words)) {
                    place(left, image);
                }
            }
            copies[shape]++;
        }
    }

    private void place(int left, int image) {
        if (fits.length > 0) {
            fits[left]++;
        }
        path[left] = image;
        if (left == 1 && !supply.isVaried()) {
            solved();
            return;
        }
        for (int word = 0; word < words; word++) {
            filled[(left - 1) * words + word] = filled[left * words + word] | layouts[image * words + word];
        }
        fill(left - 1);
    }

    /** Returns true if an image covers no filled cell of the occupancy that begins at an index. */
    private boolean misses(int image, long[] occupancies, int at) {
        for (int word = 0; word < words; word++) {
            if ((occupancies[at + word] & layouts[image * words + word]) != 0L) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first open cell of a state, or the number of cells if there is none. */
    private int target(int at) {
        int word = 0;
        while (word < words && filled[at + word] == -1L) {
            word++;
        }
        int target = word * Long.SIZE;
        return word == words ? target : target + Long.numberOfTrailingZeros(~filled[at + word]);
    }

    /** Returns the number of the image list set of a state: its target, and behind it the ILSI. */
    private int set(int at, int target) {
        int set = target;
        for (int[] direction : neighbours) {
            // The target, which is open, stands in place of a neighbour that is not tested.
            int cell = direction[target];
            set = set << 1 | ((int) (filled[at + cell / Long.SIZE] >>> cell) & 1);
        }
        return set;
    }
}
