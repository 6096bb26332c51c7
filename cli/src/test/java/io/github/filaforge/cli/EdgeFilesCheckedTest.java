package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.oracle.Rows;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Solution files of edge puzzles are checked and drawn")
class EdgeFilesCheckedTest {

    private static final String EDGES = "../def/edges_6x6.txt";

    /** Pieces 1 and 2 are equal, and 3 has its place. */
    private static final String SMALL = """
            D:xDim=3:yDim=2:edges=0
            E:name=1:sides=0 0 1 2
            E:name=2:sides=1 2 0 0
            E:name=3:sides=2 1 0 0:at=2 1:turn=2
            E:name=4:sides=0 3 1 0
            E:name=5:sides=0 1 3 3
            E:name=6:sides=3 1 0 2
            ~D
            """;

    private static final String RIGHT = """
            # --- SOLUTION 1 ---
            4/0 5/0 3/2
            1/2 6/0 2/3
            """;

    private static final String BEST = """
            # best board: 4 of 7 joins match, 2 cells empty
            4/0 5/0 3/2
            1/2 -   -
            """;

    @TempDir
    private Path folder;

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    @Test
    @Tag("slow")
    @DisplayName("as solve writes them, plain and compressed")
    void formats() {
        String plain = folder.resolve("plain").toString();
        fila("solve", "--output", plain, EDGES);
        assertEquals(new Ended(0, "129 solutions, all right, all different\n", ""), fila("verify", EDGES, plain));

        assertChecked("text");
    }

    /** Boards of all kinds are in all formats. */
    @ParameterizedTest
    @ValueSource(strings = {"ndjson", "pieces", "csv", "def", "url", "e2dev"})
    @Rows.More
    @DisplayName("as solve writes them in other formats")
    void moreFormats(String format) {
        assertChecked(format);
    }

    private void assertChecked(String format) {
        String compressed = folder.resolve("all.gz").toString();
        fila("solve", "--all", "--format", format, "--output", compressed, EDGES);

        assertEquals(
                new Ended(0, "516 solutions, all right, all different\n", ""),
                fila("verify", "--all", EDGES, compressed));
        Ended repeated = fila("verify", EDGES, compressed);
        assertEquals(3, repeated.exitCode());
        assertTrue(repeated.out().endsWith("\n516 solutions, all right, 387 repeated\n"), repeated.out());
    }

    @Test
    @DisplayName("as pictures that are those of a search")
    void sameAsOfASearch() {
        String boards = fila("solve", "--limit", "4", "--format", "url", EDGES).out();

        for (String choice : new String[] {"--number=3", "--limit=3 --sheet", "--limit=3 --format=html"}) {
            String[] options = choice.split(" ");
            assertEquals(
                    fila(with(new String[] {"render", EDGES}, options)).out(),
                    filaReading(boards, with(new String[] {"render", EDGES, "-"}, options))
                            .out());
        }
    }

