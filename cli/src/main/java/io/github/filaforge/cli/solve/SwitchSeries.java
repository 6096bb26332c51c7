package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.cli.report.TrialReport;
import io.github.filaforge.cli.report.TrialSeries;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.util.List;
import java.util.OptionalInt;

/**
 * Samples a search once for each number of the range in option {@code -o}, such as 4 to 24 in {@code -o x=35:s=4..24}.
 * Prints a row for each number.
 */
record SwitchSeries(SolveRun run, SolverMaking making) {

    /** The letter that stands for the numbers of the range. */
    private static final String LETTER = "N";

    /**
     * Samples the puzzle once for each number of the range. Prints a row after each sample, and draws the chart again if
     * there is one.
     */
    void run(SearchInput input, OrderRange range) {
        InspectOptions.Sample sample = run.options.inspect.sample().orElseThrow();
        TrialSeries series = new TrialSeries(
                input.name() + ": " + Plural.of(sample.trials(), "trial") + " each, to "
                        + Plural.of(sample.end(), "piece") + " left, seed " + sample.seed() + "; -o"
                        + range.with(LETTER),
                LETTER);
        for (int number : range.numbers()) {
            SearchJob job;
            try {
                run.progress.beginPart(LETTER + " = " + number);
                job = run.job(input.packing().of(run.options.request(number)), making);
            } catch (ImpossiblePuzzleException e) {
                run.answerImpossible(input, e.getMessage());
                return;
            }
            TrialReport report = sampled(job, sample, range.numbers().size(), series.size());
            run.progress.pause();
            print(input, job, series, number, report);
            if (run.output.isCut()) {
                return;
            }
        }
        run.console.err().println(series.best());
    }

    private TrialReport sampled(SearchJob job, InspectOptions.Sample sample, int numbers, int done) {
        RunSettings settings = run.options.threads.settings(null, job.cost(), false);
        SearchMeter meter = run.meter(job, settings);
        SearchListener interruption = new SearchListener() {
            @Override
            public void interrupted(RunResult soFar) {
                run.progress.end();
                run.console.err().println("interrupted after " + done + " of " + Plural.of(numbers, "number"));
                run.output.close();
            }
        };
        run.progress.begin(meter);
        return new TrialReport(job.sample(
                sample.trials(), sample.end(), sample.seed(), settings, new Listeners(List.of(meter, interruption))));
    }

    private void print(SearchInput input, SearchJob job, TrialSeries series, int number, TrialReport report) {
        if (run.options.statistics.value()) {
            run.console.err().print("# " + LETTER + " = " + number + "\n" + report.eachTrial());
        }
        if (run.options.json.value()) {
            run.output.print(report.json(input.name(), job.options(), OptionalInt.of(number), StopCause.SAMPLE));
        } else {
            if (series.size() == 0) {
                run.output.print(series.head());
            }
            run.output.print(TrialSeries.row(number, report));
        }
        series.add(number, report);
        if (run.options.chart.isGiven()) {
            OutputFile.write(run.options.chart.value(), run.console, series.picture()::writeSvg);
        }
    }
}
