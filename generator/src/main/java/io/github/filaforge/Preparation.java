package io.github.filaforge;

import io.github.filaforge.choice.CheapestStrategy;
import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.MergeChoice;
import io.github.filaforge.choice.OrderSearch;
import io.github.filaforge.choice.SearchPlans;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.image.TooManySymmetriesException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.RootSplit;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.strategy.Strategy;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One puzzle on its way to a {@link SearchJob}: images, plan and strategy, source, classes. Each stage is gone through once,
 * when it is first asked for, and its time taken. For one thread.
 */
public final class Preparation {

    private static final String NONE_ENDS = "no search would come to its end in a lifetime";

    private final Puzzle puzzle;
    private final String definition;
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
        this.puzzle = puzzle;
        this.definition = definition;
        this.request = request;
        this.stopwatch = stopwatch;
    }

    /** The puzzle. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The same for one of its {@link Filaforge#selections}. */
    public Preparation of(Puzzle selection) {
        return new Preparation(selection, definition, request, stopwatch);
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
                    + " is solved already: all of its pieces are stationary, so there is nothing to search;"
                    + " ./fila solve prints it");
        }
    }

    private void checkSelected() {
        if (puzzle.hasOptionalPieces()) {
            throw new RequestException("puzzle " + puzzle.name()
                    + " has pieces that may be left over, so that each selection of pieces takes a search of its own:"
                    + " only solve, count, info and verify serve it");
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
            search = stopwatch.time(Stage.PLAN, () -> TailChoice.add(RootChoice.split(choose(), request), request));
        }
        return search;
    }

    /**
     * A search instead of merging that has turned out to have no room; empty if merging was asked for by name, or if no search
     * would come to its end.
     */
    public Optional<Preparation> bySearch() {
        if (search().search().kind() != Kind.MERGED_STATES || namedStrategy().isPresent()) {
            return Optional.empty();
        }
        Preparation other =
                new Preparation(puzzle, definition, request.but().merging(false).build(), stopwatch);
        boolean hasEnd = other.search().cost().filter(cost -> !cost.isEndless()).isPresent();
        return hasEnd ? Optional.of(other) : Optional.empty();
    }

    /**
     * A count of what this searches for, by merging; empty if that is not expected to take less than so many seconds, or if
     * the request says how to search.
     */
    public Optional<Preparation> countWithin(double seconds) {
        Preparation count = new Preparation(
                puzzle, definition, request.but().onlyCounted(true).build(), stopwatch);
        if (namedStrategy().isPresent()
                || !request.isAlgorithmOpen()
                || count.impossibility().isPresent()) {
            return Optional.empty();
        }
        return MergeChoice.countingWithin(count.plans(OrderingHeuristic.natural()), seconds)
                .map(chosen -> {
                    count.search = chosen;
                    return count;
                });
    }

    /** The plan of a search in a fixed order or by a schedule, for a person to read whatever strategy would be chosen. */
    public SearchPlan spelledOutPlan() {
        ImageCatalog catalog = filtered();
        return stopwatch.time(Stage.PLAN, () -> {
            SearchPlan plan = new RequestedAlgorithm(request, catalog.pieces())
                    .fixedOrder()
                    .map(order -> (SearchPlan) plans(order).fixedOrder())
                    .orElseGet(this::schedulePlan);
            return request.roots().isPresent()
                    ? plan.withRoots(RootSplit.of(plan, request.roots().getAsInt()))
                    : plan;
        });
    }

    private ChosenSearch choose() {
        RequestedAlgorithm algorithm = new RequestedAlgorithm(request, filtered.pieces());
        Optional<Strategy> named = namedStrategy();
        if (named.isEmpty() && request.isAlgorithmOpen()) {
            return cheapest();
        }
        Optional<OrderingHeuristic> fixed = algorithm.fixedOrder();
        if (named.filter(strategy -> strategy.kind() == Kind.SCHEDULE).isPresent() || fixed.isEmpty()) {
            return bySchedule(named);
        }
        if (named.isEmpty()) {
            return request.strategy().equals(SearchRequest.AUTO)
                    ? CheapestStrategy.inFixedOrder(plans(fixed.get()), request.counting())
                    : ChosenSearch.standard(
                            plans(fixed.get()).fixedOrder(), "-f or -o asks for FILA, and its lists are the article's");
        }
        return asNamed(named.get(), algorithm, plans(fixed.get()));
    }

    private Optional<Strategy> namedStrategy() {
        if (request.strategy().isEmpty() || request.strategy().equals(SearchRequest.AUTO)) {
            return Optional.empty();
        }
        Strategy strategy = Strategies.named(request.strategy())
                .orElseThrow(() -> new RequestException("unknown strategy '" + request.strategy()
                        + "': use auto or one of " + String.join(", ", Strategies.names())));
        if (!request.form().isEmpty() && !strategy.forms().contains(request.form())) {
            throw new RequestException(
                    strategy.forms().isEmpty()
                            ? "--unroll belongs to --strategy " + unrolled() + ", not to " + strategy.name()
                            : "--unroll takes " + String.join(" or ", strategy.forms()) + ", not '" + request.form()
                                    + "'");
        }
        return Optional.of(strategy);
    }

    private static String unrolled() {
        return Strategies.all().stream()
                .filter(strategy -> !strategy.forms().isEmpty())
                .map(Strategy::name)
                .collect(Collectors.joining(" or "));
    }

    private ChosenSearch bySchedule(Optional<Strategy> named) {
        if (named.filter(strategy -> strategy.kind() != Kind.SCHEDULE).isPresent()) {
            throw new RequestException("--strategy " + named.get().name()
                    + " cannot do what the other options ask for, only --strategy "
                    + Strategies.standard(Kind.SCHEDULE).name() + " can: leave it out");
        }
        if (named.isPresent()) {
            return ChosenSearch.of(named.get(), request.form(), schedulePlan(), "as asked for");
        }
        boolean isPolycubes = request.isAlgorithmGiven() && request.strategy().isEmpty();
        return ChosenSearch.standard(
                schedulePlan(),
                isPolycubes
                        ? "options of polycube ask for its search; --auto is for the fastest"
                        : "the options ask for what only it can do");
    }

    private ChosenSearch asNamed(Strategy strategy, RequestedAlgorithm algorithm, SearchPlans plans) {
        if (strategy.kind() == Kind.CHOSEN_TARGETS && !algorithm.isInNaturalOrder()) {
            throw new RequestException("--strategy " + strategy.name() + " chooses the cells as it goes: leave out -o");
        }
        ChosenSearch chosen = ChosenSearch.of(strategy, request.form(), plans.of(strategy.kind()), "as asked for");
        chosen.plan().obstacle().ifPresent(obstacle -> {
            throw new RequestException("a " + strategy.name() + " for this puzzle would have " + obstacle + ": use "
                    + others(strategy, plans));
        });
        return chosen;
    }

    /** The strategies that could serve instead of one. */
    private static String others(Strategy strategy, SearchPlans plans) {
        return Strategies.all().stream()
                .filter(other -> other != strategy)
                // Whether merging could serve takes long to tell.
                .filter(other -> other.kind() != Kind.MERGED_STATES)
                .filter(other -> other.kind() == Kind.SCHEDULE
                        || other.plan(plans.of(other.kind()), "").obstacle().isEmpty())
                .map(other -> "--strategy " + other.name())
                .collect(Collectors.joining(" or "));
    }

    private ChosenSearch cheapest() {
        SearchPlans plans = plans(OrderingHeuristic.natural());
        boolean mayBeMerged = request.merging()
                && !request.counting()
                && !request.fewAreEnough()
                && request.roots().isEmpty();
        if (CheapestStrategy.isHopeless(filtered)) {
            boolean mayBeCounted = mayBeMerged && request.onlyCounted();
            return (mayBeCounted ? MergeChoice.whereNoneEnds(plans, NONE_ENDS) : Optional.<ChosenSearch>empty())
                    .orElseGet(() -> forFirstSolutions(NONE_ENDS));
        }
        ChosenSearch cheapest = CheapestStrategy.of(plans, request.counting());
        Optional<ChosenSearch> merged =
                mayBeMerged ? MergeChoice.insteadOf(cheapest, plans, request.onlyCounted()) : Optional.empty();
        if (merged.isPresent()) {
            return merged.get();
        }
        boolean isTooLong = cheapest.cost()
                .filter(cost -> cost.isEndless() || (request.fewAreEnough() && mayComeLate(cheapest, cost)))
                .isPresent();
        if (!isTooLong) {
            return cheapest;
        }
        return forFirstSolutions(String.format(
                Locale.ROOT,
                "it finds the first solutions sooner; a %s would take %s to the end",
                cheapest.strategy().name(),
                cheapest.cost().map(SearchCost::time).orElse("too long")));
    }

    /**
     * Whether first solutions may come late in a search: if it is long, or if of many pieces none can be constrained. Then
     * it waits for the one of several symmetric copies that it tells: of 32 dominoes in 8x8 the first comes after six
     * million others.
     */
    private static boolean mayComeLate(ChosenSearch search, SearchCost cost) {
        boolean waitsForCopies = SearchSchedule.hasManyPieces(search.search().catalog())
                && search.search().canonicalTest().isPresent();
        return cost.isLong() || (waitsForCopies && !cost.isShort());
    }

    private ChosenSearch forFirstSolutions(String reason) {
        return ChosenSearch.standard(Planner.bySchedule(filtered, SearchSchedule.forFirstSolutions(filtered)), reason);
    }

    private SearchPlans plans(OrderingHeuristic heuristic) {
        CellOrder order = heuristic.isSearchedFor() ? OrderSearch.best(filtered) : CellOrder.by(heuristic, puzzle);
        RequestedAlgorithm algorithm = new RequestedAlgorithm(request, filtered.pieces());
        return new SearchPlans(filtered, order, request.order().isPresent(), request.nof(), algorithm.beginning());
    }

    private SearchPlan schedulePlan() {
        return Planner.bySchedule(filtered, new RequestedAlgorithm(request, filtered.pieces()).schedule());
    }

    /** The options of the command line that make the same search again. */
    public String options() {
        return SpelledOutOptions.of(request, search());
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
        return SearchIdentity.of(search(), options());
    }

    /**
     * The source of the solver.
     *
     * @throws RequestException if the solver would be beyond what the platform can hold
     */
    public SolverSource source() {
        if (source == null) {
            SourceRequest what = new SourceRequest(
                    request.packageName(), request.counting(), definition, options(), Version.number());
            ChosenSearch chosen = search();
            try {
                source = stopwatch.time(Stage.EMIT, () -> chosen.plan().emit(what));
            } catch (EmitException e) {
                throw new RequestException(e.getMessage());
            }
        }
        return source;
    }

    /** The job, with its solver compiled in this process by Janino. */
    public SearchJob job() {
        return job(new JaninoCompiler());
    }

    /**
     * The job.
     *
     * @throws RequestException if the compiler is not there, or the solver beyond what the platform can hold
     */
    public SearchJob job(SolverCompiler compiler) {
        SolverSource text = source();
        try {
            SolverClass compiled = stopwatch.time(Stage.COMPILE, () -> compiler.compile(text));
            return new SearchJob(search, options(), text, compiled);
        } catch (CompileException e) {
            throw new RequestException(
                    e.isTooLarge()
                            ? e.getMessage() + ": use " + others(search.strategy(), plans(OrderingHeuristic.natural()))
                            : e.getMessage());
        }
    }
}
