package io.github.filaforge.cli;

import io.github.filaforge.PackingJob;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchResult;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.StatisticsReport;
import io.github.filaforge.report.StopCause;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.runtime.CheckpointKeeper;
import io.github.filaforge.runtime.LevelFiles;
import io.github.filaforge.runtime.Listeners;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchState;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.format.OutputFormat;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Runs the searches of {@code fila solve}, one after the other, and answers: solutions, JSON and sub-puzzles go to the
 * output, everything else to standard error.
 */
final class SolveRun {

    /**
     * What is wanted of each search.
     *
     * @param solutions whether solutions are printed
     * @param format how
     * @param addresses whether it is as addresses of a viewer instead
     * @param statistics whether statistics are
     * @param json whether an object of JSON is
     * @param limit after how many solutions or sub-puzzles to stop; null if after all
     * @param heat where visits of cells are drawn
     */
    record Wanted(
            boolean solutions,
            OutputFormat format,
            boolean addresses,
            boolean statistics,
            boolean json,
            Long limit,
            Optional<VisitsFile> heat) {}

    private static final String TO_GO_ON =
            "; the last checkpoint is there: make room, and go on by the same command and --resume";

    private final Console console;
    private final SolveOutput output;
    private final Wanted wanted;
    private final PartOptions parts;
    private final ThreadOptions threads;
    private final Progress progress;
    private final Answers answers;
    private final ScheduledRun scheduled;
    /** Null if no checkpoints are written. */
    private Steps steps;
    /** Null if a puzzle has one search. */
    private SelectionAnswers selections;

    private Tally tally = new Tally();
    private SearchMeter meter;
    private BestSoFar best;

    SolveRun(
            Console console,
            CheckedOutput out,
            Wanted wanted,
            Colours colours,
            PartOptions parts,
            ThreadOptions threads,
            Progress progress,
            ScriptOptions script,
            boolean several) {
        this.console = console;
        this.output = new SolveOutput(
                out,
                wanted.solutions() ? Optional.of(wanted.format()) : Optional.empty(),
                wanted.addresses(),
                colours,
                several);
        this.wanted = wanted;
        this.parts = parts;
        this.threads = threads;
        this.progress = progress;
        this.answers = script.answers(
                console.err(),
                wanted.json() ? line -> {} : output::print,
                wanted.json(),
                several,
                parts.printPuzzles() ? "sub-puzzle" : "solution");
        this.scheduled = new ScheduledRun(console, output, wanted, colours, parts, progress, answers);
        output.whenUnread(answers::unread);
    }

    /** Has checkpoints written of the next search. */
    void inSteps(Steps theSteps) {
        steps = theSteps;
    }

    /** Has the next searches told as those of selections. */
    void bySelections(SelectionAnswers theSelections) {
        selections = theSelections;
    }

    Answers answers() {
        return answers;
    }

    /** Whether the reader of the output has gone. */
    boolean isCut() {
        return output.isCut();
    }

    /** Prints a line, or several of which the last has no line feed. */
    void print(String lines) {
        output.print(lines);
    }

    /** Writes what a compressed output holds back. */
    void close() {
        output.close();
    }

    /** Prints what the output begins with. */
    void begin(SearchInput input) {
        output.begin(input);
    }

    /** Answers that a puzzle has no solution, which is known without a search. */
    void answerImpossible(SearchInput input, String reason) {
        if (wanted.json()) {
            output.print(JsonReport.impossible(input.name(), reason, input.stopwatch()));
        }
        answers.impossible(input.name(), reason);
    }

    /** Answers that a puzzle of stationary pieces only is its own solution. */
    void answerSolved(PuzzleInput input) {
        showSolved(input);
        if (wanted.json()) {
            output.print(JsonReport.solved(input.name(), input.stopwatch()));
        }
        answers.done(input.name(), BigInteger.ONE, summary(true), true);
    }

    /** Finds the one solution of a puzzle without mobile pieces. */
    void showSolved(PuzzleInput input) {
        SolvedPuzzle solved = new SolvedPuzzle(input.preparation().puzzle());
        SolutionPrinter printer = output.printer(input, solved.decoder(), tally);
        printer.found(solved.solution());
        output.end(printer);
        tally.add(BigInteger.ONE, true);
    }

    /** Goes on to the next puzzle. */
    void beginPuzzle(SearchInput input) {
        begin(input);
        tally = new Tally();
        selections = null;
    }

