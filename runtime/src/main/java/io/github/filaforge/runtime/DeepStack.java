package io.github.filaforge.runtime;

/**
 * Runs searches on stacks that are deep enough: a search has a frame for each piece, and in a region of thousands of cells
 * the state that a frame holds is long.
 */
public final class DeepStack {

    /** So many pieces have room on any stack. */
    private static final int FEW_PIECES = 128;

    /** More than the frame of an interpreted method with 256 words of state takes. */
    private static final long BYTES_PER_PIECE = 16 << 10;

    private DeepStack() {}

    /** Runs a search, on another thread if need be, and throws what it throws. */
    public static void run(GeneratedSolver solver, Runnable search) {
        if (solver.pieces() <= FEW_PIECES) {
            search.run();
            return;
        }
        SearchThread thread = new SearchThread(solver, search);
        thread.start();
        thread.finish();
    }

    /** A thread for a search. */
    static final class SearchThread extends Thread {

        private Throwable thrown;

        SearchThread(GeneratedSolver solver, Runnable search) {
            super(null, search, "search", solver.pieces() <= FEW_PIECES ? 0 : solver.pieces() * BYTES_PER_PIECE);
        }

        @Override
        public void run() {
            try {
                super.run();
            } catch (RuntimeException | Error e) {
                thrown = e;
            }
        }

        /** Waits for the end of the search, and throws what it threw. */
        void finish() {
            boolean interrupted = false;
            while (isAlive()) {
                try {
                    join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                currentThread().interrupt();
            }
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown != null) {
                throw (RuntimeException) thrown;
            }
        }
    }
}
