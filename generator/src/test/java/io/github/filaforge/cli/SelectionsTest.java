package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles of which pieces may be left over, from the command line. */
class SelectionsTest {

    @TempDir
    private Path folder;

    /** Six cells for dominoes, a square and single cells. */
    private String puzzle;

    private String unfillable;

    @BeforeEach
    void writePuzzles() throws IOException {
        puzzle = written("ladder.txt", """
                D:xDim=3:yDim=2:zDim=1
                C:name=I:copies=0-3:layout=0 0 0, 1 0 0
                C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=s:copies=0-2:layout=0 0 0
                ~D
                """);
        unfillable = written("gap.txt", """
                D:xDim=3:yDim=1:zDim=1
                C:name=I:copies=1-2:layout=0 0 0, 1 0 0
                ~D
                """);
    }

    private String written(String name, String definition) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, definition);
        return file.toString();
    }

    /**
     * Three dominoes lie in 3 ways; two and two single cells in 11; one and the square in 2, which turns exchange; the square and
     * two single cells in 2 likewise.
     */
    @Test
    void theNumbersOfTheSelectionsAddUp() {
        assertEquals(new Ended(0, "18\n", "18 solutions\n"), fila("count", "--all", puzzle));
    }

    @Test
    void solutionsOfAllSelectionsAreNumberedOnAndVerified() {
        Path solutions = folder.resolve("solutions.txt");

        assertEquals(
                0,
                fila("solve", "--all", "--output", solutions.toString(), puzzle).exitCode());
        assertTrue(read(solutions).contains("# --- SOLUTION 18 ---"), () -> read(solutions));
        Ended verified = fila("verify", "--all", puzzle, solutions.toString());
        assertEquals("18 solutions, all right, all different\n", verified.out() + verified.err());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aLimitIsOfAllSelectionsTogether() {
        Ended ended = fila("solve", "--all", "-g", "5", puzzle);

        assertEquals("stopped after 5 solutions; there may be more", ended.lastErrorLine());
        assertTrue(ended.out().contains("# --- SOLUTION 5 ---"), ended.out());
        assertEquals(4, fila("solve", "-q", "--unique-check", puzzle).exitCode());
    }

    @Test
    void aPuzzleThatNoSelectionFillsHasNoSolution() {
        Ended ended = fila("count", unfillable);

        assertEquals("0\n", ended.out());
        assertTrue(
                ended.err().contains("no selection of its pieces has as many cells as are to be filled, 3"),
                ended.err());
    }

    @Test
    void infoTellsTheSelections() {
        Ended ended = fila("info", puzzle);

        assertTrue(ended.out().contains("pieces      0 to 6\n"), ended.out());
        assertTrue(ended.out().contains("""
                selections  4, each with a search of its own
                            O s.1 s.2
                            I.1 O
                            I.1 I.2 s.1 s.2
                            I.1 I.2 I.3
                """), ended.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plan",
                "stats",
                "generate --output -",
                "solve --json",
                "solve --trace 1",
                "solve --count --checkpoint c"
            })
    void whatIsOfOneSearchIsRefused(String command) {
        String[] arguments = (command + " " + puzzle).split(" ");

        Ended ended = fila(arguments);

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(ended.err().contains("selection"), ended.err());
    }

    @Test
    void veryManySelectionsAreRefused() throws IOException {
        StringBuilder definition = new StringBuilder("D:xDim=10:yDim=10:zDim=1\n");
        for (int length = 1; length <= 10; length++) {
            definition.append("C:name=").append(length).append(":copies=0-20:layout=");
            for (int x = 0; x < length; x++) {
                definition.append(x == 0 ? "" : ", ").append(x).append(" 0 0");
            }
            definition.append('\n');
        }

        Ended ended = fila("count", written("rods.txt", definition + "~D\n"));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("more than 1000 selections of pieces"), ended.err());
    }
}
