package io.github.filaforge.runtime.edge;

/**
 * The base of solvers that search for boards with few slips. Whenever more joins match on a board than on any board before it,
 * the solver reports that board, which may have gaps. It looks at a board wherever a cell is to be filled, from the first cell
 * on: a search that never comes to its first slip has a best board too.
 */
public abstract class ScoreSolver extends LoopSolver {

    /** By position: a board with fewer slips than these, filled up to there, is to be looked at. */
    protected final int[] least;

    private final EdgeForm form;
    /** By position: the joins among the cells before it and pinned pieces. */
    private final int[] joins;

    /** Boards with this score are counted; 0 if none are. */
    private final int counted;

    private int best;

    /** The arguments are those of {@link LoopSolver}; the tables have the form of lists. */
    protected ScoreSolver(
            int format, EdgeLists lists, PackedTables tables, String entries, String[] roots, boolean counting) {
        this(format, lists, tables, entries, roots, counting, 0);
    }

    /**
     * @param counted the score of boards that {@link #scored} is told of; 0 for none
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
        this.form = lists.form();
        this.joins = form.joinsBefore();
        this.least = new int[joins.length];
        setBest(0);
    }

    @Override
    void begin(int root) {
        setBest(best());
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
     * Looks at a board.
     *
     * @param position where it is to be filled next; fewer slips were made than {@link #least} has there
     * @param slipped how many slips were made
     */
    protected final void look(int position, int slipped) {
        int score = joins[position] - slipped;
        if (counted > 0 && score >= counted && before(position) < counted) {
            scored();
        }
        if (score > best) {
            setBest(Math.max(score, improved(form.board(types(position)), score)));
        }
    }

    /** The score of the board without the piece that was placed last. */
    private int before(int position) {
        return position == 0 ? 0 : form.board().matching(form.board(types(position - 1)));
    }

    /** A board has come to the score that is counted, which the same board without its last piece had not. */
    void scored() {}
}
