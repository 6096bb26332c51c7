package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.ConstraintChoice;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.emit.ApartTables;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.FitFilter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.image.ParityFilter;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.TooManySymmetriesException;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.StrategyPlan.NoTailException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The builder of the search of a packing. It has two stages that other builders do not have: {@link #images} finds the
 * images, {@link #filtered} filters them.
 */
public final class PackingBuilder extends SearchBuilder {

    /** The time in seconds that a tail may take in a solver that will be run many times. */
    private static final double SECONDS_FOR_MANY_RUNS = 1;

    /** The time that a tail may take, as a share of the time of the search that it is to shorten. */
    private static final double SHARE_FOR_TAIL = 0.05;

    private final Puzzle puzzle;

    private PlanSize size;
    private ImageCatalog images;
    private ImageCatalog filtered;
    private ChosenSearch search;

    /**
     * Creates the builder of the search of a packing.
     *
     * @param definition the name of the definition file, for the head of the source; empty if there is no file
     */
    public PackingBuilder(Puzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        super(definition, request, stopwatch);
        this.puzzle = puzzle;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    /** Returns the builder of a search of the puzzle for another request. */
    public PackingBuilder of(SearchRequest other) {
        return new PackingBuilder(puzzle, definition(), other, stopwatch());
    }

    /** Returns the size that the plan will have. This takes hardly any time. */
    public PlanSize size() {
        if (size == null) {
            size = stopwatch().time(Stage.PLAN, () -> PlanSize.of(puzzle));
        }
        return size;
    }

    /**
     * Returns all bounded images. A shape that fits nowhere has none.
     *
     * @throws RequestException if the images would take more memory than Java can use, or if there is no piece to be placed
     */
    public ImageCatalog images() {
        if (images == null) {
            check();
            request().order().ifPresent(order -> order.check(puzzle));
            images = stopwatch().time(Stage.PLAN, this::found);
        }
        return images;
    }

    private ImageCatalog found() {
        try {
            return ImageFinder.find(puzzle, request().distinct());
        } catch (TooManySymmetriesException e) {
            throw new RequestException("puzzle " + puzzle.name() + " has " + e.getMessage()
                    + ", and there is no room for so many: SearchRequest.distinct(ALL) finds every solution, however"
                    + " symmetric to another");
        }
    }

    private void check() {
        if (puzzle.mobilePieces().isEmpty()) {
            throw new RequestException("puzzle " + puzzle.name()
                    + " is solved already: it has no pieces but stationary ones, so there is nothing to search;"
                    + " Puzzle.pieces shows it");
        }
        MemoryNeed need = MemoryNeed.of(size());
        if (need.isTooMuch()) {
            throw new RequestException(
                    "puzzle " + puzzle.name() + " has " + size().images() + " images. " + need.refusal());
        }
    }

    /**
     * Returns the images that are left by the filters of the request, or all images if a piece fits nowhere.
     *
     * @throws RequestException if the piece that the request names cannot be constrained
     */
    public ImageCatalog filtered() {
        if (filtered == null) {
            ImageCatalog all = images();
            filtered = stopwatch().time(Stage.PLAN, () -> left(all));
        }
        return filtered;
    }

    @Override
    public Optional<String> impossibility() {
        ImageCatalog all = images();
        ImageCatalog catalog = filtered();
        return stopwatch().time(Stage.PLAN, () -> Impossibility.byPlaces(all).or(() -> Impossibility.reason(catalog)));
    }

    @Override
    public ChosenSearch search() {
        if (search == null) {
            search = planned(impossibility(), () -> withTail(requested().choose()));
        }
        return search;
    }

    @Override
    public Optional<SearchBuilder> bySearch() {
        if (!search().search().mergesStates() || requested().strategy().isPresent()) {
            return Optional.empty();
        }
        PackingBuilder other = of(request().but().merging(false).build());
        boolean hasEnd = other.search().cost().filter(cost -> !cost.isEndless()).isPresent();
        return hasEnd ? Optional.of(other) : Optional.empty();
    }

    /**
     * Returns the builder of a count of the solutions by merging. Empty if the count is not expected to take less than a
     * number of seconds, if the request states the strategy or algorithm, or if there is no solution.
     *
     * @param seconds the number of seconds
     */
    public Optional<PackingBuilder> countWithin(double seconds) {
        PackingBuilder count = of(request().but().onlyCounted(true).build());
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
        SearchResolver requested = requested();
        return stopwatch().time(Stage.PLAN, requested::spelledOutPlan);
    }

    private SearchResolver requested() {
        return new SearchResolver(filtered(), request());
    }

    @Override
    String otherStrategies() {
        return requested().othersThan(search().strategy());
    }

    @Override
    String directStrategies() {
        ChosenSearch chosen = search();
        return Strategies.all().stream()
                .filter(strategy -> strategy != chosen.strategy()
                        && strategy.hasDirectSolvers()
                        && strategy.takes(chosen.search().kind()))
                .map(strategy -> " or SearchRequest.strategy(" + strategy.name() + ")")
                .collect(Collectors.joining());
    }

    @Override
    public String options() {
        return request().settingsText().of(SearchChoices.inForce(request(), search()));
    }

    /** Returns the order of the cells, with the cells of the lists that the request names. */
    @Override
    String order() {
        return search().orderText() + String.join("\n", request().orderInForce().listedCells());
    }

    @Override
    Map<String, String> choices() {
        return SearchChoices.of(SearchChoices.inForce(request(), search()), search());
    }

    /** Returns whether pieces may leave a layer, which the file of a puzzle decides and no option. */
    @Override
    Map<String, String> conditions() {
        return request()
                .apart()
                .map(apart -> Map.of("way to take pieces apart", apart.lifted() ? "lifting" : "sliding"))
                .orElse(Map.of());
    }

    @Override
    boolean takesApart() {
        return request().apart().isPresent();
    }

    @Override
    Supplier<Search> selecting(Supplier<Search> solvers) {
        return ApartTables.of(search().search(), request())
                .<Supplier<Search>>map(tables -> () -> {
                    // All solvers of packings are generated solvers, or have their superclass.
                    GeneratedSolver solver = (GeneratedSolver) solvers.get();
                    solver.reportOnly(tables.condition(solver.board()));
                    return solver;
                })
                .orElse(solvers);
    }

    @Override
    public boolean isSolved() {
        return puzzle.mobilePieces().isEmpty();
    }

    @Override
    public PackingBuilder packing() {
        return this;
    }

    private ImageCatalog left(ImageCatalog all) {
        if (Impossibility.byPlaces(all).isPresent()) {
            return all;
        }
        SearchRequest.Filters filters = request().filters();
        ImageCatalog constrained = constrained(all);
        ImageCatalog left = filters.parity() ? ParityFilter.apply(constrained) : constrained;
        left = filters.volume() ? VolumeFilter.apply(left) : left;
        return filters.fit() ? FitFilter.apply(left, filters.fitRepeated()) : left;
    }

    private ImageCatalog constrained(ImageCatalog all) {
        if (request().distinct() == Distinct.ALL) {
            return all;
        }
        return switch (request().constraining().rule()) {
            case NOTHING -> all;
            case CHEAPEST -> ConstraintChoice.constrain(all);
            case AS_POLYCUBE -> RedundancyFilter.constrainBest(all);
            case PIECE ->
                RedundancyFilter.constrain(
                        all, uniqueShape(all, request().constraining().piece()));
        };
    }

    private static Shape uniqueShape(ImageCatalog all, String piece) {
        for (Shape shape : all.definedShapes()) {
            if (shape.pieces().stream().map(Piece::name).anyMatch(piece::equals)) {
                if (shape.copies() > 1) {
                    throw new RequestException("piece " + piece + " cannot be constrained: " + shape.copies()
                            + " pieces have its shape; " + uniquePieces(all));
                }
                if (shape.isChoice()) {
                    throw new RequestException(
                            piece + " cannot be constrained: it is a choice, no piece; " + uniquePieces(all));
                }
                return shape;
            }
        }
        throw new RequestException("the piece to be constrained, " + piece + ", is none of puzzle "
                + all.puzzle().name() + "; " + uniquePieces(all));
    }

    private static String uniquePieces(ImageCatalog all) {
        String names = all.definedShapes().stream()
                .filter(shape -> shape.isOfOnePiece() && !shape.isChoice())
                .map(Shape::name)
                .collect(Collectors.joining(" "));
        return names.isEmpty() ? "no piece has a shape of its own" : "pieces with a shape of their own: " + names;
    }

    /**
     * Returns a search with its tail, or without one if it is to have none. The generator makes this table, which is a part
     * of the solver.
     *
     * @throws RequestException if the search cannot have the tail that is asked for
     */
    private ChosenSearch withTail(ChosenSearch chosen) {
        SearchRequest request = request();
        OptionalInt asked = request.tail();
        if (asked.isPresent()) {
            return asked.getAsInt() == 0 ? chosen : asAsked(chosen, asked.getAsInt());
        }
        // With -f or -o, or if attempts and fits are counted, they have to agree with the article.
        if (request.isAlgorithmGiven() || request.counting() || request.fewAreEnough()) {
            return chosen;
        }
        if (request.forManyRuns()) {
            return chosen.with(chosen.plan().withTailWithin(SECONDS_FOR_MANY_RUNS));
        }
        double seconds = chosen.cost().map(SearchCost::seconds).orElse(0.0);
        return chosen.with(chosen.plan()
                .withTailWithin(SHARE_FOR_TAIL * Math.min(seconds, SECONDS_FOR_MANY_RUNS / SHARE_FOR_TAIL)));
    }

    private static ChosenSearch asAsked(ChosenSearch chosen, int left) {
        try {
            return chosen.with(chosen.plan().withTail(left));
        } catch (NoTailException e) {
            throw new RequestException("SearchRequest.tail(" + left + ") cannot be had of SearchRequest.strategy("
                    + chosen.strategy().name() + ") for this puzzle: " + e.getMessage() + "; leave it out");
        }
    }
}
