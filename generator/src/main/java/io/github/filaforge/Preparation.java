package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.image.Selection;
import io.github.filaforge.image.TooManySymmetriesException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import java.util.Map;
import java.util.Optional;

/**
 * One puzzle on its way to a {@link PackingJob}: images, plan and strategy, source, classes. Each stage is gone through once,
 * when it is first asked for, and its time taken. For one thread.
 */
public final class Preparation {

    private final Puzzle puzzle;
    private final String definition;
    /** The option that selects the pieces of the puzzle, with a blank behind it; empty if all are used. */
    private final String selected;

    private final SearchRequest request;
    private final Stopwatch stopwatch;
    private PlanSize size;
    private ImageCatalog images;
    private ImageCatalog filtered;
    private ChosenSearch search;
    private SolverSource source;

    /**
     * @param definition what the puzzle was read from, for the head of its source; empty if from nothing
     * @param stopwatch takes the times of all stages
     */
    public Preparation(Puzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        this(puzzle, definition, "", request, stopwatch);
    }

    private Preparation(Puzzle puzzle, String definition, String selected, SearchRequest request, Stopwatch stopwatch) {
        this.puzzle = puzzle;
        this.definition = definition;
        this.selected = selected;
        this.request = request;
        this.stopwatch = stopwatch;
    }

    /** The puzzle. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The same for one of its {@link Filaforge#selections}. */
    public Preparation of(Selection selection) {
        return of(selection, request);
    }

    /** The same, for another request. */
    public Preparation of(Selection selection, SearchRequest other) {
        String option = puzzle.hasOptionalPieces() ? "--selection " + selection.number() + " " : "";
        return new Preparation(selection.puzzle(), definition, option, other, stopwatch);
    }

    /** Returns the preparation of another search of the puzzle. */
    public Preparation of(SearchRequest other) {
        return new Preparation(puzzle, definition, selected, other, stopwatch);
    }

    /** What is asked for. */
    public SearchRequest request() {
        return request;
    }

    /** The times that the stages have taken so far. */
    public Stopwatch stopwatch() {
        return stopwatch;
    }

    /** How large the plan will be; this takes no time to speak of. */
    public PlanSize size() {
        if (size == null) {
            size = stopwatch.time(Stage.PLAN, () -> PlanSize.of(puzzle));
        }
        return size;
    }

    /**
     * All bounded images; a shape that fits nowhere has none.
     *
     * @throws RequestException if they would take more memory than Java may have, or there is no piece to be placed
     */
    public ImageCatalog images() {
        if (images == null) {
            checkMobile();
            checkSelected();
            checkMemory();
            request.order().ifPresent(order -> order.check(puzzle));
            images = stopwatch.time(Stage.PLAN, this::found);
        }
        return images;
    }

    private ImageCatalog found() {
        try {
            return ImageFinder.find(puzzle, request.distinct());
        } catch (TooManySymmetriesException e) {
            throw new RequestException("puzzle " + puzzle.name() + " has " + e.getMessage()
                    + ", and there is no room for so many: --all finds every solution, however symmetric to another");
        }
    }

    private void checkMobile() {
        if (puzzle.mobilePieces().isEmpty()) {
            throw new RequestException("puzzle " + puzzle.name()
                    + " is solved already: it has no pieces but stationary ones, so there is nothing to search;"
                    + " ./fila solve prints it");
        }
    }

    private void checkSelected() {
        if (puzzle.hasOptionalPieces()) {
            throw new RequestException("puzzle " + puzzle.name()
                    + " has pieces that may be left over, so that each selection of pieces takes a search of its own:"
                    + " --selection K takes one of them, and ./fila info lists them");
        }
    }

    private void checkMemory() {
        MemoryNeed need = MemoryNeed.of(size());
        if (need.isTooMuch()) {
            throw new RequestException(
                    "puzzle " + puzzle.name() + " has " + size().images() + " images. " + need.refusal());
        }
    }

    /**
     * The images after the filters that are asked for; all images where a piece fits nowhere.
     *
     * @throws RequestException if the piece to be constrained cannot be
     */
    public ImageCatalog filtered() {
        if (filtered == null) {
            ImageCatalog all = images();
            filtered = stopwatch.time(
                    Stage.PLAN,
                    () -> Impossibility.byPlaces(all).isPresent() ? all : new RequestedImages(request).of(all));
        }
        return filtered;
    }

