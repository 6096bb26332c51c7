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
 * The stages that make a {@link PackingJob} of a packing: images, plan and strategy, source, classes. Each stage is run
 * once, when its result is needed for the first time, and its time is measured. For one thread.
 */
public final class Preparation {

    private final Puzzle puzzle;
    private final String definition;
    /** The option that selects the pieces of the puzzle, with a blank behind it; empty if there is no selection. */
    private final String selected;

    private final SearchRequest request;
    private final Stopwatch stopwatch;
    private PlanSize size;
    private ImageCatalog images;
    private ImageCatalog filtered;
    private ChosenSearch search;
    private SolverSource source;

    /**
     * @param puzzle the puzzle
     * @param definition the name of the definition file, for the head of the source; empty if there is no file
     * @param request the settings of the search
     * @param stopwatch receives the times of all stages
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

    /** Returns the puzzle. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /**
     * Returns a preparation of one of the {@link Filaforge#selections} of the puzzle, for the request of this preparation.
     */
    public Preparation of(Selection selection) {
        return of(selection, request);
    }

    /** Returns a preparation of one of the {@link Filaforge#selections} of the puzzle, for another request. */
    public Preparation of(Selection selection, SearchRequest other) {
        String option = puzzle.hasOptionalPieces() ? "--selection " + selection.number() + " " : "";
        return new Preparation(selection.puzzle(), definition, option, other, stopwatch);
    }

    /** Returns a preparation of the puzzle for another request. */
    public Preparation of(SearchRequest other) {
        return new Preparation(puzzle, definition, selected, other, stopwatch);
    }

    /** Returns the request. */
    public SearchRequest request() {
        return request;
    }

    /** Returns the stopwatch with the times of the stages so far. */
    public Stopwatch stopwatch() {
        return stopwatch;
    }

    /** Returns the size that the plan will have. This takes hardly any time. */
    public PlanSize size() {
        if (size == null) {
            size = stopwatch.time(Stage.PLAN, () -> PlanSize.of(puzzle));
        }
        return size;
    }

    /**
     * Returns all bounded images. A shape that fits nowhere has none.
     *
     * @return the images
     * @throws RequestException if the images would take more memory than Java can use, or if there is no piece to be placed,
     *     or if pieces may be left over
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
     * Returns the images that are left by the filters of the request, or all images if a piece fits nowhere.
     *
     * @return the images
     * @throws RequestException if the piece that the request names cannot be constrained
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

    /** Returns the reason why the puzzle has no solution, if it is known without a search; else empty. */
    public Optional<String> impossibility() {
        ImageCatalog all = images();
        ImageCatalog catalog = filtered();
        return stopwatch.time(Stage.PLAN, () -> Impossibility.byPlaces(all).or(() -> Impossibility.reason(catalog)));
    }

    /**
     * Returns the search that is chosen, with its strategy.
     *
     * @return the search
     * @throws ImpossiblePuzzleException if it is known without a search that there is no solution
     * @throws RequestException if no search can meet the request
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
     * Returns the preparation of a search without merging, for a search by merging whose memory has turned out to be too
     * small. Empty if this is no search by merging, if a strategy was named, or if no search would come to its end.
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
     * Returns the preparation of a count of the solutions by merging. Empty if the count is not expected to take less than a
     * number of seconds, if the request states the strategy or algorithm, or if there is no solution.
     *
     * @param seconds the number of seconds
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

    /**
     * Returns the plan of a search in a fixed order or by a schedule, for a person to read. It does not depend on the
     * strategy that would be chosen.
     */
    public SearchPlan spelledOutPlan() {
        RequestedSearch requested = requested();
        return stopwatch.time(Stage.PLAN, requested::spelledOutPlan);
    }

    private RequestedSearch requested() {
        return new RequestedSearch(filtered(), request);
    }

    /** Returns the options of the command line that make an equal search. */
    public String options() {
        return selected + SpelledOutOptions.of(request, search());
    }

    /** Returns true if the search is made in tries from one root. It then cannot report which part of it is done. */
    public boolean isMadeInTries() {
        return RootChoice.isMadeInTries(search().search());
    }

    /**
     * Returns the values that have to be equal for another search to go on where this search has stopped. They are by their
     * names in messages, in the order in which differences are looked for.
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
     * Returns the source of the solver.
     *
     * @return the source
     * @throws RequestException if the solver would be too large for the platform
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

    /**
     * Returns the files that stand beside the class of the solver, by their paths in a jar. There are none if the solver is
     * not searched in parts.
     */
    public Map<String, byte[]> partTables() {
        return request.inParts() ? PartTables.of(search().search(), source()) : Map.of();
    }

    /** Returns the properties that all sources share that are made of this preparation. */
    SourceRequest sourceRequest(String options) {
        return request.source(definition, options);
    }

    /** Returns the job. Its solver is compiled in this process by Janino. */
    public PackingJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * Returns the job.
     *
     * @param compiler the compiler of the solver
     * @return the job
     * @throws RequestException if the compiler is missing, or if the solver is too large for the platform
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
