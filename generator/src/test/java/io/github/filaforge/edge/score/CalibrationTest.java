package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Calibration.DepthStatistics;
import io.github.filaforge.edge.score.SlipChain.ChainEstimate;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CalibrationTest {

    private static final EdgePuzzle PUZZLE = Sets.board(5, 4, 3, 4, 11);

    private static final BoardOrder ORDER = new SearchOrders(5, 4).named("bottom");

    private static final SlipArray ARRAY = SlipArray.of(10, 13);

    private static TheoryBranching theory(BoardOrder order) {
        return new TheoryBranching(ColourCounts.of(PUZZLE), OrderedJoins.of(PUZZLE, order));
    }

    /** Also holds the chain to the search it stands for: same rules, same meaning of depths. */
    @Test
    void whereItWasMeasuredTheChainHasTheVisitsThatWereCounted() {
        PlainSlipSearch search = new PlainSlipSearch(PUZZLE, ORDER, ARRAY);
        DepthStatistics counted = search.statistics();
        Calibration calibration = new Calibration(theory(ORDER), ARRAY, counted);

        ChainEstimate estimate = new SlipChain(calibration.applied(theory(ORDER)), 2).estimate(ARRAY);

        for (int depth = 0; depth < 20; depth++) {
            // At depths with few visits the theory is not corrected.
            if (counted.visits().get(depth) < 100) {
                break;
            }
            double visits = (double) counted.visits().get(depth);
            assertEquals(visits, estimate.visits(depth).value(), 1e-6 * visits, "depth " + depth);
        }
        double full = (double) search.fullBoards();
        assertTrue(full > 0);
        assertEquals(full, estimate.fullBoards().value(), 0.5 * full);
    }

    /** Single sets differ. Random sets with equal numbers of sides of each colour have about the expected mean. */
    @Test
    @Tag("slow")
    void theTheoryAloneIsAboutTheMeanOfManyBoards() {
        BoardOrder order = new SearchOrders(4, 4).named("bottom");
        SlipArray array = SlipArray.of(8, 10);
        double counted = 0;
        double expected = 0;
        for (int seed = 0; seed < 1000; seed++) {
            EdgePuzzle puzzle = Sets.mixed(4, 4, 3, 4, seed);
            DepthStatistics statistics = new PlainSlipSearch(puzzle, order, array).statistics();
            TheoryBranching theory = new TheoryBranching(ColourCounts.of(puzzle), OrderedJoins.of(puzzle, order));
            for (int depth = 0; depth < 16; depth++) {
                counted += statistics.perfect().get(depth) + statistics.half().get(depth);
            }
            expected += new SlipChain(theory, 2).estimate(array).nodes().value();
        }

        assertEquals(1, counted / expected, 0.15);
    }

    /** Every join matches half as often again as by theory: so it is in any other order. */
    @Test
    void whatIsMeasuredIsOfJoinsAndGoesWithThemIntoOtherOrders() {
        TheoryBranching rows = theory(ORDER);
        Long[] visits = new Long[20];
        Long[] perfect = new Long[20];
        for (int depth = 0; depth < 20; depth++) {
            visits[depth] = 1_000_000_000_000L;
            perfect[depth] = Math.round(1e12 * rows.fit(depth, 0) * Math.pow(1.5, rows.joins(depth)));
        }
        DepthStatistics counted = new DepthStatistics(List.of(visits), List.of(perfect), Collections.nCopies(20, 0L));
        TheoryBranching other = theory(new SearchOrders(5, 4).banded(3, 1, 1));

        Branching calibrated = new Calibration(rows, SlipArray.NONE, counted).applied(other);

        for (int depth = 0; depth < 20; depth++) {
            // The first piece has no joins, so nothing is known there.
            double factor = depth == 0 ? 1 : Math.pow(1.5, other.joins(depth));
            assertEquals(factor * other.fit(depth, 0), calibrated.fit(depth, 0), 1e-6 * calibrated.fit(depth, 0));
        }
    }

    @Test
    void statisticsOfAnotherBoardAreAMistakeOfTheCaller() {
        DepthStatistics two = new DepthStatistics(List.of(1L, 1L), List.of(1L, 1L), List.of(0L, 0L));

        assertThrows(IllegalArgumentException.class, () -> new Calibration(theory(ORDER), ARRAY, two));
    }
}
