package io.github.filaforge.choice;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.plan.EdgeTree;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.runtime.text.Words;
import io.github.filaforge.strategy.EdgePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The search of an edge puzzle that was chosen.
 *
 * @param plan the plan of the search, with its strategy
 * @param reason the reason for the choice, in words
 * @param cost the expected cost of the search; empty if it is beyond all numbers, or if the search is for high scores
 * @param score the plan of a search for boards with a high score; empty if all joins have to match
 */
public record ChosenEdges(EdgePlan plan, String reason, Optional<SearchCost> cost, Optional<ScoreSearch> score)
        implements Chosen {

    private static final long SEED = 1;

    private EdgeSearch search() {
        return plan.search();
    }

    @Override
    public EdgePuzzle puzzle() {
        return search().puzzle();
    }

    @Override
    public String puzzleFacts() {
        return "edges, " + puzzle().width() + "x" + puzzle().height() + ", " + extent();
    }

    @Override
    public String extent() {
        return Plural.of(puzzle().pieceCount(), "piece") + ", "
                + Plural.of(puzzle().pins().size(), "pin");
    }

    @Override
    public String strategyName() {
        return plan.strategy().name();
    }

    @Override
    public List<String> planFacts() {
        List<String> facts = new ArrayList<>();
        facts.add("strategy " + plan.strategy().text(search()));
        facts.add("roots: " + roots());
        search().constraint()
                .ifPresent(constraint -> facts.add(
                        "piece " + puzzle().pieces().get(constraint.piece()).name() + " has "
                                + Plural.of(constraint.places().size(), "place")
                                + ", so that each solution is found once up to symmetry"));
        if (!search().symmetries().isEmpty()) {
            facts.add("symmetric copies are removed by comparing each solution with them");
        }
        return List.copyOf(facts);
    }

    @Override
    public String tables() {
        return String.join("\n", planFacts()) + "\n";
    }

    @Override
    public int roots() {
        return plan.roots().size();
    }

    @Override
    public List<String> rootTexts() {
        return plan.roots().texts();
    }

    @Override
    public String orderText() {
        return search().orderText();
    }

    @Override
    public long[] placements() {
        return plan.roots().placements(positions());
    }

    private int positions() {
        return search().order().cells().size();
    }

    @Override
    public Splitter everyPart() {
        if (plan.attempts().isPresent()) {
            return Splitter.NONE;
        }
        EdgeBranches branches = plan.strategy().branches(search());
        List<String> roots = rootTexts();
        return part -> isNearEnd(text(part, roots)) ? List.of(part) : branches.parts(part, text(part, roots));
    }

    @Override
    public Splitter longRoots(double mostSeconds) {
        if (plan.attempts().isPresent()) {
            return Splitter.NONE;
        }
        EdgeBranches branches = plan.strategy().branches(search());
        FitSampler<Long> sampler = new FitSampler<>(new EdgeTree(branches, positions()), SEED);
        List<String> roots = rootTexts();
        double nanos = plan.strategy().nanos(search());
        return LongRoots.of(
                everyPart(),
                part -> {
                    int[] placed = Words.numbers(text(part, roots));
                    return SearchCost.of(sampler.estimate(List.of(EdgeTree.placed(placed)), LongRoots.RUNS), nanos);
                },
                mostSeconds);
    }

    private boolean isNearEnd(String placed) {
        return positions() - Words.numbers(placed).length / 2 <= 1;
    }

    private static String text(RootPart part, List<String> roots) {
        return part.images() == null ? roots.get(part.root()) : part.images();
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return plan.strategy().emit(plan, request);
    }

    @Override
    public Optional<Supplier<Search>> directSolvers(boolean counting) {
        return plan.strategy().directSolvers(plan, counting);
    }

    @Override
    public boolean isDirectWithin(double seconds) {
        double loss = plan.strategy().directLoss();
        return loss == 0
                || cost.filter(expected -> expected.isBelow(seconds / loss)).isPresent();
    }

    @Override
    public Map<String, byte[]> partTables(SolverSource source) {
        return PartTables.of(rootTexts(), source);
    }

    @Override
    public Optional<ChosenEdges> edges() {
        return Optional.of(this);
    }
}
