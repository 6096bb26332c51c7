package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The superclass of all solvers by merged states. If solutions are only counted, it makes their number and nothing else.
 * Else it makes the graph of all solutions. Each solution is a path in this graph, and a walk through it meets no dead ends.
 */
public class MergeSolver extends GeneratedSolver {

    private final PuzzleImages images;
    /** Decides which solutions are reported; null if all are. */
    private final CanonicalForm canonicalForm;

    /** The graph of all solutions, if they are listed. The threads of a run share it. */
    private SolutionPaths paths;
    /** The number of all solutions, if they are only counted. */
    private BigInteger number = BigInteger.ZERO;

    /**
     * Creates a solver. For the parameters from format to canonicalForm see {@link GeneratedSolver}. The only root is the
     * empty region.
     *
     * @param images the images of the puzzle; if there is a canonical form, with its symmetries
     */
    public MergeSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm, PuzzleImages images) {
        super(format, board, roots, canonicalForm, false);
        this.images = images;
        this.canonicalForm = canonicalForm;
    }

    /** Returns true if the run needs the solutions one by one, to report them, to test them or to stop at a number of them. */
    private boolean areListed(RunSettings settings) {
        return !isDone(settings)
                && (isSelecting()
                        || settings.solutionsWanted()
                        || settings.limit() < Long.MAX_VALUE
                        || !settings.done().isNone());
    }

    /** Returns true if nothing is left to do. */
    private static boolean isDone(RunSettings settings) {
        return settings.done().contains(RootPart.root(0));
    }

    /**
     * Returns an object that splits parts by the graph of all solutions, since the path of a part consists of edges of this
     * graph. A search that only counts has no parts.
     */
    @Override
    public final Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return paths == null ? Splitter.NONE : new PathSplitter(paths, purpose == Splitter.Purpose.PLANNED);
    }

    /** Splits the parts of a run by their numbers of solutions, and each part that has turned out to take long. */
    private record PathSplitter(SolutionPaths paths, boolean isPlanned) implements Splitter {

        @Override
        public List<RootPart> split(RootPart part) {
            return paths.split(part, isPlanned);
        }
    }

    /**
     * Makes the number or the graph of all solutions. It ends soon after a call of {@link #stop}, and at once if the call
     * came before.
     */
    @Override
    public final void prepare(RunSettings settings, LevelListener levels) {
        MergeResources resources = new MergeResources(settings.memory(), settings.threads());
        LevelListener listener = new Levels(this, levels);
        int size = board().size();
        if (areListed(settings)) {
            Packing packing = images.packing(true, size, supply);
            paths = new SolutionPaths(
                    packing, StateGraph.of(packing, resources, listener), canonicalForm, board().blanks());
        } else if (!isDone(settings)) {
            paths = null;
            LevelFiles files = settings.levels();
            KeptLevels kept = new KeptLevels(files.name(), files.identity(), files.seconds());
            if (!files.areUsed()) {
                kept.remove();
            }
            number = canonicalForm != null
                    ? MergedCount.countUpToSymmetry(
                            images.packing(false, size, supply), images.symmetries(), resources, listener, kept)
                    : MergedCount.count(images.packing(true, size, supply), resources, listener, kept);
            kept.end();
        }
    }

    /** Passes the events of levels to the listener, and ends the preparation when this solver is stopped. */
    private record Levels(MergeSolver solver, LevelListener levels) implements LevelListener {

        @Override
        public void levelEnded(int level, int count, BigInteger states) {
            levels.levelEnded(level, count, states);
        }

        @Override
        public void endIfStopped() {
            solver.endIfStopped();
        }
    }

    @Override
    public final void shareWith(Search other) {
        MergeSolver solver = (MergeSolver) other;
        solver.paths = paths;
        solver.number = number;
    }

    @Override
    protected final void start(int left) {
        if (paths == null) {
            foundMany(number);
            return;
        }
        // The images of the trail were placed in the order of the cells, as in a path of the graph.
        int state = paths.graph.start();
        long copies = 0L;
        for (int before = pieces(); before > left && state >= 0; before--) {
            int edge = paths.edge(state, shapePlaced(before), placedCells(before));
            copies |= edge < 0 ? 0L : paths.copies[paths.graph.image(edge)];
            state = edge < 0 ? edge : paths.graph.child(edge);
        }
        if (state >= 0) {
            list(state, left, copies);
        }
    }

    /** Returns the shape of the piece that was placed when a number of pieces was left. */
    private int shapePlaced(int left) {
        int shape = 0;
        while (unused(left, shape) == unused(left - 1, shape)) {
            shape++;
        }
        return shape;
    }

    /**
     * Lists the solutions that begin with a state.
     *
     * @param copies the copies of solutions with the placed images that the search finds. Few images have any. To look for
     *     them again in each solution took a third of the time.
     */
    private void list(int state, int left, long copies) {
        endIfStopped(left);
        StateGraph graph = paths.graph;
        if (state == graph.end()) {
            found(copies, left);
            return;
        }
        for (int edge = state; edge >= 0; edge = graph.next(edge)) {
            int image = graph.image(edge);
            place(left, paths.packing.imageClass(image), paths.packing.cells(image));
            list(graph.child(edge), left - 1, copies | paths.copies[image]);
        }
    }

    /**
     * The graph of all solutions of a puzzle, for listing them in parts that have similar numbers of solutions. Immutable.
     */
    private static final class SolutionPaths {

        /**
         * The inverse of the greatest fraction of all solutions that a part has. Parts are so small that all threads end at
         * nearly the same time, and that progress is reported and parts are finished often.
         */
        private static final BigInteger PARTS = BigInteger.valueOf(500);

        /** The number of solutions up to which a part is not worth splitting. */
        private static final BigInteger FEW = BigInteger.valueOf(1000);

        private final Packing packing;
        private final StateGraph graph;
        /** For each image the copies of the solutions with this image that the search finds. */
        private final long[] copies;

        private final BigInteger most;

        /**
         * Creates the paths of a graph.
         *
         * @param form decides which solutions are reported; {@code null} if all are
         * @param blanks for each shape, true if its pieces are blanks
         */
        SolutionPaths(Packing packing, StateGraph graph, CanonicalForm form, boolean... blanks) {
            this.packing = packing;
            this.graph = graph;
            int[] shapes = IntStream.range(0, packing.images())
                    .map(packing::imageClass)
                    .toArray();
            this.copies = form == null ? new long[shapes.length] : form.copiesByImage(cells(packing, blanks), shapes);
            this.most = graph.solutions().divide(PARTS).max(FEW);
        }

        private static int[][] cells(Packing packing, boolean... blanks) {
            int[][] cells = new int[packing.images()][];
            for (int image = 0; image < cells.length; image++) {
                boolean isBlank = blanks[packing.imageClass(image)];
                cells[image] = isBlank ? new int[0] : packing.cells(image);
            }
            return cells;
        }

        /** Returns the edge that places an image of a shape in a state; -1 if no solution has the image there. */
        int edge(int state, int shape, int... cells) {
            for (int edge = state; edge >= 0; edge = graph.next(edge)) {
                if (packing.imageClass(graph.image(edge)) == shape
                        && Arrays.equals(packing.cells(graph.image(edge)), cells)) {
                    return edge;
                }
            }
            return -1;
        }

        /**
         * Splits a part that has many solutions into one part for each image that can come next. Any other part is returned
         * alone.
         *
         * @param isPlanned true to split only a part that has a large fraction of all solutions; false if the part has
         *     turned out to take long
         */
        List<RootPart> split(RootPart part, boolean isPlanned) {
            int state = graph.start();
            for (int depth = 1; depth < part.path().size(); depth++) {
                state = graph.child(state + part.path().get(depth));
            }
            if (state < 0 || graph.completions(state).compareTo(isPlanned ? most : FEW) <= 0) {
                return List.of(part);
            }
            List<RootPart> parts = new ArrayList<>();
            double from = part.isRoot() ? 0 : part.from();
            for (int edge = state; edge >= 0; edge = graph.next(edge)) {
                String images = part.images() == null ? "" : part.images() + ",";
                double to = from + share(graph.completions(graph.child(edge)));
                parts.add(part.part(edge - state, images + text(graph.image(edge)), from, to));
                from = to;
            }
            return parts;
        }

        private double share(BigInteger solutions) {
            return new BigDecimal(solutions)
                    .divide(new BigDecimal(graph.solutions()), MathContext.DECIMAL64)
                    .doubleValue();
        }

        private String text(int image) {
            StringBuilder cells = new StringBuilder();
            for (int cell : packing.cells(image)) {
                cells.append(cells.length() == 0 ? "" : " ").append(cell);
            }
            return packing.imageClass(image) + ":" + cells;
        }
    }
}
