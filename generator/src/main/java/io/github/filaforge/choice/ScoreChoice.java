package io.github.filaforge.choice;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.List;
import java.util.Optional;

/** Chooses the search for boards of an edge puzzle of which not all joins have to match. */
public final class ScoreChoice {

    private final EdgePuzzle puzzle;
    private final int roots;

    /**
     * Creates the choice for a puzzle.
     *
     * @param roots the least number of roots; there are fewer if every number of placed pieces has fewer states
     */
    public ScoreChoice(EdgePuzzle puzzle, int roots) {
        this.puzzle = puzzle;
        this.roots = roots;
    }

    /**
     * Returns the search by the first strategy that can make slips.
     *
     * @throws EmitException if no strategy can make slips, or if the first that can has an obstacle in this puzzle
     * @throws ScoreException if the request cannot be met
     */
    public ChosenEdges of(ScoreRequest request, List<EdgeStrategy> strategies) throws EmitException {
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
                .map(attempts -> EdgeRoots.attempts(attempts.number()))
                .orElseGet(() -> EdgeRoots.of(
                        strategy.branches(search), roots, search.order().cells().size(), true));
        return new ChosenEdges(
                new EdgePlan(
                        search,
                        strategy,
                        itsRoots,
                        how.attempts()
                                .map(attempts ->
                                        attempts.at(depth -> EdgeSearch.position(puzzle, how.order(), depth)))),
                how.text(),
                Optional.empty(),
                Optional.of(how));
    }
}
