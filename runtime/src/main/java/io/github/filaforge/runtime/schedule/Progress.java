package io.github.filaforge.runtime.schedule;

/** What a search counts and remembers as it goes, and whom it asks whether to go on. */
abstract class Progress {

    /** The number of attempts, by the number of pieces left. */
    final long[] attempts;
    /** The number of placements that fitted, likewise. */
    final long[] fits;
    /** The image that was placed with n pieces left. */
    final int[] path;
    /** Whether attempts at images that do not fit are counted too; else what is counted as attempts means nothing. */
    boolean countsAttempts = true;

    /** Whether {@link #placed} and {@link #removed} are to be called, by the number of pieces left before placing. */
    final boolean[] isWatched;

    /** Counts in the given arrays. */
    Progress(long[] attempts, long[] fits) {
        this.attempts = attempts;
        this.fits = fits;
        this.path = new int[fits.length];
        this.isWatched = new boolean[fits.length];
    }

    /** Ends the search if that has been asked for; called wherever so many pieces are left in image lists. */
    abstract void endIfStopped(int left);

    /** Every piece is placed. */
    abstract void solved();

    /**
     * An image was placed.
     *
     * @param left the number of pieces left before
     * @return whether the branch may hold a solution
     */
    abstract boolean placed(int left, int image);

    /** An image is removed again, whatever {@link #placed} said of it. */
    abstract void removed(int left, int image);
}
