package io.github.filaforge;

import io.github.filaforge.SolutionStream.Solution;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.search.MergedSolutions;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import java.util.stream.StreamSupport;

/**
 * A graph of all solutions of a puzzle. Every rotated or mirrored copy of a solution is a solution of its own. The number of
 * solutions, any solution by its number, and the frequency of each image are computed from the graph without a search.
 * Immutable; any number of threads may read it.
 *
 * <pre>{@code
 * SolutionGraph graph = Filaforge.graph(puzzle);
 * BigInteger last = graph.count().subtract(BigInteger.ONE);
 * System.out.println(graph.get(last).picture());
 * System.out.println(graph.random(new SplittableRandom(1)).pieces());
 * }</pre>
 */
public final class SolutionGraph implements Iterable<Solution> {

    private final MergedSolutions merged;

    private SolutionGraph(MergedSolutions merged) {
        this.merged = merged;
    }

    /**
     * Returns the graph of a puzzle. It may take three fifths of the memory that Java can use, and a thread for each
     * processor.
     *
     * @param puzzle the puzzle
     * @return the graph
     * @throws GraphException if the graph cannot be made, or if it would take more memory
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph of(Puzzle puzzle) {
        return of(puzzle, MergeResources.standard(), LevelListener.NONE);
    }

    /**
     * Returns the graph of a puzzle. If the thread is interrupted, the graph is still made, and the thread stays
     * interrupted.
     *
     * @param puzzle the puzzle
     * @param resources the memory, threads and windows that the graph may take
     * @param listener receives the progress, and may end the work by throwing
     *     {@link io.github.filaforge.runtime.search.SearchStopped}
     * @return the graph
     * @throws GraphException if the graph cannot be made, or if it would take more memory than it may
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph of(Puzzle puzzle, MergeResources resources, LevelListener listener) {
        return new SolutionGraph(
                MergedSolutions.of(SearchBuilder.begin(puzzle, MergedSolutions.request()), resources, listener));
    }

    /** Returns the number of solutions. */
    public BigInteger count() {
        return merged.count();
    }

    /**
     * Returns a solution by its number, in the order of the {@link #iterator}.
     *
     * @param number the number of the solution, from 0 to {@link #count} - 1
     * @return the solution
     * @throws IndexOutOfBoundsException if there is no solution of this number
     */
    public Solution get(BigInteger number) {
        return Solution.of(merged.decoder(), merged.solution(number));
    }

    /**
     * Returns a solution that is drawn at random. All solutions are equally likely if all bits of the generator are.
     *
     * @param random the generator
     * @return the solution
     * @throws NoSuchElementException if there is no solution
     */
    public Solution random(RandomGenerator random) {
        return Solution.of(merged.decoder(), merged.random(random));
    }

    /** Returns the number of solutions that have each image. */
    public ImageFrequencies frequencies() {
        return merged.frequencies();
    }

    /** Returns an iterator of all solutions, which begins with the first solution. */
    @Override
    public Iterator<Solution> iterator() {
        SolutionDecoder decoder = merged.decoder();
        return StreamSupport.stream(merged.spliterator(), false)
                .map(solution -> Solution.of(decoder, solution))
                .iterator();
    }
}
