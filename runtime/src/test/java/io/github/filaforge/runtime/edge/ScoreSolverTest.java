package io.github.filaforge.runtime.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.SolutionSink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The boards that a search for high scores counts for its restarts, and its best board, against a plain search. */
class ScoreSolverTest {

    private static final int WIDTH = 3;
    private static final int CELLS = 6;
    private static final int SIDES = 4;
    private static final int COLOURS = 8;

    /** From the first of these positions on one join may slip, from the second on two, and so on. */
    private static final List<Integer> SLIPS = List.of(1, 3);

    private final List<int[]> pieces = new ArrayList<>();
    private final int[] placed = new int[CELLS];
    private int counted;
    private long expectedCount;
    private int expectedBest;

    static IntStream seeds() {
        return IntStream.range(0, 6);
    }

    @BeforeEach
    void noBoardIsKnown() {
        expectedCount = 0;
        expectedBest = 0;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Tag("seconds")
    void aBoardIsCountedOnceWhenItComesToTheScore(int seed) {
        givenPieces(new Random(seed));
        counted = 3 + seed % 4;
        plainSearch(0, 0, 0);

        Solver solver = new Solver(new EdgeLists(form()), counted);
        Best best = new Best();
        solver.search(0, best);

        assertTrue(expectedCount > 0);
        assertEquals(expectedCount, solver.count);
        assertEquals(expectedBest, best.score);
    }

    /** Draws pieces of which none looks like another or like itself in another turn. */
    private void givenPieces(Random random) {
        Set<List<Integer>> looks = new HashSet<>();
        while (pieces.size() < CELLS) {
            int[] piece = random.ints(SIDES, 0, COLOURS).toArray();
            Set<List<Integer>> turns = IntStream.range(0, SIDES)
                    .mapToObj(turn -> IntStream.range(0, SIDES)
                            .mapToObj(side -> piece[(side - turn + SIDES) % SIDES])
                            .toList())
                    .collect(Collectors.toSet());
            if (turns.size() == SIDES && turns.stream().noneMatch(looks::contains)) {
                looks.addAll(turns);
                pieces.add(piece);
            }
        }
    }

    private void plainSearch(int cell, int score, int slips) {
        expectedBest = Math.max(expectedBest, score);
        if (cell == CELLS) {
            return;
        }
        for (int piece = 0; piece < CELLS; piece++) {
            if (isPlaced(piece, cell)) {
                continue;
            }
            for (int turn = 0; turn < SIDES; turn++) {
                placed[cell] = piece * SIDES + turn;
                boolean isJoinedLeft = cell % WIDTH > 0;
                boolean isJoinedUp = cell >= WIDTH;
                int left = isJoinedLeft && colour(cell, 3) == colour(cell - 1, 1) ? 1 : 0;
                int up = isJoinedUp && colour(cell, 0) == colour(cell - WIDTH, 2) ? 1 : 0;
                int slipped = (isJoinedLeft ? 1 : 0) + (isJoinedUp ? 1 : 0) - left - up;
                int position = cell;
                long allowed = SLIPS.stream().filter(from -> from <= position).count();
                if (slipped > 1 || (slipped == 1 && slips + 1 > allowed)) {
                    continue;
                }
                int now = score + left + up;
                expectedCount += score < counted && now >= counted ? 1 : 0;
                plainSearch(cell + 1, now, slips + slipped);
            }
        }
    }

    private boolean isPlaced(int piece, int before) {
        return IntStream.range(0, before).anyMatch(cell -> placed[cell] / SIDES == piece);
    }

    private int colour(int cell, int side) {
        return pieces.get(placed[cell] / SIDES)[(side - placed[cell] % SIDES + SIDES) % SIDES];
    }

    /** Receives boards. */
    private static final class Best implements SolutionSink {

        private int score;

        @Override
        public void accept(int[] solution) {
            // full boards are not looked at here
        }

        @Override
        public int improved(int[] board, int matching) {
            score = Math.max(score, matching);
            return score;
        }

        @Override
        public int best() {
            return score;
        }
    }

    /** A solver without generated loops: the runtime fills all cells. */
    private static final class Solver extends ScoreSolver {

        private long count;

        Solver(EdgeLists lists, int counted) {
            super(
                    GeneratedSolver.FORMAT,
                    lists,
                    PackedTables.ofLists(lists),
                    String.valueOf(CELLS),
                    new String[] {""},
                    false,
                    counted);
        }

        @Override
        protected void enter(int position, long unused) {
            if (slips < least[position]) {
                look(position, slips);
            }
            found();
        }

        @Override
        void scored() {
            count++;
        }
    }

    private EdgeForm form() {
        String[] texts = IntStream.range(0, CELLS)
                .mapToObj(piece -> piece + " " + text(IntStream.of(pieces.get(piece))))
                .toArray(String[]::new);
        return new EdgeForm(
                new EdgeBoard(WIDTH, CELLS / WIDTH, -1, texts),
                "",
                text(IntStream.range(0, CELLS)),
                "",
                "",
                text(SLIPS.stream().mapToInt(Integer::intValue)));
    }

    private static String text(IntStream numbers) {
        return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
