package io.github.filaforge.bench;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.Search;
import io.github.filaforge.runtime.edge.EdgeForm;
import io.github.filaforge.templates.comparison.FirstFits;
import io.github.filaforge.templates.comparison.OrdinaryLoop;
import io.github.filaforge.templates.comparison.ScannedBoard;
import io.github.filaforge.templates.comparison.TunedLoop;
import java.util.List;

/** The hand-written programs with which solvers of an edge puzzle are compared. All of them make equal searches. */
public final class EdgeComparison {

    /** The name of the program that a programmer would write first. */
    public static final String ORDINARY = "ordinary-loop";

    /** The name of the program that is tuned by hand. */
    public static final String TUNED = "tuned-loop";

    private final EdgeForm form;
    private final ScannedBoard scan;

    /**
     * Creates the programs for a search.
     *
     * @param search a search whose order goes line by line
     */
    EdgeComparison(EdgeSearch search) {
        this.form = search.form();
        this.scan = new ScannedBoard(form.board(), search.pins(), search.orderText(), search.constraintText());
    }

    /** Returns the names of the programs. */
    public static List<String> names() {
        return List.of(ORDINARY, TUNED);
    }

    /**
     * Returns a program.
     *
     * @param counting true if the program counts fits
     * @throws IllegalArgumentException if there is no program with this name
     */
    Search named(String name, boolean counting) {
        return switch (name) {
            case ORDINARY -> new OrdinaryLoop(scan, form, counting);
            case TUNED -> new TunedLoop(scan, form, counting);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /**
     * Returns the parts of the search that end within a number of fits, or one part with the whole search if it has no more
     * fits.
     */
    List<RootPart> first(long fits) {
        return FirstFits.of(scan, fits);
    }
}
