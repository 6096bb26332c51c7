package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The names that definitions give their puzzles. */
class PuzzleNamesTest {

    private static final String DOMINO = "xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n";
    private static final String BOARD = "xDim=2:yDim=1:edges=0\nE:name=1:sides=0 1 0 0\nE:name=2:sides=0 0 0 1\n~D\n";
    private static final String HOSTILE = "\u202e</title><script>x() */ ${name} %s ../up \"q\"";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void nameThePuzzlesOfAFileInListsAndJsonAndSolutions() throws IOException {
        // given: puzzles with a name, without one, with one that is there already, and one of another kind
        String file = file(
                "box.txt",
                "D:name=Round table:" + DOMINO + "D:" + DOMINO + "D:name=Round table:" + DOMINO + "D:name=box-2:"
                        + DOMINO + "D:name=Edges:" + BOARD);

        // when
        Ended counted = fila("count", file);
        Ended reported = fila("solve", "--json", file);
        Ended solved = fila("solve", file);
        String solutions = file("solved.txt", solved.out());
        Ended verified = fila("verify", file, solutions);

        // then
        assertEquals("1\tRound table\n1\tbox-2\n1\tRound table-2\n1\tbox-2-2\n1\tEdges\n5\n", counted.out());
        assertTrue(solved.err().contains("Round table-2: 1 solution\n"), solved.err());
        assertTrue(reported.out().contains("\"puzzle\":\"Round table-2\""), reported.out());
        assertTrue(Files.readString(Path.of(solutions)).startsWith("# --- PUZZLE Round table ---\n"), solutions);
        assertEquals(
                "5 solutions, all right, all different",
                verified.lastErrorLine() + verified.out().strip());
    }

    @Test
    void areNeitherMarkupNorCodeNorPathsAndMoveNoCursor() throws IOException {
        String file = file("hostile.txt", "D:name=" + HOSTILE + ":" + DOMINO);
        String picture = folder.resolve("picture.svg").toString();
        String page = folder.resolve("page.html").toString();
        String sources = folder.resolve("sources").toString();

        for (Ended ended : new Ended[] {
            fila("info", file),
            fila("solve", "--json", file),
            fila("count", file, file),
            fila("render", file, "--output", picture),
            fila("render", file, "--output", page),
            fila("generate", file, "--output", sources)
        }) {
            assertEquals(0, ended.exitCode(), ended.err());
            assertFalse((ended.out() + ended.err()).contains("\u202e"), ended.out() + ended.err());
        }
        for (String written : new String[] {picture, page}) {
            String text = Files.readString(Path.of(written));
            assertFalse(text.contains("</title><script>x()"), text);
            assertFalse(text.contains("\u202e"), text);
        }
    }

    @Test
    void comeThroughConversions() throws IOException {
        String burr = folder.resolve("round.xmpuzzle").toString();
        String edges = file("edges.txt", "D:name=Edges, =:" + BOARD);
        String round = file("round.txt", "D:name=Round table:" + DOMINO);
        fila("convert", round, burr);

        Ended fromBurr = fila("convert", burr, "-");
        Ended anew = fila("convert", "--to", "def", round, "-");
        Ended fromEdges = fila("convert", "--to", "def", edges, "-");

        assertTrue(fromBurr.out().startsWith("# problem 1\nD:name=Round table:xDim=2:"), fromBurr.out());
        assertEquals("1\n", filaReading(fromBurr.out(), "count", "-").out());
        assertTrue(anew.out().startsWith("D:name=Round table:xDim=2:"), anew.out());
        assertTrue(fromEdges.out().startsWith("D:name=Edges, _:xDim=2:"), fromEdges.out());
        assertEquals("1\n", filaReading(fromEdges.out(), "count", "-").out());
        assertTrue(fila("convert", "--to", "def", file("none.txt", "D:" + BOARD), "-")
                .out()
                .startsWith("D:xDim"));
    }
}
