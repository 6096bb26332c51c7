package io.github.filaforge.runtime.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the checks of the article: no good piece until 63, at most 6 until 79, all useless ones used by 96. */
class GroupChecksTest {

    private static final GroupChecks ARTICLE = new GroupChecks(
            new EdgeForm(new EdgeBoard(1, 1, -1, "0 0 0 0 0"), "", "0", "", ""), "63 0 79 6", 96, 100, "p");

    @ParameterizedTest
    @CsvSource({"62, 0", "63, 0", "64, 6", "79, 6", "80, 2147483647", "256, 2147483647"})
    void goodPiecesAreLimitedUntilAPosition(int position, int most) {
        assertEquals(most, ARTICLE.mostGood(position));
    }

    @ParameterizedTest
    @CsvSource({"95, false", "96, true", "256, true"})
    void uselessPiecesAreNeededFromAPositionOn(int position, boolean areNeeded) {
        assertEquals(areNeeded, ARTICLE.needsUseless(position));
    }

    @Test
    void goodAndPreciousPiecesBeginAtTheirPositions() {
        assertEquals(63, ARTICLE.goodFrom());
        assertEquals(100, ARTICLE.preciousFrom());
    }
}
