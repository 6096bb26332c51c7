package io.github.filaforge.cli;

import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchResult;
import io.github.filaforge.choice.LongRoots;
import io.github.filaforge.choice.RootSamples;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.StatisticsReport;
import io.github.filaforge.report.StopCause;
import io.github.filaforge.report.TrialReport;
import io.github.filaforge.run.KnownShare;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.runtime.CheckpointKeeper;
import io.github.filaforge.runtime.LevelFiles;
import io.github.filaforge.runtime.Listeners;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchState;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.format.OutputFormat;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

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
     * @param statistics whether statistics are
     * @param json whether an object of JSON is
     * @param limit after how many solutions or sub-puzzles to stop; null if after all
     */
    record Wanted(boolean solutions, OutputFormat format, boolean statistics, boolean json, Long limit) {}

    private static final String TO_GO_ON =
            "; the last checkpoint is there: make room, and go on by the same command and --resume";

    private final Console console;
    private final SolveOutput output;
    private final Wanted wanted;
    private final Colours colours;
    private final PartOptions parts;
    private final ThreadOptions threads;
    private final Progress progress;
    private final Answers answers;
    /** Null if no checkpoints are written. */
    private Steps steps;
    /** Null if a puzzle has one search. */
    private SelectionAnswers selections;

    private Tally tally = new Tally();
    private SearchMeter meter;
    private long subPuzzles;

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
                out, wanted.solutions() ? Optional.of(wanted.format()) : Optional.empty(), colours, several);
        this.wanted = wanted;
        this.colours = colours;
        this.parts = parts;
        this.threads = threads;
        this.progress = progress;
        this.answers = script.answers(
                console.err(),
                wanted.json() ? line -> {} : output::print,
                several,
                parts.printPuzzles() ? "sub-puzzle" : "solution");
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

    /** Prints what the output begins with. */
    void begin(PuzzleInput input) {
        output.begin(input);
    }

    /** Answers that a puzzle has no solution, which is known without a search. */
    void answerImpossible(PuzzleInput input, String reason) {
        if (wanted.json()) {
            output.print(JsonReport.impossible(
                    input.name(), reason, input.preparation().stopwatch()));
        }
        answers.impossible(input.name(), reason);
    }

    /** Answers that a puzzle of stationary pieces only is its own solution. */
    void answerSolved(PuzzleInput input) {
        showSolved(input);
        if (wanted.json()) {
            output.print(JsonReport.solved(input.name(), input.preparation().stopwatch()));
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
    void beginPuzzle(PuzzleInput input) {
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
    void answerSelections(PuzzleInput input, boolean areAll) {
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
    void interruptedBetween(PuzzleInput input) {
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

    /** Makes the only search of a puzzle and answers. */
    void run(PuzzleInput input, SearchJob job) {
        search(input, job);
        if (!parts.printPuzzles() && parts.sample().isEmpty()) {
            answers.done(input.name(), tally.solutions(), summary(tally.isComplete()), tally.isComplete());
            if (!tally.isComplete()) {
                tellOfCheckpoint();
            }
        }
    }

    /** Makes a search of a puzzle, of which there may be several. */
    void search(PuzzleInput input, SearchJob job) {
        Stopwatch stopwatch = input.preparation().stopwatch();
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
        RunSettings settings = threads.settings(solutions, job.search().cost(), areTold)
                .after(before.done())
                .keeping(steps == null ? LevelFiles.NONE : steps.levels());
        SearchMeter share = share(job, settings);
        SolveListener listener = new SolveListener(
                printer,
                share,
                soFar -> {
                    progress.end();
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
        if (parts.sample().isPresent()) {
            sample(input, job, settings, listener, printer);
        } else if (parts.printPuzzles()) {
            printSubPuzzles(input, job, settings, listener);
        } else {
            SearchResult result = stopwatch.time(
                    Stage.SEARCH,
                    () -> steps == null
                            ? search(job, settings, listener)
                            : searchInSteps(job, settings, listener, steps.begin(printer)));
            progress.pause();
            output.end(printer);
            report(input, job, result, output.isCut() ? StopCause.OUTPUT : StopCause.LIMIT);
            tally.add(result.solutions(), result.complete());
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

    private SearchResult searchInSteps(
            SearchJob job, RunSettings settings, SolveListener listener, CheckpointKeeper keeper) {
        // Where attempts and fits are counted the roots stay those of the articles.
        RunSettings inParts = wanted.statistics() ? settings : settings.deepened(new LongRoots(job.search()));
        SearchResult result = job.run(steps.before(), inParts, new Listeners(List.of(keeper, listener)));
        output.check(TO_GO_ON);
        keeper.end(result.complete() && steps.isLast());
        if (keeper.failure() != null) {
            throw new UserException(keeper.failure() + TO_GO_ON);
        }
        return result;
    }

    private void answerInterrupted(PuzzleInput input, RunResult soFar) {
        BigInteger solutions = tally.solutions().add(soFar.solutions());
        answers.interrupted(input.name(), parts.printPuzzles() ? BigInteger.valueOf(subPuzzles) : solutions);
        tellOfCheckpoint();
    }

    /** What tells how far a search is: by trials if it is a sample, and by no estimate if it is made in tries. */
    private SearchMeter share(SearchJob job, RunSettings settings) {
        if (job.search().search().kind() == SearchPlan.Kind.MERGED_STATES) {
            return new KnownShare(console.time()::nanos);
        }
        Optional<SampleRequest> sample = parts.sample();
        boolean isWhole = sample.isEmpty() && !job.isMadeInTries();
        int roots = sample.map(SampleRequest::trials)
                .orElse(job.search().search().roots().size());
        return new SearchShare(
                roots,
                settings,
                isWhole ? job.search().cost() : Optional.empty(),
                () -> isWhole ? RootSamples.of(job.search()) : Optional.empty(),
                console.time()::nanos);
    }

    private SearchResult search(SearchJob job, RunSettings settings, SolveListener listener) {
        if (parts.watch().isGiven()) {
            return parts.watch().run(job, settings, listener.atOnce(), console, colours.err());
        }
        Optional<Tracer> tracer =
                parts.tracer(job.search().search(), colours.err(), console.err(), this::printSubPuzzle);
        return tracer.isPresent() ? job.runTraced(settings, listener, tracer.get()) : job.run(settings, listener);
    }

    private void report(PuzzleInput input, SearchJob job, SearchResult result, StopCause cause) {
        Stopwatch stopwatch = input.preparation().stopwatch();
        if (wanted.statistics()) {
            meter.states().map(StatisticsReport::merged).ifPresent(console.err()::print);
            console.err().print(StatisticsReport.after(result, stopwatch));
        }
        if (wanted.json()) {
            StopCause end = result.complete() ? StopCause.NONE : cause;
            if (selections == null) {
                output.print(JsonReport.line(job, result, end, stopwatch));
                return;
            }
            selections.searched(job, result, end);
            if (cause == StopCause.INTERRUPT) {
                output.print(selections.line(input, tally.solutions().add(result.solutions()), cause));
            }
        }
    }

    private void printSubPuzzles(PuzzleInput input, SearchJob job, RunSettings settings, SolveListener listener) {
        Stopwatch stopwatch = input.preparation().stopwatch();
        subPuzzles = 0;
        SearchResult result = stopwatch.time(Stage.SEARCH, () -> search(job, settings, listener));
        progress.pause();
        output.check();
        report(input, job, result, StopCause.LIMIT);
        String found = Quantity.of(subPuzzles, "sub-puzzle");
        String stopped = output.isCut() ? SolutionPrinter.unread(found) : SolutionPrinter.stopped(found);
        answers.done(
                input.name(), BigInteger.valueOf(subPuzzles), result.complete() ? found : stopped, result.complete());
    }

    private void printSubPuzzle(String puzzle) {
        output.printOrStop(puzzle);
        subPuzzles++;
        if (wanted.limit() != null && subPuzzles >= wanted.limit()) {
            throw new SearchStopped();
        }
    }

    private void sample(
            PuzzleInput input, SearchJob job, RunSettings settings, SolveListener listener, SolutionPrinter printer) {
        SampleRequest sample = parts.sample().orElseThrow();
        TrialReport report =
                new TrialReport(job.sample(sample.trials(), sample.end(), sample.seed(), settings, listener));
        progress.pause();
        output.end(printer);
        boolean isStopped = output.isCut() || (wanted.limit() != null && report.solutions() >= wanted.limit());
        if (wanted.statistics()) {
            console.err().print(report.eachTrial());
        }
        console.err().print(report.summary());
        if (wanted.json()) {
            output.print(report.json(input.name(), job.options(), isStopped ? StopCause.LIMIT : StopCause.SAMPLE));
        }
        BigInteger solutions = BigInteger.valueOf(report.solutions());
        answers.done(
                input.name(),
                solutions,
                isStopped
                        ? printer.summary(solutions, false)
                        : Quantity.of(solutions, "solution") + " in " + Quantity.of(report.trials(), "trial")
                                + "; a sample does not count all",
                false);
    }
}
