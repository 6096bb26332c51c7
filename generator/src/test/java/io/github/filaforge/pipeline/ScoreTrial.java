package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.DepthChecks;
import io.github.filaforge.edge.score.GroupClimb;
import io.github.filaforge.edge.score.GroupOptions;
import io.github.filaforge.edge.score.PieceGroup;
import io.github.filaforge.edge.score.PieceGroup.PieceClass;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A search for boards of a random edge puzzle with slips, in a random order, which is compared with the plain search. */
final class ScoreTrial {

    private static final int MOST_SLIPS = 3;

    private static final int ATTEMPTS = 2;

    private static final int MAX_BOARDS = 5_000;

    private static final long MAX_FITS = 20_000;

    private final Sample sample;
    private final EdgePuzzle puzzle;
    private final List<Integer> order;
    private final int joins;
    private int slips;
    private int from;
    private PlainEdgeSearch.Outcome expected;

    ScoreTrial(Sample sample, long seed) {
        this(sample, seed, MOST_SLIPS);
    }

    /**
     * A search in an order that the seed chooses.
     *
     * @param mostSlips the largest number of slips; there are fewer where the plain search would take too long
     */
    ScoreTrial(Sample sample, long seed, int mostSlips) {
        this.sample = sample;
        this.puzzle = sample.puzzle();
        this.joins = (int) IntStream.range(0, 2 * puzzle.size())
                .filter(join -> !puzzle.gaps().contains(join / 2) && beside(join / 2, 1 + join % 2) >= 0)
                .count();
        Random random = new Random(seed);
        this.order = new ArrayList<>(IntStream.range(0, puzzle.size()).boxed().toList());
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        } else {
            Collections.reverse(order);
        }
        this.from = random.nextInt(puzzle.size());
        slips = Math.min(mostSlips, joins);
        run();
        while (!expected.complete() && slips > 0) {
            from = Math.min(puzzle.size() - 1, from + 1 + puzzle.size() / 4);
            slips--;
            run();
        }
    }

    private void run() {
        expected = PlainEdgeSearch.runHalfFitting(
                puzzle,
                order,
                IntStream.range(0, order.size())
                        .map(depth -> depth >= from ? slips : 0)
                        .boxed()
                        .toList(),
                MAX_BOARDS,
                MAX_FITS);
    }

    /** Returns true if the plain search reaches its end. */
    boolean isSmall() {
        return expected.complete();
    }

    /**
     * Each board of that score that the order comes to is found, and once; by two threads in the order of one. No board of the
     * plain search, full or not, has more joins that match than the best board.
     *
     * @param roots the number of roots that is asked for; empty for the default
     */
    void assertFindsAllBoards(OptionalInt roots) {
        SearchJob job;
        try {
            job = job(OptionalInt.empty(), 0, roots);
        } catch (ImpossiblePuzzleException | RequestException e) {
            assertEquals(Set.of(), expected.boards(), this::toString);
            return;
        }
        List<EdgeBoard> found = found(job, 1);
        assertEquals(expected.boards(), new HashSet<>(found), this::toString);
        assertEquals(expected.boards().size(), found.size(), this::toString);
        assertEquals(found, found(job, 2), this::toString);
    }

    /** A search that is begun anew finds each board in each attempt, if it is never given up. */
    void assertFindsAllBoardsInEachAttempt() {
        SearchJob job;
        try {
            job = job(OptionalInt.of(ATTEMPTS), 0, OptionalInt.empty());
        } catch (ImpossiblePuzzleException | RequestException e) {
            assertEquals(Set.of(), expected.boards(), this::toString);
            return;
        }
        List<EdgeBoard> found = found(job, 1);
        assertEquals(expected.boards(), new HashSet<>(found), this::toString);
        assertEquals(ATTEMPTS * expected.boards().size(), found.size(), this::toString);
        assertEquals(found, found(job, 2), this::toString);
    }

    /**
     * Returns whether pieces are divided into groups: there is a solution, and no two pieces are equal. Of two equal pieces one
     * may be good, and the solution does not name the one that lies there.
     */
    boolean hasGroups() {
        long looks =
                puzzle.pieces().stream().map(EdgePiece::firstTurned).distinct().count();
        try {
            return looks == puzzle.size() && job(OptionalInt.of(1), 1, OptionalInt.empty()) != null;
        } catch (ImpossiblePuzzleException | RequestException e) {
            return false;
        }
    }

    /** With a group of pieces the search finds the boards that pass its checks however far they are filled. */
    void assertFindsBoardsThatPassChecks() {
        PieceGroup group = new GroupClimb(puzzle, GroupOptions.keeping(1, puzzle.size()))
                .groups(1)
                .get(0);
        SearchJob job = job(OptionalInt.of(1), 1, OptionalInt.empty());
        DepthChecks checks = DepthChecks.scaledTo(puzzle.size());
        Set<EdgeBoard> passing = new HashSet<>();
        for (int[] solution :
                run(job(OptionalInt.empty(), 0, OptionalInt.empty()), 1).solutions()) {
            if (passes(group, checks, solution)) {
                passing.add(new EdgeChecker(puzzle).shown(solution));
            }
        }
        assertEquals(passing, new HashSet<>(boards(run(job, 1))), this::toString);
    }

    private boolean passes(PieceGroup group, DepthChecks checks, int... solution) {
        Set<Integer> pins = puzzle.pins().stream().map(EdgePlacement::cell).collect(Collectors.toSet());
        long useless = group.classes().stream()
                .filter(kind -> kind == PieceClass.USELESS)
                .count();
        int good = 0;
        int precious = 0;
        for (int filled = 1; filled <= order.size(); filled++) {
            int cell = order.get(filled - 1);
            PieceClass kind = group.classes().get(solution[cell] / EdgePiece.SIDES);
            if (!pins.contains(cell)) {
                good += kind == PieceClass.PRECIOUS || kind == PieceClass.GOOD ? 1 : 0;
                precious += kind == PieceClass.PRECIOUS ? 1 : 0;
                useless -= kind == PieceClass.USELESS ? 1 : 0;
            }
            if (good > mostGood(checks, filled)
                    || (precious > 0 && filled <= checks.noPrecious())
                    || (useless > 0 && filled >= checks.uselessUsed())) {
                return false;
            }
        }
        return true;
    }

    private static int mostGood(DepthChecks checks, int filled) {
        return checks.good().stream()
                .filter(limit -> filled <= limit.until())
                .findFirst()
                .map(DepthChecks.GoodLimit::most)
                .orElse(Integer.MAX_VALUE);
    }

    private SearchJob job(OptionalInt attempts, int groups, OptionalInt roots) {
        String text = order.stream()
                .map(cell -> cell % puzzle.width() + " " + (puzzle.height() - 1 - cell / puzzle.width()))
                .collect(Collectors.joining("\n"));
        ScoreRequest score = new ScoreRequest(
                OptionalInt.of(joins - slips),
                "@order",
                text,
                slips == 0 ? "{}" : from + "," + slips,
                attempts,
                1,
                "",
                groups);
        SearchRequest.Builder request = SearchRequest.builder().score(score);
        roots.ifPresent(request::roots);
        return SearchBuilder.prepare(puzzle, request.build());
    }

    /** The boards of a search of the whole tree. */
    private List<EdgeBoard> found(SearchJob job, int threads) {
        Found found = run(job, threads);
        assertEquals(expected.mostMatching(), found.best(), () -> "matching joins of the best board of " + this);
        return boards(found);
    }

    private List<EdgeBoard> boards(Found found) {
        EdgeChecker checker = new EdgeChecker(puzzle);
        List<EdgeBoard> boards = new ArrayList<>();
        for (int[] solution : found.solutions()) {
            EdgeBoard board = checker.shown(solution);
            assertTrue(board.slips(puzzle) <= slips, this::toString);
            boards.add(board);
        }
        return boards;
    }

    /**
     * The findings of a search.
     *
     * @param solutions the full boards in the order of the search
     * @param best the number of matching joins of the best board, full or not; 0 if there is none
     */
    private record Found(List<int[]> solutions, int best) {}

    private Found run(SearchJob job, int threads) {
        List<int[]> solutions = new ArrayList<>();
        List<BestBoard> bests = new ArrayList<>();
        job.run(RunSettings.standard().withThreads(threads), new SearchListener() {
            @Override
            public void found(int[] solution) {
                solutions.add(solution.clone());
            }

            @Override
            public void improved(BestBoard best) {
                bests.add(best);
            }
        });
        bests.forEach(this::assertMatches);
        int best = bests.stream().mapToInt(BestBoard::score).max().orElse(0);
        int found = solutions.stream().mapToInt(this::matching).max().orElse(0);
        assertTrue(best >= found, () -> "best " + best + ", found " + found + " of " + this);
        return new Found(solutions, best);
    }

    /** The score is the number of joins that match, no piece is there twice, and the pieces with places are there. */
    private void assertMatches(BestBoard best) {
        int[] board = best.board();
        List<Integer> pieces = IntStream.of(board)
                .filter(placed -> placed >= 0)
                .map(placed -> placed / EdgePiece.SIDES)
                .boxed()
                .toList();

        assertEquals(matching(board), best.score(), this::toString);
        assertEquals(pieces.size(), new HashSet<>(pieces).size(), this::toString);
        assertTrue(puzzle.pins().stream().allMatch(pin -> board[pin.cell()] >= 0), this::toString);
    }

    private int matching(int... board) {
        int matching = 0;
        for (int cell = 0; cell < board.length; cell++) {
            for (int side : List.of(EdgePiece.RIGHT, EdgePiece.DOWN)) {
                matching += isMatch(board, cell, side, beside(cell, side));
            }
        }
        return matching;
    }

    /** Returns the cell with a piece on the right of another or below it; -1 if there is none. */
    private int beside(int cell, int side) {
        int column = cell % puzzle.width();
        boolean isRight = side == EdgePiece.RIGHT;
        boolean isEnd = isRight ? column + 1 == puzzle.width() : cell + puzzle.width() >= puzzle.size();
        boolean isClosed = (isRight ? puzzle.periods().x() : puzzle.periods().y()) > 0;
        int beside = isRight ? cell - column + (column + 1) % puzzle.width() : (cell + puzzle.width()) % puzzle.size();
        return (isEnd && !isClosed) || puzzle.gaps().contains(beside) ? -1 : beside;
    }

    private int isMatch(int[] board, int cell, int side, int other) {
        boolean isJoin = other >= 0 && board[cell] >= 0 && board[other] >= 0;
        if (!isJoin) {
            return 0;
        }
        int colour = colour(board[cell], side);
        int met = colour(board[other], (side + 2) % EdgePiece.SIDES);
        return puzzle.partners().getOrDefault(colour, colour) == met ? 1 : 0;
    }

    private int colour(int placed, int side) {
        return puzzle.pieces().get(placed / EdgePiece.SIDES).colour(side, placed % EdgePiece.SIDES);
    }

    @Override
    public String toString() {
        return slips + " slips from depth " + from + " in order " + order + " of " + sample;
    }
}
