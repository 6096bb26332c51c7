package io.github.filaforge.solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.source.InputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A file with boards of an edge puzzle")
class BoardSolutionsTest {

    /** A board of 2 x 2 whose rim has colour 7; two pieces are equal, one looks the same when it is turned. */
    private static final Subject BOARD = board("board", 7, 2, "7 7 3 9", "3 7 7 9", "9 7 7 3", "3 3 3 3");

    private static final Subject PACKING =
            Subject.of(SolutionReaderTest.puzzle("packing", "D:xDim=1:yDim=1:zDim=1\nC:name=1:layout=0 0 0\n~D\n"));

    /** One board in every form, with a gap at the top right. */
    static final List<String> FORMS = List.of("""
            # --- SOLUTION 1 ---
            1/3 -
            4/0 3/1
            """, """
            # best board: 1 of 4 joins match, 1 cell empty
              1/3\t-
            4/0 3/1
            """, """
            # best board: 1 joins match, 12 cells empty
            1/3 -
            4/0 3/1
            """, """
            {"format":1,"puzzle":"board","solution":1,"board_edges":[1,{}],"board_pieces":2,"motifs_order":null,\
            "name":3,"size":"2","pieces":[{"name":"1","cells":[[0,1]],"turn":3},\
            {"name":"4","turn":0,"cells":[[0,0]]},{"name":"3","cells":[[1,0]],"turn":1,"more":{}}]}
            """, """
            puzzle,solution,piece,x,y,turn
            board,1,1,0,1,3
            board,1,4,0,0,0
            board,1,"3",1,0,1
            """, """
            # --- PIECES OF SOLUTION 1 ---
            1: 0 1 turn 3
            4: 0 0 turn 0
            3: 1 0 turn 1
            """, """
            # --- DEFINITION OF SOLUTION 1 ---
            D:xDim=2:yDim=2:edges=7
            E:name=1:sides=7 7 3 9:at=0 1:turn=3
            E:name=4:sides=3 3 3 3:at=0 0
            E:name=3:sides=9 7 7 3:at=1 0:turn=1
            ~D
            """, """
            # --- DEFINITION OF SOLUTION 1 ---
            D:edges=7:yDim=2:zDim=1:xDim=2  # in another order
            E:name=1:sides=7 7 3 9:at=0 1:turn=3
            E:name=4:sides=3 3 3 3:at=0 0
            E:name=3:sides=9 7 7 3:at=1 0:turn=1
            ~D
            """, """
            https://e2.bucas.name/#puzzle=other&board_w=2&board_h=2&board_edges=abcaaaaabbbbbcaa&board_pieces=001000004003
            """, """
            # of a friend

            e2.bucas.name?board_edges=abcaaaaabbbbbcaa
            """);

    private static Subject board(String name, int rim, int width, String... sides) {
        List<EdgePiece> pieces = IntStream.range(0, sides.length)
                .mapToObj(piece -> new EdgePiece(
                        String.valueOf(piece + 1),
                        Arrays.stream(sides[piece].split(" "))
                                .map(Integer::valueOf)
                                .toList()))
                .toList();
        return Subject.of(new EdgePuzzle(name, width, sides.length / width, OptionalInt.of(rim), pieces, List.of()));
    }

    private static List<Solution> read(String text, Subject... puzzles) {
        return SolutionReaderTest.read(text.getBytes(StandardCharsets.UTF_8), List.of(puzzles));
    }

    private static PlacedPiece piece(String name, int x, int y, int turn) {
        return new PlacedPiece(name, List.of(List.of(x, y)), turn);
    }

    @ParameterizedTest
    @FieldSource("FORMS")
    @DisplayName("is recognised by what it holds")
    void forms(String text) {
        List<Solution> solutions = read(text + text, BOARD);

        assertEquals(2, solutions.size());
        assertEquals(BOARD, solutions.get(1).subject());
        assertEquals(1, solutions.get(0).number());
        assertEquals(
                List.of(piece("1", 0, 1, 3), piece("4", 0, 0, 0), piece("3", 1, 0, 1)),
                solutions.get(0).pieces());
        assertEquals(solutions.get(0).pieces(), solutions.get(1).pieces());
    }

    @ParameterizedTest
    @FieldSource("FORMS")
    @DisplayName("may be compressed, and is refused if it is cut off then")
    void compressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        byte[] cut = Arrays.copyOf(bytes.toByteArray(), bytes.size() - 12);

