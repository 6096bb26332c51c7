package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;

/**
 * A solver that makes short attempts to find a board with a score. Nothing of it is generated, so that the order of the
 * pieces, the slips and the length may differ from attempt to attempt without a compilation. For one thread at a time.
 *
 * <p>Generated loops, compiled again for each score and order, made 13 rounds of 181 million placements in 60 s on 16x16 with
 * nine pins, since the JIT compiles each class again. One loop over tables made 265 rounds of 1,022 million placements, both
 * on one thread of a machine with other work.
 *
 * <p>Slips that do not touch: if a piece may half fit only beside pieces that do not half fit, as in searches for boards of 470,
 * nine runs of 60 s on three boards of 16x16 with an early colour found no board of 460, and 440 to 450 joins. Each run with
 * equal seeds and without this rule found 12 or more such boards. The slip arrays were those for searches without the rule.
 */
public final class RoundSolver extends TableSolver {

    /** The number of nodes between two tests of the limits of an attempt. */
    private static final long NODES = 1 << 16;

    /** For each position the number of joins among the cells before it and pinned pieces. */
    private final int[] joins;

    private final EdgeLists lists;
    private final PackedTables tables;
    /** For each position the number of slips that were made before its cell is filled. */
    private final int[] before;
    /**
     * For each position the beginning of the list of the next position, without the field of the piece that is placed here;
     * and that field: its shift, its mask and its factor. The last position leads to a word that is above 0.
     */
    private final int[] next;

    private final int[] lastShift;
    private final int[] lastMask;
    private final int[] lastRest;
    /** True if a cell meets the cell before it at two sides, as on a closed board of two columns. */
    private final boolean meetsTwice;

    /** For each position the number of slips below which a board that is filled up to there is the best of the attempt. */
    private final int[] least;
    /** For each type plus 1 its number of sides of the colours of the quota. */
    private final int[] weight;
    /** For each position the sum of these numbers over the pieces before it, and the least sum that is allowed. */
    private final int[] weights;

    private final int[] required;

    /**
     * The seed, the score and the limits of an attempt.
     *
     * @param seed the seed of the order of the pieces
     * @param score the number of joins that have to match; the attempt ends at the first full board with this score
     * @param nodes the number of nodes after which the attempt is given up
     * @param depth the number of cells without pins that have to be filled after {@code early} nodes, and half of which have
     *     to be filled after a quarter of these nodes; if they are not, the attempt is given up
     * @param early a number of nodes
     */
    public record Attempt(long seed, int score, long nodes, int depth, long early) {

        private boolean isHopeless(long placed, int deepest) {
            return placed >= early / 4 && deepest < (placed >= early ? depth : depth / 2);
        }
    }

    /**
     * The result of an attempt.
     *
     * @param score the score of its best board, which may have empty cells
     * @param nodes the number of pieces that it has placed
     * @param deepest the greatest number of cells without pins that it has filled on a board that was its best
     * @param found true if a full board has the score of the attempt
     * @param whole true if the search was made to its end
     */
    public record Ended(int score, long nodes, int deepest, boolean found, boolean whole) {}

    /**
     * Creates a solver.
     *
     * @param lists the lists of a search in which slips are allowed from a position on; attempts allow none before it
     */
    public RoundSolver(EdgeLists lists) {
        this(lists, PackedTables.ofLists(lists));
    }

    private RoundSolver(EdgeLists lists, PackedTables tables) {
        super(GeneratedSolver.FORMAT, lists, tables, new String[] {""}, false);
        this.lists = lists;
        this.tables = tables;
        this.joins = form.joinsBefore();
        this.before = new int[positions + 1];
        this.next = new int[positions];
        this.lastShift = new int[positions];
        this.lastMask = new int[positions];
        this.lastRest = new int[positions];
        boolean isTwice = false;
        for (int at = most; at < positions * most; at++) {
            int last = at / most - 1;
            if (mask[at] != 0 && neighbour[at] == last) {
                isTwice |= lastMask[last] != 0;
                lastShift[last] = shift[at];
                lastMask[last] = mask[at];
                lastRest[last] = rest[at];
            }
        }
        this.meetsTwice = isTwice;
        this.least = new int[positions + 1];
        this.weight = new int[form.types().count() + 1];
        this.weights = new int[positions + 1];
        this.required = new int[positions + 1];
    }

    /** Returns a solver with the tables of this one, for another thread. */
    public RoundSolver another() {
        return new RoundSolver(lists, tables);
    }

