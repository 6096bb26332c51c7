package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.JsonReport;
import io.github.filaforge.cli.report.StatisticsReport;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Runs the searches of {@code fila solve}, one after the other, and answers. Solutions, JSON and sub-puzzles go to the
 * output, everything else to standard error.
 */
final class SolveRun {

    private static final String TO_GO_ON =
            "; the last checkpoint is there: make room, and go on by the same command and --resume";

    private final Console console;
    private final SolveOutput output;
    private final SolveOptions options;
    /** The picture of the visits of cells, if it is wanted. */
    private final Optional<VisitsFile> heat;

    private final Progress progress;
    private final Answers answers;
    private final InspectedSearch scheduled;
    /** The steps of the search; {@code null} if no checkpoints are written. */
    private CheckpointedRun steps;
    /** The answers of the selections; {@code null} if the puzzle has one search. */
    private SelectionAnswers selections;

    private PuzzleTotal tally = new PuzzleTotal();
    private SearchMeter meter;
    private BestSoFar best;

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
        heat = Optional.ofNullable(options.answer().heat()).map(file -> new VisitsFile(file, console));
        Colours colours =
                options.colour().colours(console.terminal(), options.output().isStandard());
        output = new SolveOutput(
                out,
                options.printsSolutions() ? Optional.of(options.format().format()) : Optional.empty(),
                colours,
                several);
        boolean isJson = options.answer().json();
        answers = options.script()
                .answers(
                        console.err(),
                        isJson ? line -> {} : output::print,
                        isJson,
                        several,
                        options.parts().printPuzzles() ? "sub-puzzle" : "solution");
        scheduled = new InspectedSearch(console, output, options, colours, progress, answers);
        output.whenUnread(answers::unread);
    }

    /** Has checkpoints written of the next search. */
    void inSteps(CheckpointedRun theSteps) {
        steps = theSteps;
    }

    /** Sets the answers to which the results of the next searches are added. */
    void bySelections(SelectionAnswers theSelections) {
        selections = theSelections;
    }

    Answers answers() {
        return answers;
    }

    /** Returns true if the reader of the output has gone. */
    boolean isCut() {
        return output.isCut();
    }

    /** Prints a line, or several lines of which the last has no line feed. */
    void print(String lines) {
        output.print(lines);
    }

    /** Writes the bytes that a compressed output still holds back. */
    void close() {
        output.close();
    }

    /** Prints the beginning of the output. */
    void begin(SearchInput input) {
        output.begin(input);
    }

    /** Answers that a puzzle has no solution, which is known without a search. */
    void answerImpossible(SearchInput input, String reason) {
        if (options.answer().json()) {
            output.print(JsonReport.impossible(input.name(), reason, input.stopwatch()));
        }
        answers.impossible(input.name(), reason);
    }

    /** Answers that a puzzle of stationary pieces only is its own solution. */
    void answerSolved(SearchInput input) {
        showSolved(input);
        if (options.answer().json()) {
            output.print(JsonReport.solved(input.name(), input.stopwatch()));
        }
        answers.done(input.name(), BigInteger.ONE, summary(true), true);
    }

    /** Prints the only solution of a puzzle without mobile pieces. */
    void showSolved(SearchInput input) {
        SolvedPuzzle solved = new SolvedPuzzle(input.packing().puzzle());
        SolutionPrinter printer = output.printer(input, solved.decoder(), tally);
        printer.found(solved.solution());
        output.end(printer);
        tally.add(BigInteger.ONE, true);
    }

    /** Begins the next puzzle. */
    void beginPuzzle(SearchInput input) {
        begin(input);
        tally = new PuzzleTotal();
        selections = null;
    }

    /** Adds solutions that an earlier run has found, in searches that are not made again. */
    void addFound(BigInteger solutions) {
        tally.add(solutions, true);
    }

    /** Returns the number of solutions of this puzzle so far. */
    BigInteger found() {
        return tally.solutions();
    }

    /** Returns true if a search of this puzzle did not go to its end. */
    boolean isStopped() {
        return output.isCut() || !tally.isComplete();
    }

    /** Returns true if no more solutions of this puzzle are wanted. */
    boolean hasEnough() {
        return isStopped() || Long.valueOf(0).equals(limitAfter(SearchState.NONE));
    }

    /** Answers for a puzzle whose selections of pieces were searched, all of them or until there were enough solutions. */
    void answerSelections(SearchInput input, boolean areAll) {
        boolean isComplete = areAll && tally.isComplete();
        if (options.answer().json()) {
            StopCause cause = output.isCut() ? StopCause.OUTPUT : StopCause.LIMIT;
            output.print(selections.line(input, tally.solutions(), isComplete ? StopCause.NONE : cause));
        }
        answers.done(input.name(), tally.solutions(), summary(isComplete), isComplete);
        if (!isComplete) {
            tellOfCheckpoint();
        }
    }

    /** Answers for a puzzle with selections if the program is interrupted between two of its searches. */
    void interruptedBetween(SearchInput input) {
        progress.end();
        if (options.answer().json()) {
            output.print(selections.line(input, tally.solutions(), StopCause.INTERRUPT));
        }
        answerInterrupted(input, new RunResult(BigInteger.ZERO, false, 0, List.of()));
        output.close();
    }

    private String summary(boolean isComplete) {
        String found = Plural.of(tally.solutions(), "solution");
        if (output.isCut()) {
            return SolutionPrinter.unread(found);
        }
        return isComplete ? found : SolutionPrinter.stopped(found);
    }

    /**
     * A search that is begun.
     *
     * @param settings the settings of the search
     * @param listener the listener of the search
     * @param printer the printer of its solutions
     */
    record Begun(RunSettings settings, SolveListener listener, SolutionPrinter printer) {}

    /** Makes the only search of a puzzle and answers. */
    void run(SearchInput input, SearchJob job) {
        search(input, job);
        answer(input);
    }

    private void answer(SearchInput input) {
        answers.done(input.name(), tally.solutions(), summary(tally.isComplete()), tally.isComplete());
        if (!tally.isComplete()) {
            tellOfCheckpoint();
        }
    }

    /** Makes one of the searches of a puzzle. */
    void search(SearchInput input, SearchJob job) {
        Begun begun = beginSearch(input, job);
        SearchResult result = input.stopwatch()
                .time(
                        Stage.SEARCH,
                        () -> steps == null
                                ? job.run(begun.settings(), begun.listener())
                                : searchInSteps(job, begun, steps.begin(begun.printer())));
        end(input, job, begun, result);
    }

    /** Makes the only search of a puzzle, by a schedule, looks into it as the options state, and answers. */
    void lookInto(SearchInput input, SearchJob job) {
        Begun begun = beginSearch(input, job);
        if (options.parts().sample().isPresent()) {
            scheduled.sample(input, job, begun);
            return;
        }
        SearchResult result = input.stopwatch().time(Stage.SEARCH, () -> scheduled.search(job, begun));
        if (!options.parts().printPuzzles()) {
            end(input, job, begun, result);
            answer(input);
            return;
        }
        progress.pause();
        output.check();
        report(input, job, result, StopCause.LIMIT);
        scheduled.answerSubPuzzles(input, result.complete());
    }

    private Begun beginSearch(SearchInput input, SearchJob job) {
        heat.ifPresent(picture -> picture.check(job));
        SolutionPrinter printer = output.printer(input, job.decoder(), tally);
        SearchState before = steps == null ? SearchState.NONE : steps.before();
        if (options.printsSolutions()) {
            printer.goOnAfter(tally.solutions().add(before.solutions()).longValueExact());
        }
        if (options.answer().statistics()) {
            console.err().print(StatisticsReport.before(job));
        }
        Long solutions = options.parts().printPuzzles() ? null : limitAfter(before);
        boolean areTold = options.printsSolutions() || options.parts().watch().isGiven();
        RunSettings settings = options.threads()
                .settings(solutions, job.cost(), areTold)
                .after(before.done())
                .keeping(steps == null ? LevelFiles.NONE : steps.levels());
        SearchMeter share = meter(job, settings);
        best = new BestSoFar(console.err(), console.time()::nanos, job.decoder(), before.best());
        SolveListener listener = new SolveListener(
                printer,
                share,
                best,
                soFar -> {
                    progress.end();
                    best.end();
                    printBest(input, before.plus(soFar).solutions());
                    report(input, job, job.result(before.plus(soFar)), StopCause.INTERRUPT);
                    answerInterrupted(input, before.plus(soFar));
                    // A compressed file would otherwise lose the bytes that it holds back.
                    output.close();
                },
                soFar -> {
                    progress.end();
                    answerInterrupted(input, before.plus(soFar));
                });
        meter = share;
        progress.begin(share);
        return new Begun(settings, listener, printer);
    }

    /** Returns the meter of the progress of a search. The progress of a sample is measured by trials. */
    private SearchMeter meter(SearchJob job, RunSettings settings) {
        LongSupplier clock = console.time()::nanos;
        return options.parts()
                .sample()
                .<SearchMeter>map(
                        sample -> new SearchShare(sample.trials(), settings, Optional.empty(), Optional::empty, clock))
                .orElseGet(() -> job.meter(settings, clock));
    }

    private void end(SearchInput input, SearchJob job, Begun begun, SearchResult result) {
        progress.pause();
        best.end();
        printBest(input, result.solutions());
        output.end(begun.printer());
        report(input, job, result, output.isCut() ? StopCause.OUTPUT : StopCause.LIMIT);
        tally.add(result.solutions(), result.complete());
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
                .subtract(tally.solutions())
                .max(BigInteger.ZERO)
                .longValueExact();
    }

    private void tellOfCheckpoint() {
        if (steps != null) {
            console.err().println("to go on: the same command and --resume");
        }
    }

    private SearchResult searchInSteps(SearchJob job, Begun begun, CheckpointKeeper keeper) {
        // If attempts and fits are counted, the roots stay the roots of the articles.
        RunSettings inParts = options.answer().statistics()
                ? begun.settings()
                : begun.settings().splitBy(job.longRoots());
        SearchResult result = job.run(steps.before(), inParts, new Listeners(List.of(keeper, begun.listener())));
        output.check(TO_GO_ON);
        keeper.end(result.complete() && steps.isLast());
        if (keeper.failure() != null) {
            throw new UserException(keeper.failure() + TO_GO_ON);
        }
        return result;
    }

    private void answerInterrupted(SearchInput input, RunResult soFar) {
        BigInteger solutions = tally.solutions().add(soFar.solutions());
        answers.interrupted(input.name(), options.parts().printPuzzles() ? scheduled.subPuzzles() : solutions);
        tellOfCheckpoint();
    }

    private void report(SearchInput input, SearchJob job, SearchResult result, StopCause cause) {
        heat.ifPresent(picture -> picture.write(job, result));
        if (options.answer().statistics()) {
            meter.states().map(StatisticsReport::merged).ifPresent(console.err()::print);
            console.err().print(StatisticsReport.after(job, result, input.stopwatch()));
        }
        if (options.answer().json()) {
            StopCause end = result.complete() ? StopCause.NONE : cause;
            if (selections == null) {
                output.print(JsonReport.line(job, result, best.board(), end, input.stopwatch()));
                return;
            }
            selections.searched(job, result, end);
            if (cause == StopCause.INTERRUPT) {
                output.print(selections.line(input, tally.solutions().add(result.solutions()), cause));
            }
        }
    }
}
