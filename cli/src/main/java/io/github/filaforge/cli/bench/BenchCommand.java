package io.github.filaforge.cli.bench;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.make.PackagedProgram;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.options.StrategyOption;
import io.github.filaforge.cli.report.JsonReport;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.ship.ShipException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The command {@code fila bench}: measures programs in turn, each in Java processes of its own. */
public final class BenchCommand extends Command {

    private static final String STANDARD_INPUT = "-";

    /** The standard number of fits, which take about a quarter of a second, so that the JIT is done after the warm-up. */
    private static final long FITS = 20_000_000;

    private final Console console;
    private final String main;

    private final CommonOptions options = include(new CommonOptions());

    private final StrategyOption strategy = new StrategyOption();

    private final Argument<List<String>> programs = list("--programs")
            .label("NAME")
            .split(",")
            .description(
                    "The programs to measure, separated by commas: strategies; dlx; for the 12 pentominoes in 10x6 fletcher and"
                            + " debruijn; fila-general-ilsi and fila-special-ilsi, which are FILA with lists in arrays and differ"
                            + " only in getIlsi; for up to 64 cells by-piece, which places piece by piece and looks at no cell, and"
                            + " by-piece-gaps, which also turns back where a gap cannot be filled. For edge puzzles "
                            + String.join(", ", EdgePrograms.names()) + ". Default: all, but fila-general-ilsi and"
                            + " fila-special-ilsi only for the 12 pentominoes in 10x6, and by-piece and by-piece-gaps never, as they"
                            + " can take years.");

    private final Argument<List<String>> pieces = list("--pieces")
            .label("NAME")
            .split(",")
            .description(
                    "For by-piece and by-piece-gaps: the pieces to be placed first, in this order. Then come the constrained piece"
                            + " and the others in the order of the definition.");

    private final Argument<List<String>> browsers = list("--browsers")
            .label("NAME")
            .split(",")
            .onlyForPackings("pages solve packings only")
            .description("Measure the page that package --html makes too, in these browsers: chromium, firefox.");

    private final Argument<Integer> forks = option(Integer.class, "--forks")
            .label("N")
            .standard(3)
            .atLeast(1)
            .description("The number of fresh JVMs, or browsers, for each program. Default: ${DEFAULT-VALUE}.");

    private final Argument<Double> seconds = option(Double.class, "--seconds")
            .label("S")
            .standard(0.7)
            .where(time -> time > 0 && time <= 3600, "--seconds takes a number above 0 and up to 3600")
            .description(
                    "How long to warm up in each JVM, and how long to measure the steady state; at least one run each."
                            + " Default: ${DEFAULT-VALUE}.");

    private final Argument<Long> fits = option(Long.class, "--fits")
            .label("N")
            .atLeast(1)
            .description("For edge puzzles: measure what is over by the first N fits of the search. Default: "
                    + String.format(Locale.ROOT, "%,d", FITS) + ".");

    private final Argument<Boolean> json =
            flag("--json").description("Print one JSON object on standard output instead of a table.");

    private final Argument<String> measured =
            option(String.class, "--measure").label("NAME").hidden().description("Measure one program in this JVM.");

    private final Argument<Boolean> counting =
            flag("--count").hidden().description("With --measure: count attempts and fits too.");

    /**
     * Makes the command.
     *
     * @param main the name of the class that runs this program, for fresh JVMs
     */
    public BenchCommand(Console console, String main) {
        super(
                "bench",
                "Measure the strategies, and the programs they are compared with, on one puzzle: in turn, each in fresh"
                        + " JVMs.",
                EXAMPLE,
                "  ./fila bench --programs sieve,fila --forks 1 def/somacube.txt");
        this.console = console;
        this.main = main;
        include(strategy.tail());
    }

