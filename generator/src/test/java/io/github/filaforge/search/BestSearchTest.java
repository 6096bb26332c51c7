package io.github.filaforge.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.score.Round;
import io.github.filaforge.edge.score.SlipArray;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.edge.EdgeForm;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.Quota;
import io.github.filaforge.runtime.edge.RoundSolver;
import io.github.filaforge.runtime.edge.RoundSolver.Attempt;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search for the best board, against a plain search that shares no code with it, and its events. */
class BestSearchTest {

    /** The number of placements up to which the plain search is made. */
    private static final long MOST_FITS = 20_000;

    private static final int MOST_BOARDS = 100_000;

    private static final long MOST_NODES = 1_000_000_000;

    /** A search that takes the number of its rounds and stops after some of them. */
    private static class Log implements BestSearch.Listener {

        private final int most;
        private final List<Round> rounds = new ArrayList<>();
        private final List<Ended> ends = new ArrayList<>();
        private final List<BestBoard> boards = new ArrayList<>();

        Log(int most) {
            this.most = most;
        }

        @Override
        public void begun(Round round) {
            rounds.add(round);
        }

        @Override
        public void improved(BestBoard board) {
            boards.add(board);
        }

        @Override
        public void ended(Round round, Ended ended) {
            ends.add(ended);
            if (ends.size() == most) {
                Thread.currentThread().interrupt();
            }
        }

        int beginnings() {
            return rounds.size();
        }

        BestBoard best() {
            return boards.isEmpty() ? BestBoard.NONE : boards.get(boards.size() - 1);
        }
    }

    /** Runs a search to its end, or to the end of a number of rounds. */
    private static Log run(EdgePuzzle puzzle, long seed, int mostRounds) {
        Log log = new Log(mostRounds);
        BestSearch search = new BestSearch(puzzle, seed, 1);
        try {
            search.run(BestBoard.NONE, log);
        } catch (SearchStopped stopped) {
            Thread.interrupted();
        }
        return log;
    }

    /** An interruption must not reach the next test. */
    @AfterEach
    void endInterruption() {
        Thread.interrupted();
    }

    static Stream<Sample> samples() {
        return RandomEdgePuzzles.stream(31).limit(Seeds.COUNT);
    }

    /** Boards of all kinds, and more boards that cannot be filled or are closed. */
    static Stream<Sample> samplesOfRounds() {
        return Stream.concat(
                RandomEdgePuzzles.stream(31).limit(Math.min(22, Seeds.EACH_KIND)),
                LongStream.rangeClosed(1, Seeds.part(4))
                        .boxed()
                        .flatMap(seed -> Stream.of(Kind.DISPLACED, Kind.CLOSED)
                                .map(kind -> RandomEdgePuzzles.generate(kind, 100 + seed))));
    }

