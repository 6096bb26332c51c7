package io.github.filaforge.pipeline;

import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.emit.DynamicSieveEmitter;
import io.github.filaforge.emit.Emitter;
import io.github.filaforge.emit.FilaEmitter;
import io.github.filaforge.emit.FilaTablesEmitter;
import io.github.filaforge.emit.ScheduleEmitter;
import io.github.filaforge.emit.SieveEmitter;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.TranslateEmitter;
import io.github.filaforge.image.FitFilter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.ParityFilter;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.run.ScheduleRoots;
import io.github.filaforge.run.Search;
import io.github.filaforge.run.SearchReport;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SieveSolver;
import io.github.filaforge.runtime.SolutionPrinter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** All stages with their settings, for tests to vary one at a time. */
public final class Pipeline implements Cloneable {

    private Distinct distinct = Distinct.UP_TO_ROTATION;
    private String constrained = "";
    private boolean parityFilter = true;
    private boolean volumeFilter = true;
    private boolean fitFilter;
    private boolean nof = true;
    private Optional<SearchSchedule> schedule = Optional.empty();
    private boolean rooted;
    private boolean unconstrained;
    private Beginning beginning = Beginning.CONSTRAINED_PIECES;
    private Function<Region, CellOrder> order = CellOrder::first;
    private boolean counting;
    private SolverCompiler compiler = new JaninoCompiler();
    private Emitter emitter = new FilaEmitter();
    private boolean expectingLong;

    private Pipeline() {}

    /** Every strategy. */
    public static final List<Emitter> EMITTERS = List.of(
            new FilaEmitter(),
            new TranslateEmitter(),
            new FilaTablesEmitter(),
            new SieveEmitter(),
            new DynamicSieveEmitter());

    /** Every strategy that takes the cells in a fixed order, for parameterized tests. */
    static Stream<Emitter> fixedOrderEmitters() {
        return EMITTERS.stream().filter(emitter -> !(emitter instanceof DynamicSieveEmitter));
    }

    /** What came out of a run: the report, and the solutions as they are printed. */
    public record Result(SearchReport report, String output, SolverClass solver) {}

    /** What {@code solve} does without options, but for the strategy, which is unrolled FILA by cells. */
    public static Pipeline standard() {
        return new Pipeline();
    }

    /** The puzzle of a file in def/. */
    public static Puzzle definition(String name) {
        return DefinitionReader.read(Path.of("..", "def", name + ".txt")).get(0).puzzle();
    }

    public Pipeline with(Distinct newDistinct) {
        return changed(copy -> copy.distinct = newDistinct);
    }

    public Pipeline with(SolverCompiler newCompiler) {
        return changed(copy -> copy.compiler = newCompiler);
    }

    public Pipeline with(Emitter newEmitter) {
        return changed(copy -> copy.emitter = newEmitter);
    }

    /** With solvers that prepare for a long search. */
    public Pipeline expectingALongSearch() {
        return changed(copy -> copy.expectingLong = true);
    }

    public Pipeline withNof(boolean newNof) {
        return changed(copy -> copy.nof = newNof);
    }

    public Pipeline withParityFilter(boolean newParityFilter) {
        return changed(copy -> copy.parityFilter = newParityFilter);
    }

    public Pipeline withVolumeFilter(boolean newVolumeFilter) {
        return changed(copy -> copy.volumeFilter = newVolumeFilter);
    }

    public Pipeline withFitFilter(boolean newFitFilter) {
        return changed(copy -> copy.fitFilter = newFitFilter);
    }

    /** With a search by a schedule, whose strategy is the only one that can serve it. */
    public Pipeline bySchedule(SearchSchedule newSchedule) {
        return changed(copy -> {
            copy.schedule = Optional.of(newSchedule);
            copy.emitter = new ScheduleEmitter();
        });
    }

    /** With the first placements of a schedule as roots. */
    public Pipeline rooted() {
        return changed(copy -> copy.rooted = true);
    }

    /** With all images of every piece: symmetric copies are found and told apart. */
    public Pipeline constrainingNothing() {
        return changed(copy -> copy.unconstrained = true);
    }

    public Pipeline constraining(String piece) {
        return changed(copy -> copy.constrained = piece);
    }

    public Pipeline beginningWith(Beginning newBeginning) {
        return changed(copy -> copy.beginning = newBeginning);
    }

    public Pipeline inOrder(Function<Region, CellOrder> newOrder) {
        return changed(copy -> copy.order = newOrder);
    }

    public Pipeline thatCounts() {
        return changed(copy -> copy.counting = true);
    }

    private Pipeline changed(Consumer<Pipeline> change) {
        try {
            Pipeline copy = (Pipeline) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    public ImageCatalog catalog(Puzzle puzzle) throws Exception {
        ImageCatalog all = ImageFinder.find(puzzle, distinct);
        ImageCatalog unique = unconstrained ? all : constrained(all);
        ImageCatalog filtered = parityFilter ? ParityFilter.apply(unique) : unique;
        filtered = volumeFilter ? VolumeFilter.apply(filtered) : filtered;
        return fitFilter ? FitFilter.apply(filtered, true) : filtered;
    }

    private ImageCatalog constrained(ImageCatalog all) {
        return constrained.isEmpty()
                ? RedundancyFilter.constrainFewest(all)
                : RedundancyFilter.constrain(all, shape(all, constrained));
    }

    private static Shape shape(ImageCatalog catalog, String piece) {
        return catalog.shapes().stream()
                .filter(shape -> shape.name().equals(piece))
                .findFirst()
                .orElseThrow();
    }

    public SearchPlan plan(Puzzle puzzle) throws Exception {
        ImageCatalog catalog = catalog(puzzle);
        if (schedule.isPresent()) {
            SearchPlan bare = Planner.plan(catalog, schedule.get());
            return rooted ? ScheduleRoots.extend(bare) : bare;
        }
        CellOrder cells = order.apply(catalog.region());
        return Planner.plan(catalog, cells, nof, beginning);
    }

    public SolverSource source(Puzzle puzzle) throws Exception {
        return source(plan(puzzle));
    }

    private SolverSource source(SearchPlan plan) throws Exception {
        return emitter.emit(plan, new SourceRequest("", counting, "test", "", "test"));
    }

    public GeneratedSolver solver(Puzzle puzzle) throws Exception {
        return compiler.compile(source(plan(puzzle))).newSolver();
    }

    public Result run(Puzzle puzzle) throws Exception {
        SearchPlan plan = plan(puzzle);
        SolverClass solverClass = compiler.compile(source(plan));
        GeneratedSolver solver = solverClass.newSolver();
        if (expectingLong && solver instanceof SieveSolver sieve) {
            sieve.expectLongSearch();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionPrinter printer = new SolutionPrinter(solver.board(), out);
        SearchReport report = new Search(plan, solver, Long.MAX_VALUE).run(printer);
        printer.flush();
        return new Result(report, out.toString(StandardCharsets.UTF_8), solverClass);
    }
}
