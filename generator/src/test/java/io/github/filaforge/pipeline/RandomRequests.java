package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.RetiredAlgorithms;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Asks for searches of a puzzle with everything that must not change its solutions, another mixture each time. */
final class RandomRequests {

    /** No try of these puzzles is given up, so that tries find every solution. */
    private static final int ENOUGH_FITS = 1_000_000;

    /** Stands for a list of the cells in any order. */
    private static final String LISTED = "@cells";

    private static final List<String> FIXED_ORDERS =
            List.of("f", "x", "y", "z", "X", "Y", "Z", "xyz", "a", "a@160", "A@70,1,1", "R", "R@0,0,1", LISTED);

    /** Orders that only a schedule can follow. */
    private static final List<String> CHANGING_ORDERS = List.of("s", "e", "n", "e+pieces", "x+pieces", "a@160+pieces");

    /** The number of solvers of which javac compiles one. It takes fifteen times as long as Janino. */
    private static final int JAVAC_SHARE = 100;

    /** The greatest number of pieces left for a tail table. With more, the table of some puzzles takes seconds. */
    private static final int MOST_LEFT = 5;

    private final Puzzle puzzle;
    private final int pieces;
    private final Random random;

    RandomRequests(Sample sample) {
        this(
                sample.puzzle(),
                sample.puzzle().mobilePieces().size(),
                new Random(sample.seed() * 31 + sample.kind().name().hashCode()));
    }

