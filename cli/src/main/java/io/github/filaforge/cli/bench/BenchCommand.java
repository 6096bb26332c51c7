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
import io.github.filaforge.page.PageRuns;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.ship.ShipException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The command {@code fila bench}: measures programs that search one puzzle in turn, each in Java processes of its own. */
public final class BenchCommand extends Command {

    private static final String STANDARD_INPUT = "-";

    /** The standard number of fits, which take about a quarter of a second, so that the JIT is done after the warm-up. */
    private static final long FITS = 20_000_000;

    private static final int MOST_THREADS = 1000;

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
            .onlyForPackings("the page of an edge puzzle is not measured")
            .description("Measure the page that package --html makes too, in these browsers: chromium, firefox.");

    private final Argument<Integer> forks = option(Integer.class, "--forks")
            .label("N")
            .standard(3)
            .atLeast(1)
            .description(
                    "The number of fresh JVMs, or browsers, for each program, or of simulated runs. Default: ${DEFAULT-VALUE}.");

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
            .description("For edge puzzles: measure the work up to the first N fits of the search. Default: "
                    + String.format(Locale.ROOT, "%,d", FITS) + ".");

    private final Argument<List<String>> threads = list("--threads")
            .label("N")
            .split(",")
            .excludes("bench --threads measures one search, and excludes ", "--programs", "--browsers", "--fits")
            .where(BenchCommand::areThreads, "--threads takes numbers from 1 to " + MOST_THREADS)
            .description(
                    "Measure no programs. Calculate, from the processor time of each part on one thread, how well these"
                            + " numbers of threads would share the search of count, separated by commas.");

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
        if (options.hasScore()) {
            throw new UserException("bench measures searches in which all joins match: leave out --score and --slips");
        }
        if (threads.isGiven()) {
            return simulateThreads();
        }
        SearchRequest.Builder request =
                options.requestOfNamedStrategies().counting(counting.value()).forManyRuns(true);
        strategy.addTailTo(request);
        SearchInput input = options.readOne(request.build(), console, "bench");
        Programs all = programs(input);
        if (measured.isGiven()) {
            console.data()
                    .println(all.measure(measured.value(), counting.value(), seconds.value())
                            .line());
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
            Map<String, Measuring> measurings = inFreshJvms(all);
            if (!installed.isEmpty()) {
                measurings.putAll(inBrowsers(installed, input));
            }
            BenchReport report = all.report(machine(), rows(measurings));
            print(report.json(), report.table());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return 0;
    }

    private static boolean areThreads(List<String> numbers) {
        return numbers.stream()
                .allMatch(number -> number.matches("[1-9][0-9]{0,3}") && Integer.parseInt(number) <= MOST_THREADS);
    }

