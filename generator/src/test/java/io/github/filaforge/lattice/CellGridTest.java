package io.github.filaforge.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.board.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CellGridTest {

    static Stream<Lattice> lattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    private static CellGrid grid(Lattice lattice, Box box) {
        Predicate<Cell> isInside = cell -> lattice.contains(box, cell);
        return CellGrid.of(lattice, box, isInside, isInside);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aBoardNumbersTheCellsOfAPictureAsTheRegionDoes(Lattice lattice) {
        Box box = new Box(3, 2, lattice.isPlanar() ? 1 : 3, lattice.coordinates() > 3 ? 2 : 1);
        List<String> rows = grid(lattice, box).boardRows(cell -> Board.OPEN);

        Board board = new Board(rows.toArray(String[]::new), "", new String[0], lattice.boardForm(box));

        assertEquals(
                lattice.cells(box),
                IntStream.range(0, board.size())
                        .mapToObj(board::cell)
                        .map(lattice::cell)
                        .toList());
        assertEquals(
                List.of(box.xDim(), box.yDim(), box.zDim(), box.wDim()).subList(0, lattice.coordinates()), board.box());
    }

    @Test
    void thePictureOfSomeCellsIsNoLargerThanItHasToBe() {
        Lattice triangles = Lattices.named("triangular").orElseThrow();
        List<Cell> cells = List.of(new Cell(2, 4, 1), new Cell(3, 3, 0), new Cell(3, 3, 1));

        CellGrid grid = CellGrid.round(triangles, cells);

        assertEquals(
                List.of("  . # . .", ". . # #"),
                grid.rows(0, grid.layers(), 1, cell -> cells.contains(cell) ? "#" : "."));
    }

    @Test
    void layersFitIntoALineWithItsIndentation() {
        CellGrid grid = grid(Lattices.named("hexagonal-prism").orElseThrow(), new Box(3, 3, 4));

        // Two blanks, then 5 characters for the first layer and 8 for each further one.
        assertEquals(0, grid.layersWithin(6));
        assertEquals(1, grid.layersWithin(7));
        assertEquals(1, grid.layersWithin(14));
        assertEquals(2, grid.layersWithin(15));
        assertEquals(4, grid.layersWithin(80));
    }

    @Test
    void edgesOfSquaresStandBetweenTheirVertices() {
        Lattice sticks = Lattices.named("square-edges").orElseThrow();

        assertEquals(List.of("+ 0 + 0 +", "1 . 1 . 1", "+ 0 + 0 +"), drawn(sticks, new Box(3, 2, 1)));
    }

    @Test
    void edgesOfHexagonsStandRoundTheirMiddles() {
        Lattice edges = Lattices.named("hexagonal-edges").orElseThrow();

        assertEquals(
                List.of(
                        "    2 1 2 1 -", //
                        "   0 . 0 . 0",
                        "  2 1 2 1 2",
                        " 0 . 0 . 0",
                        "- 1 2 1 2"),
                drawn(edges, new Box(2, 2, 1)));
    }

    @Test
    void quartersOfSquaresStandBetweenTheirDiagonals() {
        Lattice quarters = Lattices.named("tetrakis").orElseThrow();

        assertEquals(List.of("\\ 2 / \\ 2 /", "3 X 1 3 X 1", "/ 0 \\ / 0 \\"), drawn(quarters, new Box(2, 1, 1)));
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void eachCellStandsAtOnePlaceOfThePicture(Lattice lattice) {
        Box box = new Box(3, 2, lattice.isPlanar() ? 1 : 3);
        CellGrid grid = grid(lattice, box);

        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int layer = 0; layer < grid.layers(); layer++) {
                for (int column = 0; column < grid.columns(); column++) {
                    grid.cell(row, layer, column).filter(lattice::isWritten).ifPresent(cells::add);
                }
            }
        }

        Collections.sort(cells);
        assertEquals(lattice.written(lattice.cells(box)), cells);
    }

    private static List<String> drawn(Lattice lattice, Box box) {
        return grid(lattice, box).rows(0, 1, 1, cell -> String.valueOf(cell.z()));
    }
}
