package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * The superclass of all solvers by merged states. If solutions are only counted, it makes their number and nothing else.
 * Else it makes the graph of all solutions. Each solution is a path in this graph, and a walk through it meets no dead ends.
 */
public abstract class MergeSolver extends GeneratedSolver {

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
    protected MergeSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm, PuzzleImages images) {
        super(format, board, roots, canonicalForm, false);
        this.images = images;
        this.canonicalForm = canonicalForm;
    }

    /** Returns true if the run needs the solutions one by one, either to report them or to stop at a number of them. */
    private static boolean areListed(RunSettings settings) {
        return !isDone(settings)
                && (settings.solutionsWanted()
                        || settings.limit() < Long.MAX_VALUE
                        || !settings.done().equals(DoneParts.NONE));
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
        return paths == null ? Splitter.NONE : new PathSplitter(paths, purpose);
    }

    /** Splits the parts of a run by their numbers of solutions, and each part that has turned out to take long. */
    private record PathSplitter(SolutionPaths paths, Splitter.Purpose purpose) implements Splitter {

        @Override
        public List<RootPart> split(RootPart part) {
            return purpose == Purpose.PLANNED ? paths.split(part) : paths.splitFurther(part);
        }
    }

    /**
     * Makes the number or the graph of all solutions. It ends soon after a call of {@link #stop}, and at once if the call
     * came before.
     */
    @Override
    public final void prepare(RunSettings settings, LevelListener levels) {
        MergeResources resources = new MergeResources(settings.memory(), settings.threads());
        LevelListener listener = new Levels(levels);
        int size = board().size();
        int[] copies = board().copies();
        if (areListed(settings)) {
            Packing packing = images.listed(size, copies);
            paths = new SolutionPaths(
                    packing, StateGraph.of(packing, resources, listener), canonicalForm, board().blanks());
        } else if (!isDone(settings)) {
            paths = null;
            KeptLevels kept = kept(settings.levels());
            number = canonicalForm != null
                    ? CountUpToSymmetry.count(images.all(size, copies), images.symmetries(), resources, listener, kept)
                    : MergedCount.count(images.listed(size, copies), resources, listener, kept);
            kept.end();
        }
    }

    private static KeptLevels kept(LevelFiles levels) {
        KeptLevels kept = new KeptLevels(levels.name(), levels.identity(), levels.seconds());
        if (!levels.areUsed()) {
            kept.remove();
        }
        return kept;
    }

    /** Passes levels on, and ends the preparation when this solver is stopped. */
    private final class Levels implements LevelListener {

        private final LevelListener levels;

        Levels(LevelListener levels) {
            this.levels = levels;
        }

        @Override
        public void levelEnded(int level, int count, BigInteger states) {
            levels.levelEnded(level, count, states);
        }

        @Override
        public void endIfStopped() {
            MergeSolver.this.endIfStopped();
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
        int state = paths.start();
        long copies = 0L;
        for (int before = pieces(); before > left && state >= 0; before--) {
            int edge = paths.edge(state, shapePlaced(before), placed(before));
            copies |= edge < 0 ? 0L : paths.copies(paths.graph().image(edge));
            state = edge < 0 ? edge : paths.graph().child(edge);
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

    /** Returns the cells that the piece filled which was placed when a number of pieces was left, ascending. */
    private int[] placed(int left) {
        int[] cells = new int[board().size()];
        int count = 0;
        for (int position = 0; position < cells.length; position++) {
            if (isFilled(left - 1, position) && !isFilled(left, position)) {
                cells[count++] = position;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    /**
     * Lists the solutions that begin with a state.
     *
     * @param copies the copies of solutions with the placed images that the search finds. Few images have any. To look for
     *     them again in each solution took a third of the time.
     */
    private void list(int state, int left, long copies) {
        endIfStopped(left);
        if (left == 0) {
            found(copies);
            return;
        }
        StateGraph graph = paths.graph();
        for (int edge = state; edge >= 0; edge = graph.next(edge)) {
            int image = graph.image(edge);
            place(left, paths.shape(image), paths.cells(image));
            list(graph.child(edge), left - 1, copies | paths.copies(image));
        }
    }
}
