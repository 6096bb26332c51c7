package io.github.filaforge.cli;

import io.github.filaforge.EdgeJob;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.picture.EdgePicture;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Searches for the solutions of an edge puzzle that are drawn: the first of them, or one of a certain number. */
final class EdgeRendering {

    private final long last;
    private final boolean all;
    private final List<FilledBoard> boards = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * @param last the number of the last that is drawn
     * @param all whether those before it are drawn too
     */
    EdgeRendering(long last, boolean all) {
        this.last = last;
        this.all = all;
    }

    /**
     * Searches, and makes a picture of what is found; empty if there is no solution.
     *
     * @param cell how many pixels the side of a cell has, if it is given
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    Optional<EdgePicture> picture(EdgeInput input, OptionalInt cell) {
        EdgeJob job = input.preparation().job();
        SearchListener listener = new SearchListener() {
            @Override
            public void found(int[] solution) {
                count++;
                if (all || count == last) {
                    boards.add(FilledBoard.of(input.preparation().puzzle(), solution));
                }
            }
        };
        complete = job.run(RunSettings.standard().withLimit(last), listener).complete();
        if (count == 0) {
            return Optional.empty();
        }
        if (boards.isEmpty()) {
            throw new UserException(
                    "there is no solution number " + last + ": the puzzle has " + Quantity.of(count, "solution"));
        }
        return Optional.of(new EdgePicture(boards, all, title(), cell));
    }

    /** What is told of the solutions. */
    private String title() {
        if (!all) {
            return "solution " + last;
        }
        String solutions = Quantity.of(boards.size(), "solution");
        if (complete) {
            return solutions;
        }
        return boards.size() == 1 ? "the first solution" : "the first " + solutions;
    }

    /** Whether more solutions may be than are drawn. */
    boolean mayBeMore() {
        return all && !complete;
    }
}
