package io.github.filaforge.emit;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tables that the solvers of all strategies have: the board, the roots and the canonical form. A generated solver has
 * them as constants, and a direct solver receives them.
 */
public final class BoardTables {

    private final SearchPlan plan;
    private final StringTable region;
    private final StringTable pieces;
    private final StringTable roots;
    private final Optional<StringTable> symmetries;
    private final Optional<StringTable> starts;

    private BoardTables(SearchPlan plan) {
        Optional<CanonicalTest> test = plan.canonicalTest();
        this.plan = plan;
        this.region = new StringTable("REGION", regionNote(plan.puzzle().lattice()), BoardText.region(plan.puzzle()));
        this.pieces =
                new StringTable("PIECES", "The names of the pieces of each shape.", BoardText.pieces(plan.shapes()));
        this.roots = new StringTable(
                "ROOTS",
                "Where the search starts: the images of each root, by the index of the shape and the cells"
                        + (plan.order().isNatural() ? "." : ", which have the numbers of their turns."),
                BoardText.roots(plan.roots().list()));
        this.symmetries = test.map(each -> new StringTable(
                "SYMMETRIES", "Where each symmetry carries the cells.", BoardText.symmetries(each, plan.order())));
        this.starts = test.map(each -> new StringTable(
                "STARTS", "The images of which every solution found has one set.", BoardText.starts(each)));
    }

    public static BoardTables of(SearchPlan plan) {
        return new BoardTables(plan);
    }

    private static String regionNote(Lattice lattice) {
        return "The empty region, the row with the highest y first. Its cells are numbered by x, then y, then z."
                + (lattice.isOrthogonal() || lattice.classes() == 1
                        ? ""
                        : " The " + lattice.classes() + " cells of each x and y stand side by side.")
                + (lattice.isOrthogonal() ? "" : " A place that is no cell is a tab.");
    }

    /**
     * Returns the constants of a source: REGION and PIECES; ROOTS unless the roots are in a file beside the class; and
     * SYMMETRIES and STARTS if there is a canonical form.
     */
    List<StringTable> constants(boolean withRoots) {
        List<StringTable> constants = new ArrayList<>(List.of(region, pieces));
        if (withRoots) {
            constants.add(roots);
        }
        symmetries.ifPresent(constants::add);
        starts.ifPresent(constants::add);
        return constants;
    }

    /** Returns true if there is a canonical form. */
    boolean haveCanonicalForm() {
        return symmetries.isPresent();
    }

    /** Returns an expression for the board, in a source that has the {@link #constants}. */
    public String newBoard() {
        return "new Board(REGION, " + Escape.STRING.apply(BoardText.order(plan.order())) + ", PIECES"
                + BoardText.form(plan.puzzle())
                        .map(made -> ", new BoardForm" + made)
                        .orElse("")
                + ")"
                + BoardText.placing(plan)
                + BoardText.leavingOpen(plan);
    }

    /** Returns a new board. Each solver needs a board of its own. */
    public Board board() {
        return BoardText.board(plan.puzzle(), plan.order(), plan.shapes());
    }

    /** Returns the names of the pieces of each shape. */
    public String[] pieces() {
        return pieces.array();
    }

    /** Returns the roots in the form of the constructor of a solver. */
    public String[] roots() {
        return roots.array();
    }

    /** Returns the symmetries without the identity; none if there is no canonical form. */
    public String[] symmetries() {
        return symmetries.map(StringTable::array).orElse(new String[0]);
    }

    /** Returns a new canonical form, or {@code null} if all solutions are reported. */
    public CanonicalForm canonicalForm() {
        return haveCanonicalForm()
                ? new CanonicalForm(symmetries(), starts.get().array())
                : null;
    }
}
