package io.github.filaforge.edge.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.source.InputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Files of edge puzzles")
class EdgeFileTest {

    private static final String TWO_BY_ONE = "0 3 0 0\n0 0 0 3\n";

    private static final String MINI_JSON = """
            {"name":"mini","width":2,"height":2,"numColors":4,
             "pieces":[[0,0,4,3],[0,1,2,0],[3,1,0,0],[0,0,2,4]],
             "hints":[{"pos":0,"piece":1,"rot":0},{"pos":3,"piece":0,"rot":1}]}
            """;

    private static final int MUTANTS = 20_000;

    private static final String ONES = "1".repeat(16);

    private static Defined<EdgePuzzle> read(String text, String order) {
        return read(new EdgeFile(new SideOrder(order), Optional.empty()), text);
    }

    private static Defined<EdgePuzzle> read(EdgeFile file, String text) {
        try {
            return file.open("board.puz", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                    .next()
                    .edges()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static EdgePuzzle read(String text) {
        return read(text, "urdl").puzzle();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "16 16 22\n",
                "\ufeff4 4\n",
                "\n  1,2,3,4",
                "https://e2.bucas.name/#board_w=2",
                "board_w=2",
                "puzzle=x"
            })
    @DisplayName("are known by how they begin")
    void known(String text) {
        assertTrue(EdgeFile.STANDARD.isBegunBy(bytes(text)));
        for (int length = 0; length <= 5; length++) {
            assertTrue(EdgeFile.STANDARD.mayBeBegunBy(Arrays.copyOf(bytes(text), length)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "D:xDim=2", "# 1 2 3", "E", "puzzle", "-1 2", "<puzzle/>", "hello"})
    @DisplayName("are told from others")
    void unknown(String text) {
        assertFalse(EdgeFile.STANDARD.isBegunBy(bytes(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 1 3\n", "2 1\n", "2,1 # width and height\n\n"})
    @DisplayName("may be a table of pieces below width and height")
    void table(String head) {
        EdgePuzzle puzzle = read(head + TWO_BY_ONE);

        assertEquals("board", puzzle.name());
        assertEquals(2, puzzle.width());
        assertEquals(1, puzzle.height());
        assertEquals(OptionalInt.of(0), puzzle.rim());
        assertEquals(
                List.of(new EdgePiece("1", List.of(0, 3, 0, 0)), new EdgePiece("2", List.of(0, 0, 0, 3))),
                puzzle.pieces());
    }

    @Test
    @DisplayName("may be a table of as many pieces as a square has cells")
    void withoutHead() {
        assertEquals(2, read(TWO_BY_ONE + TWO_BY_ONE).height());
    }

    @Test
    @DisplayName("may have the number of a piece before its sides")
    void numbered() {
        Defined<EdgePuzzle> defined = read("2 1\n17; 0 3 0 0\n 4; 0 0 0 3\n", "urdl");

        assertEquals(
                List.of("17", "4"),
                defined.puzzle().pieces().stream().map(EdgePiece::name).toList());
        assertEquals("board.puz:1:1", defined.position().toString());
    }

    @Test
    @DisplayName("have no rim if no side has colour 0")
    void withoutRim() {
        assertEquals(OptionalInt.empty(), read("1 2 3 4\n").rim());
    }

    @ParameterizedTest
    @CsvSource({"urdl, 1 2 3 4", "dlur, 3 4 1 2", "uldr, 1 4 3 2", "lurd, 2 3 4 1"})
    @DisplayName("may have the sides of a piece in any order")
    void order(String order, String sides) {
        EdgePuzzle puzzle = read("1 2 3 4\n", order).puzzle();

        assertEquals(
                sides.replace(" ", ", "),
                puzzle.pieces().get(0).sides().toString().replaceAll("[\\[\\]]", ""));
        assertEquals("1 1 4\n1 2 3 4\n", EdgeFile.table(puzzle, new SideOrder(order)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "urd", "urdx", "uurd", "urdlu"})
    @DisplayName("have each side once")
    void noOrder(String letters) {
        assertTrue(SideOrder.of(letters).isEmpty());
    }

    @Test
    @DisplayName("have hints, from 1 at the top left")
    void hints() {
        Defined<EdgePuzzle> board = read("3 2\n" + "1 2 3 4\n".repeat(6), "urdl");

        EdgePuzzle pinned =
                EdgeHints.read("x.hnt", "2\n6 3 1 0\n1 2 2 3\n").applied(board).puzzle();

        assertEquals(List.of(new EdgePlacement(2, 5, 0), new EdgePlacement(4, 0, 3)), pinned.pins());
        assertEquals("2\n6 3 1 0\n1 2 2 3\n", EdgeHints.write(pinned));
    }

    @Test
    @DisplayName("may be the address of a full board, whose pieces have their places")
    void address() {
        String address =
                "https://e2.bucas.name/#puzzle=two&board_w=2&board_h=1&board_edges=adaaaaad&board_pieces=012003";

        EdgePuzzle puzzle = read(address + "\n");

        assertEquals(
                List.of(new EdgePiece("3", List.of(0, 0, 0, 3)), new EdgePiece("12", List.of(0, 3, 0, 0))),
                puzzle.pieces());
        assertEquals(List.of(new EdgePlacement(1, 0, 0), new EdgePlacement(0, 1, 0)), puzzle.pins());
    }

    @ParameterizedTest
    @CsvSource({"jef, aiqaaawiqeaawaae", "jblackwood, abjaaarbjfaaraaf", "marie, abjaaarbjfaaraaf"})
    @DisplayName("may be an address in another order of the motifs, whose letters are translated")
    void orderOfMotifs(String order, String letters) {
        Defined<EdgePuzzle> standard = read("board_edges=abcaaadbceaadaae", "urdl");

        Defined<EdgePuzzle> defined = read("board_edges=" + letters + "&motifs_order=" + order, "urdl");

        assertEquals(standard.puzzle(), defined.puzzle());
        assertEquals(List.of(), defined.warnings());
    }

    @Test
    @DisplayName("may be an address in an order of the motifs that is not known, which a warning states")
    void unknownOrderOfMotifs() {
        Defined<EdgePuzzle> defined = read("board_edges=bcdz&motifs_order=other", "urdl");

        assertEquals(read("board_edges=bcdz"), defined.puzzle());
        assertEquals(1, defined.warnings().size());
        String warning = defined.warnings().get(0);
        assertTrue(
                warning.startsWith("board.puz:1:1: warning: the order of the motifs, motifs_order=other, is not known"),
                warning);
    }

    @Test
    @DisplayName("may be an address with hints, which are the only pieces with places")
    void hintsOfAnAddress() {
        String address =
                "https://eternity2.dev/viewer?puzzle=mini&puzzle_size=2&board_edges=abcaaadbceaadaae&hints=3.2-1";

        EdgePuzzle puzzle = read(address);

        assertEquals(Set.of(new EdgePlacement(1, 1, 0), new EdgePlacement(3, 3, 0)), Set.copyOf(puzzle.pins()));
        assertEquals(4, puzzle.pieceCount());
    }

    @Test
    @DisplayName("may be an instance in JSON, with hints")
    void instance() {
        EdgePuzzle puzzle = read(MINI_JSON);

        assertEquals("mini", puzzle.name());
        assertEquals(OptionalInt.of(0), puzzle.rim());
        assertEquals(
                List.of(List.of(0, 0, 4, 3), List.of(0, 1, 2, 0), List.of(3, 1, 0, 0), List.of(0, 0, 2, 4)),
                puzzle.pieces().stream().map(EdgePiece::sides).toList());
        assertEquals(List.of(new EdgePlacement(0, 1, 0), new EdgePlacement(3, 0, 1)), puzzle.pins());
    }

    @Test
    @DisplayName("may be an instance of a board that is no square, with an id and without hints")
    void wideInstance() {
        EdgePuzzle puzzle = read("{\"id\":\"e2\",\"height\":1,\"width\":2,\"pieces\":[[0,3,0,0],[0,0,0,3]]}");

        assertEquals("e2", puzzle.name());
        assertEquals(2, puzzle.width());
        assertEquals(1, puzzle.height());
        assertEquals(List.of(), puzzle.pins());
    }

    @Test
    @DisplayName("may be a board in JSON, which is read as the address of a board")
    void boardInJson() {
        String text = "{\"name\":\"mini\",\"size\":2,\"score\":4,\"board\":[4,10,14,1],"
                + "\"board_edges\":\"abcaaadbceaadaae\",\"board_pieces\":\"002003004001\",\"url\":\"x\"}";

        EdgePuzzle puzzle = read(text);

        assertEquals(
                read("puzzle=mini&board_w=2&board_h=2&board_edges=abcaaadbceaadaae&board_pieces=002003004001")
                        .pieces(),
                puzzle.pieces());
        assertEquals("mini", puzzle.name());
        assertEquals(4, puzzle.pins().size());
    }

    @ParameterizedTest
    @CsvSource({
        "'\"hints\":\"0.0-3\"', 2",
        "'\"hints\":[{\"pos\":0,\"rot\":1},{\"pos\":3}]', 2",
        "'\"hints\":\"\"', 0",
        "'\"hints\":[]', 0",
        "'\"hints\":null', 4",
    })
    @DisplayName("may be a board in JSON with hints, which are the only pieces with places")
    void hintsOfABoardInJson(String hints, int pins) {
        EdgePuzzle puzzle = read("{" + hints + ",\"board_edges\":\"abcaaadbceaadaae\"}");

        assertEquals(4, puzzle.pieceCount());
        assertEquals(pins, puzzle.pins().size());
    }

    @Test
    @DisplayName("may have fields of other types in JSON, which are ignored")
    void fieldsOfOtherTypes() {
        String others =
                "{\"name\":null,\"id\":[1,{\"name\":\"x\"}],\"size\":\"2\",\"board_edges\":4," + "\"motifs_order\":{},";
        String instance = MINI_JSON.replace("{\"name\":\"mini\",", others).replace("\"rot\":0", "\"rot\":null");

        assertEquals(read(MINI_JSON).pins(), read(instance).pins());
        assertEquals("board", read(instance).name());
    }

    @Test
    @DisplayName("have no warning of places that are left out if there are hints in JSON")
    void placesInJson() {
        String hints = ",\"hints\":[{\"pos\":0,\"piece\":0}]}";
        String pieces = "{\"width\":2,\"height\":2,\"pieces\":[[0,1,2,0],[0,0,3,1],[2,4,0,0],[3,0,0,4]]";

        assertEquals(List.of(), read(pieces + hints, "urdl").warnings());
        assertEquals(1, read(pieces + "}", "urdl").warnings().size());
    }

    @Test
    @DisplayName("may be a table of binary words below the side of a square, with places")
    void binaryWords() {
        EdgePuzzle puzzle = read("2\n" + ONES + "," + ONES + ",0000000000000100,0000000000000011,1,1,1\n" + ONES
                + ",0000000000000001,0000000000000010," + ONES + ",0,0,0\n0000000000000011,0000000000000001," + ONES
                + "," + ONES + ",0,0,0\n" + ONES + "," + ONES + ",0000000000000010,0000000000000100,0,0,0\n");

        assertEquals(read(MINI_JSON).pieces(), puzzle.pieces());
        assertEquals(List.of(new EdgePlacement(3, 0, 1)), puzzle.pins());
    }

    @Test
    @DisplayName("may be a table of binary words with flags before the places, and zeros as a colour")
    void flaggedWords() {
        String zeros = "0".repeat(16);

        EdgePuzzle puzzle = read("1\n" + ONES + " " + zeros + " " + ONES + " 0000000000000001 1 0 0 2 0 0\n");

        assertEquals(List.of(0, 1, 0, 2), puzzle.pieces().get(0).sides());
        assertEquals(List.of(new EdgePlacement(0, 0, 2)), puzzle.pins());
    }

    @Test
    @DisplayName("may be a table without a first line, if the size of its board is given")
    void box() {
        EdgeFile file = new EdgeFile(SideOrder.STANDARD, Optional.of(new Box(1, 2, 1)));

        EdgePuzzle puzzle = read(file, "1 2 3 4\n3 2 1 4\n").puzzle();

        assertEquals(1, puzzle.width());
        assertEquals(2, puzzle.height());
        assertTrue(assertThrows(InputException.class, () -> read(file, "2 1\n1 2 3 4\n3 2 1 4\n"))
                .getMessage()
                .startsWith("board.puz:1:1: error: a board of 2 by 1, not 1 by 2"));
    }

    @Test
    @DisplayName("are written for the viewer of eternity2.dev with the pins as hints")
    void addressOfTheSite() {
        EdgePuzzle puzzle = read(MINI_JSON);

        String address = ViewerAddress.ofSite(puzzle, puzzle.pins());

        assertEquals(
                "https://eternity2.dev/viewer?puzzle=mini&puzzle_size=2&board_edges=abcaaaaaaaaadaae"
                        + "&board_pieces=002000000001&hints=0.0-3.1",
                address);
    }

    @Test
    @DisplayName("are written as a board in JSON with the score")
    void writtenBoard() {
        EdgePuzzle puzzle = read(MINI_JSON);

        String board = EdgeFile.board(
                puzzle, List.of(new EdgePlacement(0, 1, 0), new EdgePlacement(1, 2, 2), new EdgePlacement(3, 0, 1)));

        assertTrue(
                board.startsWith("{\"name\":\"mini\",\"size\":2,\"score\":2,\"breaks\":2,\"board\":[4,10,-1,1],"
                        + "\"board_edges\":\"abcaaadbaaaadaae\",\"board_pieces\":\"002003000001\",\"url\":\"https:"),
                board);
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 0/0 0 3 1/2 4 0 0/3 0 0 4, 1",
        "0 1 2 0/0 0 3 5/2 4 0 0/3 0 0 4, 1",
        "1 0 1 2 0/2 0 0 3 1/3 2 4 0 0/4 3 0 0 4, 1",
        "1 2 3 9/4 1 5 2/3 6 1 1/5 1 1 6, 1",
        "0 1 2 0/0 0 3 1/0 0 2 4/3 0 0 4, 0",
        "1 2 3 9/4 1 5 2/3 6 1 1/5 1 1 7, 0",
        "0 0 1 2/0 0 2 1/0 0 1 2/0 0 2 1, 0",
    })
    @DisplayName("may be a table of a full board, row by row, whose places are left out with a warning")
    void tableOfABoard(String lines, int warnings) {
        Defined<EdgePuzzle> defined = read(lines.replace('/', '\n'), "urdl");

        assertEquals(List.of(), defined.puzzle().pins());
        assertEquals(warnings, defined.warnings().size());
        defined.warnings()
                .forEach(warning -> assertTrue(
                        warning.startsWith("board.puz:1:1: warning: the pieces are a full board as they stand"),
                        warning));
    }

    @Test
    @DisplayName("may be an address without numbers of pieces, of a square board")
    void shortAddress() {
        assertEquals(
                List.of(1, 2, 3, 25), read("board_edges=bcdz").pieces().get(0).sides());
    }

    @Test
    @DisplayName("may be an address with a piece whose sides are all of the rim's colour, if it has a number")
    void rimAllRound() {
        assertEquals(1, read("board_edges=aaaa&board_pieces=001").size());
    }

    @Test
    @DisplayName("show empty cells, and turned pieces as they lie")
    void addressOfAPart() {
        EdgePuzzle puzzle = read("2 1\n" + TWO_BY_ONE);

        assertEquals(
                "https://e2.bucas.name/#puzzle=board&board_w=2&board_h=1&board_edges=aaaadaaa&board_pieces=000001",
                ViewerAddress.of(puzzle, List.of(new EdgePlacement(1, 0, 3))));
    }

    @Test
    @DisplayName("number colours anew if the rim has another, or one has no letter")
    void colours() {
        EdgePuzzle puzzle = new EdgePuzzle(
                "a b&c",
                1,
                1,
                OptionalInt.of(7),
                List.of(new EdgePiece("A", List.of(7, 0, 9999, 40))),
                List.of(new EdgePlacement(0, 0, 0)));

        assertEquals("1 1 3\n0 1 3 2\n", EdgeFile.table(puzzle, SideOrder.STANDARD));
        assertEquals(
                "https://e2.bucas.name/#puzzle=a+b%26c&board_w=1&board_h=1&board_edges=abdc&board_pieces=001",
                ViewerAddress.of(puzzle, puzzle.pins()));
    }

    @Test
    @DisplayName("have letters for no more than 26 colours")
    void tooManyColours() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 6, 6, 10, 16, 0).solved();

        assertTrue(assertThrows(IllegalArgumentException.class, () -> ViewerAddress.of(puzzle, puzzle.pins()))
                .getMessage()
                .contains("letters for 25 colours"));
    }

    @Test
    @Tag("seconds")
    @DisplayName("are read as they are written")
    void roundTrip() {
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            EdgePuzzle solved = EdgeGenerator.generate(
                            "board",
                            2 + random.nextInt(6),
                            3 + random.nextInt(4),
                            1 + random.nextInt(4),
                            1 + random.nextInt(2),
                            seed)
                    .solved();

            EdgePuzzle table = EdgeHints.read("x.hnt", EdgeHints.write(solved))
                    .applied(read(EdgeFile.table(solved, SideOrder.STANDARD), "urdl"))
                    .puzzle();
            EdgePuzzle shown = read(ViewerAddress.of(solved, solved.pins()));

            assertEquals(solved, table);
            assertEquals(solved, read(EdgeFile.json(solved)));
            if (solved.width() == solved.height()) {
                EdgePuzzle words = read(EdgeFile.words(solved));
                assertEquals(solved.pieces(), words.pieces());
                Set<EdgePlacement> written = new HashSet<>(solved.pins());
                written.removeIf(pin -> pin.cell() == 0 && pin.turn() == 0);
                assertEquals(written, Set.copyOf(words.pins()));
            }
            assertEquals(ViewerAddress.of(solved, solved.pins()), ViewerAddress.of(shown, shown.pins()));
            assertEquals(Set.copyOf(solved.pins()).size(), shown.pins().size());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 2\\n0 0 1 2 | board.puz:1:1: error: 1 piece for the 4 cells of a board of 2 by 2",
                "0 1\\n1 1 1 1 | board.puz:1:1: error: a board of width or height 0",
                "33 32 | board.puz:1:1: error: a board of 1056 cells is too large",
                "1 1 1 1\\n1 1 1 1 | board.puz:1:1: error: 2 pieces and no first line with width and height, but 2 is no"
                        + " square",
                "1 1 3\\n1 2 3 4 | board.puz:2:7: error: colour 4 is greater than 3, the greatest by line 1",
                "1 1\\n1 2 10000 4 | board.puz:2:5: error: there is no colour 10000 of sides",
                "1 2\\n1 2 3 4\\n1 2 3 4 5 | board.puz:3:1: error: a piece of 5 numbers, but the one on line 2 has 4",
                "1 2\\n1 2 3\\n1 2 3 | board.puz:2:1: error: a piece of 3 numbers",
                "7 | board.puz:1:1: error: a piece of 1 number",
                "1 2\\n8 1 2 3 4\\n8 1 2 3 4 | board.puz:3:1: error: there is a piece 8 on line 2 already",
                "1 1\\n1 2 x 4 | board.puz:2:5: error: 'x' is not a number of at most nine digits",
                "1 1\\n1 2 -3 4 | board.puz:2:5: error: '-3' is not a number of at most nine digits",
                "1 9999999999 | board.puz:1:3: error: '9999999999' is not a number of at most nine digits",
                "https://e2.bucas.name/ | board.puz:1:1: error: this address has no board_edges",
                "board_w=2&board_edges=aaaa | board.puz:1:1: error: this address has no board_h",
                "board_w=x&board_h=1&board_edges=aaaa | board.puz:1:1: error: board_w is 'x', not a number of cells",
                "board_w=2&board_h=1&board_edges=abcd | board.puz:1:1: error: board_edges has 4 characters, not 8",
                "board_edges=abcd&board_pieces=12 | board.puz:1:1: error: board_pieces has 2 characters, not 3",
                "board_edges=abcd&board_pieces=1x2 | board.puz:1:1: error: '1x2' in board_pieces is not a number of a piece",
                "board_edges=abc4 | board.puz:1:1: error: '4' in board_edges is no colour",
                "board_w=2&board_h=1&board_edges=abcdabcd&board_pieces=001001 | board.puz:1:1: error: piece 1 lies there"
                        + " twice",
                "board_w=2&board_h=1&board_edges=abcdaaaa | board.puz:1:1: error: 1 cell of the board is empty, and the"
                        + " address does not have the pieces that are not on it",
                "board_w=99&board_h=99&board_edges=a | board.puz:1:1: error: a board of 9801 cells",
                "board_edges= | board.puz:1:1: error: a board of 0 cells",
                "board_edges=abcd&hints=1 | board.puz:1:1: error: there is no cell 1 for a hint",
                "board_edges=abcd&hints=a.0 | board.puz:1:1: error: 'a.0' in hints is no cell with a turn",
                "puzzle_size=x&board_edges=abcd | board.puz:1:1: error: puzzle_size is 'x', not a number of cells",
                "{ | board.puz:1:2: error: this is no JSON, or a number is too large",
                "{}x | board.puz:1:3: error: this is no JSON, or a number is too large",
                "{} {} | board.puz:1:4: error: there is something behind the object",
                "{} | board.puz:1:1: error: this object has no pieces",
                "{'pieces':[]} | board.puz:1:1: error: this object has no width or height",
                "{'width':1,'height':1,'pieces':[]} | board.puz:1:1: error: 0 pieces for a board of 1 by 1",
                "{'pieces':[\\n[1,2,3]]} | board.puz:2:7: error: this piece has 3 colours, not 4",
                "{'pieces':[\\n[1,2,3,4,5]]} | board.puz:2:10: error: this piece has more than four colours",
                "{'pieces':[[1,2,3,-4]]} | board.puz:1:19: error: a negative number",
                "{'pieces':[[1,2,3,'4']]} | board.puz:1:19: error: a colour is expected here",
                "{'pieces':[[1,2,3,99999999999]]} | board.puz:1:30: error: this is no JSON, or a number is too large",
                "{'width':1,'height':1,'pieces':[[1,2,3,10000]]} | board.puz:1:40: error: there is no colour 10000 of sides",
                "{'width':1,'height':1,'pieces':[[1,2,3,4]],'hints':[{'pos':1,'piece':0}]} | board.puz:1:60: error: there is"
                        + " no cell 1",
                "{'width':1,'height':1,'pieces':[[1,2,3,4]],'hints':[{'pos':0,'piece':1}]} | board.puz:1:70: error: piece is"
                        + " 1, not 0 to 0",
                "{'width':1,'height':1,'pieces':[[1,2,3,4]],'hints':[{'piece':0}]} | board.puz:1:63: error: this hint has"
                        + " no pos",
                "{'width':1,'height':1,'pieces':[[1,2,3,4]],'hints':[{'pos':0}]} | board.puz:1:53: error: this hint has"
                        + " no piece",
                "{'width':1,'height':1,'pieces':[[1,2,3,4]],'hints':'0.0'} | board.puz:1:52: error: hints of an instance"
                        + " have pieces, and this is a text",
                "{'name':'\uD83E\uDDE9é', 'pieces':[[1,2,3,4,5]]} | board.puz:1:34: error: this piece has more than four colours",
                "1 2 \uD83E\uDDE9 4 | board.puz:1:5: error: '\uD83E\uDDE9' is not a number of at most nine digits",
                "1 2 3 4\\n1 2 3 x | board.puz:2:7: error: 'x' is not a number of at most nine digits",
                "{'width':'1'} | board.puz:1:10: error: a number of columns is expected here",
                "board_edges=abcd\\n\\nabc | board.puz:3:1: error: a line behind the address of a board",
            })
    @DisplayName("are refused with the place and what would be right")
    void mistakes(String text, String message) {
        InputException refused = assertThrows(
                InputException.class,
                () -> read(text.replace("\\n", "\n").replace('\'', text.startsWith("{") ? '"' : '\'')));

        assertEquals(message, refused.getMessage().lines().findFirst().orElseThrow());
        assertEquals(4, refused.getMessage().lines().count(), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | x.hnt: error: there are no hints here",
                "1 2 3 4 | x.hnt:1:1: error: a first line of 4 numbers",
                "2\\n1 1 1 0 | x.hnt:1:1: error: 1 hint, not 2",
                "1\\n1 1 1 | x.hnt:2:1: error: a hint of 3 numbers, not 4",
                "1\\n0 1 1 0 | x.hnt:2:1: error: piece is 0, not 1 to 2",
                "1\\n1 3 1 0 | x.hnt:2:3: error: x is 3, not 1 to 2",
                "1\\n1 1 2 0 | x.hnt:2:5: error: y is 2, not 1 to 1",
                "1\\n1 1 1 4 | x.hnt:2:7: error: there is no turn 4",
                "2\\n1 1 1 0\\n1 2 1 0 | x.hnt:3:1: error: piece 1 has a place already",
                "2\\n1 1 1 0\\n2 1 1 0 | x.hnt:3:3: error: there is a piece at this place already",
            })
    @DisplayName("refuse hints that are none of the board")
    void wrongHints(String text, String message) {
        Defined<EdgePuzzle> board = read("2 1\n" + TWO_BY_ONE, "urdl");

        InputException refused = assertThrows(
                InputException.class,
                () -> EdgeHints.read("x.hnt", text.replace("\\n", "\n")).applied(board));

        assertEquals(message, refused.getMessage().lines().findFirst().orElseThrow());
    }

    @Test
    @DisplayName("give a puzzle or are refused, whatever is changed in them")
    @Tag("seconds")
    void damaged() {
        List<String> originals = List.of(
                "2 2 3\n0 0 1 2\n0 0 2 1\n0 0 1 2\n0 0 2 3\n",
                "1 0 0 1 2\n2 0 0 2 1\n3 0 0 1 2\n4 0 0 2 1\n",
                "https://e2.bucas.name/#puzzle=b&board_w=2&board_h=2&board_edges=abcaaacbcbaacaab&board_pieces=001002003004\n",
                "https://eternity2.dev/viewer?puzzle_size=2&board_edges=abcaaacbcbaacaab&hints=0.0-3.1&motifs_order=jef\n",
                MINI_JSON,
                "{\"size\":2,\"board_edges\":\"abcaaacbcbaacaab\",\"hints\":\"1.0\"}\n",
                "2\n" + (ONES + "," + "0".repeat(15) + "1," + "0".repeat(14) + "10," + ONES + ",1,0,1\n").repeat(4));
        List<String> fragments = List.of(
                "0",
                "9",
                " ",
                "\n",
                "a",
                "z",
                "&",
                "=",
                "#",
                "\ud83d\ude00",
                "\u0000",
                "7".repeat(500),
                "-",
                "[",
                "{",
                "\"",
                ":",
                ",",
                "]",
                "}");
        int puzzles = 0;
        for (int seed = 0; seed < MUTANTS; seed++) {
            Random random = new Random(seed);
            String text = originals.get(seed % originals.size());
            for (int damage = random.nextInt(3); damage >= 0; damage--) {
                int from = 1 + random.nextInt(text.length() - 1);
                int to = Math.min(text.length(), from + random.nextInt(3));
                text = text.substring(0, from) + fragments.get(random.nextInt(fragments.size())) + text.substring(to);
            }
            try {
                EdgePuzzle puzzle = read(text);
                assertEquals(puzzle.width() * puzzle.height(), puzzle.size());
                puzzles++;
            } catch (InputException e) {
                assertTrue(e.getMessage().startsWith("board.puz"), e.getMessage());
            }
        }
        assertTrue(puzzles > 500, "few files are right: " + puzzles);
    }
}
