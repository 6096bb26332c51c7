package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code fila best}: its output, its ends, and its checkpoint. */
class BestCommandTest {

    private static final String SOLVED = "../def/edges_6x6.txt";

    @TempDir
    private Path folder;

    /** A board of 16x16 that no test fills. */
    private Path large;

    @BeforeEach
    void write() {
        large = folder.resolve("large.txt");
        assertEquals(
                0,
                fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", large.toString())
                        .exitCode());
    }

    @Test
    void aBoardOnWhichAllJoinsMatchEndsTheSearch() throws IOException {
        Ended ended = fila("best", "--threads", "1", SOLVED);

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().startsWith("# best board: 60 of 60 joins match\n"), ended.out());
        assertEquals("60 of 60 joins match", ended.lastErrorLine());
        Path board = Files.writeString(folder.resolve("board.txt"), ended.out());
        Ended verified = fila("verify", SOLVED, board.toString());
        assertEquals(0, verified.exitCode(), () -> verified.out() + verified.err());
    }

    @Test
    void solveHasTheCommandAsAnOption() {
        Ended ended = fila("solve", "--threads", "1", "--best", SOLVED);

        assertEquals(fila("best", "--threads", "1", SOLVED), ended);
        assertEquals(
                fila("best", "--help").out(), fila("solve", "--best", "--help").out());
    }

    /** Behind two dashes each word is a puzzle. */
    @Test
    void aPuzzleMayHaveTheNameOfTheOption() throws IOException {
        Ended ended = fila("solve", "-q", "--", "--best");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("--best: "), ended.err());
    }

    /** Two sides of the middle piece match no other piece. */
    @Test
    void aSearchWithoutABetterBoardEnds() {
        String odd = """
                D:xDim=3:yDim=3:edges=0
                E:name=a:copies=4:sides=0 1 1 0
                E:name=b:copies=4:sides=0 1 2 1
                E:name=c:sides=2 9 9 2
                ~D
                """;

        Ended ended = filaReading(odd, "best", "-");

        assertEquals("10 of 12 joins match; no further round finds a better board", ended.lastErrorLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "url", "board.txt"})
    @Tag("seconds")
    void theBestBoardAfterATimePassesTheVerifier(String form) throws IOException {
        Path file = folder.resolve(form);
        Ended ended = form.equals("board.txt")
                ? fila("best", "--time", "1", "--output", file.toString(), large.toString())
                : fila("best", "--time", "1", "--format", form, large.toString());
        if (!form.equals("board.txt")) {
            Files.writeString(file, ended.out());
        }

        assertEquals(0, ended.exitCode(), ended.err());
        String score = ended.lastErrorLine().replaceFirst(" .*", "");
        assertTrue(Integer.parseInt(score) > 350, ended.err());
        Ended verified = fila("verify", "--score", score, large.toString(), file.toString());
        assertEquals(0, verified.exitCode(), verified.err());
    }

    @Test
    void aScoreThatIsReachedEndsTheSearch() {
        Ended ended = fila("best", "--score", "300", "--json", large.toString());

        assertTrue(ended.out().contains("\"stoppedBy\":\"score\""), ended.out());
        assertTrue(
                ended.out().matches("(?s)\\{\"format\":1,\"puzzle\":\"large\",\"joins\":480,\"best\":[34]\\d\\d,.*"),
                ended.out());
    }

    @Test
    @Tag("seconds")
    void aCheckpointHasTheBestBoardAndItsSearchGoesOn() {
        String checkpoint = folder.resolve("c").toString();
        Ended first = fila("best", "--time", "1", "--checkpoint", checkpoint, large.toString());
        int score = Integer.parseInt(first.lastErrorLine().replaceFirst(" .*", ""));

        Ended second = fila("best", "--time", "1", "--checkpoint", checkpoint, "--resume", "--json", large.toString());

        assertEquals(0, second.exitCode(), second.err());
        int best = Integer.parseInt(second.out().replaceFirst("(?s).*\"best\":(\\d+).*", "$1"));
        assertTrue(best >= score, () -> best + " after " + score);
        assertTrue(first.err().contains("to go on: this command with --resume"), first.err());
    }

    @Test
    @Tag("seconds")
    void aCheckpointOfAnotherSearchIsRefused() throws IOException {
        Path checkpoint = folder.resolve("c");
        fila("best", "--time", "1", "--checkpoint", checkpoint.toString(), large.toString());
        String kept = Files.readString(checkpoint);

        for (List<String> refused : List.of(
                List.of("best", "--checkpoint", checkpoint.toString(), large.toString()),
                List.of("best", "--checkpoint", checkpoint.toString(), "--resume", SOLVED),
                List.of("best", "--checkpoint", checkpoint.toString(), "--resume", "--seed", "2", large.toString()),
                List.of("best", "--checkpoint", folder.resolve("d").toString(), "--resume", SOLVED))) {
            Ended ended = fila(refused.toArray(String[]::new));
            assertEquals(2, ended.exitCode(), () -> refused + ended.err());
            assertEquals("", ended.out());
        }
        Files.writeString(checkpoint, kept.replaceFirst("nodes=", "nodes=1"));
        Ended damaged = fila("best", "--checkpoint", checkpoint.toString(), "--resume", large.toString());
        assertTrue(damaged.err().contains("it was cut off or changed"), damaged.err());
    }

    @Test
    void aFullBoardOnWhichNoJoinMatchesIsABoard() {
        Ended ended = filaReading("D:xDim=1:yDim=1:edges=0\nE:name=a:sides=0 0 0 0\n~D\n", "best", "-");

        assertEquals("# best board: 0 of 0 joins match\na/0\n", ended.out());
    }

    @Test
    void aPuzzleWithoutABoardIsAnsweredWithItsReason() {
        Ended ended = filaReading("D:xDim=2:yDim=1:edges=0\nE:name=a:copies=2:sides=1 1 1 1\n~D\n", "best", "-");

        assertEquals(0, ended.exitCode());
        assertTrue(ended.lastErrorLine().startsWith("no board of "), ended.err());
    }

    @Test
    void aScoreThatTheCheckpointHasEndsTheSearchAtOnce() {
        String[] search = {
            "best", "--score", "300", "--checkpoint", folder.resolve("c").toString(), large.toString()
        };
        fila(search);

        Ended again = fila(Stream.concat(Stream.of(search), Stream.of("--resume", "--json"))
                .toArray(String[]::new));

        assertEquals(0, again.exitCode(), again.err());
        assertTrue(again.out().contains("\"stoppedBy\":\"score\",\"rounds\":0"), again.out());
    }

    @Test
    void eachRoundIsALineOfStatistics() {
        Ended ended = fila("best", "-i", "--threads", "1", SOLVED);

        assertTrue(ended.err().contains("round 1: "), ended.err());
        assertTrue(ended.err().contains("in order row-1"), ended.err());
    }

    /** The first solution of the puzzle, with two pieces exchanged and some cells empty. */
    private Path partial() throws IOException {
        String solved = fila("solve", "-g", "1", SOLVED).out();
        List<String> rows = solved.lines()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
        List<String> inner = new ArrayList<>(List.of(rows.get(2).trim().split(" +")));
        Collections.swap(inner, 2, 3);
        String empty = "- - - - - -";
        return Files.writeString(
                folder.resolve("partial.txt"),
                String.join(
                        "\n",
                        List.of(
                                "# --- SOLUTION 1 ---",
                                rows.get(0),
                                rows.get(1),
                                String.join(" ", inner),
                                empty,
                                rows.get(4),
                                rows.get(5),
                                "")));
    }

    @Test
    void theBoardOfAFileIsCompletedAndItsPiecesStay() throws IOException {
        Path partial = partial();
        List<String> given = Files.readAllLines(partial).subList(1, 7);

        Ended ended = fila("best", "--from", partial.toString(), SOLVED);

        assertEquals(0, ended.exitCode(), ended.err());
        String last = ended.out().substring(ended.out().lastIndexOf('#'));
        List<List<String>> rows = last.lines()
                .skip(1)
                .map(line -> List.of(line.trim().split(" +")))
                .toList();
        for (int row : new int[] {0, 1, 2, 4, 5}) {
            assertEquals(List.of(given.get(row).trim().split(" +")), rows.get(row));
        }
        assertTrue(last.matches("(?s)# best board: [45]\\d of 60 joins match(, \\d cells? empty)?\n.*"), last);
        Path board = Files.writeString(folder.resolve("best.txt"), last);
        Ended verified = fila("verify", "--score", "40", SOLVED, board.toString());
        assertEquals(0, verified.exitCode(), () -> verified.out() + verified.err());
    }

    @Test
    @Tag("seconds")
    void processesShareTheirBestBoardInAFolder() throws IOException {
        String results = folder.resolve("R").toString();
        int first = score(fila("best", "--time", "1", "--results", results, large.toString()));

        int second = score(fila("best", "--time", "1", "--results", results, large.toString()));
        Ended total = fila("best", "--total", results, large.toString());

        assertTrue(second >= first, () -> second + " after " + first);
        assertEquals(second, score(total));
        assertTrue(total.err().startsWith("best so far: "), total.err());
        assertTrue(total.err().contains("\n2 files, "), total.err());
        Path board = Files.writeString(folder.resolve("board.txt"), total.out());
        Ended verified = fila("verify", "--score", String.valueOf(second), large.toString(), board.toString());
        assertEquals(0, verified.exitCode(), () -> verified.out() + verified.err());
    }

    private static int score(Ended ended) {
        assertEquals(0, ended.exitCode(), ended.err());
        return Integer.parseInt(ended.lastErrorLine().replaceFirst(" .*", ""));
    }

    /** The file of one process is cut off, that of another one is empty, and a third is of another puzzle. */
    @Test
    @Tag("seconds")
    void filesOfAFolderThatCannotBeReadAreLeftOut() throws IOException {
        Path results = folder.resolve("R");
        fila("best", "--time", "1", "--results", results.toString(), large.toString());
        Path file;
        try (Stream<Path> files = Files.list(results)) {
            file = files.findFirst().orElseThrow();
        }
        fila("best", "--results", results.toString(), SOLVED);
        String kept = Files.readString(file);
        String puzzle = file.getFileName().toString().replaceFirst("-.*", "-");
        Path second = results.resolve(puzzle + "000000000002.best");
        Files.writeString(second, kept.substring(0, kept.length() / 2));
        Files.createFile(results.resolve(puzzle + "000000000003.best"));

        Ended total = fila("best", "--total", results.toString(), large.toString());

        assertTrue(total.err().startsWith("a file of the results folder is left out: " + second), total.err());
        assertTrue(total.err().contains("\n1 file, "), total.err());
    }
}
