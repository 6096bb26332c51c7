package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The choice of the rounds of a search for the best board, by results that the tests make up. */
class RoundSeriesTest {

    private static final EdgePuzzle BOARD =
            EdgeGenerator.generate("b", 8, 8, 4, 8, 1).puzzle();

    private static final EdgePuzzle LARGE =
            EdgeGenerator.generate("b", 12, 12, 4, 9, 1).puzzle();

    private static Ended ended(int score) {
        return new Ended(score, 4_000_000, 30, false, false);
    }

    /** Makes rounds whose scores are those of their orders. */
    private static List<Round> rounds(RoundSeries series, int number, String goodOrder) {
        List<Round> rounds = new ArrayList<>();
        for (int round = 0; round < number; round++) {
            Round next = series.next();
            rounds.add(next);
            series.add(next, ended(next.order().name().equals(goodOrder) ? 90 : 84));
        }
        return rounds;
    }

    private static void oneRoundInEachOrder(RoundSeries series) {
        for (int order = 0; order < 16; order++) {
            series.add(series.next(), new Ended(240, 4_000_000, 140, false, false));
        }
    }

    @Test
    void everyOrderIsTriedBeforeOneIsTriedAgain() {
        RoundSeries series = new RoundSeries(BOARD, 1);

        List<String> orders = rounds(series, 16, "").stream()
                .map(round -> round.order().name())
                .toList();

        assertEquals(16, new HashSet<>(orders).size(), orders::toString);
        assertEquals(
                8, orders.stream().filter(name -> name.startsWith("eii465-")).count());
    }

    /** Two threads would otherwise make one round twice. */
    @Test
    void roundsThatBeginBeforeOthersHaveEndedAreDifferent() {
        RoundSeries series = new RoundSeries(BOARD, 1);

        List<Round> begun = Stream.generate(series::next).limit(20).toList();

        assertEquals(
                20,
                begun.stream().map(round -> round.attempt().seed()).distinct().count());
        assertEquals(16, begun.stream().map(Round::order).distinct().count());
    }

    @Test
    void anOrderThatIsExcludedIsNotTriedAgain() {
        RoundSeries series = new RoundSeries(BOARD, 1);
        Round excluded = series.next();

        series.exclude(excluded);

        assertTrue(
                rounds(series, 50, "").stream().noneMatch(round -> round.order().equals(excluded.order())));
    }

    @Test
    void everyOrderHasEachCellOnce() {
        EdgePuzzle oblong = EdgeGenerator.generate("b", 9, 6, 4, 8, 1).puzzle();

        for (Round round : rounds(new RoundSeries(oblong, 1), 12, "")) {
            assertEquals(
                    54,
                    new HashSet<>(round.order().cells()).size(),
                    round.order().name());
            assertEquals(54, round.order().cells().size(), round.order().name());
        }
    }

    @Test
    void theOrderThatLeadsToBetterBoardsIsTriedMoreOften() {
        List<Round> rounds = rounds(new RoundSeries(BOARD, 1), 200, "row-6");

        long good = rounds.stream()
                .filter(round -> round.order().name().equals("row-6"))
                .count();
        assertTrue(good > 80, () -> good + " of 200");
        assertTrue(good < 200 - 2 * 15, () -> "others are not tried again: " + good);
    }

    @Test
    void aRoundAsksForOneMoreJoinThanTheBestBoardHas() {
        RoundSeries series = new RoundSeries(BOARD, 1);
        Round first = series.next();

        series.add(first, new Ended(first.attempt().score() + 1, 1_000, 64, true, false));

        assertEquals(first.attempt().score() + 2, series.next().attempt().score());
        assertEquals(
                BOARD.joins() - first.attempt().score() - 2,
                series.next().array().slips());
    }

    @Test
    void aRoundAsksForMoreThanABoardOfARoundThatHasNotEnded() {
        RoundSeries series = new RoundSeries(BOARD, 1);

        series.raise(110);

        assertEquals(111, series.next().attempt().score());
    }

