package io.github.filaforge.emit;

import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The template of a solver with its values: the values that all solvers have, and the values of one strategy. */
public final class SolverTemplate {

    private static final String RUNTIME = "io.github.filaforge.runtime.";

    private final Template template;
    private final SourceRequest request;
    private final String className;
    private final TreeSet<String> imports = new TreeSet<>();
    private final List<StringTable> constants = new ArrayList<>();
    private final Map<String, Object> values = new HashMap<>();

    /**
     * Creates the template of a solver of a packing, with its board and canonical form. It has the value {@code counting}
     * too, if solvers of its kind count only on request.
     */
    public SolverTemplate(String file, SearchPlan plan, SourceRequest request, String strategy, String suffix) {
        this(
                file,
                header(facts(plan), plan.roots().size(), request, strategy),
                plan.puzzle().name(),
                request,
                suffix);
        BoardTables tables = BoardTables.of(plan);
        boolean hasCanonicalForm = tables.haveCanonicalForm();
        imports.add("board.Board");
        if (BoardText.form(plan.puzzle()).isPresent()) {
            imports.add("board.BoardForm");
        }
        if (hasCanonicalForm) {
            imports.add("board.CanonicalForm");
        }
        constants.addAll(tables.constants(!request.settings().inParts()));
        with("board", tables.newBoard());
        with("canonicalForm", hasCanonicalForm ? "new CanonicalForm(SYMMETRIES, STARTS)" : "null");
        with(
                "canonicalNote",
                hasCanonicalForm ? "symmetric solutions are found, and one of them counts" : "every solution counts");
        Optional<ApartTables> apart = ApartTables.of(plan, request.settings());
        with("selecting", apart.isPresent());
        with("condition", apart.map(ApartTables::newCondition).orElse(""));
        apart.ifPresent(each -> {
            imports.add("disassembly.SeparableAssemblies");
            constants.addAll(each.constants());
        });
        if (plan.kind().countsIfAsked()) {
            with("counting", request.settings().counting());
            with("countingNote", "attempts and fits are " + (request.settings().counting() ? "" : "not ") + "counted");
        }
    }

    /**
     * Creates the template of a solver of any puzzle.
     *
     * @param file the name of the template
     * @param header the lines of the comment at its head
     * @param puzzle the name of the puzzle
     * @param suffix the ending of the name of the class of the solver
     */
    public SolverTemplate(String file, List<String> header, String puzzle, SourceRequest request, String suffix) {
        this.template = Template.named(file);
        this.request = request;
        this.className = Literals.className(puzzle, suffix);
        imports.addAll(
                request.settings().inParts()
                        ? List.of("SolverResource", "parts.PartsMain")
                        : List.of("program.SolverMain"));
        with("header", header);
        with("packaged", !request.settings().packageName().isEmpty());
        with("package", request.settings().packageName());
        with("puzzle", puzzle);
        with("class", className);
        with("roots", request.settings().inParts() ? "SolverResource.roots(" + className + ".class)" : "ROOTS");
        with("main", main(request));
        with("format", GeneratedSolver.FORMAT);
    }

    /** Returns the class of the runtime that has the command line of a solver. */
    public static String main(SourceRequest request) {
        return request.settings().inParts() ? "PartsMain" : "SolverMain";
    }

    public SolverTemplate with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /** Sets some values. */
    public SolverTemplate with(Map<String, ?> more) {
        values.putAll(more);
        return this;
    }

    /** Adds a constant behind the present ones. */
    public SolverTemplate with(StringTable table) {
        constants.add(table);
        return this;
    }

    /** Imports classes of the runtime, in addition to the classes that every solver of its kind needs. */
    public SolverTemplate importing(List<String> names) {
        imports.addAll(names);
        return with("imports", imports.stream().map(RUNTIME::concat).toList());
    }

    public SolverSource source() {
        with("constants", constants.stream().map(StringTable::java).collect(Collectors.joining("\n\n")));
        return new SolverSource(request.settings().packageName(), className, template.fill(values), false);
    }

    private static String facts(SearchPlan plan) {
        return "box " + plan.puzzle().boxText() + ", "
                + Plural.of(plan.catalog().definedCells(), "cell") + ", "
                + Plural.of(plan.catalog().definedPieces(), "piece") + " of "
                + Plural.of(plan.catalog().definedShapes().size(), "shape") + ", "
                + Plural.of(plan.catalog().definedImages(), "image");
    }

    /**
     * Returns the lines of the comment at the head of a source, which are not escaped yet.
     *
     * @param facts the size of the puzzle in words
     * @param strategy the strategy in words, with its details
     */
    public static List<String> header(String facts, int roots, SourceRequest request, String strategy) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "Generated by Filaforge " + request.version() + "; changes belong in the generator or the definition.");
        lines.add("Definition: " + request.definition() + " (" + facts + ")");
        lines.add("Strategy: " + strategy + ", " + Plural.of(roots, "root")
                + (request.settings().counting() ? ", counting attempts and fits" : "")
                + (request.settings().stoppable() ? ", can be stopped" : ""));
        if (!request.origin().isEmpty()) {
            lines.add(request.origin());
        }
        return lines;
    }

    /** Returns the name of a strategy with a fixed order of the cells, followed by the ordering heuristic and NOF. */
    public static String ofFixedOrder(String strategy, FixedOrderPlan plan) {
        return strategy + ", ordering heuristic " + plan.order().heuristic() + (plan.nof() ? ", NOF" : "");
    }
}
