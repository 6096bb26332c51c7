package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.edge.score.DepthChecks.GoodLimit;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepthChecksTest {

    @Test
    void otherBoardsHaveThemInProportion() {
        assertEquals(DepthChecks.ARTICLE, DepthChecks.scaledTo(256));
        assertEquals(
                new DepthChecks(List.of(new GoodLimit(25, 0), new GoodLimit(31, 2)), 38, 39),
                DepthChecks.scaledTo(100));
    }

    @Test
    void limitsThatDoNotGoUpAreRefused() {
        List<GoodLimit> falling = List.of(new GoodLimit(63, 6), new GoodLimit(79, 0));

        assertThrows(ScoreException.class, () -> new DepthChecks(falling, 96, 100));
    }
}