    private static String[] with(String[] call, String... options) {
        return Stream.concat(Stream.of(call), Stream.of(options)).toArray(String[]::new);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    @DisplayName("of puzzles of all kinds, with pins, equal pieces and such that look alike when turned")
    void kinds(Kind kind) throws IOException {
        Sample sample = RandomEdgePuzzles.generate(kind, 700);
        String puzzle = file("puzzle.txt", DefinitionText.of(sample.puzzle()));
        // Half of the formats, and the other half for other kinds.
        String[] formats = kind.name().hashCode() % 2 == 0
                ? new String[] {"text", "ndjson", "url"}
                : new String[] {"pieces", "csv", "def"};
        for (String format : formats) {
            for (String all : new String[] {"--no-progress", "--all"}) {
                Ended solved = fila("solve", all, "--format", format, puzzle);
                if (format.equals("url") && solved.exitCode() == 2) {
                    assertTrue(solved.err().contains("letters for 25 colours"), solved.err());
                    continue;
                }
                String number = solved.lastErrorLine().replaceFirst(";.*", "");
                boolean isNone = number.startsWith("0 ") || !number.matches("[0-9]+ solutions?");
                String right = isNone
                        ? "0 solutions"
                        : number + (number.startsWith("1 ") ? ", right" : ", all right, all different");

                assertEquals(
                        new Ended(0, right + "\n", ""),
                        filaReading(solved.out(), "verify", all, puzzle, "-"),
                        () -> format + " " + all + " of " + sample);
            }
        }
    }

    @Test
    @DisplayName("of searches for high scores, which find each copy that rotation makes")
    void scores() throws IOException {
        String puzzle = file("free.txt", SMALL.replaceAll(":at.*", ""));
        String boards = fila("solve", "--score", "7", puzzle).out();

        assertEquals(new Ended(0, """
                        2 solutions, all right, all different
                        best board: solution 1 of the file, 7 of 7 joins match
                        """, ""), filaReading(boards, "verify", "--score", "7", puzzle, "-"));
        assertEquals(new Ended(3, """
                        <stdin>:4: solution 2 is symmetric to solution 1 of the file
                        2 solutions, all right, 1 repeated
                        """, ""), filaReading(boards, "verify", puzzle, "-"));
    }

    @Test
    @DisplayName("with gaps, if a score is asked for")
    void gaps() throws IOException {
        String puzzle = file("small.txt", SMALL);
        String best = file("best.txt", BEST);

        assertEquals(
                new Ended(
                        3,
                        best
                                + ":1: solution 1 is wrong: nothing is at cell 1 0; 3 of 7 joins match\n1 solution, 1 wrong\n",
                        ""),
                fila("verify", puzzle, best));
        assertEquals(
                new Ended(
                        0,
                        "1 solution, right\nbest board: solution 1 of the file, 3 of 7 joins match, 2 cells empty\n",
                        ""),
                fila("verify", "--score", "3", puzzle, best));
        assertEquals(
                new Ended(
                        3,
                        best + ":1: solution 1 is wrong: 3 of 7 joins match, and 4 are asked for\n1 solution, 1 wrong\n"
                                + "best board: solution 1 of the file, 3 of 7 joins match, 2 cells empty\n",
                        ""),
                fila("verify", "--score", "4", puzzle, best));
    }

    /** Each row has a text of the right solution, its replacement, and the messages without a score and with score 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4/0 5/0; 5/0 4/0; piece '5' at cell 0 1 has colour 3 at the rim, where sides have colour 0; same",
                "5/0; 5/2; piece '5' at cell 1 1 has colour 3 at the rim, where sides have colour 0; same",
                "2/3; 4/2; piece '4' is there twice; same",
                "2/3; 9/0; there is no piece '9' in the puzzle; same",
                "4/0 5/0 3/2 1/2; 1/3 5/0 3/2 4/3; piece '1' at cell 0 1 has colour 1 where piece '5' at cell 1 1 has 3; passes",
                "3/2 1/2 6/0 2/3; 2/1 1/2 6/0 3/1; piece '3' is not at its place, cell 2 1 with turn 2; same",
                "3/2; 3/1; piece '3' is not at its place, cell 2 1 with turn 2; same",
                "3/2; -; piece '3' is not at its place, cell 2 1 with turn 2; same",
                "1/2; -; nothing is at cell 0 0; passes"
            })
    @DisplayName("and a damaged one is refused with what is wrong at which cell")
    void damaged(String from, String to, String fault, String withScore) throws IOException {
        String puzzle = file("small.txt", SMALL);
        String wrong = file("wrong.txt", rows(from, to));
        Ended ended = fila("verify", puzzle, wrong);

        assertEquals(new Ended(0, "1 solution, right\n", ""), filaReading(RIGHT, "verify", puzzle, "-"));
        assertEquals(3, ended.exitCode());
        assertTrue(ended.out().startsWith(wrong + ":1: solution 1 is wrong: " + fault), ended.out());
        assertEquals(
                withScore.equals("same") ? 3 : 0,
                fila("verify", "--score", "0", puzzle, wrong).exitCode());
    }

    /** The right solution with one run of its cells changed. */
    private static String rows(String from, String to) {
        String[] title = RIGHT.split("\n", 2);
        String[] cells = title[1].replace('\n', ' ').replace(from, to).split(" ");
        return title[0] + "\n" + String.join(" ", cells[0], cells[1], cells[2]) + "\n"
                + String.join(" ", cells[3], cells[4], cells[5]) + "\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4: 0 1 turn 0,4: 1 1 turn 0; piece '4' is there twice",
                "4: 0 1 turn 0,5: 0 1 turn 0; pieces '4' and '5' are both at cell 0 1",
                "4: 3 1 turn 0; piece '4' has cell 3 1, which is outside the board",
                "4: 0 -1 turn 0; piece '4' has cell 0 -1, which is outside the board",
                "4: 2147483647 -2147483648 turn 0; piece '4' has cell 2147483647 -2147483648, which is outside the board",
                "%s<b>\"\\: 0 0 turn 0; there is no piece '%s<b>\"\\' in the puzzle"
            })
    @DisplayName("and one that is no board is refused by both")
    void noBoard(String pieces, String fault) throws IOException {
        String puzzle = file("small.txt", SMALL);
        String wrong = file("wrong.txt", "# --- PIECES OF SOLUTION 1 ---\n" + pieces.replace(',', '\n') + "\n");

        assertEquals(
                new Ended(3, wrong + ":1: solution 1 is wrong: " + fault + "\n1 solution, 1 wrong\n", ""),
                fila("verify", puzzle, wrong));
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: " + wrong + ":1: solution 1 cannot be drawn: " + fault
                                + "; name the puzzle that the solutions are of\n"),
                fila("render", puzzle, wrong));
    }

    @Test
    @DisplayName("and those that look the same are told, whichever of equal pieces lies where")
    void repeated() throws IOException {
        String puzzle = file("small.txt", SMALL);
        String twice = file("twice.txt", RIGHT + RIGHT.replace("1/2", "2/0").replace("2/3", "1/1"));

        assertEquals(
                new Ended(
                        3,
                        twice + ":4: solution 1 is the same as solution 1 of the file\n"
                                + "2 solutions, all right, 1 repeated\n",
                        ""),
                fila("verify", puzzle, twice));
        assertEquals(3, fila("verify", "--all", puzzle, twice).exitCode());
        assertEquals(3, fila("verify", "--score", "1", puzzle, twice).exitCode());
    }

    @Test
    @DisplayName("of several puzzles, boards and packings, in one file")
    void several() throws IOException {
        String packing = "D:xDim=1:yDim=1:zDim=1\nC:name=A:layout=0 0 0\n~D\n";
        String both = file("both.txt", SMALL + packing + SMALL.replaceAll(":at.*", ""));
        for (String format : new String[] {"text", "pieces", "ndjson", "csv", "def"}) {
            Ended solved = fila("solve", "--format", format, both);
            int found = Integer.parseInt(solved.lastErrorLine().replaceFirst(".*?([0-9]+) solutions?.*", "$1"));

            assertEquals(
                    new Ended(0, found + " solutions, all right, all different\n", ""),
                    filaReading(solved.out(), "verify", both, "-"),
                    solved.out() + solved.err());
        }
    }

    @Test
    @DisplayName("with gaps and joins that do not match, as pictures")
    void drawn() throws IOException {
        String puzzle = file("small.txt", SMALL);
        String boards = file("boards.txt", BEST.replace("1/2", "2/1") + RIGHT);
        String one = fila("render", puzzle, boards).out();
        String sheet = fila("render", puzzle, boards, "--sheet").out();
        Path page = folder.resolve("page.html");
        Path png = folder.resolve("board.png");

        assertTrue(one.contains("2 of 7 joins match"), one);
        assertTrue(one.contains("<title>empty</title>"), one);
        assertTrue(one.contains("does not match"), one);
        assertFalse(fila("render", puzzle, boards, "--number", "2").out().contains("does not match"));
        assertTrue(sheet.contains("small: 2 solutions"), sheet);
        assertEquals(
                0, fila("render", puzzle, boards, "--output", page.toString()).exitCode());
        assertTrue(Files.readString(page).contains("small: 2 solutions"));
        assertEquals(
                0, fila("render", puzzle, boards, "--output", png.toString()).exitCode());
        assertTrue(new String(Files.readAllBytes(png), StandardCharsets.ISO_8859_1).contains("PNG"));
        assertEquals(
                new Ended(2, "", "fila: there is no solution number 3: the file has 2 solutions\n"),
                fila("render", puzzle, boards, "--number", "3"));
        assertEquals(
                new Ended(3, "", "nothing to draw: there is no solution\n"), filaReading("", "render", puzzle, "-"));
        Ended limited = fila("render", puzzle, boards, "--sheet", "--limit", "1");
        assertEquals(
                "small: the first solution is drawn, as --limit says; there may be more\n", "small: " + limited.err());
    }
}
