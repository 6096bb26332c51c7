package io.github.filaforge.runtime;

/**
 * What every generated solver extends. A solver searches its roots one at a time; roots are numbered from 0,
 * independent of one another, and their solutions together are all solutions. An instance serves one thread.
 */
public abstract class GeneratedSolver {

    /** The version of the contract between generated sources and this package. */
    public static final int FORMAT = 1;

    /**
     * The states on the way to the present one: for n pieces left, from index n * stride, the occupancy words and then
     * the words of the piece counters, before the next piece is placed.
     */
    protected final long[] trail;

    private final Board board;
    private final PieceCounters counters;
    private final int occupancyWords;
    private final int stride;
    private final int pieces;
    private final String[] roots;
    private final CanonicalForm canonicalForm;
    /** The images of the solution that is being told: those of the root, then the others. */
    private final int[] imageOfCell;

    private final int[] shapeOfImage;
    private SolutionSink sink;

    /**
     * @param format the {@link #FORMAT} that the source was generated for
     * @param board the board
     * @param roots the images of each root, separated by commas in the order of placing: the shape index, a colon, and
     *     the positions of the cells separated by blanks; an empty root is an empty string
     * @param canonicalForm judges the solutions; {@code null} if each counts
     * @throws IllegalStateException if the source was generated for another version of this package
     */
    protected GeneratedSolver(int format, Board board, String[] roots, CanonicalForm canonicalForm) {
        if (format != FORMAT) {
            throw new IllegalStateException("this solver was generated for format " + format
                    + " of the Filaforge runtime, but this is format " + FORMAT + ": generate it again");
        }
        this.board = board;
        this.counters = new PieceCounters(board.copies());
        this.occupancyWords = Math.max(1, (board.size() + Long.SIZE - 1) / Long.SIZE);
        this.stride = occupancyWords + counters.wordCount();
        this.pieces = counters.pieces();
        this.trail = new long[(pieces + 1) * stride];
        this.roots = roots.clone();
        this.imageOfCell = new int[board.size()];
        this.shapeOfImage = new int[pieces];
        this.canonicalForm = canonicalForm;
    }

    /** Draws the solutions of this solver. */
    public final Board board() {
        return board;
    }

    /** The number of pieces to be placed. */
    public final int pieces() {
        return pieces;
    }

    /** The number of roots. */
    public final int rootCount() {
        return roots.length;
    }

    /**
     * The number of placements tried so far, by the number of pieces left; without those that made the roots. Empty if
     * the solver does not count.
     */
    public long[] attempts() {
        return new long[0];
    }

    /** The number of placements that fitted so far, likewise. */
    public long[] fits() {
        return new long[0];
    }

    /** Finds all solutions that contain the pieces of a root; whatever the sink throws ends the search. */
    public final void search(int root, SolutionSink solutions) {
        sink = solutions;
        int left = pieces;
        long[] full = counters.full();
        System.arraycopy(full, 0, trail, left * stride + occupancyWords, full.length);
        for (int word = 0; word < occupancyWords; word++) {
            trail[left * stride + word] = 0;
        }
        if (!roots[root].isEmpty()) {
            for (String image : Words.split(roots[root], ',')) {
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
        trail[after + occupancyWords + counters.word(shape)] -= counters.unit(shape);
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

    final void placeCell(int left, int position) {
        imageOfCell[position] = pieces - left;
    }

    final void placeShape(int left, int shape) {
        shapeOfImage[pieces - left] = shape;
    }

    /** The index in the trail of the state for a number of pieces left. */
    protected final int trailIndex(int left) {
        return left * stride;
    }

    /** Whether a cell is filled in the state that the trail has for a number of pieces left. */
    final boolean isFilled(int left, int position) {
        return (trail[trailIndex(left) + position / Long.SIZE] & 1L << position) != 0;
    }

    /** The number of unused pieces of a shape in the state that the trail has for a number of pieces left. */
    final int unused(int left, int shape) {
        return counters.count(trail, trailIndex(left) + occupancyWords, shape);
    }

    /** Searches from the state that the trail has for the given number of pieces left. */
    protected abstract void start(int left);

    /** Reports the solution of which every image has been told. */
    protected final void found() {
        Solution solution = new Solution(imageOfCell.clone(), shapeOfImage.clone());
        if (canonicalForm == null || canonicalForm.isFirst(solution)) {
            sink.accept(solution);
        }
    }

    /** Reports the solution that the trail leads to. */
    protected final void foundOnTrail() {
        for (int image = 0; image < pieces; image++) {
            int before = (pieces - image) * stride;
            int after = before - stride;
            shapeOfImage[image] = counters.taken(trail, before + occupancyWords, trail, after + occupancyWords);
            for (int word = 0; word < occupancyWords; word++) {
                for (long rest = trail[after + word] & ~trail[before + word]; rest != 0; rest &= rest - 1) {
                    imageOfCell[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = image;
                }
            }
        }
        found();
    }
}
