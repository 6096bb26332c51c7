package io.github.filaforge.ship;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a folder with a solver, its own Java runtime and a native launcher, for Linux machines without Java. The runtime
 * is cut down by jlink to what a solver needs, the launcher is jpackage's, and a class-data archive has the solver's
 * classes loaded and verified.
 */
public final class FolderWithJava {

    /** The second is for signals. */
    private static final String MODULES = "java.base,jdk.unsupported";

    // The user's name for the solver may have blanks, at which the launcher would divide its options.
    private static final String JAR = "solver.jar";
    private static final String ARCHIVE = "solver.jsa";

    private FolderWithJava() {}

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
        if (!System.getProperty("os.name").equals("Linux")) {
            throw new ShipException("--with-java makes folders on and for Linux only: ship the jar");
        }
        if (Files.exists(folder)) {
            throw new ShipException(folder + " is there already: name a folder that is not, or delete it");
        }
        Path parent = folder.toAbsolutePath().getParent();
        Files.createDirectories(parent);
        try (TemporaryFolder temporary = TemporaryFolder.in(parent)) {
            Path work = temporary.path();
            Path input = Files.createDirectory(work.resolve("input"));
            Files.copy(jar, input.resolve(JAR));
            Path runtime = work.resolve("runtime");
            Path jdk = Path.of(System.getProperty("java.home"));
            run(
                    jdk,
                    "jlink",
                    "--add-modules",
                    MODULES,
                    "--strip-debug",
                    "--no-header-files",
                    "--no-man-pages",
                    "--generate-cds-archive",
                    "--output",
                    runtime.toString());
            run(
                    jdk,
                    "jpackage",
                    "--type",
                    "app-image",
                    "--name",
                    name,
                    "--input",
                    input.toString(),
                    "--main-jar",
                    JAR,
                    "--main-class",
                    mainClass,
                    "--runtime-image",
                    runtime.toString(),
                    "--java-options",
                    "-XX:+UseSerialGC",
                    "--java-options",
                    "-XX:SharedArchiveFile=$APPDIR/" + ARCHIVE,
                    // An archive that does not suit, after the folder was moved for one, is no news to the user.
                    "--java-options",
                    "-Xlog:disable",
                    "--dest",
                    work.resolve("output").toString());
            Files.move(work.resolve("output").resolve(name), folder);
            archive(folder.toAbsolutePath(), mainClass);
        }
    }

    /** Runs a little of the search, such that the JVM writes down what it has loaded. */
    private static void archive(Path folder, String mainClass) throws IOException, ShipException {
        Path app = folder.resolve("lib").resolve("app");
        run(
                folder.resolve("lib").resolve("runtime"),
                "java",
                "-XX:+UseSerialGC",
                "-XX:ArchiveClassesAtExit=" + app.resolve(ARCHIVE),
                "-cp",
                app.resolve(JAR).toString(),
                mainClass,
                "--limit",
                "1");
    }

    /** Runs a tool of a Java as a process, since what it starts itself would else print to our streams. */
    private static void run(Path java, String tool, String... arguments) throws IOException, ShipException {
        Path program = java.resolve("bin").resolve(tool);
        if (!Files.isExecutable(program)) {
            throw new ShipException("this Java has no " + tool + ": run on a JDK that has");
        }
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new ShipException(tool + " failed: " + output.strip());
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new ShipException("interrupted");
        }
    }
}
