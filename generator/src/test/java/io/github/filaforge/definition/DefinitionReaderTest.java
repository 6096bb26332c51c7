package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.source.SourcePosition;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Reading a definition")
class DefinitionReaderTest {

    private static final String SMALL = "D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n";

    @Test
    @DisplayName("by coordinates gives the box and the pieces in their order")
    void coordinates() {
        Puzzle puzzle = read("""
                # two pieces and a wall
                D:xDim=3:yDim=2:zDim=1
                C:name=B:type=M:layout=0 0 0, 1 0 0      # straight
                C:name=A:layout=-1 5 +7, -1 4 7, -1 3 7  # mobile is the default
                C:name=*:type=S:layout=2 1 0
                ~D
                """);

        Piece b = new Piece("B", List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false);
        Piece a = new Piece("A", List.of(new Cell(-1, 3, 7), new Cell(-1, 4, 7), new Cell(-1, 5, 7)), false);
        Piece wall = new Piece("*", List.of(new Cell(2, 1, 0)), true);
        assertEquals(new Puzzle("test", new Box(3, 2, 1), false, List.of(b, a, wall)), puzzle);
    }

    @Test
    @DisplayName("by a picture has the top row at y = yDim - 1 and the layers side by side")
    void picture() {
        Puzzle puzzle = read("""
                D:xDim=2:yDim=2:zDim=2
                L:stationary=wall
                  wall B,. A
                  B    B , A A
                ~L
                C:name=C:layout=0 0 0
                ~D
                """);

        Piece wall = new Piece("wall", List.of(new Cell(0, 1, 0)), true);
        Piece b = new Piece("B", List.of(new Cell(1, 1, 0), new Cell(0, 0, 0), new Cell(1, 0, 0)), false);
        Piece a = new Piece("A", List.of(new Cell(1, 1, 1), new Cell(0, 0, 1), new Cell(1, 0, 1)), false);
        Piece c = new Piece("C", List.of(new Cell(0, 0, 0)), false);
        assertEquals(new Puzzle("test", new Box(2, 2, 2), false, List.of(wall, b, a, c)), puzzle);
    }

    @Test
    @DisplayName("skips blank lines, comments and white space, also in pictures")
    void whiteSpace() {
        Puzzle plain = read("D:xDim=2:yDim=2:zDim=1:oneSide\nL\nA B\nA B\n~L\n~D\n");
        Puzzle spaced =
                read("\n #\n D : xDim = 2 :yDim= 2\t:\u00a0zDim =1: oneSide#\n L\n\n A  B # top\n#\n A\tB\n ~L\n~D");

        assertEquals(plain, spaced);
    }

    @Test
    @DisplayName("takes rows that begin together, and names that end together")
    void alignedRows() {
        String file = "D:xDim=2:yDim=2:zDim=1\nL\n%s\n%s\n~L\n~D\n";

        Puzzle plain = read(file.formatted("A B10", "A B10"));

        assertEquals(plain, read(file.formatted("   A B10", "   A B10")));
        assertEquals(read(file.formatted("9 9", "10 10")), read(file.formatted(" 9  9", "10 10")));
        assertEquals(
                read("D:lattice=hexagonal:xDim=2:yDim=2\nL\nA A\nB B\n~L\n~D\n"),
                read("D:lattice=hexagonal:xDim=2:yDim=2\nL\n A A\nB B\n~L\n~D\n"));
    }

    @Test
    @DisplayName("draws what the same rows are in a builder, and refuses the same")
    void builders() {
        String head = "D:xDim=3:yDim=3:zDim=1\nR:layout=1 2 0, 0 1 0, 1 1 0, 2 1 0, 1 0 0\nL:dense\n";
        PuzzleBuilder builder =
                PuzzleBuilder.inBox("test", 3, 3).region(new int[][] {{1, 2}, {0, 1}, {1, 1}, {2, 1}, {1, 0}});

        assertEquals(
                read(head + ".X\nXXX\n.X\n~L\n~D\n"),
                builder.piece("X", ".X", "XXX", ".X").build());
        String refused = assertThrows(DefinitionException.class, () -> read(head + " X\nXXX\n X\n~L\n~D\n"))
                .getMessage();
        String refusedInCode = assertThrows(DefinitionException.class, () -> builder.piece("Y", " X", "XXX", " X"))
                .getMessage();
        assertTrue(refused.startsWith("test.txt:5:1: error: this row begins 1 column further left"), refused);
        assertTrue(
                refusedInCode.startsWith("piece Y:2:1: error: this row begins 1 column further left"), refusedInCode);
        assertThrows(DefinitionException.class, () -> builder.piece("Y", "XX", "  "));
        assertThrows(DefinitionException.class, () -> builder.piece("Y", "XXX", "XXXX"));
    }

    @ParameterizedTest
    @CsvSource({"oneSide, true", "oneSide=1, true", "oneSide=0, false", "zDim=1, false"})
    @DisplayName("knows oneSide with and without a value")
    void oneSide(String setting, boolean expected) {
        String zDim = setting.startsWith("zDim") ? "" : ":zDim=1";

        assertEquals(
                expected,
                read("D:" + setting + zDim + ":yDim=1:xDim=1\nC:name=A:layout=0 0 0\n~D\n")
                        .oneSided());
    }

