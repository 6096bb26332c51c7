package io.github.filaforge.ship;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a folder with a solver, its own Java runtime and a native launcher, for Linux machines without Java. The runtime is
 * reduced by jlink to the modules that a solver needs, the launcher is that of jpackage, and a class-data archive has the
 * classes of the solver loaded and verified.
 */
public final class FolderWithJava {

    /** The modules of the runtime; the second is for signals. */
    private static final String MODULES = "java.base,jdk.unsupported";

    // The user's name for the solver may have blanks, at which the launcher would split its options.
    private static final String JAR = "solver.jar";
    private static final String ARCHIVE = "solver.jsa";

    private FolderWithJava() {}

    /**
     * Makes the folder.
     *
     * @param jar an executable jar of a solver
     * @param mainClass its main class
     * @param name the name of the launcher
     * @param folder the folder to make, which must not exist
     * @throws IOException if the folder cannot be written
     * @throws ShipException if this Java lacks a tool, or a tool fails
     */
    public static void make(Path jar, String mainClass, String name, Path folder) throws IOException, ShipException {
        if (!System.getProperty("os.name").equals("Linux")) {
            throw new ShipException("folders with their own Java are made on and for Linux only: ship the jar");
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
                    // A message about an archive that does not fit, for example after the folder was moved, would not
                    // help the user.
                    "--java-options",
                    "-Xlog:disable",
                    "--dest",
                    work.resolve("output").toString());
            Files.move(work.resolve("output").resolve(name), folder);
            archive(folder.toAbsolutePath(), mainClass);
        }
    }

    /** Runs a small part of the search, so that the JVM writes the classes that it has loaded into an archive. */
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

    /** Runs a tool of a Java as a process, since processes that the tool starts would otherwise print to our streams. */
    private static void run(Path java, String tool, String... arguments) throws IOException, ShipException {
        Path program = java.resolve("bin").resolve(tool);
        if (!Files.isExecutable(program)) {
            throw new ShipException("this Java has no " + tool + ": run on a JDK that has");
        }
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        await(process, tool + " failed: " + output.strip());
    }

    /** Waits for the end of a process, and throws an exception with a message if the process has failed. */
    static void await(Process process, String failure) throws ShipException {
        try {
            if (process.waitFor() != 0) {
                throw new ShipException(failure);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new ShipException("interrupted");
        }
    }
}
