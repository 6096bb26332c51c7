package io.github.filaforge;

import io.github.filaforge.SolutionStream.Solution;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.merge.MergeListener;
import io.github.filaforge.runtime.merge.MergeMemoryException;
import io.github.filaforge.runtime.merge.MergeResources;
import io.github.filaforge.runtime.merge.StateGraph;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * All solutions of a puzzle, every rotated and mirrored one by itself, as the ways through a graph of merged states: what was
 * filled and which pieces were used, however it came about. Nothing is searched any more: the number of solutions, any one of
 * them by its number, and how often each image is in them are read off. Immutable; any threads may read it.
 */
public final class SolutionGraph implements Iterable<Solution> {

    private final PackedPuzzle packed;
    /** Null if there is no solution. */
    private final StateGraph graph;

    private SolutionGraph(PackedPuzzle packed, StateGraph graph) {
        this.packed = packed;
        this.graph = graph;
    }

    /**
     * The graph of a puzzle, with three fifths of the memory that Java may have and a thread for each processor.
     *
     * @throws GraphException if it cannot be made, or would take more
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph of(Puzzle puzzle) {
        return of(Filaforge.begin(puzzle, request()), MergeResources.standard(), MergeListener.NONE);
    }

    /** What a {@link Preparation} is to be asked for: all copies of each solution. */
    public static SearchRequest request() {
        return SearchRequest.builder().distinct(Distinct.ALL).build();
    }

    /**
     * Returns the graph of a puzzle. An interruption of the thread does not end its making, and is kept.
     *
     * @param preparation of a {@link #request}
     * @param resources the memory, threads and windows that it may take; cubes have so many windows that looking for all of them
     *     is given up best
     * @param listener receives how far it is, and may end it by throwing {@link io.github.filaforge.runtime.SearchStopped}
     * @throws GraphException if it cannot be made, or would take more memory than it may
     * @throws RequestException if there is no piece to be placed
     */
    public static SolutionGraph of(Preparation preparation, MergeResources resources, MergeListener listener) {
        if (preparation.request().distinct() != Distinct.ALL) {
            throw new IllegalArgumentException("a graph has all copies of each solution: ask for these");
        }
        ImageCatalog catalog = preparation.filtered();
        if (preparation.impossibility().isPresent()) {
            CellOrder any = CellOrder.by(OrderingHeuristic.natural(), preparation.puzzle());
            return new SolutionGraph(new PackedPuzzle(catalog, any), null);
        }
        CellOrder order = new MergedOrder(catalog).best();
        Optional<String> obstacle = Planner.mergedStates(catalog, order).obstacle();
        if (obstacle.isPresent()) {
            throw new GraphException("there would be " + obstacle.get(), false);
        }
        PackedPuzzle packed = new PackedPuzzle(catalog, order);
        try {
            StateGraph graph = StateGraph.of(packed.packing(), resources, listener);
            return new SolutionGraph(packed, graph.start() < 0 ? null : graph);
        } catch (MergeMemoryException e) {
            throw new GraphException(e.getMessage(), true);
        }
    }

    /** The number of solutions. */
    public BigInteger count() {
        return graph == null ? BigInteger.ZERO : graph.solutions();
    }

    /** Draws the solutions of {@link #solution}, and tells where each piece lies. */
    public SolutionDecoder decoder() {
        return packed.decoder();
    }

    /**
     * A solution by its number, in the order of the {@link #iterator}.
     *
     * @param number from 0 to one below {@link #count}
     * @throws IndexOutOfBoundsException if there is none of this number
     */
    public Solution get(BigInteger number) {
        return decoded(decoder(), solution(number));
    }

    private static Solution decoded(SolutionDecoder decoder, int... solution) {
        return new Solution(decoder.pieces(solution), decoder.draw(solution));
    }

    /** The same as {@link #decoder} reads it. */
    public int[] solution(BigInteger number) {
        if (number.signum() < 0 || number.compareTo(count()) >= 0) {
            throw new IndexOutOfBoundsException("there is no solution " + number + " from 0 on: there are " + count());
        }
        List<Integer> placed = new ArrayList<>();
        BigInteger left = number;
        int state = graph.start();
        while (state != graph.end()) {
            int edge = state;
            BigInteger ways = graph.completions(graph.child(edge));
            while (left.compareTo(ways) >= 0) {
                left = left.subtract(ways);
                edge = graph.next(edge);
                ways = graph.completions(graph.child(edge));
            }
            placed.add(graph.image(edge));
            state = graph.child(edge);
        }
        return packed.solution(placed);
    }

    /**
     * A solution that is drawn at random, each exactly as likely as any other if the bits of the generator are.
     *
     * @throws NoSuchElementException if there is no solution
     */
    public Solution random(RandomGenerator random) {
        if (graph == null) {
            throw new NoSuchElementException("there is no solution to draw");
        }
        return get(UniformNumber.below(count(), random));
    }

    /**
     * How many solutions have each image. The ways to each state are added up from the start on; an image that an edge
     * places is in as many solutions as there are ways to the edge, times ways from there to the end.
     */
    public ImageFrequencies frequencies() {
        BigInteger[] counts = new BigInteger[packed.packing().images()];
        if (graph == null) {
            return packed.frequencies(BigInteger.ZERO, counts);
        }
        BigInteger[] reached = new BigInteger[graph.end() + 1];
        reached[graph.start()] = BigInteger.ONE;
        for (int state = graph.start(); state < graph.end(); state++) {
            BigInteger ways = reached[state];
            if (ways != null) {
                reached[state] = null;
                for (int edge = state; edge >= 0; edge = graph.next(edge)) {
                    int child = graph.child(edge);
                    add(reached, child, ways);
                    add(counts, graph.image(edge), ways.multiply(graph.completions(child)));
                }
            }
        }
        return packed.frequencies(count(), counts);
    }

    private static void add(BigInteger[] sums, int index, BigInteger more) {
        sums[index] = sums[index] == null ? more : sums[index].add(more);
    }

    /** Goes through all solutions; each iterator begins with the first. */
    @Override
    public Iterator<Solution> iterator() {
        return new Ways();
    }

    /** Goes the ways through the graph, the last edge changing the soonest. */
    private final class Ways implements Iterator<Solution> {

        private final SolutionDecoder decoder = decoder();
        private final List<Integer> placed = new ArrayList<>();
        /** The edges that are taken. */
        private final Deque<Integer> way = new ArrayDeque<>();

        private boolean hasNext = graph != null;

        Ways() {
            if (hasNext) {
                descend(graph.start());
            }
        }

        private void descend(int from) {
            int state = from;
            while (state != graph.end()) {
                way.push(state);
                placed.add(graph.image(state));
                state = graph.child(state);
            }
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public Solution next() {
            if (!hasNext) {
                throw new NoSuchElementException();
            }
            Solution next = decoded(decoder, packed.solution(placed));
            goOn();
            return next;
        }

        private void goOn() {
            while (!way.isEmpty()) {
                int edge = graph.next(way.pop());
                placed.remove(placed.size() - 1);
                if (edge >= 0) {
                    way.push(edge);
                    placed.add(graph.image(edge));
                    descend(graph.child(edge));
                    return;
                }
            }
            hasNext = false;
        }
    }
}
