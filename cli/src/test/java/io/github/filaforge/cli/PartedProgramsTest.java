package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.Solutions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that are searched in parts, as separate processes. */
@Tag("processes")
@Timeout(120)
class PartedProgramsTest {

    /** Programs that no test changes. */
    @TempDir
    private static Path programs;

    private static final int SOLUTIONS = 368;

    /** A program with this number of solutions. */
    private static Path pentominoes;

    private static final int BOARDS = 865;

    /** An edge puzzle, which has as many. */
    private static Path edges;

    /** 2 solutions. */
    private static Path few;

    /**
     * A program of a puzzle of some kind.
     *
     * @param name short, for reports of tests
     * @param jar the program
     * @param solutions the number of its solutions
     */
    private record Program(String name, Path jar, int solutions) {

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Program> programs() {
        return List.of(new Program("packing", pentominoes, SOLUTIONS), new Program("edges", edges, BOARDS));
    }

    @TempDir
    private Path folder;

    private Path results;
    private int processes;

    @BeforeAll
    static void packagePrograms() {
        pentominoes = packaged(
                programs.resolve("p.jar"),
                "--parts",
                "40",
                Definitions.file("pentominoes_15x4").toString());
        edges = packaged(programs.resolve("e.jar"), "--parts", "40", CheckpointsTest.BOARDS);
        few = packaged(
                programs.resolve("s.jar"),
                "--parts",
                "9",
                Definitions.file("pentominoes_20x3").toString());
    }

    @BeforeEach
    void nameResults() {
        results = folder.resolve("results");
    }

    private Path packaged(String name, String... options) {
        return packaged(folder.resolve(name), options);
    }

    private static Path packaged(Path jar, String... options) {
        List<String> words = new ArrayList<>(List.of("package", "--output", jar.toString()));
        words.addAll(List.of(options));
        Ended ended = fila(words.toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        return jar;
    }

    private Process start(Path jar, String... arguments) throws IOException {
        processes++;
        List<String> words = new ArrayList<>(List.of("-jar", jar.toString()));
        words.addAll(List.of(arguments));
        return new ProcessBuilder(ProcessTest.javaCommand(words.toArray(String[]::new)))
                .redirectOutput(folder.resolve("out" + processes).toFile())
                .redirectError(folder.resolve("err" + processes).toFile())
                .start();
    }

    private Ended run(Path jar, String... arguments) throws Exception {
        Process process = start(jar, arguments);
        int number = processes;
        return new Ended(
                process.waitFor(),
                Files.readString(folder.resolve("out" + number)),
                Files.readString(folder.resolve("err" + number)));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(results)) {
            return files.sorted().toList();
        }
    }

    /** Returns the number of parts that have a file. */
    private long done() throws IOException {
        return Files.isDirectory(results)
                ? files().stream()
                        .filter(file -> file.toString().endsWith(".part"))
                        .count()
                : 0;
    }

    private Path fileOf(String part) throws IOException {
        return files().stream()
                .filter(file -> file.toString().endsWith("-" + part))
                .findFirst()
                .orElseThrow();
    }

