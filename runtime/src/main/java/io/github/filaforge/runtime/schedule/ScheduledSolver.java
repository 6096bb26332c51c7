package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SolutionSink;
import java.util.Random;

/** What every solver extends that searches by a schedule. */
public abstract class ScheduledSolver extends GeneratedSolver {

    private final ImageSpace space;
    private final Schedule schedule;
    private final Watch watch;
    private ImageRows allImages;
    private ImageMatrix matrix;
    private final Remains remains;
    private ColumnChoice choice;
    private MatrixFilters filters;
    private final WordLists.Store store = new WordLists.Store();
    private int rootLeft;
    /** With how many pieces left, when a piece is removed, a trial ends; -1 outside of trials. */
    private int trialEnd = -1;

    private PlacementListener listener;

    /** Is told of placements with many pieces left, to trace the search. */
    public interface PlacementListener {

        /**
         * An image was placed.
         *
         * @param left the number of pieces left after it
         * @param cells the cells of the image, by number
         * @return whether the search is to go on from here
         */
        boolean placed(int left, int shape, int... cells);
    }

    /**
     * For format to canonicalForm see {@link GeneratedSolver}.
     *
     * @param space the images and cells
     * @param schedule what to do with each number of pieces left
     */
    protected ScheduledSolver(
            int format, Board board, String[] roots, CanonicalForm canonicalForm, ImageSpace space, Schedule schedule) {
        super(format, board, roots, canonicalForm);
        this.space = space;
        this.schedule = schedule;
        this.watch = new Watch(pieces());
        this.remains = new Remains(space);
        watchWhatIsNeeded();
    }

    /** Makes the matrix; with no random order if that is {@code null}. */
    private void begin(Random random) {
        remains.clear();
        if (allImages == null) {
            allImages = ImageRows.all(space);
        }
        matrix = new ImageMatrix(space, allImages, random);
        choice = new ColumnChoice(space, matrix, remains);
        filters = new MatrixFilters(space, schedule, matrix, remains);
    }

    /** Tells a listener of every placement from now on. */
    public final void setListener(PlacementListener newListener) {
        listener = newListener;
        watchWhatIsNeeded();
    }

    private void watchWhatIsNeeded() {
        for (int left = 1; left < watch.isWatched.length; left++) {
            watch.isWatched[left] = listener != null || left == trialEnd || schedule.watches(left - 1);
        }
    }

    @Override
    public final long[] attempts() {
        return watch.attempts.clone();
    }

    @Override
    public final long[] fits() {
        return watch.fits.clone();
    }

    /**
     * Makes one trial: searches a root with the images of each cell and piece in random order, until a piece is removed
     * so that a given number of pieces is left (polycube article, key of Table 2).
     *
     * @param random orders the images
     * @param end the number of pieces left that ends the trial
     */
    public final void searchTrial(int root, Random random, int end, SolutionSink solutions) {
        trialEnd = end;
        begin(random);
        watchWhatIsNeeded();
        try {
            search(root, solutions);
        } catch (TrialEnded ended) {
            return;
        } finally {
            trialEnd = -1;
            matrix = null;
            watchWhatIsNeeded();
        }
    }

    /** Ends a trial. */
    private static final class TrialEnded extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TrialEnded() {
            super(null, null, false, false);
        }
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        if (matrix == null) {
            begin(null);
        }
        if (left == 0) {
            found();
            return;
        }
        boolean isComplete = false;
        try {
            startFrom(imagesOfRoot(left), 0);
            isComplete = true;
        } finally {
            // What ends a search leaves its pieces in the matrix.
            matrix = isComplete ? matrix : null;
        }
    }

    /** Places the images of a root from an index on, just as the search would, and goes on from there. */
    private void startFrom(int[] images, int index) {
        int left = pieces() - index;
        int mark = filters.apply(left);
        if (index == images.length) {
            fillByMatrix(left);
        } else {
            int image = images[index];
            matrix.place(image);
            remains.take(image);
            watch.path[left] = image;
            if (!watch.isWatched[left] || watch.mayFollow(left, image)) {
                shrinkBefore(left - 1);
                startFrom(images, index + 1);
            }
            remains.putBack(image);
            matrix.unplace(image);
        }
        filters.undo(mark);
    }

    private void shrinkBefore(int left) {
        if (!schedule.usesLists(left)) {
            matrix.shrink();
        }
    }

    private int[] imagesOfRoot(int left) {
        int[] images = new int[pieces() - left];
        for (int index = 0; index < images.length; index++) {
            images[index] = imageBetween(trailIndex(pieces() - index), trailIndex(pieces() - index - 1));
        }
        return images;
    }

    private int imageBetween(int before, int after) {
        for (int image = 0; image < space.imageCount(); image++) {
            boolean isIt = true;
            for (int cell : space.cells(image)) {
                int word = cell / Long.SIZE;
                isIt &= ((trail[after + word] & ~trail[before + word]) >>> cell & 1L) != 0L;
            }
            if (isIt && space.cells(image).length == placedCells(before, after)) {
                return image;
            }
        }
        throw new IllegalStateException("a root has an image that the solver does not have");
    }

    private int placedCells(int before, int after) {
        int count = 0;
        for (int cell = 0; cell < space.cellCount(); cell++) {
            int word = cell / Long.SIZE;
            count += (int) ((trail[after + word] & ~trail[before + word]) >>> cell & 1L);
        }
        return count;
    }

    private void fillByMatrix(int left) {
        if (schedule.usesLists(left)) {
            fillByLists(left);
            return;
        }
        int column = choice.choose(schedule.heuristic(left));
        if (column == ColumnChoice.NONE) {
            return;
        }
        for (int image : matrix.images(column)) {
            watch.attempts[left]++;
            watch.fits[left]++;
            watch.path[left] = image;
            matrix.place(image);
            remains.take(image);
            if (left == 1) {
                watch.solved();
            } else if (!watch.isWatched[left] || watch.mayFollow(left, image)) {
                shrinkBefore(left - 1);
                int mark = filters.apply(left - 1);
                fillByMatrix(left - 1);
                filters.undo(mark);
            }
            remains.putBack(image);
            matrix.unplace(image);
            watch.endTrial(left);
        }
    }

    private void fillByLists(int left) {
        OpenCells open = new OpenCells(space, remains);
        if (open.count() <= Long.SIZE) {
            new WordListSearch(space, schedule, open, matrix, store, left, watch).search(left);
        } else {
            new WideListSearch(space, schedule, open, matrix, left, watch).search(left);
        }
    }

    /** The progress of this solver's search. */
    private final class Watch extends Progress {

        Watch(int pieces) {
            super(pieces);
        }

        @Override
        void solved() {
            for (int left = rootLeft; left > 0; left--) {
                place(left, space.shape(path[left]), space.cells(path[left]));
            }
            found();
        }

        @Override
        boolean placed(int left, int image) {
            remains.take(image);
            return mayFollow(left, image);
        }

        boolean mayFollow(int left, int image) {
            if (listener != null && !listener.placed(left - 1, space.shape(image), space.cells(image))) {
                return false;
            }
            return (!schedule.watchesParities() || remains.parityIsPossible())
                    && (!schedule.watchesVolumes(left - 1) || remains.volumesArePossible());
        }

        @Override
        void removed(int left, int image) {
            remains.putBack(image);
            endTrial(left);
        }

        void endTrial(int left) {
            if (left == trialEnd) {
                throw new TrialEnded();
            }
        }
    }
}
