package io.github.filaforge.solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.source.InputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A solution file")
class SolutionReaderTest {

    /** A box of 3 x 2 with a stationary cell. */
    private static final Puzzle FLAT = puzzle("flat.txt", """
            D:xDim=3:yDim=2:zDim=1
            C:name=*:type=S:layout=2 1 0
            C:name=A:layout=0 0 0, 0 1 0
            C:name=B:layout=0 0 0, 1 0 0, 1 1 0
            ~D
            """);

    private static final Puzzle HYPERCUBES = puzzle("hypercubes.txt", """
            D:lattice=hypercubic:xDim=1:yDim=1:zDim=1:wDim=3
            C:name=A:layout=0 0 0 0, 0 0 0 1
            C:name=B:layout=0 0 0 0
            ~D
            """);

    private static final Puzzle CUBE = puzzle("cube.txt", """
            D:xDim=2:yDim=2:zDim=2
            C:name=A:layout=0 0 0, 1 0 0, 0 1 0, 0 0 1
            C:name=B:layout=0 0 0, 1 0 0, 0 1 0, 0 0 1
            ~D
            """);

    /** One solution in every form. */
    static final List<String> FORMS = List.of("""
            # --- SOLUTION 7 ---
            A B *
            A B B
            """, """
            {"format":1,"puzzle":"flat","solution":7,"pieces":[{"name":"A","cells":[[0,0,0],[0,1,0]]},\
            {"name":"B","cells":[[1,0,0],[1,1,0],[2,0,0]]},{"name":"*","cells":[[2,1,0]]}]}
            """, """
            puzzle,solution,piece,x,y,z
            flat,7,A,0,0,0
            flat,7,A,0,1,0
            flat,7,B,1,0,0
            flat,7,B,1,1,0
            "flat","7",B,2,0,0
            flat,7,*,2,1,0
            """, """
            # --- PIECES OF SOLUTION 7 ---
            A: 0 0 0, 0 1 0
            B: 1 0 0, 1 1 0, 2 0 0
            *: 2 1 0
            """, """
            # --- DEFINITION OF SOLUTION 7 ---
            D:xDim=3:yDim=2:zDim=1
            C:name=A:type=S:layout=0 0 0, 0 1 0
            C:name=B:type=S:layout=1 0 0, 1 1 0, 2 0 0
            C:name=*:type=S:layout=2 1 0
            ~D
            """);

    static Puzzle puzzle(String name, String definition) {
        return DefinitionReader.read(name, definition).get(0).puzzle();
    }

    private static List<Subject> subjects(Puzzle... puzzles) {
        return Stream.of(puzzles).map(Subject::of).toList();
    }

    private static List<Solution> read(byte[] bytes, Puzzle... puzzles) {
        return read(bytes, subjects(puzzles));
    }

    static List<Solution> read(byte[] bytes, List<Subject> puzzles) {
        List<Solution> solutions = new ArrayList<>();
        try (SolutionReader reader = SolutionReader.read("s.txt", new ByteArrayInputStream(bytes), puzzles)) {
            reader.forEachRemaining(solutions::add);
        }
        return solutions;
    }

    private static List<Solution> read(String text, Puzzle... puzzles) {
        return read(text.getBytes(StandardCharsets.UTF_8), puzzles);
    }

