package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SolutionSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A solver that searches by a schedule. */
public class ScheduledSolver extends GeneratedSolver {

    /** The seed of the order of images in tries. It is fixed, so that each run makes equal tries. */
    private static final long SEED = 1;

    /** The number of tries after one choice of the first pieces. */
    private static final int TRIES = 20;

    /** The number of fits after which a choice of the first pieces is given up. */
    private static final int FITS_OF_FIRST_PIECES = 3000;

    /** The number of fits for each piece, without a further solution, after which the search without tries is given up. */
    private static final int FITS_OF_PLAIN_DESCENT = 10;

    /** The factor by which the numbers of fits grow with each new beginning, so that at the end all solutions are found. */
    private static final double GROWTH = 1.03;

    final ImageSpace space;
    final Schedule schedule;
    final Remains remains;
    final Triggers triggers;

    private final Progress progress;
    private ImageRows allImages;
    private ImageMatrix matrix;
    private MatrixFilters filters;
    private final WordLists.Store store = new WordLists.Store();
    /** The search whose image lists are code; null if the lists are made during the search. */
    private final ListCodeSearch codeSearch;
    /** True if images are tried in the order of the code. */
    private boolean isInOrderOfCode;

    private int rootLeft;
    /**
     * The number of further fits before the present part of the search is given up. It is given up if the number is not
     * above zero.
     */
    private long fitsAllowed;
    /**
     * True if this search has tries. The field {@link #inTries} is true if they have begun. Before they begin, the search
     * goes on as it would without tries.
     */
    private boolean hasTries;

    private boolean inTries;
    /** The factor by which the numbers of fits of tries are multiplied. */
    private double patience = 1;
    /**
     * The solutions found, up to symmetry, because later tries may find them again. A search for one certain symmetric copy
     * of a solution could take long.
     */
    private final Set<String> solutionsOfTries = new HashSet<>();

    /** Receives the placements of a search, for example to trace it. */
    public interface PlacementListener {

        /**
         * Receives the event that an image was placed.
         *
         * @param left the number of pieces left after the placement
         * @param cells the numbers of the cells of the image
         * @return true if the search is to go on from here
         */
        boolean placed(int left, int shape, int... cells);
    }

    /** Makes a solver without image lists as code. The parameters are those of the other constructor. */
    public ScheduledSolver(
            int format, Board board, String[] roots, CanonicalForm canonicalForm, ImageSpace space, Schedule schedule) {
        this(format, board, roots, canonicalForm, space, schedule, null);
    }

