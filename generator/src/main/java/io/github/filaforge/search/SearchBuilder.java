package io.github.filaforge.search;

import io.github.filaforge.choice.Chosen;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.ship.Version;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The pipeline from a puzzle to a {@link SearchJob}. Its stages are, in this order:
 *
 * <ol>
 *   <li>{@link #puzzle}: the puzzle of a definition;
 *   <li>{@link #impossibility}: the images of the pieces and their filters, after which a search may be needless;
 *   <li>{@link #search}: the plan, and the choice of its strategy;
 *   <li>{@link #source}: the source of the solver;
 *   <li>{@link #job}: the classes of the solver.
 * </ol>
 *
 * Each stage is run once, when its result is needed for the first time, and its time is measured. For one thread.
 */
public abstract sealed class SearchBuilder permits PackingBuilder, EdgeBuilder {

    private final String definition;
    private final SearchRequest request;
    private final Stopwatch stopwatch;
    private SolverSource source;

    SearchBuilder(String definition, SearchRequest request, Stopwatch stopwatch) {
        this.definition = definition;
        this.request = request;
        this.stopwatch = stopwatch;
    }

    /**
     * Returns the pipeline of a puzzle of any kind.
     *
     * @param definition the name of the definition file, for the head of the source; empty if there is no file
     * @param request the settings of the search; settings that are not for this kind of puzzle are ignored
     * @param stopwatch receives the times of all stages
     */
    public static SearchBuilder of(AnyPuzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        return puzzle instanceof EdgePuzzle edges
                ? new EdgeBuilder(edges, definition, request, stopwatch)
                : new PackingBuilder((Puzzle) puzzle, definition, request, stopwatch);
    }

    /** Returns the pipeline of a packing that was made without a file. */
    public static PackingBuilder begin(Puzzle puzzle, SearchRequest request) {
        return new PackingBuilder(puzzle, puzzle.name() + ".txt", request, new Stopwatch());
    }

    /**
     * Returns the job of a puzzle that was made without a file.
     *
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
     */
    public static SearchJob prepare(AnyPuzzle puzzle, SearchRequest request) {
        return prepare(puzzle, request, SolverMaking.compiledBy(new JaninoCompiler()));
    }

    /**
     * Returns the job of a puzzle that was made without a file, for a way in which its solvers are made.
     *
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
     */
    public static SearchJob prepare(AnyPuzzle puzzle, SearchRequest request, SolverMaking making) {
        return of(puzzle, puzzle.name() + ".txt", request, new Stopwatch()).job(making);
    }

    public abstract AnyPuzzle puzzle();

    /** Returns the name of the definition file; empty if there is none. */
    final String definition() {
        return definition;
    }

    public final SearchRequest request() {
        return request;
    }

    /** Returns the stopwatch with the times of the stages so far. */
    public final Stopwatch stopwatch() {
        return stopwatch;
    }

    /** Returns the reason why the puzzle has no solution, if it is known without a search; else empty. */
    public abstract Optional<String> impossibility();

    /**
     * Returns the search that is chosen, with its strategy.
     *
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
     */
    public abstract Chosen search();

    /** Returns a search that is chosen in the stage of the plan, unless the puzzle is impossible for a reason. */
    final <C extends Chosen> C planned(Optional<String> impossible, Supplier<C> choice) {
        impossible.ifPresent(reason -> {
            throw new ImpossiblePuzzleException(reason);
        });
        return stopwatch.time(Stage.PLAN, choice::get);
    }

    /**
     * Returns the source of the solver.
     *
     * @throws RequestException if the solver would be too large for the platform
     */
    public final SolverSource source() {
        if (source == null) {
            SourceRequest what = sourceRequest(options());
            Chosen chosen = search();
            try {
                source = stopwatch.time(Stage.EMIT, () -> chosen.emit(what));
            } catch (EmitException e) {
                throw new RequestException(e.getMessage());
            }
        }
        return source;
    }

    /** Returns the properties that all sources share that are made by this builder. */
    final SourceRequest sourceRequest(String options) {
        return new SourceRequest(
                request, definition, request.settingsText().origin(request, options, definition), Version.number());
    }

    /** Returns the job. Its solver is compiled in this process by Janino. */
    public final SearchJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * Returns the job.
     *
     * @param making the way in which its solvers are made
     * @throws RequestException if no search can meet the request, if the compiler is missing, or if the solver is too large
     *     for the platform
     */
    public final SearchJob job(SolverMaking making) {
        return making.job(this);
    }

    /**
     * Returns the job with a compiled solver.
     *
     * @param compiler the compiler of the solver
     * @throws RequestException if the compiler is missing, or if the solver is too large for the platform
     */
    public final SearchJob job(SolverCompiler compiler) {
        return new SearchJob(this, compiled(compiler));
    }

    final SolverClass compiled(SolverCompiler compiler) {
        SolverSource text = source();
        try {
            return stopwatch.time(Stage.COMPILE, () -> compiler.compile(text));
        } catch (CompileException e) {
            throw new RequestException(
                    e.isTooLarge()
                            ? e.getMessage() + ": use " + (request.roots().isPresent() ? "fewer roots, or " : "")
                                    + otherStrategies()
                            : e.getMessage());
        }
    }

    /** Returns the strategies that could be used instead of the strategy of the search, as options. */
    abstract String otherStrategies();

    /**
     * Returns the end of a sentence: the other strategies with direct solvers that can make this search too. Empty if there
     * are none.
     */
    abstract String directStrategies();

    /** Returns the options of the command line that make an equal search. */
    public abstract String options();

    /** Returns the order of the cells, in the form in which two searches are compared. */
    abstract String order();

    /** Returns the choices that were made for the search, by name; see {@link SearchChoices#applied}. */
    abstract Map<String, String> choices();

    /**
     * Returns the conditions of solutions beyond the puzzle, by name, that {@link #options} do not state; there are none
     * unless this method is overridden.
     */
    Map<String, String> conditions() {
        return Map.of();
    }

    /** Returns true if an assembly is a solution only if it can be taken apart. */
    boolean takesApart() {
        return false;
    }

    /**
     * Returns the way to make solvers that report only the solutions of the request, from solvers that find all assemblies.
     * Generated source has its conditions already.
     *
     * @throws RequestException if assemblies are to be taken apart whose pieces are not taken apart
     */
    Supplier<Search> selecting(Supplier<Search> solvers) {
        return solvers;
    }

    /**
     * Returns the values that have to be equal for another search to go on where this search has stopped. They are by their
     * names in messages, in the order in which differences are looked for. A long value is replaced by its SHA-256.
     */
    public final Map<String, String> identity() {
        Chosen chosen = search();
        Map<String, String> identity = new LinkedHashMap<>();
        identity.put(SearchJob.VERSION, Version.number());
        identity.put("puzzle", chosen.puzzle().name());
        identity.put(
                "definition of the puzzle",
                SearchIdentity.sha256(chosen.puzzle().toString()));
        identity.put(SearchJob.OPTIONS, options());
        identity.put("plan", SearchIdentity.sha256(String.join("\n", chosen.rootTexts()) + "\n" + order()));
        identity.putAll(choices());
        identity.putAll(conditions());
        return identity;
    }

    /**
     * Returns the files that stand beside the class of the solver, by their paths in a jar. There are none if the solver is
     * not searched in parts.
     */
    public final Map<String, byte[]> partTables() {
        return request.inParts() ? search().partTables(source()) : Map.of();
    }

    /** Returns true if the search is made in tries from one root. It then cannot report which part of it is done. */
    public final boolean isMadeInTries() {
        return search().isMadeInTries();
    }

    /** Returns true if no piece is to be placed, so that the puzzle is its own solution and there is nothing to search. */
    public boolean isSolved() {
        return false;
    }

    /**
     * Returns the builder of a search without merging, for a search by merging whose memory has turned out to be too small.
     * Empty if this is no search by merging, if a strategy was named, or if no search would come to its end.
     */
    public Optional<SearchBuilder> bySearch() {
        return Optional.empty();
    }

    /**
     * Returns this builder as the builder of a packing, whose images and plans can be inspected.
     *
     * @throws RequestException if the puzzle is an edge puzzle
     */
    public PackingBuilder packing() {
        throw new RequestException("puzzle " + puzzle().name() + " is an edge puzzle, and this takes packings only");
    }

    /** Returns this builder as that of an edge puzzle; empty if the puzzle is a packing. */
    public Optional<EdgeBuilder> edges() {
        return Optional.empty();
    }
}
