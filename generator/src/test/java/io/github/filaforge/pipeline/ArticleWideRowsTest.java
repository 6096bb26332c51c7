package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.pipeline.FirstWordSearch.Count;
import io.github.filaforge.plan.Beginning;
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

    private final Pipeline pipeline =
            Pipeline.standard().withParityFilter(false).beginningWith(Beginning.FEWEST_IMAGES);

    /** The counting itself: a region of less than 64 cells has the article's figures as they are. */
    @Test
    void rowsP4AndP5AreTheWholeSearchAsAllCellsAreInTheFirstWord() throws Exception {
        Count count = FirstWordSearch.of(pipeline.constraining("X").plan(Pipeline.definition("pentominoes_10x6")));

        assertEquals(new Count(2_091_215, 2_091_215 + 13_106_789, 2_091_215 + 4_682_886), count);
    }

    @Test
    void rowsOp3AndOp4AreTheSearchUntilTheFirstWordIsFull() throws Exception {
        assumeTrue("all".equals(System.getProperty("rows")), "takes minutes");

        Count count = FirstWordSearch.of(pipeline.constraining("V").plan(Pipeline.definition("pentominoes_1s_18x5")));

        long fits = 13_151_493_569L;
        assertEquals(new Count(fits, fits + 83_733_447_441L, fits + 25_422_589_384L), count);
    }
}
