package io.github.filaforge;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.choice.EdgeChoice;
import io.github.filaforge.choice.ScoreChoice;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The stages that make an {@link EdgeJob} of an edge puzzle: plan and strategy, source, classes. Each stage is run once,
 * when its result is needed for the first time, and its time is measured. For one thread.
 */
public final class EdgePreparation {

    /** The standard number of roots. It is enough for many threads, and for a search that reports its progress. */
    private static final int ROOTS = 100;

    private final EdgePuzzle puzzle;
    private final String definition;
    private final SearchRequest request;
    private final Stopwatch stopwatch;
    private ChosenEdges search;
    private SolverSource source;

    /**
     * @param puzzle the puzzle
     * @param definition the name of the definition file, for the head of the source
     * @param request the request; its settings that are only for packings are ignored
     * @param stopwatch receives the times of all stages
     */
    public EdgePreparation(EdgePuzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        this.puzzle = puzzle;
        this.definition = definition;
        this.request = request;
        this.stopwatch = stopwatch;
    }

    /** Returns the puzzle. */
    public EdgePuzzle puzzle() {
        return puzzle;
    }

    /** Returns the request. */
    public SearchRequest request() {
        return request;
    }

    /** Returns the stopwatch with the times of the stages so far. */
    public Stopwatch stopwatch() {
        return stopwatch;
    }

    /** Returns the reason why the puzzle has no solution, if it is known without a search; else empty. */
    public Optional<String> impossibility() {
        return stopwatch.time(
                Stage.PLAN,
                () -> request.score().isPresent()
                        ? EdgeImpossibility.ofAnyScore(puzzle)
                        : EdgeImpossibility.reason(puzzle));
    }

    /**
     * Returns the search that is chosen, with its strategy.
     *
     * @return the search
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
     */
    public ChosenEdges search() {
        if (search == null) {
            impossibility().ifPresent(reason -> {
                throw new ImpossiblePuzzleException(reason);
            });
            search = stopwatch.time(Stage.PLAN, this::choose);
        }
        return search;
    }

    private ChosenEdges choose() {
        if (request.distinct() == Distinct.UP_TO_REFLECTION) {
            throw new RequestException("the pieces of edge puzzle " + puzzle.name()
                    + " cannot be flipped, so its solutions are not told apart up to reflection");
        }
        boolean all = request.distinct() == Distinct.ALL;
        ChosenEdges chosen;
        try {
            int roots = request.roots().orElse(ROOTS);
            chosen = request.score().isPresent()
                    ? new ScoreChoice(puzzle, roots).of(request.score().get(), strategies())
                    : new EdgeChoice(puzzle, all, roots).among(strategies());
        } catch (EmitException | ScoreException e) {
            throw new RequestException(e.getMessage());
        }
        if (chosen.plan().roots().size() == 0) {
            throw new ImpossiblePuzzleException("nothing fits the first cells that are filled");
        }
        return chosen;
    }

    private List<EdgeStrategy> strategies() {
        String name = request.strategy();
        if (name.isEmpty() || name.equals(SearchRequest.AUTO)) {
            return Strategies.chosenForEdges();
        }
        return List.of(Strategies.namedForEdges(name)
                .orElseThrow(() -> new RequestException("strategy " + name + " is for packings, and " + puzzle.name()
                        + " is an edge puzzle: use auto or one of " + String.join(", ", Strategies.namesOfEdges()))));
    }

    /** Returns the options of the command line that make an equal search. */
    public String options() {
        ChosenEdges chosen = search();
        List<String> options = new ArrayList<>();
        if (request.counting()) {
            options.add("-i");
        }
        if (!request.packageName().isEmpty()) {
            options.add("--package " + request.packageName());
        }
        if (request.distinct() == Distinct.ALL && request.score().isEmpty()) {
            options.add("--all");
        }
        request.score().ifPresent(score -> options.addAll(score.options()));
        request.roots().ifPresent(roots -> options.add((request.inParts() ? "--parts " : "--roots ") + roots));
        options.add("--strategy " + chosen.plan().strategy().name());
        return String.join(" ", options);
    }

    /**
     * Returns the values that have to be equal for another search to go on where this search has stopped. They are by their
     * names in messages, in the order in which differences are looked for.
     */
    public Map<String, String> identity() {
        EdgePlan plan = search().plan();
        return SearchIdentity.of(
                puzzle.name(),
                puzzle.toString(),
                options(),
                plan.roots().texts(),
                plan.search().orderText());
    }

    /** Returns the source of the solver. */
    public SolverSource source() {
        if (source == null) {
            SourceRequest what = request.source(definition, options());
            EdgePlan plan = search().plan();
            source = stopwatch.time(Stage.EMIT, () -> plan.strategy().emit(plan, what));
        }
        return source;
    }

    /**
     * Returns the files that stand beside the class of the solver, by their paths in a jar. There are none if the solver is
     * not searched in parts.
     */
    public Map<String, byte[]> partTables() {
        return request.inParts() ? PartTables.of(search().plan().roots().texts(), source()) : Map.of();
    }

    /** Returns the plan in words. Each line ends with a line feed. */
    public String planText() {
        ChosenEdges chosen = search();
        return "puzzle " + puzzle.name() + ": edges, " + puzzle.width() + "x" + puzzle.height() + "\nstrategy "
                + chosen.plan().strategy().text(chosen.plan().search()) + " (" + chosen.reason() + ")\nexpected: "
                + chosen.cost().map(SearchCost::text).orElse("not estimated") + "\nroots: "
                + chosen.plan().roots().size() + "\n";
    }

    /** Returns the job. Its solver is compiled in this process by Janino. */
    public EdgeJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * Returns the job.
     *
     * @param compiler the compiler of the solver
     * @return the job
     * @throws RequestException if the compiler is missing, or if the solver is too large for the platform
     */
    public EdgeJob job(SolverCompiler compiler) {
        SolverSource text = source();
        try {
            SolverClass compiled = stopwatch.time(Stage.COMPILE, () -> compiler.compile(text));
            return new EdgeJob(search, options(), text, compiled);
        } catch (CompileException e) {
            throw new RequestException(
                    e.isTooLarge()
                            ? e.getMessage() + ": use " + RootChoice.fewer(request)
                                    + "--strategy edge-tables or edge-dynamic"
                            : e.getMessage());
        }
    }
}
