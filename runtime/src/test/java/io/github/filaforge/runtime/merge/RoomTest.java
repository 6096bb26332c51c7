package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The memory that merging may use, and the messages if it is not enough. */
class RoomTest {

    @Test
    void aRefusalTellsSmallNumbersApart() {
        Room room = new Room(3 << 20);
        assertTrue(room.take(2_500_000));

        MergeMemoryException thrown = assertThrows(MergeMemoryException.class, () -> room.need(1 << 20, "a table"));

        assertEquals(
                "a table would take 1024 KB, and of the 3072 KB that merging may have 630 KB are left:"
                        + " give it more by --memory SIZE, and Java by -Xmx",
                thrown.getMessage());
    }

    @Test
    void whatIsRefusedOrGivenBackIsNotTaken() {
        Room room = new Room(10);
        assertTrue(room.take(8));
        assertThrows(MergeMemoryException.class, () -> room.need(3, "a table"));
        assertEquals(2, room.left());

        room.give(8);

        assertEquals(10, room.left());
    }

    @Test
    void aReserveIsForWhatCannotBeDoneWithout() {
        Room room = new Room(10);
        room.reserve(4);

        assertTrue(room.take(6));
        assertFalse(room.take(1));
        room.need(4, "a table");

        assertEquals(0, room.left());
    }

    @Test
    void anArrayThatGrowsIsTwiceAsLongOrAsLongAsIsNeeded() {
        assertEquals(16, Room.grown(8, 9, "edges"));
        assertEquals(40, Room.grown(8, 40, "edges"));
        assertEquals(1, Room.grown(0, 1, "edges"));
    }

    /** From half the largest length on there is no room for twice the length. */
    @Test
    void anArrayGrowsUpToTheLargestThatJavaHas() {
        int most = Integer.MAX_VALUE - 8;

        assertEquals(most, Room.grown(1 << 30, (1 << 30) + 1L, "edges"));
        assertEquals(most, Room.grown(most - 1, most, "edges"));
        assertEquals(most, Room.length(most, "edges"));
    }

    @Test
    void whatNoArrayHoldsIsRefusedInFigures() {
        for (long needed : new long[] {1L << 31, 3_000_000_000L, Long.MAX_VALUE}) {
            MergeMemoryException thrown = assertThrows(
                    MergeMemoryException.class, () -> Room.grown(1 << 30, needed, "the edges of the graph"));

            assertEquals(
                    "the edges of the graph would take an array of " + needed
                            + " elements, and Java has none of more than 2147483639, however much memory there is",
                    thrown.getMessage());
        }
    }
}
