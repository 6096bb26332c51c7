package io.github.filaforge.page.studio;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Round;
import io.github.filaforge.page.engine.Sink;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.source.InputException;
import java.util.function.Consumer;

/** A search for the best board of an edge puzzle. */
final class BestFinder {

    /** The command that plans a search. The seed of the search follows it. */
    static final String PLAN = "best";

    private final EdgePuzzle puzzle;
    private final BestSearch search;

    private boolean isEnded;

    private BestFinder(EdgePuzzle puzzle, long seed) {
        this.puzzle = puzzle;
        this.search = new BestSearch(puzzle, seed, 1);
    }

    /**
     * A search that was planned.
     *
     * @param finder the search; {@code null} if there is nothing to be searched
     * @param json {@code {"most":60}} with the greatest possible score, or {@code "failure"} with the reason why there is
     *     no search
     */
    record Planned(BestFinder finder, String json) {}

    /**
     * Plans the search of the puzzle of a text.
     *
     * @param seed the seed, in decimal digits
     */
    static Planned plan(String seed, String text) {
        try {
            if (!(StudioEditor.only(text).puzzle() instanceof EdgePuzzle puzzle)) {
                return failed("only boards of edges have a best board");
            }
            BestFinder finder = new BestFinder(puzzle, Long.parseLong(seed));
            return new Planned(finder, StudioJson.text(StudioJson.object("most", finder.search.mostMatching())));
        } catch (ImpossiblePuzzleException | InputException | RequestException | NumberFormatException e) {
            return failed(e.getMessage());
        }
    }

    private static Planned failed(String reason) {
        return new Planned(null, StudioJson.text(StudioJson.object("failure", reason)));
    }

    /**
     * Searches until no board can be better, or until the sink ends the search.
     *
     * @param texts receives the text of each better board, before the sink gets its length
     * @param sink the sink that {@link Studio#improve} describes
     * @return true if no board can be better
     */
    boolean improve(Consumer<String> texts, Sink sink) {
        isEnded = false;
        search.run(BestBoard.NONE, new BestSearch.Listener() {
            @Override
            public void begun(Round round) {
                // The page shows the number of rounds only.
            }

            @Override
            public void improved(BestBoard board) {
                String text = board.score() + "\n" + code(board);
                texts.accept(text);
                goOn(sink.take(text.length()));
            }

            @Override
            public void ended(Round round, Ended ended) {
                goOn(sink.take(0));
            }
        });
        return !isEnded;
    }

    /** Ends the search if the sink wishes it. The search does not pass the exception on. */
    private void goOn(int wish) {
        if (wish == 0) {
            isEnded = true;
            throw new SearchStopped();
        }
    }

    /** Returns the code of a board, as {@link SolutionCode} describes it. */
    private String code(BestBoard best) {
        int[] board = best.board();
        StringBuilder code = new StringBuilder();
        puzzle.cells().forEach(cell -> code.append((char) (board[cell] < 0 ? 0 : board[cell] + EdgePiece.SIDES)));
        return code.toString();
    }
}
