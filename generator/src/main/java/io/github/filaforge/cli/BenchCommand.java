package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.bench.BenchRow;
import io.github.filaforge.bench.Measurement;
import io.github.filaforge.bench.PageBench;
import io.github.filaforge.bench.SolverBench;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.BenchReport;
import io.github.filaforge.report.JsonReport;
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

/** {@code fila bench}: measures each program in Java processes of its own, in turn. */
final class BenchCommand extends Command {

    private static final String STANDARD_INPUT = "-";

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    private final Argument<String> form = option(String.class, "--unroll")
            .label("FORM")
            .description("The form of the unrolled lists of fila: translates (the default) or cells.");

    private final TailOption tail = include(new TailOption());

    private final Argument<List<String>> programs = list("--programs")
            .label("NAME")
            .split(",")
            .description(
                    "The programs to measure, separated by commas: strategies, dlx, and for the 12 pentominoes in 10x6"
                            + " fletcher and debruijn. Default: all.");

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
        if (options.puzzleArguments().contains(STANDARD_INPUT)) {
            throw new UserException("bench starts fresh JVMs, which cannot read standard input again: name a file");
        }
        SearchRequest.Builder request =
                options.requestOfNamedStrategies().counting(counting.value()).forManyRuns(true);
        tail.addTo(request);
        if (form.isGiven()) {
            checkForm();
            request.form(form.value());
        }
        Preparation preparation = options.readOne(request.build(), console, "bench")
                .packing("bench", "./fila solve -i tells how long its search takes")
                .preparation();
        Puzzle puzzle = preparation.puzzle();
        if (measured.isGiven()) {
            SolverBench bench = new SolverBench(puzzle, request.build(), preparation.stopwatch(), seconds.value());
            console.text().println(bench.measure(measured.value()).line());
            return 0;
        }
        List<BrowserProgram> installed = installedBrowsers();
        Optional<String> impossibility = preparation.impossibility();
        if (impossibility.isPresent()) {
            console.text()
                    .println(
                            json.value()
                                    ? JsonReport.impossible(puzzle.name(), impossibility.get(), preparation.stopwatch())
                                    : "no solution of " + puzzle.name() + ": " + impossibility.get()
                                            + "; there is nothing to measure");
            return 0;
        }
        BenchReport report = new BenchReport(
                puzzle.name(), machine(), rows(preparation, request, installed), SolverBench.references());
        console.text().print(json.value() ? report.json() + "\n" : report.table());
        return 0;
    }

    private void checkForm() {
        List<String> forms = Strategies.all().stream()
                .flatMap(strategy -> strategy.forms().stream())
                .toList();
        if (!forms.contains(form.value())) {
            throw new UserException("--unroll takes " + String.join(" or ", forms) + ", not '" + form.value() + "'");
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

    /** What tells a measurement of a program. */
    private interface Measuring {

        /**
         * A measurement; none if the program cannot serve the puzzle, which it has said.
         *
         * @param isFirst whether it is the first of the program
         */
        Optional<Measurement> measure(boolean isFirst) throws ShipException, IOException;
    }

    private Map<String, Measuring> programs(
            Preparation preparation, SearchRequest.Builder request, List<BrowserProgram> installed)
            throws ShipException, IOException {
        Map<String, Measuring> all = new LinkedHashMap<>();
        for (String program : chosen(preparation.spelledOutPlan())) {
            all.put(program, isFirst -> measureInFreshJvm(program, isFirst));
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

    private List<BenchRow> rows(Preparation preparation, SearchRequest.Builder request, List<BrowserProgram> installed)
            throws ShipException {
        try {
            return rows(programs(preparation, request, installed));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<BenchRow> rows(Map<String, Measuring> programs) throws ShipException, IOException {
        Map<String, List<Measurement>> measurements = new LinkedHashMap<>();
        for (String program : programs.keySet()) {
            measurements.put(program, new ArrayList<>());
        }
        for (int fork = 1; fork <= forks.value(); fork++) {
            for (String program : List.copyOf(measurements.keySet())) {
                console.err().print("fork " + fork + " of " + forks.value() + ": " + program + " ...");
                console.err().flush();
                Optional<Measurement> made = programs.get(program).measure(fork == 1);
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

    private List<String> chosen(SearchPlan plan) {
        List<String> possible = SolverBench.programs(plan);
        if (!programs.isGiven()) {
            return possible;
        }
        for (String program : programs.value()) {
            if (!possible.contains(program)) {
                throw new UserException("no program '" + program + "' for this puzzle and these options: use "
                        + String.join(", ", possible));
            }
        }
        return programs.value().stream().distinct().toList();
    }

    private Optional<Measurement> measureInFreshJvm(String program, boolean count) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                // States that are merged take what Java may.
                "-Xmx" + Runtime.getRuntime().maxMemory(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
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
            // Ends with this process, whatever ends it. To take the hook back would fail while the JVM ends.
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            Measurement measurement = null;
            String before = System.lineSeparator();
            try (BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = out.readLine(); line != null; line = out.readLine()) {
                    if (Measurement.isLine(line)) {
                        measurement = Measurement.parse(line);
                    } else {
                        // Not behind what is told of the program while it is measured.
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

    private static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("java.vm.name")
                + " "
                + Runtime.version();
    }
}
