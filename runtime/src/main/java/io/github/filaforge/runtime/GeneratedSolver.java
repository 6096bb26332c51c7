package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.board.AllowanceTrail;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.board.PieceCounters;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.text.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The superclass of generated solvers whose solutions are images on a board. */
public abstract class GeneratedSolver implements EmbeddedSolver {

    /** The version of the contract between generated sources and this package. */
    public static final int FORMAT = 4;

    /**
     * The states of the search from the root to the present one. The state with n pieces left begins at index n * stride:
     * first the words of the occupancy, then the words of the piece counters, before the next piece is placed.
     */
    protected final long[] trail;

    /**
     * The number of attempts since the root, by the number of pieces left; empty if the solver does not count. The pieces of
     * the root itself are not counted.
     */
    protected final long[] attempts;
    /** The number of fits since the root, by the number of pieces left; empty if the solver does not count. */
    protected final long[] fits;

    /**
     * The smallest number of pieces left at which a search tests if it is to end. With fewer pieces left, the search soon
     * returns to a higher level.
     */
    private static final int FEWEST_TO_ASK = 5;

    private static final int ASKING_DISTANCE = 3;

    /** The numbers of pieces that a solution may have. */
    protected final Supply supply;

    /** Ends branches of a puzzle of which pieces may be left over; {@code null} for other puzzles. */
    protected final Allowance allowance;

    private final Board board;
    /**
     * The part of a search that concerns pieces left over; {@code null} for other puzzles. Only an object that the allowance
     * makes has this code, so that other pages do not carry it.
     */
    private final AllowanceTrail allowances;

    private final PieceCounters unused;
    private final int occupancyWords;
    private final int stride;
    private final int pieces;
    private final String[] roots;
    private final CanonicalForm canonicalForm;
    private final int size;
    /**
     * The solution that is being reported, in the form of {@link Board}: the images of the root come first, then the others.
     */
    private final int[] solution;

    /** The condition of a solution beyond those of the puzzle; {@code null} if there is none. */
    private Predicate<int[]> condition;

    private SolutionSink sink;
    /** True if the solutions of this root are counted and not reported: the sink counts, and all solutions are to count. */
    private boolean isCounting;
    /** True if solutions of this root are counted and not reported. A solution counts if its allowance is not spent. */
    private boolean isCountingAllowed;
    /** The number of solutions of the root that the sink has received. */
    private long taken;
    /** The number of solutions of the root that {@link #foundMany} has received; {@code null} if there are none. */
    private BigInteger counted;
    /** True if the search of the present part is to end. */
    private volatile boolean isStopped;

