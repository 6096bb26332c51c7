package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.print.PieceFiles.Format;
import io.github.filaforge.picture.print.PrintedSurface.Point;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of printers on every lattice, for pieces by chance, whose cells touch in all ways. */
@Tag("seconds")
class LatticePrintsTest {

    /** The volume of a cell, in cubic millimetres, for cells of 10 mm: of a ball, the volume of the whole ball. */
    private static final Map<String, Double> VOLUMES = Map.of(
            "cubic", 1000.0,
            "hexagonal", 10 * 11 * 11 * Math.sqrt(3) / 2,
            "hexagonal-prism", 10 * 11 * 11 * Math.sqrt(3) / 2,
            "triangular", 10 * 15 * 15 * Math.sqrt(3) / 4,
            "triangular-prism", 10 * 15 * 15 * Math.sqrt(3) / 4,
            "tetrakis", 1000.0,
            "rhombic", 27_000 / 24.0);

    /** The distance from the sides of a cell within which a place is not tested. */
    private static final double MARGIN = 0.8;

    static List<String> solids() {
        return List.of(
                "cubic",
                "hexagonal",
                "triangular",
                "tetrakis",
                "triangular-prism",
                "hexagonal-prism",
                "rhombic",
                "tetra-octa",
                "fcc");
    }

    static List<String> solidsWithSides() {
        return solids().subList(0, 8);
    }

    private static Lattice lattice(String name) {
        return Lattices.named(name).orElseThrow();
    }

    private static Box box(Lattice lattice) {
        int side = lattice.kinds() > lattice.classes() ? 10 : 5;
        return new Box(side, side, lattice.isPlanar() ? 1 : side);
    }

    /** Cells that grow from one cell; every other piece also jumps across corners and edges. */
    private static List<Cell> grown(Lattice lattice, int size, boolean jumps, Random random) {
        List<Cell> all = lattice.cells(box(lattice));
        Set<Cell> region = new HashSet<>(all);
        Set<Cell> grown = new TreeSet<>(Set.of(all.get(random.nextInt(all.size()))));
        for (int tries = 0; grown.size() < size && tries < 10_000; tries++) {
            Cell cell = List.copyOf(grown).get(random.nextInt(grown.size()));
            int steps = jumps && random.nextInt(4) == 0 ? 2 + random.nextInt(2) : 1;
            for (int i = 0; i < steps; i++) {
                List<Direction> directions = lattice.directions(cell);
                cell = cell.plus(
                        directions.get(random.nextInt(directions.size())).step());
            }
            if (region.contains(cell)) {
                grown.add(cell);
            }
        }
        return List.copyOf(grown);
    }

