package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.runtime.edge.RestartRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RestartWatchTest {

    private static final long G = 1_000_000_000L;

    private final RestartRules.Watch watch = new RestartRules.Watch(RestartRules.ARTICLE);

    private Optional<String> told(long nodes, int deepest, long scores, int mostVisited) {
        List<Long> visits = new ArrayList<>(Collections.nCopies(256, 1L));
        visits.set(mostVisited, 2L);
        return watch.told(new RestartRules.Watch.Tally(nodes, deepest, scores, visits));
    }

    @Test
    void aSearchThatDoesNotGetPastDepth128WithinItsNodesIsRestarted() {
        assertEquals(Optional.empty(), told(G / 5 - 1, 128, 0, 100));
        assertEquals(Optional.of("not past depth 128 within 200000000 nodes"), told(G / 5, 128, 0, 100));
    }

    @Test
    void pastDepth128ItGoesOn() {
        assertEquals(Optional.empty(), told(G / 5, 129, 0, 100));
    }

    @Test
    void withoutASingle463In4e9NodesItIsRestarted() {
        assertEquals(Optional.empty(), told(4 * G - 1, 200, 0, 170));
        assertEquals(Optional.of("no board of 463 within 4000000000 nodes"), told(4 * G, 200, 0, 170));
    }

    @Test
    void theMostVisitedDepthIsLookedAtAtRegularPointsOnly() {
        assertEquals(Optional.empty(), told(G - 1, 200, 0, 164));
        assertEquals(Optional.empty(), told(G, 200, 0, 165));
        assertEquals(Optional.empty(), told(2 * G - 1, 200, 0, 164));
        assertEquals(Optional.of("depth 164 visited most, and not 165 or more"), told(2 * G + 5, 200, 0, 164));
    }

    @Test
    void aCheckThatWasDueIsMadeOnceThoughSeveralWere() {
        assertEquals(Optional.empty(), told(3 * G + 5, 200, 0, 165));
        assertEquals(Optional.empty(), told(4 * G - 1, 200, 0, 164));
    }

    /** Only the boards of the last 10e9 nodes count, since earlier boards do not predict the next ones. */
    @Test
    void eachTenBillionNodesHaveToBring40Boards() {
        assertEquals(Optional.empty(), told(10 * G, 200, 90, 170));
        assertEquals(Optional.empty(), told(15 * G, 200, 91, 170));
        assertEquals(Optional.of("39 boards of 463 in 10000000000 nodes, and not 40"), told(20 * G, 200, 129, 170));
    }

    @Test
    void aFixedNumberOfNodesEndsASearchIfAskedFor() {
        RestartRules fixed = new RestartRules(0, 1, 0, 100, 0, 1, 0, 1, 50);
        RestartRules.Watch ofFixed = new RestartRules.Watch(fixed);

        assertEquals(Optional.empty(), ofFixed.told(new RestartRules.Watch.Tally(49, 3, 1, List.of(1L))));
        assertEquals(Optional.of("50 nodes"), ofFixed.told(new RestartRules.Watch.Tally(50, 3, 1, List.of(1L))));
    }

    @Test
    void otherBoardsHaveDepthsAndScoreInProportion() {
        assertEquals(RestartRules.ARTICLE, RestartRules.scaledTo(256, 480));
        assertEquals(new RestartRules(50, G / 5, 174, 4 * G, 64, G, 40, 10 * G, 0), RestartRules.scaledTo(100, 180));
    }

    @Test
    void looksAfterNoNodesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new RestartRules(128, 0, 463, 1, 165, 1, 40, 1, 0));
    }
}