    /**
     * Creates a solver.
     *
     * @param format the {@link #FORMAT} for which the source was generated
     * @param board the board
     * @param roots the images of each root, separated by commas in the order in which they are placed. An image is the index
     *     of its shape, a colon, and the positions of its cells, separated by blanks. An empty root is an empty string.
     * @param canonicalForm decides which solutions are reported; {@code null} if all are
     * @param counting true if the solver counts attempts and fits
     * @throws IllegalStateException if the source was generated for another version of this package
     */
    protected GeneratedSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm, boolean counting) {
        checkFormat(format);
        this.board = board;
        this.supply = board.supply();
        this.unused = new PieceCounters(board.copies());
        this.occupancyWords = Words.count(board.size());
        this.stride = occupancyWords + unused.wordCount();
        this.pieces = supply.images();
        this.allowance = board.allowance();
        this.allowances = allowance == null ? null : allowance.trail(pieces);
        this.trail = new long[(pieces + 1) * stride];
        this.roots = roots.clone();
        this.size = board.size();
        this.solution = new int[size + pieces];
        this.canonicalForm = canonicalForm == null ? null : canonicalForm.on(board);
        this.attempts = new long[counting ? pieces + 1 : 0];
        this.fits = new long[attempts.length];
    }

    /**
     * Checks that a generated solver can run with this package, whatever its superclass is.
     *
     * @param format the {@link #FORMAT} for which its source was generated
     * @throws IllegalStateException if the source was generated for another version of this package
     */
    public static void checkFormat(int format) {
        if (format != FORMAT) {
            throw new IllegalStateException("this solver was generated for format " + format
                    + " of the Filaforge runtime, but this is format " + FORMAT + ": generate it again");
        }
    }

    @Override
    public final SolutionDecoder decoder() {
        return board;
    }

    /** Returns the board that this solver fills. */
    public final Board board() {
        return board;
    }

    /** Returns the number of images that a solution has, or the greatest number if solutions differ. */
    @Override
    public final int pieces() {
        return pieces;
    }

    @Override
    public final int rootCount() {
        return roots.length;
    }

    /** Returns the images of each root, in the form of the constructor. */
    final String[] roots() {
        return roots.clone();
    }

    /**
     * Makes this solver report only solutions that meet a condition. Since the test of a solution may take long, a request to
     * end the search is met before each test.
     *
     * @param test the condition of a solution in the form of {@link Board}; its exceptions end the search
     */
    public final void reportOnly(Predicate<int[]> test) {
        condition = test;
    }

    /** Returns true if this solver needs each solution, since it reports only solutions that meet a condition. */
    protected final boolean isSelecting() {
        return condition != null;
    }

    /**
     * Finds all solutions that contain the images of a part. A solver that counts returns the counters "attempts" and
     * "fits", by the number of pieces left.
     */
    @Override
    public final RootResult search(RootPart part, SolutionSink solutions) {
        forgetStop();
        return searchOn(part, solutions);
    }

    /**
     * Searches a part, for a caller that has called {@link #forgetStop} before. A {@link #stop} since that call ends this
     * search.
     */
    final RootResult searchOn(RootPart part, SolutionSink solutions) {
        return search(part.root(), part.images() == null ? roots[part.root()] : part.images(), solutions);
    }

    private RootResult search(int root, String images, SolutionSink solutions) {
        sink = solutions;
        boolean countsAll = canonicalForm == null && condition == null && solutions.isCounting();
        isCounting = countsAll && (allowance == null || !supply.hasFurtherLimits());
        isCountingAllowed = countsAll && (allowance == null || allowance.isExact());
        taken = 0;
        counted = null;
        try {
            endIfStopped();
            if (solutions.isClosed()) {
                throw new SearchStopped();
            }
            startFrom(images);
            return result(root, true);
        } catch (SearchStopped stopped) {
            return result(root, false);
        } finally {
            // A thread that reads the counters between two roots must not count a root twice.
            Arrays.fill(attempts, 0L);
            Arrays.fill(fits, 0L);
            clearFurtherCounters();
        }
    }

    /**
     * Ends the search of the present part, if this solver tests for it. Generated code does so if it was generated as
     * stoppable, and searches that are in the runtime always do.
     */
    @Override
    public final void stop() {
        isStopped = true;
    }

    /** Prepares for a new part: discards an earlier call of {@link #stop}. */
    final void forgetStop() {
        isStopped = false;
    }

    /**
     * Ends the search if {@link #stop} was called. Generated code calls this method at levels that {@link #asksWith}
     * accepts, and before steps that take much longer than this test.
     *
     * @throws SearchStopped if the search is to end
     */
    protected final void endIfStopped() {
        if (isStopped) {
            throw new SearchStopped();
        }
    }

    /**
     * Ends the search if {@link #stop} was called and {@link #asksWith} accepts the level. For searches that call this
     * method at every level.
     *
     * @throws SearchStopped if the search is to end
     */
    protected final void endIfStopped(int left) {
        if (asksWith(left)) {
            endIfStopped();
        }
    }

    /**
     * Returns true if a search tests at this level if it is to end: with 5, 8, 11 and so on pieces left. A search that never
     * comes below a dozen pieces left reaches one of these levels, and so does one that spends its time at its leaves.
     * Between two tests there are only the fits of a few levels.
     *
     * <p>The tests cost nothing that can be measured. For 10x6, by the sieve with and without a tail and by FILA in each
     * form, the time was 0.96 to 1.03 of the time without tests, and two runs without tests differ as much. Tests at each
     * level from 2 on take no longer (0.95 to 1.02), but are not needed: in the median of many puzzles a search has ended
     * 0.1 ms after the call of {@link #stop}.
     *
     * @param left the number of pieces left
     */
    public static boolean asksWith(int left) {
        return left >= FEWEST_TO_ASK && (left - FEWEST_TO_ASK) % ASKING_DISTANCE == 0;
    }

    private RootResult result(int root, boolean complete) {
        BigInteger reported = BigInteger.valueOf(taken);
        return new RootResult(root, counted == null ? reported : counted.add(reported), complete, counters());
    }

    /** Sets the counters of a subclass to 0; there are none unless it overrides this method. */
    protected void clearFurtherCounters() {}

    /** Adds the counters of a subclass to a list; there are none unless it overrides this method. */
    protected void addFurtherCounters(List<LevelCounter> counters) {}

    @Override
    public final List<LevelCounter> counters() {
        List<LevelCounter> counters = new ArrayList<>();
        if (attempts.length > 0) {
            counters.add(LevelCounter.of(LevelCounter.ATTEMPTS, attempts));
            counters.add(LevelCounter.of(LevelCounter.FITS, fits));
        }
        addFurtherCounters(counters);
        return counters;
    }

    private void startFrom(String root) {
        int left = pieces;
        long[] full = unused.full();
        System.arraycopy(full, 0, trail, left * stride + occupancyWords, full.length);
        for (int word = 0; word < occupancyWords; word++) {
            trail[left * stride + word] = 0;
        }
        if (!root.isEmpty()) {
            for (String image : Words.split(root, ',')) {
                int colon = image.indexOf(':');
                int shape = Words.number(image.substring(0, colon));
                int[] positions = Words.numbers(image.substring(colon + 1));
                place(left, shape, positions);
                follow(left, shape, positions);
                if (allowances != null) {
                    allowances.hasRoomFor(left, shape, unused(left, shape));
                }
                left--;
            }
        }
        if (allowances == null) {
            start(left);
        } else if (allowances.isFull(trail, trailIndex(left))) {
            found(left);
        } else if (left > 0) {
            start(left);
        }
    }

    /** Writes the next state of the trail, after an image was placed. */
    private void follow(int left, int shape, int... positions) {
        int before = left * stride;
        int after = before - stride;
        System.arraycopy(trail, before, trail, after, stride);
        for (int position : positions) {
            trail[after + position / Long.SIZE] |= 1L << position;
        }
        trail[after + occupancyWords + unused.word(shape)] -= unused.unit(shape);
    }

    /**
     * Stores an image of a solution. A solver that does not keep the trail calls this method for each image that was placed
     * since the root, before it calls {@link #found}.
     *
     * @param left the number of pieces left before the image was placed
     * @param positions the positions of its cells
     */
    protected final void place(int left, int shape, int... positions) {
        for (int position : positions) {
            placeCell(left, position);
        }
        placeShape(left, shape);
    }

    protected final void placeCell(int left, int position) {
        solution[position] = pieces - left;
    }

    protected final void placeShape(int left, int shape) {
        solution[size + pieces - left] = shape;
    }

    /** Returns the index in the trail of the state with a number of pieces left. */
    protected final int trailIndex(int left) {
        return left * stride;
    }

    /** Returns true if a cell is filled in the state of the trail with a number of pieces left. */
    protected final boolean isFilled(int left, int position) {
        return (trail[trailIndex(left) + position / Long.SIZE] & 1L << position) != 0;
    }

    /** Returns the cells, ascending, of the piece of the trail that was placed with a number of pieces left. */
    protected final int[] placedCells(int left) {
        int[] cells = new int[size];
        int count = 0;
        for (int position = 0; position < size; position++) {
            if (isFilled(left - 1, position) && !isFilled(left, position)) {
                cells[count++] = position;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    /** Returns the number of unused pieces of a shape in the state of the trail with a number of pieces left. */
    protected final int unused(int left, int shape) {
        return unused.count(trail, trailIndex(left) + occupancyWords, shape);
    }

    /**
     * Searches from the state of the trail with the given number of pieces left. If pieces may be left over, the region has
     * an open cell and a piece is left.
     */
    protected abstract void start(int left);

    /**
     * Returns true if a piece of a shape may be placed, as far as the {@link Allowance} determines. A search that ends
     * branches by it calls this method before it places images of the shape.
     *
     * @param left the number of pieces left before an image is placed
     * @param unusedOfShape the number of unused pieces of the shape before an image is placed
     */
    protected final boolean hasRoomFor(int left, int shape, int unusedOfShape) {
        return allowances.hasRoomFor(left, shape, unusedOfShape);
    }

    /**
     * Counts some solutions, if that is all that the run needs.
     *
     * @return false if each of these solutions has to be stored and reported
     */
    protected final boolean areCounted(int solutions) {
        if (isCounting) {
            sink.count(solutions);
            taken += solutions;
        }
        return isCounting;
    }

    /**
     * Counts a solution, if the run needs only the number of solutions. A search in which branches can end by their
     * {@link Allowance} has called {@link #hasRoomFor} for each image since the root.
     *
     * @param left the number of pieces left, which the solution does not have
     * @return false if the solution has to be stored and reported
     */
    protected final boolean isCounted(int left) {
        return isCountedWith(allowances == null ? 0L : allowances.at(left));
    }

    /**
     * Counts a solution, if it has allowed numbers of pieces and the run needs only the number of solutions.
     *
     * @param left the {@link Allowance} of the solution; 0 if no pieces may be left over
     * @return false if the solution has to be stored and reported
     */
    protected final boolean isCountedWith(long left) {
        if (isCountingAllowed && !Allowance.isSpent(left)) {
            sink.count(1);
            taken++;
        }
        return isCountingAllowed;
    }

    /** Reports the solution whose images are all stored. It has used all pieces. */
    protected final void found() {
        found(0);
    }

    /**
     * Reports the solution whose images are all stored, if it has allowed numbers of pieces.
     *
     * @param left the number of pieces left, which the solution does not have
     */
    protected final void found(int left) {
        int[] own = own(left);
        if (own.length > 0 && (canonicalForm == null || canonicalForm.isFirst(own))) {
            report(own);
        }
    }

    /**
     * Reports the solution whose images are all stored, given the copies of it that this search finds, if it has allowed
     * numbers of pieces.
     *
     * @param copies the copies, as the union of the bits of {@link CanonicalForm#copiesByImage} for its images; 0 if there
     *     is no canonical form
     * @param left the number of pieces left, which the solution does not have
     */
    protected final void found(long copies, int left) {
        int[] own = own(left);
        if (own.length > 0 && (copies == 0L || canonicalForm.isFirst(copies, own))) {
            report(own);
        }
    }

    /** Returns the solution whose images are all stored; an empty array if its numbers of pieces are not allowed. */
    private int[] own(int left) {
        return allowances == null ? solution : allowances.solution(solution, left);
    }

    private void report(int... own) {
        if (condition != null) {
            endIfStopped();
            if (!condition.test(own)) {
                return;
            }
        }
        if (sink.isCounting()) {
            sink.count(1);
        } else {
            sink.accept(own == solution ? own.clone() : own);
        }
        taken++;
    }

    /** Counts a number of solutions that are not reported one by one. */
    protected final void foundMany(BigInteger number) {
        counted = counted == null ? number : counted.add(number);
    }

    /**
     * Reports the solution whose images are all stored, unless it or a symmetric copy of it was reported before. It may be
     * any of its symmetric copies.
     *
     * @param reported the solutions that were reported before, each by its first copy; this method adds the solution
     * @param left the number of pieces left, which the solution does not have
     * @return true if the solution is new and has allowed numbers of pieces
     */
    protected final boolean foundAmong(Set<String> reported, int left) {
        int[] own = own(left);
        boolean isNew = own.length > 0 && reported.add(CanonicalForm.first(own, size, canonicalForm, board.blanks()));
        if (isNew) {
            report(own);
        }
        return isNew;
    }

    /** Reports the solution whose states are in the trail. It has used all pieces. */
    protected final void foundOnTrail() {
        foundOnTrail(0);
    }

    /**
     * Reports the solution whose states are in the trail, if it has allowed numbers of pieces.
     *
     * @param left the number of pieces left, which the solution does not have
     */
    protected final void foundOnTrail(int left) {
        if (areCounted(1)) {
            return;
        }
        for (int image = 0; image < pieces - left; image++) {
            int before = (pieces - image) * stride;
            int after = before - stride;
            solution[size + image] = unused.taken(trail, before + occupancyWords, trail, after + occupancyWords);
            for (int word = 0; word < occupancyWords; word++) {
                for (long rest = trail[after + word] & ~trail[before + word]; rest != 0; rest &= rest - 1) {
                    solution[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = image;
                }
            }
        }
        found(left);
    }
}
