package io.github.filaforge.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches for the best board by a Spark in this JVM, whose folder {@code fila best} goes on with. */
@Tag("processes")
@Timeout(120)
@ResourceLock(Submission.SPARK)
class SparkBestTest {

    private static final String SOLVED = Path.of("..", "def", "edges_6x6.txt").toString();

    /** Two sides of the middle piece match no other piece. */
    private static final String ODD = """
            D:xDim=3:yDim=3:edges=0
            E:name=a:copies=4:sides=0 1 1 0
            E:name=b:copies=4:sides=0 1 2 1
            E:name=c:sides=2 9 9 2
            ~D
            """;

    @TempDir
    private Path folder;

    private String results() {
        return folder.resolve("results").toString();
    }

    private String large() throws IOException, InterruptedException {
        String large = folder.resolve("large.txt").toString();
        Commands.fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", large);
        return large;
    }

    private static int score(Submission submission) {
        assertEquals(0, submission.exitCode(), submission.err());
        return Integer.parseInt(submission.lastErrorLine().replaceFirst(" .*", ""));
    }

    private static int total(String results, String puzzle) throws IOException, InterruptedException {
        String json = Commands.fila("best", "--total", results, "--json", puzzle);
        return Integer.parseInt(json.replaceFirst("(?s).*\"best\":(\\d+).*", "$1"));
    }

    @Test
    void aBoardOnWhichAllJoinsMatchEndsAllSearches() throws IOException, InterruptedException {
        Submission submission = Submission.of(SOLVED, "--best", "--results", results(), "--searches", "2");

        assertEquals(60, score(submission));
        assertTrue(submission.lastErrorLine().matches("60 joins match, found by search \\d+"), submission.err());
        Path board = Files.writeString(folder.resolve("board.txt"), submission.out());
        Commands.fila("verify", SOLVED, board.toString());
        assertEquals(60, total(results(), SOLVED));
    }

    @Test
    void searchesWithoutABetterBoardEnd() throws IOException {
        Path odd = Files.writeString(folder.resolve("odd.txt"), ODD);

        Submission submission = Submission.of(odd.toString(), "--best", "--results", results());

        assertEquals(10, score(submission));
    }

    /** The folder is begun by a process, gone on with by Spark, and then by a process again. */
    @Test
    void aFolderIsGoneOnWithByProcessesAndBySpark() throws IOException, InterruptedException {
        String large = large();
        Commands.fila("best", "--time", "1", "--results", results(), large);
        int begun = total(results(), large);

        int bySpark = score(Submission.of(large, "--best", "--results", results(), "--time", "4"));

        assertTrue(begun > 350 && bySpark >= begun, bySpark + " after " + begun);
        assertEquals(bySpark, total(results(), large));
        Commands.fila("best", "--time", "1", "--results", results(), large);
        assertTrue(total(results(), large) >= bySpark);
        try (Stream<Path> files = Files.list(Path.of(results()))) {
            assertEquals(4, files.count());
        }
    }

    /** Each printed score is in the folder, and is higher than the one before it. */
    @Test
    void boardsImproveUpToTheScoreThatEndsTheSearch() throws IOException, InterruptedException {
        Submission submission = Submission.of(large(), "--best", "--results", results(), "--score", "400");

        assertTrue(score(submission) >= 400);
        int[] scores = Pattern.compile("best so far: (\\d+) joins match")
                .matcher(submission.err())
                .results()
                .mapToInt(line -> Integer.parseInt(line.group(1)))
                .toArray();
        for (int index = 1; index < scores.length; index++) {
            assertTrue(scores[index] > scores[index - 1], submission.err());
        }
        assertTrue(submission.out().startsWith("# best board: " + scores[scores.length - 1] + " joins match"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PUZZLE --best|results go to files: say --results DIR
            PUZZLE --best --results R --count|--best searches no parts: leave out --count
            PUZZLE --best --results R --budget 3|--best searches no parts: leave out --budget
            PUZZLE --results R --time 3|--time goes with --best
            PUZZLE --best --results R --time x|--time takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m, not 'x'
            PUZZLE --best --results R --searches 0|--searches takes a number from 1 up, not '0'
            PUZZLE --best --results R --score 61|--score 61 is more than the 60 joins that can match
            nothing.txt --best --results R|there is no puzzle nothing.txt
            ../def/somacube.txt --best --results R|../def/somacube.txt has to have one puzzle, and that an edge puzzle
            """)
    void aMistakeIsRefused(String words, String message) throws IOException {
        Submission submission = Submission.of(
                words.replace("PUZZLE", SOLVED).replace(" R", " " + results()).split(" "));

        assertEquals(2, submission.exitCode());
        assertEquals(message, submission.err().lines().findFirst().orElse(""));
        assertEquals("", submission.out());
    }

    @Test
    void aFolderThatCannotBeMadeIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        Submission submission =
                Submission.of(SOLVED, "--best", "--results", file.resolve("R").toString());

        assertEquals(2, submission.exitCode());
        assertTrue(submission.err().startsWith("the results folder " + file), submission.err());
    }
}
