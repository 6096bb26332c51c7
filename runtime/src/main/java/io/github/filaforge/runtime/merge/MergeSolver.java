package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.DoneParts;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.LevelFiles;
import io.github.filaforge.runtime.RootDeepening;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootSearch;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * What every solver by merged states extends. Where solutions are only to be counted, their number is all that it makes;
 * else the graph of all solutions, and then each is a path in it, without a dead end on the way.
 */
public abstract class MergeSolver extends GeneratedSolver {

    private final PuzzleImages images;
    /** Judges solutions; null if each counts. */
    private final CanonicalForm canonicalForm;

    /** If solutions are listed: all of them, as the threads of a run share it. */
    private SolutionPaths paths;
    /** Else their number. */
    private BigInteger number = BigInteger.ZERO;

    /**
     * For format to canonicalForm see {@link GeneratedSolver}. The only root is the bare region.
     *
     * @param images what is to be packed; if there is a canonical form, with its symmetries
     */
    protected MergeSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm, PuzzleImages images) {
        super(format, board, roots, canonicalForm, false);
        this.images = images;
        this.canonicalForm = canonicalForm;
    }

    /** Whether solutions are told one by one, or at least counted so. */
    private static boolean areListed(RunSettings settings) {
        return !isDone(settings)
                && (settings.solutionsWanted()
                        || settings.limit() < Long.MAX_VALUE
                        || !settings.done().equals(DoneParts.NONE));
    }

    /** Whether nothing is left to do. */
    private static boolean isDone(RunSettings settings) {
        return settings.done().contains(RootPart.root(0));
    }

    @Override
    public final RootDeepening deepening(RunSettings settings) {
        return areListed(settings) ? new Deepening() : RootDeepening.NONE;
    }

    /** Splits a run by what it will find: asked only after {@link #prepare}. */
    private final class Deepening implements RootDeepening {

        @Override
        public List<RootPart> split(RootPart part) {
            return paths.split(part);
        }
    }

    /** By the graph too, whose edges a part's path counts; what is only counted is no search of parts. */
    @Override
    public final RootDeepening splitting() {
        return paths == null ? RootDeepening.NONE : new Splitting();
    }

    /** Splits what has turned out to take long. */
    private final class Splitting implements RootDeepening {

        @Override
        public List<RootPart> split(RootPart part) {
            return paths.splitFurther(part);
        }
    }

    /** Makes the number or the graph of all solutions; ends soon after a {@link #stop}, at once if that came before. */
    @Override
    public final void prepare(RunSettings settings, SearchListener levels) {
        MergeResources resources = new MergeResources(settings.memory(), settings.threads());
        MergeListener listener = new Levels(levels);
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

    /** Tells of levels, and ends what is prepared when this solver is stopped. */
    private final class Levels implements MergeListener {

        private final SearchListener levels;

        Levels(SearchListener levels) {
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
    public final void shareWith(RootSearch other) {
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
        // The images of the trail were placed in the order of the cells.
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

    /** The shape of the piece that was placed when so many were left. */
    private int shapePlaced(int left) {
        int shape = 0;
        while (unused(left, shape) == unused(left - 1, shape)) {
            shape++;
        }
        return shape;
    }

    /** The cells that were filled when so many pieces were left, ascending. */
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
     * Lists what is below a state.
     *
     * @param copies what copies are found of solutions with the images that were placed: few have any, and to look for
     *     them in each solution took a third of the time
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
