package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.report.TrialReport;
import io.github.filaforge.cli.terminal.Assembly;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.PiecePainter;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.Screen;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Inspects searches by a schedule: samples them, shows them while they run, or prints what is left of the puzzle after an
 * assembly as a sub-puzzle.
 */
final class InspectedSearch extends SolveRun {

    private long subPuzzles;
    /** True if the search has ended, or will end at its next assembly. */
    private boolean isEnded;

    InspectedSearch(Console console, CheckedOutput out, SolveOptions options, Progress progress, boolean several) {
        super(console, out, options, progress, several);
    }

    @Override
    void run(SearchInput input, SearchJob job) {
        Begun begun = beginSearch(input, job);
        Optional<InspectOptions.Sample> sample = options.inspect.sample();
        if (sample.isPresent()) {
            sample(input, job, begun, sample.get());
            return;
        }
        subPuzzles = 0;
        isEnded = false;
        SearchResult result = input.stopwatch().time(Stage.SEARCH, () -> inTime(() -> search(job, begun)));
        synchronized (this) {
            isEnded = true;
        }
        if (!options.inspect.subPuzzles.isGiven()) {
            end(input, job, begun, result);
            answer(input);
            return;
        }
        progress.pause();
        output.check();
        report(input, job, result, cause());
        String found = Plural.of(subPuzzles, "sub-puzzle");
        String stopped = output.isCut() ? SolutionPrinter.unread(found) : SolutionPrinter.stopped(found);
        boolean areAll = result.complete();
        answers.done(input.name(), BigInteger.valueOf(subPuzzles), areAll ? found : stopped, areAll);
    }

    /** Makes a search, and shows it, traces it or prints its sub-puzzles. */
    private SearchResult search(SearchJob job, Begun begun) {
        SearchPlan plan = job.chosen().packing().search();
        PiecePainter painter = new PiecePainter(plan.puzzle(), colours.err());
        if (options.inspect.watch.isGiven()) {
            try (Screen screen =
                    new Screen(console.pictures(), console.terminal().size(), painter)) {
                Watcher watcher = new Watcher(plan, job.decoder(), screen, options.inspect.rate(), console.time());
                return job.runTraced(begun.settings(), watcher.before(begun.listener()), watcher);
            }
        }
        return job.runTraced(begun.settings(), begun.listeners(), new Tracer(plan, painter));
    }

    private void printSubPuzzle(String puzzle) {
        output.printOrStop(puzzle);
        subPuzzles++;
        if (options.limit() != null && subPuzzles >= options.limit()) {
            throw new SearchStopped();
        }
    }

    @Override
    BigInteger foundWith(BigInteger solutions) {
        return options.inspect.subPuzzles.isGiven() ? BigInteger.valueOf(subPuzzles) : super.foundWith(solutions);
    }

    /** Returns a meter of the trials if the search is sampled. */
    @Override
    SearchMeter meter(SearchJob job, RunSettings settings) {
        return options.inspect
                .sample()
                .<SearchMeter>map(sample -> new SearchShare(
                        sample.trials(), settings, Optional.empty(), Optional::empty, console.time()::nanos))
                .orElseGet(() -> super.meter(job, settings));
    }

    /** Samples a search that is too long to be made, and answers. */
    private void sample(SearchInput input, SearchJob job, Begun begun, InspectOptions.Sample sample) {
        TrialReport report = new TrialReport(
                job.sample(sample.trials(), sample.end(), sample.seed(), begun.settings(), begun.listeners()));
        progress.pause();
        output.end(begun.printer());
        boolean isStopped = output.isCut() || (options.limit() != null && report.solutions() >= options.limit());
        if (options.statistics.value()) {
            console.err().print(report.eachTrial());
        }
        console.err().print(report.summary());
        if (options.json.value()) {
            StopCause cause = isStopped ? StopCause.LIMIT : StopCause.SAMPLE;
            output.print(report.json(input.name(), job.options(), OptionalInt.empty(), cause));
        }
        BigInteger solutions = BigInteger.valueOf(report.solutions());
        answers.done(
                input.name(),
                solutions,
                isStopped
                        ? begun.printer().summary(solutions, false)
                        : Plural.of(solutions, "solution") + " in " + Plural.of(report.trials(), "trial")
                                + "; a sample does not count all",
                false);
    }

    /** Shows the assemblies that a search by a schedule goes through. */
    private final class Tracer implements PlacementListener {

        private final SearchPlan plan;
        private final PiecePainter painter;
        private final Assembly assembly;
        /** The least number of pieces left with which each assembly is shown as a picture. */
        private final int traced = options.inspect.trace.orElse(Integer.MAX_VALUE);
        /** The number of pieces left at which the rest is written as a puzzle and the search turns back; -1 for none. */
        private final int cut = options.inspect.subPuzzles.orElse(-1);

        Tracer(SearchPlan plan, PiecePainter painter) {
            this.plan = plan;
            this.painter = painter;
            this.assembly = new Assembly(plan);
        }

        @Override
        public boolean placed(int left, int shape, int... cells) {
            synchronized (InspectedSearch.this) {
                // At the deadline the answer is printed while the thread of the search ends.
                if (isEnded) {
                    throw new SearchStopped();
                }
                return show(left, shape, cells);
            }
        }

        private boolean show(int left, int shape, int... cells) {
            while (assembly.left() <= left) {
                assembly.removeLast();
            }
            assembly.place(shape, cells);
            int piecesLeft = assembly.piecesLeft();
            if (piecesLeft >= traced) {
                String picture = new AssemblyPicture(plan.puzzle(), assembly.pieces()).text();
                console.pictures().print("# " + piecesLeft + " pieces left\n" + painter.paint(picture));
            }
            if (piecesLeft != cut) {
                return true;
            }
            Puzzle rest = rest();
            if (mayBeFilled(rest)) {
                printSubPuzzle(DefinitionWriter.write(rest));
            }
            return false;
        }

        /**
         * Returns the puzzle that is left. The placed pieces are stationary in it, and cells that stay empty are not part
         * of its region.
         */
        private Puzzle rest() {
            Puzzle puzzle = plan.puzzle();
            List<Piece> placed = assembly.pieces();
            List<Piece> all = puzzle.pieces().stream()
                    .map(piece -> placed.stream()
                            .filter(other -> other.name().equals(piece.name()))
                            .findFirst()
                            .orElse(piece))
                    .toList();
            return new Puzzle(puzzle.name(), puzzle.container().without(assembly.empty()), puzzle.turns(), all);
        }

        /**
         * Returns true if the pieces left have enough cells to fill all cells that may not stay empty. Otherwise the
         * puzzle has no solution.
         */
        private static boolean mayBeFilled(Puzzle rest) {
            List<Cell> toFill = rest.lattice().written(rest.region().cells());
            long required = toFill.size()
                    - toFill.stream()
                            .filter(rest.container().optional()::contains)
                            .count();
            return required
                    <= rest.mobilePieces().stream()
                            .mapToLong(piece ->
                                    rest.lattice().written(piece.cells()).size())
                            .sum();
        }
    }
}
