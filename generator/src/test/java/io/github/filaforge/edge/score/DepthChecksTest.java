package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.edge.score.DepthChecks.GoodLimit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DepthChecksTest {

    /** No good piece until 63, at most 6 until 79, all useless ones used by 96, no precious one until 100. */
    @ParameterizedTest
    @CsvSource({
        "63, 0, 0, 20, true",
        "63, 1, 0, 20, false",
        "64, 6, 0, 20, true",
        "79, 7, 0, 20, false",
        "80, 7, 0, 20, true",
        "95, 20, 0, 1, true",
        "96, 20, 0, 1, false",
        "96, 20, 0, 0, true",
        "100, 20, 1, 0, false",
        "101, 20, 1, 0, true",
        "256, 150, 53, 0, true"
    })
    void theArticlesChecksPassWhatItSays(int filled, int good, int precious, int useless, boolean pass) {
        assertEquals(pass, DepthChecks.ARTICLE.pass(filled, good, precious, useless));
    }

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
