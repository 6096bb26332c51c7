package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.Parity;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.search.SearchBuilder;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles on cylinders and tori. */
class ClosedBoxesTest {

    private static final String TETROMINOES = """
            C:name=I:layout=0 0 0, 0 1 0, 0 2 0, 0 3 0
            C:name=L:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0
            C:name=T:layout=0 0 0, 0 1 0, 0 2 0, 1 1 0
            C:name=O:layout=0 0 0, 0 1 0, 1 0 0, 1 1 0
            C:name=S:layout=0 0 0, 0 1 0, 1 1 0, 1 2 0
            """;

    private static final String PENTOMINOES = """
            C:name=I:layout=0 0 0, 0 1 0, 0 2 0, 0 3 0, 0 4 0
            C:name=L:layout=0 0 0, 0 1 0, 0 2 0, 0 3 0, 1 0 0
            C:name=Y:layout=0 0 0, 0 1 0, 0 2 0, 0 3 0, 1 1 0
            C:name=P:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0, 1 1 0
            C:name=U:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0, 1 2 0
            C:name=V:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0, 2 0 0
            C:name=T:layout=0 0 0, 0 1 0, 0 2 0, 1 1 0, 2 1 0
            C:name=N:layout=0 0 0, 0 1 0, 0 2 0, 1 2 0, 1 3 0
            C:name=F:layout=0 0 0, 0 1 0, 1 1 0, 1 2 0, 2 1 0
            C:name=W:layout=0 0 0, 0 1 0, 1 1 0, 1 2 0, 2 2 0
            C:name=Z:layout=0 0 0, 0 1 0, 1 1 0, 2 1 0, 2 2 0
            C:name=X:layout=0 1 0, 1 0 0, 1 1 0, 1 2 0, 2 1 0
            """;

    private static final String DOMINOES = "C:name=d:copies=8:layout=0 0 0, 0 1 0\n";

    @TempDir
    private Path folder;

    private static Puzzle puzzle(String box, String pieces) {
        return DefinitionReader.read("puzzle.txt", "D:" + box + "\n" + pieces + "~D\n")
                .get(0)
                .puzzle();
    }

    private static String pieces(String set) {
        return switch (set) {
            case "tetrominoes" -> TETROMINOES;
            case "pentominoes" -> PENTOMINOES;
            default -> DOMINOES;
        };
    }