    @Test
    void aBoardOnWhichAllJoinsMatchEndsTheSeries() {
        RoundSeries series = new RoundSeries(BOARD, 1);
        assertFalse(series.isDone());

        series.add(series.next(), new Ended(BOARD.joins(), 1_000, 64, true, false));

        assertTrue(series.isDone());
        assertThrows(IllegalStateException.class, series::next);
    }

    @Test
    void slipsAreAllowedEverywhereIfAllOrdersWereSearchedToTheirEnds() {
        RoundSeries series = new RoundSeries(BOARD, 1);
        // In each order one round without theory, and perhaps one by theory.
        Round last = series.next();
        int ended = 0;
        while (last.firstSlip() > 0) {
            series.add(last, new Ended(80, 1_000, 30, false, true));
            ended++;
            last = series.next();
        }

        assertTrue(ended >= 16 && ended <= 2 * 16, "rounds: " + ended);
        assertEquals(0, last.firstSlip());
        assertEquals(0, last.array().depths().get(0));
        series.add(last, new Ended(80, last.attempt().nodes(), 30, false, false));
        assertEquals(8 * last.attempt().nodes(), series.next().attempt().nodes());
        // Searches with more and more slips find nothing, down to one more join than the best board has.
        int asked = BOARD.joins() + 1;
        while (!series.isDone()) {
            Round next = series.next();
            assertTrue(next.attempt().score() <= asked, () -> "asks for more: " + next.text());
            asked = next.attempt().score();
            series.add(next, new Ended(80, 1_000, 30, false, true));
        }
        assertEquals(81, asked);
    }

    @Test
    void smallBoardsHaveNoColoursThatAreUsedUpEarly() {
        assertTrue(rounds(new RoundSeries(BOARD, 1), 100, "").stream()
                .allMatch(round -> round.early().colours().isEmpty()));
    }

    @Test
    @Tag("seconds")
    void theFirstRoundInEachOrderHasNoEarlyColoursAndThenTheNumberThatLeadsToBetterBoardsIsTriedMoreOften() {
        RoundSeries series = new RoundSeries(LARGE, 1);
        int[] byColours = new int[3];
        Set<BoardOrder> orders = new HashSet<>();
        for (int number = 0; number < 200; number++) {
            Round round = series.next();
            int colours = round.early().colours().size();
            if (orders.add(round.order())) {
                assertEquals(0, colours);
            } else {
                byColours[colours]++;
            }
            series.add(round, new Ended(colours == 2 ? 250 : 247, 4_000_000, 140, false, false));
        }

        assertTrue(byColours[2] > 100, () -> Arrays.toString(byColours));
        assertTrue(byColours[1] > 5, () -> Arrays.toString(byColours));
    }

    /** The best board of a round that is given up because of its colours is no result of its order. */
    @Test
    @Tag("seconds")
    void coloursAreUsedUpALittleEarlierAfterARoundThatLedOnAndLaterAfterOneThatWasGivenUp() {
        RoundSeries series = new RoundSeries(LARGE, 1);
        oneRoundInEachOrder(series);
        int[] percent = new int[3];
        int counted = 0;
        for (int number = 0; number < 100; number++) {
            Round round = series.next();
            int colours = round.early().colours().size();
            if (colours > 0) {
                assertTrue(
                        percent[colours] == 0
                                || percent[colours] == round.early().percent(),
                        () -> round.text() + " after " + percent[colours]);
            }
            boolean isGivenUp = number % 3 == 0;
            int depth =
                    isGivenUp ? round.attempt().depth() - 1 : round.attempt().depth();
            series.add(round, new Ended(isGivenUp ? 50 : 240, 4_000_000, depth, false, false));
            int least = 22 + 12 * colours;
            percent[colours] =
                    Math.min(least + 24, Math.max(least, round.early().percent() + (isGivenUp ? 2 : -1)));
            counted += isGivenUp && colours > 0 ? 0 : 1;
        }

        int ofOrders = series.state().subList(1, 17).stream()
                .flatMap(line -> Stream.of(line.split(" ")).skip(3))
                .mapToInt(scores -> Integer.parseInt(scores.substring(scores.indexOf(':') + 1)))
                .sum();
        assertEquals(16 + counted, ofOrders);
    }

