package io.github.filaforge.pipeline;

import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.emit.Emitter;
import io.github.filaforge.emit.FilaEmitter;
import io.github.filaforge.emit.FilaTablesEmitter;
import io.github.filaforge.emit.SieveEmitter;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.TranslateEmitter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.Search;
import io.github.filaforge.run.SearchReport;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SieveSolver;
import io.github.filaforge.runtime.SolutionPrinter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/** All stages with their settings, for tests to vary one at a time. */
public record Pipeline(
        Distinct distinct,
        String constrained,
        boolean volumeFilter,
        boolean nof,
        OptionalInt handOver,
        Function<Region, CellOrder> order,
        boolean counting,
        SolverCompiler compiler,
        Emitter emitter,
        boolean expectingLong) {

    /** Every strategy. */
    public static final List<Emitter> EMITTERS =
            List.of(new FilaEmitter(), new TranslateEmitter(), new FilaTablesEmitter(), new SieveEmitter());

    /** Every strategy, for parameterized tests. */
    static Stream<Emitter> emitters() {
        return EMITTERS.stream();
    }

    /** What came out of a run: the report, and the solutions as they are printed. */
    public record Result(SearchReport report, String output, SolverClass solver) {}

    /** What {@code solve} does without options. */
    public static Pipeline standard() {
        return new Pipeline(
                Distinct.UP_TO_ROTATION,
                "",
                true,
                true,
                OptionalInt.empty(),
                CellOrder::first,
                false,
                new JaninoCompiler(),
                new FilaEmitter(),
                false);
    }

    /** The puzzle of a file in def/. */
    public static Puzzle definition(String name) {
        return DefinitionReader.read(Path.of("..", "def", name + ".txt")).get(0).puzzle();
    }

    public Pipeline with(Distinct newDistinct) {
        return new Pipeline(
                newDistinct,
                constrained,
                volumeFilter,
                nof,
                handOver,
                order,
                counting,
                compiler,
                emitter,
                expectingLong);
    }

    public Pipeline with(SolverCompiler newCompiler) {
        return new Pipeline(
                distinct,
                constrained,
                volumeFilter,
                nof,
                handOver,
                order,
                counting,
                newCompiler,
                emitter,
                expectingLong);
    }

    public Pipeline with(Emitter newEmitter) {
        return new Pipeline(
                distinct,
                constrained,
                volumeFilter,
                nof,
                handOver,
                order,
                counting,
                compiler,
                newEmitter,
                expectingLong);
    }

    /** With solvers that prepare for a long search. */
    public Pipeline expectingALongSearch() {
        return new Pipeline(
                distinct, constrained, volumeFilter, nof, handOver, order, counting, compiler, emitter, true);
    }

    public Pipeline withNof(boolean newNof) {
        return new Pipeline(
                distinct,
                constrained,
                volumeFilter,
                newNof,
                handOver,
                order,
                counting,
                compiler,
                emitter,
                expectingLong);
    }

    public Pipeline withVolumeFilter(boolean newVolumeFilter) {
        return new Pipeline(
                distinct,
                constrained,
                newVolumeFilter,
                nof,
                handOver,
                order,
                counting,
                compiler,
                emitter,
                expectingLong);
    }

    public Pipeline constraining(String piece) {
        return new Pipeline(
                distinct, piece, volumeFilter, nof, handOver, order, counting, compiler, emitter, expectingLong);
    }

    public Pipeline handingOver(int left) {
        return new Pipeline(
                distinct,
                constrained,
                volumeFilter,
                nof,
                OptionalInt.of(left),
                order,
                counting,
                compiler,
                emitter,
                expectingLong);
    }

    public Pipeline inOrder(Function<Region, CellOrder> newOrder) {
        return new Pipeline(
                distinct,
                constrained,
                volumeFilter,
                nof,
                handOver,
                newOrder,
                counting,
                compiler,
                emitter,
                expectingLong);
    }

    public Pipeline thatCounts() {
        return new Pipeline(
                distinct, constrained, volumeFilter, nof, handOver, order, true, compiler, emitter, expectingLong);
    }

    public ImageCatalog catalog(Puzzle puzzle) throws Exception {
        ImageCatalog all = ImageFinder.find(puzzle, distinct);
        ImageCatalog unique = constrained.isEmpty()
                ? RedundancyFilter.constrainFewest(all)
                : RedundancyFilter.constrain(all, shape(all, constrained));
        return volumeFilter ? VolumeFilter.apply(unique) : unique;
    }

    private static Shape shape(ImageCatalog catalog, String piece) {
        return catalog.shapes().stream()
                .filter(shape -> shape.name().equals(piece))
                .findFirst()
                .orElseThrow();
    }

    public SearchPlan plan(Puzzle puzzle) throws Exception {
        ImageCatalog catalog = catalog(puzzle);
        return Planner.plan(catalog, order.apply(catalog.region()), nof, handOver);
    }

    public SolverSource source(Puzzle puzzle) throws Exception {
        return source(plan(puzzle));
    }

    private SolverSource source(SearchPlan plan) throws Exception {
        return emitter.emit(plan, new SourceRequest("", counting, "test", "", "test"));
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
