package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.pipeline.Solutions;
import io.github.filaforge.ship.Version;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Behaviour that only a separate process shows: exit codes, signals, a full device, and packaged programs. */
@Tag("processes")
class ProcessTest {

    private static final Map<String, Integer> NUMBERS = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    private static final String SOMA = "../def/somacube.txt";
    private static final String TETROMINOES = "../def/tetrominoes_2sets_8x5.txt";

    /** A puzzle with 686,628 solutions, more than are found before a signal arrives. */
    private static final String LONG = "../def/pentominoes_1s_18x5.txt";

    /** Its search of more than a minute ends in no test. */
    private static final String LONGER = "../def/pentominoes_2sets_20x6.txt";

    /** Its plan takes more than a hundred megabytes. */
    private static final String HEPTOMINOES = "../def/heptominoes_33x23.txt";

    /** A device, on some systems, that takes nothing. */
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path folder;

    static boolean hasFullDevice() {
        return Files.exists(FULL);
    }

    /** Starts Java as the build starts that of the tests: what a process here runs, it runs once. */
    static List<String> javaCommand(String... arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), Stream.of(arguments))
                .toList();
    }

    static List<String> filaCommand(String... arguments) {
        List<String> command = new ArrayList<>(
                javaCommand("-cp", System.getProperty("java.class.path"), "io.github.filaforge.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    private Ended java(String... arguments) throws Exception {
        return run(javaCommand(arguments), folder.resolve("out"));
    }

    private Ended run(List<String> command, Path out) throws Exception {
        return run(command, out, folder.resolve("err"));
    }

    /** Runs a process to its end. Its streams go to files or devices; the text of a device is empty. */
    static Ended run(List<String> command, Path out, Path err) throws Exception {
        int exitCode = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Ended(exitCode, Files.isRegularFile(out) ? Files.readString(out) : "", Files.readString(err));
    }

    @Test
    void theProcessEndsWithTheExitCodeOfItsCommand() throws Exception {
        Ended solved = run(filaCommand("solve", "-q", SOMA), folder.resolve("out"));
        Ended mistaken = run(filaCommand("solve", "--limit", "0", SOMA), folder.resolve("out"));

        assertEquals(new Ended(0, "", "480 solutions\n"), solved);
        assertEquals(fila("solve", "--limit", "0", SOMA), mistaken);
        assertEquals(2, mistaken.exitCode());
    }

    /** To make a logger, the JVM would open all jars of the class path and look for another kind of loggers. */
    @Test
    void aSolveMakesNoLoggerOfTheJdk() throws Exception {
        Path classes = folder.resolve("classes");
        List<String> command = new ArrayList<>(filaCommand("solve", "-q", SOMA));
        command.add(1, "-Xlog:class+load:file=" + classes);

        Ended ended = run(command, folder.resolve("out"));

        assertEquals(new Ended(0, "", "480 solutions\n"), ended);
        assertEquals(
                List.of(),
                Files.readAllLines(classes).stream()
                        .filter(line -> line.contains("java.util.logging.LogManager"))
                        .toList());
    }

    @Test
    void aPlanThatNeedsMoreThanJavaHasIsRefusedBeforehand() throws Exception {
        List<String> command = new ArrayList<>(filaCommand("solve", "-g", "1", HEPTOMINOES));
        command.add(1, "-Xmx96m");

        Ended ended = run(command, folder.resolve("out"));

        assertEquals(2, ended.exitCode());
        assertTrue(
                ended.err()
                        .matches(
                                "fila: puzzle heptominoes_33x23 has [0-9]+ images\\. Its plan needs [0-9]+ MB of memory,"
                                        + " and Java may take [0-9]+ MB: set FILA_JAVA_OPTS=-Xmx1g\n"),
                ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "info", "plan"})
    @EnabledIf("hasFullDevice")
    @Tag("slow")
    void outputThatCannotBeWrittenIsAnErrorThatSaysWhy(String command) throws Exception {
        Ended ended = run(filaCommand(command, SOMA), FULL);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.lastErrorLine().startsWith("fila: cannot write to standard output: "), ended.err());
    }

    /** A limit for the length of files stands for a full disk. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "render --output cube.svg",
                "render --output page.html",
                "render --output pieces --format stl",
                "stats --output table.csv"
            })
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void aPictureOrATableThatCannotBeWrittenToItsEndLeavesTheOldFile(String command) throws Exception {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        Path output = folder.resolve(words.get(2));
        boolean isFolder = words.get(2).equals("pieces");
        Path old = isFolder ? Files.createDirectory(output).resolve("A.stl") : output;
        Files.writeString(old, "old");
        words.set(2, output.toString());
        words.add(SOMA);
        List<String> java = new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -f 1; exec \"$@\"", "sh"));
        java.addAll(filaCommand(words.toArray(String[]::new)));
        java.add(5, "-XX:-UsePerfData");

        Ended ended = run(java, folder.resolve("out"));

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(ended.err().startsWith("fila: cannot write "), ended.err());
        assertEquals("old", Files.readString(old));
        try (Stream<Path> files = Files.list(old.getParent())) {
            assertEquals(
                    List.of(),
                    files.filter(file -> file.toString().endsWith(".new")).toList());
        }
    }

    /** Java's own classes report this by errors of many kinds. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProgramThatMayOpenNoFurtherFileReportsThisAndNoInternalError() throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -n 256; exec \"$@\"", "sh"));
        command.addAll(javaCommand("-cp", System.getProperty("java.class.path"), FewFiles.class.getName()));
        command.add(folder.resolve("page.html").toString());

        Ended ended = run(command, folder.resolve("out"));

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(ended.err().matches("fila: .*: Too many open files.*\n"), ended.err());
    }

    /** Makes a page when almost all files that a process may open are open. */
    static final class FewFiles {

        private static final int FREE = 25;

        private FewFiles() {}

        public static void main(String... arguments) throws IOException {
            Deque<InputStream> open = new ArrayDeque<>();
            try {
                while (true) {
                    open.push(Files.newInputStream(Path.of(SOMA)));
                }
            } catch (IOException e) {
                for (int file = 0; file < FREE; file++) {
                    open.pop().close();
                }
            }
            Main.main("package", "--html", arguments[0], SOMA);
        }
    }

    /** Returns false if this JVM ignores the signal, as in the background of a script: its children then ignore it too. */
    static boolean arrives(String signal) throws IOException {
        Path status = Path.of("/proc/self/status");
        long bit = 1L << (NUMBERS.get(signal) - 1);
        return !Files.exists(status)
                || Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .noneMatch(line -> (Long.parseUnsignedLong(
                                                line.substring("SigIgn:".length())
                                                        .strip(),
                                                16)
                                        & bit)
                                != 0);
    }

    @ParameterizedTest
    @CsvSource({"HUP, 129", "INT, 130", "TERM, 143"})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aSignalEndsASearchWithItsExitCodeAndTheNumberOfSolutionsFound(String signal, int exitCode) throws Exception {
        assumeTrue(arrives(signal), "it is ignored here");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(filaCommand("solve", "--strategy", "sieve", LONG))
                .redirectError(err.toFile())
                .start();
        long solutions = 0;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertEquals("# --- SOLUTION 1 ---", out.readLine());
            solutions++;
            send(signal, process);
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                solutions += line.startsWith("#") ? 1 : 0;
            }
        } finally {
            process.destroyForcibly();
        }

        assertEquals(exitCode, process.waitFor());
        assertEquals("interrupted after " + solutions + " solutions\n", Files.readString(err));
    }

    /** The file has something as soon as the first solutions are given to it, which it holds back to compress them. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void anInterruptedSearchLeavesACompressedFileWithAllThatItHasFound(boolean isPackaged) throws Exception {
        assumeTrue(arrives("INT"), "it is ignored here");
        Path jar = folder.resolve("long.jar");
        if (isPackaged) {
            assertEquals(0, fila("package", "--output", jar.toString(), LONG).exitCode());
        }
        Path solutions = folder.resolve("out.txt.gz");
        List<String> command =
                new ArrayList<>(isPackaged ? javaCommand("-jar", jar.toString()) : filaCommand("solve", LONG));
        command.addAll(List.of("--output", solutions.toString(), "--no-progress"));
        Path err = folder.resolve("err");
        Process process =
                new ProcessBuilder(command).redirectError(err.toFile()).start();
        try {
            boolean isBegun = false;
            while (!isBegun && !process.waitFor(5, TimeUnit.MILLISECONDS)) {
                isBegun = Files.exists(solutions) && Files.size(solutions) > 0;
            }
            send("INT", process);

            assertEquals(130, process.waitFor());
        } finally {
            process.destroyForcibly();
        }
        int found = Solutions.pictures(CheckpointsTest.content(solutions)).size();
        assertEquals(String.format("interrupted after %d solutions%n", found), Files.readString(err));
    }

    static void send(String signal, Process process) throws IOException, InterruptedException {
        assertEquals(
                0,
                new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                        .start()
                        .waitFor());
    }

    /** The trace shows that the search has begun. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void anInterruptedSearchTellsWhatItHasCounted() throws Exception {
        assumeTrue(arrives("INT"), "it is ignored here");
        Process process = new ProcessBuilder(filaCommand("solve", "-i", "--json", "-t", "17", LONG)).start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            List<String> lines = new ArrayList<>();
            for (String line = err.readLine(); line != null; line = err.readLine()) {
                lines.add(line);
                if (line.equals("# 17 pieces left")) {
                    send("INT", process);
                }
            }

            assertTrue(lines.contains("FITS[18]=                 1"), lines::toString);
            assertTrue(lines.contains("# stopped before the end of the search"), lines::toString);
            assertTrue(lines.get(lines.size() - 1).matches("interrupted after \\d+ solutions?"), lines::toString);
            String json = out.readLine();
            assertTrue(json.contains("\"complete\":false,\"stoppedBy\":\"interrupt\",\"attempts\":"), json);
        } finally {
            process.destroyForcibly();
        }
        assertEquals(130, process.waitFor());
    }

    /** The reader takes one line and no more, so that the search soon waits for it in the middle of a solution. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void anInterruptedSearchEndsThoughNobodyReadsItsOutput(boolean isPackaged) throws Exception {
        assumeTrue(arrives("INT"), "it is ignored here");
        Path jar = folder.resolve("long.jar");
        if (isPackaged) {
            assertEquals(0, fila("package", "--output", jar.toString(), LONG).exitCode());
        }
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        isPackaged
                                ? javaCommand("-jar", jar.toString(), "--no-progress")
                                : filaCommand("solve", "--no-progress", LONG))
                .redirectError(err.toFile())
                .start();
        try {
            assertEquals('#', process.getInputStream().read());
            send("INT", process);

            assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it goes on");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(130, process.waitFor());
        assertTrue(Files.readString(err).matches("interrupted after \\d+ solutions?\n"), Files.readString(err));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @EnabledOnOs(OS.LINUX)
    @Tag("slow")
    void aSearchTellsHowFarItIsWhenItIsAskedByASignalAndGoesOn(boolean isPackaged) throws Exception {
        Path jar = folder.resolve("long.jar");
        if (isPackaged) {
            assertEquals(0, fila("package", "--output", jar.toString(), LONGER).exitCode());
        }
        Process process = new ProcessBuilder(
                        isPackaged
                                ? javaCommand("-jar", jar.toString(), "-q", "--no-progress")
                                : filaCommand("solve", "-q", "--no-progress", LONGER))
                .start();
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            // The signal ends a process that has not reported yet that it handles the signal.
            awaitHandler(process);
            send("USR1", process);
            String first = err.readLine();
            send("USR1", process);
            String second = err.readLine();

            assertTrue(first.contains(" s"), first);
            assertTrue(second.contains(" s"), second);
            assertTrue(process.isAlive());
        } finally {
            process.destroyForcibly();
        }
    }

    /** Waits until a process has a handler for SIGUSR1. */
    private static void awaitHandler(Process process) throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        long bit = 1L << (10 - 1);
        boolean isThere = false;
        while (!isThere) {
            isThere = Files.readAllLines(status).stream()
                    .filter(line -> line.startsWith("SigCgt:"))
                    .anyMatch(line -> (Long.parseUnsignedLong(
                                            line.substring("SigCgt:".length()).strip(), 16)
                                    & bit)
                            != 0);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void aWatchedSearchThatIsInterruptedLeavesATerminalWithACursor() throws Exception {
        assumeTrue(arrives("INT"), "it is ignored here");
        List<String> command = new ArrayList<>(filaCommand("solve", "--watch", LONG));
        command.add(1, "-Dfila.terminal=err");
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(Map.of("TERM", "xterm", "COLUMNS", "80", "LINES", "24"));
        Process process = builder.start();
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            String first = err.readLine();
            assertEquals("\u001b[?25l\u001b[K", first);
            send("INT", process);

            String last = err.lines().reduce(first, (before, line) -> line);
            assertTrue(last.endsWith("\u001b[?25hinterrupted after 0 solutions"), last);
        } finally {
            process.destroyForcibly();
        }
        assertEquals(130, process.waitFor());
    }

    @Test
    void aPackagedSolverCarriesLicenceAndVersion() throws Exception {
        Path jar = folder.resolve("soma.jar");
        assertEquals(0, fila("package", "--output", jar.toString(), SOMA).exitCode());

        try (JarFile packed = new JarFile(jar.toFile());
                InputStream licence = packed.getInputStream(packed.getEntry("META-INF/LICENSE"))) {
            assertEquals(
                    Files.readString(Path.of("..", "LICENSE")),
                    new String(licence.readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(
                    Version.number(), packed.getManifest().getMainAttributes().getValue("Implementation-Version"));
        }
    }

    @Test
    void aPackagedSolverRunsByItself() throws Exception {
        Path jar = folder.resolve("soma.jar");
        assertEquals(0, fila("package", "--output", jar.toString(), SOMA).exitCode());

        assertTrue(Files.size(jar) < 165_000, () -> jar.toFile().length() + " bytes");
        assertEquals("480\n", java("-Xmx32m", "-jar", jar.toString(), "--count").out());
        Ended all = java("-jar", jar.toString());
        assertEquals("480 solutions\n", all.err());
        assertEquals(fila("solve", SOMA).out(), all.out());
        Ended three = java("-jar", jar.toString(), "--limit=3");
        assertEquals(3, Solutions.pictures(three.out()).size());
        assertEquals("stopped after 3 solutions; there may be more\n", three.err());
        assertEquals(
                fila("--version").out().replace("Filaforge", "SomacubeSieve, a solver by Filaforge"),
                java("-jar", jar.toString(), "--version").out());
        assertEquals(
                sorted(all), sorted(java("-jar", jar.toString(), "--threads", "3", "--unordered")), "in another order");
        assertTrue(java("-jar", jar.toString(), "--help").out().contains("--threads N"));
    }

    /** Nobody has searched such a board to its end. */
    @Test
    @Tag("slow")
    void aPackagedSolverStopsAfterATime() throws Exception {
        Path board = folder.resolve("board.txt");
        Path jar = folder.resolve("board.jar");
        fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", board.toString());
        fila("package", "--strategy", "edge-tables", "--order", "row", "--output", jar.toString(), board.toString());

        Ended ended = java("-jar", jar.toString(), "--count", "--time", "1");

        assertEquals(new Ended(0, "0\n", "stopped after 0 solutions; there may be more\n"), ended);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--limit", "--threads 0", "--colour"})
    @Tag("slow")
    void aPackagedSolverTellsMistakesToo(String mistake) throws Exception {
        Path jar = folder.resolve("soma.jar");
        fila("package", "--output", jar.toString(), SOMA);

        Ended ended = java(Stream.concat(Stream.of("-jar", jar.toString()), Stream.of(mistake.split(" ", -1)))
                .toArray(String[]::new));

        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
        assertTrue(ended.err().endsWith("Try --help.\n"), ended.err());
    }

    /** The pictures of all solutions, sorted. */
    private static List<String> sorted(Ended ended) {
        return Solutions.pictures(ended.out()).stream().sorted().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sieve", "dynamic-sieve", "cover", "fila", "fila-tables", "schedule"})
    @Tag("slow")
    void aPackagedSolverHasTheClassesOfItsStrategy(String strategy) throws Exception {
        Path jar = folder.resolve(strategy + ".jar");
        assertEquals(
                0,
                fila("package", "--strategy", strategy, "--output", jar.toString(), SOMA)
                        .exitCode());

        assertEquals(
                "480\n",
                java("-jar", jar.toString(), "--count", "--threads", "2").out());
    }

    /**
     * Merged states give the number of solutions, even above the range of a long (OEIS A004003), and list a requested number.
     */
    @Test
    @Tag("slow")
    void aPackagedSolverByMergedStatesCountsMoreThanItCouldListAndLists() throws Exception {
        Path dominoes = folder.resolve("dominoes.txt");
        Path jar = folder.resolve("dominoes.jar");
        Path fewer = folder.resolve("fewer.jar");
        fila("new", "dominoes", "--copies", "98", "--box", "14x14", "--output", dominoes.toString());
        packageMerged(jar, "--all", dominoes.toString());
        packageMerged(fewer, TETROMINOES);

        assertEquals(
                new Ended(0, "112202208776036178000000\n", ""),
                java("-jar", jar.toString(), "--count", "--no-progress"));
        Ended two = java("-jar", jar.toString(), "--limit", "2", "--no-progress");
        assertEquals("stopped after 2 solutions; there may be more\n", two.err());
        assertEquals(2, Set.copyOf(Solutions.pictures(two.out())).size());
        Ended all = java("-jar", fewer.toString());
        assertEquals("783 solutions\n", all.err());
        assertEquals(fila("solve", "--strategy", "merge", TETROMINOES).out(), all.out());
    }

    private static void packageMerged(Path jar, String... arguments) {
        List<String> command = new ArrayList<>(List.of("package", "--strategy", "merge", "--output", jar.toString()));
        command.addAll(List.of(arguments));
        assertEquals(0, fila(command.toArray(String[]::new)).exitCode());
    }

    /** That jlink and the archive of classes work takes as long as twenty of these. */
    @Test
    @Rows.More
    @EnabledOnOs(OS.LINUX)
    void aFolderWithItsOwnJavaRuns() throws Exception {
        Path made = folder.resolve("soma");
        String jar = folder.resolve("soma cube.jar").toString();
        Ended first = fila("package", "--output", jar, "--with-java", made.toString(), SOMA);

        assertEquals(0, first.exitCode(), first.err());
        assertEquals("", first.out());
        assertEquals(
                "480\n",
                run(List.of(made.resolve("bin/soma cube").toString(), "--count"), folder.resolve("out"))
                        .out());
        assertTrue(Files.exists(made.resolve("lib/app/solver.jsa")));
        Ended again = fila("package", "--output", jar, "--with-java", made.toString(), SOMA);
        assertEquals(2, again.exitCode());
    }
}
