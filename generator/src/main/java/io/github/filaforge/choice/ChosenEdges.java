package io.github.filaforge.choice;

import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.strategy.EdgePlan;
import java.util.Optional;

/**
 * How an edge puzzle is searched, and why.
 *
 * @param plan what is searched, and by which strategy
 * @param reason why it was chosen, in words
 * @param cost what the search is expected to cost; empty if that is beyond all numbers
 * @param score how boards with a high score are searched for; empty if all joins have to match
 */
public record ChosenEdges(EdgePlan plan, String reason, Optional<SearchCost> cost, Optional<ScoreSearch> score) {}
