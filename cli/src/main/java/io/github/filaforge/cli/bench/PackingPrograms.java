package io.github.filaforge.cli.bench;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.model.Piece;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.strategy.Strategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The programs that search a packing: strategies, and the hand-written {@link ComparisonPrograms}. */
public final class PackingPrograms implements Programs {

    /** The suffix of the name of a strategy whose solver is made without a tail. */
    private static final String WITHOUT_TAIL = "-without-tail";

    private final PackingBuilder preparation;
    private final List<String> pieces;
    private SearchPlan plan;

    /**
     * Creates the programs for a puzzle.
     *
     * @param preparation the preparation of the puzzle; the strategy of its request is not used
     * @param pieces the names of the pieces that a program which places piece by piece places first; see
     *     {@link #checkPieces}
     */
    public PackingPrograms(PackingBuilder preparation, List<String> pieces) {
        this.preparation = preparation;
        this.pieces = List.copyOf(pieces);
    }

    private SearchPlan plan() {
        if (plan == null) {
            plan = preparation.spelledOutPlan();
        }
        return plan;
    }

    @Override
    public List<String> usual() {
        SearchPlan.Kind kind = plan().kind();
        List<String> names = new ArrayList<>(Strategies.all().stream()
                .filter(strategy -> strategy.takes(kind) || strategy.kind().isAlternativeTo(kind))
                .flatMap(strategy -> strategy.hasTail()
                        ? Stream.of(strategy.name(), strategy.name() + WITHOUT_TAIL)
                        : Stream.of(strategy.name()))
                .toList());
        plan().inFixedOrder().ifPresent(fixed -> {
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

    @Override
    public List<String> all() {
        List<String> names = new ArrayList<>(usual());
        plan().inFixedOrder().ifPresent(fixed -> {
            names.addAll(strategiesForComparison(fixed));
            names.addAll(ComparisonPrograms.byPiece(fixed));
        });
        return names.stream().distinct().toList();
    }

    @Override
    public void checkPieces(List<String> chosen) {
        if (chosen.stream().noneMatch(ComparisonPrograms.BY_PIECE::contains)) {
            throw new RequestException("--pieces is for programs that place piece by piece: add --programs "
                    + String.join(" or --programs ", ComparisonPrograms.BY_PIECE));
        }
        List<String> names = preparation.puzzle().mobilePieces().stream()
                .map(Piece::name)
                .distinct()
                .toList();
        Set<String> met = new HashSet<>();
        for (String name : pieces) {
            if (!names.contains(name)) {
                throw new RequestException("--pieces: puzzle "
                        + preparation.puzzle().name() + " has no piece '" + name + "' to be placed: use "
                        + String.join(", ", names));
            }
            if (!met.add(name)) {
                throw new RequestException("--pieces names piece '" + name + "' twice: name it once");
            }
        }
    }

    @Override
    public Optional<String> impossibility() {
        return preparation.impossibility();
    }

    @Override
    public BenchReport report(String machine, List<BenchRow> rows) {
        List<String> references = new ArrayList<>(ComparisonPrograms.REFERENCES);
        Strategies.all().stream()
                .filter(Strategy::countsAttemptsOfArticles)
                .map(Strategy::name)
                .forEach(references::add);
        return BenchReport.ofWholeSearch(preparation.puzzle().name(), machine, rows, references);
    }

    @Override
    public Program program(String program) {
        SearchRequest.Builder quick = preparation.request().but().counting(false);
        boolean isWithoutTail = program.endsWith(WITHOUT_TAIL);
        String name = isWithoutTail ? program.substring(0, program.length() - WITHOUT_TAIL.length()) : program;
        Optional<Strategy> strategy = Strategies.named(name);
        if (strategy.isEmpty()) {
            FixedOrderPlan fixed = preparation
                    .of(quick.build())
                    .spelledOutPlan()
                    .inFixedOrder()
                    .orElseThrow();
            // Each hand-written program counts attempts and fits in every run.
            return new Program(
                    preparation.stopwatch(),
                    ComparisonPrograms.run(name, fixed, pieces)::search,
                    UnaryOperator.identity());
        }
        quick.strategy(name);
        if (isWithoutTail || !strategy.get().hasTail()) {
            quick.tail(0);
        }
        PackingBuilder measured = preparation.of(quick.build());
        SearchJob job = measured.job();
        return new Program(
                preparation.stopwatch(),
                () -> search(job),
                first -> search(preparation
                        .of(quick.tail(measured.search().plan().tailLeft())
                                .counting(true)
                                .build())
                        .job()));
    }

    private static SearchResult search(SearchJob job) {
        return job.run(RunSettings.standard().withThreads(1).countingOnly(), new SearchListener() {});
    }
}
