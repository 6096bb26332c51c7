package io.github.filaforge.choice;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.plan.EdgeTree;
import io.github.filaforge.edge.score.Attempts;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chooses the search of an edge puzzle: by rows or by columns from one of the corners, or always at the cell with the fewest
 * candidates. Each search is sampled (Chen 1992), and the search with the least expected time is taken.
 */
public final class EdgeChoice {

    /**
     * The number of samples of each search before the best are compared. With 4 samples, a search on 10x10 with 12 pins was
     * taken whose estimate was 12,800 fits and which had more than 20 million; with 16 samples, an order was taken that
     * takes ten times the time of the best.
     */
    private static final int FIRST_RUNS = 64;

    private static final int MORE_RUNS = 256;

    /**
     * The estimated time in seconds below which {@link #FIRST_RUNS} are enough. Few samples mostly give too short a time,
     * and in rare cases a far too long one, which hardly matters for a search as short as this.
     * It lies above the time that {@link SearchCost} gives a search with one fit.
     */
    private static final double SHORT_SECONDS = 0.006;

    /** The factor by which a search may exceed the best in the first samples without being dropped. */
    private static final double NEAR = 4;

    private static final long SEED = 1;

    private final EdgePuzzle puzzle;
    private final boolean all;
    private final int roots;

    /**
     * Creates the choice for a puzzle.
     *
     * @param all true if each solution counts; false if only one counts of the solutions that symmetries of the board carry
     *     to one another
     * @param roots the least number of roots; there are fewer if every number of placed pieces has fewer states
     */
    public EdgeChoice(EdgePuzzle puzzle, boolean all, int roots) {
        this.puzzle = puzzle;
        this.all = all;
        this.roots = roots;
    }

    /** A search and a sample of it. */
    private record Candidate(
            EdgeSearch search, EdgeStrategy strategy, EdgeBranches branches, GrowingSample<Long> sample) {

        SearchCost cost(int runs) {
            return SearchCost.of(sample.ofRuns(runs), strategy.nanos(search));
        }
    }

    /**
     * Returns the best search by one of some strategies. The order in which a strategy searches does not depend on the other
     * strategies of the list, so a strategy that is given alone searches as it does when it is chosen among others.
     *
     * @param order the only order that is taken; empty for all. With an order, strategies without a fixed order are left out
     * @throws EmitException if none of the strategies can search this puzzle
     */
    public ChosenEdges among(List<EdgeStrategy> strategies, Optional<BoardOrder> order) throws EmitException {
        List<Candidate> candidates = new ArrayList<>();
        List<Candidate> bests = new ArrayList<>();
        List<String> obstacles = new ArrayList<>();
        for (EdgeStrategy strategy : strategies) {
            if (order.isPresent() && !strategy.isFixedOrder()) {
                obstacles.add(strategy.name() + " has no fixed order");
                continue;
            }
            List<Candidate> its = candidates(strategy, order.map(List::of).orElseGet(this::orders), obstacles);
            if (!its.isEmpty()) {
                candidates.addAll(its);
                bests.add(best(its));
            }
        }
        if (candidates.isEmpty()) {
            throw new EmitException("edge puzzle " + puzzle.name() + " cannot be searched so: " + obstacles.get(0)
                    + "; use SearchRequest.strategy(" + (order.isPresent() ? "edge)" : "edge-dynamic)"));
        }
        Candidate best = best(bests);
        EdgeRoots itsRoots = EdgeRoots.of(
                best.branches(), roots, best.search().order().cells().size(), false);
        return new ChosenEdges(
                new EdgePlan(best.search(), best.strategy(), itsRoots),
                reason(best, candidates, obstacles),
                Optional.of(best.cost(runs(bests))).filter(cost -> Double.isFinite(cost.seconds())),
                Optional.empty());
    }

    private List<Candidate> candidates(EdgeStrategy strategy, List<BoardOrder> orders, List<String> obstacles) {
        List<Candidate> candidates = new ArrayList<>();
        for (BoardOrder order : strategy.isFixedOrder() ? orders : orders.subList(0, 1)) {
            EdgeSearch search = EdgeSearch.of(puzzle, order, all);
            Optional<String> obstacle = strategy.obstacle(search);
            if (obstacle.isEmpty()) {
                EdgeBranches branches = strategy.branches(search);
                EdgeTree tree = new EdgeTree(branches, search.order().cells().size());
                GrowingSample<Long> sample = new FitSampler<>(tree, SEED).growing(List.of(List.of()));
                candidates.add(new Candidate(search, strategy, branches, sample));
            } else {
                obstacles.add(strategy.name() + " would have " + obstacle.get());
            }
        }
        return candidates;
    }

