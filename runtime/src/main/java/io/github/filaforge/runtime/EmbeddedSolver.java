package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A generated solver with methods for programs that have the solver among their own classes:
 *
 * <pre>{@code
 * System.out.println(new SomacubeSieve().count());
 * }</pre>
 */
public interface EmbeddedSolver extends Search {

    /**
     * Counts all solutions by one thread.
     *
     * @return the number of solutions
     * @throws SearchStopped if the calling thread is interrupted
     */
    default BigInteger count() {
        return run(RunSettings.standard().withThreads(1).countingOnly(), List.of());
    }

    /**
     * Finds all solutions by one thread. They have to fit into memory.
     *
     * @return for each solution its pieces, without the stationary pieces
     * @throws SearchStopped if the calling thread is interrupted
     */
    default List<List<PlacedPiece>> solutions() {
        List<List<PlacedPiece>> found = new ArrayList<>();
        run(RunSettings.standard().withThreads(1), found);
        return found;
    }

    private BigInteger run(RunSettings settings, List<List<PlacedPiece>> found) {
        SolutionDecoder decoder = decoder();
        RunResult result = RootRunner.of(() -> this, this, settings, new SearchListener() {
                    @Override
                    public void found(int[] solution) {
                        found.add(decoder.pieces(solution));
                    }
                })
                .run();
        // A short search may be complete before the interruption is noticed.
        if (!result.complete() || Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
        return result.solutions();
    }
}
