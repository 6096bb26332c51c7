package io.github.filaforge.choice;

import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.strategy.EdgePlan;
import java.util.Optional;

/**
 * The search of an edge puzzle that was chosen.
 *
 * @param plan the plan of the search, with its strategy
 * @param reason the reason for the choice, in words
 * @param cost the expected cost of the search; empty if it is beyond all numbers, or if the search is for high scores
 * @param score the plan of a search for boards with a high score; empty if all joins have to match
 */
public record ChosenEdges(EdgePlan plan, String reason, Optional<SearchCost> cost, Optional<ScoreSearch> score) {}
