package io.github.filaforge.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.Board;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CellGridTest {

    static Stream<Lattice> lattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aBoardNumbersTheCellsOfAPictureAsTheRegionDoes(Lattice lattice) {
        Box box = new Box(3, 2, lattice.isPlanar() ? 1 : 3, lattice.coordinates() > 3 ? 2 : 1);
        List<String> rows = CellGrid.of(lattice, box).boardRows(cell -> Board.OPEN);

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
        CellGrid grid = CellGrid.of(Lattices.named("hexagonal-prism").orElseThrow(), new Box(3, 3, 4));

        // Two blanks, then 5 characters for the first layer and 8 for each further one.
        assertEquals(0, grid.layersWithin(6));
        assertEquals(1, grid.layersWithin(7));
        assertEquals(1, grid.layersWithin(14));
        assertEquals(2, grid.layersWithin(15));
        assertEquals(4, grid.layersWithin(80));
    }
}
