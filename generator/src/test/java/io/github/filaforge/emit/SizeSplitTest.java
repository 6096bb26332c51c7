package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SizeSplitTest {

    private static List<List<Integer>> runs(int limit, Integer... sizes) {
        return SizeSplit.runs(List.of(sizes), limit, (before, item) -> item);
    }

    @Test
    void aRunIsAsLongAsTheLimitAllows() {
        assertEquals(List.of(List.of(3, 4), List.of(5, 2), List.of(1)), runs(7, 3, 4, 5, 2, 1));
        assertEquals(List.of(List.of(3), List.of(9), List.of(1)), runs(7, 3, 9, 1));
        assertEquals(List.of(List.of()), runs(7));
    }

    @Test
    void theFirstItemOfARunCanTakeMore() {
        List<List<String>> runs =
                SizeSplit.runs(List.of("a", "a", "b", "b", "b"), 5, (before, item) -> item.equals(before) ? 1 : 3);

        assertEquals(List.of(List.of("a", "a"), List.of("b", "b", "b")), runs);
    }

    @Test
    void itemsOfOneSizeAreSharedEvenly() {
        List<Integer> items = List.of(1, 2, 3, 4, 5);

        assertEquals(List.of(items), SizeSplit.evenRuns(items, 10, 2));
        assertEquals(List.of(List.of(1, 2), List.of(3, 4, 5)), SizeSplit.evenRuns(items, 9, 2));
        assertEquals(5, SizeSplit.evenRuns(items, 1, 2).size());
        assertEquals(List.of(List.of()), SizeSplit.evenRuns(List.of(), 9, 2));
    }
}
