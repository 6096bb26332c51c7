package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts by merged states from the command line: numbers that no long holds, and too little memory. */
@Tag("seconds")
class MergedCountsTest {

    /** The number of ways to lay 128 dominoes on 16x16 cells, by the formula of Kasteleyn and of Temperley and Fisher. */
    private static final String SOLUTIONS = "2444888770250892795802079170816";

    private static final String SOMA = "../def/somacube.txt";

    @TempDir
    private Path folder;

    private String dominoes;

    @BeforeEach
    void writeDominoes() throws IOException {
        Path file = folder.resolve("dominoes.txt");
        Files.writeString(file, """
                D:xDim=16:yDim=16:zDim=1
                C:name=D:copies=128:layout=0 0 0, 1 0 0
                ~D
                """);
        dominoes = file.toString();
    }

    @Test
    @Tag("slow")
    void aCountBeyondALongIsExactWhereNoSearchWouldEnd() {
        Ended ended = fila("solve", "--count", "--all", dominoes);

        assertEquals(new Ended(0, SOLUTIONS + "\n", SOLUTIONS + " solutions\n"), ended);
    }

    @Test
    void aCountBeyondALongIsToldInJson() {
        Ended ended = fila("solve", "-q", "--json", "--all", "--strategy", "merge", dominoes);

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains("\"solutions\":" + SOLUTIONS + ","), ended.out());
    }

    @Test
    void aCountBeyondALongThatIsDoneIsToldAgain() {
        String point = folder.resolve("point").toString();
        String[] count = {"solve", "--count", "--all", "--strategy", "merge", "--checkpoint", point, dominoes};
        String[] again = {
            "solve", "--count", "--all", "--strategy", "merge", "--checkpoint", point, "--resume", dominoes
        };
        Ended expected = new Ended(0, SOLUTIONS + "\n", SOLUTIONS + " solutions\n");

        assertEquals(expected, fila(count));
        assertEquals(expected, fila(again));
    }

    @Test
    void tooLittleMemoryIsRefusedWithFigures() {
        Ended ended = fila("solve", "--count", "--strategy", "merge", "--memory", "100k", SOMA);

        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
        assertTrue(
                ended.err()
                        .matches(
                                "fila: the .* would take [0-9]+ [KM]B, and of the [0-9]+ [KM]B that merging may have .*\n"),
                ended.err());
    }

    @Test
    void afterAPuzzleThatHasNoRoomTheNextIsCounted() {
        Ended ended = fila("solve", "-q", "--strategy", "merge", "--memory", "1m", SOMA, "../def/pentominoes_20x3.txt");

        assertTrue(ended.err().startsWith("fila: somacube: the windows that are reached would take "), ended.err());
        assertTrue(ended.err().contains("\npentominoes_20x3: 2 solutions\n"), ended.err());
    }
}
