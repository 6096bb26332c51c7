package io.github.filaforge.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs commands as a user does, each in a process of its own. */
final class Commands {

    private static final String TITLE = "# --- PIECES OF SOLUTION";

    private Commands() {}

    /** The Java that runs this test. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /**
     * The result of a command.
     *
     * @param exitCode the exit code of the process
     * @param out the text on standard output
     * @param err the text on standard error
     */
    record Ended(int exitCode, String out, String err) {}

    /** Returns the text that {@code fila} prints on standard output. */
    static String fila(String... arguments) throws IOException, InterruptedException {
        return out(filaCommand(arguments));
    }

    /** Runs {@code fila} with SPARK_HOME set, or not if it is empty. */
    static Ended filaWithSpark(String home, Path errors, String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(filaCommand(arguments)).redirectError(errors.toFile());
        builder.environment().remove("SPARK_HOME");
        if (!home.isEmpty()) {
            builder.environment().put("SPARK_HOME", home);
        }
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), out, Files.readString(errors));
    }

    private static List<String> filaCommand(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                java(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.filaforge.cli.Main"));
        Collections.addAll(command, arguments);
        return command;
    }

    /** Returns the text that a packaged program prints on standard output. */
    static String program(Path jar, String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", jar.toString()));
        Collections.addAll(command, arguments);
        return out(command);
    }

    private static String out(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        if (code != 0) {
            throw new IllegalStateException("exit code " + code + " of " + command);
        }
        return out;
    }

    /**
     * Solutions that were printed by {@code --format pieces}, each as its pieces. Equal pieces have equal names: their numbers
     * tell in which order they were placed.
     */
    static Set<String> solutions(String printed) {
        return Stream.of(printed.split(TITLE))
                .skip(1)
                .map(text -> text.lines()
                        .skip(1)
                        .filter(line -> !line.isBlank())
                        .map(line -> line.replaceFirst("\\.\\d+:", ":"))
                        .sorted()
                        .collect(Collectors.joining("; ")))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
