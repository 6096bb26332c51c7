package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.report.TrialReport;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.OptionalInt;

/**
 * Looks into searches by a schedule: samples them, shows them while they go on, or prints the rests of assemblies as
 * sub-puzzles.
 */
final class InspectedSearch {

    private final Console console;
    private final SolveOutput output;
    private final SolveOptions options;
    private final Colours colours;
    private final Progress progress;
    private final Answers answers;

    private long subPuzzles;

    InspectedSearch(
            Console console,
            SolveOutput output,
            SolveOptions options,
            Colours colours,
            Progress progress,
            Answers answers) {
        this.console = console;
        this.output = output;
        this.options = options;
        this.colours = colours;
        this.progress = progress;
        this.answers = answers;
    }

    /** Makes a search, and shows it, traces it or prints its sub-puzzles. */
    SearchResult search(SearchJob job, SolveRun.Begun begun) {
        subPuzzles = 0;
        if (options.parts().watch().isGiven()) {
            return options.parts()
                    .watch()
                    .run(job, begun.settings(), begun.listener().atOnce(), console, colours.err());
        }
        Tracer tracer = options.parts()
                .tracer(job.chosen().packing().search(), colours.err(), console.pictures(), this::printSubPuzzle);
        return job.runTraced(begun.settings(), begun.listener(), tracer);
    }

    private void printSubPuzzle(String puzzle) {
        output.printOrStop(puzzle);
        subPuzzles++;
        if (options.limit() != null && subPuzzles >= options.limit()) {
            throw new SearchStopped();
        }
    }

    /** Returns the number of sub-puzzles of the present search so far. */
    BigInteger subPuzzles() {
        return BigInteger.valueOf(subPuzzles);
    }

    /**
     * Answers for a search whose sub-puzzles were printed.
     *
     * @param areAll true if the search went to its end
     */
    void answerSubPuzzles(SearchInput input, boolean areAll) {
        String found = Plural.of(subPuzzles, "sub-puzzle");
        String stopped = output.isCut() ? SolutionPrinter.unread(found) : SolutionPrinter.stopped(found);
        answers.done(input.name(), subPuzzles(), areAll ? found : stopped, areAll);
    }

    /** Samples a search that is too long to be made, and answers. */
    void sample(SearchInput input, SearchJob job, SolveRun.Begun begun) {
        SampleRequest sample = options.parts().sample().orElseThrow();
        TrialReport report = new TrialReport(
                job.sample(sample.trials(), sample.end(), sample.seed(), begun.settings(), begun.listener()));
        progress.pause();
        output.end(begun.printer());
        boolean isStopped = output.isCut() || (options.limit() != null && report.solutions() >= options.limit());
        if (options.answer().statistics()) {
            console.err().print(report.eachTrial());
        }
        console.err().print(report.summary());
        if (options.answer().json()) {
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
}
