package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.make.GenerateCommand.JavaCommands;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.pipeline.SolverForm;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sources of {@code fila generate} run by the commands that it prints. */
class StandaloneTest {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin");

    private static final String SOMA = "../def/somacube.txt";

    @TempDir
    private Path folder;

    /** A class that was generated for a puzzle in a package of its own. */
    private record Generated(String packageName, String className, int solutions) {

        String name() {
            return packageName + "." + className;
        }

        Path file(String ending) {
            return Path.of(packageName, className + ending);
        }
    }

    /**
     * Generates standalone sources by all strategies. Half of the strategies solve a puzzle whose region is one word, and the
     * others a puzzle of two words.
     */
    private List<Generated> generateByAllStrategies() {
        List<Generated> all = new ArrayList<>();
        for (SolverForm form : SolverForm.all()) {
            String name = "p" + all.size();
            boolean isOneWord = all.size() % 2 == 0;
            Ended ended = fila(
                    "generate",
                    "--standalone",
                    "--package",
                    name,
                    "--output",
                    folder.toString(),
                    "--strategy",
                    form.strategy().name(),
                    isOneWord ? SOMA : "../def/pentominoes_1s_30x3.txt");
            assertEquals(0, ended.exitCode(), ended.err());
            all.add(new Generated(name, isOneWord ? "Somacube" : "Pentominoes1s30x3", isOneWord ? 480 : 46));
        }
        return all;
    }

    /** Runs javac as a user would, with all warnings as errors; returns its messages, empty if there are none. */
    private static String javac(Path file, String... options) {
        return javac(List.of(file), options);
    }

