package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.picture.print.PieceFiles;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Outline;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of boards in layers, by what is drawn. */
class PlaneDrawerTest {

    private static final double NEARLY = 1e-6;

    static Stream<Lattice> lattices() {
        return Lattices.names().stream()
                .map(name -> Lattices.named(name).orElseThrow())
                .filter(lattice -> lattice.coordinates() == 3);
    }

    static Stream<Lattice> latticesWithoutCubes() {
        return lattices().filter(lattice -> !lattice.isOrthogonal());
    }

    /** A box cut into connected pieces of up to four cells, each where it lies in the solution. */
    private static Puzzle puzzle(Lattice lattice) {
        Box box = new Box(4, 3, lattice.isPlanar() ? 1 : 2);
        List<Piece> pieces = new ArrayList<>();
        Set<Cell> left = new HashSet<>(lattice.written(lattice.cells(box)));
        for (Cell first : lattice.written(lattice.cells(box))) {
            if (left.remove(first)) {
                List<Cell> cells = new ArrayList<>(List.of(first));
                for (int i = 0; i < cells.size(); i++) {
                    Cell cell = cells.get(i);
                    lattice.directions(cell).stream()
                            .map(direction -> cell.plus(direction.step()))
                            .filter(neighbour -> cells.size() < 4 && left.remove(neighbour))
                            .forEach(cells::add);
                }
                pieces.add(new Piece("P" + pieces.size(), cells, false));
            }
        }
        return new Puzzle("cut", new Container(lattice, box), false, pieces);
    }

    private static List<PlacedPiece> solution(Puzzle puzzle) {
        return puzzle.pieces().stream().map(PlaneDrawerTest::placed).toList();
    }

    private static PlacedPiece placed(Piece piece) {
        return new PlacedPiece(
                piece.name(),
                piece.cells().stream()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList());
    }

    private static PlaneDrawer drawer(Puzzle puzzle) {
        return PlaneDrawer.of(puzzle, Palette.of(puzzle));
    }

    /** The area within the loops of a path of straight lines. */
    private static double area(Path path) {
        double area = 0;
        double startX = 0;
        double startY = 0;
        double x = 0;
        double y = 0;
        for (Path.Step step : path.steps()) {
            boolean isMove = step.kind() == Path.Kind.MOVE;
            double toX = step.kind() == Path.Kind.CLOSE ? startX : step.x();
            double toY = step.kind() == Path.Kind.CLOSE ? startY : step.y();
            area += isMove ? 0 : (x * toY - y * toX) / 2;
            startX = isMove ? toX : startX;
            startY = isMove ? toY : startY;
            x = toX;
            y = toY;
        }
        return Math.abs(area);
    }

    private static List<Path> areas(List<Placed> drawn) {
        return drawn.stream()
                .flatMap(placed -> placed.figure().marks().stream())
                .filter(Mark.Area.class::isInstance)
                .map(mark -> ((Mark.Area) mark).outline())
                .toList();
    }

