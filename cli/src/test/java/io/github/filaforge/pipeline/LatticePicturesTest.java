package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pictures that solvers of each lattice write, read back. */
class LatticePicturesTest {

    private static final String HEXIAMONDS = """
            0 0 0, 0 1 0, 0 2 0, 0 0 1, 0 1 1, 0 2 1
            0 0 0, 0 1 0, 0 2 0, 0 0 1, 0 1 1, 1 0 0
            0 0 0, 0 1 0, 0 0 1, 0 1 1, 1 0 0, 1 1 0
            0 0 0, 0 1 0, 0 0 1, 0 1 1, 1 0 0, 1 0 1
            0 0 0, 0 1 0, 0 0 1, 0 1 1, 1 1 0, 1 0 1
            0 0 0, 0 1 0, 0 0 1, 0 1 1, 1 1 0, 1 1 1
            0 1 0, 0 2 0, 0 0 1, 0 1 1, 0 2 1, 1 0 0
            0 1 0, 0 2 0, 0 0 1, 0 1 1, 0 2 1, 1 1 0
            0 1 0, 0 2 0, 0 0 1, 0 1 1, 1 1 0, 1 1 1
            0 1 0, 0 2 0, 0 1 1, 1 1 0, 1 0 1, 1 1 1
            0 1 0, 0 0 1, 0 1 1, 1 0 0, 1 1 0, 1 0 1
            0 1 0, 0 0 1, 0 1 1, 1 1 0, 1 2 0, 1 1 1
            """;

    private static final String TETRAHEXES = """
            0 0 0, 0 1 0, 0 2 0, 0 3 0
            0 0 0, 0 1 0, 0 2 0, 1 0 0
            0 0 0, 0 1 0, 0 2 0, 1 2 0
            0 0 0, 0 1 0, 1 0 0, 1 1 0
            0 0 0, 0 1 0, 1 1 0, 1 2 0
            0 0 0, 0 1 0, 1 1 0, 2 0 0
            0 1 0, 1 1 0, 1 2 0, 2 0 0
            """;

    private static Lattice lattice(String name) {
        return Lattices.named(name).orElseThrow();
    }

    /** The puzzle of a set of pieces, a line for each, which are called A, B, C and so on. */
    private static Puzzle puzzle(String lattice, Box box, String set) {
        List<Piece> pieces = new ArrayList<>();
        for (String line : set.lines().toList()) {
            List<Cell> cells = Stream.of(line.split(", "))
                    .map(cell ->
                            Stream.of(cell.split(" ")).map(Integer::valueOf).toList())
                    .map(lattice(lattice)::cell)
                    .toList();
            pieces.add(new Piece(Character.toString('A' + pieces.size()), cells, false));
        }
        return new Puzzle("set", new Container(lattice(lattice), box), false, pieces);
    }

