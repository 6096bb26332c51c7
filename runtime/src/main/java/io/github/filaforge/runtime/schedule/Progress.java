package io.github.filaforge.runtime.schedule;

/**
 * The counts and the placements of a search by a schedule. The search calls the methods when it places or removes an image.
 * In a trial, the removal of a piece at the number of pieces left that {@link #setTrialEnd} states ends the search.
 */
final class Progress {

    /** The counters of attempts, by the number of pieces left before the attempt. */
    final long[] attempts;

    /** The counters of fits, by the number of pieces left before the fit. */
    final long[] fits;

    /** The image that was placed, by the number of pieces left before it. */
    final int[] path;

    /**
     * True if attempts at images that do not fit are counted too. If it is false, the counts of attempts have no meaning.
     */
    boolean countsAttempts = true;

    /** True if {@link #placed} and {@link #removed} are to be called, by the number of pieces left before the placement. */
    final boolean[] isWatched;

    private final ScheduledSolver solver;
    /** The number of pieces left at which the removal of a piece ends a trial; -1 outside of trials. */
    private int trialEnd = -1;

    private ScheduledSolver.PlacementListener listener;

    Progress(ScheduledSolver solver, long[] attempts, long... fits) {
        this.solver = solver;
        this.attempts = attempts;
        this.fits = fits;
        this.path = new int[fits.length];
        this.isWatched = new boolean[fits.length];
        watchWhatIsNeeded();
    }

    /** The exception that ends a trial. */
    static final class TrialEnded extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TrialEnded() {
            super(null, null, false, false);
        }
    }

    /** Sets the listener that receives every placement from now on; null for none. */
    void setListener(ScheduledSolver.PlacementListener newListener) {
        listener = newListener;
        watchWhatIsNeeded();
    }

    boolean hasListener() {
        return listener != null;
    }

    /** Sets the number of pieces left at which the removal of a piece ends the trial; -1 if there is no trial. */
    void setTrialEnd(int left) {
        trialEnd = left;
        watchWhatIsNeeded();
    }

    boolean isTrial() {
        return trialEnd >= 0;
    }

    private void watchWhatIsNeeded() {
        // A trial does not report attempts.
        countsAttempts = !isTrial();
        for (int left = 1; left < isWatched.length; left++) {
            isWatched[left] = listener != null || left == trialEnd || solver.triggers.watch(left - 1);
        }
    }

    /**
     * Ends the search if it has been asked to end. Called before each target that image lists fill.
     *
     * @param left the number of pieces left
     */
    void endIfStopped(int left) {
        solver.endIfAsked(left);
    }

    /**
     * Receives the event that the region is full.
     *
     * @param left the number of pieces left, which the solution does not have
     */
    void solved(int left) {
        solver.solved(left);
    }

    /**
     * Receives the event that an image was placed.
     *
     * @param left the number of pieces left before the placement
     * @return true if the branch may hold a solution
     */
    boolean placed(int left, int image) {
        solver.remains.take(image);
        return mayFollow(left, image);
    }

    /**
     * Returns true if the branch may hold a solution. Called after the image was placed and its piece was removed from the
     * free pieces.
     */
    boolean mayFollow(int left, int image) {
        return (listener == null || listener.placed(left - 1, solver.space.shape(image), solver.space.cells(image)))
                && solver.triggers.permit(left);
    }

    /**
     * Receives the event that an image is removed again. Called for any result of {@link #placed}.
     *
     * @param left the number of pieces left before the image was placed
     */
    void removed(int left, int image) {
        solver.remains.putBack(image);
        endTrial(left);
    }

    void endTrial(int left) {
        if (left == trialEnd) {
            throw new TrialEnded();
        }
    }
}
