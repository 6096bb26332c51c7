package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Edge puzzles on the command line")
class EdgeCommandsTest {

    private static final String BOARD = """
            D:xDim=2:yDim=2:edges=0
            E:name=1:sides=0 0 1 2:at=0 1:turn=3
            E:name=2:sides=0 0 2 1:at=1 1
            E:name=3:sides=0 0 1 2:at=1 0:turn=1
            E:name=4:sides=0 0 2 1:at=0 0:turn=2
            ~D
            """;

    private static final String EDGES = "../def/edges_6x6.txt";
    private static final String TABLE = "2 2 2\n0 0 1 2\n0 0 2 1\n0 0 1 2\n0 0 2 1\n";
    private static final String HINTS = "4\n1 1 1 3\n2 2 1 0\n3 2 2 1\n4 1 2 2\n";
    private static final String ADDRESS =
            "https://e2.bucas.name/#puzzle=board&board_w=2&board_h=2&board_edges=abcaaacbcbaacaab&board_pieces=001002004003\n";

    @TempDir
    private Path folder;

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    private static String done(String... arguments) {
        Ended ended = fila(arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out();
    }

    @Test
    @DisplayName("become what the name of the file ends in")
    void byEnding() throws IOException {
        String board = file("board.txt", BOARD);

        done("convert", board, folder.resolve("b.puz").toString());
        done("convert", board, folder.resolve("b.hnt").toString());
        done("convert", board, folder.resolve("board.url").toString());

        assertEquals(TABLE, Files.readString(folder.resolve("b.puz")));
        assertEquals(HINTS, Files.readString(folder.resolve("b.hnt")));
        assertEquals(ADDRESS, Files.readString(folder.resolve("board.url")));
    }

    @Test
    @DisplayName("become what is asked for on standard output")
    void byOption() throws IOException {
        String board = file("board.txt", BOARD);

        assertEquals(TABLE, done("convert", board, "-"));
        assertEquals(TABLE, done("convert", "--to", "puz", board, "-"));
        assertEquals(HINTS, done("convert", "--to", "hnt", board, "-"));
        assertEquals(ADDRESS, done("convert", "--to", "url", board, "-"));
        assertEquals(BOARD, done("convert", "--to", "def", board, "-"));
        assertEquals(BOARD.replaceAll(":at.*", ""), done("convert", "--no-places", "--to", "def", board, "-"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "csv"})
    @DisplayName("keep their places in the files of eternity2.dev")
    void ofTheSite(String form) throws IOException {
        String board = file("board.txt", BOARD);
        String written = folder.resolve("board." + form).toString();

        done("convert", board, written);

        assertEquals(BOARD, done("convert", written, "-"));
    }

    @Test
    @DisplayName("become an address of eternity2.dev, which is read as the board")
    void addressOfTheSite() throws IOException {
        String board = file("board.txt", BOARD);

        String address = done("convert", "--to", "e2dev", board, "-");

        assertTrue(address.startsWith("https://eternity2.dev/viewer?puzzle=board&puzzle_size=2&board_edges="), address);
        assertEquals(ADDRESS, done("convert", "--to", "url", file("board.url", address), "-"));
    }

    @Test
    @DisplayName("are made of a table whose board is no square by its width and height")
    void box() throws IOException {
        String table = file("two.puz", "0 3 0 0\n0 0 0 3\n");

        assertEquals(2, fila("convert", table, "-").exitCode());
        assertTrue(done("convert", "--box", "2x1", table, "-").startsWith("D:xDim=2:yDim=1:edges=0\n"));
        assertTrue(fila("convert", "--box", "2", table, "-").err().contains("as in 12x6, not '2'"));
        String board = file("board.txt", BOARD);
        done("convert", "--box", "2x2", board, "-");
        Ended other = fila("convert", "--box", "3x2", board, "-");
        assertEquals(2, other.exitCode());
        assertTrue(other.err().contains("puzzle board, of 2x2 cells: leave out --box"), other.err());
    }

    @Test
    @DisplayName("that are no square are refused as a table of binary words")
    void wordsOfNoSquare() throws IOException {
        String table = file("two.puz", "2 1\n0 3 0 0\n0 0 0 3\n");

        Ended ended = fila("convert", "--to", "csv", table, "-");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("a table of binary words is for a square: write it --to json"), ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2dev", "e2json"})
    @DisplayName("have boards in the formats of eternity2.dev, which are checked")
    void boardsOfTheSite(String format) throws IOException {
        String boards = done("solve", "--limit", "3", "--format", format, EDGES);

        assertEquals(3, boards.lines().count());
        String file = file("boards." + format, boards);
        assertTrue(done("verify", EDGES, file).startsWith("3 solutions, all right"));
    }

    @Test
    @DisplayName("have boards as tables of the numbers and turns of their pieces")
    void tablesOfPlacedPieces() throws IOException {
        String board = file("board.txt", BOARD.replaceAll(":at.*", ""));
        String table = file("table.txt", "001/3 002/0\n004/2 003/1\n\n1/3 ---/-\n- 3/1\n");

        Ended ended = fila("verify", "--score", "2", board, table);

        assertTrue(ended.out().startsWith(table + ":4: solution 2 is wrong: 0 of 4 joins match"), ended.out());
        assertTrue(
                (ended.out() + ended.err()).contains("best board: solution 1 of the file, 4 of 4 joins match"),
                ended.err());
        String part = file("part.txt", "001/3 ---/-\n---/- 003/1\n");
        assertTrue(done("best", "--from", part, board).contains("\n1/3 2/0\n4/2 3/1\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1/3 2/0|1:1: error: the table of a board ends after 1 row
            1/3 2/0 3/1|1:9: error: there are too many cells in this row
            1/3|1:4: error: there are too few cells in this row
            1/3 5/0|1:5: error: there is no piece 5
            0/0 2/0|1:1: error: there is no piece 0
            1/4 2/0|1:3: error: '4' is no turn
            1/ 2/0|1:3: error: '' is no turn
            1/3 x/0|1:1: error: this is no solution: '1/3 x/0'
            1 3 2 0|1:1: error: this is no solution: '1 3 2 0'
            """)
    @DisplayName("have no other tables of placed pieces")
    void mistakenTables(String rows, String message) throws IOException {
        String table = file("table.txt", rows + "\n");

        Ended ended = fila("verify", file("board.txt", BOARD), table);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith(table + ":" + message), ended.err());
    }

    @Test
    @DisplayName("have the places of a table, and no others")
    void placesOfATable() throws IOException {
        String board = file("board.txt", BOARD.replaceAll(":at.*", ""));

        String whole = done("convert", "--hints", file("table.txt", "1/3 2/0\n4/2 3/1\n"), "--to", "def", board, "-");
        Ended twice = fila("convert", "--hints", file("twice.txt", "1/3 2/0\n- 1/1\n"), "--to", "def", board, "-");
        Ended several =
                fila("convert", "--hints", file("two.txt", "1/3 -\n- -\n\n- -\n- -\n"), "--to", "def", board, "-");

        assertEquals(BOARD, whole);
        assertEquals(2, twice.exitCode());
        assertTrue(twice.err().contains("twice.txt:1: piece '1' is there twice; correct the table"), twice.err());
        assertEquals(2, several.exitCode());
        assertTrue(several.err().contains(" has several boards: leave one for --hints"), several.err());
    }

    @Test
    @DisplayName("have no tables whose numbers are names of other pieces")
    void numbersThatAreNames() throws IOException {
        String board = file("board.txt", BOARD.replace("name=1:", "name=x:").replace("name=4:", "name=1:"));

        Ended ended = fila("verify", board, file("table.txt", "1/3 2/0\n4/2 3/1\n"));

        assertEquals(2, ended.exitCode());
        assertTrue(
                ended.err()
                        .contains(
                                ":1:1: error: piece 1 is two pieces: the one with this number is 'x', and another one"),
                ended.err());
    }

    @Test
    @DisplayName("have a board in JSON on several lines, which is checked")
    void boardOnSeveralLines() throws IOException {
        String board = done("solve", "--limit", "1", "--format", "e2json", EDGES);
        String file =
                file("board.json", board.replace("{", "{\n").replace("}", "\n}").replace(",\"", ",\n\""));

        Ended ended = fila("verify", EDGES, file);

        assertEquals(0, ended.exitCode(), ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"row", "bottom", "band:2:1:1"})
    @DisplayName("have equal counts in every order of their cells")
    @Tag("slow")
    void orders(String order) {
        assertEquals(done("count", EDGES), done("count", "--order", order, EDGES));
        assertTrue(done("plan", "--order", order, EDGES).contains("order " + order), order);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    @DisplayName("have equal counts in every order of their cells that a file lists")
    @Tag("seconds")
    void ordersOfFiles(long seed) throws IOException {
        String board = folder.resolve("board.txt").toString();
        done("new", "edges", "--box", "5x4", "--rim", "2", "--inner", "2", "--seed", "" + seed, "--output", board);
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < 20; cell++) {
            cells.add((char) ('A' + cell / 5) + String.valueOf(cell % 5 + 1));
        }
        Collections.shuffle(cells, new Random(seed));
        String order = "@" + file("order.txt", String.join("\n", cells));
        String boards = done("count", "--all", "--strategy", "edge-dynamic", board);

        assertEquals(boards, done("count", "--all", "--order", order, board));
        assertEquals(boards, done("count", "--all", "--order", order, "--strategy", "edge-tables", board));
        assertTrue(done("plan", "--order", order, board).contains("order " + order));
    }

    @Test
    @DisplayName("have the order of a file that packings have too")
    void orderOfBothKinds() throws IOException {
        String packing = "D:xDim=2:yDim=2:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\nC:name=B:layout=0 0 0, 1 0 0\n~D\n";
        String both = file("both.txt", BOARD.replaceAll(":at.*", "") + packing);
        String order = "@" + file("order.txt", "B1 A2 A1 B2\n");

        String counts = done("count", "--all", "--order", order, both);

        assertEquals(done("count", "--all", both), counts);
    }

    @Test
    @DisplayName("have no order of a file from a number of pieces on")
    void orderFromANumberOn() throws IOException {
        String order = "@" + file("order.txt", "A1 A2 B1 B2\n") + "=3";

        Ended ended = fila("count", "--order", order, file("board.txt", BOARD));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("or @FILE; take one of these, or leave out -o"), ended.err());
    }

    @Test
    @DisplayName("have orders that packings do not have")
    void orderOfAPacking() {
        Ended ended = fila("count", "--order", "row", "../def/somacube.txt");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("the order row is one of the cells of an edge puzzle"), ended.err());
    }

    @Test
    @DisplayName("are made of a table and hints, with the sides in any order")
    void ofATable() throws IOException {
        String hints = file("board.hnt", HINTS);
        String turned = file("board.puz", "2 2\n1 2 0 0\n2 1 0 0\n1 2 0 0\n2 1 0 0\n");

        assertEquals(BOARD, done("convert", "--sides", "dlur", "--hints", hints, turned, "-"));
    }

    @Test
    @DisplayName("are made of an address, each piece as it lies there")
    void ofAnAddress() throws IOException {
        String address = file("board.url", ADDRESS);

        String definition = done("convert", address, "-");

        assertTrue(definition.contains("E:name=1:sides=0 1 2 0:at=0 1\n"), definition);
        assertEquals(ADDRESS, done("convert", "--to", "url", address, "-"));
    }

    @Test
    @DisplayName("lose names and places in a table, which is told")
    void lossesAreTold() throws IOException {
        String board = file("board.txt", BOARD.replace("name=4", "name=D"));

        String told = fila("convert", board, "-").err();

        assertTrue(told.contains("board: warning: the names of pieces are left out"), told);
        assertTrue(told.contains("board: warning: 4 places of pieces left out"), told);
    }

    @Test
    @DisplayName("are chosen from a file with several")
    void several() throws IOException {
        String two = file("two.txt", BOARD + BOARD.replace("0 0 1 2", "0 0 1 3"));

        assertEquals(TABLE, done("convert", "--problem", "1", two, "-"));
        assertEquals(2, fila("convert", two, "-").exitCode());
    }

    @ParameterizedTest
    @CsvSource({"16x16, 5, 17", "5x4, 2, 3"})
    @DisplayName("are made by chance, with the solution in a file of its own")
    void made(String box, String rim, String inner) {
        String board = folder.resolve("new.txt").toString();
        String solution = folder.resolve("solution.txt").toString();

        done("new", "edges", "--box", box, "--rim", rim, "--inner", inner, "--output", board, "--solution", solution);

        EdgePuzzle made = Filaforge.readEdges(Path.of(board)).get(0);
        EdgePuzzle solved = Filaforge.readEdges(Path.of(solution)).get(0);
        assertEquals(made.pieces(), solved.pieces());
        assertEquals(0, made.pins().size());
        assertEquals(made.size(), solved.pins().size());
        assertEquals(Optional.empty(), EdgeImpossibility.reason(solved));
    }

    @Test
    @DisplayName("are made again by their second line, and others by another seed")
    void madeAgain() {
        String first = done("new", "edges", "--box", "6x6", "--rim", "3", "--inner", "5", "--seed", "-9");
        String line = first.lines().skip(1).findFirst().orElseThrow();

        String[] again = line.substring("# Made by: fila ".length()).split(" ");

        assertEquals(first, done(again));
        assertTrue(!first.equals(done("new", "edges", "--box", "6x6", "--rim", "3", "--inner", "5")));
    }

    @Test
    @DisplayName("the one that comes with the program was made so")
    void shipped() throws IOException {
        String file = Files.readString(Path.of("..", "def", "edges_6x6.txt"));
        String line = file.lines()
                .filter(each -> each.contains("Made by"))
                .findFirst()
                .orElseThrow();

        String made = done(line.substring("# Made by: fila ".length()).split(" "));

        assertEquals(made.substring(made.indexOf("D:")), file.substring(file.indexOf("D:")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new edges",
                "new edges --box 6x6",
                "new edges --box 6x6x2 --rim 1 --inner 1",
                "new edges --box 1x6 --rim 1 --inner 1",
                "new edges --box 33x32 --rim 1 --inner 1",
                "new edges --box 3x3 --rim 9 --inner 1",
                "new edges --box 3x3 --rim 1 --inner 0",
                "new edges --box 16x16 --rim 60 --inner 195",
                "new edges --box 6x6 --rim 1 --inner 1 --sets 2",
                "new edges --box 6x6 --rim 1 --inner 1 --solution x --output x",
                "new soma --box 3x3x3 --rim 2",
                "convert --sides urd - -",
                "convert --solve - -",
                "convert --to png - -",
                "convert - x.xmpuzzle",
                "convert --no-places --to url - -",
                "convert --no-places --hints ../def/somacube.txt - -",
                "convert --hints ../def/somacube.txt - -",
                "convert --problem 2 - -",
                "convert --to puz ../def/somacube.txt -",
                "convert - x.dlx",
                "convert - x",
                "convert --to xmpuzzle - -"
            })
    @DisplayName("are refused in one message")
    void mistakes(String words) {
        Ended ended = filaReading(BOARD, words.split(" "));

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(!ended.err().contains("internal"), ended.err());
        assertEquals("", ended.out());
    }
}