    /**
     * Makes requests for a puzzle.
     *
     * @param pieces the greatest number of pieces left that requests have
     */
    RandomRequests(Puzzle puzzle, int pieces, Random random) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        this.random = random;
    }

    /** A request of a solver of some form; the strategy is asked for by its name. */
    SearchRequest next(SolverForm form, Distinct distinct) throws OrderingException {
        SearchRequest.Builder request = form.in(SearchRequest.builder())
                .distinct(distinct)
                .constraining(constraining(distinct))
                .counting(random.nextInt(5) == 0)
                .packageName(random.nextInt(8) == 0 ? "some.where" : "");
        boolean inTries = form.kind() == Kind.SCHEDULE && random.nextInt(3) == 0;
        if (inTries) {
            request.tries(new RestartLimit(random.nextInt(pieces + 2), ENOUGH_FITS));
        } else if (random.nextInt(4) == 0 && form.kind() != Kind.MERGED_STATES) {
            // Tries begin again and again from one place, and merged states make parts by themselves.
            request.roots(1 + random.nextInt(40));
        }
        if (form.strategy().hasTail()) {
            addTail(request);
        }
        if (form.kind() == Kind.SCHEDULE) {
            addSchedule(request);
        } else {
            request.filters(filters(false));
            addOrder(request, form.kind());
        }
        return request.build();
    }

    /** Returns the request, now and then limited to some solutions or to a part of the search. */
    SearchRequest partly(SearchRequest request) {
        boolean goes = Strategies.named(request.strategy()).orElseThrow().kind() == Kind.SCHEDULE;
        return request.but()
                .fewAreEnough(random.nextInt(3) == 0)
                .scheduled(goes && random.nextInt(3) == 0)
                .build();
    }

    /** Returns one strategy of a kind, in one of its forms. */
    SolverForm anyOf(List<SolverForm> forms) {
        return forms.get(random.nextInt(forms.size()));
    }

    /** Now and then the table that pays, or none; else one from where some pieces are left. */
    private void addTail(SearchRequest.Builder request) {
        if (pieces > 2 && random.nextInt(4) > 0) {
            request.tail(1 + random.nextInt(Math.min(pieces - 2, MOST_LEFT)));
        } else {
            request.forManyRuns(random.nextBoolean());
        }
    }

    /**
     * A search with its solvers made in two ways.
     *
     * @param compiled its solvers are compiled
     * @param direct it has direct solvers, or is the compiled search if its strategy has none
     */
    record Jobs(SearchJob compiled, SearchJob direct) {}

    /** The jobs of a request, compiled by Janino or sometimes by javac; empty if the puzzle is known to have no solution. */
    Optional<Jobs> jobs(SearchRequest request) {
        try {
            PackingBuilder builder = SearchBuilder.begin(puzzle, request);
            try {
                builder.search();
            } catch (RequestException e) {
                // The roots may leave too few pieces.
                assertTrue(e.getMessage().startsWith("SearchRequest.tail"), e::getMessage);
                builder = SearchBuilder.begin(puzzle, request.but().tail(0).build());
            }
            SearchJob compiled =
                    builder.job(random.nextInt(JAVAC_SHARE) == 0 ? new JavacCompiler() : new JaninoCompiler());
            boolean isDirect = builder.search().directSolvers(false).isPresent();
            return Optional.of(new Jobs(compiled, isDirect ? builder.job(SolverMaking.direct()) : compiled));
        } catch (ImpossiblePuzzleException e) {
            return Optional.empty();
        }
    }

    /** Returns settings with one to three threads, whose solutions arrive in order or not. */
    RunSettings settings() {
        RunSettings settings = RunSettings.standard().withThreads(1 + random.nextInt(3));
        return random.nextInt(3) == 0 ? settings.unordered() : settings;
    }

    private Constraining constraining(Distinct distinct) {
        List<String> unique =
                SearchBuilder.begin(
                                puzzle,
                                SearchRequest.builder().distinct(distinct).build())
                        .images()
                        .shapes()
                        .stream()
                        .filter(Shape::isOfOnePiece)
                        .map(Shape::name)
                        .toList();
        List<Constraining.Rule> rules = List.of(Constraining.Rule.values());
        Constraining.Rule rule = rules.get(random.nextInt(rules.size()));
        if (rule != Constraining.Rule.PIECE) {
            return Constraining.by(rule);
        }
        return unique.isEmpty()
                ? Constraining.by(Constraining.Rule.CHEAPEST)
                : Constraining.piece(unique.get(random.nextInt(unique.size())));
    }

    /** Filters, those during the search with some numbers of pieces left. */
    private Filters filters(boolean duringSearch) {
        return new Filters(
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextInt(3) == 0,
                duringSearch ? sometimes() : OptionalInt.empty(),
                duringSearch ? sometimes() : OptionalInt.empty(),
                duringSearch ? sometimes() : OptionalInt.empty(),
                random.nextBoolean(),
                duringSearch ? sometimes() : OptionalInt.empty(),
                duringSearch && random.nextInt(3) == 0);
    }

    private OptionalInt sometimes() {
        return random.nextInt(3) == 0 ? OptionalInt.of(random.nextInt(pieces + 1)) : OptionalInt.empty();
    }

    /** Adds an order of the cells, and the level at which image lists begin, which decides what is placed before them. */
    private void addOrder(SearchRequest.Builder request, Kind kind) throws OrderingException {
        int choice = random.nextInt(4);
        if (choice == 0 || (choice == 1 && pieces == 1)) {
            return;
        }
        request.nof(random.nextInt(4) > 0);
        String order = kind == Kind.CHOSEN_TARGETS ? "f" : fixedOrder();
        switch (choice) {
            // The piece with the fewest images, or the cell with the fewest.
            case 1 ->
                request.lists(random.nextBoolean() ? pieces - 1 : SearchRequest.FROM_CONSTRAINED)
                        .order(order((random.nextBoolean() ? "s:" : "") + order + "=" + (pieces - 1)));
            // Nothing: the bare region.
            case 2 -> request.lists(pieces + random.nextInt(3)).order(order(order));
            // The constrained pieces.
            default -> request.lists(SearchRequest.FROM_CONSTRAINED).order(order(order));
        }
    }

    private OrderingSteps order(String text) throws OrderingException {
        return OrderingSteps.parse(text, file -> cells());
    }

    /** All cells but junctions, in any order. */
    private String cells() {
        List<Cell> cells =
                new ArrayList<>(puzzle.lattice().written(puzzle.region().cells()));
        Collections.shuffle(cells, random);
        return cells.stream().map(puzzle.lattice()::text).collect(Collectors.joining("\n"));
    }

    private String fixedOrder() {
        return switch (random.nextInt(6)) {
            case 0 -> "o";
            case 1, 2 -> String.format(Locale.ROOT, "l@%.3f,%.3f,%.3f", weight(), weight(), weight());
            default -> FIXED_ORDERS.get(random.nextInt(FIXED_ORDERS.size()));
        };
    }

    private double weight() {
        return random.nextInt(4000) / 1000.0 - 2;
    }

    private void addSchedule(SearchRequest.Builder request) throws OrderingException {
        List<String> heuristics = Stream.concat(
                        Stream.concat(FIXED_ORDERS.stream(), CHANGING_ORDERS.stream()), Stream.of("l@1,-2,0.5"))
                .toList();
        StringBuilder order = new StringBuilder();
        int from = pieces;
        do {
            order.append(order.length() == 0 ? "" : ":")
                    .append(heuristics.get(random.nextInt(heuristics.size())))
                    .append("=")
                    .append(from);
            from -= 1 + random.nextInt(3);
        } while (from > 0 && random.nextBoolean());
        request.order(order(order.toString()))
                .lists(random.nextInt(pieces + 1))
                .nof(random.nextBoolean())
                .filters(filters(true));
        if (random.nextInt(3) == 0) {
            request.retired(new RetiredAlgorithms(
                    random.nextInt(pieces + 2), random.nextInt(pieces + 2), random.nextInt(pieces + 2)));
        }
    }
}