    private static List<Path> lines(List<Placed> drawn) {
        return drawn.stream()
                .flatMap(placed -> placed.figure().marks().stream())
                .filter(Mark.Line.class::isInstance)
                .map(mark -> ((Mark.Line) mark).path())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void everyPartOfAPieceIsDrawnWithItsNameAndTheRoomOfItsCells(Lattice lattice) {
        Puzzle puzzle = puzzle(lattice);
        PlaneDrawer drawer = drawer(puzzle);
        CellPlane plane = new CellPlane(lattice);
        int layers = puzzle.box().zDim();

        for (Piece piece : puzzle.pieces()) {
            List<Placed> drawn = drawer.draw(List.of(placed(piece)));
            List<Placed> parts = drawn.subList(layers, drawn.size());

            assertEquals(piece.cells().stream().map(lattice::layer).distinct().count(), parts.size());
            assertTrue(parts.stream().allMatch(part -> part.figure().title().equals(piece.name())));
            double drawnArea =
                    areas(parts).stream().mapToDouble(PlaneDrawerTest::area).sum();
            switch (lattice.cellForm().kind()) {
                case POLYGON -> assertEquals(cellArea(plane, piece.cells()), drawnArea, NEARLY);
                case BALL -> {
                    long circles = areas(parts).stream()
                            .flatMap(path -> path.steps().stream())
                            .filter(step -> step.kind() == Path.Kind.MOVE)
                            .count();
                    assertEquals(piece.cells().size(), circles);
                }
                case LINE -> {
                    Path sticks = lines(parts).get(1);
                    assertEquals(
                            2 * (piece.cells().size() + bends(plane, piece.cells())),
                            sticks.steps().size());
                }
            }
        }
    }

    /** The ends where just two sticks of a piece meet at a right angle, whose corner is cut. */
    private static long bends(CellPlane plane, List<Cell> sticks) {
        return sticks.stream()
                .flatMap(stick -> plane.nodes(stick).stream())
                .distinct()
                .filter(end -> {
                    List<Cell> meeting = sticks.stream()
                            .filter(stick -> plane.nodes(stick).contains(end))
                            .toList();
                    double apart = meeting.size() == 2
                            ? plane.centre(meeting.get(0)).distance(plane.centre(meeting.get(1)))
                            : 0;
                    double half = plane.centre(meeting.get(0)).distance(plane.spot(end));
                    return Math.abs(apart - half * Math.sqrt(2)) < NEARLY;
                })
                .count();
    }

    private static double cellArea(CellPlane plane, List<Cell> cells) {
        return cells.stream()
                .mapToDouble(cell -> area(Outline.path(List.of(plane.nodes(cell)), plane.place())))
                .sum();
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void everyCellLiesInTheRoomOfItsLayerAndUpIsUp(Lattice lattice) {
        Puzzle puzzle = puzzle(lattice);
        PlaneDrawer drawer = drawer(puzzle);
        CellPlane plane = new CellPlane(lattice);
        int layers = puzzle.box().zDim();

        for (Cell cell : puzzle.lattice().written(puzzle.region().cells())) {
            CellPlane.Spot origin = drawer.origin(cell);
            CellPlane.Spot point = plane.point(cell);
            double layerWidth = (drawer.width() + 1) / layers;
            for (CellPlane.Spot corner : plane.corners(cell)) {
                double x = corner.x() - point.x() + origin.x() - lattice.layer(cell) * layerWidth;
                double y = corner.y() - point.y() + origin.y();
                assertTrue(x > -NEARLY && x < layerWidth - 1 + NEARLY, () -> cell + " at x = " + x);
                assertTrue(y > -NEARLY && y < drawer.height() + NEARLY, () -> cell + " at y = " + y);
            }
            Cell above = cell.plus(new Cell(0, 1, 0));
            assertTrue(drawer.origin(above).y() < origin.y(), () -> cell + " and " + above);
            assertTrue(drawer.origin(cell.plus(new Cell(1, 0, 0))).x() > origin.x(), cell::toString);
        }
    }

    /** Symmetries are defined without pictures, but in a picture too they keep all distances. */
    @ParameterizedTest
    @MethodSource("lattices")
    void cellsAreAsFarApartAsTheirImages(Lattice lattice) {
        CellPlane plane = new CellPlane(lattice);
        List<Cell> cells = lattice.written(lattice.cells(new Box(3, 3, 1)));
        Cell first = cells.get(0);
        // A symmetry that turns a layer out of its plane is no symmetry of the picture.
        Stream<Symmetry> inPlane = lattice.symmetries().stream()
                .filter(symmetry -> cells.stream().allMatch(cell -> lattice.layer(lattice.apply(symmetry, cell)) == 0));
        inPlane.forEach(symmetry -> {
            for (Cell cell : cells) {
                double before = plane.centre(first).distance(plane.centre(cell));
                double after = plane.centre(lattice.apply(symmetry, first))
                        .distance(plane.centre(lattice.apply(symmetry, cell)));
                assertEquals(before, after, NEARLY, () -> symmetry + " of " + first + " and " + cell);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void piecesLieSideBySideAsTheyAre(Lattice lattice) {
        Puzzle puzzle = puzzle(lattice);
        CellPlane plane = new CellPlane(lattice);

        PieceTray tray = PieceTray.of(puzzle);

        assertEquals(puzzle.pieces().size(), tray.pieces().size());
        for (int i = 0; i < tray.pieces().size(); i++) {
            List<Cell> cells = Cells.of(tray.pieces().get(i));
            Piece piece = puzzle.pieces().get(i);
            assertTrue(
                    lattice.turns().motions(lattice.isPlanar() ? Turns.TURN : Turns.ALL).stream()
                            .anyMatch(motion -> lattice.turns()
                                    .turned(piece.cells(), motion)
                                    .equals(lattice.seenFromFirst(cells))),
                    () -> piece.cells() + " and " + cells);
            assertTrue(cells.stream().allMatch(cell -> lattice.hasCell(cell)), cells::toString);
            for (PlacedPiece other : tray.pieces().subList(0, i)) {
                double gap = Cells.of(other).stream()
                        .flatMap(cell -> plane.corners(cell).stream())
                        .flatMapToDouble(one -> cells.stream()
                                .flatMap(cell -> plane.corners(cell).stream())
                                .mapToDouble(one::distance))
                        .min()
                        .orElseThrow();
                assertTrue(gap > 0.4, () -> other + " and " + cells);
            }
        }
        // It is a picture, so that each piece lies within the box and on no other.
        SolutionPicture.ofPieces(puzzle, View.LAYERS, OptionalInt.empty());
    }

    @ParameterizedTest
    @MethodSource("latticesWithoutCubes")
    void aPuzzleWithoutPiecesIsAnEmptyPicture(Lattice lattice) {
        Puzzle puzzle = new Puzzle("none", new Container(lattice, new Box(2, 2, 1)), false, List.of());

        Drawing drawing = SolutionPicture.ofPieces(puzzle, View.LAYERS, OptionalInt.empty())
                .drawing();

        assertEquals(List.of(), drawing.figures());
        assertTrue(drawing.width() < 5 && drawing.height() < 5);
    }

    @Test
    void aRegionOfSquaresIsShownInItsBox() {
        List<Cell> cells = List.of(new Cell(2, 1, 0), new Cell(3, 1, 0));
        Container box = new Container(Lattices.CUBIC, new Box(6, 5, 1)).withCells(cells, List.of());
        Puzzle puzzle = new Puzzle("part", box, false, List.of(new Piece("I", cells, false)));

        PlaneDrawer drawer = drawer(puzzle);

        assertEquals(List.of(6.0, 5.0), List.of(drawer.width(), drawer.height()));
        assertEquals(new CellPlane.Spot(2, 4), drawer.origin(cells.get(0)));
    }

    @Test
    void aPictureOfTwoTrianglesIsTheirOutlinesAndNames() throws IOException {
        Puzzle puzzle = new Puzzle(
                "rhombus",
                new Container(Lattices.named("triangular").orElseThrow(), new Box(1, 1, 1)),
                false,
                List.of(
                        new Piece("I", List.of(new Cell(0, 0, 0)), false),
                        new Piece("l", List.of(new Cell(0, 0, 1)), false)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        new SvgFormat()
                .write(
                        new SolutionPicture(
                                puzzle,
                                List.of(solution(puzzle)),
                                false,
                                "solution 1",
                                View.LAYERS,
                                OptionalInt.of(10),
                                true),
                        out);

        assertEquals("""
                <svg xmlns="http://www.w3.org/2000/svg" width="32.5" height="22.99" viewBox="0 0 3.25 2.299" fill="none" stroke-linejoin="round" stroke-linecap="round">
                <title>rhombus: solution 1</title>
                <rect width="3.25" height="2.299" fill="#ffffff"/>
                <g transform="translate(.5 1.799)"><path d="M.75 -1.299L0 0H1.5L2.25 -1.299Z" fill="#ffffff" stroke="#1c1c22" stroke-width=".1"/></g>
                <g transform="translate(.5 1.799)"><title>I</title><path d="M.75 -1.299L0 0H1.5Z" fill="#283aa6" stroke="#1c1c22" stroke-width=".06"/><path d="M.667 -.683H.833M.75 -.683V-.183M.667 -.183H.833" stroke="#ffffff" stroke-width=".065"/></g>
                <g transform="translate(.5 1.799)"><title>l</title><path d="M.75 -1.299L1.5 0L2.25 -1.299Z" fill="#faca04" stroke="#1c1c22" stroke-width=".06"/><path d="M1.458 -1.116V-.699Q1.458 -.616 1.542 -.616" stroke="#000000" stroke-width=".065"/></g>
                </svg>
                """, out.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexagonal-edges", "square-edges"})
    void sticksAreNotPrinted(String name) {
        Puzzle puzzle = puzzle(Lattices.named(name).orElseThrow());

        assertRefused(
                "files for 3-D printers have no sticks, and the lattice of this puzzle is " + name
                        + ": draw the pieces by SolutionPicture.ofPieces as svg or png",
                () -> PieceFiles.check(puzzle));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexagonal", "triangular", "tetrakis", "hexagonal-edges", "rhombic", "tetra-octa"})
    void whatIsNeitherCubesNorPrismsNorBallsIsNotSeenInSpace(String name) {
        Puzzle puzzle = puzzle(Lattices.named(name).orElseThrow());
        String why = " shows squares, cubes, prisms and balls, and the lattice of this puzzle is " + name
                + ": use SolutionPicture.view(layers)";
        List<List<PlacedPiece>> solutions = List.of(solution(puzzle));

        assertRefused(
                "SolutionPicture.view(isometric)" + why,
                () -> new SolutionPicture(puzzle, solutions, false, "one", View.ISOMETRIC, OptionalInt.empty(), true));
        assertRefused(
                "SolutionPicture.view(exploded)" + why,
                () -> SolutionPicture.ofPieces(puzzle, View.EXPLODED, OptionalInt.empty()));
    }

    private static void assertRefused(String message, org.junit.jupiter.api.function.Executable executable) {
        assertEquals(message, assertThrows(PictureException.class, executable).getMessage());
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aHeatMapHasAColourOnEachCell(Lattice lattice) {
        Puzzle puzzle = puzzle(lattice);
        PlaneDrawer drawer = drawer(puzzle);
        Rgb colour = Rgb.of(0x123456);

        for (Cell cell : puzzle.lattice().written(puzzle.region().cells())) {
            List<Mark> marks = drawer.cell(cell, colour, Pen.NONE);
            Affine letters = drawer.letters(cell, 0.34);

            Mark last = marks.get(marks.size() - 1);
            assertEquals(
                    colour,
                    last instanceof Mark.Area area
                            ? area.fill()
                            : ((Mark.Line) last).pen().colour());
            assertTrue(letters.a() > 0.2 && letters.a() <= 0.34, letters::toString);
        }
    }
}
