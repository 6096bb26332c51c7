package io.github.filaforge.emit;

import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.TreeSet;

/** A solver made from a template: fills the slots that all such solvers have. */
final class SolverTemplate {

    private final SearchPlan plan;
    private final SourceRequest request;
    private Template template;

    SolverTemplate(String file, SearchPlan plan, SourceRequest request, String strategy, String className) {
        this.plan = plan;
        this.request = request;
        BoardTables board = new BoardTables(plan);
        CodeText tables = new CodeText(1);
        board.tables().forEach(table -> tables.strings(table.name(), table.comment(), table.rows()));
        this.template = Template.named(file)
                .with("header", new SourceHeader(plan, request, strategy).comment())
                .with("package", request.packageName().isEmpty() ? "" : "package " + request.packageName() + ";\n\n")
                .with("class", className)
                .with("puzzle", Literals.comment(plan.puzzle().name()))
                .with("format", GeneratedSolver.FORMAT)
                .with("board", tables)
                .with("newBoard", board.board())
                .with("canonicalForm", board.canonicalForm())
                .with("counters", counters());
    }

    private String counters() {
        if (!request.counting()) {
            return "";
        }
        CodeText code = new CodeText(1);
        code.comment("By the number of pieces left.");
        code.line("private final long[] attempts = new long[pieces() + 1];");
        code.line("private final long[] fits = new long[pieces() + 1];").blank();
        return code + Template.named("counters.txt").text();
    }

    /** Fills a slot. */
    SolverTemplate with(String slot, Object value) {
        template = template.with(slot, value);
        return this;
    }

    /** Imports classes of the runtime besides those that every solver needs. */
    SolverTemplate importing(List<String> names) {
        TreeSet<String> all = new TreeSet<>(names);
        all.add("Board");
        all.add("SolverMain");
        if (plan.canonicalTest().isPresent()) {
            all.add("CanonicalForm");
        }
        StringBuilder imports = new StringBuilder();
        all.forEach(name -> imports.append("import io.github.filaforge.runtime.")
                .append(name)
                .append(";\n"));
        if (request.counting()) {
            imports.append("import java.util.Arrays;\n");
        }
        return with("runtime", imports);
    }

    String text() {
        return template.text();
    }
}
