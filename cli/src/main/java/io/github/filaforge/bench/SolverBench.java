package io.github.filaforge.bench;

import io.github.filaforge.PackingBuilder;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchResult;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Measures programs in this JVM, on one thread. Only the first measurement in a JVM gives the time of a first run, because
 * later ones find code that is loaded and compiled.
 */
public final class SolverBench {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1e3;

    /** The suffix of the name of a strategy whose solver is made without a tail. */
    private static final String WITHOUT_TAIL = "-without-tail";

    private final Puzzle puzzle;
    private final SearchRequest request;
    private final Stopwatch reading;
    private final double seconds;
    private final List<String> pieces;

    /**
     * Creates a bench for a puzzle.
     *
     * @param request the request for all programs, whose strategy is not used; if it counts, attempts and fits are counted
     *     in a run of their own
     * @param reading the stopwatch with the time of reading the puzzle
     * @param seconds the time in seconds for which a program is run for the steady state; it is run for this time before,
     *     to warm up
     * @param pieces the names of the pieces that a program which places piece by piece places first; see
     *     {@link #checkPieces}
     */
    public SolverBench(Puzzle puzzle, SearchRequest request, Stopwatch reading, double seconds, List<String> pieces) {
        this.puzzle = puzzle;
        this.request = request;
        this.reading = reading;
        this.seconds = seconds;
        this.pieces = List.copyOf(pieces);
    }

    /** Returns the names of the programs that can solve the puzzle of a plan and are measured if none is named. */
    public static List<String> usualPrograms(SearchPlan plan) {
        List<String> names = new ArrayList<>(Strategies.all().stream()
                .filter(strategy ->
                        strategy.takes(plan.kind()) || strategy.kind().isAlternativeTo(plan.kind()))
                .flatMap(strategy -> strategy.hasTail()
                        ? Stream.of(strategy.name(), strategy.name() + WITHOUT_TAIL)
                        : Stream.of(strategy.name()))
                .toList());
        plan.inFixedOrder().ifPresent(fixed -> {
            if (ComparisonPrograms.isPentominoes10x6(fixed)) {
                names.addAll(strategiesForComparison(fixed));
            }
            names.addAll(ComparisonPrograms.usual(fixed));
        });
        return names;
    }

    /** Returns the names of the strategies that serve only for comparison and can search by a plan. */
    private static List<String> strategiesForComparison(FixedOrderPlan plan) {
        return Strategies.forComparison().stream()
                .filter(strategy -> strategy.plan(plan).obstacle().isEmpty())
                .map(Strategy::name)
                .toList();
    }

    /** Returns the names of all programs that can solve the puzzle of a plan, with those that are measured only if named. */
    public static List<String> programs(SearchPlan plan) {
        List<String> names = new ArrayList<>(usualPrograms(plan));
        plan.inFixedOrder().ifPresent(fixed -> {
            names.addAll(strategiesForComparison(fixed));
            names.addAll(ComparisonPrograms.byPiece(fixed));
        });
        return names.stream().distinct().toList();
    }

    /**
     * Checks the names of pieces that are to be placed first.
     *
     * @param programs the names of the programs that are to be measured
     * @throws io.github.filaforge.RequestException if none of the programs places piece by piece, if a name is not that of a
     *     piece to be placed, or if a piece is named twice
     */
    public static void checkPieces(Puzzle puzzle, List<String> pieces, List<String> programs) {
        if (programs.stream().noneMatch(ComparisonPrograms.BY_PIECE::contains)) {
            throw new RequestException("--pieces is for programs that place piece by piece: add --programs "
                    + String.join(" or --programs ", ComparisonPrograms.BY_PIECE));
        }
        PieceOrder.check(puzzle, pieces);
    }

    /** Returns the names of the programs that are references for other programs, the best known first. */
    public static List<String> references() {
        List<String> names = new ArrayList<>(ComparisonPrograms.REFERENCES);
        Strategies.all().stream()
                .filter(Strategy::countsAttemptsOfArticles)
                .map(Strategy::name)
                .forEach(names::add);
        return names;
    }

    /**
     * Measures a program.
     *
     * @throws io.github.filaforge.RequestException if a strategy cannot search the puzzle
     */
    public Measurement measure(String program) {
        boolean isWithoutTail = program.endsWith(WITHOUT_TAIL);
        String name = isWithoutTail ? program.substring(0, program.length() - WITHOUT_TAIL.length()) : program;
        Optional<Strategy> strategy = Strategies.named(name);
        if (strategy.isEmpty()) {
            PackingBuilder preparation = preparation(request.but().counting(false));
            FixedOrderPlan plan = preparation.spelledOutPlan().inFixedOrder().orElseThrow();
            ComparisonRun run = ComparisonPrograms.run(program, plan, pieces);
            // Each hand-written program counts attempts and fits in every run.
            return measured(program, preparation.stopwatch(), run::search, true);
        }
        SearchRequest.Builder quick = request.but().strategy(name).counting(false);
        if (isWithoutTail || !strategy.get().hasTail()) {
            quick.tail(0);
        }
        PackingBuilder preparation = preparation(quick);
        SearchJob job = preparation.job();
        Measurement measured = measured(program, preparation.stopwatch(), () -> search(job), false);
        return request.counting()
                ? measured.counted(search(
                        preparation(quick.tail(preparation.search().plan().tailLeft())
                                        .counting(true))
                                .job()))
                : measured;
    }

    private PackingBuilder preparation(SearchRequest.Builder what) {
        return new PackingBuilder(puzzle, "bench", what.build(), new Stopwatch());
    }

    private static SearchResult search(SearchJob job) {
        return job.run(RunSettings.standard().withThreads(1).countingOnly(), new SearchListener() {});
    }

    /** A search that is run several times. */
    private interface Program {
        SearchResult search();
    }

    private Measurement measured(String program, Stopwatch stopwatch, Program run, boolean counts) {
        long start = System.nanoTime();
        SearchResult first = run.search();
        long firstEnd = System.nanoTime();
        long now = firstEnd;
        // The first run belongs to the warm-up, so a long first run needs no other.
        while (now - start < seconds * NANOS_PER_SECOND) {
            run.search();
            now = System.nanoTime();
        }
        List<Double> steady = new ArrayList<>();
        long end = now + (long) (seconds * NANOS_PER_SECOND);
        while (steady.isEmpty() || now < end) {
            run.search();
            long after = System.nanoTime();
            steady.add((after - now) / NANOS_PER_MILLI);
            now = after;
        }
        Measurement measurement = new Measurement(
                program,
                MILLIS_PER_SECOND * (reading.seconds(Stage.READ) + stopwatch.seconds(Stage.PLAN)),
                MILLIS_PER_SECOND * stopwatch.seconds(Stage.EMIT),
                MILLIS_PER_SECOND * stopwatch.seconds(Stage.COMPILE),
                (firstEnd - start) / NANOS_PER_MILLI,
                steady,
                first.solutions(),
                -1,
                -1);
        return counts ? measurement.counted(first) : measurement;
    }
}
