package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.options.ColourOption;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.options.CompilerOption;
import io.github.filaforge.cli.options.FormatOption;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.ResultOption;
import io.github.filaforge.cli.options.StrategyOption;
import io.github.filaforge.cli.options.ThreadOptions;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.solution.Subject;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/**
 * The options of a search for solutions, group by group. The options of a group that a command does not take are never
 * given.
 *
 * @param common the puzzles, and the options that shape the search
 * @param output the output of solutions or numbers
 */
record SolveOptions(
        CommonOptions common,
        StrategyOption strategy,
        ThreadOptions threads,
        InspectOptions parts,
        ScriptOptions script,
        FormatOption format,
        ColourOption colour,
        CheckpointOptions checkpoint,
        ProgressOption progress,
        ResultOption output,
        AnswerOptions answer,
        CompilerOption compiler) {

    private static SolveOptions of(
            ThreadOptions threads, ScriptOptions script, ResultOption output, AnswerOptions answer) {
        return new SolveOptions(
                new CommonOptions(),
                new StrategyOption(),
                threads,
                new InspectOptions(),
                script,
                new FormatOption(output),
                new ColourOption(),
                new CheckpointOptions(),
                new ProgressOption(),
                output,
                answer,
                new CompilerOption());
    }

    /** Returns the options of a command that prints solutions by default. */
    static SolveOptions ofSolve() {
        return of(
                new ThreadOptions("Search"),
                ScriptOptions.ofSolve(),
                new ResultOption("Write solutions, counts, JSON or sub-puzzles"),
                AnswerOptions.ofSolve());
    }

    /** Returns the options of a command that counts. */
    static SolveOptions ofCount() {
        return of(
                new ThreadOptions("Count"),
                ScriptOptions.ofCount(),
                new ResultOption("Write the numbers"),
                AnswerOptions.ofCount());
    }

    /** Returns all groups, in the order in which a command has them. */
    List<Options> groups() {
        return List.of(
                script,
                answer,
                output,
                format,
                common,
                threads,
                checkpoint,
                strategy,
                parts,
                colour,
                progress,
                compiler);
    }

    /**
     * Refuses options that exclude one another, and values that no option takes.
     *
     * @param err the stream of messages about options that have no effect
     */
    void check(Terminal terminal, PrintStream err) {
        checkSeries();
        parts.check(terminal);
        OutputFile.checkIsNoInput(
                "--output", output.name(), common.puzzleArguments().toArray(String[]::new));
        checkpoint.check(output.name(), printsSolutions(), threads);
        threads.check(parts.needOneThread() || common.hasTries(), err);
    }

    /** Refuses options that have no meaning for a series of samples, and a chart without a series. */
    private void checkSeries() {
        Optional<OrderRange> range = common.range();
        if (range.isEmpty()) {
            if (answer.chart() != null) {
                throw new UserException(
                        "--chart draws a series of samples: give -s TRIALS,R,SEED and a range in -o, as in"
                                + " -ox=35:s=4..24");
            }
            return;
        }
        // A number that the order does not take is refused here, before hours of samples are taken for the other
        // numbers.
        range.get().numbers().forEach(common::request);
        if (answer.isLimited()) {
            throw new UserException("a series of samples makes every trial: leave out -g and --limit");
        }
        if (answer.heat() != null) {
            throw new UserException(
                    "--heat draws the cells of edge puzzles, and a series of samples is of a packing: leave"
                            + " it out");
        }
        if (format.isGiven()) {
            throw new UserException("a series of samples prints no solutions: leave out --format");
        }
        if (output.endsIn("svg")) {
            throw new UserException(
                    "--output takes the table of a series: name another file, and draw by --chart FILE.svg");
        }
        if (answer.chart() != null) {
            OutputFile.checkIsNoInput(
                    "--chart", answer.chart(), common.puzzleArguments().toArray(String[]::new));
        }
    }

    /** Returns the request of these options. If the order has a range, the request has the first of its numbers. */
    SearchRequest request() {
        return request(common.request());
    }

    /** Returns the request of these options with a number in place of the range in the order. */
    SearchRequest request(int number) {
        return request(common.request(number));
    }

    private SearchRequest request(SearchRequest.Builder basis) {
        SearchRequest.Builder request = basis.counting(answer.statistics() || answer.heat() != null)
                .fewAreEnough(answer.isLimited())
                .onlyCounted(!printsSolutions() && !parts.printPuzzles());
        strategy.addTo(request);
        parts.addTo(request);
        return request.build();
    }

    /** Refuses a puzzle whose solutions cannot be printed in the format, if they are printed. */
    void checkFormat(Subject puzzle) {
        if (printsSolutions()) {
            format.check(puzzle);
        }
    }

    /** Returns true if solutions are printed, rather than their number or something else. */
    boolean printsSolutions() {
        return !answer.quiet() && !answer.json() && !parts.printPuzzles() && !script.isGiven();
    }

    /** Returns the number of solutions or sub-puzzles after which to stop; {@code null} if there is none. */
    Long limit() {
        return script.limit(answer.limit());
    }
}
