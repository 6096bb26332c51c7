package io.github.filaforge.cli.bench;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
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

/** Measures programs in turn for a number of rounds, each time in a fresh JVM. */
final class BenchForks {

    private final Console console;
    private final String main;
    private final int forks;
    private final List<String> arguments;

    /**
     * Makes the measurements of a command.
     *
     * @param main the name of the class that runs this program
     * @param forks the number of measurements of each program
     * @param arguments the arguments of the command line, without the command
     */
    BenchForks(Console console, String main, int forks, List<String> arguments) {
        this.console = console;
        this.main = main;
        this.forks = forks;
        this.arguments = List.copyOf(arguments);
    }

    /** A source of measurements of one program. */
    interface Measuring {

        /**
         * Returns a measurement; empty if the program cannot serve the puzzle, which the program has reported.
         *
         * @param isFirst true for the first measurement of the program
         */
        Optional<Measurement> measure(boolean isFirst) throws ShipException, IOException;
    }

    /**
     * Returns the programs that are asked for, each once, or the usual programs if none is asked for.
     *
     * @throws UserException if a program that is asked for cannot search the puzzle
     */
    static List<String> chosen(Argument<List<String>> asked, Programs programs) {
        if (!asked.isGiven()) {
            return programs.usual();
        }
        List<String> possible = programs.all();
        for (String program : asked.value()) {
            if (!possible.contains(program)) {
                throw new UserException("no program '" + program + "' for this puzzle and these options: use "
                        + String.join(", ", possible));
            }
        }
        return asked.value().stream().distinct().toList();
    }

    /** Returns a row with the measurements of each program that can serve the puzzle. */
    List<BenchRow> rows(Map<String, Measuring> programs) throws ShipException, IOException {
        Map<String, List<Measurement>> measurements = new LinkedHashMap<>();
        for (String program : programs.keySet()) {
            measurements.put(program, new ArrayList<>());
        }
        for (int fork = 1; fork <= forks; fork++) {
            for (String program : List.copyOf(measurements.keySet())) {
                console.err().print("fork " + fork + " of " + forks + ": " + program + " ...");
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

    /** Measures a program in a fresh JVM, by this command with its hidden options. */
    Optional<Measurement> measureInFreshJvm(String program, boolean count) {
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
        command.addAll(arguments);
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
    static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("java.vm.name")
                + " "
                + Runtime.version();
    }
}
