package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The data of pages about cells that are neither squares nor cubes. */
class LatticePageTest {

    /** The data have six digits. */
    private static final double CLOSE = 1e-5;

    static List<Lattice> lattices() {
        return Lattices.names().stream()
                .map(name -> Lattices.named(name).orElseThrow())
                .filter(lattice -> !lattice.isOrthogonal() && lattice.kinds() == lattice.classes())
                .filter(lattice -> !lattice.hasJunctions() && lattice.coordinates() == 3)
                .toList();
    }

    static Stream<String> hostileNames() {
        return PuzzlePageTest.hostileNames();
    }

    /** A box of which one piece has the first cell, one that stays where it is the last, and a third piece the rest. */
    static Puzzle puzzle(Lattice lattice, String name) {
        Box box = new Box(3, 3, lattice.isPlanar() ? 1 : 2);
        List<Cell> cells = lattice.cells(box);
        int last = cells.size() - 1;
        return new Puzzle(
                name,
                new Container(lattice, box),
                false,
                List.of(
                        new Piece(name, cells.subList(0, 1), false),
                        new Piece("B", cells.subList(1, last), false),
                        new Piece(name + "s", cells.subList(last, last + 1), true)));
    }

    static String page(Puzzle puzzle) {
        List<PlacedPiece> solution = puzzle.mobilePieces().stream()
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
        return PuzzlePage.of(puzzle, List.of(solution), Palette.of(puzzle));
    }