    @ParameterizedTest
    @FieldSource("FORMS")
    @DisplayName("is recognised by what it holds")
    void forms(String text) {
        List<Solution> solutions = read(text, FLAT);

        assertEquals(1, solutions.size());
        assertEquals(7, solutions.get(0).number());
        assertEquals(1, solutions.get(0).ordinal());
        assertEquals(
                List.of(
                        new PlacedPiece("A", List.of(List.of(0, 0, 0), List.of(0, 1, 0))),
                        new PlacedPiece("B", List.of(List.of(1, 0, 0), List.of(1, 1, 0), List.of(2, 0, 0))),
                        new PlacedPiece("*", List.of(List.of(2, 1, 0)))),
                solutions.get(0).pieces().stream()
                        .sorted((one, other) -> "AB*".indexOf(one.name()) - "AB*".indexOf(other.name()))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @DisplayName("is refused if one of its compressed members has no head")
    void damagedMember(int index) throws IOException {
        byte[] member = member(FORMS.get(0));
        byte[] file = Arrays.copyOf(member, 2 * member.length);
        System.arraycopy(member, 0, file, member.length, member.length);
        file[member.length + index] ^= 0x55;

        InputException e = assertThrows(InputException.class, () -> read(file, FLAT));

        assertTrue(e.getMessage().startsWith("s.txt: error: "), e.getMessage());
    }

    private static byte[] member(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    /** A pipe that gives a byte at a time, and reports no available bytes. */
    private static InputStream pipe(byte[] bytes) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] into, int from, int count) {
                return super.read(into, from, Math.min(count, 1));
            }

            @Override
            public synchronized int available() {
                throw new IllegalStateException("a pipe does not tell");
            }
        };
    }

    @ParameterizedTest
    @FieldSource("FORMS")
    @DisplayName("may come from a pipe, bit by bit, as it is or in compressed members")
    void piped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < 3; i++) {
            bytes.write(member(text));
        }
        List<Solution> plain = new ArrayList<>();
        List<Solution> compressed = new ArrayList<>();

        SolutionReader.read("s.txt", pipe((text + text + text).getBytes(StandardCharsets.UTF_8)), subjects(FLAT))
                .forEachRemaining(plain::add);
        SolutionReader.read("s.txt", pipe(bytes.toByteArray()), subjects(FLAT)).forEachRemaining(compressed::add);

        assertEquals(read(text + text + text, FLAT), plain);
        assertEquals(plain, compressed);
    }

    @ParameterizedTest
    @FieldSource("FORMS")
    @DisplayName("may be compressed, have any number of members, and lines of Windows")
    void compressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < 3; i++) {
            try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
                out.write(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            }
        }

        List<Solution> solutions = read(bytes.toByteArray(), FLAT);

        assertEquals(read(text + text + text, FLAT), solutions);
        assertEquals(3, solutions.size());
        assertEquals(read(text, FLAT).get(0).pieces(), solutions.get(2).pieces());
    }

    @Test
    @DisplayName("may have layers without commas, comments, and the lines of a picture")
    void polycube() {
        String plain = "# --- SOLUTION 1 ---\nA A , B B\nA B , A B\n";
        String other = "# made elsewhere\n\n# --- SOLUTION 1 ---\nL\nA A  B B\nA B  A B # the bottom\n~L\n";

        assertEquals(read(plain, CUBE).get(0).pieces(), read(other, CUBE).get(0).pieces());
        assertEquals(3, read(other, CUBE).get(0).line());
        assertEquals(
                List.of(List.of(0, 0, 0), List.of(0, 0, 1), List.of(0, 1, 0), List.of(1, 1, 0)),
                read(plain, CUBE).get(0).pieces().get(0).cells());
    }

    @Test
    @DisplayName("without solutions is one with no solutions")
    void empty() {
        assertEquals(List.of(), read("", FLAT));
        assertEquals(List.of(), read("# nothing\n\n", FLAT));
        assertEquals(List.of(), read("puzzle,solution,piece,x,y,z\n", FLAT));
    }

    @Test
    @DisplayName("is read one solution after the other, however long it is")
    void streaming() {
        InputStream endless = new EndlessInput("", FORMS.get(0));
        try (SolutionReader reader = SolutionReader.read("s.txt", endless, subjects(FLAT))) {
            for (int i = 1; i < 10_000; i++) {
                assertTrue(reader.hasNext());
                assertEquals(i, reader.next().ordinal());
            }
        }
    }

    @Test
    @DisplayName("says which of several puzzles a solution belongs to")
    void severalPuzzles() {
        String text = "# --- PUZZLE cube ---\n# --- SOLUTION 1 ---\nA A , B B\nA B , A B\n# --- PUZZLE flat ---\n"
                + FORMS.get(0);

        assertEquals(
                subjects(CUBE, FLAT),
                read(text, FLAT, CUBE).stream().map(Solution::subject).toList());
        assertError(
                text,
                "s.txt:5:1: error: the file has solutions of 'cube' and of 'flat', and one puzzle is given",
                CUBE);
        assertError(
                text.replace("cube", "round"), "s.txt:1:1: error: none of the puzzles is called 'round'", FLAT, CUBE);
        assertError(FORMS.get(0), "s.txt:1:1: error: the file does not say which of 2 puzzles", FLAT, CUBE);
    }

    static Stream<String[]> mistakes() {
        return Stream.of(
                new String[] {"A B *\n", "s.txt:1:1: error: this is no solution: 'A B *'"},
                new String[] {
                    "# --- SOLUTION 1 ---\nA B *\n", "s.txt:2:1: error: the picture of solution 1 ends after 1 row"
                },
                new String[] {
                    "# --- SOLUTION 1 ---\nA B * C\n", "s.txt:2:7: error: there are too many cells in this row"
                },
                new String[] {"# --- SOLUTION 1 ---\nA B\n", "s.txt:2:4: error: there are too few cells before this"},
                new String[] {
                    "# --- SOLUTION 1 ---\nA B *, A\n", "s.txt:2:8: error: there are too many cells in this row"
                },
                new String[] {
                    "# --- SOLUTION 1 ---\nA B *\nA B B\nC\n", "s.txt:4:1: error: a heading is expected here, not 'C'"
                },
                new String[] {
                    "{\"solution\":1,\"pieces\":[{\"name\":\"A\",\"cells\":[[0,0,0,0]]}]}",
                    "s.txt:1:1: error: there is a cell that has not 3 numbers"
                },
                new String[] {
                    "puzzle,solution,piece,x,y,z,w\na,1,A,0,0,0,0\n",
                    "s.txt:2:1: error: below these titles a cell has 4 numbers"
                },
                new String[] {"{\"solution\":1}", "s.txt:1:1: error: this object has no pieces"},
                new String[] {"{\"solution\":1,]", "s.txt:1:15: error: this is no JSON"},
                new String[] {"{\"format\":2,", "s.txt:1:11: error: this is format 2, and only format 1 is known"},
                new String[] {
                    "{\"solution\":1,\"pieces\":[{\"name\":\"A\",\"cells\":[[0,0]]}]}",
                    "s.txt:1:50: error: a coordinate is expected here"
                },
                new String[] {"puzzle,solution,piece,x,y,z\na,1,A,0,0\n", "s.txt:2:10: error: this row has 5 values"},
                new String[] {"puzzle,solution,piece,x,y,z\na,1,A,0,0,x\n", "s.txt:2:1: error: 'x' is no coordinate"},
                new String[] {
                    "puzzle,solution,piece,x,y,z\na,1,\"A,0,0,0\n", "s.txt:2:5: error: this quotation mark has no other"
                },
                new String[] {
                    "# --- PIECES OF SOLUTION 1 ---\nA 0 0 0\n", "s.txt:2:1: error: this is no piece with its cells"
                },
                new String[] {
                    "# --- PIECES OF SOLUTION 1 ---\nA: 0 0 0 1\n",
                    "s.txt:2:10: error: a cell has more than three numbers here"
                },
                new String[] {
                    "# --- PIECES OF SOLUTION 1 ---\nA: 0 0 99999999999\n",
                    "s.txt:2:8: error: '99999999999' is no coordinate"
                },
                new String[] {
                    "# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=9:yDim=2:zDim=1\n",
                    "s.txt:2:1: error: a solution in a box of 9x2x1"
                },
                new String[] {
                    "# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=3:yDim=2:zDim=1\nC:name=A:type=M:layout=0 0 0\n",
                    "s.txt:3:1: error: this is no stationary piece"
                },
                new String[] {
                    "# --- DEFINITION OF SOLUTION 1 ---\nD:xDim=3:yDim=2:zDim=1\n",
                    "s.txt:2:1: error: the definition of solution 1 does not end"
                },
                new String[] {"# --- SOLUTION 1 ---\nA \u0007\n", "s.txt:2:3: error: there is a control character here"
                });
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    @DisplayName("that is wrong is refused with the place")
    void refused(String text, String message) {
        assertError(text, message, FLAT);
    }

    /** Three balls in a box of 3 x 2, and a stationary one; one piece has the name of a gap. */
    private static Puzzle balls() {
        return new Puzzle(
                "balls",
                new Container(Lattices.named("fcc").orElseThrow(), new Box(3, 2, 1)),
                false,
                List.of(
                        new Piece("-", List.of(new Cell(0, 0, 0), new Cell(1, 1, 0)), false),
                        new Piece("*", List.of(new Cell(2, 0, 0)), true)));
    }

    @Test
    @DisplayName("has hyphens in pictures where there is no cell")
    void gaps() {
        assertEquals(
                List.of(
                        new PlacedPiece("-", List.of(List.of(0, 0, 0), List.of(1, 1, 0))),
                        new PlacedPiece("*", List.of(List.of(2, 0, 0)))),
                read("# --- SOLUTION 1 ---\n- - -\n- - *\n", balls()).get(0).pieces().stream()
                        .sorted(Comparator.comparing(PlacedPiece::name).reversed())
                        .toList());
        assertError("# --- SOLUTION 1 ---\n- A -\nA B *\n", "s.txt:3:3: error: there is no cell here", balls());
    }

    @Test
    @DisplayName("may indent the rows of pictures in any way")
    void indented() {
        Puzzle triangles = new Puzzle(
                "triangles",
                new Container(Lattices.named("triangular").orElseThrow(), new Box(1, 2, 1)),
                false,
                List.of(new Piece("A", List.of(new Cell(0, 0, 0), new Cell(0, 0, 1)), false)));

        for (String indent : List.of("", "  ", "\t  ")) {
            assertEquals(
                    List.of(List.of(0, 0, 0), List.of(0, 1, 1)),
                    read("# --- SOLUTION 1 ---\n" + indent + "B A\n" + "A B\n", triangles).get(0).pieces().stream()
                            .filter(piece -> piece.name().equals("A"))
                            .findFirst()
                            .orElseThrow()
                            .cells());
        }
        assertError(
                "# --- SOLUTION 1 ---\n  A A A\nB B\n",
                "s.txt:2:7: error: there are too many cells in this row",
                triangles);
    }

    @Test
    @DisplayName("has definitions of the lattice of the puzzle")
    void lattice() {
        String start = "# --- DEFINITION OF SOLUTION 1 ---\nD:";
        String end = "xDim=3:yDim=2:zDim=1\nC:name=A:type=S:layout=-1 0 0\n~D\n";

        assertEquals(
                List.of(new PlacedPiece("A", List.of(List.of(-1, 0, 0)))),
                read(start + "lattice=fcc:" + end, balls()).get(0).pieces());
        assertError(start + end, "s.txt:2:1: error: a solution in the lattice cubic", balls());
        assertError(start + "lattice=fcc:" + end, "s.txt:2:1: error: a solution in the lattice fcc", FLAT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "D:lattice=triangular:xDim=3:yDim=2:zDim=1:wrap=xy",
                "D:wrap=yx:zDim=1:yDim=2:xDim=3:lattice=polyiamond",
                "D : lattice = TRIANGULAR : yDim=+2:xDim=3:wrap=yx  # as in the puzzle",
                "D:lattice=polyiamond:xDim=3:yDim=2:oneSide:match=1-1:wrap=xy"
            })
    @DisplayName("has definitions whose settings stand in any order and are written in any way")
    void settings(String opening) {
        Puzzle torus = puzzle("torus.txt", """
                D:lattice=triangular:xDim=3:yDim=2:wrap=xy
                C:name=A:copies=6:layout=0 0 0, 0 0 1
                ~D
                """);
        String text =
                "# --- DEFINITION OF SOLUTION 1 ---\n" + opening + "\nC:name=A.1:type=S:layout=0 0 0, 0 0 1\n~D\n";

        assertEquals(
                List.of(new PlacedPiece("A.1", List.of(List.of(0, 0, 0), List.of(0, 0, 1)))),
                read(text, torus).get(0).pieces());
        assertError(text.replaceAll("[xy]{2}", "x"), "s.txt:2:1: error: a solution in a box closed along x", torus);
        assertError(text.replaceFirst("xDim=3", "xDim=4"), "s.txt:2:1: error: a solution in a box of 4x2x1", torus);
        assertError(text.replaceFirst("xDim=3:?", ""), "s.txt:2:1: error: this D has no xDim", torus);
    }

    private static void assertError(String text, String message, Puzzle... puzzles) {
        InputException e = assertThrows(InputException.class, () -> read(text, puzzles));
        assertTrue(e.getMessage().startsWith(message), e::getMessage);
        assertEquals(4, e.getMessage().split("\n", -1).length, e::getMessage);
    }

    @Test
    @DisplayName("that is cut off or too large is refused")
    void files() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(FORMS.get(0).getBytes(StandardCharsets.UTF_8));
        }
        byte[] cut = Arrays.copyOf(bytes.toByteArray(), bytes.size() - 12);
        InputException e = assertThrows(InputException.class, () -> read(cut, FLAT));
        assertTrue(e.getMessage().startsWith("s.txt: error: the compressed file is cut off"), e::getMessage);

        String large = "# --- SOLUTION 1 ---\n" + " ".repeat(SolutionLimits.MAX_BYTES + 1);
        e = assertThrows(InputException.class, () -> read(large, FLAT));
        assertTrue(e.getMessage().startsWith("s.txt:2:1: error: a solution is longer than"), e::getMessage);

        e = assertThrows(
                InputException.class,
                () -> SolutionReader.open("no/such/file", InputStream.nullInputStream(), subjects(FLAT)));
        assertTrue(
                e.getMessage().startsWith("no/such/file: error: cannot be read: there is no such file"), e::getMessage);
        assertFalse(e.getMessage().contains("^"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# --- PIECES OF SOLUTION 1 ---\nB: 0 0 0 0\nA: 0 0 0 2, 0 0 0 1\n",
                """
                {"solution":1,"pieces":[{"name":"B","cells":[[0,0,0,0]]},{"name":"A","cells":[[0,0,0,2],[0,0,0,1]]}]}""",
                "puzzle,solution,piece,x,y,z,w\np,1,B,0,0,0,0\np,1,A,0,0,0,2\np,1,A,0,0,0,1\n",
                """
                # --- DEFINITION OF SOLUTION 1 ---
                D:lattice=hypercubic:xDim=1:yDim=1:zDim=1:wDim=3
                C:name=B:type=S:layout=0 0 0 0
                C:name=A:type=S:layout=0 0 0 2, 0 0 0 1
                ~D
                """
            })
    void cellsOfFourDimensionsHaveFourNumbers(String text) {
        Solution solution = read(text, HYPERCUBES).get(0);

        assertEquals(
                List.of(
                        new PlacedPiece("B", List.of(List.of(0, 0, 0, 0))),
                        new PlacedPiece("A", List.of(List.of(0, 0, 0, 1), List.of(0, 0, 0, 2)))),
                solution.pieces());
    }
}
