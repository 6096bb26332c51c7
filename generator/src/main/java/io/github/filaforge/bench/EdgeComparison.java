package io.github.filaforge.bench;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.WholeSearch;
import io.github.filaforge.runtime.edge.EdgeForm;
import io.github.filaforge.templates.comparison.FirstFits;
import io.github.filaforge.templates.comparison.OrdinaryLoop;
import io.github.filaforge.templates.comparison.ScannedBoard;
import io.github.filaforge.templates.comparison.TunedLoop;
import java.util.List;

/** The hand-written programs that solvers of an edge puzzle are compared with: they make the same search. */
public final class EdgeComparison {

    /** What one writes first. */
    public static final String ORDINARY = "ordinary-loop";

    /** What one tunes it to. */
    public static final String TUNED = "tuned-loop";

    private final EdgeForm form;
    private final ScannedBoard scan;

    /**
     * @param search with an order that goes line by line
     */
    EdgeComparison(EdgeSearch search) {
        this.form = search.form();
        this.scan = new ScannedBoard(form.board(), search.pins(), search.orderText(), search.constraintText());
    }

    /** The names of the programs. */
    public static List<String> names() {
        return List.of(ORDINARY, TUNED);
    }

    /** A program. */
    WholeSearch named(String name, boolean counting) {
        return switch (name) {
            case ORDINARY -> new OrdinaryLoop(scan, form, counting);
            case TUNED -> new TunedLoop(scan, form, counting);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** The parts of the search that are over by some number of fits; the whole if it has no more. */
    List<RootPart> first(long fits) {
        return FirstFits.of(scan, fits);
    }
}
