package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles that are known without a search to have no solution. */
class ImpossibilityTest {

    @Test
    void anOddNumberOfUnbalancedHexominoesCannotFillABalancedRectangle() throws Exception {
        assertEquals(
                "coloured like a chessboard, the region has equally many cells of both colours, but 11 pieces have 2 more"
                        + " cells of one colour than of the other: added or subtracted, these differences never make 0",
                reason(Definitions.puzzle("hexominoes_15x14")));
    }

    @Test
    void dominoesCannotFillAnUnbalancedRegion() throws Exception {
        String reason = reason(puzzle("""
                D:xDim=3:yDim=3:zDim=1
                C:name=S:type=S:layout=0 1 0
                C:name=A:type=M:layout=0 0 0, 1 0 0
                C:name=B:type=M:layout=0 0 0, 1 0 0
                C:name=C:type=M:layout=0 0 0, 1 0 0
                C:name=D:type=M:layout=0 0 0, 1 0 0
                ~D
                """));

        assertEquals(
                "coloured like a chessboard, the region has 2 more cells of one colour than of the other, but each piece"
                        + " has equally many cells of both colours",
                reason);
    }

    @Test
    void hexagonsOfThreeColoursCannotFillARegionThatHasThemOtherwise() throws Exception {
        String reason = reason(puzzle("""
                D:lattice=hexagonal:xDim=3:yDim=3
                C:name=wall:type=S:layout=0 0 0, 2 0 0, 2 2 0
                C:name=I:copies=2:layout=0 0 0, 1 0 0, 2 0 0
                ~D
                """));

        assertEquals(
                "coloured in 3 colours, the region has 1, 3, 2 cells of them, but wherever the pieces lie, they have other"
                        + " numbers together",
                reason);
    }

    @Test
    void aCellThatNoImageCoversIsTold() throws Exception {
        String reason = reason(puzzle("""
                D:xDim=8:yDim=4:zDim=1
                C:name=wall:type=S:layout=4 1 0, 5 1 0, 6 1 0, 7 1 0, 4 2 0, 5 2 0, 6 2 0, 7 2 0, 4 3 0, 5 3 0, 6 3 0, 7 3 0
                C:name=O:type=M:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=P:type=M:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=S:type=M:layout=0 1 0, 1 1 0, 1 0 0, 2 0 0
                C:name=L:type=M:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
                C:name=M:type=M:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
                ~D
                """));

        assertEquals("no piece can cover the cell at x = 4, y = 0, z = 0", reason);
    }

    @Test
    void aPartOfTheRegionThatNoPiecesFillIsTold() throws Exception {
        String reason = reason(puzzle("""
                D:xDim=7:yDim=2:zDim=1
                C:name=wall:type=S:layout=2 0 0, 2 1 0
                C:name=A:type=M:layout=0 0 0, 1 0 0, 0 1 0
                C:name=B:type=M:layout=0 0 0, 1 0 0, 2 0 0
                C:name=C:type=M:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0, 1 1 0, 2 1 0
                ~D
                """));

        assertTrue(reason.contains("part of the region has 4 cells"), reason);
    }

    @Test
    void aPieceThatFiltersLeaveNoPlaceIsNamed() throws Exception {
        String reason = reason(puzzle("""
                D:xDim=3:yDim=4:zDim=1
                C:name=plus:type=M:layout=1 0 0, 0 1 0, 1 1 0, 2 1 0, 1 2 0
                C:name=kite:type=M:layout=1 0 0, 0 1 0, 1 1 0, 2 1 0, 1 2 0, 1 3 0, 2 3 0
                ~D
                """));

        assertTrue(reason.contains("piece plus"), reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes_10x6", "pentominoes_20x3", "somacube", "hexominoes_15x14_parallelogram"})
    void ofAPuzzleWithSolutionsNothingIsTold(String definition) throws Exception {
        assertEquals("", reason(Definitions.puzzle(definition)));
    }

    private static Puzzle puzzle(String definition) {
        return DefinitionReader.read("test", definition).get(0).puzzle();
    }

    private static String reason(Puzzle puzzle) throws Exception {
        Optional<String> reason = Impossibility.reason(
                VolumeFilter.apply(ParityFilter.apply(ImageFinder.find(puzzle, Distinct.UP_TO_ROTATION))));
        return reason.orElse("");
    }
}
