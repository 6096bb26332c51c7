package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.cli.CommandLineTester.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Copies are printed by the names that a definition takes. */
class CopiesTest {

    private static final String CORNERS = """
            D:xDim=4:yDim=3:zDim=1
            C:name=Y:copies=4:layout=0 0 0, 1 0 0, 0 1 0
            ~D
            """;

    @TempDir
    private Path folder;

    @Test
    void aSolutionWithCopiesReadsBackWithAllButOneOfThemInTheirPlaces() {
        String picture = filaReading(CORNERS, "solve", "--limit", "1", "-").out();
        assertEquals("""
                # --- SOLUTION 1 ---
                Y.2 Y.2 Y.4 Y.4
                Y.2 Y.1 Y.3 Y.4
                Y.1 Y.1 Y.3 Y.3
                """, picture);

        Ended again =
                filaReading("D:xDim=4:yDim=3:zDim=1\nL:stationary=Y.1 Y.2 Y.4\n" + picture + "~L\n~D\n", "solve", "-");

        assertEquals(picture, again.out());
        assertEquals("1 solution\n", again.err());
    }

    @Test
    void theSubPuzzlesOfCopiesReadBack() {
        String parts = filaReading(CORNERS, "solve", "--sub-puzzles", "3", "-").out();
        assertTrue(parts.contains("C:name=Y.2:type=M:layout=0 0 0, 0 1 0, 1 0 0\n"), parts);

        Ended solved = filaReading(parts, "solve", "-q", "-");

        assertEquals(0, solved.exitCode(), solved.err());
    }

    static List<String> strategies() {
        return Strategies.names();
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void copiesAreWhatPiecesOfTheirNamesWouldBe(String strategy) throws Exception {
        Path copied = Files.writeString(folder.resolve("copied.txt"), CORNERS);
        String each = CORNERS.replace("C:name=Y:copies=4", "C:name=Y.1")
                .replace("~D", "L\n. Y.2\nY.2 Y.2\n~L\nC:name=Y.3:layout=0 0 0, 1 0 0, 0 1 0\nL\nY.4 Y.4\nY.4\n~L\n~D");
        Path named = Files.writeString(folder.resolve("named.txt"), each);

        List<Ended> ended = List.of(
                fila("solve", "--strategy", strategy, copied.toString()),
                fila("solve", "--strategy", strategy, named.toString()));

        assertEquals(ended.get(1), ended.get(0));
        assertEquals(0, ended.get(0).exitCode(), ended.get(0).err());
    }
}