    /**
     * Makes an attempt.
     *
     * @param allowed for each position the number of slips that may have been made when its cell is filled; one more element
     *     stands for the full board
     * @param quota the colours that are used up early
     * @param improved receives each board that is better than all boards of this attempt before it
     * @throws SearchStopped if the thread is interrupted
     */
    public Ended attempt(Attempt attempt, int[] allowed, Quota quota, Consumer<BestBoard> improved) {
        int[] sides = quota.colours().isEmpty() ? new int[0] : form.types().sidesOf(quota.colours());
        use(tables.shuffled(new Random(attempt.seed()), sides));
        Arrays.fill(weight, 0);
        System.arraycopy(sides, 0, weight, 1, sides.length);
        for (int position = 0; position < least.length; position++) {
            required[position] = position < quota.least().size() ? quota.least().get(position) : 0;
        }
        for (int type = 0; type < form.types().count(); type++) {
            free[type + 1] = form.types().copies(type);
        }
        Ended ended = search(attempt, allowed, improved);
        // The copy of the tables may be large, and each thread has a solver for each order.
        use(tables);
        return ended;
    }

    private Ended search(Attempt attempt, int[] allowed, Consumer<BestBoard> improved) {
        if (positions == 0) {
            improved.accept(new BestBoard(joins[0], form.board(types(0))));
            return new Ended(joins[0], 0, 0, joins[0] >= attempt.score(), true);
        }
        // Fields of the object would be read again for each piece.
        final int[] words = this.words;
        final int[] placed = this.placed;
        final int[] free = this.free;
        final int[] chosen = this.chosen;
        final int[] typeShift = this.typeShift;
        final int[] before = this.before;
        final int[] least = this.least;
        final int[] weight = this.weight;
        final int[] weights = this.weights;
        final int[] required = this.required;
        final boolean meetsTwice = this.meetsTwice;
        final int[] next = this.next;
        final int[] lastShift = this.lastShift;
        final int[] lastMask = this.lastMask;
        final int[] lastRest = this.lastRest;
        next[positions - 1] = firstPiece(words);
        // Pinned pieces are a board too.
        int best = joins[0];
        boolean isReported = best > 0;
        if (isReported) {
            improved.accept(new BestBoard(best, form.board(types(0))));
        }
        setLeast(best);
        int deepest = 0;
        long nodes = 0;
        long check = Math.min(NODES, attempt.nodes());
        int position = 0;
        int slipped = 0;
        int index = begin(0, chosen);
        before[0] = 0;
        if (positions > 1) {
            next[0] = beginWithout(1, chosen);
        }
        while (true) {
            int word = words[index];
            if (word <= 0) {
                if (word < 0 && before[position] < allowed[position]) {
                    // The pieces that half fit are next.
                    slipped = before[position] + 1;
                    index = word & Integer.MAX_VALUE;
                    continue;
                }
                if (position == 0) {
                    return new Ended(best, nodes, deepest, false, true);
                }
                position--;
                index = placed[position] + 1;
                free[chosen[position] >>> typeShift[position]]++;
                slipped = before[position + 1];
                continue;
            }
            int type = word >>> typeShift[position];
            if (free[type] == 0) {
                index++;
                continue;
            }
            // A piece without a piece for the next cell is placed only if this makes the best board.
            int following = next[position] + (word >>> lastShift[position] & lastMask[position]) * lastRest[position];
            int ahead = words[following];
            if (ahead <= 0
                    && !meetsTwice
                    && (ahead == 0 || slipped >= allowed[position + 1])
                    && slipped >= least[position + 1]) {
                index++;
                continue;
            }
            int weighed = weights[position] + weight[type];
            if (weighed < required[position + 1]) {
                index++;
                continue;
            }
            nodes++;
            free[type]--;
            placed[position] = index;
            chosen[position] = word;
            position++;
            weights[position] = weighed;
            if (slipped < least[position] || (position == positions && !isReported)) {
                best = joins[position] - slipped;
                isReported = true;
                setLeast(best);
                improved.accept(new BestBoard(best, form.board(types(position))));
                deepest = Math.max(deepest, position);
            }
            if (position == positions) {
                if (joins[position] - slipped >= attempt.score()) {
                    return new Ended(best, nodes, positions, true, false);
                }
                position--;
                free[type]++;
                index++;
                continue;
            }
            if (nodes >= check) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new SearchStopped();
                }
                if (nodes >= attempt.nodes() || attempt.isHopeless(nodes, deepest)) {
                    return new Ended(best, nodes, deepest, false, false);
                }
                check = Math.min(check + NODES, attempt.nodes());
            }
            before[position] = slipped;
            index = meetsTwice ? begin(position, chosen) : following;
            if (position + 1 < positions) {
                next[position] = beginWithout(position + 1, chosen);
            }
        }
    }

    private void setLeast(int best) {
        for (int position = 0; position < least.length; position++) {
            least[position] = joins[position] - best;
        }
    }

    /** Returns the beginning of the list of a position, without the field of the piece at the position before it. */
    private int beginWithout(int position, int... chosen) {
        int index = base[position];
        int end = (position + 1) * most;
        for (int at = position * most; at < end; at++) {
            if (neighbour[at] != position - 1) {
                index += (chosen[neighbour[at]] >>> shift[at] & mask[at]) * rest[at];
            }
        }
        return index;
    }

    /** Returns the index of a word that is above 0, if there is one. */
    private static int firstPiece(int... words) {
        int index = 0;
        while (index + 1 < words.length && words[index] <= 0) {
            index++;
        }
        return index;
    }
}