    /** Returns all cells in an order: by rows, by rows from the bottom, by columns, or at random. */
    private static List<Integer> order(EdgePuzzle puzzle, int number) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, puzzle.size()).boxed().toList());
        switch (number) {
            case 0 -> {}
            case 1 -> Collections.reverse(cells);
            case 2 -> cells.sort(Comparator.comparing(cell -> cell % puzzle.width()));
            default -> Collections.shuffle(cells, new Random(number));
        }
        return cells;
    }

    /** Searches with a number of slips anywhere, and with the pins as they are. */
    private static PlainEdgeSearch.Outcome plain(EdgePuzzle puzzle, List<Integer> order, int slips, long mostFits) {
        int cells = puzzle.size();
        return PlainEdgeSearch.runHalfFitting(
                puzzle,
                order,
                Collections.nCopies(cells, slips),
                Set.of(),
                Collections.nCopies(cells + 1, 0),
                MOST_BOARDS,
                mostFits);
    }

    @ParameterizedTest
    @MethodSource("samplesOfRounds")
    @Tag("seconds")
    void aRoundFindsTheBestBoardThatAPlainSearchFindsInItsOrder(Sample sample) {
        EdgePuzzle puzzle = sample.puzzle();
        assumeTrue(EdgeImpossibility.ofAnyScore(puzzle).isEmpty(), "a pin is wrong");
        for (int number = 0; number < 4; number++) {
            List<Integer> cells = order(puzzle, number);
            SlipArray anywhere = new SlipArray(List.of(0));
            EdgeForm form = EdgeSearch.slipping(puzzle, new BoardOrder("order", cells), anywhere)
                    .form();
            RoundSolver solver = new RoundSolver(new EdgeLists(form));
            for (int slips = 0; slips <= 2; slips++) {
                PlainEdgeSearch.Outcome plain = plain(puzzle, cells, slips, MOST_FITS);
                int[] allowed = new int[puzzle.size() + 1];
                Arrays.fill(allowed, slips);
                Attempt whole = new Attempt(number, puzzle.joins() + 1, MOST_NODES, 0, MOST_NODES);
                if (plain.complete()) {
                    Ended ended = solver.attempt(whole, allowed, Quota.NONE, board -> {});
                    String what = "order " + cells + ", " + slips + " slips of " + sample;

                    assertTrue(ended.whole(), what);
                    assertEquals(plain.mostMatching(), ended.score(), what);
                }
            }
        }
    }

    /** Two colours have to be used up early, not quite as early as they can be. */
    @ParameterizedTest
    @MethodSource("samplesOfRounds")
    @Tag("slow")
    void aRoundWithAQuotaFindsTheBestBoardOfAPlainSearchWithIt(Sample sample) {
        EdgePuzzle puzzle = sample.puzzle();
        assumeTrue(EdgeImpossibility.ofAnyScore(puzzle).isEmpty(), "a pin is wrong");
        List<Integer> colours = puzzle.pieces().stream()
                .flatMap(piece -> piece.sides().stream())
                .distinct()
                .skip(1)
                .limit(2)
                .toList();
        assumeFalse(colours.isEmpty(), "all sides are alike");
        for (int number = 0; number < 3; number++) {
            List<Integer> cells = order(puzzle, number);
            EdgeForm form = EdgeSearch.slipping(puzzle, new BoardOrder("order", cells), new SlipArray(List.of(0)))
                    .form();
            RoundSolver solver = new RoundSolver(new EdgeLists(form));
            int[] allowed = new int[puzzle.size() + 1];
            Arrays.fill(allowed, 1);
            int tenths = 3 + 3 * number;
            List<Integer> least = IntStream.rangeClosed(0, puzzle.size())
                    .mapToObj(pieces -> pieces * tenths / 10)
                    .toList();
            Quota quota = new Quota(colours, least);

            PlainEdgeSearch.Outcome plain = PlainEdgeSearch.runHalfFitting(
                    puzzle,
                    cells,
                    Collections.nCopies(puzzle.size(), 1),
                    Set.copyOf(colours),
                    least,
                    MOST_BOARDS,
                    MOST_FITS);
            if (plain.complete()) {
                Attempt whole = new Attempt(number, puzzle.joins() + 1, MOST_NODES, 0, MOST_NODES);
                Ended ended = solver.attempt(whole, allowed, quota, board -> {});
                String what = "order " + cells + ", " + tenths + " tenths of a side a piece, of " + sample;

                assertTrue(ended.whole(), what);
                assertEquals(plain.mostMatching(), ended.score(), what);
            }
        }
    }

    /** A board that can be filled is filled, and the board is a solution. */
    @ParameterizedTest
    @MethodSource("samples")
    void aBoardThatCanBeFilledIsFilled(Sample sample) {
        assumeTrue(!sample.boards().isEmpty(), "the puzzle has no solution");

        Log log = run(sample.puzzle(), 1, 1_000);

        assertEquals(sample.puzzle().joins(), log.best().score(), sample::toString);
        assertTrue(
                sample.boards()
                        .contains(new EdgeChecker(sample.puzzle())
                                .check(log.best().board())),
                sample::toString);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, Seeds.COUNT);
    }

    /**
     * Six cells of a board are open, and two pieces inside have changed places. The best board is no worse than that of a plain
     * search with one slip a piece, row by row, and no better than that of a plain search with any slips.
     */
    @ParameterizedTest
    @MethodSource("seeds")
    @Tag("seconds")
    void aBoardOfPiecesThatDoNotMatchIsCompleted(long seed) {
        Random random = new Random(seed);
        EdgePuzzle solved = EdgeGenerator.generate("b", 5, 4, 2, 3, seed).solved();
        List<EdgePlacement> placed = new ArrayList<>(solved.pins());
        placed.sort(Comparator.comparing(EdgePlacement::cell));
        EdgePlacement one = placed.get(6 + random.nextInt(3));
        EdgePlacement other = placed.get(11 + random.nextInt(3));
        placed.set(one.cell(), new EdgePlacement(one.cell(), other.piece(), random.nextInt(4)));
        placed.set(other.cell(), new EdgePlacement(other.cell(), one.piece(), random.nextInt(4)));
        Collections.shuffle(placed, random);
        EdgePuzzle puzzle = solved.withPins(placed.subList(6, placed.size()));
        List<Integer> rows = order(puzzle, 0);

        BestBoard best = run(puzzle, seed, 1_000).best();

        int least = plain(puzzle, rows, 20, Long.MAX_VALUE).mostMatching();
        int most = PlainEdgeSearch.run(puzzle, rows, 40, MOST_BOARDS, Long.MAX_VALUE)
                .mostMatching();
        assertTrue(least <= best.score() && best.score() <= most, () -> least + " " + best.score() + " " + most);
        assertEquals(matching(puzzle, best.board()), best.score(), best::toString);
        puzzle.pins().forEach(pin -> assertEquals(4 * pin.piece() + pin.turn(), best.board()[pin.cell()]));
    }

    /** Four pins show the cell in the middle of 3x3 four colours that no other piece has. */
    @Test
    void allCellsAreFilledButTheCellThatNoPieceMayFill() {
        List<EdgePiece> pieces = new ArrayList<>();
        List<EdgePlacement> pins = new ArrayList<>();
        List<Integer> beside = List.of(1, 5, 7, 3);
        for (int side = 0; side < 4; side++) {
            List<Integer> sides = new ArrayList<>(List.of(1, 1, 1, 1));
            sides.set((side + 2) % 4, 5 + side);
            pieces.add(new EdgePiece("pin" + side, sides));
            pins.add(new EdgePlacement(beside.get(side), side, 0));
        }
        for (int piece = 0; piece < 5; piece++) {
            pieces.add(new EdgePiece("piece" + piece, List.of(1, 1, 1, 1)));
        }

        Log log = run(new EdgePuzzle("b", 3, 3, OptionalInt.empty(), pieces, pins), 1, 1_000);

        assertEquals(8, log.best().score());
        assertEquals(1, log.best().gaps());
        assertEquals(1, log.ends.size(), "no further round finds a better board");
    }

    @Test
    @Tag("seconds")
    void eachBoardThatIsReportedHasItsScoreAndIsBetterThanTheLast() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 10, 9, 3, 8, 5).puzzle();

        Log log = run(puzzle, 1, 8);

        int last = -1;
        for (BestBoard board : log.boards) {
            assertTrue(board.score() > last, () -> "not better: " + board);
            assertEquals(matching(puzzle, board.board()), board.score(), board::toString);
            last = board.score();
        }
        assertTrue(last >= puzzle.joins() - 20, "poor: " + last);
    }

    /** Returns the number of joins of a board without gaps and wraps that match, by the colours of the definition. */
    private static int matching(EdgePuzzle puzzle, int[] board) {
        int matching = 0;
        for (int cell = 0; cell < board.length; cell++) {
            boolean hasRight = (cell + 1) % puzzle.width() != 0 && board[cell] >= 0 && board[cell + 1] >= 0;
            boolean hasBelow =
                    cell + puzzle.width() < board.length && board[cell] >= 0 && board[cell + puzzle.width()] >= 0;
            matching += hasRight && colour(puzzle, board[cell], 1) == colour(puzzle, board[cell + 1], 3) ? 1 : 0;
            matching += hasBelow && colour(puzzle, board[cell], 2) == colour(puzzle, board[cell + puzzle.width()], 0)
                    ? 1
                    : 0;
        }
        return matching;
    }

    private static int colour(EdgePuzzle puzzle, int placement, int side) {
        return puzzle.pieces().get(placement / 4).sides().get((side - placement % 4 + 4) % 4);
    }

    @Test
    @Tag("seconds")
    void equalSeedsMakeEqualRoundsAndOthersDoNot() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 9, 9, 4, 9, 5).puzzle();

        Log one = run(puzzle, 3, 2);
        Log same = run(puzzle, 3, 2);
        Log other = run(puzzle, 4, 2);

        assertEquals(one.ends, same.ends);
        assertEquals(one.boards, same.boards);
        assertFalse(one.boards.equals(other.boards));
    }

    @Test
    @Tag("slow")
    void aRoundEndsAtItsLimit() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 16, 16, 5, 17, 5).puzzle();

        Log log = run(puzzle, 1, 2);

        for (int round = 0; round < 2; round++) {
            long limit = log.rounds.get(round).attempt().nodes();
            long nodes = log.ends.get(round).nodes();
            assertTrue(nodes <= limit && (nodes == limit || log.ends.get(round).score() < 200), () -> "nodes " + nodes);
        }
    }

    /** The words of the tables have 32 bits if no bit is kept for the flag; then types from 255 on would end lists. */
    @Test
    @Tag("seconds")
    void piecesWithHighNumbersArePlacedToo() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 20, 20, 5, 22, 1).puzzle();

        int[] best = run(puzzle, 1, 1).best().board();

        // The widest words are those of these columns. In the rows at the top no join may slip.
        assertTrue(
                IntStream.range(20, 200)
                        .filter(cell -> cell % 20 > 0 && cell % 20 < 18)
                        .anyMatch(cell -> best[cell] / 4 >= 255),
                () -> Arrays.toString(best));
    }

    @Test
    @Tag("slow")
    void aBoardThatOthersHaveFoundRaisesTheScoreOfTheNextRound() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 10, 9, 3, 8, 5).puzzle();
        BestBoard found = run(puzzle, 2, 12).best();
        Log log = new Log(3) {
            @Override
            public BestBoard elsewhere() {
                return beginnings() == 1 ? found : BestBoard.NONE;
            }
        };

        assertThrows(SearchStopped.class, () -> new BestSearch(puzzle, 1, 1).run(BestBoard.NONE, log));

        int own = log.boards.stream()
                .mapToInt(BestBoard::score)
                .filter(score -> score <= found.score())
                .max()
                .orElseThrow();
        assertTrue(own < found.score(), "the first round finds a worse board");
        assertTrue(log.rounds.get(0).attempt().score() <= found.score());
        assertTrue(log.rounds.get(1).attempt().score() > found.score());
    }

    @Test
    void severalThreadsShareOneSeries() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 6, 6, 3, 5, 5).puzzle();
        Log log = new Log(Integer.MAX_VALUE);

        new BestSearch(puzzle, 1, 3).run(BestBoard.NONE, log);

        assertEquals(puzzle.joins(), log.best().score());
    }

    @Test
    void anInterruptionEndsTheSearchAndStays() {
        EdgePuzzle puzzle = EdgeGenerator.generate("b", 16, 16, 5, 17, 5).puzzle();
        BestSearch search = new BestSearch(puzzle, 1, 1);
        Thread.currentThread().interrupt();

        assertThrows(SearchStopped.class, () -> search.run(BestBoard.NONE, new Log(1)));

        assertTrue(Thread.interrupted());
    }
}
