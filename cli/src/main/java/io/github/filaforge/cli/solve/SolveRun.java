package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.AttemptReport;
import io.github.filaforge.cli.report.ChoiceTable;
import io.github.filaforge.cli.report.JsonReport;
import io.github.filaforge.cli.report.StatisticsReport;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.ChoiceTally;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Runs the searches of {@code fila solve}, one after the other, and reports the results. Solutions, JSON and sub-puzzles go
 * to the output, everything else to standard error.
 */
class SolveRun {

    private static final String TO_GO_ON =
            "; the last checkpoint is there: make room, and go on by this command with --resume";

    final Console console;
    final SolveOptions options;
    final Progress progress;
    final Colours colours;
    final SolveOutput output;
    final Answers answers;
    /** The picture of the visits of cells, if it is wanted. */
    private final Optional<VisitsFile> heat;

    /** The steps of the search; {@code null} if no checkpoints are written. */
    private CheckpointWriting.Steps steps;
    /** The number of solutions of this puzzle that the searches before the present search have found. */
    private BigInteger found = BigInteger.ZERO;

    private boolean isComplete = true;
    /** The end of the time of the searches of this puzzle. */
    private Deadline deadline = Deadline.after(Optional.empty());

    /** The numbers of solutions by options, if they are wanted. */
    private Optional<ChoiceTally> tally = Optional.empty();

    /** The printer of the present search; empty before the first search. */
    private Optional<SolutionPrinter> printing = Optional.empty();

    private SearchMeter meter;
    private BestSoFar best;
    private AttemptReport attempts;

    /**
     * Makes a run without searches.
     *
     * @param out the output of solutions, JSON and sub-puzzles
     * @param several true if there are several puzzles, each with a heading
     */
    SolveRun(Console console, CheckedOutput out, SolveOptions options, Progress progress, boolean several) {
        this.console = console;
        this.options = options;
        this.progress = progress;
        heat = Optional.ofNullable(options.heat.value()).map(file -> new VisitsFile(file, console));
        colours = options.result.colours(console.terminal());
        output = new SolveOutput(
                out,
                options.printsSolutions() ? Optional.of(options.result.solutionFormat()) : Optional.empty(),
                colours,
                several);
        answers = Answers.of(console.err(), groups() ? line -> {} : output::print, several, options);
    }

    /** Returns a run without searches, which looks into searches if the options state so. */
    static SolveRun of(Console console, CheckedOutput out, SolveOptions options, Progress progress, boolean several) {
        return options.inspect.needOneThread()
                ? new InspectedSearch(console, out, options, progress, several)
                : new SolveRun(console, out, options, progress, several);
    }

    /**
     * Plans a search and compiles its solver.
     *
     * @throws SearchStopped if the deadline has come
     */
    final SearchJob job(SearchBuilder builder, SolverMaking making) {
        progress.begin("planning");
        making.expect(builder.puzzle());
        builder.search();
        options.common.keepGroups(builder);
        stopAtDeadline();
        progress.begin("compiling");
        SearchJob job = builder.job(making);
        stopAtDeadline();
        return job;
    }

    /** Ends the preparation of a search, since not all of its steps notice an interruption. */
    private void stopAtDeadline() {
        if (deadline.hasPassed()) {
            throw new SearchStopped();
        }
    }

    /** Sets the end of the time of the next searches. */
    final void endAt(Deadline end) {
        deadline = end;
    }

    /** Has checkpoints written of the next search. */
    final void inSteps(CheckpointWriting.Steps theSteps) {
        steps = theSteps;
    }

    /** Returns true if solutions are counted by the options that they have. */
    private boolean groups() {
        return options.groupBy.isGiven();
    }

    /** Answers that a puzzle has no solution, which is known without a search. */
    final void answerImpossible(SearchInput input, String reason) {
        if (options.json.value()) {
            output.print(JsonReport.impossible(input.name(), reason, input.stopwatch()));
        } else if (groups()) {
            Puzzle puzzle = input.packing().puzzle();
            List<Long> none = Collections.nCopies((int) ChoiceTally.combinations(puzzle), 0L);
            output.print(ChoiceTable.of(puzzle, none).text());
        }
        answers.impossible(input.name(), reason);
    }

    /** Answers that the time was over before the search began. */
    final void answerStopped(SearchInput input) {
        progress.pause();
        if (options.json.value()) {
            output.print(JsonReport.stopped(input.name(), input.stopwatch()));
        }
        SearchState before = steps == null ? SearchState.NONE : steps.before();
        if (before.equals(SearchState.NONE)) {
            // No checkpoint has been written.
            steps = null;
        }
        add(before.solutions(), false);
        answer(input);
    }

