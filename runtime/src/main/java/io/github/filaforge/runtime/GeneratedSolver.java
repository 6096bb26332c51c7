package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What every generated solver extends. */
public abstract class GeneratedSolver implements WholeSearch {

    /** The version of the contract between generated sources and this package. */
    public static final int FORMAT = 2;

    /**
     * The states on the way to the present one: for n pieces left, from index n * stride, the occupancy words and then
     * the words of the piece counters, before the next piece is placed.
     */
    protected final long[] trail;

    /**
     * The number of placements that were tried since the root, by the number of pieces left; empty if the solver does not
     * count. The pieces of the root itself are not counted.
     */
    protected final long[] attempts;
    /** The number of placements that fitted, in the same form. */
    protected final long[] fits;

    /** With fewer pieces left no search asks whether it is to end: it does not stay there long. */
    private static final int FEWEST_TO_ASK = 5;

    private static final int ASKING_DISTANCE = 3;

    private final Board board;
    private final PieceCounters unused;
    private final int occupancyWords;
    private final int stride;
    private final int pieces;
    private final String[] roots;
    private final CanonicalForm canonicalForm;
    private final int size;
    /** The solution that is being told, as {@link Board} has it: the images of the root come first, then the others. */
    private final int[] solution;

    private SolutionSink sink;
    /** The number of solutions of the root that the sink has taken. */
    private long taken;
    /** The number of those that were only counted. */
    private BigInteger counted = BigInteger.ZERO;
    /** Whether the search of the present part is to end. */
    private volatile boolean isStopped;