    /**
     * On the cylinder as E. Timmermans found, dominoes on the torus as P. W. Kasteleyn counted; the others were counted here.
     */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "tetrominoes, xDim=5:yDim=4:zDim=1:wrap=x, 7, 140",
        "tetrominoes, xDim=5:yDim=4:zDim=1:wrap=xy, 8, 640",
        "dominoes, xDim=4:yDim=4:zDim=1:wrap=xy, 13, 272",
        "pentominoes, xDim=20:yDim=3:zDim=1:wrap=x, 2, 160"
    })
    void everyStrategyFindsTheKnownNumbers(String set, String box, int unique, int all) {
        Puzzle puzzle = puzzle(box, pieces(set));
        int served = 0;
        for (SolverForm form : SolverForm.all()) {
            if (!form.strategy().name().equals("dynamic-sieve")) {
                assertEquals(BigInteger.valueOf(unique), count(puzzle, form, Distinct.UP_TO_ROTATION), form::toString);
                served++;
            }
        }
        assertEquals(BigInteger.valueOf(all), count(puzzle, SolverForm.all().get(0), Distinct.ALL));
        assertTrue(served >= 5, served + " strategies serve it");
    }

    private static BigInteger count(Puzzle puzzle, SolverForm form, Distinct distinct) {
        return SearchBuilder.prepare(puzzle, form.request().distinct(distinct).build())
                .count();
    }

    @Test
    void everyLatticeCanBeClosedButThoseOfWhichTheDocumentSaysThatTheyCannot() throws IOException {
        // The way round is a multiple of the steps of every lattice.
        Box box = new Box(30, 30, 30);
        Matcher said = Pattern.compile("`([a-z-]+)` and `([a-z-]+)` cannot be closed")
                .matcher(Files.readString(Path.of("../docs/boards.md")));

        Set<String> refused = Lattices.names().stream()
                .filter(name -> {
                    Lattice lattice = Lattices.named(name).orElseThrow();
                    return "xyz"
                            .chars()
                            .filter(axis -> axis != 'z' || !lattice.isPlanar())
                            .anyMatch(axis ->
                                    Periods.obstacle(lattice, box, (char) axis).isPresent());
                })
                .collect(Collectors.toSet());

        assertTrue(said.find());
        assertEquals(Set.of(said.group(1), said.group(2)), refused);
    }

    @Test
    void theDynamicSieveSaysWhyItDoesNotServe() {
        Puzzle puzzle = puzzle("xDim=5:yDim=4:zDim=1:wrap=x", TETROMINOES);
        SearchRequest request =
                SearchRequest.builder().strategy("dynamic-sieve").build();

        String message = assertThrows(RequestException.class, () -> SearchBuilder.prepare(puzzle, request))
                .getMessage();

        assertTrue(message.contains("steps over the seam of a closed box"), message);
    }

    /** A quarter turn of a cylinder as high as it is round permutes its cells, and is no symmetry. */
    @ParameterizedTest
    @CsvSource({
        "xDim=4:yDim=4:zDim=1, 8",
        "xDim=4:yDim=4:zDim=1:wrap=x, 16",
        "xDim=4:yDim=4:zDim=1:wrap=xy, 128",
        "xDim=8:yDim=2:zDim=1:wrap=x, 32",
        "xDim=8:yDim=2:zDim=1:wrap=xy, 32",
        "xDim=4:yDim=2:zDim=2:wrap=xyz, 64"
    })
    void translationsAndWhatKeepsPeriodsAreSymmetries(String box, int order) {
        ImageCatalog images = ImageFinder.find(puzzle(box, DOMINOES), Distinct.UP_TO_ROTATION);

        assertEquals(order, images.symmetries().order());
    }

    /** Round a cylinder of four cells both are a ring and one cell more, or meet themselves. */
    @Test
    void differentShapesThatFillTheSameCellsAreDifferentPieces() {
        Puzzle puzzle = puzzle("xDim=4:yDim=3:zDim=1:wrap=x", """
                C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 0 1 0
                C:name=Y:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 1 1 0
                C:name=S:layout=0 0 0, 1 0 0
                """);
        List<BigInteger> all = SolverForm.all().stream()
                .filter(form -> !form.strategy().name().equals("dynamic-sieve"))
                .map(form -> count(puzzle, form, Distinct.ALL))
                .distinct()
                .toList();

        // a ring below with a cell above it, one above with a cell below it, and two cells between: L and Y either way
        assertEquals(List.of(BigInteger.valueOf(16)), all);
        assertEquals(
                BigInteger.ONE,
                SearchBuilder.prepare(puzzle, SearchRequest.builder().build()).count());
    }

    @Test
    void aColouringCountsOnlyWhereTheWayRoundKeepsIt() {
        assertEquals(0, excess(puzzle("xDim=5:yDim=4:zDim=1:wrap=x", TETROMINOES)));
        assertEquals(2, excess(puzzle("xDim=5:yDim=4:zDim=1:wrap=y", TETROMINOES)));
    }

    private static int excess(Puzzle puzzle) {
        return Parity.of(puzzle, puzzle.region()).pieces().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Lying upright the two cells of D touch over the seam, and fill a part of two cells; lying down they fill two parts. */
    @Test
    void partsThatMeetOverTheSeamAreStillPartsElsewhere() throws Exception {
        Path puzzle = Files.writeString(folder.resolve("puzzle.txt"), """
                D:xDim=3:yDim=3:zDim=1:wrap=y
                C:name=D:layout=0 0 0, 2 0 0
                C:name=B:layout=1 0 0, 0 1 0, 1 1 0, 2 1 0, 0 2 0, 1 2 0, 2 2 0
                ~D
                """);

        Ended plain = CommandLineTester.fila("solve", "-q", "--all", puzzle.toString());
        Ended looking = CommandLineTester.fila("solve", "-q", "--all", "-v", "1", puzzle.toString());

        assertTrue(plain.err().startsWith("9 solutions"), plain.err());
        assertTrue(looking.err().startsWith("9 solutions"), looking.err());
    }

    @Test
    void cellsThatMayStayEmptyGoRoundToo() {
        Puzzle puzzle = puzzle("xDim=4:yDim=1:zDim=1:wrap=x", """
                R:optional:layout=0 0 0, 1 0 0, 2 0 0, -1 0 0
                C:name=A:layout=0 0 0, 1 0 0
                """);
        for (SolverForm form : SolverForm.all()) {
            if (!form.strategy().name().equals("dynamic-sieve")) {
                assertEquals(BigInteger.valueOf(4), count(puzzle, form, Distinct.ALL), form::toString);
                assertEquals(BigInteger.ONE, count(puzzle, form, Distinct.UP_TO_ROTATION), form::toString);
            }
        }
    }

    @Test
    void imagesOverTheSeamAreToldByHowTheirPiecesAreTurned() {
        ImageFrequencies frequencies = Filaforge.graph(puzzle("xDim=5:yDim=4:zDim=1:wrap=x", TETROMINOES))
                .frequencies();

        for (Shape shape : frequencies.shapes()) {
            Map<List<Cell>, BigInteger> byOrientation = frequencies.byOrientation(shape);
            assertTrue(shape.orientations().containsAll(byOrientation.keySet()), shape.name());
            assertEquals(
                    BigInteger.valueOf(140), byOrientation.values().stream().reduce(BigInteger.ZERO, BigInteger::add));
        }
    }

    @Test
    void whatIsForBoxesWithEndsRefusesClosedOnes() {
        String puzzle = Definitions.file("tetrominoes_cylinder_5x4").toString();
        String file = folder.resolve("out").toString();

        for (String[] arguments : new String[][] {
            {"render", "--format", "html", "--output", file, puzzle},
            {"render", "--format", "stl", "--output", file, puzzle},
            {"convert", puzzle, file + ".xmpuzzle"}
        }) {
            Ended ended = CommandLineTester.fila(arguments);

            assertEquals(2, ended.exitCode(), ended.err());
            assertTrue(ended.err().contains("closed along x, a cylinder"), ended.err());
        }
        for (String view : new String[] {"layers", "isometric"}) {
            Ended drawn = CommandLineTester.fila("render", "--view", view, "--output", file + view + ".svg", puzzle);

            assertEquals(0, drawn.exitCode(), drawn.err());
        }
    }

    @Test
    void moreSymmetriesThanThereIsRoomForAreRefused() {
        Puzzle puzzle = puzzle("xDim=30:yDim=30:zDim=1:wrap=xy", "C:name=d:copies=450:layout=0 0 0, 0 1 0\n");
        SearchRequest request = SearchRequest.builder().build();

        String message = assertThrows(RequestException.class, () -> SearchBuilder.prepare(puzzle, request))
                .getMessage();

        assertTrue(message.contains("more than 4444 symmetries of 900 cells"), message);
    }

    @Test
    void aPuzzleIsBuiltWrittenAndReadWithItsClosedAxes() {
        Puzzle puzzle = PuzzleBuilder.inBox("ring", 4, 2)
                .wrap("x")
                .stationary("*", new int[] {-1, 0})
                .piece("A", "###")
                .piece("B", "####")
                .build();

        String written = DefinitionWriter.write(puzzle);

        assertTrue(written.startsWith("D:xDim=4:yDim=2:zDim=1:wrap=x\n"), written);
        assertTrue(written.contains(". . . .\n. . . *\n"), written);
        assertEquals(puzzle, DefinitionReader.read("ring.txt", written).get(0).puzzle());
        assertThrows(
                RequestException.class,
                () -> PuzzleBuilder.inBox("ring", 4, 1)
                        .wrap("y")
                        .piece("A", "####")
                        .build());
    }

    /** Whatever {@code solve} writes, {@code verify} reads, and judges by a geometry of its own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "xDim=5:yDim=4:zDim=1:wrap=xy",
                "lattice=hexagonal:xDim=5:yDim=4:wrap=x",
                "lattice=hexagonal-edges:xDim=2:yDim=3:wrap=xy",
                "lattice=triangular:xDim=5:yDim=2:wrap=x"
            })
    void whatIsSolvedIsRightInEveryForm(String box) throws Exception {
        String pieces = box.contains("edges")
                ? "C:name=A:copies=6:layout=0 0 0, 0 0 1, 0 0 2\n"
                : box.contains("triangular") ? "C:name=A:copies=5:layout=0 0 0, 0 0 1, 0 1 0, 0 1 1\n" : TETROMINOES;
        Path puzzle = folder.resolve("puzzle.txt");
        Files.writeString(puzzle, "D:" + box + "\n" + pieces + "~D\n");
        for (String format : new String[] {"text", "ndjson", "csv", "pieces", "def"}) {
            Path file = folder.resolve("solutions." + format);

            Ended solved =
                    CommandLineTester.fila("solve", "--format", format, "--output", file.toString(), puzzle.toString());
            Ended verified = CommandLineTester.fila("verify", puzzle.toString(), file.toString());

            assertEquals(0, solved.exitCode(), solved.err());
            assertEquals(0, verified.exitCode(), () -> format + ": " + verified.out() + verified.err());
            assertTrue(Files.size(file) > 0, format);
        }
        Ended again = CommandLineTester.fila(
                "solve", "-q", folder.resolve("solutions.def").toString());
        assertEquals(0, again.exitCode(), again.err());
    }

    @Test
    void theCheckerTakesCellsFromBeyondTheSeamAndRefusesOthers() throws Exception {
        Path puzzle = folder.resolve("puzzle.txt");
        Files.writeString(
                puzzle,
                "D:xDim=4:yDim=1:zDim=1:wrap=x\nC:name=A:layout=0 0 0, 1 0 0\nC:name=B:layout=0 0 0, 1 0 0\n~D\n");
        Path right = Files.writeString(
                folder.resolve("right.txt"), "# --- PIECES OF SOLUTION 1 ---\nA: 3 0 0, 4 0 0\nB: 1 0 0, -2 0 0\n");
        Path wrong = Files.writeString(
                folder.resolve("wrong.txt"), "# --- PIECES OF SOLUTION 1 ---\nA: 1 0 0, 3 0 0\nB: 0 0 0, 2 0 0\n");

        Ended taken = CommandLineTester.fila("verify", puzzle.toString(), right.toString());
        Ended refused = CommandLineTester.fila("verify", puzzle.toString(), wrong.toString());

        assertEquals(0, taken.exitCode(), taken.out() + taken.err());
        assertEquals(3, refused.exitCode(), refused.out() + refused.err());
        assertTrue(refused.out().contains("has another shape than in the puzzle"), refused.out() + refused.err());
    }
}