    /**
     * A puzzle that has a solution: a box cut into connected pieces of at most four cells, the last of which is stationary.
     *
     * @param suffix what the names of the pieces end with
     */
    private static Puzzle cut(Lattice lattice, Box box, String suffix) {
        SplittableRandom random = new SplittableRandom(7);
        List<Cell> left = new ArrayList<>(lattice.written(lattice.cells(box)));
        List<Piece> pieces = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Cell> cells = new ArrayList<>(List.of(left.remove(0)));
            for (Optional<Cell> next = neighbour(lattice, cells, left, random);
                    cells.size() < 4 && next.isPresent();
                    next = neighbour(lattice, cells, left, random)) {
                cells.add(next.get());
                left.remove(next.get());
            }
            pieces.add(new Piece((char) ('A' + pieces.size()) + suffix, lattice.withJunctions(cells), left.isEmpty()));
        }
        return new Puzzle(lattice.name(), new Container(lattice, box), false, pieces);
    }

    private static Optional<Cell> neighbour(
            Lattice lattice, List<Cell> cells, List<Cell> left, SplittableRandom random) {
        List<Cell> open = new ArrayList<>();
        for (Cell cell : cells) {
            for (Direction direction : lattice.directions(cell)) {
                Cell neighbour = cell.plus(direction.step());
                if (left.contains(neighbour)) {
                    open.add(neighbour);
                }
            }
        }
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(random.nextInt(open.size())));
    }

    /** Puzzles of each lattice, with names of one, two and three characters. */
    static Stream<Puzzle> puzzles() {
        return Lattices.names().stream()
                .map(LatticePicturesTest::lattice)
                .flatMap(lattice -> Stream.of("", "\u00e4", "-1").map(suffix -> cut(lattice, box(lattice), suffix)));
    }

    private static Box box(Lattice lattice) {
        if (lattice.coordinates() > 3) {
            return new Box(3, 2, 1, 2);
        }
        // of the places of a finer lattice few are cells
        return lattice.kinds() > lattice.classes() ? new Box(5, 4, 3) : new Box(3, 2, lattice.isPlanar() ? 1 : 2);
    }

    private static String written(SearchJob job, OutputFormat format) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(format.header(job.decoder().box().size()));
        SolutionPrinter printer = new SolutionPrinter(format.of(job.decoder(), job.puzzleName()), out);
        job.run(RunSettings.standard().withThreads(1).withLimit(200), printer);
        printer.flush();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<List<PlacedPiece>> read(String text, Puzzle puzzle) {
        List<List<PlacedPiece>> solutions = new ArrayList<>();
        try (SolutionReader reader = SolutionReader.read(
                "solutions",
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                List.of(Subject.of(puzzle)))) {
            while (reader.hasNext()) {
                Solution solution = reader.next();
                solutions.add(solution.pieces().stream()
                        .sorted(Comparator.comparing(PlacedPiece::name))
                        .toList());
            }
        }
        return solutions;
    }

    private static void assertFillsBox(Puzzle puzzle, List<PlacedPiece> solution) {
        assertEquals(
                puzzle.pieces().stream().map(Piece::name).sorted().toList(),
                solution.stream().map(PlacedPiece::name).toList());
        List<Cell> filled = solution.stream()
                .flatMap(piece -> piece.cells().stream())
                .map(puzzle.lattice()::cell)
                .sorted()
                .toList();
        assertEquals(puzzle.lattice().written(puzzle.lattice().cells(puzzle.box())), filled);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    @Tag("seconds")
    void everyFormSaysTheSameOfSolutionsThatFillTheBox(Puzzle puzzle) {
        SearchJob job = SearchBuilder.prepare(puzzle, SearchRequest.builder().build());

        List<List<PlacedPiece>> solutions = read(written(job, OutputFormat.TEXT), puzzle);

        assertFalse(solutions.isEmpty());
        solutions.forEach(solution -> assertFillsBox(puzzle, solution));
        for (OutputFormat format : OutputFormat.values()) {
            assertEquals(solutions, read(written(job, format), puzzle), format::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void anAssemblyOfAllPiecesIsDrawnLikeTheSolution(Puzzle puzzle) {
        SearchJob job = SearchBuilder.prepare(puzzle, SearchRequest.builder().build());
        String text = written(job, OutputFormat.TEXT);
        List<Piece> placed = read(text, puzzle).get(0).stream()
                .map(piece -> new Piece(
                        piece.name(),
                        piece.cells().stream().map(puzzle.lattice()::cell).toList(),
                        false))
                .toList();

        String assembly = new AssemblyPicture(puzzle, placed).text();

        if (puzzle.lattice().boardForm().hasPictures()) {
            assertEquals(Solutions.pictures(text).get(0), assembly);
        } else {
            assertEquals(
                    new TreeSet<>(Solutions.pictures(text).get(0).lines().toList()),
                    new TreeSet<>(assembly.lines().toList()));
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aListOfPiecesIsReadWhereThereCouldBeAPictureOfMoreThanCells(Puzzle puzzle) {
        Assumptions.assumeFalse(puzzle.lattice().areSideBySide());
        String cells = puzzle.pieces().stream()
                .map(piece -> piece.name() + ": "
                        + puzzle.lattice().written(piece.cells()).stream()
                                .map(puzzle.lattice()::text)
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n", "# --- SOLUTION 1 ---\n", "\n"));

        List<List<PlacedPiece>> solutions = read(cells, puzzle);

        assertEquals(1, solutions.size());
        assertFillsBox(puzzle, solutions.get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"square-edges", "hexagonal-edges", "tetrakis"})
    void aDefinitionMayHaveThePictureThatASolutionIs(String lattice) {
        Puzzle puzzle = cut(lattice(lattice), box(lattice(lattice)), "");
        String picture = Solutions.pictures(written(
                        SearchBuilder.prepare(puzzle, SearchRequest.builder().build()), OutputFormat.TEXT))
                .get(0);
        String last = puzzle.pieces().get(puzzle.pieces().size() - 1).name();

        List<Defined<Puzzle>> defined = DefinitionReader.read(
                "picture.txt",
                "D:lattice=" + lattice + ":xDim=3:yDim=2\nL:stationary=" + last + "\n" + picture + "~L\n~D\n");
        Puzzle read = defined.get(0).puzzle();

        assertEquals(
                puzzle.pieces().stream().map(Piece::name).collect(Collectors.toSet()),
                read.pieces().stream().map(Piece::name).collect(Collectors.toSet()));
        assertEquals(
                Solutions.of(SearchBuilder.prepare(
                                puzzle, SearchRequest.builder().build()))
                        .sorted()
                        .size(),
                Solutions.of(SearchBuilder.prepare(read, SearchRequest.builder().build()))
                        .sorted()
                        .size());
    }

    @Test
    void solversOfEveryStrategyDrawTheSameTriangles() {
        Puzzle puzzle = cut(lattice("triangular"), new Box(4, 2, 1), "");
        List<String> expected = solutionsByShape(
                puzzle, SearchRequest.builder().distinct(Distinct.ALL).build());

        assertTrue(expected.size() > 1);
        for (SolverForm form : SolverForm.all()) {
            SearchRequest request =
                    form.in(SearchRequest.builder().distinct(Distinct.ALL)).build();
            assertEquals(expected, solutionsByShape(puzzle, request), form::toString);
        }
    }

    /** Returns solutions by shape, since strategies differ in the places of pieces of one shape. */
    private static List<String> solutionsByShape(Puzzle puzzle, SearchRequest request) {
        Map<String, String> shapes = new HashMap<>();
        ImageFinder.find(puzzle, Distinct.ALL)
                .shapes()
                .forEach(shape -> shape.pieces().forEach(piece -> shapes.put(piece.name(), shape.name())));
        return Solutions.of(SearchBuilder.prepare(puzzle, request)).pictures().stream()
                .map(picture -> picture.codePoints()
                        .mapToObj(Character::toString)
                        .map(sign -> shapes.getOrDefault(sign, sign))
                        .collect(Collectors.joining()))
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"triangular, 6, 6, 156", "hexagonal, 7, 4, 9"})
    void setsOfPiecesHaveTheirKnownSolutions(String lattice, int xDim, int yDim, int solutions) {
        Puzzle puzzle = puzzle(lattice, new Box(xDim, yDim, 1), lattice.equals("hexagonal") ? TETRAHEXES : HEXIAMONDS);

        List<List<PlacedPiece>> found = read(
                written(SearchBuilder.prepare(puzzle, SearchRequest.builder().build()), OutputFormat.TEXT), puzzle);

        assertEquals(solutions, found.stream().distinct().count());
        assertEquals(solutions, found.size());
        found.forEach(solution -> assertFillsBox(puzzle, solution));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyImageOfASolutionIsInOneOfTheOrientationsThatTheBoxHasRoomFor(Puzzle puzzle) {
        ImageFrequencies frequencies = Filaforge.graph(puzzle).frequencies();

        for (Shape shape : frequencies.shapes()) {
            var byOrientation = frequencies.byOrientation(shape);
            assertTrue(shape.orientations().stream()
                    .map(puzzle.lattice()::written)
                    .toList()
                    .containsAll(byOrientation.keySet()));
            assertEquals(
                    frequencies.solutions().multiply(BigInteger.valueOf(shape.copies())),
                    byOrientation.values().stream().reduce(BigInteger.ZERO, BigInteger::add));
        }
    }
}
