package io.github.filaforge.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.CellForm.Corner;
import io.github.filaforge.lattice.CellForm.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The forms of cells, compared with the neighbours that touch. */
class CellFormTest {

    private static final Box BOX = new Box(4, 4, 1);

    static Stream<Lattice> polygons() {
        return lattices(false);
    }

    static Stream<Lattice> lines() {
        return lattices(true);
    }

    private static Stream<Lattice> lattices(boolean ofLines) {
        return Lattices.names().stream()
                .map(name -> Lattices.named(name).orElseThrow())
                // of cells that are places of a finer lattice there are gaps between in a layer
                .filter(lattice -> lattice.kinds() == lattice.classes() && lattice.coordinates() == 3)
                .filter(lattice -> (lattice.cellForm().kind() == Kind.LINE) == ofLines);
    }

    /** A side of a polygon in the direction in which it is gone round. */
    private record Side(Corner from, Corner to) {

        Side back() {
            return new Side(to, from);
        }
    }

    private static List<Corner> corners(Lattice lattice, Cell cell) {
        CellForm form = lattice.cellForm();
        return form.corners().get(lattice.classOf(cell)).stream()
                .map(corner -> new Corner(corner.x() + form.step() * cell.x(), corner.y() + form.step() * cell.y()))
                .toList();
    }

    private static List<Side> sides(Lattice lattice, Cell cell) {
        List<Corner> corners = corners(lattice, cell);
        return IntStream.range(0, corners.size())
                .mapToObj(i -> new Side(corners.get(i), corners.get((i + 1) % corners.size())))
                .toList();
    }

    /** Twice the area, in units of the frame; above 0 if the cell is gone round counter-clockwise. */
    private static int area(Lattice lattice, Cell cell) {
        return sides(lattice, cell).stream()
                .mapToInt(side -> side.from().x() * side.to().y()
                        - side.from().y() * side.to().x())
                .sum();
    }

    private static List<Cell> neighboursInLayer(Lattice lattice, Cell cell) {
        return lattice.directions(cell).stream()
                .map(direction -> cell.plus(direction.step()))
                .filter(neighbour -> lattice.layer(neighbour) == lattice.layer(cell))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("polygons")
    void everySideOfACellIsThatOfJustOneNeighbourTheOtherWayRound(Lattice lattice) {
        for (Cell cell : lattice.cells(BOX)) {
            List<Side> sides = sides(lattice, cell);
            List<Side> back = new ArrayList<>();
            for (Cell neighbour : neighboursInLayer(lattice, cell)) {
                List<Side> shared = sides(lattice, neighbour).stream()
                        .map(Side::back)
                        .filter(sides::contains)
                        .toList();
                assertEquals(1, shared.size(), cell + " and " + neighbour);
                back.addAll(shared);
            }
            assertEquals(Set.copyOf(sides), Set.copyOf(back), cell::toString);
            assertEquals(sides.size(), back.size(), cell::toString);
        }
    }

    /** As their sides fit together and all go round one way, no place is covered twice if the areas add up. */
    @ParameterizedTest
    @MethodSource("polygons")
    void theCellsOfABoxHaveItsArea(Lattice lattice) {
        CellForm form = lattice.cellForm();
        boolean isHalf = lattice.name().equals("fcc");

        int area = 0;
        for (Cell cell : lattice.cells(BOX)) {
            assertTrue(area(lattice, cell) > 0, () -> cell + " is gone round clockwise");
            area += area(lattice, cell);
        }

        int ofBox = 2 * BOX.xDim() * BOX.yDim() * form.step() * form.step();
        assertEquals(ofBox, area);
        assertEquals(isHalf ? BOX.volume() / 2 : BOX.volume() * lattice.classes(), lattice.cellCount(BOX));
    }

    @ParameterizedTest
    @MethodSource("polygons")
    void aCellIsAboutAsLargeAsASquareOfSideOne(Lattice lattice) {
        CellForm form = lattice.cellForm();
        for (Cell cell : lattice.cells(new Box(1, 1, 1))) {
            double area = area(lattice, cell) / 2.0 * form.rise() * form.unit() * form.unit();
            assertTrue(area > 0.9 && area < 1.2, () -> cell + ": " + area);
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void linesAreNeighboursIfTheyHaveAnEndInCommon(Lattice lattice) {
        List<Cell> cells = lattice.cells(BOX);
        for (Cell cell : cells) {
            Set<Cell> neighbours = Set.copyOf(neighboursInLayer(lattice, cell));
            for (Cell other : cells) {
                boolean meet = !other.equals(cell)
                        && corners(lattice, cell).stream().anyMatch(corners(lattice, other)::contains);
                assertEquals(neighbours.contains(other), meet, () -> cell + " and " + other);
            }
        }
        int edges = lattice.hasJunctions() ? 4 : 3;
        Map<Corner, Long> meeting = cells.stream()
                .filter(lattice::isWritten)
                .flatMap(cell -> corners(lattice, cell).stream())
                .collect(Collectors.groupingBy(corner -> corner, Collectors.counting()));
        assertEquals(
                edges, meeting.values().stream().mapToLong(count -> count).max().orElseThrow());
    }
}