    /** The solutions that the files of results have, in an order that does not depend on the search. */
    private List<String> solutions(Path jar) throws Exception {
        Ended total = run(jar, "--total", results.toString(), "--output", "-");
        assertEquals(0, total.exitCode(), total.err());
        return Solutions.pictures(total.out()).stream().sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Tag("slow")
    void sharesOfSeveralProcessesAreTheWholeSearch(Program program) throws Exception {

        Ended half = run(program.jar(), "--results", results.toString(), "--share", "1/2");
        Ended early = run(program.jar(), "--total", results.toString());
        // The number of shares is another for the rest.
        Ended third = run(program.jar(), "--results", results.toString(), "--share", "1/3");
        run(program.jar(), "--results", results.toString(), "--share", "2/3");
        Ended last = run(program.jar(), "--results", results.toString());
        Ended total = run(program.jar(), "--total", results.toString());

        assertTrue(half.err().matches("\\d+ parts searched of share 1/2; --total adds up those of all shares\n"));
        assertEquals(5, early.exitCode());
        assertTrue(early.err().contains(" parts are missing: 1, 3, 5, "), early.err());
        assertEquals("", early.out());
        assertTrue(third.err().matches("[1-9]\\d* parts searched of share 1/3; .*\n"), third.err());
        assertTrue(last.err().endsWith(" parts searched; " + program.solutions() + " solutions in all\n"), last.err());
        assertEquals(new Ended(0, program.solutions() + "\n", ""), total);
        List<String> whole =
                Solutions.pictures(run(program.jar()).out()).stream().sorted().toList();
        assertEquals(whole, solutions(program.jar()));
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Tag("slow")
    void aProcessThatIsKilledIsGoneOnWith(Program program) throws Exception {
        Process process = start(program.jar(), "--results", results.toString(), "--threads", "1");
        while (process.isAlive() && done() < 3) {
            Thread.onSpinWait();
        }
        process.destroyForcibly().waitFor();
        long done = done();

        Ended rest = run(program.jar(), "--results", results.toString(), "--no-progress");

        assertTrue(rest.err().endsWith(" parts searched; " + program.solutions() + " solutions in all\n"), rest.err());
        int searched = Integer.parseInt(rest.err().substring(0, rest.err().indexOf(' ')));
        assertEquals(done(), done + searched);
        assertEquals(program.solutions(), solutions(program.jar()).size());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProcessThatIsInterruptedTellsWhatIsDone() throws Exception {
        // A search of many seconds in short parts: it is not over before it is interrupted.
        Path jar = packaged(
                "long.jar",
                "--parts",
                "1000",
                Definitions.file("pentominoes_1s_18x5").toString());
        Process process = start(jar, "--results", results.toString(), "--threads", "1");
        while (process.isAlive() && done() == 0) {
            Thread.onSpinWait();
        }

        process.destroy();

        assertEquals(143, process.waitFor());
        String err = Files.readString(folder.resolve("err1"));
        assertTrue(err.matches("interrupted, \\d+ parts? searched; the same command goes on\n"), err);
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Tag("slow")
    void twoProcessesOnTheSamePartsLeaveOneResult(Program program) throws Exception {
        Process one = start(program.jar(), "--results", results.toString());
        Process other = start(program.jar(), "--results", results.toString());

        assertEquals(0, one.waitFor());
        assertEquals(0, other.waitFor());

        assertEquals(new Ended(0, program.solutions() + "\n", ""), run(program.jar(), "--total", results.toString()));
        assertEquals(
                program.solutions(),
                solutions(program.jar()).stream().distinct().count());
    }

    @Test
    @Tag("slow")
    void filesThatAreDamagedAreToldOfAndSearchedAgain() throws Exception {
        run(pentominoes, "--results", results.toString());
        Path empty = Files.write(fileOf("000000.part"), new byte[0]);
        Path cut = fileOf("000003.part");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), (int) Files.size(cut) - 1));
        Path other = Files.copy(fileOf("000005.part"), fileOf("000007.part"), StandardCopyOption.REPLACE_EXISTING);

        Ended total = run(pentominoes, "--total", results.toString());
        Ended again = run(pentominoes, "--results", results.toString());

        assertEquals(5, total.exitCode());
        assertTrue(total.err().endsWith(" so far, 3 parts are missing: 0, 3, 7\n"), total.err());
        assertTrue(total.err().contains(empty + " cannot be used: it is empty\n"), total.err());
        assertTrue(total.err().contains(cut + " cannot be used: it was cut off or changed"), total.err());
        assertTrue(total.err().contains(other + " cannot be used: it is of another part\n"), total.err());
        assertTrue(again.err().endsWith("3 parts searched; 368 solutions in all\n"), again.err());
        assertEquals(368, solutions(pentominoes).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "--total R", "--count"})
    @EnabledIf("io.github.filaforge.cli.ProcessTest#hasFullDevice")
    @Tag("slow")
    void outputThatCannotBeWrittenIsAnErrorWithItsReason(String arguments) throws Exception {
        run(few, "--results", results.toString());
        List<String> words = new ArrayList<>(List.of("-jar", few.toString()));
        words.addAll(List.of(arguments.replace("R", results.toString()).split(" ")));
        Path err = folder.resolve("err");

        int exitCode = new ProcessBuilder(ProcessTest.javaCommand(words.toArray(String[]::new)))
                .redirectOutput(Path.of("/dev/full").toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();

        assertEquals(2, exitCode);
        assertTrue(Files.readString(err).startsWith("cannot write to standard output: "), Files.readString(err));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReaderThatHasEnoughEndsTheOutput() throws Exception {
        run(pentominoes, "--results", results.toString());
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(ProcessTest.javaCommand(
                        "-jar", pentominoes.toString(), "--total", results.toString(), "--output", "-"))
                .redirectError(err.toFile())
                .start();

        process.getInputStream().close();

        assertEquals(0, process.waitFor());
        assertEquals("368 solutions, of which the reader did not want all\n", Files.readString(err));
    }

    @Test
    void resultsOfAnotherProgramAreRefused() throws Exception {
        run(pentominoes, "--results", results.toString(), "--count");
        for (String option : List.of("--results", "--total")) {
            Ended ended = run(few, option, results.toString());
            assertEquals(2, ended.exitCode());
            assertTrue(ended.err().contains("has results of another program"), ended.err());
        }
    }

    @Test
    @Tag("slow")
    void partsOfWhichOnlyTheNumberIsKnownAreSearchedAgainForTheirSolutions() throws Exception {
        Ended counted = run(pentominoes, "--results", results.toString(), "--count");
        long parts = done();

        Ended early = run(pentominoes, "--total", results.toString(), "--output", "-");
        Ended kept = run(pentominoes, "--results", results.toString());
        Ended countedAgain = run(pentominoes, "--results", results.toString(), "--count");

        assertTrue(counted.err().endsWith("368 solutions in all\n"), counted.err());
        assertEquals(5, early.exitCode());
        assertEquals(
                parts + " parts of " + results + " have only numbers, since they were searched with --count;"
                        + " search without --count to gather solutions\n",
                early.err());
        assertTrue(kept.err().endsWith("368 solutions in all\n"), kept.err());
        assertFalse(kept.err().startsWith("0 "), kept.err());
        assertEquals("0 parts searched; 368 solutions in all\n", countedAgain.err());
        assertEquals(368, solutions(pentominoes).size());
    }

    @ParameterizedTest
    @CsvSource({"text, txt.gz", "ndjson, ndjson", "csv, csv", "pieces, txt", "def, def"})
    @Tag("slow")
    void solutionsOfAllPartsAreWrittenInEveryForm(String format, String suffix) throws Exception {
        Path puzzle = Definitions.file("pentominoes_20x3");
        Path output = folder.resolve("solutions." + suffix);
        run(few, "--results", results.toString());

        List<String> words = new ArrayList<>(List.of("--total", results.toString(), "--output", output.toString()));
        boolean isByEnding = suffix.equals(format);
        if (!isByEnding) {
            words.addAll(List.of("--format", format));
        }
        Ended total = run(few, words.toArray(String[]::new));

        assertEquals(new Ended(0, "", "2 solutions\n"), total);
        if (isByEnding) {
            String[] same = {"--total", results.toString(), "--output", "-", "--format", format};
            assertEquals(run(few, same).out(), Files.readString(output));
        }
        Ended verified = fila("verify", puzzle.toString(), output.toString());
        assertEquals(0, verified.exitCode(), verified.err());
        assertTrue((verified.out() + verified.err()).contains("2 solutions"), verified.out() + verified.err());
    }

    @Test
    void aFileWithNamesOfAnyKindIsServed() throws Exception {
        Path puzzle = Files.write(folder.resolve("$L 'a;.txt"), """
                D:xDim=4:yDim=1:zDim=1
                C:name=';a\u202e:layout=0 0 0, 1 0 0
                C:name=${*/b}:layout=0 0 0
                C:name="c\\u0022:layout=0 0 0
                ~D
                """.getBytes(StandardCharsets.UTF_8));
        Path jar = packaged("names.jar", "--parts", "2", "--all", puzzle.toString());

        run(jar, "--results", results.toString());

        assertEquals(
                Solutions.pictures(fila("solve", "--all", puzzle.toString()).out()).stream()
                        .sorted()
                        .toList(),
                solutions(jar));
    }

    @Test
    void allSelectionsOfPiecesAreOneSearchInParts() throws Exception {
        Path puzzle = Files.writeString(folder.resolve("ladder.txt"), """
                D:xDim=4:yDim=3:zDim=1
                C:name=I:copies=0-6:layout=0 0 0, 1 0 0
                C:name=O:copies=0-3:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=V:copies=0-2:layout=0 0 0, 1 0 0, 0 1 0
                ~D
                """);
        Path jar = packaged("ladder.jar", "--parts", "12", puzzle.toString());

        Ended searched = run(jar, "--results", results.toString());

        String number = fila("count", puzzle.toString()).out().strip();
        assertTrue(searched.err().endsWith(" parts searched; " + number + " solutions in all\n"), searched.err());
        assertEquals(
                Integer.parseInt(number), solutions(jar).stream().distinct().count());
    }

    @ParameterizedTest
    @CsvSource({
        "--share 1/2, say which folder",
        "--results R --share 3/2, such as 3/8",
        "--results R --total R, say one of them",
        "--results R --budget soon, a number of seconds",
        "--results R --budget NaN, a number of seconds",
        "--results R --threads 0, from 1 up",
        "--results R --output x, --total DIR --output FILE",
        "--results R --limit 3, there is no option --limit",
        "--results, the name of a folder",
        "--total R --share 1/2, leave out --share",
        "--total R --format csv, --output FILE",
        "--total R --output x --format xml, 'xml'",
        "--total NONE, there is no folder NONE"
    })
    @Tag("slow")
    void wrongUsageIsToldInOneLine(String arguments, String told) throws Exception {
        Ended ended = run(few, arguments.split(" ", -1));

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(ended.err().lines().findFirst().orElseThrow().contains(told), ended.err());
        assertFalse(ended.err().contains("\tat "), ended.err());
    }

    @Test
    void aFolderThatCannotBeMadeEndsTheProgramWithTheReason() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));

        Ended ended = run(few, "--results", file.resolve("R").toString());

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("cannot make the folder " + file.resolve("R")), ended.err());
    }

    @Test
    void aPlainProgramIsToldApart() throws Exception {
        Path jar = packaged("plain.jar", Definitions.file("pentominoes_20x3").toString());

        Ended ended = run(jar, "--results", results.toString());

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("--results"), ended.err());
        assertTrue(ended.err().contains("./fila package --parts N"), ended.err());
    }

    @ParameterizedTest
    @CsvSource({
        "--parts 0 --output x.jar, from 1 to",
        "--parts 10 --roots 5 --output x.jar, leave out --roots",
        "--parts 10 --html x.html, say --output"
    })
    void packagingInPartsSaysWhatDoesNotGoTogether(String arguments, String told) {
        List<String> words = new ArrayList<>(List.of("package"));
        words.addAll(List.of(arguments.split(" ", -1)));
        words.add(Definitions.file("pentominoes_20x3").toString());

        Ended ended = fila(words.toArray(String[]::new));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains(told), ended.err());
    }
}