    /** Counts solutions that a run before this has found, in searches that are not made again. */
    void addFound(BigInteger solutions) {
        tally.add(solutions, true);
    }

    /** The number of solutions of this puzzle so far. */
    BigInteger found() {
        return tally.solutions();
    }

    /** Whether a search of this puzzle did not go to its end. */
    boolean isStopped() {
        return output.isCut() || !tally.isComplete();
    }

    /** Whether no more solutions of this puzzle are wanted. */
    boolean hasEnough() {
        return isStopped() || Long.valueOf(0).equals(limitAfter(SearchState.NONE));
    }

    /** Answers for a puzzle of which each selection of pieces was searched, or as many as was wanted. */
    void answerSelections(SearchInput input, boolean areAll) {
        boolean isComplete = areAll && tally.isComplete();
        if (wanted.json()) {
            StopCause cause = output.isCut() ? StopCause.OUTPUT : StopCause.LIMIT;
            output.print(selections.line(input, tally.solutions(), isComplete ? StopCause.NONE : cause));
        }
        answers.done(input.name(), tally.solutions(), summary(isComplete), isComplete);
        if (!isComplete) {
            tellOfCheckpoint();
        }
    }

    /** Answers for such a puzzle if the program is interrupted while none of its searches goes on. */
    void interruptedBetween(SearchInput input) {
        progress.end();
        if (wanted.json()) {
            output.print(selections.line(input, tally.solutions(), StopCause.INTERRUPT));
        }
        answerInterrupted(input, new RunResult(BigInteger.ZERO, false, 0, List.of()));
        output.close();
    }

    private String summary(boolean isComplete) {
        String found = Quantity.of(tally.solutions(), "solution");
        if (output.isCut()) {
            return SolutionPrinter.unread(found);
        }
        return isComplete ? found : SolutionPrinter.stopped(found);
    }

    /** A search that is begun: how it is made, who hears of it, and who prints its solutions. */
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

    /** Makes a search of a puzzle, of which there may be several. */
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

    /** Makes the only search of a puzzle, by a schedule and looked into as the options tell, and answers. */
    void lookInto(PuzzleInput input, PackingJob job) {
        Begun begun = beginSearch(input, job);
        if (parts.sample().isPresent()) {
            scheduled.sample(input, job, begun);
            return;
        }
        SearchResult result = input.stopwatch().time(Stage.SEARCH, () -> scheduled.search(job, begun));
        if (!parts.printPuzzles()) {
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
        wanted.heat().ifPresent(heat -> heat.check(job));
        SolutionPrinter printer = output.printer(input, job.decoder(), tally);
        SearchState before = steps == null ? SearchState.NONE : steps.before();
        if (wanted.solutions()) {
            printer.goOnAfter(tally.solutions().add(before.solutions()).longValueExact());
        }
        if (wanted.statistics()) {
            console.err().print(StatisticsReport.before(job));
        }
        Long solutions = parts.printPuzzles() ? null : limitAfter(before);
        boolean areTold = wanted.solutions() || parts.watch().isGiven();
        RunSettings settings = threads.settings(solutions, job.cost(), areTold)
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
                    // What a compressed file holds back would be lost.
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

    /** What tells how far a search is: if it is a sample, by trials. */
    private SearchMeter meter(SearchJob job, RunSettings settings) {
        LongSupplier clock = console.time()::nanos;
        return parts.sample()
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

    /** Prints the best board where no board has the score that was asked for. */
    private void printBest(SearchInput input, BigInteger solutions) {
        if (solutions.signum() == 0) {
            output.printBest(input, best);
        }
    }

    /** How many solutions are still to be found; null if all. */
    private Long limitAfter(SearchState before) {
        if (wanted.limit() == null) {
            return null;
        }
        return BigInteger.valueOf(wanted.limit())
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
        // Where attempts and fits are counted the roots stay those of the articles.
        RunSettings inParts =
                wanted.statistics() ? begun.settings() : begun.settings().deepened(job.longRoots());
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
        answers.interrupted(input.name(), parts.printPuzzles() ? scheduled.subPuzzles() : solutions);
        tellOfCheckpoint();
    }

    private void report(SearchInput input, SearchJob job, SearchResult result, StopCause cause) {
        wanted.heat().ifPresent(heat -> heat.write(job, result));
        if (wanted.statistics()) {
            meter.states().map(StatisticsReport::merged).ifPresent(console.err()::print);
            console.err().print(StatisticsReport.after(job, result, input.stopwatch()));
        }
        if (wanted.json()) {
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