    private static Candidate best(List<Candidate> candidates) {
        double least = least(candidates);
        int runs = runs(candidates);
        return candidates.stream()
                .filter(each -> each.cost(FIRST_RUNS).seconds() <= NEAR * least)
                .min(Comparator.comparingDouble(each -> each.cost(runs).seconds()))
                .orElseThrow();
    }

    private static int runs(List<Candidate> candidates) {
        return least(candidates) < SHORT_SECONDS ? FIRST_RUNS : MORE_RUNS;
    }

    private static double least(List<Candidate> candidates) {
        return candidates.stream()
                .mapToDouble(each -> each.cost(FIRST_RUNS).seconds())
                .min()
                .orElseThrow();
    }

    private static String reason(Candidate best, List<Candidate> candidates, List<String> obstacles) {
        Optional<Candidate> second = candidates.stream()
                .filter(each -> !each.equals(best))
                .min(Comparator.comparingDouble(each -> each.cost(FIRST_RUNS).seconds()));
        return second.map(other -> "expected " + best.cost(FIRST_RUNS).time() + ", where "
                        + other.strategy().text(other.search()) + " takes "
                        + other.cost(FIRST_RUNS).time())
                .orElse(obstacles.isEmpty() ? "the only one asked for" : obstacles.get(0));
    }

    /**
     * Returns the orders that are worth a sample: rows and columns and, if there are pins or gaps, both of them from each
     * corner. Without these the corner makes no difference, because a turned board is an equal board.
     */
    private List<BoardOrder> orders() {
        int width = puzzle.width();
        int height = puzzle.height();
        List<BoardOrder> lines = List.of(BoardOrder.rows(width, height), BoardOrder.columns(width, height));
        if (puzzle.pins().isEmpty() && puzzle.gaps().size() == 0) {
            return lines;
        }
        return lines.stream()
                .flatMap(order -> Stream.of(
                        order,
                        mirrored(order, " from the right", true, false),
                        mirrored(order, " from the bottom", false, true),
                        mirrored(order, " from the bottom right", true, true)))
                .toList();
    }

    private BoardOrder mirrored(BoardOrder order, String from, boolean horizontally, boolean vertically) {
        return new BoardOrder(
                order.name() + from,
                order.cells().stream()
                        .map(cell -> (vertically ? puzzle.height() - 1 - puzzle.row(cell) : puzzle.row(cell))
                                        * puzzle.width()
                                + (horizontally ? puzzle.width() - 1 - puzzle.column(cell) : puzzle.column(cell)))
                        .toList());
    }

    /**
     * Returns the search for boards of which not all joins have to match, by the first strategy that can make slips.
     *
     * @throws EmitException if no strategy can make slips, or if the first that can has an obstacle in this puzzle
     * @throws ScoreException if the request cannot be met
     */
    public ChosenEdges slipping(ScoreRequest request, List<EdgeStrategy> strategies) throws EmitException {
        EdgeStrategy strategy = strategies.stream()
                .filter(EdgeStrategy::canSlip)
                .findFirst()
                .orElseThrow(() -> new EmitException("strategy "
                        + strategies.get(0).name() + " has no slips, so it finds no boards of a lower score: leave out"
                        + " SearchRequest.strategy, or take SearchRequest.strategy(edge)"));
        ScoreSearch how = ScoreSearch.of(puzzle, request);
        EdgeSearch search = EdgeSearch.slipping(puzzle, how.order(), how.array());
        Optional<String> obstacle = strategy.obstacle(search);
        if (obstacle.isPresent()) {
            throw new EmitException("edge puzzle " + puzzle.name() + " cannot be searched for scores in order "
                    + how.order().name() + ": " + strategy.name() + " would have " + obstacle.get()
                    + "; give another order, or a board of fewer colours");
        }
        EdgeRoots itsRoots = how.attempts()
                .map(each -> EdgeRoots.attempts(each.number()))
                .orElseGet(() -> EdgeRoots.of(
                        strategy.branches(search), roots, search.order().cells().size(), true));
        Optional<Attempts> attempts =
                how.attempts().map(each -> each.at(depth -> EdgeSearch.position(puzzle, how.order(), depth)));
        return new ChosenEdges(
                new EdgePlan(search, strategy, itsRoots, attempts), how.text(), Optional.empty(), Optional.of(how));
    }
}
