package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.image.Selections;
import io.github.filaforge.model.Selection;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.templates.Template;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The solvers of all selections of the pieces of a puzzle, and the program that runs them as one search. */
public final class SelectedJobs {

    /**
     * The greatest number of selections for which each solver may take long to make. The solvers of all 66 ways to fill 10x5
     * with pentominoes took 93 s with trials of tails and 5 s without.
     */
    private static final int MOST_TRIED = 20;

    private final SolverSource program;
    private final List<PackingBuilder> members;

    private SelectedJobs(SolverSource program, List<PackingBuilder> members) {
        this.program = program;
        this.members = members;
    }

    /**
     * Plans the search of each selection that may have solutions, and writes its solver.
     *
     * @param whole the builder of the puzzle with all its selections
     * @return the solvers
     * @throws ImpossiblePuzzleException if no selection can have a solution
     * @throws RequestException if a search of a selection cannot meet the request, if a selection has no piece to be placed,
     *     or if there are very many selections
     */
    public static SelectedJobs of(PackingBuilder whole) {
        List<Selection> selections =
                Selections.of(whole.puzzle(), whole.request().distinct());
        boolean mayTakeLong = whole.request().forManyRuns() && selections.size() <= MOST_TRIED;
        SearchRequest request =
                whole.request().but().merging(false).forManyRuns(mayTakeLong).build();
        if (request.inParts()) {
            int parts = request.roots().orElse(1);
            request = request.but()
                    .roots((parts + selections.size() - 1) / selections.size())
                    .build();
        }
        List<PackingBuilder> members = new ArrayList<>();
        for (Selection selection : selections) {
            PackingBuilder member = whole.of(selection, request);
            if (selection.puzzle().mobilePieces().isEmpty()) {
                throw new RequestException("selection " + selection.number() + " of puzzle "
                        + whole.puzzle().name()
                        + " has no piece to be placed, so that there is nothing to search:"
                        + " Filaforge.selection takes another");
            }
            if (member.impossibility().isEmpty()) {
                members.add(member);
            }
        }
        if (members.isEmpty()) {
            throw new ImpossiblePuzzleException("no selection of its pieces has one");
        }
        return new SelectedJobs(program(whole.puzzle().name(), members, whole.sourceRequest("")), members);
    }

    private static SearchPlan unmerged(PackingBuilder member) {
        ChosenSearch search = member.search();
        if (search.search().mergesStates()) {
            throw new RequestException(
                    "SearchRequest.strategy(" + search.strategyName()
                            + ") is made for one search, and each selection of pieces takes one of its own: leave it out, or take one of them by Filaforge.selection(K)");
        }
        return search.search();
    }

    public SolverSource program() {
        return program;
    }

    /** Returns the source of each solver. */
    public List<SolverSource> solvers() {
        return members.stream().map(PackingBuilder::source).toList();
    }

    /**
     * Returns the files that stand beside the classes of the solvers, by their paths in a jar. There are none if the solvers
     * are not searched in parts.
     */
    public Map<String, byte[]> partTables() {
        Map<String, byte[]> tables = new HashMap<>();
        members.forEach(member -> tables.putAll(member.partTables()));
        return tables;
    }

    /** Returns the number of roots of all solvers together. */
    public int roots() {
        return members.stream()
                .mapToInt(member -> member.search().search().roots().size())
                .sum();
    }

    /**
     * Returns the class files of the program and the solvers by class name.
     *
     * @param compiler the compiler of the solvers
     * @throws RequestException if the compiler is missing, or if a solver is too large for the platform
     */
    public Map<String, byte[]> classFiles(SolverCompiler compiler) {
        Map<String, byte[]> classFiles = new HashMap<>();
        members.forEach(member -> classFiles.putAll(member.job(compiler).classFiles()));
        classFiles.putAll(JaninoCompiler.compileWith(Map.copyOf(classFiles), program));
        return classFiles;
    }

    /** Returns the source of the program that contains the solvers. */
    private static SolverSource program(String puzzle, List<PackingBuilder> members, SourceRequest request) {
        String className = Literals.className(puzzle, "Selections");
        List<Map<String, Object>> solvers = new ArrayList<>();
        StringBuilder texts = new StringBuilder();
        int pieces = 0;
        for (PackingBuilder member : members) {
            SearchPlan plan = unmerged(member);
            solvers.add(Map.of(
                    "number", solvers.size(),
                    "class", member.source().className(),
                    "roots", plan.roots().size()));
            texts.append(member.source().text());
            pieces = Math.max(pieces, plan.catalog().pieces());
        }
        Map<String, Object> values = new HashMap<>();
        values.put(
                "header",
                List.of(
                        "Generated by Filaforge " + request.version()
                                + "; changes belong in the generator or the definition.",
                        "Definition: " + request.definition() + " (" + members.size()
                                + " selections of its pieces that may have solutions)"));
        values.put("packaged", !request.settings().packageName().isEmpty());
        values.put("package", request.settings().packageName());
        values.put("puzzle", puzzle);
        values.put("inParts", request.settings().inParts());
        values.put("main", SolverTemplate.main(request));
        values.put("class", className);
        values.put("sources", Fingerprint.of(texts.toString().getBytes(StandardCharsets.UTF_8)));
        values.put("format", GeneratedSolver.FORMAT);
        values.put("pieces", pieces);
        values.put("solvers", solvers);
        return new SolverSource(
                request.settings().packageName(),
                className,
                Template.named("selected-solvers.txt").fill(values));
    }
}