    private static String javac(List<Path> files, String... options) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror"));
        arguments.addAll(List.of(options));
        files.forEach(file -> arguments.add(file.toString()));
        ToolProvider.getSystemJavaCompiler().run(null, said, said, arguments.toArray(String[]::new));
        return said.toString(StandardCharsets.UTF_8);
    }

    private Ended java(String... arguments) throws Exception {
        return run(ProcessTest.javaCommand(arguments).toArray(String[]::new));
    }

    /** Runs a command line in a shell for which the programs {@code java} and {@code javac} are those that run the tests. */
    private Ended shell(String command) throws Exception {
        Path programs = Files.createDirectories(folder.resolve("programs"));
        putProgram(programs.resolve("java"), "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        putProgram(programs.resolve("javac"), "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC");

        return run("sh", "-c", "PATH=\"" + programs + ":$PATH\"; " + command);
    }

    /** With the second compiler the first javac of a process takes half as long again. */
    private static void putProgram(Path file, String options) throws Exception {
        if (!Files.exists(file)) {
            String program = JAVA.resolve(file.getFileName()).toString();
            Files.writeString(file, "#!/bin/sh\nexec '" + program + "' " + options + " \"$@\"\n");
            assertTrue(file.toFile().setExecutable(true));
        }
    }

    private Ended run(String... command) throws Exception {
        return ProcessTest.run(List.of(command), folder.resolve("out"), folder.resolve("err"));
    }

    /** For many sources javac starts once. */
    @Test
    @Tag("processes")
    @Tag("slow")
    void aStandaloneSourceNeedsNothingAndGivesNoWarningsWhateverItsForm() throws Exception {
        List<Generated> all = generateByAllStrategies();

        assertEquals(
                "",
                javac(all.stream()
                        .map(each -> folder.resolve(each.file(".java")))
                        .toList()));

        for (Generated each : all) {
            Ended ended = java("-cp", folder.toString(), each.name(), "--count");
            assertEquals(new Ended(0, each.solutions() + "\n", ""), ended, each.name());
        }
        assertAnotherProgramCanCallThem(all);
    }

    /** Compiles and runs a program that calls the classes, from a package that has none of them. */
    private void assertAnotherProgramCanCallThem(List<Generated> all) throws Exception {
        String calls = all.stream().map(Generated::name).map("""
                    total += %1$s.count().intValueExact();
                    for (java.util.List<%1$s.PlacedPiece> solution : %1$s.solutions()) {
                        for (%1$s.PlacedPiece piece : solution) {
                            cells += piece.name().isEmpty() ? 0 : piece.cells().size();
                        }
                    }
                """::formatted).collect(Collectors.joining());
        Path source = Files.writeString(folder.resolve("Caller.java"), """
                public final class Caller implements java.util.function.Supplier<String> {
                    @Override
                    public String get() {
                        int total = 0;
                        int cells = 0;
                %s
                        return total + " " + cells;
                    }
                }
                """.formatted(calls));
        assertEquals("", javac(source, "-cp", folder.toString()));
        int total = all.stream().mapToInt(Generated::solutions).sum();
        int cells = all.stream()
                .mapToInt(each -> each.solutions() * (each.className().equals("Somacube") ? 27 : 90))
                .sum();

        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            Object caller = loader.loadClass("Caller").getConstructor().newInstance();

            assertEquals(total + " " + cells, ((Supplier<?>) caller).get());
        }
    }

    @Test
    @Tag("processes")
    @Tag("slow")
    void aStandaloneSourceTakesTheArgumentsOfAPackagedProgram() throws Exception {
        fila("generate", "--standalone", "--output", folder.toString(), SOMA);
        Path file = folder.resolve("Somacube.java");

        Ended all = java(file.toString(), "--threads", "2");
        assertEquals(fila("solve", SOMA).out(), all.out());
        assertEquals("480 solutions\n", all.err());
        assertEquals("", javac(file));
        String classes = folder.toString();
        assertTrue(java("-cp", classes, "Somacube", "--help").out().contains("--limit N"));
        assertEquals(2, java("-cp", classes, "Somacube", "--colour").exitCode());
    }

    /** Its constants are shared among several classes. */
    @Test
    @Rows.More
    void aVeryLargeStandaloneSourceCompiles() {
        fila(
                "generate",
                "--standalone",
                "--strategy",
                "fila-unrolled",
                "--output",
                folder.toString(),
                "../def/hexominoes_15x14_parallelogram.txt");

        assertEquals("", javac(folder.resolve("Hexominoes15x14Parallelogram.java")));
    }

    /** Names that the code has another use for get "Puzzle" behind them. */
    @Test
    @Tag("slow")
    void aPuzzleMayHaveAnyName() throws Exception {
        assertCompileWhenCalled("board", "solver main", "override", "long", "cells0", "n${class}", "\\u002a\\u002f");
    }

    @Test
    @Rows.More
    void soItMayThatOfAnyClass() throws Exception {
        assertCompileWhenCalled("list", "string", "solver", "sieve");
    }

    private void assertCompileWhenCalled(String... names) throws Exception {
        Path gen = folder.resolve("gen");
        for (String name : names) {
            Path file = Files.copy(Path.of(SOMA), folder.resolve(name + ".txt"));
            fila("generate", "--standalone", "--output", gen.toString(), file.toString());
        }

        try (Stream<Path> written = Files.list(gen)) {
            List<Path> files = written.toList();
            assertEquals(names.length, files.size(), files::toString);
            // Names are resolved by then.
            assertEquals("", javac(files, "-XDshould-stop.ifNoError=FLOW"));
        }
    }

    @Test
    @Tag("slow")
    void standaloneSourcesMeetInOneFolderAndPackage() throws Exception {
        Path gen = folder.resolve("gen");
        fila("generate", "--standalone", "--package", "p.q", "--output", gen.toString(), SOMA);
        fila("generate", "--standalone", "--package", "p.q", "--output", gen.toString(), "../def/pentominoes_20x3.txt");

        assertEquals(
                "",
                javac(
                        gen.resolve("p/q/Somacube.java"),
                        gen.resolve("p/q/Pentominoes20x3.java").toString()));
    }

    @Test
    @Tag("seconds")
    void aStandaloneSourceHasJustTheClassesThatItNeeds() throws Exception {
        fila("generate", "--standalone", "--strategy", "sieve", "--output", folder.toString(), SOMA);

        String source = Files.readString(folder.resolve("Somacube.java"));

        assertTrue(source.contains("    static final class Sieve {\n"), source);
        assertTrue(source.contains("    static final class RootRunner {\n"), source);
        assertFalse(source.contains("JobMain"), source);
        assertFalse(source.contains("DynamicSieve"), source);
        assertFalse(source.contains("io.github.filaforge"), source);
        assertTrue(source.contains("// To make it again: ./fila generate --standalone --output DIR -rZ"), source);
    }

    @Test
    @Tag("seconds")
    void theSameGoesToStandardOutput() throws Exception {
        Ended ended = fila("generate", "--standalone", "--output", "-", SOMA);
        fila("generate", "--standalone", "--output", folder.toString(), SOMA);

        assertEquals(new Ended(0, Files.readString(folder.resolve("Somacube.java")), ""), ended);
    }

    @Test
    @Tag("seconds")
    void theRuntimesJarIsPutBesideASource() throws Exception {
        Path gen = folder.resolve("gen");

        Ended ended = fila("generate", "--output", gen.toString(), "--strategy", "sieve", SOMA);

        Path source = gen.resolve("SomacubeSieve.java");
        Path jar = gen.resolve("filaforge-runtime.jar");
        assertEquals(
                List.of(
                        "wrote " + source,
                        "wrote " + jar,
                        "to compile it:      javac -cp " + jar + " " + source,
                        "to run it compiled: java -cp " + jar + File.pathSeparator + gen + " SomacubeSieve"),
                ended.err().lines().toList());
        assertEquals("", javac(source, "-cp", jar.toString()));
    }

    /** A shell can run these commands unchanged, for any name of the folder. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"it's a folder, --standalone", "a:b, -i"})
    @Tag("processes")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("slow")
    void theCommandsThatArePrintedWork(String name, String option) throws Exception {
        Path gen = folder.resolve(name);
        Ended ended = fila("generate", option, "--package", "p", "--output", gen.toString(), SOMA);
        List<String> commands = ended.err()
                .lines()
                .filter(line -> line.startsWith("to "))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .toList();

        for (String command : commands) {
            String counting = command.contains("javac ") ? command : command + " --count";
            Ended done = shell(counting);
            assertEquals(new Ended(0, counting.equals(command) ? "" : "480\n", ""), done, command);
        }
        assertEquals(option.equals("-i") ? 2 : 3, commands.size());
    }

    @Test
    void aFolderIsNotTakenForAnOption() {
        SolverSource source = new SolverSource("", "Soma", "");
        String start = "." + File.separator;

        assertEquals(
                "to run it:          java " + start + Path.of("@gen", "Soma.java"),
                new JavaCommands(Path.of("@gen"), true).of(source).get(0));
        assertEquals(
                "to compile it:      javac " + start + Path.of("-gen", "Soma.java"),
                new JavaCommands(Path.of("-gen"), true).of(source).get(1));
        assertEquals(
                "to run it compiled: java -cp . Soma",
                new JavaCommands(Path.of(""), true).of(source).get(2));
        String divided = "a" + File.pathSeparator + "b";
        List<String> inside = new JavaCommands(Path.of(divided), true).of(source);
        assertTrue(inside.get(0).endsWith(" && java Soma.java"), inside::toString);
        assertTrue(inside.get(2).endsWith(" && java -cp . Soma"), inside::toString);
    }

    /** Files may not grow beyond some kilobytes, as on a disk that is full. */
    @Test
    @Tag("processes")
    @EnabledOnOs(OS.LINUX)
    @Tag("slow")
    void aFileThatCannotBeWrittenToItsEndIsNotThere() throws Exception {
        Path gen = Files.createDirectory(folder.resolve("gen"));
        Path source = Files.writeString(gen.resolve("Somacube.java"), "before");

        Ended ended = run(
                "sh",
                "-c",
                "trap '' XFSZ; ulimit -f 16; exec java -XX:-UsePerfData -XX:TieredStopAtLevel=1 -cp '"
                        + System.getProperty("java.class.path")
                        + "' io.github.filaforge.cli.Main generate --standalone --output " + gen + " " + SOMA);

        assertEquals(new Ended(2, "", "fila: cannot write " + source + ": File too large\n"), ended);
        assertEquals("before", Files.readString(source));
        try (Stream<Path> left = Files.list(gen)) {
            assertEquals(List.of(source), left.toList());
        }
    }

    @Test
    @Tag("seconds")
    void aPuzzleFromStandardInputIsWrittenToo() throws Exception {
        Ended ended = filaReading(Files.readString(Path.of(SOMA)), "generate", "--standalone", "--output", "-", "-");

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains("public final class "), ended.out());
    }
}