    private int simulateThreads() {
        SearchRequest.Builder request =
                options.request().onlyCounted(true).merging(false).stoppable(true);
        strategy.addTailTo(request);
        SearchInput input = options.readOne(request.build(), console, "bench");
        options.check(input);
        SearchJob job = input.builder().job();
        Splitter splitter = job.chosen().everyPart();
        if (splitter == Splitter.NONE) {
            throw new UserException("--threads: the search of " + input.name() + " is not split into parts");
        }
        List<Integer> numbers = threads.value().stream().map(Integer::valueOf).toList();
        ThreadsReport report =
                ThreadsReport.of(input.name(), machine(), job.newSolver(), splitter, numbers, forks.value());
        print(report.json(), report.table());
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

    private Map<String, Measuring> inFreshJvms(Programs all) {
        List<String> chosen = chosen(all);
        if (pieces.isGiven()) {
            all.checkPieces(chosen);
        }
        Map<String, Measuring> measurings = new LinkedHashMap<>();
        chosen.forEach(program -> measurings.put(program, isFirst -> measureInFreshJvm(program, isFirst)));
        return measurings;
    }

    /** Measures the page that solves the puzzle. The time of making it counts as the time of compiling. */
    private Map<String, Measuring> inBrowsers(List<BrowserProgram> installed, SearchInput input)
            throws ShipException, IOException {
        PackingBuilder preparation = input.packing();
        long begun = System.nanoTime();
        String page =
                new PageMaker(preparation.puzzle(), "bench", preparation.request(), PackagedProgram.compiler()).page();
        double makingMs = (System.nanoTime() - begun) / Programs.NANOS_PER_MILLI;
        Map<String, Measuring> measurings = new LinkedHashMap<>();
        installed.forEach(browser -> measurings.put(browser.name(), isFirst -> {
            PageRuns runs = PageRuns.in(browser, page, seconds.value());
            return Optional.of(new Measurement(
                    browser.name(), 0, 0, makingMs, runs.firstMs(), runs.steadyMs(), runs.solutions(), -1, -1));
        }));
        return measurings;
    }

    /** A source of measurements of one program. */
    private interface Measuring {

        /**
         * Returns a measurement; empty if the program cannot serve the puzzle, which the program has reported.
         *
         * @param isFirst true for the first measurement of the program
         */
        Optional<Measurement> measure(boolean isFirst) throws ShipException, IOException;
    }

    /**
     * Returns the programs that are asked for, each once, or the usual ones; refuses programs that cannot search the
     * puzzle.
     */
    private List<String> chosen(Programs all) {
        if (!programs.isGiven()) {
            return all.usual();
        }
        List<String> possible = all.all();
        for (String program : programs.value()) {
            if (!possible.contains(program)) {
                throw new UserException("no program '" + program + "' for this puzzle and these options: use "
                        + String.join(", ", possible));
            }
        }
        return programs.value().stream().distinct().toList();
    }

    /** Returns a row with the measurements of each program that can serve the puzzle. */
    private List<BenchRow> rows(Map<String, Measuring> measurings) throws ShipException, IOException {
        Map<String, List<Measurement>> measurements = new LinkedHashMap<>();
        measurings.keySet().forEach(program -> measurements.put(program, new ArrayList<>()));
        for (int fork = 1; fork <= forks.value(); fork++) {
            for (String program : List.copyOf(measurements.keySet())) {
                console.err().print("fork " + fork + " of " + forks.value() + ": " + program + " ...");
                console.err().flush();
                Optional<Measurement> made = measurings.get(program).measure(fork == 1);
                if (made.isEmpty()) {
                    measurements.remove(program);
                    continue;
                }
                Measurement measurement = made.get();
                measurements.get(program).add(measurement);
                console.err()
                        .println(String.format(
                                Locale.ROOT,
                                " first run %.1f ms, then %.2f ms",
                                measurement.firstRunMs(),
                                BenchRow.of(List.of(measurement)).steadyMs()));
            }
        }
        if (measurements.isEmpty()) {
            throw new UserException("nothing could be measured");
        }
        return measurements.values().stream().map(BenchRow::of).toList();
    }

    /** Measures a program in a fresh JVM, by this command with its hidden options. */
    private Optional<Measurement> measureInFreshJvm(String program, boolean count) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                // A program that merges states uses all the memory that Java may take.
                "-Xmx" + Runtime.getRuntime().maxMemory(),
                "-cp",
                System.getProperty("java.class.path"),
                main,
                "bench",
                "--measure",
                program));
        if (count) {
            command.add("--count");
        }
        List<String> given = parsed().originalArgs();
        command.addAll(given.subList(given.indexOf("bench") + 1, given.size()));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectInput(ProcessBuilder.Redirect.PIPE)
                    .redirectErrorStream(true)
                    .start();
            // The forked process ends with this one, for whatever reason this one ends. The hook stays: removing it
            // would fail while the JVM ends.
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            Measurement measurement = null;
            String before = System.lineSeparator();
            try (BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = out.readLine(); line != null; line = out.readLine()) {
                    if (Measurement.isLine(line)) {
                        measurement = Measurement.parse(line);
                    } else {
                        // A line break comes first, since the line that announces the measurement is still open.
                        console.err().print(before);
                        console.err().println(line);
                        before = "";
                    }
                }
            }
            int exitCode = process.waitFor();
            return exitCode == 0 ? Optional.ofNullable(measurement) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserException("interrupted");
        }
    }

    /** Returns a description of the machine and the JVM of the measurements. */
    private static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("java.vm.name")
                + " "
                + Runtime.version();
    }
}
