package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request for a score")
class ScoreRequestTest {

    @Test
    @DisplayName("without a score and slips has an order, and no attempts, rules or groups")
    void wholeBoards() {
        OptionalInt none = OptionalInt.empty();

        assertTrue(new ScoreRequest(none, "row", "", "").isForWholeBoards());
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> new ScoreRequest(none, "", "", ""));
        assertEquals("a request has a score, slips or an order", e.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> new ScoreRequest(none, "row", "", "", OptionalInt.of(2), 1, "", 0));
        assertThrows(
                IllegalArgumentException.class, () -> new ScoreRequest(none, "row", "", "", none, 1, "nodes=1k", 0));
        assertThrows(IllegalArgumentException.class, () -> new ScoreRequest(none, "row", "", "", none, 1, "", 3));
    }
}
