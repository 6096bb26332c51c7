package io.github.filaforge.page;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PackingJob;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchRequest.Constraining;
import io.github.filaforge.Version;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.page.EngineCompiler.CompiledSolver;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.page.SolvingFacts;
import io.github.filaforge.picture.page.SolvingPage;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.ship.ShipException;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Makes the page of a puzzle. It has two solvers: one for what the puzzle is counted by, and one that completes what a person
 * has begun, which may be any symmetric copy of any solution and in any order.
 */
public final class PageMaker {

    /** How many times as long a search takes in a browser: WebAssembly under V8, the 10x6 pentominoes and the Tetris Cube. */
    private static final double SLOWER_IN_BROWSER = 1.5;

    /** What takes no longer is counted while the page is made, so that it knows how many solutions there are. */
    private static final double COUNTED_SECONDS = 5;

    private static final String SOLVING = "solving";
    private static final String COMPLETING = "completing";

    private final Puzzle puzzle;
    private final String definition;
    private final SearchRequest request;
    private final SolverCompiler compiler;

    /**
     * @param definition the name of what the puzzle was read from
     * @param request how to search
     * @param compiler makes the class files that are compiled for browsers
     */
    public PageMaker(Puzzle puzzle, String definition, SearchRequest request, SolverCompiler compiler) {
        this.puzzle = puzzle;
        this.definition = definition;
        this.request = request;
        this.compiler = compiler;
    }

    /**
     * Looks whether pages can be made here at all.
     *
     * @throws ShipException if what compiles solvers for a browser is not on the class path
     */
    public static void checkAvailable() throws ShipException {
        try {
            Class.forName("org.teavm.tooling.TeaVMTool", false, PageMaker.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new ShipException(
                    "pages are compiled by TeaVM, which is not on the class path: start this program by its"
                            + " launcher, fila, whose folder \"page\" has it");
        }
    }

    /**
     * Looks whether a page can show a puzzle at all.
     *
     * @throws RequestException if not
     */
    public static void check(Puzzle puzzle) {
        try {
            SolvingPage.check(puzzle);
        } catch (PictureException e) {
            throw new RequestException(e.getMessage());
        }
    }

    /**
     * The page, to be written in UTF-8.
     *
     * @throws RequestException if what is asked for cannot be had in a page
     * @throws ShipException if the solver cannot run in a browser; the message says why
     * @throws IOException if files cannot be written meanwhile
     */
    public String page() throws ShipException, IOException {
        check(puzzle);
        PackingJob solving =
                job(request.but().merging(false).packageName(SOLVING).build());
        if (solving.search().search().kind() == Kind.MERGED_STATES) {
            throw new RequestException(
                    "a page cannot merge states, which takes files and threads: leave out --strategy "
                            + solving.search().strategy().name());
        }
        PackingJob completing = job(completing());
        CompiledEngine engine = new EngineCompiler(compiled(solving), compiled(completing)).compile();
        return SolvingPage.of(
                puzzle, Palette.of(puzzle), facts(solving, completing), engine.wasm(), engine.javaScript());
    }

    private PackingJob job(SearchRequest what) {
        return Filaforge.begin(puzzle, what).job(compiler);
    }

    /** A search for all copies, which any pieces may have begun: no state of its own may be taken for granted. */
    private static SearchRequest completing() {
        return SearchRequest.builder()
                .distinct(Distinct.ALL)
                .constraining(Constraining.by(Constraining.Rule.NOTHING))
                .tail(0)
                .merging(false)
                .fewAreEnough(true)
                .packageName(COMPLETING)
                .build();
    }

    private static CompiledSolver compiled(PackingJob job) {
        return new CompiledSolver(job.source().qualifiedName(), job.classFiles());
    }

    private SolvingFacts facts(PackingJob solving, PackingJob completing) {
        // What the choice was made by may be told from few samples.
        Optional<SearchCost> cost = solving.search()
                .cost()
                .flatMap(few -> solving.search().sampledWell().cost());
        boolean isEndless =
                solving.isMadeInTries() || cost.filter(SearchCost::isEndless).isPresent();
        return new SolvingFacts(
                completing.search().search().catalog().shapes(),
                cells(solving),
                cells(completing),
                solving.search().search().roots().size(),
                total(solving, cost),
                cost.map(known -> OptionalDouble.of(SLOWER_IN_BROWSER * known.seconds()))
                        .orElseGet(OptionalDouble::empty),
                isEndless,
                solving.search().strategy().name(),
                definition,
                Version.number());
    }

    /** The number of solutions, where search or merged states count them soon; puzzles made in tries may have any number. */
    private Optional<BigInteger> total(PackingJob solving, Optional<SearchCost> cost) {
        if (cost.filter(known -> known.isBelow(COUNTED_SECONDS)).isPresent() && !solving.isMadeInTries()) {
            return Optional.of(solving.count());
        }
        return Filaforge.begin(puzzle, request)
                .countWithin(COUNTED_SECONDS)
                .map(count -> count.job(compiler).count());
    }

    /** For each position of a solver the number of its cell in the region. */
    private List<Integer> cells(PackingJob job) {
        Board board = job.board();
        Region region = puzzle.region();
        return IntStream.range(0, board.size())
                .mapToObj(board::cell)
                .map(cell -> region.numberOf(puzzle.lattice().cell(cell)))
                .toList();
    }
}
