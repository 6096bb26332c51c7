package io.github.filaforge.search;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.merge.StateGraph;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A graph of all solutions of a puzzle. Every rotated or mirrored copy of a solution is a solution of its own. A node of the
 * graph is a merged state: a set of filled cells and used pieces, which stands for all assemblies with these cells and
 * pieces. A solution is a path through the graph. The number of solutions, any solution by its number, and the frequency of
 * each image are computed from the graph without a search. Immutable; any number of threads may read it.
 */
public final class MergedSolutions implements Iterable<int[]> {

    private final PackedPuzzle packed;
    /** The graph; null if there is no solution. */
    private final StateGraph graph;

    private MergedSolutions(PackedPuzzle packed, StateGraph graph) {
        this.packed = packed;
        this.graph = graph;
    }

    /** Returns the request for the {@link PackingBuilder} of a graph: all copies of each solution. */
    public static SearchRequest request() {
        return SearchRequest.builder().distinct(Distinct.ALL).build();
    }

    /**
     * Returns the graph of a puzzle. If the thread is interrupted, the graph is still made, and the thread stays
     * interrupted.
     *
     * @param builder the builder of a search for the {@link #request}
     * @param resources the memory, threads and windows that the graph may take; a limit for windows is best for puzzles of
     *     cubes, which have very many windows
     * @param listener receives the progress, and may end the work by throwing
     *     {@link io.github.filaforge.runtime.search.SearchStopped}
     * @throws GraphException if the graph cannot be made, or if it would take more memory than it may
     * @throws RequestException if there is no piece to be placed
     */
    public static MergedSolutions of(PackingBuilder builder, MergeResources resources, LevelListener listener) {
        if (builder.request().distinct() != Distinct.ALL) {
            throw new IllegalArgumentException("a graph has all copies of each solution: ask for these");
        }
        ImageCatalog catalog = builder.filtered();
        if (builder.impossibility().isPresent()) {
            CellOrder any = CellOrder.by(OrderingHeuristic.natural(), builder.puzzle());
            return new MergedSolutions(new PackedPuzzle(catalog, any), null);
        }
        CellOrder order = new MergedOrder(catalog).best();
        Optional<String> obstacle = Planner.mergedStates(catalog, order).obstacle();
        if (obstacle.isPresent()) {
            throw new GraphException("there would be " + obstacle.get(), false);
        }
        PackedPuzzle packed = new PackedPuzzle(catalog, order);
        try {
            StateGraph graph = StateGraph.of(packed.packing, resources, listener);
            return new MergedSolutions(packed, graph.start() < 0 ? null : graph);
        } catch (MergeMemoryException e) {
            throw new GraphException(e.getMessage(), true);
        }
    }

    /** Returns the number of solutions. */
    public BigInteger count() {
        return graph == null ? BigInteger.ZERO : graph.solutions();
    }

    /** Returns the decoder that draws the solutions of {@link #solution} and gives the place of each piece. */
    public SolutionDecoder decoder() {
        return BoardText.board(packed.catalog.puzzle(), packed.order, packed.catalog.shapes());
    }

    /**
     * Returns a solution by its number, in the order of the {@link #iterator} and the format of the {@link #decoder}.
     *
     * @param number the number of the solution, from 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if there is no solution of this number
     */
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
     * Returns a solution that is drawn at random, in the format of the {@link #decoder}. All solutions are equally likely if
     * all bits of the generator are.
     *
     * @param random the generator
     * @throws NoSuchElementException if there is no solution
     */
    public int[] random(RandomGenerator random) {
        if (graph == null) {
            throw new NoSuchElementException("there is no solution to draw");
        }
        return solution(UniformNumber.below(count(), random));
    }

    /**
     * Returns the number of solutions that have each image. From the start on, the number of paths to each state is added
     * up. An edge places an image. The number of solutions through the edge is the number of paths to it, multiplied by the
     * number of paths from its end to the end of the graph.
     */
    public ImageFrequencies frequencies() {
        BigInteger[] counts = new BigInteger[packed.packing.images()];
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

    static ImageFrequency frequency(ImageCatalog catalog, Image image, BigInteger solutions) {
        List<Cell> cells = IntStream.of(image.layout().cells())
                .mapToObj(catalog.region()::cell)
                .toList();
        return new ImageFrequency(catalog.shapes().get(image.shape()), cells, solutions);
    }

    private static void add(BigInteger[] sums, int index, BigInteger more) {
        sums[index] = sums[index] == null ? more : sums[index].add(more);
    }

    /** Returns an iterator of all solutions in the format of the {@link #decoder}, which begins with the first solution. */
    @Override
    public Iterator<int[]> iterator() {
        return new Ways();
    }

    /** An iterator of the paths through the graph. The last edge of a path changes first. */
    private final class Ways implements Iterator<int[]> {

        private final List<Integer> placed = new ArrayList<>();
        /** The edges of the present path. */
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
        public int[] next() {
            if (!hasNext) {
                throw new NoSuchElementException();
            }
            int[] next = packed.solution(placed);
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

    /** A puzzle as a packing for merging, and the conversion from images of the packing to solutions. Immutable. */
    private static final class PackedPuzzle {

        private final ImageCatalog catalog;
        private final CellOrder order;
        private final Packing packing;
        /** The images by their numbers in the packing. */
        private final List<Image> images;

        PackedPuzzle(ImageCatalog catalog, CellOrder order) {
            this.catalog = catalog;
            this.order = order;
            this.packing = MergedStatesPlan.packing(catalog, order);
            this.images = catalog.allImages().toList();
        }

        /**
         * Returns a solution in the format of the decoder. Its images are in the order of their first cells, not in the
         * order of placing. So copies of a shape get their names as in a search that fills the cells in their natural order.
         *
         * @param placed the numbers of the images, in any order
         */
        int[] solution(List<Integer> placed) {
            int[] solution = new int[order.size() + placed.size()];
            List<Integer> sorted = new ArrayList<>(placed);
            sorted.sort(
                    Comparator.comparingInt(image -> images.get(image).layout().first()));
            for (int number = 0; number < sorted.size(); number++) {
                for (int position : packing.cells(sorted.get(number))) {
                    solution[position] = number;
                }
                solution[order.size() + number] = packing.imageClass(sorted.get(number));
            }
            return solution;
        }

        /**
         * Returns the frequencies of all images.
         *
         * @param solutions the number of solutions
         * @param counts the number of solutions by the number of the image; null for none
         */
        ImageFrequencies frequencies(BigInteger solutions, BigInteger... counts) {
            List<ImageFrequency> frequencies = new ArrayList<>();
            for (int number = 0; number < counts.length; number++) {
                if (counts[number] != null) {
                    Image image = images.get(number);
                    frequencies.add(frequency(catalog, image, counts[number]));
                }
            }
            return new ImageFrequencies(catalog.puzzle(), catalog.shapes(), solutions, frequencies);
        }
    }
}