    private static List<List<Cell>> pieces(Lattice lattice, int count, int largest) {
        Random random = new Random(11);
        List<List<Cell>> pieces = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            pieces.add(grown(lattice, 1 + random.nextInt(largest), i % 2 == 1, random));
        }
        return pieces;
    }

    private static PlacedPiece placed(String name, List<Cell> cells) {
        return new PlacedPiece(
                name,
                cells.stream()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList());
    }

    private static Puzzle puzzle(Lattice lattice, List<List<Cell>> pieces) {
        List<Piece> named = new ArrayList<>();
        pieces.forEach(cells -> named.add(new Piece("p" + named.size(), cells, false)));
        return new Puzzle("test", new Container(lattice, box(lattice)), false, named);
    }

    /** The surface of cells at their places. */
    private static PrintedSurface surface(Lattice lattice, List<Cell> cells, PrintSize size, String label) {
        PieceFiles files = PieceFiles.assembled(
                puzzle(lattice, List.of(cells)),
                List.of(placed(label.isEmpty() ? "p0" : label, cells)),
                size,
                !label.isEmpty());
        return PrintedSurface.read(files.together(Format.STL)).assertWatertight();
    }

    private static PrintSize size(double clearance, double chamfer) {
        return new PrintSize(10, clearance, chamfer, OptionalDouble.empty());
    }

    @ParameterizedTest
    @MethodSource("solids")
    @Tag("slow")
    void thePlacesInACellLieInThePieceThatHasTheCell(String name) {
        Lattice lattice = lattice(name);
        Random random = new Random(3);
        int tested = 0;
        for (List<Cell> cells : pieces(lattice, 12, 8)) {
            PrintedSurface surface = surface(lattice, cells, size(0.1, name.equals("fcc") ? 0 : 0.3), "");
            double[] bounds = surface.bounds();
            for (int i = 0; i < 60; i++) {
                Point at = new Point(
                        between(bounds[0] - 2, bounds[3] + 2, random),
                        between(bounds[1] - 2, bounds[4] + 2, random),
                        between(bounds[2] - 2, bounds[5] + 2, random));
                Cell cell = CellAtPlace.of(name, at);
                if (isWellInside(name, cell, at)) {
                    tested++;
                    assertEquals(cells.contains(cell), surface.contains(at), () -> at + " in " + cell + " of " + cells);
                }
            }
        }
        assertTrue(tested > 200, () -> "too few places");
    }

    private static double between(double least, double most, Random random) {
        return least + (most - least) * random.nextDouble();
    }

    private static boolean isWellInside(String name, Cell cell, Point at) {
        for (int bits = 0; bits < 27; bits++) {
            Point beside =
                    at.plus(new Point((bits % 3 - 1) * MARGIN, (bits / 3 % 3 - 1) * MARGIN, (bits / 9 - 1) * MARGIN));
            if (cell == null || !cell.equals(CellAtPlace.of(name, beside))) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @MethodSource("solidsWithSides")
    void aPieceWithoutClearanceHasTheVolumeOfItsCells(String name) {
        Lattice lattice = lattice(name);
        for (List<Cell> cells : pieces(lattice, 30, 9)) {
            PieceFiles files = PieceFiles.sideBySide(puzzle(lattice, List.of(cells)), size(0, 0), false);
            PrintedSurface surface =
                    PrintedSurface.read(files.together(Format.STL)).assertWatertight();
            double expected =
                    cells.stream().mapToDouble(cell -> volume(name, cell)).sum();

            // Where cells touch along an edge or at a corner alone, there is a gap of 0.02 mm.
            assertEquals(expected, surface.volume(), 0.012 * expected);
            assertTrue(surface.volume() < expected + 0.1, "the gap is no part of the piece");
        }
    }

    private static double volume(String name, Cell cell) {
        boolean isTetrahedron =
                Math.floorMod(cell.x(), 3) == 1 && Math.floorMod(cell.y(), 3) == 1 && Math.floorMod(cell.z(), 3) == 1;
        return name.equals("tetra-octa") ? 18 * 18 * 18 / (isTetrahedron ? 3.0 : 6.0) : VOLUMES.get(name);
    }

    @ParameterizedTest
    @MethodSource("solidsWithSides")
    void noSurfaceCrossesItselfWhateverTheClearanceAndTheBevelAre(String name) {
        Lattice lattice = lattice(name);
        for (List<Cell> cells : pieces(lattice, 12, 10)) {
            double before = Double.MAX_VALUE;
            for (double[] widths : new double[][] {{0.01, 0}, {0.1, 0}, {0.1, 0.3}, {0.1, 1.8}, {1, 0.9}, {1.9, 0}}) {
                PrintedSurface surface = surface(lattice, cells, size(widths[0], widths[1]), "");

                assertFalse(surface.crosses(surface), () -> cells + " with " + widths[0] + " and " + widths[1]);
                assertTrue(widths[0] > 0.5 || surface.volume() < before, "the piece becomes smaller");
                before = surface.volume();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("solids")
    void piecesSideBySideLieOnTheBedACellApart(String name) {
        Lattice lattice = lattice(name);
        List<List<Cell>> pieces = pieces(lattice, 5, 5);
        PieceFiles files = PieceFiles.sideBySide(puzzle(lattice, pieces), size(0.1, 0), false);
        List<PrintedSurface> apart =
                PrintedModel.read(files.together(Format.THREE_MF)).bodies();

        assertEquals(5, apart.size());
        for (int i = 0; i < apart.size(); i++) {
            double[] one = apart.get(i).assertWatertight().bounds();
            assertEquals(0, one[2], 1e-4);
            for (int j = 0; j < i; j++) {
                double[] other = apart.get(j).bounds();
                double distance = Math.max(
                        Math.max(one[0] - other[3], other[0] - one[3]), Math.max(one[1] - other[4], other[1] - one[4]));
                assertTrue(distance > 10 - 1e-3, () -> "a distance of " + distance);
            }
        }
    }

    /** Cells that are divided among three pieces by chance, so that pieces surround each other in all ways. */
    @ParameterizedTest
    @MethodSource("solids")
    @Tag("slow")
    void assembledPiecesDoNotMeet(String name) {
        Lattice lattice = lattice(name);
        Random random = new Random(23);
        for (double clearance : new double[] {0, 0.3}) {
            Map<Integer, List<Cell>> parts = new HashMap<>();
            for (Cell cell : grown(lattice, name.equals("fcc") ? 8 : 20, true, random)) {
                parts.computeIfAbsent(random.nextInt(3), key -> new ArrayList<>())
                        .add(cell);
            }
            List<PrintedSurface> surfaces = parts.values().stream()
                    .map(cells -> surface(lattice, cells, size(clearance, 0), ""))
                    .toList();
            for (PrintedSurface one : surfaces) {
                for (PrintedSurface other : surfaces) {
                    boolean areTwo = one != other;
                    assertFalse(one.crosses(other), "surfaces that cross");
                    assertFalse(areTwo && other.contains(one.aPoint()), "a body in another");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("solidsWithSides")
    @Tag("slow")
    void aLabelIsCutIntoTheSurface(String name) {
        Lattice lattice = lattice(name);
        List<String> labels = List.of("A", "b8@", "Hello");
        for (List<Cell> cells : pieces(lattice, 8, 8)) {
            for (double chamfer : new double[] {0, 0.5}) {
                PrintedSurface plain = surface(lattice, cells, size(0.1, chamfer), "");
                PrintedSurface labelled =
                        surface(lattice, cells, size(0.1, chamfer), labels.get(cells.size() % labels.size()));

                assertFalse(labelled.crosses(labelled), cells::toString);
                assertTrue(labelled.volume() <= plain.volume() + 1e-3, "the label is cut out");
                assertTrue(labelled.volume() > 0.9 * plain.volume(), "the label is small");
                for (int i = 0; i < 6; i++) {
                    assertEquals(plain.bounds()[i], labelled.bounds()[i], 1e-4);
                }
            }
        }
    }

    @Test
    void aNameWithoutRoomIsNotEngravedAndReported() {
        Puzzle puzzle = puzzle(Lattices.CUBIC, List.of(List.of(new Cell(0, 0, 0))));
        Puzzle named = new Puzzle(
                "test",
                puzzle.container(),
                false,
                List.of(new Piece("twelve_signs", List.of(new Cell(0, 0, 0)), false)));

        PieceFiles small = PieceFiles.sideBySide(named, size(0.1, 0), true);
        PieceFiles large = PieceFiles.sideBySide(named, new PrintSize(30, 0.1, 0, OptionalDouble.empty()), true);

        assertEquals(List.of("twelve_signs"), small.unlabelled());
        assertEquals(List.of(), large.unlabelled());
    }

    @Test
    void aBevelTakesATriangleFromEachEdgeOfACube() {
        PrintedSurface cube = surface(Lattices.CUBIC, List.of(new Cell(0, 0, 0)), size(0.5, 1), "");

        // Twelve prisms of 7 mm over half a square, and at each corner a cube less the pyramid in it that stays.
        assertEquals(729 - 12 * 7 * 0.5 - 8 * (1 - 1 / 6.0), cube.volume(), 1e-3);
    }

    @Test
    void theHeightOfFlatPiecesCanBeChosen() {
        for (String name : List.of("hexagonal", "triangular", "tetrakis")) {
            Lattice lattice = lattice(name);
            PrintSize flat = new PrintSize(10, 0, 0, OptionalDouble.of(4));
            List<Cell> cells = grown(lattice, 3, false, new Random(1));
            PieceFiles files = PieceFiles.sideBySide(puzzle(lattice, List.of(cells)), flat, false);

            assertEquals(4, PrintedSurface.read(files.together(Format.STL)).bounds()[5], 1e-4);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexagonal-edges", "square-edges", "hypercubic"})
    void sticksAndHypercubesAreRefused(String name) {
        Lattice lattice = lattice(name);
        Puzzle puzzle = new Puzzle("test", new Container(lattice, new Box(2, 2, 1)), false, List.of());

        assertThrows(PictureException.class, () -> PieceFiles.sideBySide(puzzle, size(0, 0), false));
    }

    @ParameterizedTest
    @CsvSource({
        "cubic, 10, 2.6, 0, 0, cells of this size have a clearance of at most 2.5 mm",
        "cubic, 10, 0.1, 2.5, 0, with this clearance cells of this size have bevels of at most 2.4 mm",
        "rhombic, 10, 2, 0, 0, cells of this size have a clearance of at most 1.95 mm",
        "hexagonal, 10, 1.1, 0, 4, cells of this size have a clearance of at most 1 mm",
        "fcc, 10, 0, 1, 0, balls have no edges that could be bevelled",
        "fcc, 10, 0, 0, 5, a height is for flat pieces and for prisms",
        "tetra-octa, 10, 0, 0, 5, a height is for flat pieces and for prisms"
    })
    void sizesThatTheCellsHaveNoRoomForAreRefused(
            String name, double cell, double clearance, double chamfer, double height, String message) {
        Puzzle puzzle = puzzle(lattice(name), List.of(grown(lattice(name), 2, false, new Random(1))));
        PrintSize size = new PrintSize(
                cell, clearance, chamfer, height == 0 ? OptionalDouble.empty() : OptionalDouble.of(height));

        PictureException refused =
                assertThrows(PictureException.class, () -> PieceFiles.sideBySide(puzzle, size, false));

        assertTrue(refused.getMessage().startsWith(message), refused.getMessage());
    }
}