        assertEquals(read(text, BOARD), SolutionReaderTest.read(bytes.toByteArray(), List.of(BOARD)));
        InputException e = assertThrows(InputException.class, () -> SolutionReaderTest.read(cut, List.of(BOARD)));
        assertTrue(e.getMessage().startsWith("s.txt: error: the compressed file is cut off"), e::getMessage);
    }

    @Test
    @DisplayName("may have packings and boards of several puzzles")
    void several() {
        Subject other = board("one more", 0, 1, "0 0 0 0");
        String addresses = """
                https://e2.bucas.name/#puzzle=board&board_edges=abcaaaaabbbbbcaa
                https://e2.bucas.name/#puzzle=one+more&board_edges=aaaa&board_pieces=001
                https://e2.bucas.name/#puzzle=one+more&board_edges=aaaa&board_pieces=000
                https://e2.bucas.name/#puzzle=%zz&board_edges=aaaa&board_pieces=000
                """;
        String rows = """
                # --- PUZZLE packing ---
                # --- SOLUTION 1 ---
                1
                # --- PUZZLE one more ---
                # --- SOLUTION 1 ---
                1/2
                # best board: 0 joins match, 1 cell empty
                -
                """;
        String belowHeading = """
                # --- PUZZLE one more ---
                https://e2.bucas.name/#puzzle=mine&board_edges=aaaa&board_pieces=001
                """;
        String table = """
                puzzle,solution,piece,x,y,z
                packing,1,1,0,0,0
                puzzle,solution,piece,x,y,turn
                one more,1,1,0,0,1
                """;

        assertEquals(
                List.of("board 1 [1, 4, 3]", "one more 1 [1]", "one more 2 []", "one more 3 []"),
                told(addresses, BOARD, PACKING, other));
        assertEquals(List.of("packing 1 [1]", "one more 1 [1]", "one more 1 []"), told(rows, BOARD, PACKING, other));
        assertEquals(List.of("one more 1 [1]"), told(belowHeading, BOARD, PACKING, other));
        assertEquals(List.of("packing 1 [1]", "one more 1 [1]"), told(table, BOARD, PACKING, other));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://eternity2.dev/viewer?puzzle=%s&board_edges=bbbb",
                "{\"name\":\"%s\",\"board_edges\":\"bbbb\"}"
            })
    @DisplayName("may name puzzles in the spelling of the site eternity2.dev")
    void spelledNames(String line) {
        Subject one = board("one-2", 0, 1, "1 1 1 1");
        Subject two = board("two", 0, 1, "1 1 1 1");
        String text = Stream.of("one_2", "two", "two", "one-2")
                .map(name -> String.format(line, name) + "\n")
                .collect(Collectors.joining());

        assertEquals(List.of("one-2 1 [1]", "two 1 [1]", "two 2 [1]", "one-2 1 [1]"), told(text, BOARD, one, two));
    }

    @Test
    @DisplayName(
            "is refused where a board names none of the puzzles, or may name two, unless a heading names the puzzle")
    void unknownNames() {
        Subject one = board("one-2", 0, 1, "1 1 1 1");
        Subject other = board("one_2", 0, 1, "1 1 1 1");
        String known = "puzzle=board&board_edges=abcaaaaabbbbbcaa\n";
        String unknown = "puzzle=x&board_edges=bbbb\n";
        String several = "puzzle=one_2&board_edges=bbbb\n";

        assertRefused("s.txt:2:1: error: none of the puzzles is called 'x'", known + unknown, BOARD, one);
        assertRefused("s.txt:1:1: error: the name 'one_2' may be that of one-2 or one_2", several, BOARD, one, other);
        assertEquals(
                List.of("one-2 1 [1]", "one-2 2 [1]"),
                told("# --- PUZZLE one-2 ---\n" + unknown + several, BOARD, one, other));
    }

    private static void assertRefused(String message, String text, Subject... puzzles) {
        InputException e = assertThrows(InputException.class, () -> read(text, puzzles));
        assertTrue(e.getMessage().startsWith(message), e::getMessage);
    }

    private static List<String> told(String text, Subject... puzzles) {
        return read(text, puzzles).stream()
                .map(solution -> solution.subject().name() + " " + solution.number() + " "
                        + solution.pieces().stream().map(PlacedPiece::name).toList())
                .toList();
    }

    /** 1024 pieces have no numbers of three digits; colours above 25 are numbered anew. */
    @ParameterizedTest
    @CsvSource({"32, 0", "32, 30", "31, 30", "1, 9999"})
    @DisplayName("has addresses as they are written, however large the board is")
    void largeBoards(int size, int rim) {
        List<String> sides = new ArrayList<>();
        for (int piece = 0; piece < size * size; piece++) {
            sides.add(rim + " " + (rim + 1 + piece % 5) + " " + (rim + 1 + piece % 7) + " " + (rim + piece % 11));
        }
        Subject.Board board = (Subject.Board) board("large", rim, size, sides.toArray(String[]::new));
        List<EdgePlacement> placements = IntStream.range(0, size * size)
                .filter(cell -> cell % 3 != 1)
                .mapToObj(cell -> new EdgePlacement(cell, size * size - 1 - cell, cell % 4))
                .toList();

        List<PlacedPiece> pieces =
                read(ViewerAddress.of(board.puzzle(), placements), board).get(0).pieces();

        assertEquals(
                placements.stream().map(each -> colours(board.puzzle(), each)).toList(),
                pieces.stream()
                        .map(each -> colours(
                                board.puzzle(),
                                new EdgePlacement(cell(size, each), Integer.parseInt(each.name()) - 1, each.turn())))
                        .toList());
        assertEquals(
                pieces.size(), pieces.stream().map(PlacedPiece::name).distinct().count());
    }

    private static int cell(int size, PlacedPiece piece) {
        List<Integer> cell = piece.cells().get(0);
        return (size - 1 - cell.get(1)) * size + cell.get(0);
    }

    private static List<Integer> colours(EdgePuzzle puzzle, EdgePlacement placement) {
        List<Integer> colours = new ArrayList<>(List.of(placement.cell()));
        colours.addAll(puzzle.pieces().get(placement.piece()).turned(placement.turn()));
        return colours;
    }

    /** The file, with a bar for a line feed, and how its message begins. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "A/3 -|4/0 3/1; 1:1: error: this is no solution: 'A/3 -'",
                "# --- SOLUTION 1 ---|1/3 -; 2:1: error: the board of solution 1 ends after 1 row",
                "# --- SOLUTION 1 ---|1/3 -|#|4/0 3/1; 3:1: error: the board of solution 1 ends after 1 row",
                "# --- SOLUTION 1 ---|1/3; 2:4: error: there are too few cells in this row",
                "# --- SOLUTION 1 ---|1/3 - -; 2:7: error: there are too many cells in this row",
                "# --- SOLUTION 1 ---|1/4 -; 2:3: error: '4' is no turn",
                "# --- SOLUTION 1 ---|1/ -; 2:3: error: '' is no turn",
                "# --- SOLUTION 1 ---|1/00000000000000000000000 -; 2:3: error: '00000000000000000000000' is no turn",
                "# --- SOLUTION 1 ---|1 -; 2:1: error: '1' is no piece with a turn",
                "# --- SOLUTION 1 ---|/1 -; 2:1: error: '/1' is no piece with a turn",
                "# --- SOLUTION 1 ---|\u001b[2J/1 -; 2:1: error: there is a control character here",
                "# --- SOLUTION 1 ---|1/3 -|4/0 3/1|1/0 -; 4:1: error: a heading is expected here, not '1/0 -'",
                "# best board: many joins match|1/3 -; 2:1: error: the table of a board ends after 1 row",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 0 0; 2:9: error: this piece has no turn",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 0 turn 7; 2:13: error: '7' is no turn",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 turn 1; 2:5: error: a number is missing here",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 0 0 turn 1; 2:8: error: a cell has more than two numbers here",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 0, 1 1 turn 1; 2:3: error: this piece has more than one cell",
                "# --- PIECES OF SOLUTION 1 ---|1: 0 99999999999 turn 1; 2:6: error: '99999999999' is no coordinate",
                "# --- PIECES OF SOLUTION 1 ---|1 0 0 turn 1; 2:1: error: this is no piece with its cells",
                "puzzle,solution,piece,x,y,turn|board,1,1,0,0; 2:14: error: this row has 5 values",
                "puzzle,solution,piece,x,y,turn|board,1,1,0,0,4; 2:1: error: '4' is no turn",
                "puzzle,solution,piece,x,y,turn|board,1,1,0,x,0; 2:1: error: 'x' is no coordinate",
                "puzzle,solution,piece,x,y,z|board,1,1,0,0,0; 2:1: error: below these titles a cell has 3 numbers",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0,0]]}]}; 1:1: error: there is a piece without a turn",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0,0]],\"turn\":\"1\"}]}; 1:1: error: there is a piece without a turn",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0,0]],\"turn\":99999999999999999999}]}; 1:1: error: '99999999999999999999' is no turn",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0,0],[0,1]],\"turn\":1}]}; 1:1: error: there is a piece with more than one cell",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0,0,0]],\"turn\":1}]}; 1:1: error: there is a cell that has not 2 numbers",
                "{\"solution\":1,\"pieces\":[{\"name\":\"1\",\"cells\":[[0]],\"turn\":1}]}; 1:48: error: a coordinate is expected here",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2; 2:1: error: a definition is expected here",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=3:edges=7; 2:1: error: a board of 2x3",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=0; 2:1: error: a board with colour 0 at its rim",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges; 2:1: error: a board without a colour of its rim",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=7; 2:1: error: the definition of solution 1 does not end",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=7|E:name=1:sides=7 7 3 9; 3:1: error: this is no piece with its place",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=7|E:name=1:sides=7 3 9 7:at=0 0; 3:1: error: the piece has the sides 7 3 9 7",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=7|E:name=1:sides=7 7 3 9:at=0 0:turn=4; 3:36: error: '4' is no turn",
                "# --- DEFINITION OF SOLUTION 1 ---|D:xDim=2:yDim=2:edges=7|E:name=1:sides=7 7 3 9:at=0 1e9; 3:29: error: '1e9' is no coordinate",
                "{|\"name\":\"board\",|\"board_edges\": \"abdaaaaabbbbbcaa\"|}; 3:16: error: no piece has the sides",
                "{|\"board_edges\":\"abcaaaaabbbbbcaa\",|\"é\":\"é\", x|}; 3:10: error: this is no JSON",
                "{|\"size\":2|}; 1:1: error: this object has no solution",
                "https://x/#board_w=2; 1:1: error: this address has no board_h",
                "https://x/#puzzle=x; 1:1: error: this address has no board_edges",
                "https://x/#board_w=9999&board_h=9999&board_edges=; 1:1: error: a board of 9999x9999",
                "https://x/#board_w=99999&board_h=2&board_edges=; 1:1: error: board_w is '99999', not a number of cells",
                "https://x/#board_w=2&board_h=2&board_edges=abca; 1:1: error: board_edges has 4 characters, not 16",
                "https://x/#board_edges=abcaaaaabbbbbcaa&board_pieces=001; 1:1: error: board_pieces has 3 characters, not 12",
                "https://x/#board_edges=abcaaaaabbbbbcaa&board_pieces=00x000004003; 1:1: error: '00x' in board_pieces is not a number of a piece",
                "https://x/#board_edges=abcaaaaabbbbbcaa&board_pieces=001000005003; 1:1: error: there is no piece 5 in board_pieces",
                "https://x/#board_edges=abcaaaaabbbbbcaa&board_pieces=004000001003; 1:1: error: piece 4 has not the sides on row 1 column 1",
                "https://x/#board_edges=abdaaaaabbbbbcaa; 1:1: error: no piece has the sides on row 1 column 1",
                "https://x/#board_edges=ab~aaaaabbbbbcaa; 1:1: error: '~' in board_edges is no colour",
                "https://x/#board_edges=abcaaaaabbbbbcaa|# --- SOLUTION 1 ---; 2:1: error: an address of a board is expected here"
            })
    @DisplayName("that is wrong is refused with the place")
    void refused(String text, String message) {
        InputException e = assertThrows(InputException.class, () -> read(text.replace('|', '\n'), BOARD));

        assertTrue(e.getMessage().startsWith("s.txt:" + message), e::getMessage);
        assertEquals(4, e.getMessage().split("\n", -1).length, e::getMessage);
    }

    @Test
    @DisplayName(
            "is refused with the name of an order of the motifs that is not known, if its colours are not those of the puzzle")
    void orderOfMotifs() {
        String address = "https://x/#board_edges=abdaaaaabbbbbcaa&motifs_order=other";

        InputException e = assertThrows(InputException.class, () -> read(address, BOARD));

        assertTrue(e.getMessage().contains("\nmotifs_order=other is not known"), e::getMessage);
    }

    @Test
    @DisplayName("of another kind of puzzle is refused")
    void otherKind() {
        for (String text : FORMS) {
            if (!text.startsWith("# of") && !text.startsWith("# ---") && !text.startsWith("# best")) {
                InputException e = assertThrows(InputException.class, () -> read(text, PACKING), text);
                assertTrue(e.getMessage().startsWith("s.txt:"), e::getMessage);
            }
        }
    }

    @Test
    @DisplayName("has addresses that tell of a piece that lies there twice, for others to refuse")
    void twice() {
        String address = "https://x/#board_edges=abcaabcabbbbbcaa";

        assertEquals(
                List.of("1", "3", "4", "3"),
                read(address, BOARD).get(0).pieces().stream()
                        .map(PlacedPiece::name)
                        .toList());
        assertEquals(
                List.of("1", "1", "4"),
                read(address + "&board_pieces=001001004000", BOARD).get(0).pieces().stream()
                        .map(PlacedPiece::name)
                        .toList());
    }
}
