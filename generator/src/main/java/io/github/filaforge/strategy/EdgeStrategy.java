package io.github.filaforge.strategy;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.Plural;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A way to search an edge puzzle. A new strategy needs a subclass, and a row in the list of strategies. */
public abstract non-sealed class EdgeStrategy extends AnyStrategy {

    private final boolean isFixedOrder;
    private final boolean isChosen;

    protected EdgeStrategy(String name, String summary, boolean isFixedOrder, boolean isChosen) {
        super(name, summary);
        this.isFixedOrder = isFixedOrder;
        this.isChosen = isChosen;
    }

    /** Returns true if the strategy fills the cells in the order of the search. */
    public final boolean isFixedOrder() {
        return isFixedOrder;
    }

    /** Returns true if the strategy may be chosen by its cost; false if it is only used when it is named. */
    public final boolean isChosen() {
        return isChosen;
    }

    /** Returns true if the strategy can search for boards of which not all joins match. */
    public boolean canSlip() {
        return false;
    }

    /** Returns the reason why it cannot make a search, as the end of a sentence "it would have ..."; empty if it can. */
    public Optional<String> obstacle(EdgeSearch search) {
        return Optional.empty();
    }

    /** Returns the branches of a search, by which the search is sampled and split. */
    public abstract EdgeBranches branches(EdgeSearch search);

    /** Returns the time of a fit in nanoseconds. */
    public abstract double nanos(EdgeSearch search);

    /**
     * Returns the maker of direct solvers, which need no generated source; empty if the strategy has none for this plan.
     *
     * @param counting true if the solvers count fits
     */
    public abstract Optional<Supplier<Search>> directSolvers(EdgePlan plan, boolean counting);

    /**
     * Returns the time by which direct solvers take longer than generated solvers, as a share of the time of the generated
     * solvers; 0 if generated solvers have no code of their own.
     */
    public double directLoss() {
        return 0;
    }

    /** Returns the text on the strategy for the heads of sources and for reports: its name, and the order if it is fixed. */
    public String text(EdgeSearch search) {
        return isFixedOrder ? name() + ", order " + search.order().name() : name();
    }

    /** Returns the source of a solver. Equal plans and requests give equal sources. */
    public abstract SolverSource emit(EdgePlan plan, SourceRequest request);

    /**
     * Returns the template with the values that all solvers have. A strategy adds the others, at least for the slots
     * {@code tables} and {@code arguments}.
     *
     * @param suffix the ending of the name of the class
     * @param base the class of the runtime that it extends
     */
    protected static SolverTemplate template(EdgePlan plan, SourceRequest request, String suffix, String base) {
        EdgeSearch search = plan.search();
        EdgePuzzle puzzle = search.puzzle();
        String facts = "edges, " + puzzle.width() + "x" + puzzle.height() + ", "
                + Plural.of(puzzle.pins().size(), "pin");
        List<String> header = SolverTemplate.header(
                facts, plan.roots().size(), request, plan.strategy().text(search));
        SolverTemplate template = new SolverTemplate("edge.txt", header, puzzle.name(), request, suffix)
                .importing(List.of("edge.EdgeBoard", "edge.EdgeForm", "edge." + base))
                .with(new StringTable(
                        "PIECES",
                        "Each piece: its name and the colours of its sides, up, right, down, left"
                                + (puzzle.pieces().stream().allMatch(EdgePiece::mayTurn)
                                        ? ""
                                        : "; fixed if it may not be turned")
                                + (puzzle.hasSpares() ? "; x and the number of its copies." : "."),
                        search.pieces()))
                .with("base", base)
                .with("width", puzzle.width())
                .with("height", puzzle.height())
                .with("rim", String.valueOf(puzzle.rim().orElse(-1)))
                .with("meeting", !search.partnersText().isEmpty())
                .with("partners", search.partnersText())
                .with("gaps", puzzle.gaps().size() > 0)
                .with("closed", !puzzle.periods().areNone())
                .with("wrap", puzzle.periods().axes())
                .with(
                        "plain",
                        puzzle.gaps().size() == 0
                                && search.partnersText().isEmpty()
                                && puzzle.periods().areNone())
                .with("holes", EdgeSearch.gapsText(puzzle.gaps().holes()))
                .with("beyond", EdgeSearch.gapsText(puzzle.gaps().beyond()))
                .with("pins", search.pins())
                .with("order", search.orderText())
                .with("constraint", search.constraintText())
                .with("symmetries", search.symmetriesText())
                .with("slipping", search.slips().isPresent())
                .with("slips", search.slipsText())
                .with("counting", request.settings().counting())
                .with("attempts", false)
                .with("masked", false)
                .with("listed", false)
                .with("looped", false)
                .with("chosen", !plan.strategy().isFixedOrder())
                .with("code", List.of());
        if (plan.attempts().isPresent()) {
            return template.with("roots", String.valueOf(plan.roots().size())).with("attempts", true);
        }
        if (!request.settings().inParts()) {
            template.with(new StringTable(
                    "ROOTS",
                    "Each root: of each placement its cell, and its type times 4 plus its quarter turns clockwise.",
                    plan.roots().texts()));
        }
        return template;
    }
}
