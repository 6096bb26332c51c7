package io.github.filaforge.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that are searched by a Spark in this JVM, from packaging to what {@code --total} prints. */
@Tag("processes")
@Timeout(300)
@ResourceLock(Submission.SPARK)
class SparkMainTest {

    /** Two pieces may be left over, and the solvers of all selections are one program. */
    private static final String LADDER = """
            D:xDim=4:yDim=2:zDim=1
            R
            * * * ?
            * * * ?
            ~R
            C:name=I:copies=0-3:layout=0 0 0, 1 0 0
            C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=s:copies=0-2:layout=0 0 0
            ~D
            """;

    @TempDir
    private Path folder;

    private Path packaged(String puzzle, String... options) throws IOException, InterruptedException {
        Path jar = folder.resolve("program.jar");
        List<String> arguments = new ArrayList<>(List.of("package", "--output", jar.toString()));
        arguments.addAll(List.of(options));
        arguments.add(puzzle);
        Commands.fila(arguments.toArray(String[]::new));
        return jar;
    }

    private String results() {
        return folder.resolve("results").toString();
    }

    private static String definition(String name) {
        return Path.of("..", "def", name).toString();
    }

    private static long files(String folder, String suffix) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(suffix)).count();
        }
    }

    private void assertSameSolutions(Path jar, String puzzle, String strategy)
            throws IOException, InterruptedException {
        String unsplit = Commands.fila("solve", "--format", "pieces", "--strategy", strategy, puzzle);
        String total = Commands.program(jar, "--total", results(), "--output", "-", "--format", "pieces");
        assertEquals(Commands.solutions(unsplit), Commands.solutions(total));
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6.txt, sieve, 60, 2339",
        "somacube.txt, fila, 20, 480",
        "tetrahexes_7x4.txt, cover, 20, 9",
        "tetrominoes_2sets_8x5.txt, dynamic-sieve, 40, 783",
        "edges_6x6_many.txt, edge-dynamic, 20, 5186"
    })
    void solutionsAreThoseOfTheUnsplitSearch(String name, String strategy, String parts, String solutions)
            throws IOException, InterruptedException {
        String puzzle = definition(name);
        Path jar = packaged(puzzle, "--strategy", strategy, "--parts", parts);

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(0, submission.exitCode(), submission.err());
        assertTrue(submission.lastErrorLine().endsWith("; " + solutions + " solutions in all"), submission.err());
        assertSameSolutions(jar, puzzle, strategy);
    }

    @Test
    void solutionsOfSelectionsAreThoseOfTheUnsplitSearch() throws IOException, InterruptedException {
        String puzzle = Files.writeString(folder.resolve("ladder.txt"), LADDER).toString();
        Path jar = packaged(puzzle, "--parts", "10");

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(0, submission.exitCode(), submission.err());
        String unsplit = Commands.fila("solve", "--format", "pieces", puzzle);
        String total = Commands.program(jar, "--total", results(), "--output", "-", "--format", "pieces");
        assertEquals(Commands.solutions(unsplit), Commands.solutions(total));
    }

    @Test
    void solutionsAreTheAssembliesThatComeApart() throws IOException, InterruptedException {
        String puzzle = definition("solid_six_piece_burrs.txt");
        Path jar = packaged(puzzle, "--apart", "--parts", "20");

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(0, submission.exitCode(), submission.err());
        assertTrue(submission.lastErrorLine().endsWith("; 314 solutions in all"), submission.err());
        String solved = Commands.fila("solve", "--apart", "--format", "pieces", puzzle);
        String total = Commands.program(jar, "--total", results(), "--output", "-", "--format", "pieces");
        assertEquals(Commands.solutions(solved), Commands.solutions(total));
    }

    @Test
    void anAssemblyThatIsNotDecidedEndsTheSearch() throws IOException, InterruptedException {
        Path jar = packaged(definition("solid_six_piece_burrs.txt"), "--apart", "--states", "8", "--parts", "20");

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(2, submission.exitCode());
        assertEquals(
                "an assembly of puzzle solid_six_piece_burrs is not decided, since there are more than 8 states: allow"
                        + " more by --states, or look at each assembly by ./fila apart\n",
                submission.err());
    }

    @Test
    void partsThatAreGivenUpAreSplit() throws IOException, InterruptedException {
        String puzzle = definition("pentominoes_10x6.txt");
        Path jar = packaged(puzzle, "--strategy", "sieve", "--parts", "10");
        Path wrapped = WrappedProgram.givingUp(jar);

        Submission submission = Submission.of(wrapped.toString(), "--results", results());

        assertEquals(0, submission.exitCode(), submission.err());
        long split = files(results(), ".split");
        assertTrue(split > 0);
        assertEquals(
                files(results(), ".part") + " parts searched, " + split + " split; 2339 solutions in all",
                submission.lastErrorLine());
    }

    @Test
    void aProgramWithoutPartsIsSearchedRootByRoot() throws IOException, InterruptedException {
        Path jar = packaged(definition("pentominoes_20x3.txt"));

        Submission submission = Submission.of(jar.toString(), "--results", results(), "--count");

        assertEquals(0, submission.exitCode(), submission.err());
        assertTrue(submission.lastErrorLine().endsWith("; 2 solutions in all"), submission.err());
    }

    @Test
    void partsThatFailOnceAreSearchedAgain() throws IOException, InterruptedException {
        Path jar = WrappedProgram.failingOnce(
                packaged(definition("pentominoes_10x6.txt"), "--strategy", "sieve", "--parts", "60"));

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(0, submission.exitCode(), submission.err());
        assertTrue(submission.lastErrorLine().endsWith("; 2339 solutions in all"), submission.err());
    }

    @Test
    void aPartThatAlwaysFailsIsNamedAndAllOthersAreKept() throws IOException, InterruptedException {
        Path jar = WrappedProgram.failingAlways(
                packaged(definition("pentominoes_10x6.txt"), "--strategy", "sieve", "--parts", "60"), 4);

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(1, submission.exitCode());
        assertEquals(
                "part 4 could not be searched: java.lang.IllegalStateException: stumbled",
                submission.err().lines().findFirst().orElse(""));
        assertTrue(
                submission.lastErrorLine().endsWith(" so far, 1 part missing; the same command goes on"),
                submission.err());
    }

    @Test
    void resultsThatAnotherProcessHasBegunAreGoneOnWith() throws IOException, InterruptedException {
        String puzzle = definition("pentominoes_10x6.txt");
        Path jar = packaged(puzzle, "--strategy", "sieve", "--parts", "60");
        Commands.program(jar, "--results", results(), "--share", "1/4");
        Commands.program(jar, "--results", results(), "--share", "2/3");
        long before = files(results(), ".part");

        Submission submission = Submission.of(jar.toString(), "--results", results());
        Submission again = Submission.of(jar.toString(), "--results", results());

        assertTrue(before > 0);
        long searched = files(results(), ".part") - before;
        assertEquals(searched + " parts searched; 2339 solutions in all", submission.lastErrorLine());
        assertEquals("2339 solutions in all\n", again.err());
        assertSameSolutions(jar, puzzle, "sieve");
    }

    @Test
    void resultsOfAnotherProgramAreRefused() throws IOException, InterruptedException {
        Path jar = packaged(definition("somacube.txt"), "--parts", "10");
        Commands.program(jar, "--results", results());
        Path other = packaged(definition("tetrahexes_7x4.txt"), "--parts", "10");

        Submission submission = Submission.of(other.toString(), "--results", results());

        assertEquals(2, submission.exitCode());
        assertTrue(submission.err().contains(" has results of another program, "), submission.err());
    }

    @Test
    void aMasterThatIsNoneIsRefusedInOneLine() throws IOException, InterruptedException {
        Path jar = packaged(definition("somacube.txt"), "--parts", "10");

        Submission submission =
                Submission.with(Submission.local().setMaster("nowhere"), jar.toString(), "--results", results());

        assertEquals(2, submission.exitCode());
        assertEquals(1, submission.err().lines().count(), submission.err());
        assertTrue(submission.err().startsWith("Spark cannot be started: "), submission.err());
    }

    @Test
    void aFileThatIsNoProgramIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");

        Submission noJar = Submission.of(text.toString(), "--results", results());
        Submission nothing = Submission.of(folder.resolve("nothing.jar").toString(), "--results", results());

        assertEquals(2, noJar.exitCode());
        assertEquals("cannot search " + text + ": it is no jar\n", noJar.err());
        assertEquals(2, nothing.exitCode());
        assertEquals("there is no program " + folder.resolve("nothing.jar") + "\n", nothing.err());
    }

    @Test
    void aProgramForAnotherRuntimeIsRefused() throws IOException, InterruptedException {
        Path jar = WrappedProgram.ofAnotherFormat(packaged(definition("somacube.txt"), "--parts", "10"));

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(2, submission.exitCode());
        assertTrue(
                submission.err().startsWith("cannot search " + jar + ": this solver was generated for format 1 of "),
                submission.err());
        assertEquals(1, submission.err().lines().count());
    }

    @Test
    void aProgramOfWhichTheRuntimeLacksAClassIsRefused() throws IOException, InterruptedException {
        Path jar = WrappedProgram.lackingAClass(packaged(definition("somacube.txt"), "--parts", "10"));

        Submission submission = Submission.of(jar.toString(), "--results", results());

        assertEquals(2, submission.exitCode());
        assertTrue(submission.err().contains(" is of another version: package it again "), submission.err());
        assertEquals(1, submission.err().lines().count());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "p.jar",
                "--results r",
                "p.jar q.jar --results r",
                "p.jar --results",
                "p.jar --results r --budget soon",
                "p.jar --results r --budget -1",
                "p.jar --results r --count=yes",
                "p.jar --results r --share 1/2"
            })
    void wrongUsageIsToldInOneLine(String words) {
        Submission submission = Submission.of(words.isEmpty() ? new String[0] : words.split(" "));

        assertEquals(2, submission.exitCode());
        assertEquals(2, submission.err().lines().count(), submission.err());
        assertEquals("Try --help.", submission.lastErrorLine());
    }

    @Test
    void helpGoesToStandardOutput() {
        Submission submission = Submission.of("--help");

        assertEquals(0, submission.exitCode());
        assertEquals(SparkArguments.HELP, submission.out());
        assertEquals("", submission.err());
    }
}
