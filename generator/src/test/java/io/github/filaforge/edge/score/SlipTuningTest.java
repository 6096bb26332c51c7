package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.SlipTuning.TunedSearch;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SlipTuningTest {

    private static final EdgePuzzle BOARD = Sets.blank(16, 16, List.of());

    private static Branching branching(BoardOrder order) {
        return new TheoryBranching(Sets.ETERNITY, OrderedJoins.of(BOARD, order));
    }

    /** "More than 3 times better than the best slip array that could be found for a scan row search order." */
    @Test
    void theArticlesOrderIsMoreThanThreeTimesAsGoodAsRowsFor465() {
        SearchOrders orders = new SearchOrders(16, 16);
        List<TunedSearch> tuned =
                SlipTuning.tune(List.of(orders.named("bottom"), orders.named("eii465")), SlipTuningTest::branching, 15);

        assertEquals(
                "eii465: 2.397E13 nodes a board, slip array 190,1,198,2,205,3,210,4,215,5,220,6,224,7,227,8,230,9,233,10,"
                        + "236,11,238,12,241,13,243,14,245,15",
                tuned.get(0).text(Optional.empty()));
        assertEquals("bottom", tuned.get(1).order().name());
        assertEquals("8.725E13", tuned.get(1).nodes().text());
        assertEquals(465, tuned.get(0).array().target(480));
    }

    /** All arrays of two slips for a small board are tried; the climb ends at one that takes 4 % more nodes than the best. */
    @Test
    void onASmallBoardItCostsHardlyMoreThanTheBestOfAll() {
        EdgePuzzle puzzle = Sets.board(6, 6, 3, 5, 7);
        SlipChain chain = new SlipChain(
                new TheoryBranching(
                        ColourCounts.of(puzzle), OrderedJoins.of(puzzle, new SearchOrders(6, 6).named("row"))),
                2);
        double least = Double.POSITIVE_INFINITY;
        for (int first = 0; first < 36; first++) {
            for (int second = first; second < 36; second++) {
                least = Math.min(least, chain.lnNodesPerBoard(new int[] {first, second}));
            }
        }

        SlipArray found = SlipTuning.tune(chain, 2).get(2);

        assertEquals(least, chain.estimate(found).nodesPerBoard().ln(), Math.log(1.05));
    }

    @Test
    void eachScoreHasAnArrayOfItsOwn() {
        SlipChain chain = new SlipChain(branching(new SearchOrders(16, 16).named("eii468")), 5);
        List<SlipArray> arrays = SlipTuning.tune(chain, 5);

        for (int slips = 0; slips <= 5; slips++) {
            assertEquals(slips, arrays.get(slips).slips());
        }
        double before = Double.POSITIVE_INFINITY;
        for (SlipArray array : arrays) {
            double nodes = chain.estimate(array).nodesPerBoard().ln();
            assertTrue(nodes < before);
            before = nodes;
        }
    }
}