    /** Answers that a puzzle of stationary pieces only is its own solution. */
    final void answerSolved(SearchInput input) {
        showSolved(input);
        if (options.json.value()) {
            output.print(JsonReport.solved(input.name(), input.stopwatch()));
        }
        answer(input);
    }

    /** Prints the only solution of a puzzle without mobile pieces, in which each open cell has a blank. */
    final void showSolved(SearchInput input) {
        Puzzle puzzle = input.packing().puzzle();
        CellOrder order = CellOrder.first(puzzle.region());
        // All blanks have one shape, the number of which is 0, and each cell has an image of its own.
        List<Shape> shapes = order.size() == 0
                ? List.of()
                : List.of(Shape.ofBlanks(
                        0, order.size(), false, puzzle.region().cells().subList(0, 1)));
        SolutionPrinter printer = output.printer(input, BoardText.board(puzzle, order, shapes));
        printer.found(Arrays.copyOf(IntStream.range(0, order.size()).toArray(), 2 * order.size()));
        output.end(printer);
        add(BigInteger.ONE, true);
    }

    final void begin(SearchInput input) {
        output.begin(input);
        found = BigInteger.ZERO;
        isComplete = true;
    }

    /** Adds solutions of a search of this puzzle, which may be of an earlier run. */
    final void add(BigInteger solutions, boolean complete) {
        found = found.add(solutions);
        isComplete &= complete;
    }

    /** Prints the solutions that a search has found before it was refused. */
    final void endRefused() {
        progress.pause();
        printing.ifPresent(SolutionPrinter::flush);
    }

    /** Returns true if a search of this puzzle did not go to its end. */
    final boolean isStopped() {
        return output.isCut() || !isComplete;
    }

    /**
     * A search that is begun.
     *
     * @param listener the listener that prints its solutions, and answers when it is interrupted
     */
    record Begun(RunSettings settings, SearchMeter meter, SearchListener listener, SolutionPrinter printer) {

        /** Returns a listener that passes every call to the meter and to the other listener. */
        SearchListener listeners() {
            return new Listeners(List.of(meter, listener));
        }
    }

    /** Makes the only search of a puzzle and answers. */
    void run(SearchInput input, SearchJob job) {
        search(input, job);
        answer(input);
    }

    final void answer(SearchInput input) {
        String solutions = Plural.of(found, "solution");
        String stopped = output.isCut() ? SolutionPrinter.unread(solutions) : SolutionPrinter.stopped(solutions);
        String labelled = input.labelled(found)
                .filter(number -> number.compareTo(found) > 0)
                .map(number -> "; " + number + " with equal pieces and equal turns told apart")
                .orElse("");
        answers.done(input.name(), found, isStopped() ? stopped : solutions + labelled, isComplete);
        if (!isComplete) {
            tellOfCheckpoint();
        }
    }

    /** Makes one of the searches of a puzzle. */
    final void search(SearchInput input, SearchJob job) {
        Begun begun = beginSearch(input, job);
        SearchResult result = input.stopwatch()
                .time(
                        Stage.SEARCH,
                        () -> steps == null
                                ? inTime(() -> job.run(begun.settings(), begun.listeners()))
                                : searchInSteps(job, begun, steps.begin(begun.printer())));
        end(input, job, begun, result);
    }

    /** Calls an action, and interrupts it at the deadline. An interrupted search returns its result so far. */
    final <T> T inTime(Supplier<T> action) {
        return deadline.within(action);
    }

    /** Returns the reason why a search that is not complete has ended, if no other reason is known. */
    final StopCause cause() {
        return output.isCut() ? StopCause.OUTPUT : deadline.hasPassed() ? StopCause.TIME : StopCause.LIMIT;
    }

    final Begun beginSearch(SearchInput input, SearchJob job) {
        heat.ifPresent(picture -> picture.check(job));
        SolutionPrinter printer = output.printer(input, job.decoder());
        printing = Optional.of(printer);
        SearchState before = steps == null ? SearchState.NONE : steps.before();
        if (options.printsSolutions()) {
            printer.goOnAfter(found.add(before.solutions()).longValueExact());
        }
        if (options.statistics.value()) {
            console.err().print(StatisticsReport.before(job));
        }
        Long solutions = options.inspect.subPuzzles.isGiven() ? null : limitAfter(before);
        tally = groups() ? Optional.of(ChoiceTally.of(job)) : Optional.empty();
        boolean areTold = options.printsSolutions() || options.inspect.watch.isGiven() || groups();
        RunSettings settings = options.threads
                .settings(solutions, job.cost(), areTold)
                .after(before.done())
                .keeping(steps == null ? LevelFiles.NONE : steps.levels());
        settings = groups() ? settings.unordered() : settings;
        meter = meter(job, settings);
        attempts = new AttemptReport();
        best = new BestSoFar(console.err(), console.time()::nanos, job.decoder(), before.best());
        progress.begin(meter);
        return new Begun(settings, meter, listener(input, job, printer, before), printer);
    }

