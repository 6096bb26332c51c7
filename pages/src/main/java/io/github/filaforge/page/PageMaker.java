package io.github.filaforge.page;

import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.studio.PlayedPuzzle;
import io.github.filaforge.page.studio.SolutionFinder;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.page.EdgesPage;
import io.github.filaforge.picture.page.SolvingFacts;
import io.github.filaforge.picture.page.SolvingPage;
import io.github.filaforge.picture.page.StudioPage;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.ChoiceTally;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.Version;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Makes the page of a puzzle. It has two solvers: one that counts the solutions of the puzzle, and one that completes the
 * assembly that a person has begun, which may belong to any symmetric copy of any solution and be in any order.
 */
public final class PageMaker {

    /**
     * The factor by which a search takes longer in a browser: WebAssembly under V8, the 10x6 pentominoes and the Tetris
     * Cube.
     */
    private static final double SLOWER_IN_BROWSER = 1.5;

    /**
     * The expected time of a search, in seconds, up to which solutions are counted while the page is made, so that it has
     * their number.
     */
    private static final double COUNTED_SECONDS = 5;

    /** The greatest number of combinations of options whose numbers of solutions a page contains. */
    private static final int MOST_COMBINATIONS = 5_000;

    private final Puzzle puzzle;
    private final String definition;
    private final SearchRequest request;
    private final SolverCompiler compiler;

    /**
     * Prepares the page of a puzzle.
     *
     * @param definition the name of the file from which the puzzle was read
     * @param compiler makes the class files that are compiled for browsers
     */
    public PageMaker(Puzzle puzzle, String definition, SearchRequest request, SolverCompiler compiler) {
        this.puzzle = puzzle;
        this.definition = definition;
        this.request = request;
        this.compiler = compiler;
    }