    /** Why the puzzle has no solution, if that can be told without a search. */
    public Optional<String> impossibility() {
        ImageCatalog all = images();
        ImageCatalog catalog = filtered();
        return stopwatch.time(Stage.PLAN, () -> Impossibility.byPlaces(all).or(() -> Impossibility.reason(catalog)));
    }

    /**
     * What is to be searched, and by which strategy.
     *
     * @throws ImpossiblePuzzleException if there is no solution to search for
     * @throws RequestException if what is asked for cannot be had
     */
    public ChosenSearch search() {
        if (search == null) {
            impossibility().ifPresent(reason -> {
                throw new ImpossiblePuzzleException(reason);
            });
            search = stopwatch.time(
                    Stage.PLAN,
                    () -> TailChoice.add(RootChoice.split(requested().choose(), request), request));
        }
        return search;
    }

    /**
     * A search instead of merging that has turned out to have no room; empty if merging was asked for by name, or if no search
     * would come to its end.
     */
    public Optional<Preparation> bySearch() {
        if (search().search().kind() != Kind.MERGED_STATES
                || requested().strategy().isPresent()) {
            return Optional.empty();
        }
        Preparation other = of(request.but().merging(false).build());
        boolean hasEnd = other.search().cost().filter(cost -> !cost.isEndless()).isPresent();
        return hasEnd ? Optional.of(other) : Optional.empty();
    }

    /**
     * A count of what this searches for, by merging; empty if that is not expected to take less than so many seconds, or if
     * the request says how to search.
     */
    public Optional<Preparation> countWithin(double seconds) {
        Preparation count = of(request.but().onlyCounted(true).build());
        if (count.impossibility().isPresent()) {
            return Optional.empty();
        }
        return count.requested().countWithin(seconds).map(chosen -> {
            count.search = chosen;
            return count;
        });
    }

    /** The plan of a search in a fixed order or by a schedule, for a person to read whatever strategy would be chosen. */
    public SearchPlan spelledOutPlan() {
        RequestedSearch requested = requested();
        return stopwatch.time(Stage.PLAN, requested::spelledOutPlan);
    }

    private RequestedSearch requested() {
        return new RequestedSearch(filtered(), request);
    }

    /** The options of the command line that make the same search again. */
    public String options() {
        return selected + SpelledOutOptions.of(request, search());
    }

    /** Whether the search gives up and begins again, from one place; it then never knows what is done. */
    public boolean isMadeInTries() {
        return RootChoice.isMadeInTries(search().search());
    }

    /**
     * What has to be the same for another search to go on where this one has stopped, by what a person calls it, in the order
     * in which a difference is told.
     */
    public Map<String, String> identity() {
        SearchPlan plan = search().search();
        return SearchIdentity.of(
                plan.puzzle().name(),
                plan.puzzle().toString(),
                options(),
                BoardText.roots(plan.roots().list()),
                BoardText.order(plan.order())
                        + String.join("\n", request.orderInForce().listedCells()));
    }

    /**
     * The source of the solver.
     *
     * @throws RequestException if the solver would be beyond what the platform can hold
     */
    public SolverSource source() {
        if (source == null) {
            SourceRequest what = sourceRequest(options());
            ChosenSearch chosen = search();
            try {
                source = stopwatch.time(Stage.EMIT, () -> chosen.plan().emit(what));
            } catch (EmitException e) {
                throw new RequestException(e.getMessage());
            }
        }
        return source;
    }

    /** What stands beside the class of the solver if it is searched in parts, by path in a jar; else nothing. */
    public Map<String, byte[]> partTables() {
        return request.inParts() ? PartTables.of(search().search(), source()) : Map.of();
    }

    /** What all sources have that are made of this. */
    SourceRequest sourceRequest(String options) {
        return request.source(definition, options);
    }

    /** The job, with its solver compiled in this process by Janino. */
    public PackingJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * The job.
     *
     * @throws RequestException if the compiler is not there, or the solver beyond what the platform can hold
     */
    public PackingJob job(SolverCompiler compiler) {
        SolverSource text = source();
        try {
            SolverClass compiled = stopwatch.time(Stage.COMPILE, () -> compiler.compile(text));
            return new PackingJob(search, options(), text, compiled);
        } catch (CompileException e) {
            throw new RequestException(
                    e.isTooLarge()
                            ? e.getMessage() + ": use " + RootChoice.fewer(request)
                                    + requested().othersThan(search.strategy())
                            : e.getMessage());
        }
    }
}
