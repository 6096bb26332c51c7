package io.github.filaforge.verify;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Kind;
import io.github.filaforge.runtime.format.OutputFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("fila verify")
class VerifyTest {

    /** The number of solutions from which it takes long to print and read all of them in every format. */
    private static final int LONG = 1000;

    private static final boolean ALL = "all".equals(System.getProperty("rows"));

    @TempDir
    private Path folder;

    /** Solves a puzzle and verifies what is printed in each format; the number of solutions. */
    private static long acceptedInEveryFormat(String definition, OutputFormat[] formats, String... options) {
        long found = -1;
        for (OutputFormat format : formats) {
            List<String> solve = new ArrayList<>(List.of("solve", "--format", format.label(), definition));
            solve.addAll(Arrays.asList(options));
            Ended solved = fila(solve.toArray(String[]::new));
            assertEquals(0, solved.exitCode(), solved.err());
            long number = Long.parseLong(solved.lastErrorLine().replaceAll("\\D", ""));
            List<String> verify = new ArrayList<>(List.of("verify", definition, "-"));
            for (String option : List.of("--all", "--mirror")) {
                if (Arrays.asList(options).contains(option)) {
                    verify.add(option);
                }
            }

            Ended verified = filaReading(solved.out(), verify.toArray(String[]::new));

            String expected = number == 0 ? "0 solutions\n" : number + " solutions, all right, all different\n";
            expected = number == 1 ? "1 solution, right\n" : expected;
            assertEquals(new Ended(0, expected, ""), verified, format + " of " + definition);
            assertTrue(found < 0 || found == number, format + " of " + definition);
            found = number;
        }
        return found;
    }

    private String file(String definition) throws IOException {
        return Files.writeString(folder.resolve("puzzle.txt"), definition).toString();
    }