    @Override
    protected Integer run() throws ShipException {
        if (options.puzzleArguments().contains(STANDARD_INPUT)) {
            throw new UserException("bench starts fresh JVMs, which cannot read standard input again: name a file");
        }
        SearchRequest.Builder request =
                options.requestOfNamedStrategies().counting(counting.value()).forManyRuns(true);
        strategy.addTailTo(request);
        SearchInput input = options.readOne(request.build(), console, "bench");
        Programs all = programs(input);
        if (measured.isGiven()) {
            Bench bench = new Bench(all, counting.value(), seconds.value());
            console.data().println(bench.measure(measured.value()).line());
            return 0;
        }
        List<BrowserProgram> installed = installedBrowsers();
        Optional<String> impossibility = all.impossibility();
        if (impossibility.isPresent()) {
            print(
                    JsonReport.impossible(input.name(), impossibility.get(), input.stopwatch()),
                    "no solution of " + input.name() + ": " + impossibility.get() + "; there is nothing to measure\n");
            return 0;
        }
        try {
            BenchForks forks = forkedJvms();
            Map<String, BenchForks.Measuring> measurings = inFreshJvms(forks, all);
            if (!installed.isEmpty()) {
                measurings.putAll(inBrowsers(installed, input));
            }
            BenchReport report = all.report(BenchForks.machine(), forks.rows(measurings));
            print(report.json(), report.table());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return 0;
    }

    /** Returns the programs for the puzzle, after a check of the options that only one kind of puzzle takes. */
    private Programs programs(SearchInput input) {
        options.check(input);
        Optional<EdgeBuilder> edges = input.builder().edges();
        if (edges.isPresent()) {
            if (pieces.isGiven()) {
                throw new UserException(
                        "--pieces is for packings, and " + input.name() + " is an edge puzzle: leave it out");
            }
            return new EdgePrograms(edges.get(), fits.isGiven() ? fits.value() : FITS);
        }
        if (fits.isGiven()) {
            throw new UserException("--fits is for edge puzzles: the whole search of " + input.name() + " is measured");
        }
        return new PackingPrograms(input.packing(), pieces.isGiven() ? pieces.value() : List.of());
    }

    private BenchForks forkedJvms() {
        List<String> given = parsed().originalArgs();
        return new BenchForks(console, main, forks.value(), given.subList(given.indexOf("bench") + 1, given.size()));
    }

    private void print(String object, String text) {
        if (json.value()) {
            console.data().println(object);
        } else {
            console.text().print(text);
        }
    }

    private List<BrowserProgram> installedBrowsers() throws ShipException {
        if (!browsers.isGiven()) {
            return List.of();
        }
        PageMaker.checkAvailable();
        List<BrowserProgram> installed = new ArrayList<>();
        for (String name : browsers.value()) {
            if (!BrowserProgram.names().contains(name)) {
                throw new UserException(
                        "--browsers takes " + String.join(" and ", BrowserProgram.names()) + ", not '" + name + "'");
            }
            installed.add(BrowserProgram.named(name)
                    .orElseThrow(() -> new UserException("--browsers: no " + name + " is installed: leave it out")));
        }
        return installed.stream().distinct().toList();
    }

    private Map<String, BenchForks.Measuring> inFreshJvms(BenchForks forks, Programs all) {
        List<String> chosen = BenchForks.chosen(programs, all);
        if (pieces.isGiven()) {
            all.checkPieces(chosen);
        }
        Map<String, BenchForks.Measuring> measurings = new LinkedHashMap<>();
        chosen.forEach(program -> measurings.put(program, isFirst -> forks.measureInFreshJvm(program, isFirst)));
        return measurings;
    }

    private Map<String, BenchForks.Measuring> inBrowsers(List<BrowserProgram> installed, SearchInput input)
            throws ShipException, IOException {
        PackingBuilder preparation = input.packing();
        PageBench bench =
                new PageBench(preparation.puzzle(), preparation.request(), PackagedProgram.compiler(), seconds.value());
        Map<String, BenchForks.Measuring> measurings = new LinkedHashMap<>();
        installed.forEach(browser -> measurings.put(browser.name(), isFirst -> Optional.of(bench.measure(browser))));
        return measurings;
    }
}
