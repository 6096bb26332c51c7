package io.github.filaforge.strategy.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Region;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LatticeFrameTest {

    /** A diamond of radius r has 2 r (r + 1) + 1 cells; the box round it has (2 r + 1) squared. */
    @ParameterizedTest
    @CsvSource({"3, 1", "5, 1", "7, 2"})
    void aDiamondTakesNoMoreWordsThanItsCells(int radius, int words) {
        LatticeFrame frame = LatticeFrame.of(diamond(radius));

        assertEquals(words, frame.words());
    }

    @Test
    void aBoxThatTakesNoMoreWordsThanItsCellsIsItsOwnFrame() {
        LatticeFrame frame = LatticeFrame.of(box(10, 6));

        assertEquals(IntStream.range(0, 60).boxed().toList(), frame.cells());
    }

    /** Its box has 405 places, 203 of them with balls. */
    @Test
    void aPyramidOfBallsOfSideFiveTakesTwoWords() {
        assertEquals(2, LatticeFrame.of(pyramid()).words());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 6, 7})
    void theStepToANeighbourIsTheSameFromEveryCell(int radius) {
        assertStepsAreTheSameFromEveryCell(diamond(radius));
    }

    @Test
    void theStepToANeighbourIsTheSameFromEveryBall() {
        assertStepsAreTheSameFromEveryCell(pyramid());
    }

    private static void assertStepsAreTheSameFromEveryCell(Region region) {
        LatticeFrame frame = LatticeFrame.of(region);

        assertEquals(region.size(), new HashSet<>(frame.cells()).size());
        for (Direction direction : region.directions()) {
            for (int cell = 0; cell < region.size(); cell++) {
                int neighbour = region.neighbour(cell, direction);
                if (neighbour >= 0) {
                    int step = frame.cells().get(neighbour) - frame.cells().get(cell);
                    assertEquals(frame.steps().get(direction), step, "from " + cell + " by " + direction);
                }
            }
        }
    }

    private static Region diamond(int radius) {
        return Region.of(
                Lattices.CUBIC,
                IntStream.rangeClosed(-radius, radius)
                        .boxed()
                        .flatMap(x -> IntStream.rangeClosed(Math.abs(x) - radius, radius - Math.abs(x))
                                .mapToObj(y -> new Cell(x, y, 0)))
                        .toList());
    }

    private static Region pyramid() {
        return Region.of(
                Lattices.named("fcc").orElseThrow(),
                IntStream.range(0, 9 * 9 * 5)
                        .mapToObj(number -> new Cell(number % 9, number / 9 % 9, number / 81))
                        .filter(cell -> (cell.x() + cell.y() + cell.z()) % 2 == 0)
                        .filter(cell -> Math.abs(cell.x() - 4) + Math.abs(cell.y() - 4) <= 4 - cell.z())
                        .toList());
    }

    private static Region box(int xDim, int yDim) {
        List<Cell> cells = IntStream.range(0, xDim * yDim)
                .mapToObj(number -> new Cell(number / yDim, number % yDim, 0))
                .toList();
        return Region.of(Lattices.CUBIC, cells);
    }
}
