package io.github.filaforge.runtime.merge.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The memory that merging may use, and the messages if it is not enough. */
class MemoryBudgetTest {

    @Test
    void aRefusalTellsSmallNumbersApart() {
        MemoryBudget budget = new MemoryBudget(3 << 20);
        assertTrue(budget.take(2_500_000));

        MergeMemoryException thrown = assertThrows(MergeMemoryException.class, () -> budget.need(1 << 20, "a table"));

        assertEquals(
                "a table would take 1024 KB, and of the 3072 KB that merging may have 630 KB are left:"
                        + " give it more by --memory SIZE, and Java by -Xmx",
                thrown.getMessage());
    }

    @Test
    void whatIsRefusedOrGivenBackIsNotTaken() {
        MemoryBudget budget = new MemoryBudget(10);
        assertTrue(budget.take(8));
        assertThrows(MergeMemoryException.class, () -> budget.need(3, "a table"));
        assertEquals(2, budget.left());

        budget.give(8);

        assertEquals(10, budget.left());
    }

    @Test
    void aReserveIsForWhatCannotBeDoneWithout() {
        MemoryBudget budget = new MemoryBudget(10);
        budget.reserve(4);

        assertTrue(budget.take(6));
        assertFalse(budget.take(1));
        budget.need(4, "a table");

        assertEquals(0, budget.left());
    }

    @Test
    void anArrayThatGrowsIsTwiceAsLongOrAsLongAsIsNeeded() {
        assertEquals(16, MemoryBudget.grown(8, 9, "edges"));
        assertEquals(40, MemoryBudget.grown(8, 40, "edges"));
        assertEquals(1, MemoryBudget.grown(0, 1, "edges"));
    }

    /** From half the largest length on there is no room for twice the length. */
    @Test
    void anArrayGrowsUpToTheLargestThatJavaHas() {
        int most = Integer.MAX_VALUE - 8;

        assertEquals(most, MemoryBudget.grown(1 << 30, (1 << 30) + 1L, "edges"));
        assertEquals(most, MemoryBudget.grown(most - 1, most, "edges"));
        assertEquals(most, MemoryBudget.length(most, "edges"));
    }

    @Test
    void whatNoArrayHoldsIsRefusedInFigures() {
        for (long needed : new long[] {1L << 31, 3_000_000_000L, Long.MAX_VALUE}) {
            MergeMemoryException thrown = assertThrows(
                    MergeMemoryException.class, () -> MemoryBudget.grown(1 << 30, needed, "the edges of the graph"));

            assertEquals(
                    "the edges of the graph would take an array of " + needed
                            + " elements, and Java has none of more than 2147483639, however much memory there is",
                    thrown.getMessage());
        }
    }
}
