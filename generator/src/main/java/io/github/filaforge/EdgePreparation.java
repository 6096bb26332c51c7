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
 * One edge puzzle on its way to an {@link EdgeJob}: plan and strategy, source, classes. Each stage is gone through once, when it
 * is first asked for, and its time taken. For one thread.
 */
public final class EdgePreparation {

    /** Enough for many threads, and for a search that tells how far it is. */
    private static final int ROOTS = 100;

    private final EdgePuzzle puzzle;
    private final String definition;
    private final SearchRequest request;
    private final Stopwatch stopwatch;
    private ChosenEdges search;
    private SolverSource source;

    /**
     * @param definition what the puzzle was read from, for the head of its source
     * @param request of which what is only for packings is left out of account
     * @param stopwatch takes the times of all stages
     */
    public EdgePreparation(EdgePuzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        this.puzzle = puzzle;
        this.definition = definition;
        this.request = request;
        this.stopwatch = stopwatch;
    }

    /** The puzzle. */
    public EdgePuzzle puzzle() {
        return puzzle;
    }

    /** What is asked for. */
    public SearchRequest request() {
        return request;
    }

    /** The times that the stages have taken so far. */
    public Stopwatch stopwatch() {
        return stopwatch;
    }

    /** Why the puzzle has no solution, if that can be told without a search. */
    public Optional<String> impossibility() {
        return stopwatch.time(
                Stage.PLAN,
                () -> request.score().isPresent()
                        ? EdgeImpossibility.ofAnyScore(puzzle)
                        : EdgeImpossibility.reason(puzzle));
    }

    /**
     * What is to be searched, and by which strategy.
     *
     * @throws ImpossiblePuzzleException if there is no solution to search for
     * @throws RequestException if what is asked for cannot be had
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

    /** The options of the command line that make the same search again. */
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
     * What has to be the same for another search to go on where this one has stopped, by what a person calls it, in the order
     * in which a difference is told.
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

    /** The source of the solver. */
    public SolverSource source() {
        if (source == null) {
            SourceRequest what = request.source(definition, options());
            EdgePlan plan = search().plan();
            source = stopwatch.time(Stage.EMIT, () -> plan.strategy().emit(plan, what));
        }
        return source;
    }

    /** What stands beside the class of the solver if it is searched in parts, by path in a jar; else nothing. */
    public Map<String, byte[]> partTables() {
        return request.inParts() ? PartTables.of(search().plan().roots().texts(), source()) : Map.of();
    }

    /** The plan in words, each line ending with a line feed. */
    public String planText() {
        ChosenEdges chosen = search();
        return "puzzle " + puzzle.name() + ": edges, " + puzzle.width() + "x" + puzzle.height() + "\nstrategy "
                + chosen.plan().strategy().text(chosen.plan().search()) + " (" + chosen.reason() + ")\nexpected: "
                + chosen.cost().map(SearchCost::text).orElse("not estimated") + "\nroots: "
                + chosen.plan().roots().size() + "\n";
    }

    /** The job, with its solver compiled in this process by Janino. */
    public EdgeJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * The job.
     *
     * @throws RequestException if the compiler is not there, or the solver beyond what the platform can hold
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
