package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PieceTray;
import io.github.filaforge.picture.print.PieceFiles.Format;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("seconds")
class PieceFilesTest {

    private static final double CELL = 10;

    /** The error that a volume may have, in cubic millimetres, since coordinates are floats. */
    private static final double ROUNDING = 0.05;

    private static Cell cell(int x, int y, int z) {
        return new Cell(x, y, z);
    }

    /** A box of cells without some. */
    private static List<Cell> box(int xDim, int yDim, int zDim, Cell... without) {
        List<Cell> cells = new ArrayList<>();
        for (int x = 0; x < xDim; x++) {
            for (int y = 0; y < yDim; y++) {
                for (int z = 0; z < zDim; z++) {
                    cells.add(cell(x, y, z));
                }
            }
        }
        cells.removeAll(List.of(without));
        return cells;
    }

    private static Puzzle puzzle(List<List<Cell>> pieces) {
        List<Piece> named = new ArrayList<>();
        pieces.forEach(cells -> named.add(new Piece("p" + named.size(), cells, false)));
        return new Puzzle("test", new Box(9, 9, 9), false, named);
    }

    private static PrintedSurface single(List<Cell> cells, double clearance) {
        Map<String, byte[]> files = PieceFiles.sideBySide(puzzle(List.of(cells)), new PrintSize(CELL, clearance), false)
                .oneEach(Format.STL);
        assertEquals(Set.of("01-p0.stl"), files.keySet());
        return PrintedSurface.read(files.get("01-p0.stl")).assertWatertight();
    }

    /**
     * Returns the volume of cells whose faces move inwards: of the cells, and of the joints of two, four or eight
     * cells.
     */
    private static double volume(List<Cell> cells, double clearance) {
        Set<Cell> all = new HashSet<>(cells);
        double volume = 0;
        for (Cell cell : cells) {
            for (Cell corner : box(2, 2, 2)) {
                List<Cell> joined = box(corner.x() + 1, corner.y() + 1, corner.z() + 1).stream()
                        .map(cell::plus)
                        .toList();
                int gaps = corner.x() + corner.y() + corner.z();
                if (all.containsAll(joined)) {
                    volume += Math.pow(2 * clearance, gaps) * Math.pow(CELL - 2 * clearance, 3.0 - gaps);
                }
            }
        }
        return volume;
    }

    /** The pieces of three sets, and all ways to place five cubes together. */
    static Stream<List<Cell>> pieces() {
        return Stream.concat(
                Stream.of("somacube", "tetriscube", "bedlamcube")
                        .flatMap(name -> Definitions.puzzle(name).mobilePieces().stream())
                        .map(Piece::cells),
                pentacubes().stream());
    }

    private static Set<List<Cell>> pentacubes() {
        Comparator<List<Cell>> order = Comparator.comparing(List::toString);
        Set<List<Cell>> grown = new TreeSet<>(order);
        grown.add(List.of(cell(0, 0, 0)));
        for (int size = 2; size <= 5; size++) {
            Set<List<Cell>> larger = new TreeSet<>(order);
            for (List<Cell> cells : grown) {
                for (Cell cell : cells) {
                    for (Direction direction : Lattices.CUBIC.directions()) {
                        Set<Cell> with = new HashSet<>(cells);
                        if (with.add(cell.plus(direction.step()))) {
                            larger.add(leastTurn(with));
                        }
                    }
                }
            }
            grown = larger;
        }
        assertEquals(29, grown.size());
        return grown;
    }