    @Test
    @DisplayName("lets a picture of mobile pieces go on below the box")
    void largePicture() {
        Puzzle puzzle = read("""
                D:xDim=1:yDim=4:zDim=1
                L
                .
                .
                A
                A
                A
                ~L
                L:stationary=*
                *
                ~L
                ~D
                """);

        Piece a = new Piece("A", List.of(new Cell(0, 1, 0), new Cell(0, 0, 0), new Cell(0, -1, 0)), false);
        assertEquals(List.of(a), puzzle.mobilePieces());
        assertEquals(3, puzzle.region().size());
    }

    @Test
    @DisplayName("lets a picture of mobile pieces be wider than the box, if its rows have one length")
    void widePicture() {
        Puzzle puzzle = read("D:xDim=1:yDim=5:zDim=1\nL\nA A . B\nA . . B\n~L\n~D\n");

        Piece a = new Piece("A", List.of(new Cell(0, 4, 0), new Cell(1, 4, 0), new Cell(0, 3, 0)), false);
        Piece b = new Piece("B", List.of(new Cell(3, 4, 0), new Cell(3, 3, 0)), false);
        assertEquals(List.of(a, b), puzzle.mobilePieces());
        assertEquals(puzzle, read("D:xDim=1:yDim=5:zDim=1\nL:dense\nAA.B\nA..B\n~L\n~D\n"));
    }

    /** A hexagon of the lattice is one token, a triangle shares its point with another. */
    @Test
    @DisplayName("lets a picture of hexagons be wider than the box, in every layer of a box that has several")
    void widePicturesOfOtherBoxes() {
        assertEquals(
                read("D:lattice=hexagonal:xDim=1:yDim=3\nC:name=A:layout=0 2 0, 1 2 0, 2 2 0\n~D\n")
                        .mobilePieces(),
                read("D:lattice=hexagonal:xDim=1:yDim=3\nL\nA A A\n~L\n~D\n").mobilePieces());
        assertEquals(
                read("D:xDim=1:yDim=1:zDim=2\nC:name=A:layout=0 0 0, 1 0 1\n~D\n")
                        .mobilePieces(),
                read("D:xDim=1:yDim=1:zDim=2\nL\nA ., . A\n~L\n~D\n").mobilePieces());
    }

    @Test
    @DisplayName("takes a picture without a piece as no piece")
    void emptyPictures() {
        assertEquals(read(SMALL), read(SMALL.replace("~D", "L\n~L\nL\n. .\n.\n~L\n~D")));
    }

    @Test
    @DisplayName("takes pieces called like directives")
    void namesOfDirectives() {
        Puzzle puzzle = read("""
                D:xDim=3:yDim=2:zDim=1
                L
                L
                D
                ~L
                L
                C
                ~
                ~L
                C:name=~L:layout=0 0 0
                C:name=~D:layout=0 0 0
                ~D
                """);

        assertEquals(
                List.of("L", "D", "C", "~", "~L", "~D"),
                puzzle.pieces().stream().map(Piece::name).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"",
                "\\",
                "*/",
                "\\u0022",
                "\u00e9",
                "\ud83d\ude00",
                "=",
                "a=b",
                "piece-1",
                "$s%1$s",
                "~",
                "\ufeff"
            })
    @DisplayName("takes any name without white space, comma and colon by coordinates and in a picture")
    void names(String name) {
        String byCoordinates = SMALL.replace("=A", "=" + name);
        String byPicture = "D:xDim=2:yDim=1:zDim=1\nL\n%s %s\n~L\n~D\n".formatted(name, name);

        assertEquals(name, read(byCoordinates).pieces().get(0).name());
        assertEquals(read(byCoordinates), read(byPicture));
    }

    @Test
    @DisplayName("takes a name with a colon in a picture")
    void nameWithColon() {
        assertEquals(
                "a:b:",
                read("D:xDim=1:yDim=1:zDim=1\nL\na:b:\n~L\n~D\n")
                        .pieces()
                        .get(0)
                        .name());
    }

    @Test
    @DisplayName("makes copies of a piece, which are called like it with a number behind")
    void copies() {
        Puzzle copied = read("D:xDim=4:yDim=1:zDim=1\nC:name=A:copies=3:layout=0 0 0\nC:name=B:layout=0 0 0\n~D\n");

        assertEquals(List.of("A.1", "A.2", "A.3", "B"), names(copied));
        assertEquals(List.of(new Cell(0, 0, 0)), copied.pieces().get(2).cells());
        assertEquals(copied, read("""
                        D:xDim=4:yDim=1:zDim=1
                        C:name=A.1:layout=0 0 0
                        C:name=A.2:layout=0 0 0
                        C:name=A.3:layout=0 0 0
                        C:name=B:copies=1:layout=0 0 0
                        ~D
                        """));
    }

