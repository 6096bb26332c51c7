package io.github.filaforge.runtime.schedule;

/** The counts and the placements of a search, and the methods that the search calls as it goes on. */
abstract class Progress {

    /** The number of attempts, by the number of pieces left before the attempt. */
    final long[] attempts;
    /** The number of fits, by the number of pieces left before the fit. */
    final long[] fits;
    /** The image that was placed, by the number of pieces left before it. */
    final int[] path;
    /**
     * True if attempts at images that do not fit are counted too. If it is false, the counts of attempts have no meaning.
     */
    boolean countsAttempts = true;

    /** True if {@link #placed} and {@link #removed} are to be called, by the number of pieces left before the placement. */
    final boolean[] isWatched;

    /**
     * @param attempts the array in which attempts are counted
     * @param fits the array in which fits are counted
     */
    Progress(long[] attempts, long[] fits) {
        this.attempts = attempts;
        this.fits = fits;
        this.path = new int[fits.length];
        this.isWatched = new boolean[fits.length];
    }

    /**
     * Ends the search if it has been asked to end. Called before each target that image lists fill.
     *
     * @param left the number of pieces left
     */
    abstract void endIfStopped(int left);

    /** Receives the event that every piece is placed. */
    abstract void solved();

    /**
     * Receives the event that an image was placed.
     *
     * @param left the number of pieces left before the placement
     * @param image the image that was placed
     * @return true if the branch may hold a solution
     */
    abstract boolean placed(int left, int image);

    /**
     * Receives the event that an image is removed again. Called for any result of {@link #placed}.
     *
     * @param left the number of pieces left before the image was placed
     * @param image the image that is removed
     */
    abstract void removed(int left, int image);
}