    private SearchListener listener(SearchInput input, SearchJob job, SolutionPrinter printer, SearchState before) {
        AtomicBoolean isAnswered = new AtomicBoolean();
        boolean isWatched = options.inspect.watch.isGiven();
        return new SearchListener() {
            @Override
            public void improved(BestBoard board) {
                best.improved(board);
            }

            @Override
            public void attempted(AttemptEnd end) {
                String line = attempts.add(end);
                if (options.statistics.value()) {
                    console.err().println(line);
                }
            }

            @Override
            public void found(int[] solution) {
                tally.ifPresent(groups -> groups.add(solution));
                printer.found(solution);
                if (isWatched) {
                    printer.flush();
                }
            }

            @Override
            public void interrupted(RunResult soFar) {
                printer.flush();
                if (!isAnswered.getAndSet(true)) {
                    RunResult all = before.plus(soFar);
                    progress.end();
                    best.end();
                    printBest(input, all.solutions());
                    report(input, job, job.result(all), StopCause.INTERRUPT);
                    answerInterrupted(input, all.solutions());
                    // A compressed file would otherwise lose the bytes that it holds back.
                    output.close();
                }
            }

            @Override
            public void interruptedBeside(RunResult soFar) {
                // Nothing can be written to the output.
                if (!isAnswered.getAndSet(true)) {
                    progress.end();
                    answerInterrupted(input, before.plus(soFar).solutions());
                }
            }
        };
    }

    SearchMeter meter(SearchJob job, RunSettings settings) {
        return job.meter(settings, console.time()::nanos);
    }

    /** Ends a search, and adds its solutions to those of the puzzle. */
    final void end(SearchInput input, SearchJob job, Begun begun, SearchResult result) {
        progress.pause();
        best.end();
        printBest(input, result.solutions());
        output.end(begun.printer());
        report(input, job, result, cause());
        add(result.solutions(), result.complete());
    }

    /** Prints the best board if no board has the score that was asked for. */
    private void printBest(SearchInput input, BigInteger solutions) {
        if (solutions.signum() == 0) {
            output.printBest(input, best);
        }
    }

    /** Returns the number of solutions that are still to be found; null if all are. */
    private Long limitAfter(SearchState before) {
        if (options.limit() == null) {
            return null;
        }
        return BigInteger.valueOf(options.limit())
                .subtract(before.solutions())
                .subtract(found)
                .max(BigInteger.ZERO)
                .longValueExact();
    }

    private void tellOfCheckpoint() {
        if (steps != null) {
            console.err().println("to go on: this command with --resume");
        }
    }

    private SearchResult searchInSteps(SearchJob job, Begun begun, CheckpointKeeper keeper) {
        // If attempts and fits are counted, the roots stay the roots of the articles.
        RunSettings inParts = options.statistics.value()
                ? begun.settings()
                : begun.settings().splitBy(job.chosen().longRoots());
        SearchListener listeners = new Listeners(List.of(keeper, begun.meter(), begun.listener()));
        SearchResult result = inTime(() -> job.run(steps.before(), inParts, listeners));
        output.check(TO_GO_ON);
        keeper.end(result.complete());
        if (keeper.failure() != null) {
            throw new UserException(keeper.failure() + TO_GO_ON);
        }
        return result;
    }

    private void answerInterrupted(SearchInput input, BigInteger solutions) {
        answers.interrupted(input.name(), foundWith(solutions));
        tellOfCheckpoint();
    }

    /** Returns the number that an interrupted search answers, if it has found a number of solutions so far. */
    BigInteger foundWith(BigInteger solutions) {
        return found.add(solutions);
    }

    /** Reports a search that has ended or is interrupted. */
    final void report(SearchInput input, SearchJob job, SearchResult result, StopCause cause) {
        heat.ifPresent(picture -> picture.write(job, result));
        if (options.statistics.value()) {
            console.err().print(attempts.byGroup());
            meter.states().map(StatisticsReport::merged).ifPresent(console.err()::print);
            console.err().print(StatisticsReport.after(job, result, input.stopwatch()));
        }
        StopCause end = result.complete() ? StopCause.NONE : cause;
        if (options.json.value()) {
            Optional<BigInteger> labelled = result.complete() ? input.labelled(result.solutions()) : Optional.empty();
            Optional<ChoiceTable> groups = tally.map(counted -> groups(job, counted));
            output.print(JsonReport.line(job, result, labelled, best.board(), groups, end, input.stopwatch()));
        } else {
            tally.ifPresent(groups -> output.print(groups(job, groups).text()));
        }
    }

    private static ChoiceTable groups(SearchJob job, ChoiceTally tally) {
        return ChoiceTable.of(job.chosen().packing().puzzle(), tally.numbers());
    }
}