    @Test
    @DisplayName("makes copies of all pieces of a picture")
    void copiesOfAPicture() {
        Puzzle copied = read("D:xDim=5:yDim=2:zDim=1\nL:copies=2\nA A B\nA . B\n~L\n~D\n");

        assertEquals(List.of("A.1", "A.2", "B.1", "B.2"), names(copied));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dense", "dense=1", " dense "})
    @DisplayName("takes each character of a dense picture as a cell")
    void dense(String setting) {
        Puzzle spaced = read("""
                D:xDim=3:yDim=2:zDim=2
                L
                A A B , B . .
                A . . , B B .
                ~L
                L:stationary=* +
                . . . , . * *
                . * * , . . +
                ~L
                ~D
                """);
        Puzzle dense = read("""
                D:xDim=3:yDim=2:zDim=2
                L:SETTING
                AAB,B..
                A.. , BB.
                ~L
                L:SETTING:stationary=* +
                ...,.**
                .**,..+
                ~L
                ~D
                """.replace("SETTING", setting));

        assertEquals(spaced, dense);
    }

    @Test
    @DisplayName(
            "takes a letter and its accents, or a character beyond the first plane, as one cell of a dense picture")
    void denseCharacters() {
        Puzzle puzzle = read("D:xDim=4:yDim=1:zDim=1\nL:dense\n\ud83d\ude00e\u0301\u0302:L\n~L\n~D\n");

        assertEquals(List.of("\ud83d\ude00", "e\u0301\u0302", ":", "L"), names(puzzle));
    }

    private static List<String> names(Puzzle puzzle) {
        return puzzle.pieces().stream().map(Piece::name).toList();
    }

    @Test
    @DisplayName("moves a mobile piece to the origin if its coordinates leave no room to compute with")
    void farPiece() {
        Puzzle puzzle = read("""
                D:xDim=2:yDim=2:zDim=1
                C:name=A:layout=2147483647 -2147483648 5, 2147483646 -2147483648 5
                C:name=B:layout=1000000 -1000000 5, 999999 -1000000 5
                ~D
                """);

        assertEquals(
                List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)),
                puzzle.pieces().get(0).cells());
        assertEquals(
                List.of(new Cell(999999, -1000000, 5), new Cell(1000000, -1000000, 5)),
                puzzle.pieces().get(1).cells());
    }

    @Test
    @Tag("slow")
    @DisplayName("accepts the largest box and the largest region")
    void limits() {
        String openRows = (". ".repeat(1000) + "\n").repeat(4) + ". ".repeat(96) + "w ".repeat(904) + "\n";
        String walls = ("w ".repeat(1000) + "\n").repeat(995);
        String piece = "A ".repeat(1000) + "\n";
        String text = "D:xDim=1000:yDim=1000:zDim=1\n"
                + "L:stationary=w\n" + openRows + walls + "~L\n"
                + "L\n" + piece.repeat(4) + "A ".repeat(96) + "\n~L\n"
                + "~D\n";

        assertEquals(4096, read(text).region().size());
    }

    @Test
    @DisplayName("refuses a hundred thousand pieces and one more")
    void tooManyPieces() {
        String names = IntStream.rangeClosed(0, DefinitionLimits.MAX_PIECES)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        String text = "D:xDim=1000000:yDim=1:zDim=1\nL:stationary=" + names + "\n" + names + "\n~L\n~D\n";

        DefinitionException error =
                assertThrows(DefinitionException.class, () -> DefinitionReader.read("test.txt", text));

        assertEquals(DefinitionError.TOO_MANY_PIECES, error.kind());
        assertTrue(
                error.getMessage().startsWith("test.txt:3:588891: error: more than 100000 pieces\n"),
                error::getMessage);
    }

    @Test
    @DisplayName("tells where puzzles are defined")
    void positions() {
        List<Defined<Puzzle>> puzzles = DefinitionReader.read("small.txt", SMALL + "# next\n  " + SMALL);

        SourcePosition position = puzzles.get(1).position();
        assertEquals("small.txt:5:3", position.toString());
        assertEquals("""
                small.txt:5:3: error: piece 'A' fits nowhere
                  D:xDim=2:yDim=1:zDim=1
                  ^
                enlarge the box""", position.report("piece 'A' fits nowhere", "enlarge the box"));
    }

    private static Puzzle read(String text) {
        List<Defined<Puzzle>> puzzles = DefinitionReader.read("test.txt", text);
        assertEquals(1, puzzles.size());
        return puzzles.get(0).puzzle();
    }

    @Test
    void aBuilderRefusesABoxWithoutCellsAndNamesAParameterThatIsMissing() {
        RequestException refused = assertThrows(RequestException.class, () -> PuzzleBuilder.inBox("b", -3, 1));
        NullPointerException missing = assertThrows(NullPointerException.class, () -> PuzzleBuilder.inBox(null, 3, 1));

        assertEquals("puzzle b: a box has positive dimensions: -3x1x1x1", refused.getMessage());
        assertEquals("name", missing.getMessage());
    }
}
