package io.github.filaforge.runtime.edge;

/**
 * The superclass of solvers that search for boards with few slips. If more joins match on a board than on any board before
 * it, the solver reports that board, which may have empty cells. It checks a board whenever a cell is to be filled, from the
 * first cell on. So a search that never reaches its first slip reports a best board too.
 */
public abstract class ScoreSolver extends LoopSolver {

    /** For each position the number of slips below which a board that is filled up to there is passed to {@link #look}. */
    protected final int[] least;

    /** For each position the number of joins among the cells before it and pinned pieces. */
    private final int[] joins;

    /** The score of the boards that are counted; 0 if none are. */
    private final int counted;

    private int best;

    /** Creates a solver, with the parameters of {@link LoopSolver}. The tables have the form of lists. */
    protected ScoreSolver(
            int format, EdgeLists lists, PackedTables tables, String entries, String[] roots, boolean counting) {
        this(format, lists, tables, entries, roots, counting, 0);
    }

    /**
     * Creates a solver that counts boards with a score.
     *
     * @param counted the score at which {@link #scored} is called; 0 for none
     */
    ScoreSolver(
            int format,
            EdgeLists lists,
            PackedTables tables,
            String entries,
            String[] roots,
            boolean counting,
            int counted) {
        super(format, lists, tables, entries, roots, counting);
        this.counted = counted;
        this.joins = form.joinsBefore();
        this.least = new int[joins.length];
        setBest(0);
    }

    @Override
    void begin(int root) {
        setBest(sink.best());
    }

    private void setBest(int score) {
        best = score;
        for (int position = 0; position < joins.length; position++) {
            int looked = counted > 0 ? Math.min(best, counted - 1) : best;
            least[position] = Math.max(0, joins[position] - looked);
        }
    }

    @Override
    final void filled(int position, int slipped) {
        if (slipped < least[position]) {
            look(position, slipped);
        }
    }

    /**
     * Reports a board if it is the best so far, and counts it if it has just reached the score that is counted.
     *
     * @param position the position that is filled next; fewer slips were made than {@link #least} has there
     * @param slipped the number of slips that were made
     */
    protected final void look(int position, int slipped) {
        int score = joins[position] - slipped;
        if (counted > 0 && score >= counted && before(position) < counted) {
            scored();
        }
        if (score > best) {
            setBest(Math.max(score, sink.improved(form.board(types(position)), score)));
        }
    }

    /** Returns the score of the board without the piece that was placed last. */
    private int before(int position) {
        return position == 0 ? 0 : form.board().matching(form.board(types(position - 1)));
    }

    /** Called when a board has reached the score that is counted, and had a lower score without its last piece. */
    void scored() {}
}