    /**
     * @param format the {@link #FORMAT} that the source was generated for
     * @param board the board
     * @param roots the images of each root, separated by commas in the order of placing: the shape index, a colon, and
     *     the positions of the cells separated by blanks; an empty root is an empty string
     * @param canonicalForm judges the solutions; {@code null} if each counts
     * @param counting whether the solver counts attempts and fits
     * @throws IllegalStateException if the source was generated for another version of this package
     */
    protected GeneratedSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm, boolean counting) {
        checkFormat(format);
        this.board = board;
        this.unused = new PieceCounters(board.copies());
        this.occupancyWords = Words.count(board.size());
        this.stride = occupancyWords + unused.wordCount();
        this.pieces = unused.pieces();
        this.trail = new long[(pieces + 1) * stride];
        this.roots = roots.clone();
        this.size = board.size();
        this.solution = new int[size + pieces];
        this.canonicalForm = canonicalForm == null ? null : canonicalForm.on(board);
        this.attempts = new long[counting ? pieces + 1 : 0];
        this.fits = new long[attempts.length];
    }

    /**
     * Looks whether a generated solver can run here, whatever it extends.
     *
     * @param format the {@link #FORMAT} that its source was generated for
     * @throws IllegalStateException if it was generated for another version of this package
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

    /** The board that this solver fills. */
    public final Board board() {
        return board;
    }

    /** The number of pieces to be placed. */
    @Override
    public final int pieces() {
        return pieces;
    }

    @Override
    public final int rootCount() {
        return roots.length;
    }

    /** The images of each root. */
    final String[] roots() {
        return roots.clone();
    }

    /**
     * Finds all solutions that contain the pieces of a root. A solver that counts gives the counters "attempts" and
     * "fits", by the number of pieces left.
     */
    @Override
    public final RootResult search(int root, SolutionSink solutions) {
        return search(RootPart.root(root), solutions);
    }

    @Override
    public final RootResult search(RootPart part, SolutionSink solutions) {
        forgetStop();
        return searchOn(part, solutions);
    }

    /** The same for who has called {@link #forgetStop} before: a {@link #stop} since then counts. */
    final RootResult searchOn(RootPart part, SolutionSink solutions) {
        return search(part.root(), part.images() == null ? roots[part.root()] : part.images(), solutions);
    }

    private RootResult search(int root, String images, SolutionSink solutions) {
        sink = solutions;
        taken = 0;
        counted = BigInteger.ZERO;
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
            // Who asks for the counters between two roots is not to count a root twice.
            clearCounters();
        }
    }

    /** Ends the search of the present part if this solver asks for it: it was generated so, or the runtime has its search. */
    @Override
    public final void stop() {
        isStopped = true;
    }

    /** Begins a part, whose end has not been asked for. */
    final void forgetStop() {
        isStopped = false;
    }

    /**
     * Ends the search if that has been asked for. For generated code, which knows with how many pieces left it comes here, and
     * for steps that take longer than to look.
     *
     * @throws SearchStopped if the search is to end
     */
    protected final void endIfStopped() {
        if (isStopped) {
            throw new SearchStopped();
        }
    }

    /**
     * The same for a search that comes here with any number of pieces left.
     *
     * @throws SearchStopped if the search is to end
     */
    protected final void endIfStopped(int left) {
        if (asksWith(left)) {
            endIfStopped();
        }
    }

    /**
     * Whether a search asks if it is to end when so many pieces are left: 5, 8, 11 and so on. So one that never comes below a
     * dozen left meets one of them as soon as one that spends its time at its leaves, and between two there are the fits of a
     * few levels. Measured for 10x6, by the sieve with and without a tail and by FILA in each form: 0.96 to 1.03 of the time
     * without, as two runs without differ too. To ask with each number of pieces from 2 on takes no longer (0.95 to 1.02)
     * and is not needed: a search has ended 0.1 ms after it was asked, in the median of many puzzles.
     */
    public static boolean asksWith(int left) {
        return left >= FEWEST_TO_ASK && (left - FEWEST_TO_ASK) % ASKING_DISTANCE == 0;
    }

    private RootResult result(int root, boolean complete) {
        return new RootResult(root, counted.add(BigInteger.valueOf(taken)), complete, counters());
    }

    private void clearCounters() {
        Arrays.fill(attempts, 0L);
        Arrays.fill(fits, 0L);
    }

    @Override
    public final List<LevelCounter> counters() {
        return attempts.length == 0
                ? List.of()
                : List.of(LevelCounter.of("attempts", attempts), LevelCounter.of(LevelCounter.FITS, fits));
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
                int shape = Integer.parseInt(image.substring(0, colon));
                int[] positions = Words.numbers(image.substring(colon + 1));
                place(left, shape, positions);
                follow(left, shape, positions);
                left--;
            }
        }
        start(left);
    }

    /** Makes the next state of the trail. */
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
     * Tells an image of a solution. A solver that does not keep the trail calls this for each image that was placed since
     * the root, before it calls {@link #found}.
     *
     * @param left the number of pieces left before the image was placed
     * @param shape the shape of the image
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

    /** The index in the trail of the state for a number of pieces left. */
    protected final int trailIndex(int left) {
        return left * stride;
    }

    /** Whether a cell is filled in the state that the trail has for a number of pieces left. */
    protected final boolean isFilled(int left, int position) {
        return (trail[trailIndex(left) + position / Long.SIZE] & 1L << position) != 0;
    }

    /** The number of unused pieces of a shape in the state that the trail has for a number of pieces left. */
    protected final int unused(int left, int shape) {
        return unused.count(trail, trailIndex(left) + occupancyWords, shape);
    }

    /** Searches from the state that the trail has for the given number of pieces left. */
    protected abstract void start(int left);

    /** Reports the solution of which every image has been told. */
    protected final void found() {
        if (canonicalForm == null || canonicalForm.isFirst(solution)) {
            sink.accept(solution.clone());
            taken++;
        }
    }

    /**
     * The same where it is known what copies of it this search finds.
     *
     * @param copies as {@link CanonicalForm#copiesByImage} tells them; none if there is no form
     */
    protected final void found(long copies) {
        if (copies == 0L || canonicalForm.isFirst(copies, solution)) {
            sink.accept(solution.clone());
            taken++;
        }
    }

    /** Reports so many solutions, where they are only counted. */
    protected final void foundMany(BigInteger number) {
        counted = counted.add(number);
    }

    /**
     * Reports the solution of which every image has been told, whichever of its symmetric copies it is, if neither it nor a
     * copy has been reported.
     *
     * @param reported what has been reported; the solution is added
     * @return whether the solution is new
     */
    protected final boolean foundAmong(Set<String> reported) {
        boolean isNew = reported.add(CanonicalForm.first(solution, size, canonicalForm, board.blanks()));
        if (isNew) {
            sink.accept(solution.clone());
            taken++;
        }
        return isNew;
    }

    /** Reports the solution that the trail leads to. */
    protected final void foundOnTrail() {
        for (int image = 0; image < pieces; image++) {
            int before = (pieces - image) * stride;
            int after = before - stride;
            solution[size + image] = unused.taken(trail, before + occupancyWords, trail, after + occupancyWords);
            for (int word = 0; word < occupancyWords; word++) {
                for (long rest = trail[after + word] & ~trail[before + word]; rest != 0; rest &= rest - 1) {
                    solution[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = image;
                }
            }
        }
        found();
    }
}