    /**
     * Makes a solver that may have its image lists as code. For the parameters from format to canonicalForm
     * see {@link GeneratedSolver}.
     *
     * @param space the images and cells
     * @param schedule the actions at each number of pieces left
     * @param code the lists; null if there is no code
     */
    // The progress stores this solver and calls it during a search only.
    @SuppressWarnings("this-escape")
    protected ScheduledSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            ImageSpace space,
            Schedule schedule,
            ListCode code) {
        super(format, board, roots, canonicalForm, true);
        this.space = space;
        this.schedule = schedule;
        this.remains = new Remains(space, supply, allowance);
        this.triggers = new Triggers(schedule, remains);
        this.progress = new Progress(this, attempts, fits);
        this.codeSearch = code == null ? null : new ListCodeSearch(space, supply.isVaried(), schedule, code, progress);
    }

    @Override
    protected final void clearFurtherCounters() {
        triggers.counters().values().forEach(counter -> Arrays.fill(counter, 0L));
    }

    @Override
    protected final void addFurtherCounters(List<LevelCounter> counters) {
        triggers.counters().forEach((name, byLeft) -> counters.add(LevelCounter.of(name, byLeft)));
    }

    /** Returns all images as rows, which are made once. */
    private ImageRows allImages() {
        if (allImages == null) {
            allImages = ImageRows.all(space);
        }
        return allImages;
    }

    /** Makes a matrix without placed pieces. */
    private void begin(ImageOrder order) {
        remains.clear();
        isInOrderOfCode = order == ImageOrder.ASCENDING;
        matrix = new ImageMatrix(space, supply, allImages(), order);
        filters = new MatrixFilters(space, schedule, matrix, remains, triggers);
    }

    /** Sets the listener that receives every placement from now on; null for none. */
    public final void setListener(PlacementListener listener) {
        progress.setListener(listener);
    }

    /**
     * Makes one trial: searches a root with the images of each cell and piece in random order, until a piece is removed so
     * that a given number of pieces is left (polycube article, key of Table 2).
     *
     * @param end the number of pieces left that ends the trial
     * @return the solutions and counts of the trial, without attempts; complete if the sink did not stop the trial
     */
    public final RootResult searchTrial(int root, Random random, int end, SolutionSink sink) {
        progress.setTrialEnd(end);
        begin(new ImageOrder.Shuffled(space, allImages(), random, schedule.usesLists(end)));
        try {
            RootResult result = search(root, sink);
            List<LevelCounter> known = new ArrayList<>(result.counters());
            known.removeIf(counter -> counter.name().equals(LevelCounter.ATTEMPTS));
            return new RootResult(root, result.solutions(), result.complete(), known);
        } finally {
            progress.setTrialEnd(-1);
            matrix = null;
        }
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        hasTries = schedule.hasTries() && !progress.isTrial();
        inTries = false;
        if (matrix == null) {
            begin(ImageOrder.ASCENDING);
        }
        if (left == 0 && !progress.hasListener()) {
            // Where pieces may be left over, a root that fills the region does not come here.
            if (!supply.isVaried()) {
                found();
            }
            return;
        }
        solutionsOfTries.clear();
        boolean isComplete = false;
        try {
            int[] images = imagesOfRoot(left);
            fitsAllowed = hasTries ? fitsOfPlainDescent() : Long.MAX_VALUE;
            startFrom(images, 0);
            if (fitsAllowed <= 0) {
                searchInTries(images);
            }
            isComplete = !inTries;
        } catch (Progress.TrialEnded ended) {
            return;
        } finally {
            triggers.forgetRoot(left);
            // An exception that ends a search leaves pieces in the matrix.
            matrix = isComplete ? matrix : null;
        }
    }

    private long fitsOfPlainDescent() {
        return (long) FITS_OF_PLAIN_DESCENT * pieces();
    }

    /** Begins the search anew again and again, until a search from the images of the root comes to its end. */
    private void searchInTries(int... images) {
        inTries = true;
        // A new order for each root makes the solutions from it independent of the roots before it.
        begin(new ImageOrder.AwkwardFirst(space, schedule.awkwardness(), new Random(SEED)));
        patience = 1;
        do {
            fitsAllowed = (long) (patience * FITS_OF_FIRST_PIECES);
            startFrom(images, 0);
            patience *= GROWTH;
        } while (fitsAllowed <= 0);
    }

    /**
     * Places the images of a root from an index on, with the filters and triggers of the search, and then fills the rest.
     */
    private void startFrom(int[] images, int index) {
        int left = pieces() - index;
        int mark = filters.apply(left);
        if (matrix.isFull()) {
            found(left);
        } else if (index < images.length) {
            int image = images[index];
            matrix.place(image);
            remains.take(image);
            progress.path[left] = image;
            if (!progress.isWatched[left] || progress.mayFollow(left, image)) {
                shrinkBefore(left - 1);
                startFrom(images, index + 1);
            }
            remains.putBack(image);
            matrix.unplace(image);
        } else if (left > 0) {
            fillOnceOrInTries(left);
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
            images[index] = imageOf(placedShape(pieces() - index), placedCells(pieces() - index));
        }
        return images;
    }

    /** Returns the shape of the piece of the root that was placed with a number of pieces left. */
    private int placedShape(int left) {
        int shape = 0;
        while (unused(left - 1, shape) == unused(left, shape)) {
            shape++;
        }
        return shape;
    }

    private int imageOf(int shape, int... cells) {
        for (int image = 0; image < space.imageCount(); image++) {
            if (space.shape(image) == shape && Arrays.equals(space.cells(image), cells)) {
                return image;
            }
        }
        throw new IllegalStateException("a root has an image that the solver does not have");
    }

    private void fillOnceOrInTries(int left) {
        if (!inTries || left != schedule.triesFrom()) {
            fillByMatrix(left);
            return;
        }
        for (int each = 0; each < TRIES; each++) {
            fitsAllowed = (long) (patience * schedule.fitsOfTry());
            fillByMatrix(left);
            if (fitsAllowed > 0) {
                // The search came to its end here, so another try would find nothing more.
                fitsAllowed = (long) (patience * FITS_OF_FIRST_PIECES);
                return;
            }
        }
    }

    private void fillByMatrix(int left) {
        endIfStopped();
        int column = matrix.choose(schedule.heuristic(left), remains);
        if (column == ImageMatrix.NONE) {
            return;
        }
        // Like polycube, place an image that has only one place before lists are made.
        if (schedule.usesLists(left) && matrix.size(column) > 1) {
            fillByLists(left);
            return;
        }
        for (int image : matrix.images(column)) {
            progress.attempts[left]++;
            progress.fits[left]++;
            fitsAllowed--;
            progress.path[left] = image;
            matrix.place(image);
            remains.take(image);
            boolean isFull = matrix.isFull();
            if (isFull) {
                progress.solved(left - 1);
            }
            boolean mayFollow = !progress.isWatched[left] || progress.mayFollow(left, image);
            if (mayFollow && !isFull && left > 1) {
                shrinkBefore(left - 1);
                int mark = filters.apply(left - 1);
                fillOnceOrInTries(left - 1);
                filters.undo(mark);
            }
            remains.putBack(image);
            matrix.unplace(image);
            progress.endTrial(left);
            if (fitsAllowed <= 0) {
                return;
            }
        }
    }

    private void fillByLists(int left) {
        long before = fitsWith(left);
        OpenCells open = codeSearch == null || !isInOrderOfCode ? new OpenCells(space, remains) : null;
        if (open == null) {
            codeSearch.search(matrix, remains, left);
        } else if (WordListSearch.serves(open, supply, space.shapeCount())) {
            new WordListSearch(space, schedule, open, matrix, store, left, progress).search(left);
        } else {
            new WideListSearch(space, schedule, open, matrix, left, progress).search(left);
        }
        fitsAllowed -= fitsWith(left) - before;
    }

    /** Returns the number of fits that were made with at most a number of pieces left. */
    private long fitsWith(int left) {
        long sum = 0;
        for (int each = 1; each <= left; each++) {
            sum += progress.fits[each];
        }
        return sum;
    }

    /** Ends the search if it has been asked to end, at some numbers of pieces left. */
    final void endIfAsked(int left) {
        endIfStopped(left);
    }

    /**
     * Reports the solution whose images are in the path of the progress, if it has allowed numbers of pieces.
     *
     * @param rest the number of pieces left, which the solution does not have
     */
    final void solved(int rest) {
        if (!hasTries && areCounted(1)) {
            return;
        }
        for (int left = rootLeft; left > rest; left--) {
            place(left, space.shape(progress.path[left]), space.cells(progress.path[left]));
        }
        if (!hasTries) {
            found(rest);
        } else if (foundAmong(solutionsOfTries, rest) && !inTries) {
            // Further solutions are often near a solution.
            fitsAllowed = fitsOfPlainDescent();
        }
    }
}
