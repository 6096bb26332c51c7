package io.github.filaforge.runtime.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowanceTest {

    private static final int SUPPLIES = 200;

    /** Returns a row of cells with pieces; a comma stands before the names of the pieces that may be left over. */
    private static Board board(int cells, int leastInAll, int mostInAll, String volumes, String... pieces) {
        String row = String.join(" ", Collections.nCopies(cells, "."));
        String[] names = Arrays.stream(pieces)
                .map(ofShape -> ofShape.replace(',', ' ').strip())
                .toArray(String[]::new);
        String least = Arrays.stream(pieces)
                .map(ofShape -> ofShape.split(",", -1)[0])
                .map(required -> String.valueOf(required.isEmpty() ? 0 : required.split(" ").length))
                .collect(Collectors.joining(" "));
        return new Board(new String[] {row}, "", names).placing(least, leastInAll, mostInAll, cells, volumes);
    }

    @Test
    void aFreeSupplyHasNoLimits() {
        Board board = board(6, 0, Integer.MAX_VALUE, "1 2", ",A A A A A A", ",B B B");

        assertFalse(board.allowance().isLimited());
    }

    @Test
    void anExtraPieceMayNotTakeTheCellsOfARequiredOne() {
        Allowance allowance = board(5, 0, 5, "3 2", "A", ",B B").allowance();

        long afterOneB = allowance.after(allowance.full(), 1, 2);
        long afterTwo = allowance.after(afterOneB, 1, 1);

        assertFalse(Allowance.isSpent(afterOneB));
        assertTrue(Allowance.isSpent(afterTwo));
        assertEquals(afterOneB, allowance.after(afterOneB, 0, 1), "A is required, so it takes nothing");
    }

    @Test
    void theLeastNumberInAllNeedsRoomForSmallPieces() {
        Allowance allowance = board(6, 5, 6, "1 3", ",A A A A A A", ",B B").allowance();

        assertFalse(Allowance.isSpent(allowance.of(2, 2)));
        assertTrue(Allowance.isSpent(allowance.of(6, 1)), "3 cells hold at most 3 of the 4 pieces that are missing");
    }

    @Test
    void theGreatestNumberInAllNeedsLargePieces() {
        Allowance allowance = board(6, 0, 3, "1 3", ",A A A A A A", ",B B").allowance();

        assertFalse(Allowance.isSpent(allowance.of(6, 1)));
        assertFalse(Allowance.isSpent(allowance.of(5, 2)));
        assertTrue(Allowance.isSpent(allowance.of(4, 2)), "1 piece cannot fill 4 cells");
    }

    @Test
    void requiredPiecesNeedTheirShareOfTheGreatestNumberInAll() {
        Allowance allowance =
                board(6, 0, 2, "1 1 1", "A", ",B B B", ",. . . . . .").allowance();

        assertFalse(Allowance.isSpent(allowance.of(1, 2, 6)));
        assertTrue(Allowance.isSpent(allowance.of(1, 1, 6)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void itIsSpentWhereTheNumbersOfPiecesOfAFullRegionAreNotAllowed(int blanks) {
        Random random = new Random(42 + blanks);
        int solutions = 0;
        int spent = 0;
        for (int i = 0; i < SUPPLIES; i++) {
            RandomSupply sample = new RandomSupply(random, blanks);
            for (List<Integer> pieces : sample.fillings()) {
                Collections.shuffle(pieces, random);
                boolean hasSpent = sample.spends(pieces);
                boolean isAllowed = sample.allows(pieces);
                assertEquals(isAllowed, !hasSpent, () -> sample + " " + pieces);
                solutions += isAllowed ? 1 : 0;
                spent += hasSpent ? 1 : 0;
            }
        }
        assertTrue(solutions > SUPPLIES && spent > SUPPLIES, solutions + " solutions, " + spent + " ended");
    }

    /** Some shapes with random volumes and random numbers of pieces, and a row of cells. */
    private static final class RandomSupply {

        private static final int MOST_CELLS = 9;
        private static final int MOST_COPIES = 4;

        private final int cells;
        private final List<Integer> volumes = new ArrayList<>();
        private final List<String> names = new ArrayList<>();
        private final Board board;
        private final Supply supply;

        RandomSupply(Random random, int blanks) {
            cells = 4 + random.nextInt(MOST_CELLS - 4);
            for (int shape = 0; shape < 3; shape++) {
                int most = 1 + random.nextInt(MOST_COPIES);
                int least = random.nextInt(3) > 0 ? 0 : random.nextInt(Math.min(most, 2) + 1);
                volumes.add(1 + random.nextInt(3));
                names.add(names("A", least) + (most > least ? "," + names("A", most - least) : ""));
            }
            if (blanks > 0) {
                volumes.add(1);
                names.add("," + names(".", blanks));
            }
            int leastInAll = random.nextInt(5);
            board = board(
                    cells,
                    leastInAll,
                    leastInAll + random.nextInt(4),
                    String.join(" ", volumes.stream().map(String::valueOf).toList()),
                    names.toArray(String[]::new));
            supply = board.supply();
        }

        private static String names(String name, int number) {
            return String.join(" ", Collections.nCopies(number, name));
        }

        /**
         * Returns all multisets of pieces that have the number of cells of the row. No shape has more pieces than copies.
         */
        List<List<Integer>> fillings() {
            List<List<Integer>> found = new ArrayList<>();
            fill(0, cells, new ArrayList<>(), found);
            return found;
        }

        private void fill(int shape, int open, List<Integer> pieces, List<List<Integer>> found) {
            if (shape == volumes.size()) {
                if (open == 0) {
                    found.add(new ArrayList<>(pieces));
                }
                return;
            }
            int before = pieces.size();
            for (int number = 0; number <= supply.most(shape) && number * volumes.get(shape) <= open; number++) {
                fill(shape + 1, open - number * volumes.get(shape), pieces, found);
                pieces.add(shape);
            }
            pieces.subList(before, pieces.size()).clear();
        }

        boolean allows(List<Integer> pieces) {
            int[] solution = new int[cells + pieces.size()];
            for (int i = 0; i < pieces.size(); i++) {
                solution[cells + i] = pieces.get(i);
            }
            return supply.allows(solution, cells);
        }

        /** Returns true if the allowance is spent after some of the pieces. */
        boolean spends(List<Integer> pieces) {
            Allowance allowance = board.allowance();
            int[] unused = new int[volumes.size()];
            for (int shape = 0; shape < unused.length; shape++) {
                unused[shape] = supply.most(shape);
            }
            long now = allowance.full();
            boolean isSpent = Allowance.isSpent(now);
            for (int shape : pieces) {
                now = allowance.after(now, shape, unused[shape]--);
                isSpent |= Allowance.isSpent(now);
                assertEquals(isSpent, Allowance.isSpent(allowance.of(unused)));
            }
            return isSpent;
        }

        @Override
        public String toString() {
            return cells + " cells, " + volumes + ", " + names + ", " + supply.leastInAll() + " to "
                    + supply.mostInAll();
        }
    }
}
