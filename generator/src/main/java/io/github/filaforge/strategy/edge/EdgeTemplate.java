package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.EdgePlan;
import java.util.List;
import java.util.Map;

/** The template of solvers of edge puzzles. */
final class EdgeTemplate {

    private EdgeTemplate() {}

    /**
     * Returns the template with the values that all solvers have. A strategy adds the others, at least for the slots
     * {@code tables} and {@code arguments}.
     *
     * @param suffix the ending of the name of the class
     * @param base the class of the runtime that it extends
     */
    static SolverTemplate of(EdgePlan plan, SourceRequest request, String suffix, String base) {
        EdgeSearch search = plan.search();
        EdgePuzzle puzzle = search.puzzle();
        SolverTemplate template = new SolverTemplate(
                        "edge.txt",
                        header(plan, request),
                        puzzle.name(),
                        request,
                        Literals.className(puzzle.name(), suffix))
                .importing(List.of("edge.EdgeBoard", "edge.EdgeForm", "edge." + base))
                .with(new StringTable(
                        "PIECES",
                        "Each piece: its name and the colours of its sides, up, right, down, left.",
                        search.pieces()))
                .with("base", base)
                .with("width", puzzle.width())
                .with("height", puzzle.height())
                .with("rim", String.valueOf(puzzle.rim().orElse(-1)))
                .with("pins", search.pins())
                .with("order", search.orderText())
                .with("constraint", search.constraintText())
                .with("rotations", search.rotationsText())
                .with("slipping", search.slips().isPresent())
                .with("slips", search.slipsText())
                .with("counting", request.counting())
                .with("attempts", false)
                .with("masked", false)
                .with("listed", false)
                .with("looped", false)
                .with("chosen", !plan.strategy().isFixedOrder())
                .with("code", List.of());
        if (plan.attempts().isPresent()) {
            return template.with("roots", String.valueOf(plan.roots().size())).with("attempts", true);
        }
        if (!request.inParts()) {
            template.with(new StringTable(
                    "ROOTS",
                    "Each root: of each placement its cell, and its type times 4 plus its quarter turns clockwise.",
                    plan.roots().texts()));
        }
        return template;
    }

    private static SourceHeader header(EdgePlan plan, SourceRequest request) {
        EdgePuzzle puzzle = plan.search().puzzle();
        String facts = "edges, " + puzzle.width() + "x" + puzzle.height() + ", "
                + Plural.of(puzzle.pins().size(), "pin");
        return new SourceHeader(
                facts, plan.roots().size(), request, plan.strategy().text(plan.search()));
    }

    /** Returns lines of Java in the form of the slot {@code code}. */
    static List<Map<String, Object>> code(List<String> lines) {
        return lines.stream()
                .map(line -> Map.<String, Object>of("text", line, "blank", line.isEmpty()))
                .toList();
    }
}