    /**
     * Checks that pages can be made here at all.
     *
     * @throws ShipException if the compiler of solvers for a browser is not on the class path
     */
    public static void checkAvailable() throws ShipException {
        try {
            Class.forName("org.teavm.vm.TeaVM", false, PageMaker.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new ShipException(
                    "pages are compiled by TeaVM, which is not on the class path: start this program by its"
                            + " launcher, fila, or by the jar of the release");
        }
    }

    /**
     * Returns the editor: a page in which a person draws a puzzle and has it solved. To compile it takes some ten seconds.
     *
     * @param definition the text of the puzzle that the page shows first; empty for an example
     * @throws ShipException if the compiler for browsers refuses the library; the message gives the reason
     */
    public static String studio(String definition) throws ShipException {
        return StudioPage.of(EngineCompiler.compileStudio(), definition, Version.number());
    }

    /**
     * Returns the page of an edge puzzle: a person assembles the board, and the library solves it.
     *
     * @throws RequestException if the puzzle has more pieces than a page takes
     * @throws ShipException if the compiler for browsers refuses the library; the message gives the reason
     */
    public static String ofEdges(EdgePuzzle puzzle) throws ShipException {
        check(puzzle);
        SearchBuilder search = SearchBuilder.of(puzzle, "", SearchRequest.standard(), new Stopwatch());
        Optional<BigInteger> total = search.search()
                .cost()
                .filter(cost -> cost.isBelow(COUNTED_SECONDS))
                .map(cost -> search.job(SolverMaking.byTime()).count());
        return EdgesPage.of(EngineCompiler.compileStudio(), puzzle.name(), DefinitionWriter.write(puzzle), total);
    }

    /** Checks that a page can show an edge puzzle at all, and throws a RequestException if it cannot. */
    public static void check(EdgePuzzle puzzle) {
        if (puzzle.pieceCount() > SolutionFinder.MOST_PIECES) {
            throw new RequestException("a page takes edge puzzles of at most " + SolutionFinder.MOST_PIECES
                    + " pieces, and puzzle " + puzzle.name() + " has " + puzzle.pieceCount());
        }
    }

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @throws RequestException if the request cannot be met in a page
     * @throws ShipException if the solver cannot run in a browser; the message gives the reason
     */
    public String page() throws ShipException {
        SearchJob solving =
                job(request.but().merging(false).packageName("solving").build());
        if (solving.chosen().hasKnownShares()) {
            throw new RequestException(
                    "a page cannot merge states, which takes files and threads: leave out SearchRequest.strategy("
                            + solving.strategyName() + ")");
        }
        SearchJob completing = job(PlayedPuzzle.completing());
        // The solutions of chosen options are completions, so a page with choices needs no solver for all of them.
        EngineCompiler.Compiled engine =
                EngineCompiler.compile(puzzle.choices().isEmpty() ? solving : completing, completing);
        return SolvingPage.of(puzzle, Palette.of(puzzle), facts(solving, completing), engine.wasm, engine.javaScript);
    }

    private SearchJob job(SearchRequest what) {
        return SearchBuilder.begin(puzzle, what).job(compiler);
    }

    private SolvingFacts facts(SearchJob solving, SearchJob completing) {
        if (!puzzle.choices().isEmpty()) {
            // The page searches for the solutions of the options that a person has chosen.
            return facts(solving, completing, 1, Optional.empty(), totals(completing), OptionalDouble.empty(), false);
        }
        // The cost by which the strategy was chosen may come from few samples.
        Optional<SearchCost> cost = solving.cost()
                .flatMap(few -> solving.chosen().packing().sampledWell().cost());
        boolean isEndless =
                solving.isMadeInTries() || cost.filter(SearchCost::isEndless).isPresent();
        return facts(
                solving,
                completing,
                solving.roots(),
                total(solving, cost),
                List.of(),
                cost.map(known -> OptionalDouble.of(SLOWER_IN_BROWSER * known.seconds()))
                        .orElseGet(OptionalDouble::empty),
                isEndless);
    }

    private SolvingFacts facts(
            SearchJob solving,
            SearchJob completing,
            int roots,
            Optional<BigInteger> total,
            List<Long> totals,
            OptionalDouble seconds,
            boolean isEndless) {
        return new SolvingFacts(
                completing.chosen().packing().search().catalog().shapes(),
                completing.chosen().packing().search().catalog().pieces(),
                SolvingFacts.cells(puzzle, solving.board()),
                SolvingFacts.cells(puzzle, completing.board()),
                roots,
                total,
                totals,
                seconds,
                isEndless,
                solving.strategyName(),
                definition,
                Version.number());
    }

    /** Returns the number of solutions of each combination of options, if there are few and a search counts them soon. */
    private List<Long> totals(SearchJob completing) {
        boolean isShort = completing
                .cost()
                .flatMap(few -> completing.chosen().packing().sampledWell().cost())
                .filter(cost -> cost.isBelow(COUNTED_SECONDS))
                .isPresent();
        if (!isShort || completing.isMadeInTries() || ChoiceTally.combinations(puzzle) > MOST_COMBINATIONS) {
            return List.of();
        }
        ChoiceTally tally = ChoiceTally.of(completing);
        SearchResult result = completing.run(RunSettings.standard().unordered(), new SearchListener() {
            @Override
            public void found(int[] solution) {
                tally.add(solution);
            }
        });
        return result.complete() ? tally.numbers() : List.of();
    }

    /**
     * Returns the number of solutions, if a search or merged states count them soon; puzzles made in tries may have any
     * number.
     */
    private Optional<BigInteger> total(SearchJob solving, Optional<SearchCost> cost) {
        if (cost.filter(known -> known.isBelow(COUNTED_SECONDS)).isPresent() && !solving.isMadeInTries()) {
            return Optional.of(solving.count());
        }
        return SearchBuilder.begin(puzzle, request)
                .countWithin(COUNTED_SECONDS)
                .map(count -> count.job(compiler).count());
    }
}
