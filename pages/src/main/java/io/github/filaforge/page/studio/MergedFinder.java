package io.github.filaforge.page.studio;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.MergedSolutions;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.source.InputException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The solutions of a packing by merged states, without a search: their number, any of them by its number, and how often each
 * piece lies on each cell. Counts and graphs end after a time, and take no more memory than a page may have.
 */
final class MergedFinder {

    /** The command that counts the solutions, up to symmetry. The number of seconds that it may take follows it. */
    static final String COUNT = "count";

    /** The command that makes the graph of all solutions. The number of seconds that it may take follows it. */
    static final String GRAPH = "graph";

    /** The command for a solution of the graph. Its number, from 1, follows it. */
    static final String NTH = "nth";

    /** The command for the frequencies of the pieces in all solutions of the graph. */
    static final String STATS = "stats";

    /** The number of windows that are found in a second in a browser, at the least. */
    private static final long WINDOWS_PER_SECOND = 100_000;

    private static final double NANOS_PER_SECOND = 1e9;

    private final Puzzle puzzle;
    private final MergedSolutions graph;
    private final SolutionCode code;

    private MergedFinder(Puzzle puzzle, MergedSolutions graph) {
        this.puzzle = puzzle;
        this.graph = graph;
        this.code = new SolutionCode(puzzle);
    }

    /**
     * A graph that was made.
     *
     * @param finder the solutions of the graph; {@code null} if there is no graph
     * @param json {@code {"total":"9356"}} with the number of solutions, or {@code "failure"} with the reason why there is
     *     no graph
     */
    record Made(MergedFinder finder, String json) {}

    /**
     * Counts the solutions of the puzzle of a text, each with its symmetric copies once.
     *
     * @param seconds the time that the count may take
     * @return {@code {"total":"2339"}}; or {@code {}} if states are not merged within this time, or if there is another
     *     reason why there is no count
     */
    static String count(String seconds, String text) {
        try {
            double most = Double.parseDouble(seconds);
            LevelListener deadline = new Deadline(most);
            return packing(text, SearchRequest.standard())
                    .flatMap(packing -> packing.countWithin(most))
                    .flatMap(packing -> packing.search().directSolvers(false))
                    .map(solvers -> StudioJson.text(StudioJson.object(
                            "total", counted(solvers.get(), deadline).toString())))
                    .orElse("{}");
        } catch (InputException
                | RequestException
                | SearchStopped
                | MergeMemoryException
                | NumberFormatException refused) {
            return "{}";
        }
    }

    private static BigInteger counted(Search search, LevelListener deadline) {
        search.prepare(RunSettings.standard().withThreads(1).countingOnly(), deadline);
        return search.search(0, solution -> {}).solutions();
    }

    /** Returns the builder of a search of a packing that has pieces to be placed; empty for any other puzzle. */
    private static Optional<PackingBuilder> packing(String text, SearchRequest request) {
        return StudioEditor.only(text).puzzle() instanceof Puzzle puzzle
                        && !puzzle.mobilePieces().isEmpty()
                ? Optional.of(new PackingBuilder(puzzle, "", request, new Stopwatch()))
                : Optional.empty();
    }

    /**
     * Makes the graph of all solutions of the puzzle of a text. Every rotated and mirrored solution counts by itself.
     *
     * @param seconds the time that the graph may take
     */
    static Made graph(String seconds, String text) {
        try {
            double most = Double.parseDouble(seconds);
            Optional<PackingBuilder> packing = packing(text, MergedSolutions.request());
            if (packing.isEmpty()) {
                return failed("only packings have a graph of their solutions");
            }
            MergeResources resources = new MergeResources(
                            MergeResources.standard().memory(), 1)
                    .withWindows((long) (most * WINDOWS_PER_SECOND));
            MergedFinder finder = new MergedFinder(
                    packing.get().puzzle(), MergedSolutions.of(packing.get(), resources, new Deadline(most)));
            return new Made(
                    finder,
                    StudioJson.text(
                            StudioJson.object("total", finder.graph.count().toString())));
        } catch (SearchStopped stopped) {
            return failed("it takes longer than " + seconds + " seconds");
        } catch (InputException | RequestException | GraphException | NumberFormatException e) {
            return failed(e.getMessage());
        }
    }

    private static Made failed(String reason) {
        return new Made(null, StudioJson.text(StudioJson.object("failure", reason)));
    }

    /**
     * Returns a solution as {@code {"code":"..."}}, with the code that {@link SolutionCode} describes.
     *
     * @param number the number of the solution, from 1
     */
    String nth(String number) {
        try {
            int[] solution = graph.solution(new BigInteger(number).subtract(BigInteger.ONE));
            return StudioJson.text(
                    StudioJson.object("code", code.of(graph.decoder().pieces(solution))));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return StudioJson.text(StudioJson.object(
                    "failure", "there is no solution " + number + ": the numbers go from 1 to " + graph.count()));
        }
    }

    /**
     * Returns how often each piece lies on each cell:
     *
     * <pre>{@code
     * {"total":"9356","shapes":[{"names":["I"],"cells":["2112","0", ...]}, ...]}
     * }</pre>
     *
     * <p>A shape has for each cell the number of solutions in which one of its pieces fills the cell, in the order in which
     * {@link PuzzleJson} lists the cells. The number is 0 for a cell outside the region.
     */
    String stats() {
        ImageFrequencies frequencies = graph.frequencies();
        return StudioJson.text(StudioJson.object(
                "total",
                frequencies.solutions().toString(),
                "shapes",
                frequencies.shapes().stream()
                        .filter(shape -> !shape.isChoice())
                        .map(shape -> shape(frequencies, shape))
                        .toList()));
    }

    private Map<String, Object> shape(ImageFrequencies frequencies, Shape shape) {
        Map<Cell, BigInteger> counts = frequencies.byCell(shape);
        List<String> cells = PuzzleJson.cells(puzzle).stream()
                .map(cell -> counts.getOrDefault(cell, BigInteger.ZERO).toString())
                .toList();
        return StudioJson.object(
                "names", shape.pieces().stream().map(Piece::name).toList(), "cells", cells);
    }

    /** Ends the work when its time is over. */
    private static final class Deadline implements LevelListener {

        private final long end;

        Deadline(double seconds) {
            this.end = System.nanoTime() + (long) (seconds * NANOS_PER_SECOND);
        }

        @Override
        public void endIfStopped() {
            if (System.nanoTime() - end > 0) {
                throw new SearchStopped();
            }
        }
    }
}
