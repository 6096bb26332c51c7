package io.github.filaforge.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.spark.Commands.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code fila solve --spark} and {@code fila best --spark}, which find the jar in the checkout. */
@Tag("slow")
@Tag("processes")
@Timeout(120)
class SolveBySparkIT {

    private static final String PUZZLE = "tetrahexes_7x4.txt";

    @TempDir
    private Path folder;

    private Ended solve(String home, String puzzle, String... options) throws IOException, InterruptedException {
        String[] arguments = new String[options.length + 5];
        arguments[0] = "solve";
        arguments[1] = "--roots";
        arguments[2] = "20";
        System.arraycopy(options, 0, arguments, 3, options.length);
        arguments[arguments.length - 2] = "--";
        arguments[arguments.length - 1] = Path.of("..", "def", puzzle).toString();
        return Commands.filaWithSpark(home, folder.resolve("err"), arguments);
    }

    @Test
    void itPrintsWhatSolvePrints() throws IOException, InterruptedException {
        StandaloneCluster.writeJars(folder);

        Ended bySpark = solve(folder.toString(), PUZZLE, "--spark", "local[2]", "--format", "pieces");
        Ended alone = solve("", PUZZLE, "--format", "pieces");

        assertEquals(0, bySpark.exitCode(), bySpark.err());
        assertTrue(bySpark.err().endsWith("\n9 solutions\n"), bySpark.err());
        assertEquals(Commands.solutions(alone.out()), Commands.solutions(bySpark.out()));
    }

    @ParameterizedTest
    @CsvSource({"tetrahexes_7x4.txt, 9", "edges_6x6_many.txt, 5186"})
    void itCounts(String puzzle, int solutions) throws IOException, InterruptedException {
        StandaloneCluster.writeJars(folder);

        Ended ended = solve(folder.toString(), puzzle, "--spark", "local[2]", "--count");

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(solutions + "\n", ended.out());
    }

    @Test
    void itTakesAssembliesApart() throws IOException, InterruptedException {
        StandaloneCluster.writeJars(folder);
        String burrs = "solid_six_piece_burrs.txt";

        Ended all = solve(folder.toString(), burrs, "--spark", "local[2]", "--apart", "--count");
        Ended few = solve(folder.toString(), burrs, "--spark", "local[2]", "--apart", "--states", "8", "--count");

        assertEquals(0, all.exitCode(), all.err());
        assertEquals("314\n", all.out());
        assertEquals(2, few.exitCode(), few.err());
        assertTrue(few.err().contains(" is not decided, since there are more than 8 states: allow more by --states, "));
    }

    /** The pieces of a board are given, which the driver reads as pins. */
    @Test
    void bestPrintsTheBestBoard() throws IOException, InterruptedException {
        StandaloneCluster.writeJars(folder);
        String puzzle = Path.of("..", "def", "edges_6x6.txt").toString();
        String first = Commands.fila("solve", "-g", "1", puzzle).replaceFirst("\n\\s*\\S+", "\n-");
        Path part = Files.writeString(folder.resolve("part.txt"), first);
        String results = folder.resolve("results").toString();

        Ended ended = Commands.filaWithSpark(
                folder.toString(),
                folder.resolve("err"),
                "best",
                "--spark",
                "local[2]",
                "--time",
                "60",
                "--from",
                part.toString(),
                "--results",
                results,
                puzzle);

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().startsWith("# best board: 60 of 60 joins match\n"), ended.out());
        assertTrue(ended.err().endsWith("\n60 of 60 joins match\n"), ended.err());
    }

    @Test
    void withoutSparkItSaysWhatToDo() throws IOException, InterruptedException {
        Ended ended = solve("", PUZZLE, "--spark", "local[2]");

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: a search on Spark needs a Spark 4: unpack one, and set SPARK_HOME to its folder\n", ended.err());
    }

    @Test
    void withoutJarsOfSparkItSaysWhatToDo() throws IOException, InterruptedException {
        Path empty = Files.createDirectory(folder.resolve("empty"));

        Ended ended = solve(empty.toString(), PUZZLE, "--spark", "local[2]");

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: SPARK_HOME is " + empty
                        + ", where there is no folder jars: set it to the folder of an unpacked Spark 4\n",
                ended.err());
    }

    @Test
    void whatSparkCannotDoIsRefused() throws IOException, InterruptedException {
        Ended limited = solve("", PUZZLE, "--spark", "local[2]", "--limit", "3");
        Ended nowhere = solve("", PUZZLE, "--spark", "nowhere");

        assertEquals(2, limited.exitCode());
        assertTrue(limited.err().startsWith("fila: --spark searches all parts of a puzzle: leave out "), limited.err());
        assertEquals(2, nowhere.exitCode());
        assertTrue(nowhere.err().startsWith("fila: --spark takes the address of a master: "), nowhere.err());
    }
}
