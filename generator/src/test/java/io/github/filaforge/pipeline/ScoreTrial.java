package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.EdgeJob;
import io.github.filaforge.Filaforge;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
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

    private static final int MAX_BOARDS = 5_000;

    private static final long MAX_FITS = 40_000;

    private final Sample sample;
    private final EdgePuzzle puzzle;
    private final List<Integer> order;
    private final int joins;
    private int slips = MOST_SLIPS;
    private int from;
    private PlainEdgeSearch.Outcome expected;

    ScoreTrial(Sample sample, long seed) {
        this.sample = sample;
        this.puzzle = sample.puzzle();
        this.joins = 2 * puzzle.size() - puzzle.width() - puzzle.height();
        Random random = new Random(seed);
        this.order = new ArrayList<>(IntStream.range(0, puzzle.size()).boxed().toList());
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        } else {
            Collections.reverse(order);
        }
        this.from = random.nextInt(puzzle.size());
        slips = Math.min(slips, joins);
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

    /** Whether the plain search comes to its end. */
    boolean isSmall() {
        return expected.complete();
    }

    /** Each board of that score that the order comes to is found, and once; by two threads in the same order. */
    void assertFindsAllBoards() {
        EdgeJob job;
        try {
            job = job();
        } catch (ImpossiblePuzzleException e) {
            assertEquals(Set.of(), expected.boards(), this::toString);
            return;
        }
        List<EdgeBoard> found = found(job, 1);
        assertEquals(expected.boards(), new HashSet<>(found), this::toString);
        assertEquals(expected.boards().size(), found.size(), this::toString);
        assertEquals(found, found(job, 2), this::toString);
    }

    private EdgeJob job() {
        String text = order.stream()
                .map(cell -> cell % puzzle.width() + " " + (puzzle.height() - 1 - cell / puzzle.width()))
                .collect(Collectors.joining("\n"));
        ScoreRequest score =
                new ScoreRequest(OptionalInt.of(joins - slips), "@order", text, slips == 0 ? "{}" : from + "," + slips);
        return Filaforge.prepare(puzzle, SearchRequest.builder().score(score).build());
    }

    private List<EdgeBoard> found(EdgeJob job, int threads) {
        EdgeChecker checker = new EdgeChecker(puzzle);
        List<EdgeBoard> boards = new ArrayList<>();
        job.run(RunSettings.standard().withThreads(threads), new SearchListener() {
            @Override
            public void found(int[] solution) {
                EdgeBoard board = checker.shown(solution);
                assertTrue(board.slips() <= slips, ScoreTrial.this::toString);
                boards.add(board);
            }
        });
        return boards;
    }

    @Override
    public String toString() {
        return slips + " slips from depth " + from + " in order " + order + " of " + sample;
    }
}
