package io.github.filaforge.emit;

import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    public SolverTemplate(String file, SearchPlan plan, SourceRequest request, String strategy, String className) {
        this(file, new SourceHeader(plan, request, strategy), plan.puzzle().name(), request, className);
        boolean hasCanonicalForm = plan.canonicalTest().isPresent();
        imports.add("board.Board");
        if (BoardText.form(plan.puzzle()).isPresent()) {
            imports.add("board.BoardForm");
        }
        if (hasCanonicalForm) {
            imports.add("board.CanonicalForm");
        }
        BoardTables.of(plan, request).forEach(this::with);
        with("board", BoardText.newBoard(plan));
        with("canonicalForm", hasCanonicalForm ? "new CanonicalForm(SYMMETRIES, STARTS)" : "null");
        with("canonicalNote", canonicalNote(hasCanonicalForm));
        if (plan.kind().countsIfAsked()) {
            with("counting", request.counting());
            with("countingNote", countingNote(request.counting()));
        }
    }

    /**
     * Creates the template of a solver of any puzzle.
     *
     * @param file the name of the template
     * @param puzzle the name of the puzzle
     * @param className the name of the class of the solver, without its package
     */
    public SolverTemplate(String file, SourceHeader header, String puzzle, SourceRequest request, String className) {
        this.template = Template.named(file);
        this.request = request;
        this.className = className;
        imports.addAll(
                request.inParts() ? List.of("SolverResource", "parts.PartsMain") : List.of("program.SolverMain"));
        with("header", header.lines());
        with("packaged", !request.packageName().isEmpty());
        with("package", request.packageName());
        with("puzzle", puzzle);
        with("class", className);
        with("roots", request.inParts() ? "SolverResource.roots(" + className + ".class)" : "ROOTS");
        with("main", main(request));
        with("format", GeneratedSolver.FORMAT);
    }

    /** Returns the class of the runtime that has the command line of a solver. */
    static String main(SourceRequest request) {
        return request.inParts() ? "PartsMain" : "SolverMain";
    }

    /**
     * Returns a note for the argument of a solver's constructor that decides which solutions of a set of symmetric copies
     * count.
     */
    public static String canonicalNote(boolean hasCanonicalForm) {
        return hasCanonicalForm ? "symmetric solutions are found, and one of them counts" : "every solution counts";
    }

    /** Returns a note for the argument of a solver's constructor that is true if the solver counts attempts and fits. */
    public static String countingNote(boolean counting) {
        return "attempts and fits are " + (counting ? "" : "not ") + "counted";
    }

    /** Sets a value. */
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

    /** Returns the source. */
    public SolverSource source() {
        with("constants", constants.stream().map(StringTable::java).collect(Collectors.joining("\n\n")));
        return new SolverSource(request.packageName(), className, template.fill(values), false);
    }
}
