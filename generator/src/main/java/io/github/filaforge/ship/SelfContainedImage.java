package io.github.filaforge.ship;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes a folder with a solver, its own Java runtime and a native launcher, for machines without Java. The runtime is cut
 * down by jlink to the one module that a solver needs, the launcher is jpackage's, and a class-data archive has the
 * solver's classes loaded and verified.
 */
public final class SelfContainedImage {

    private static final String MODULE = "java.base";

    private SelfContainedImage() {}

    /**
     * Makes the folder.
     *
     * @param jar an executable jar of a solver
     * @param mainClass its main class
     * @param name the name of the launcher
     * @param folder where to; must not exist
     * @throws ShipException if this Java lacks a tool, or one fails
     */
    public static void make(Path jar, String mainClass, String name, Path folder) throws IOException, ShipException {
        if (Files.exists(folder)) {
            throw new ShipException(folder + " is there already: name a folder that is not, or delete it");
        }
        Path parent = folder.toAbsolutePath().getParent();
        Files.createDirectories(parent);
        Path work = Files.createTempDirectory(parent, "fila-image");
        try {
            Path input = Files.createDirectory(work.resolve("input"));
            Files.copy(jar, input.resolve(name + ".jar"));
            Path runtime = work.resolve("runtime");
            run(
                    "jlink",
                    "--add-modules",
                    MODULE,
                    "--strip-debug",
                    "--no-header-files",
                    "--no-man-pages",
                    "--generate-cds-archive",
                    "--output",
                    runtime.toString());
            run(
                    "jpackage",
                    "--type",
                    "app-image",
                    "--name",
                    name,
                    "--input",
                    input.toString(),
                    "--main-jar",
                    name + ".jar",
                    "--main-class",
                    mainClass,
                    "--runtime-image",
                    runtime.toString(),
                    "--java-options",
                    "-XX:+UseSerialGC",
                    "--java-options",
                    "-XX:SharedArchiveFile=$APPDIR/" + name + ".jsa",
                    // An archive that does not suit, after the folder was moved for one, is no news to the user.
                    "--java-options",
                    "-Xlog:disable",
                    "--dest",
                    work.resolve("output").toString());
            Files.move(work.resolve("output").resolve(name), folder);
            archive(folder.toAbsolutePath(), name, mainClass);
        } finally {
            delete(work);
        }
    }

    /** Runs a little of the search, such that the JVM writes down what it has loaded. */
    private static void archive(Path folder, String name, String mainClass) throws IOException, ShipException {
        Path app = folder.resolve("lib").resolve("app");
        List<String> command = List.of(
                folder.resolve("lib")
                        .resolve("runtime")
                        .resolve("bin")
                        .resolve("java")
                        .toString(),
                "-XX:+UseSerialGC",
                "-XX:ArchiveClassesAtExit=" + app.resolve(name + ".jsa"),
                "-Xlog:disable",
                "-cp",
                app.resolve(name + ".jar").toString(),
                mainClass,
                "--limit",
                "1");
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (process.waitFor() != 0) {
                throw new ShipException("the solver in " + folder + " does not run");
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new ShipException("interrupted");
        }
    }

    private static void run(String tool, String... arguments) throws ShipException {
        ToolProvider provider = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new ShipException("this Java has no " + tool + ": run on a JDK that has"));
        StringWriter output = new StringWriter();
        PrintWriter writer = new PrintWriter(output, true);
        if (provider.run(writer, writer, arguments) != 0) {
            throw new ShipException(tool + " failed: " + output.toString().strip());
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(paths::add);
        }
        for (Path path : paths) {
            Files.delete(path);
        }
    }
}