    /** From no board of a round with early colours the search goes on, or from none of a round without. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("slow")
    void roundsWithANumberOfColoursThatAreAlwaysGivenUpBecomeRare(boolean isWithColours) {
        RoundSeries series = new RoundSeries(LARGE, 1);
        oneRoundInEachOrder(series);
        int bad = 0;
        for (int number = 0; number < 300; number++) {
            Round round = series.next();
            boolean isBad = round.early().colours().isEmpty() != isWithColours;
            bad += isBad ? 1 : 0;
            series.add(round, new Ended(isBad ? 40 : 240, 1_000_000, isBad ? 20 : 140, false, false));
        }

        int most = bad;
        assertTrue(bad < 100, () -> most + " of 300");
    }

    @Test
    @Tag("seconds")
    void aLargeBoardWhoseOrdersAreSearchedToTheirEndsIsExhaustedThoughRoundsWithColoursHaveBetterBoards() {
        RoundSeries series = new RoundSeries(LARGE, 1);
        int rounds = 0;
        while (!series.isDone()) {
            Round round = series.next();
            rounds++;
            assertTrue(rounds < 2_000, "no end");
            int score = round.early().colours().isEmpty() ? 200 : 215;
            series.add(round, new Ended(score, 1_000, 140, false, rounds > 40));
        }

        assertEquals(215, series.best());
    }

    @Test
    @Tag("seconds")
    void roundsOfABoardOnWhichNoRoundComesDeepAreNotGivenUp() {
        RoundSeries series = new RoundSeries(LARGE, 1);
        for (int number = 0; number < 40; number++) {
            Round round = series.next();
            series.add(round, new Ended(150, 1_000_000, 80, false, false));
        }

        assertEquals(2 * 80 / 3, series.next().attempt().depth());
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 12})
    @Tag("slow")
    void aSeriesGoesOnFromItsState(int size) {
        EdgePuzzle puzzle = size == 8 ? BOARD : LARGE;
        RoundSeries series = new RoundSeries(puzzle, 7);
        rounds(series, 40, "eii465-3");

        RoundSeries restored = new RoundSeries(puzzle, 7);
        restored.restore(series.state());

        assertEquals(series.state(), restored.state());
        assertEquals(rounds(series, 30, "eii465-3"), rounds(restored, 30, "eii465-3"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 0 0 9 0",
                "0 0 0 9 0 false x",
                "-1 0 0 9 0 false",
                "a 0 0 9 0 false",
                "99999999999 0 0 9 0 false",
                "0 0 0 9 x false"
            })
    void aStateWithAnotherFirstLineIsRefused(String first) {
        List<String> state = new ArrayList<>(new RoundSeries(BOARD, 1).state());
        state.set(0, first);

        assertThrows(IllegalArgumentException.class, () -> new RoundSeries(BOARD, 1).restore(state));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "row-1",
                "row-1 0",
                "row-2 0 0",
                "row-1 -1 0",
                "row-1 0 -1",
                "row-1 0 0 5",
                "row-1 0 0 5:",
                "row-1 0 0 5:-1",
                "row-1 0 0 :1",
                ""
            })
    void aStateWithAnotherLineOfAnOrderIsRefused(String line) {
        List<String> state = new ArrayList<>(new RoundSeries(BOARD, 1).state());
        state.set(1, line);

        assertThrows(IllegalArgumentException.class, () -> new RoundSeries(BOARD, 1).restore(state));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1 50", "2 50 0", "1 -1 0", "1 33 0", "1 59 0", "1 x 0", ""})
    void aStateWithAnotherLineOfEarlyColoursIsRefused(String line) {
        List<String> state = new ArrayList<>(new RoundSeries(LARGE, 1).state());
        state.set(state.size() - 2, line);

        assertThrows(IllegalArgumentException.class, () -> new RoundSeries(LARGE, 1).restore(state));
    }

    @Test
    void aStateOfAnotherNumberOfLinesIsRefused() {
        List<String> state = new RoundSeries(LARGE, 1).state();

        assertThrows(IllegalArgumentException.class, () -> new RoundSeries(BOARD, 1).restore(state));
    }
}
