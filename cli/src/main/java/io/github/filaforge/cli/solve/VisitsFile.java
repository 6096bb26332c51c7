package io.github.filaforge.cli.solve;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.picture.VisitPicture;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import java.util.stream.IntStream;

/** The file with a picture of the cells of an edge puzzle, each with the number of pieces that a search has placed there. */
record VisitsFile(String name, Console console) {

    /**
     * Checks that a search can be drawn.
     *
     * @throws UserException if it cannot be drawn
     */
    void check(SearchJob job) {
        ChosenEdges edges = job.chosen()
                .edges()
                .orElseThrow(() -> new UserException("--heat draws the cells of edge puzzles, and puzzle "
                        + job.puzzleName()
                        + " is a packing: ./fila stats tells how often each piece lies on each of its cells"));
        if (!edges.plan().strategy().isFixedOrder()) {
            throw new UserException("--heat draws a search that fills the cells in an order, and strategy "
                    + job.strategyName() + " chooses each cell anew: take --strategy edge");
        }
    }

    /** Draws the numbers that a search has counted. */
    void write(SearchJob job, SearchResult result) {
        EdgeSearch search = job.chosen().edges().orElseThrow().plan().search();
        BoardOrder order = search.order();
        int positions = order.cells().size();
        LevelCounter fits = result.fits().orElseThrow();
        List<Long> visits = IntStream.range(0, positions)
                .mapToObj(position -> positions - position < fits.levels() ? fits.at(positions - position) : 0L)
                .toList();
        VisitPicture picture = new VisitPicture(
                search.puzzle().name() + ": how often a piece was placed at each cell",
                search.puzzle().width(),
                search.puzzle().height(),
                order,
                visits);
        OutputFile.write(name, console, picture::writeSvg);
    }
}
