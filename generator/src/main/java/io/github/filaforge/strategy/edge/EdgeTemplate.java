package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A solver of an edge puzzle: the values that all of them have, and those of one strategy. */
final class EdgeTemplate {

    private static final String RUNTIME = "io.github.filaforge.runtime.";

    private final EdgePlan plan;
    private final SourceRequest request;
    private final String className;
    private final TreeSet<String> imports = new TreeSet<>(List.of("edge.EdgeBoard", "edge.EdgeForm"));
    private final Map<String, Object> values = new HashMap<>();

    /**
     * @param suffix what the name of the class ends with
     * @param base the class of the runtime that it extends
     */
    EdgeTemplate(EdgePlan plan, SourceRequest request, String suffix, String base) {
        this.plan = plan;
        this.request = request;
        EdgeSearch search = plan.search();
        EdgePuzzle puzzle = search.puzzle();
        this.className = Literals.className(puzzle.name(), suffix);
        importing(base);
        imports.addAll(request.inParts() ? List.of("SolverResource", "parts.PartsMain") : List.of("SolverMain"));
        with("header", header());
        with("packaged", !request.packageName().isEmpty());
        with("package", request.packageName());
        with("puzzle", puzzle.name());
        with("class", className);
        with("base", base);
        with("width", puzzle.width());
        with("height", puzzle.height());
        with("rim", String.valueOf(puzzle.rim().orElse(-1)));
        with("constants", constants());
        with("pins", search.pins());
        with("order", search.orderText());
        with("constraint", search.constraintText());
        with("rotations", search.rotationsText());
        with("slipping", search.slips().isPresent());
        with("slips", search.slipsText());
        with("format", GeneratedSolver.FORMAT);
        with("roots", request.inParts() ? "SolverResource.roots(" + className + ".class)" : "ROOTS");
        with("counting", request.counting());
        with("main", request.inParts() ? "PartsMain" : "SolverMain");
        with("masked", false);
        with("listed", false);
        with("chosen", !plan.strategy().isFixedOrder());
        withCode(List.of());
    }

    private List<String> header() {
        EdgePuzzle puzzle = plan.search().puzzle();
        String facts = "edges, " + puzzle.width() + "x" + puzzle.height() + ", "
                + Quantity.of(puzzle.pins().size(), "pin");
        return new SourceHeader(
                        facts, plan.roots().size(), request, plan.strategy().text(plan.search()))
                .lines();
    }

    private List<Map<String, Object>> constants() {
        List<StringTable> tables = new ArrayList<>();
        tables.add(new StringTable(
                "PIECES",
                "Each piece: its name and the colours of its sides, up, right, down, left.",
                plan.search().pieces()));
        if (!request.inParts()) {
            tables.add(new StringTable(
                    "ROOTS",
                    "Each root: of each placement its cell, and its type times 4 plus its quarter turns clockwise.",
                    plan.roots().texts()));
        }
        return tables.stream()
                .map(table ->
                        Map.<String, Object>of("name", table.name(), "comment", table.comment(), "rows", table.rows()))
                .toList();
    }

    /** Gives a value. */
    EdgeTemplate with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /** Gives the methods of the strategy, line by line. */
    EdgeTemplate withCode(List<String> lines) {
        return with(
                "code",
                lines.stream()
                        .map(line -> Map.<String, Object>of("text", line, "blank", line.isEmpty()))
                        .toList());
    }

    /** Imports classes of the runtime of edge puzzles. */
    EdgeTemplate importing(String... names) {
        for (String name : names) {
            imports.add("edge." + name);
        }
        return this;
    }

    SolverSource source() {
        with("imports", imports.stream().map(RUNTIME::concat).toList());
        return new SolverSource(
                request.packageName(), className, Template.named("edge.txt").fill(values));
    }
}
