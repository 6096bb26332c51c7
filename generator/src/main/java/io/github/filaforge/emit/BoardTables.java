package io.github.filaforge.emit;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.List;

/** The constants for the board, the roots and the canonical form, which the constructor of every solver passes on. */
public final class BoardTables {

    private BoardTables() {}

    private static String regionNote(Lattice lattice) {
        String note =
                "The empty region, the row with the highest y first. Its cells are numbered by x, then y, then z.";
        if (lattice.isOrthogonal()) {
            return note;
        }
        return note + " "
                + (lattice.classes() == 1
                        ? ""
                        : "The " + lattice.classes() + " cells of each x and y stand side by side. ")
                + "A place that is no cell is a tab.";
    }

    /**
     * Returns the constants REGION and PIECES; ROOTS unless the roots are in a file beside the class; and SYMMETRIES and
     * STARTS if there is a canonical form.
     */
    public static List<StringTable> of(SearchPlan plan, SourceRequest request) {
        List<StringTable> tables = new ArrayList<>();
        tables.add(new StringTable("REGION", regionNote(plan.puzzle().lattice()), BoardText.region(plan.puzzle())));
        tables.add(
                new StringTable("PIECES", "The names of the pieces of each shape.", BoardText.pieces(plan.shapes())));
        if (!request.inParts()) {
            tables.add(new StringTable(
                    "ROOTS",
                    "Where the search starts: the images of each root, by the index of the shape and the cells"
                            + (plan.order().isNatural() ? "." : ", which have the numbers of their turns."),
                    BoardText.roots(plan.roots().list())));
        }
        if (plan.canonicalTest().isPresent()) {
            CanonicalTest test = plan.canonicalTest().get();
            tables.add(new StringTable(
                    "SYMMETRIES", "Where each symmetry carries the cells.", BoardText.symmetries(test, plan.order())));
            tables.add(new StringTable(
                    "STARTS", "The images of which every solution found has one set.", BoardText.starts(test)));
        }
        return tables;
    }
}
