package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.Iterator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of the library whose thread is interrupted: none of them returns a number that looks like the right one. */
class InterruptedSearchTest {

    private static PreparedSearch search(String definition, String strategy) {
        return Filaforge.prepare(
                Definitions.puzzle(definition),
                SearchRequest.builder().strategy(strategy).build());
    }

    @AfterEach
    void theNextTestIsNotInterrupted() {
        Thread.interrupted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"merge", "sieve"})
    void aCountThatIsNotCompleteIsNoNumber(String strategy) {
        PreparedSearch search = search("pentominoes_1s_18x5", strategy);
        Thread.currentThread().interrupt();

        assertThrows(SearchStopped.class, search::count);

        assertTrue(Thread.currentThread().isInterrupted());
    }

    @Test
    void aRunOfAnInterruptedThreadHasAResultThatIsNotComplete() {
        PreparedSearch search = search("pentominoes_1s_18x5", "sieve");
        Thread.currentThread().interrupt();

        assertFalse(search.run().complete());
    }

    @Test
    void theSearchCanBeCountedAfterwards() {
        PreparedSearch search = search("tetrominoes_2sets_8x5", "sieve");
        BigInteger count = search.count();
        Thread.currentThread().interrupt();
        search.run();
        Thread.interrupted();

        assertEquals(count, search.count());
    }

    @Test
    void aStreamOfAnInterruptedThreadDoesNotEndAsIfItWereComplete() {
        try (SolutionStream solutions = search("somacube", "sieve").solutions()) {
            Iterator<SolutionStream.Solution> each = solutions.iterator();
            each.next();
            Thread.currentThread().interrupt();

            assertThrows(SearchStopped.class, each::hasNext);
            assertThrows(SearchStopped.class, () -> solutions.stream().count());

            assertTrue(Thread.interrupted());
            assertEquals(479, solutions.stream().count(), "the other solutions are not lost");
        }
    }

    @Test
    void aStreamEndsAtItsLimitWithoutAnException() {
        try (SolutionStream solutions =
                search("somacube", "sieve").solutions(RunSettings.standard().withLimit(5))) {
            assertEquals(5, solutions.stream().count());
        }
    }
}
