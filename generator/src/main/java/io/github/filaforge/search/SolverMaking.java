package io.github.filaforge.search;

import io.github.filaforge.choice.Chosen;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.search.Search;
import java.util.Optional;
import java.util.function.Supplier;

/** The way in which the solvers of a search are made: from generated source, or directly from the tables of the plan. */
public final class SolverMaking {

    /**
     * The time in seconds that source and compilation of a first solver take. A direct search may take longer by this time.
     */
    private static final double SECONDS_OF_SOURCE = 0.1;

    /** The least number of pieces of a search that may turn out to be long. */
    private static final int MANY_PIECES = 10;

    /** The number of cells in one layer above which such a search may be long. */
    private static final int MANY_CELLS = 64;

    /** The number of cells of a board of edges above which its search may be long: 5x5 takes some milliseconds. */
    private static final int MANY_SQUARES = 25;

    private final boolean mayBeDirect;
    private final boolean hasSource;
    /** The compiler; {@code null} if it is made when it is needed. */
    private SolverCompiler compiler;

    private SolverMaking(boolean mayBeDirect, boolean hasSource, SolverCompiler compiler) {
        this.mayBeDirect = mayBeDirect;
        this.hasSource = hasSource;
        this.compiler = compiler;
    }

    /** Returns the way in which each solver is generated and compiled. */
    public static SolverMaking compiledBy(SolverCompiler compiler) {
        return new SolverMaking(false, true, compiler);
    }

    /** Returns the way without generated source. A strategy that has no direct solver is refused. */
    public static SolverMaking direct() {
        return new SolverMaking(true, false, null);
    }

    /**
     * Returns the way that is expected to take less time. A search without source that is expected to lose more time than
     * source and compilation take is compiled by Janino.
     */
    public static SolverMaking byTime() {
        return new SolverMaking(true, true, null);
    }

    /**
     * Has Janino load its classes on another thread if the search of a puzzle may turn out to be long. This takes processor
     * time, so it is not done for puzzles whose search is short.
     */
    public void expect(AnyPuzzle puzzle) {
        if (hasSource && compiler == null && mayBeLong(puzzle)) {
            compiler = JaninoCompiler.readiedMeanwhile();
        }
    }

    private static boolean mayBeLong(AnyPuzzle any) {
        if (any instanceof EdgePuzzle board) {
            return board.size() > MANY_SQUARES;
        }
        Puzzle puzzle = (Puzzle) any;
        boolean isLarge = puzzle.box().layers() > 1 || puzzle.box().volume() > MANY_CELLS;
        return isLarge && puzzle.mobilePieces().size() >= MANY_PIECES;
    }

    /**
     * Returns the job of a search.
     *
     * @throws RequestException if no search can meet the request, or if there is to be no source and the strategy needs it
     */
    SearchJob job(SearchBuilder builder) {
        Chosen chosen = builder.search();
        boolean isDirect = mayBeDirect
                && (!hasSource || builder.stopwatch().time(Stage.PLAN, () -> chosen.isDirectWithin(SECONDS_OF_SOURCE)));
        Optional<Supplier<Search>> solvers = isDirect
                ? builder.stopwatch()
                        .time(
                                Stage.EMIT,
                                () -> chosen.directSolvers(builder.request().counting()))
                : Optional.empty();
        if (solvers.isPresent()) {
            return new SearchJob(builder, solvers.get());
        }
        if (!hasSource) {
            throw new RequestException("strategy " + chosen.strategyName()
                    + " has no solver without generated source: use JaninoCompiler.compile"
                    + builder.directStrategies());
        }
        compiler = compiler == null ? new JaninoCompiler() : compiler;
        return builder.job(compiler);
    }
}