    @ParameterizedTest
    @EnumSource(names = {"RAGGED", "ONE_SIDED_PAIRS", "BLOCK_HOLES", "BLOCK_COPIES"})
    @DisplayName("accepts what solve prints in every format, with and without copies")
    @Tag("seconds")
    void smallPuzzles(Kind kind) throws IOException {
        accepted(RandomPuzzles.generate(kind, 1));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    @DisplayName("accepts what solve prints of puzzles of all kinds")
    void puzzlesOfAllKinds(Kind kind) throws IOException {
        accepted(RandomPuzzles.generate(kind, 2));
    }

    private void accepted(RandomPuzzles.Sample sample) throws IOException {
        OutputFormat[] formats = sample.solutions().size() > 100
                ? new OutputFormat[] {OutputFormat.TEXT, OutputFormat.NDJSON}
                : OutputFormat.values();
        String definition = file(DefinitionText.of(sample.puzzle()));

        acceptedInEveryFormat(definition, formats);
        assertEquals(sample.solutions().size(), acceptedInEveryFormat(definition, formats, "--all"));
    }

    @ParameterizedTest
    @CsvSource({
        "bedlamcube, 19186",
        "pentominoes_10x6, 2339",
        "pentominoes_12x5, 1010",
        "pentominoes_15x4, 368",
        "pentominoes_1s_30x3, 46",
        "pentominoes_20x3, 2",
        "somacube, 480",
        "tetriscube, 9839"
    })
    @Tag("slow")
    @DisplayName("accepts all solutions of the puzzles of def/ that end within ten seconds")
    void knownPuzzles(String name, long count) {
        assumeTrue(count < LONG || ALL, "takes long: -Drows=all");

        assertEquals(count, acceptedInEveryFormat("../def/" + name + ".txt", OutputFormat.values()));
    }

    @Test
    @DisplayName("accepts that a puzzle has no solution")
    void noSolution() {
        assertEquals(0, acceptedInEveryFormat("../def/hexominoes_15x14.txt", formats()));
    }

    /** All formats where all is asked for, else one. */
    private static OutputFormat[] formats() {
        return ALL ? OutputFormat.values() : new OutputFormat[] {OutputFormat.NDJSON};
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT12", "hexominoes_15x14_parallelogram", "pentominoes_1s_18x5", "ypentacubes_5x5x5"})
    @Tag("slow")
    @DisplayName("accepts the first solutions of larger puzzles of def/")
    void firstSolutions(String name) {
        assertEquals(20, acceptedInEveryFormat("../def/" + name + ".txt", formats(), "-g", "20"));
    }

    @Test
    @Tag("slow")
    @DisplayName("takes the 11520 copies of the Soma cube with --all, and its 240 pairs of mirror images")
    void somaCopies() {
        OutputFormat[] text = {OutputFormat.TEXT};
        assertEquals(11520, acceptedInEveryFormat("../def/somacube.txt", text, "--all"));
        assertEquals(240, acceptedInEveryFormat("../def/somacube.txt", text, "--mirror"));

        String all = fila("solve", "../def/somacube.txt").out();
        assertEquals(
                "480 solutions, all right, 240 repeated",
                last(filaReading(all, "verify", "--mirror", "../def/somacube.txt", "-")));
        String copies = fila("solve", "--all", "../def/somacube.txt").out();
        assertEquals(
                "11520 solutions, all right, 11040 repeated",
                last(filaReading(copies, "verify", "../def/somacube.txt", "-")));
    }

    private static String last(Ended ended) {
        assertEquals(3, ended.exitCode());
        List<String> lines = ended.out().lines().toList();
        return lines.get(lines.size() - 1);
    }

    /** A box of 4 x 2 with a stationary cell, and a full one-sided box. */
    private static final String PUZZLES = """
            D:xDim=4:yDim=2:zDim=1
            C:name=*:type=S:layout=3 1 0
            C:name=A:layout=0 0 0, 1 0 0
            C:name=B:layout=0 0 0, 1 0 0
            C:name=C:layout=0 0 0, 1 0 0, 1 1 0
            ~D
            D:xDim=4:yDim=2:zDim=1:oneSide
            C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
            C:name=K:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
            ~D
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A: 0 0 0, 0 1 0\\nB: 1 0 0, 1 1 0\\nC: 2 1 0, 2 0 0, 3 0 0\\n*: 3 1 0 |",
                "B: 0 0 0, 0 1 0\\nA: 1 0 0, 1 1 0\\nC: 2 1 0, 2 0 0, 3 0 0\\n*: 3 1 0 |",
                "A: 0 0 0, 0 1 0\\nB: 1 0 0, 1 1 0\\nC: 2 1 0, 2 0 0, 3 0 0\\n*: 3 0 0"
                        + "| stationary piece '*' is not where the puzzle has it",
                "A: 0 0 0, 0 1 0\\nB: 1 0 0, 1 1 0\\nC: 2 1 0, 2 0 0, 3 0 0 | piece '*' is missing",
                "A: 0 0 0, 0 1 0\\nC: 2 1 0, 2 0 0, 3 0 0\\n*: 3 1 0 | piece 'B' is missing",
                "A: 0 0 0, 0 1 0\\nA: 1 0 0, 1 1 0\\nC: 2 1 0, 2 0 0, 3 0 0\\n*: 3 1 0 | piece 'A' is there twice",
                "X: 0 0 0, 0 1 0\\nB: 1 0 0, 1 1 0 | there is no piece 'X' in the puzzle",
                "A: 0 0 0, 0 1 0\\nB: 0 1 0, 1 1 0 | pieces 'A' and 'B' overlap at cell 0 1 0",
                "A: 0 0 0, 0 0 0 | piece 'A' has cell 0 0 0 twice",
                "A: 0 0 0, 0 2 0 | piece 'A' has cell 0 2 0, outside the 4x2 box",
                "A: 0 0 0, -1 0 0 | piece 'A' has cell -1 0 0, outside the 4x2 box",
                "A: 2 1 0, 3 1 0 | piece 'A' has cell 3 1 0, where stationary piece '*' is",
                "A: 0 0 0, 1 1 0 | piece 'A' has another shape than in the puzzle",
                "A: 0 0 0 | piece 'A' has 1 cell, not 2",
            })
    @DisplayName("says why a solution is wrong")
    void reasons(String pieces, String reason) throws IOException {
        String text = "# --- PUZZLE puzzle ---\n# --- PIECES OF SOLUTION 4 ---\n" + pieces.replace("\\n", "\n") + "\n";

        Ended ended = filaReading(text, "verify", file(PUZZLES), "-");

        assertEquals(
                reason == null
                        ? new Ended(0, "1 solution, right\n", "")
                        : new Ended(3, "<stdin>:2: solution 4 is wrong: " + reason + "\n1 solution, 1 wrong\n", ""),
                ended);
    }

    @Test
    @DisplayName("does not let a one-sided piece be turned over, nor a piece in space become its mirror image")
    void mirrorImages() throws IOException {
        String flat = """
                # --- PUZZLE puzzle-2 ---
                # --- SOLUTION 1 ---
                L K K K
                L L L K
                # --- SOLUTION 2 ---
                K K K L
                K L L L
                """;
        String verdict =
                "<stdin>:2: solution 1 is wrong: piece 'L' is its mirror image, which it cannot be turned into";
        assertEquals(
                new Ended(3, verdict + " in a one-sided puzzle\n2 solutions, 1 wrong\n", ""),
                filaReading(flat, "verify", file(PUZZLES), "-"));

        String cube = file("""
                D:xDim=2:yDim=2:zDim=2
                C:name=A:layout=0 0 0, 1 0 0, 1 1 0, 1 1 1
                C:name=B:layout=0 0 0, 1 0 0, 1 1 0, 1 1 1
                ~D
                """);
        String picture = """
                # --- SOLUTION 1 ---
                A B , A B
                A A , B B
                """;
        Ended ended = filaReading(picture, "verify", cube, "-");
        assertTrue(ended.out().contains("is its mirror image, which it cannot be turned into\n"), ended.out());
    }

    @Test
    @DisplayName("says which solutions are the same after an exchange of copies, and which are symmetric")
    void repeated() throws IOException {
        String puzzle = file("""
                D:xDim=4:yDim=1:zDim=1
                C:name=A:layout=0 0 0
                C:name=B:layout=0 0 0
                C:name=C:layout=0 0 0, 1 0 0
                ~D
                """);
        String text = """
                # --- SOLUTION 1 ---
                A B C C
                # --- SOLUTION 2 ---
                A C C B
                # --- SOLUTION 3 ---
                B A C C
                # --- SOLUTION 4 ---
                C C A B
                """;
        String told = """
                <stdin>:5: solution 3 is the same as solution 1 of the file
                <stdin>:7: solution 4 is symmetric to solution 1 of the file
                4 solutions, all right, 2 repeated
                """;

        assertEquals(new Ended(3, told, ""), filaReading(text, "verify", puzzle, "-"));
        assertEquals("4 solutions, all right, 1 repeated", last(filaReading(text, "verify", "--all", puzzle, "-")));
    }

    @Test
    @DisplayName("counts faults that are too many to be told")
    void manyFaults() throws IOException {
        String puzzle = file("""
                D:xDim=1:yDim=1:zDim=1
                C:name=A:layout=0 0 0
                ~D
                """);
        Ended ended = filaReading("# --- SOLUTION 1 ---\nA\n".repeat(300), "verify", puzzle, "-");

        assertEquals("300 solutions, all right, 299 repeated", last(ended));
        assertEquals(101, ended.out().lines().count());
        assertTrue(ended.out().contains("; further faults are only counted\n"));
    }
}