    private static List<Cell> leastTurn(Set<Cell> cells) {
        return Lattices.CUBIC.turns().motions(Turns.ALL).stream()
                .map(turn -> Lattices.CUBIC.turns().turned(List.copyOf(cells), turn))
                .min(Comparator.comparing(List::toString))
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void everyPieceIsOneClosedBodyOfItsVolume(List<Cell> cells) {
        for (double clearance : new double[] {0, 0.15}) {
            PrintedSurface surface = single(cells, clearance);
            double expected = clearance == 0 && touchesAlongAnEdge(cells) ? 0.01 : clearance;

            assertEquals(volume(cells, expected), surface.volume(), ROUNDING);
            assertEquals(2, surface.eulerCharacteristic());
            assertEquals(1, surface.parts());
        }
        assertEquals(cells.size() * 1000.0, volume(cells, 0), ROUNDING);
    }

    /**
     * Returns true if two cells of a piece share an edge and the piece has neither of the other two cells at this edge.
     */
    private static boolean touchesAlongAnEdge(List<Cell> cells) {
        return cells.stream()
                .anyMatch(cell -> cells.stream().anyMatch(other -> {
                    Cell step = other.minus(cell);
                    List<Cell> between = Stream.of(cell(step.x(), 0, 0), cell(0, step.y(), 0), cell(0, 0, step.z()))
                            .filter(part -> !part.equals(cell(0, 0, 0)))
                            .toList();
                    boolean isNear =
                            Math.max(Math.abs(step.x()), Math.max(Math.abs(step.y()), Math.abs(step.z()))) == 1;
                    return isNear
                            && between.size() == 2
                            && between.stream().noneMatch(part -> cells.contains(cell.plus(part)));
                }));
    }

    @Test
    void aRingHasAHoleThroughIt() {
        List<Cell> ring = box(3, 3, 1, cell(1, 1, 0));
        for (double clearance : new double[] {0, 0.2}) {
            PrintedSurface surface = single(ring, clearance);

            assertEquals(volume(ring, clearance), surface.volume(), ROUNDING);
            assertEquals(0, surface.eulerCharacteristic());
            assertEquals(1, surface.parts());
        }
    }

    @Test
    void aHollowBoxHasASurfaceInsideToo() {
        List<Cell> hollow = box(3, 3, 3, cell(1, 1, 1));
        PrintedSurface surface = single(hollow, 0);

        assertEquals(26_000, surface.volume(), ROUNDING);
        assertEquals(4, surface.eulerCharacteristic());
        assertEquals(2, surface.parts());
    }

    @Test
    void theCornerThatIsCutFromABlockIsSharp() {
        List<Cell> block = box(2, 2, 2, cell(1, 1, 1));

        assertEquals(volume(block, 0.5), single(block, 0.5).volume(), ROUNDING);
        assertEquals(2, single(block, 0.5).eulerCharacteristic());
    }

    /** Cells that touch along an edge or at a corner only are given a hundredth of a millimetre. */
    @Test
    void cellsThatTouchInNoFaceComeApart() {
        for (Cell other : List.of(cell(1, 1, 0), cell(1, 1, 1))) {
            List<Cell> touching = List.of(cell(0, 0, 0), other);
            PrintedSurface surface = single(touching, 0);

            assertEquals(2, surface.parts());
            assertEquals(4, surface.eulerCharacteristic());
            assertEquals(volume(touching, 0.01), surface.volume(), ROUNDING);
            assertEquals(volume(touching, 0.3), single(touching, 0.3).volume(), ROUNDING);
        }
    }

    /** A ring of which two cells touch along an edge, and a block with two open corners that do: both hang together. */
    @Test
    void cellsThatTouchAlongAnEdgeMayHangTogetherElsewhere() {
        for (List<Cell> cells : List.of(
                List.of(
                        cell(0, 0, 0),
                        cell(1, 0, 0),
                        cell(2, 0, 0),
                        cell(2, 1, 0),
                        cell(2, 2, 0),
                        cell(1, 2, 0),
                        cell(0, 1, 0)),
                box(2, 2, 2, cell(0, 0, 0), cell(1, 1, 1)),
                box(2, 2, 2, cell(0, 0, 0), cell(1, 1, 0)))) {
            PrintedSurface surface = single(cells, 0);

            assertEquals(1, surface.parts());
            assertEquals(volume(cells, 0.01), surface.volume(), ROUNDING);
        }
    }

    /** Cells thrown into a box at random touch in every way there is. */
    @Tag("slow")
    @Test
    void cellsThatTouchInAnyWayAreClosedBodies() {
        Random random = new Random(19);
        for (int run = 0; run < 300; run++) {
            List<Cell> cells =
                    box(3, 3, 3).stream().filter(cell -> random.nextInt(3) > 0).toList();
            if (!cells.isEmpty()) {
                assertEquals(volume(cells, 0.4), single(cells, 0.4).volume(), ROUNDING);
                assertEquals(cells.size() * 1000.0, single(cells, 0).volume(), cells.size() * 10.0);
            }
        }
    }

    @Test
    void allPiecesLieSideBySideOnTheBed() {
        Puzzle soma = Definitions.puzzle("somacube");
        PrintedSurface bed = PrintedSurface.read(PieceFiles.sideBySide(soma, new PrintSize(20, 0.1), false)
                        .together(Format.STL))
                .assertWatertight();

        assertEquals(7, bed.parts());
        assertEquals(14, bed.eulerCharacteristic());
        assertEquals(27 * 8000.0, bed.volume(), 27 * 8000.0 * 0.04);
        double[] bounds = bed.bounds();
        assertArrayEquals(new double[] {0, 0, 0}, new double[] {bounds[0], bounds[1], bounds[2]}, 1e-4);
        assertTrue(bounds[5] <= 40, "they lie low");
    }

    @Test
    void aPieceBeginsAtTheOriginInItsOwnFile() {
        Puzzle soma = Definitions.puzzle("somacube");
        Map<String, byte[]> files =
                PieceFiles.sideBySide(soma, new PrintSize(12.5, 0.2), false).oneEach(Format.STL);

        assertEquals(
                List.of("01-V.stl", "02-L.stl", "03-T.stl", "04-Z.stl", "05-A.stl", "06-B.stl", "07-P.stl"),
                List.copyOf(files.keySet()));
        assertArrayEquals(
                new double[] {0, 0, 0, 3 * 12.5 - 0.4, 2 * 12.5 - 0.4, 12.5 - 0.4},
                PrintedSurface.read(files.get("02-L.stl")).bounds(),
                1e-4);
    }

    /** Mirror images stay what they are: no turn makes one of the other. */
    @Test
    void noPieceIsMirrored() {
        Piece screw = Definitions.puzzle("somacube").mobilePieces().get(4);
        PlacedPiece placed =
                PieceTray.of(puzzle(List.of(screw.cells()))).pieces().get(0);
        Set<Cell> lying = new HashSet<>();
        placed.cells().forEach(each -> lying.add(cell(each.get(0), each.get(1), each.get(2))));

        assertEquals(leastTurn(new HashSet<>(screw.cells())), leastTurn(lying));
    }

    @Test
    void anAssembledPuzzleKeepsItsPlacesAndItsPiecesApart() {
        Puzzle soma = Definitions.puzzle("somacube");
        List<PlacedPiece> solution;
        try (SolutionStream solutions =
                Filaforge.prepare(soma, SearchRequest.standard()).solutions()) {
            solution = solutions.iterator().next().pieces();
        }
        PrintedSurface cube = PrintedSurface.read(PieceFiles.assembled(soma, solution, new PrintSize(CELL, 0), false)
                        .together(Format.STL))
                .assertWatertight();

        assertEquals(7, cube.parts());
        assertEquals(27_000, cube.volume(), 270);
        assertArrayEquals(new double[] {0.01, 0.01, 0.01, 29.99, 29.99, 29.99}, cube.bounds(), 1e-4);
    }

    @Test
    void namesOfFilesAreSafeAndDifferOnAnyFileSystem() {
        List<Piece> pieces = new ArrayList<>();
        Stream.concat(
                        HostileNames.all().stream(),
                        Stream.of("..", "a/b", "a\\b", "a", "A", "CON", "nul", "C:", "x\ny", "\0", ".", "-rf"))
                .forEach(name -> pieces.add(new Piece(name, List.of(cell(0, 0, 0)), false)));
        Puzzle puzzle = new Puzzle("hostile", new Box(100, 1, 1), false, pieces);

        Set<String> names = PieceFiles.sideBySide(puzzle, new PrintSize(CELL, 0), false)
                .oneEach(Format.STL)
                .keySet();

        assertEquals(pieces.size(), names.size());
        names.forEach(name -> assertTrue(name.matches("[0-9]{2}-[A-Za-z0-9_-]{1,40}\\.stl"), name));
        assertEquals(
                pieces.size(),
                names.stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .distinct()
                        .count());
    }

    @Test
    void piecesInPartsAreNamed() {
        Puzzle puzzle = puzzle(List.of(box(2, 1, 1), List.of(cell(0, 0, 0), cell(1, 1, 0))));

        assertEquals(
                List.of("p1"),
                PieceFiles.sideBySide(puzzle, new PrintSize(CELL, 0), false).inParts());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.5, 0", "101, 0", "NaN, 0", "10, -1", "10, 0.001", "10, NaN", "10, Infinity"})
    void sizesThatCannotBePrintedAreRefused(double cell, double clearance) {
        assertThrows(IllegalArgumentException.class, () -> new PrintSize(cell, clearance));
    }
}