    private static Map<?, ?> data(String page) throws IOException {
        int start = page.indexOf(">", page.indexOf("<script type=\"application/json\"")) + 1;
        return (Map<?, ?>) JsonText.read(page.substring(start, page.indexOf("</script>", start)));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("hostileNames")
    void noNameBecomesMarkup(String name) throws IOException {
        for (Lattice lattice : lattices()) {
            String page = page(puzzle(lattice, name));

            assertEquals(tags(page(puzzle(lattice, "A"))), tags(page));
            assertEquals(name, data(page).get("title"));
        }
    }

    private static List<String> tags(String page) {
        return Pattern.compile("<[!/a-zA-Z][^>]*>")
                .matcher(page.replaceFirst("(?s)<script type=\"module\">.*</script>", ""))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void nothingIsTakenFromElsewhere(Lattice lattice) {
        String page = page(puzzle(lattice, "A"));

        for (String bad : List.of("http:", "https:", "src=", "href=", "url(", "innerHTML", "eval(", "new Function")) {
            assertFalse(page.contains(bad), bad);
        }
    }

    /** The corners of each side, from the middle of a cell, are corners of the neighbour to which the step of the side leads. */
    @ParameterizedTest
    @ValueSource(strings = {"rhombic", "tetra-octa"})
    void aSideOfATetrahedronIsASideOfItsNeighbour(String name) throws IOException {
        Lattice lattice = Lattices.named(name).orElseThrow();
        Puzzle puzzle = new Puzzle(
                name,
                new Container(lattice, new Box(6, 6, 6)),
                false,
                List.of(new Piece("A", lattice.cells(new Box(6, 6, 6)), false)));
        Map<?, ?> data = (Map<?, ?>) data(page(puzzle)).get("lattice");
        double[] unit = Geometry.points(data.get("axes")).get(0);
        List<Cell> kinds = lattice.ofEachKind();
        List<List<double[]>> corners = new ArrayList<>();
        for (Object solid : (List<?>) data.get("solids")) {
            double[] middle = Geometry.point(((Map<?, ?>) solid).get("middle"));
            corners.add(Geometry.points(((Map<?, ?>) solid).get("corners")).stream()
                    .map(corner -> sum(corner, middle, 1))
                    .toList());
        }
        for (int kind = 0; kind < kinds.size(); kind++) {
            Map<?, ?> solid = (Map<?, ?>) ((List<?>) data.get("solids")).get(kind);
            for (Object each : (List<?>) solid.get("sides")) {
                double[] step = Geometry.point(((Map<?, ?>) each).get("step"));
                Cell next = kinds.get(kind).plus(new Cell((int) step[0], (int) step[1], (int) step[2]));
                Cell point = lattice.point(next);
                double[] from = {unit[0] * point.x(), unit[0] * point.y(), unit[0] * point.z()};
                List<double[]> theirs = corners.get(lattice.kindOf(next)).stream()
                        .map(corner -> sum(corner, from, 1))
                        .toList();
                for (Object index : (List<?>) ((Map<?, ?>) each).get("ring")) {
                    double[] own = corners.get(kind).get(((Number) index).intValue());
                    assertTrue(theirs.stream().anyMatch(corner -> far(sum(corner, own, -1)) < CLOSE));
                }
            }
        }
    }

    private static double[] sum(double[] one, double[] other, int sign) {
        return new double[] {one[0] + sign * other[0], one[1] + sign * other[1], one[2] + sign * other[2]};
    }

    private static double far(double... step) {
        return Math.hypot(Math.hypot(step[0], step[1]), step[2]);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void theCellsAreThoseOfTheRegionInTheirOrder(Lattice lattice) throws IOException {
        Puzzle puzzle = puzzle(lattice, "A");
        Map<?, ?> data = data(page(puzzle));

        assertEquals(
                puzzle.region().cells().stream()
                        .map(cell -> List.of((double) cell.x(), (double) cell.y(), (double) cell.z()))
                        .toList(),
                ((Map<?, ?>) data.get("lattice")).get("cells"));
        assertEquals("BC" + "C".repeat(puzzle.region().size() - 2), ((List<?>) data.get("solutions")).get(0));
    }

    /** Neighbours of a layer share an edge of their bases, balls that are neighbours touch, and no other cells do. */
    @ParameterizedTest
    @MethodSource("lattices")
    void cellsTouchWhereTheyAreNeighbours(Lattice lattice) throws IOException {
        Geometry geometry = new Geometry(
                lattice, (Map<?, ?>) data(page(puzzle(lattice, "A"))).get("lattice"));
        List<Cell> cells = lattice.cells(new Box(5, 5, lattice.isPlanar() ? 1 : 3));
        Cell middle = lattice.translationTo(new Cell(2, 2, lattice.isPlanar() ? 0 : lattice.classes()));
        for (int number = 0; number < lattice.classes(); number++) {
            Cell cell = middle.plus(new Cell(0, 0, number));
            List<Cell> neighbours = lattice.directions(cell).stream()
                    .map(Direction::step)
                    .map(cell::plus)
                    .toList();
            for (Cell other : cells) {
                if (!other.equals(cell)) {
                    assertEquals(
                            neighbours.contains(other), geometry.touches(cell, other), () -> cell + " and " + other);
                }
            }
        }
    }

    /** A polygon that turns left at each corner, round its middle. */
    @ParameterizedTest
    @MethodSource("lattices")
    void basesAreConvexAndCounterClockwise(Lattice lattice) throws IOException {
        Geometry geometry = new Geometry(
                lattice, (Map<?, ?>) data(page(puzzle(lattice, "A"))).get("lattice"));

        for (List<double[]> corners : geometry.corners) {
            int count = corners.size();
            for (int i = 0; i < count; i++) {
                double[] a = corners.get(i);
                double[] b = corners.get((i + 1) % count);
                double[] c = corners.get((i + 2) % count);
                assertTrue((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > CLOSE);
                assertTrue(a[0] * b[1] - a[1] * b[0] > CLOSE);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexagonal", "triangular", "hexagonal-prism", "triangular-prism"})
    void basesAreRegular(String name) throws IOException {
        Lattice lattice = Lattices.named(name).orElseThrow();
        Geometry geometry = new Geometry(
                lattice, (Map<?, ?>) data(page(puzzle(lattice, "A"))).get("lattice"));

        for (List<double[]> corners : geometry.corners) {
            double[] last = corners.get(corners.size() - 1);
            double side = Math.hypot(corners.get(0)[0] - last[0], corners.get(0)[1] - last[1]);
            double far = Math.hypot(last[0], last[1]);
            for (int i = 1; i < corners.size(); i++) {
                double[] a = corners.get(i - 1);
                double[] b = corners.get(i);
                assertEquals(side, Math.hypot(b[0] - a[0], b[1] - a[1]), CLOSE);
                assertEquals(far, Math.hypot(a[0], a[1]), CLOSE);
            }
        }
    }

    /** The data of a page, read as their documentation describes. */
    private static final class Geometry {

        private final Lattice lattice;
        private final List<double[]> axes;
        private final List<double[]> middles = new ArrayList<>();
        private final List<List<double[]>> corners = new ArrayList<>();
        private final double radius;

        Geometry(Lattice lattice, Map<?, ?> data) {
            this.lattice = lattice;
            this.axes = points(data.get("axes"));
            this.radius = ((Number) data.get("radius")).doubleValue();
            for (Object form : (List<?>) data.get("forms")) {
                middles.add(point(((Map<?, ?>) form).get("middle")));
                corners.add(points(((Map<?, ?>) form).get("corners")));
            }
        }

        private static List<double[]> points(Object list) {
            return ((List<?>) list).stream().map(Geometry::point).toList();
        }

        private static double[] point(Object list) {
            return ((List<?>) list)
                    .stream()
                            .mapToDouble(number -> ((Number) number).doubleValue())
                            .toArray();
        }

        private double[] middle(Cell cell) {
            double[] own = middles.get(lattice.classOf(cell));
            double[] middle = {own[0], own[1], 0};
            int[] by = {cell.x(), cell.y(), lattice.layer(cell)};
            for (int axis = 0; axis < 3; axis++) {
                for (int i = 0; i < 3; i++) {
                    middle[axis] += by[i] * axes.get(i)[axis];
                }
            }
            return middle;
        }

        boolean touches(Cell cell, Cell other) {
            double[] from = middle(cell);
            double[] to = middle(other);
            double flat = Math.hypot(to[0] - from[0], to[1] - from[1]);
            double high = Math.abs(to[2] - from[2]);
            if (radius > 0) {
                return Math.abs(Math.hypot(flat, high) - 2 * radius) < CLOSE;
            }
            if (high > CLOSE) {
                return flat < CLOSE && Math.abs(high - axes.get(2)[2]) < CLOSE;
            }
            return edges(cell, from).stream()
                    .anyMatch(edge -> edges(other, to).stream()
                            .anyMatch(near -> Math.hypot(near[0] - edge[0], near[1] - edge[1]) < CLOSE));
        }

        /** The middles of the edges of a base. */
        private List<double[]> edges(Cell cell, double[] middle) {
            List<double[]> own = corners.get(lattice.classOf(cell));
            List<double[]> edges = new ArrayList<>();
            for (int i = 0; i < own.size(); i++) {
                double[] next = own.get((i + 1) % own.size());
                edges.add(new double[] {
                    middle[0] + (own.get(i)[0] + next[0]) / 2, middle[1] + (own.get(i)[1] + next[1]) / 2
                });
            }
            return edges;
        }
    }
}
