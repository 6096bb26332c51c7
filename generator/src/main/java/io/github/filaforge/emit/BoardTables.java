package io.github.filaforge.emit;

import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.SearchPlan;
import java.util.List;

/** The constants of board, roots and canonical form, which the constructor of every solver passes on. */
final class BoardTables {

    /** A constant of strings. */
    record Table(String name, String comment, List<String> rows) {}

    private final SearchPlan plan;

    BoardTables(SearchPlan plan) {
        this.plan = plan;
    }

    List<Table> tables() {
        List<Table> always = List.of(
                new Table(
                        "REGION",
                        "The empty region, the row with the highest y first.",
                        BoardText.region(plan.puzzle())),
                new Table("PIECES", "The names of the pieces of each shape.", BoardText.pieces(plan.shapes())),
                new Table(
                        "ROOTS",
                        "Where the search starts: shape and cells of each image.",
                        BoardText.roots(plan.roots())));
        if (plan.canonicalTest().isEmpty()) {
            return always;
        }
        CanonicalTest test = plan.canonicalTest().get();
        return List.of(
                always.get(0),
                always.get(1),
                always.get(2),
                new Table(
                        "SYMMETRIES",
                        "Where each symmetry carries the cells.",
                        BoardText.symmetries(test, plan.order())),
                new Table("STARTS", "The images of which every solution found has one set.", BoardText.starts(test)));
    }

    /** The expression that makes the board. */
    String board() {
        return "new Board(REGION, " + Literals.string(BoardText.order(plan.order())) + ", PIECES)";
    }

    /** The expression that makes the canonical form. */
    String canonicalForm() {
        return plan.canonicalTest().isPresent() ? "new CanonicalForm(SYMMETRIES, STARTS)" : "null";
    }
}
