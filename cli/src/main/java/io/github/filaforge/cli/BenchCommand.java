package io.github.filaforge.cli;

import io.github.filaforge.EdgeBuilder;
import io.github.filaforge.PackingBuilder;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.bench.BenchRow;
import io.github.filaforge.bench.EdgeBench;
import io.github.filaforge.bench.EdgeComparison;
import io.github.filaforge.bench.PageBench;
import io.github.filaforge.bench.SolverBench;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.BenchReport;
import io.github.filaforge.report.EdgeBenchReport;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.run.Stopwatch;
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
final class BenchCommand extends Command {

    private static final String STANDARD_INPUT = "-";

    /** The standard number of fits, which take about a quarter of a second, so that the JIT is done after the warm-up. */
    private static final long FITS = 20_000_000;

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    private final TailOption tail = include(new TailOption());

    private final Argument<List<String>> programs = list("--programs")
            .label("NAME")
            .split(",")
            .description(
                    "The programs to measure, separated by commas: strategies; dlx; for the 12 pentominoes in 10x6 fletcher and"
                            + " debruijn; fila-general-ilsi and fila-special-ilsi, which are FILA with lists in arrays and differ"
                            + " only in getIlsi; for up to 64 cells by-piece, which places piece by piece and looks at no cell, and"
                            + " by-piece-gaps, which also turns back where a gap cannot be filled. For edge puzzles "
                            + String.join(", ", EdgeBench.programs()) + ". Default: all, but fila-general-ilsi and"
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
            .description("Measure the page that package --html makes too, in these browsers: chromium, firefox.");

    private final Argument<Integer> forks = option(Integer.class, "--forks")
            .label("N")
            .standard(3)
            .description("The number of fresh JVMs, or browsers, for each program. Default: ${DEFAULT-VALUE}.");

    private final Argument<Double> seconds = option(Double.class, "--seconds")
            .label("S")
            .standard(0.7)
            .description(
                    "How long to warm up in each JVM, and how long to measure the steady state; at least one run each."
                            + " Default: ${DEFAULT-VALUE}.");

    private final Argument<Long> fits = option(Long.class, "--fits")
            .label("N")
            .description("For edge puzzles: measure what is over by the first N fits of the search. Default: "
                    + String.format(Locale.ROOT, "%,d", FITS) + ".");

    private final Argument<Boolean> json =
            flag("--json").description("Print one JSON object on standard output instead of a table.");

    private final Argument<String> measured =
            option(String.class, "--measure").label("NAME").hidden().description("Measure one program in this JVM.");

    private final Argument<Boolean> counting =
            flag("--count").hidden().description("With --measure: count attempts and fits too.");

    BenchCommand(Console console) {
        super(
                "bench",
                "Measure the strategies, and the programs they are compared with, on one puzzle: in turn, each in fresh"
                        + " JVMs.",
                EXAMPLE,
                "  ./fila bench --programs sieve,fila --forks 1 def/somacube.txt");
        this.console = console;
    }

    @Override
    public Integer call() throws ShipException {
        if (forks.value() < 1 || seconds.value() <= 0 || seconds.value() > 3600) {
            throw new UserException("--forks takes a number from 1 up, --seconds one above 0 and up to 3600");
        }
        if (fits.isGiven() && fits.value() < 1) {
            throw new UserException("--fits takes a number from 1 up");
        }
        if (options.puzzleArguments().contains(STANDARD_INPUT)) {
            throw new UserException("bench starts fresh JVMs, which cannot read standard input again: name a file");
        }
        SearchRequest.Builder request =
                options.requestOfNamedStrategies().counting(counting.value()).forManyRuns(true);
        tail.addTo(request);
        SearchInput input = options.readOne(request.build(), console, "bench");
        options.check(input);
        Optional<EdgeBuilder> edges = input.builder().edges();
        if (edges.isPresent()) {
            if (pieces.isGiven()) {
                throw new UserException(
                        "--pieces is for packings, and " + input.name() + " is an edge puzzle: leave it out");
            }
            return benchEdges(edges.get(), request.build());
        }
        if (fits.isGiven()) {
            throw new UserException("--fits is for edge puzzles: the whole search of " + input.name() + " is measured");
        }
        return benchPacking(input.packing(), request);
    }

    private Integer benchEdges(EdgeBuilder input, SearchRequest request) throws ShipException {
        EdgeBench bench = new EdgeBench(
                input.puzzle(), request, input.stopwatch(), fits.isGiven() ? fits.value() : FITS, seconds.value());
        if (measured.isGiven()) {
            console.data().println(bench.measure(measured.value()).line());
            return 0;
        }
        Optional<String> impossibility = bench.impossibility();
        if (impossibility.isPresent()) {
            sayImpossible(input.puzzle().name(), impossibility.get(), input.stopwatch());
            return 0;
        }
        BenchForks forkedJvms = forkedJvms();
        Map<String, BenchForks.Measuring> all = new LinkedHashMap<>();
        for (String program : BenchForks.chosen(programs, EdgeBench.programs(), EdgeBench.programs())) {
            all.put(program, isFirst -> forkedJvms.measureInFreshJvm(program, isFirst));
        }
        try {
            EdgeBenchReport report = new EdgeBenchReport(
                    input.puzzle().name(),
                    bench.extent(),
                    BenchForks.machine(),
                    forkedJvms.rows(all),
                    EdgeComparison.names());
            print(report.json(), report.table());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return 0;
    }

    private BenchForks forkedJvms() {
        List<String> given = parsed().originalArgs();
        return new BenchForks(console, forks.value(), given.subList(given.indexOf("bench") + 1, given.size()));
    }

    private void sayImpossible(String puzzle, String reason, Stopwatch stopwatch) {
        print(
                JsonReport.impossible(puzzle, reason, stopwatch),
                "no solution of " + puzzle + ": " + reason + "; there is nothing to measure\n");
    }

    private void print(String object, String text) {
        if (json.value()) {
            console.data().println(object);
        } else {
            console.text().print(text);
        }
    }

    private Integer benchPacking(PackingBuilder preparation, SearchRequest.Builder request) throws ShipException {
        Puzzle puzzle = preparation.puzzle();
        if (measured.isGiven()) {
            SolverBench bench = new SolverBench(
                    puzzle,
                    request.build(),
                    preparation.stopwatch(),
                    seconds.value(),
                    pieces.isGiven() ? pieces.value() : List.of());
            console.data().println(bench.measure(measured.value()).line());
            return 0;
        }
        List<BrowserProgram> installed = installedBrowsers();
        Optional<String> impossibility = preparation.impossibility();
        if (impossibility.isPresent()) {
            sayImpossible(puzzle.name(), impossibility.get(), preparation.stopwatch());
            return 0;
        }
        BenchReport report = new BenchReport(
                puzzle.name(), BenchForks.machine(), rows(preparation, request, installed), SolverBench.references());
        print(report.json(), report.table());
        return 0;
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

    private Map<String, BenchForks.Measuring> programs(
            PackingBuilder preparation, SearchRequest.Builder request, List<BrowserProgram> installed)
            throws ShipException, IOException {
        Map<String, BenchForks.Measuring> all = new LinkedHashMap<>();
        BenchForks forkedJvms = forkedJvms();
        SearchPlan plan = preparation.spelledOutPlan();
        List<String> chosen = BenchForks.chosen(programs, SolverBench.usualPrograms(plan), SolverBench.programs(plan));
        if (pieces.isGiven()) {
            SolverBench.checkPieces(preparation.puzzle(), pieces.value(), chosen);
        }
        for (String program : chosen) {
            all.put(program, isFirst -> forkedJvms.measureInFreshJvm(program, isFirst));
        }
        if (!installed.isEmpty()) {
            PageBench bench =
                    new PageBench(preparation.puzzle(), request.build(), PackagedProgram.compiler(), seconds.value());
            for (BrowserProgram browser : installed) {
                all.put(browser.name(), isFirst -> Optional.of(bench.measure(browser)));
            }
        }
        return all;
    }

    private List<BenchRow> rows(
            PackingBuilder preparation, SearchRequest.Builder request, List<BrowserProgram> installed)
            throws ShipException {
        try {
            return forkedJvms().rows(programs(preparation, request, installed));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
