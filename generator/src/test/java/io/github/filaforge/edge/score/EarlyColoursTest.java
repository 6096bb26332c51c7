package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.edge.Quota;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Colours that are used up early")
class EarlyColoursTest {

    private static final EdgePuzzle BOARD =
            EdgeGenerator.generate("b", 12, 12, 4, 9, 1).puzzle();

    private static final BoardOrder ROWS = BoardOrder.rows(12, 12);

    private static int sides(EdgePuzzle puzzle, List<Integer> colours) {
        Set<Integer> pinned = new HashSet<>();
        puzzle.pins().forEach(pin -> pinned.add(pin.piece()));
        int sides = 0;
        for (int piece = 0; piece < puzzle.pieceCount(); piece++) {
            for (int colour : puzzle.pieces().get(piece).sides()) {
                sides += !pinned.contains(piece) && colours.contains(colour) ? 1 : 0;
            }
        }
        return sides;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @DisplayName("have a quota that grows, more and more slowly, up to their share of the sides")
    void quota(int count) {
        EarlyColours early = EarlyColours.of(BOARD, count, 50, 3);

        List<Integer> least = early.quota(BOARD, ROWS).least();

        assertEquals(count, new HashSet<>(early.colours()).size());
        assertEquals(145, least.size());
        // The first row and the seven inner cells behind it are free.
        assertEquals(0, least.get(12 + 1 + 7));
        assertTrue(least.get(12 + 1 + 9) > 0, () -> String.valueOf(least));
        int all = sides(BOARD, early.colours());
        assertEquals((int) (all * (count == 1 ? 0.95 : 0.9)), least.get(144));
        // Half of the 100 inner cells lie in the first five inner rows.
        assertEquals(least.get(144), least.get(6 * 12));
        assertTrue(least.get(5 * 12) < least.get(144), () -> String.valueOf(least));
        int middle = 3 * 12 + 6;
        assertTrue(2 * least.get(middle) > least.get(144), () -> String.valueOf(least));
        for (int position = 1; position < least.size(); position++) {
            assertTrue(least.get(position) >= least.get(position - 1), () -> String.valueOf(least));
        }
    }

    @Test
    @DisplayName("are counted on pieces without pins, at the cells without pins")
    void pins() {
        EdgePuzzle solved = EdgeGenerator.generate("b", 12, 12, 4, 9, 1).solved();
        List<EdgePlacement> pins =
                solved.pins().stream().filter(pin -> pin.cell() % 5 == 0).toList();
        EdgePuzzle pinned = solved.withPins(pins);
        EarlyColours early = EarlyColours.of(pinned, 1, 40, 3);

        List<Integer> least = early.quota(pinned, ROWS).least();

        assertEquals(145 - pins.size(), least.size());
        long ofPins = pins.stream()
                .mapToInt(pin ->
                        pinned.pieces().get(pin.piece()).count(early.colours().get(0)))
                .sum();
        assertEquals((int) (0.95 * (sides(pinned, early.colours()) - ofPins)), least.get(least.size() - 1));
    }

    @Test
    @DisplayName("are the choice of a seed, among the colours that inner pieces have")
    void choice() {
        Set<Integer> chosen = new HashSet<>();
        for (long seed = 1; seed <= 200; seed++) {
            chosen.addAll(EarlyColours.of(BOARD, 2, 50, seed).colours());
            assertEquals(EarlyColours.of(BOARD, 2, 50, seed), EarlyColours.of(BOARD, 2, 50, seed));
        }

        assertEquals(9, chosen.size());
        assertTrue(chosen.stream().noneMatch(colour -> colour == BOARD.rim().getAsInt()));
    }

    @Test
    @DisplayName("have no quota if there are none")
    void none() {
        Quota quota = EarlyColours.of(BOARD, 0, 0, 1).quota(BOARD, ROWS);

        assertEquals(Quota.NONE, quota);
    }

    @Test
    @DisplayName("leave pieces that fit more often, by theory")
    void theory() {
        Branching plain = EarlyColours.branching(BOARD, ROWS, 0);
        Branching one = EarlyColours.branching(BOARD, ROWS, 1);
        Branching two = EarlyColours.branching(BOARD, ROWS, 2);
        int depth = 100;

        assertEquals(
                new TheoryBranching(ColourCounts.of(BOARD), OrderedJoins.of(BOARD, ROWS)).fit(depth, 3),
                plain.fit(depth, 3));
        assertTrue(one.fit(depth, 3) > plain.fit(depth, 3));
        assertTrue(two.fit(depth, 3) > one.fit(depth, 3));
    }
}
