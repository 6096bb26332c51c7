package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.SearchJob;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.ArrayList;
import java.util.List;

/** The solutions that are drawn: the first of them, or one of a certain number. */
final class SolutionsToDraw {

    private final long last;
    private final boolean all;
    private final List<List<PlacedPiece>> solutions = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * @param last the number of the last that is drawn
     * @param all whether those before it are drawn too
     */
    SolutionsToDraw(long last, boolean all) {
        this.last = last;
        this.all = all;
    }

    /**
     * Searches for them.
     *
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    void solve(Preparation preparation) {
        SearchJob job = preparation.job();
        SolutionDecoder decoder = job.decoder();
        complete = job.run(RunSettings.standard().withLimit(last), new SearchListener() {
                    @Override
                    public void found(int[] solution) {
                        count++;
                        if (all || count == last) {
                            solutions.add(decoder.pieces(solution));
                        }
                    }
                })
                .complete();
        if (solutions.isEmpty() && count > 0) {
            throw new UserException(
                    "there is no solution number " + last + ": the puzzle has " + Quantity.of(count, "solution"));
        }
    }

    /** What is drawn, in order; empty if the puzzle has no solution. */
    List<List<PlacedPiece>> solutions() {
        return solutions;
    }

    /** Whether the search ended before it knew whether there are more. */
    boolean mayBeMore() {
        return !complete;
    }
}
