package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.report.TrialReport;
import io.github.filaforge.cli.report.TrialSeries;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Samples a search once for each number of a range in its order, and prints the results as a series. */
final class SwitchSeries {

    /** The letter that stands for the numbers of the range. */
    private static final String LETTER = "N";

    private final Console console;
    private final SolveOptions options;
    private final SolverCompiler compiler;
    private final SolveRun run;
    private final Progress progress;

    SwitchSeries(Console console, SolveOptions options, SolverCompiler compiler, SolveRun run, Progress progress) {
        this.console = console;
        this.options = options;
        this.compiler = compiler;
        this.run = run;
        this.progress = progress;
    }

    /** Samples a puzzle with each number. Prints a row after each sample, and draws the chart again if there is one. */
    void run(SearchInput input, OrderRange range) {
        SampleRequest sample = options.parts().sample().orElseThrow();
        TrialSeries series = new TrialSeries(
                input.name() + ": " + Plural.of(sample.trials(), "trial") + " each, to "
                        + Plural.of(sample.end(), "piece") + " left, seed " + sample.seed() + "; -o"
                        + range.with(LETTER),
                LETTER);
        for (int number : range.numbers()) {
            SearchJob job;
            try {
                job = job(input, number);
            } catch (ImpossiblePuzzleException e) {
                run.answerImpossible(input, e.getMessage());
                return;
            }
            TrialReport report = sampled(job, sample, range.numbers().size(), series.size());
            progress.pause();
            print(input, job, series, number, report);
            if (run.isCut()) {
                return;
            }
        }
        console.err().println(series.best());
    }

    private SearchJob job(SearchInput input, int number) {
        progress.beginPart(LETTER + " = " + number);
        progress.begin("planning");
        PackingBuilder builder = input.packing().of(options.request(number));
        builder.search();
        progress.begin("compiling");
        return builder.job(compiler);
    }

    private TrialReport sampled(SearchJob job, SampleRequest sample, int numbers, int done) {
        RunSettings settings = options.threads().settings(null, job.cost(), false);
        SearchShare share =
                new SearchShare(sample.trials(), settings, Optional.empty(), Optional::empty, console.time()::nanos);
        SearchListener interruption = new SearchListener() {
            @Override
            public void interrupted(RunResult soFar) {
                progress.end();
                console.err().println("interrupted after " + done + " of " + Plural.of(numbers, "number"));
                run.close();
            }
        };
        progress.begin(share);
        return new TrialReport(job.sample(
                sample.trials(), sample.end(), sample.seed(), settings, new Listeners(List.of(share, interruption))));
    }

    private void print(SearchInput input, SearchJob job, TrialSeries series, int number, TrialReport report) {
        if (options.answer().statistics()) {
            console.err().print("# " + LETTER + " = " + number + "\n" + report.eachTrial());
        }
        if (options.answer().json()) {
            run.print(report.json(input.name(), job.options(), OptionalInt.of(number), StopCause.SAMPLE));
        } else {
            if (series.size() == 0) {
                run.print(series.head());
            }
            run.print(TrialSeries.row(number, report));
        }
        series.add(number, report);
        if (options.answer().chart() != null) {
            OutputFile.write(options.answer().chart(), console, series.picture()::writeSvg);
        }
    }
}
