package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.FirstWordSearch.Count;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.search.SearchBuilder;
import org.junit.jupiter.api.Test;

/**
 * The rows OP-3 and OP-4 of the FILA article, which were made with a build for regions of up to 128 cells.
 *
 * <p>Their fits and attempts are not those of the search that the article describes, which has 15,059,113,257 fits (the
 * rows of these names in {@code article-rows.txt}), but, to the last digit, those of {@link FirstWordSearch}: of the
 * search until the first 64 open cells are full. So the 686,628 solutions that the article tells for them were not found
 * in these runs.
 */
class ArticleWideRowsTest {

    /** The counting itself: a region of less than 64 cells has the article's figures as they are. */
    @Test
    void rowsP4AndP5AreTheWholeSearchAsAllCellsAreInTheFirstWord() throws OrderingException {
        Count count = FirstWordSearch.of(plan("pentominoes_10x6", "X"));

        assertEquals(new Count(2_091_215, 2_091_215 + 13_106_789, 2_091_215 + 4_682_886), count);
    }

    @Test
    void rowsOp3AndOp4AreTheSearchUntilTheFirstWordIsFull() throws OrderingException {
        assumeTrue("all".equals(System.getProperty("rows")), "takes minutes");

        Count count = FirstWordSearch.of(plan("pentominoes_1s_18x5", "V"));

        long fits = 13_151_493_569L;
        assertEquals(new Count(fits, fits + 83_733_447_441L, fits + 25_422_589_384L), count);
    }

    /** The plan of {@code -V -n -of=N -fN} with all pieces but one. */
    private static FixedOrderPlan plan(String definition, String constrained) throws OrderingException {
        Puzzle puzzle = Definitions.puzzle(definition);
        int left = puzzle.mobilePieces().size() - 1;
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece(constrained))
                .filters(Filters.before(true, false))
                .order(OrderingSteps.parse("f=" + left))
                .lists(left)
                .build();
        return (FixedOrderPlan) SearchBuilder.begin(puzzle, request).spelledOutPlan();
    }
}
