package io.github.filaforge.runtime;

import io.github.filaforge.runtime.run.RootRunner;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The output of a separate JVM, and its exit code. */
public record SolverProcess(int exitCode, String out, String err) {

    /** The folder of the classes of this module, with those of the tests or without. */
    static Path classes(Class<?> each) {
        try {
            return Path.of(
                    each.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A command that runs a class with both folders. */
    public static List<String> command(Class<?> main, String... arguments) {
        return command(
                classes(RootRunner.class) + System.getProperty("path.separator") + classes(SolverProcess.class),
                main,
                arguments);
    }

    public static List<String> command(String classPath, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs a command to its end. */
    public static SolverProcess run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        int exitCode = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new SolverProcess(exitCode, text(out), text(err));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
