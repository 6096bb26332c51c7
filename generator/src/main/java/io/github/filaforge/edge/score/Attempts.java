package io.github.filaforge.edge.score;

import io.github.filaforge.edge.score.PieceGroup.PieceClass;
import io.github.filaforge.runtime.edge.RestartRules;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * The attempts of a search for a high score.
 *
 * @param number the number of attempts
 * @param seed the seed of all that differs between attempts
 * @param rules the rules by which an attempt is given up
 * @param groups the groups of which each attempt takes one, best first; empty if there are none
 * @param checks the checks of the pieces of the group
 */
public record Attempts(
        int number, long seed, RestartRules rules, Optional<List<PieceGroup>> groups, DepthChecks checks) {

    /**
     * Returns these attempts with other depths.
     *
     * @param position the map from a depth to the other one
     */
    public Attempts at(IntUnaryOperator position) {
        RestartRules moved = new RestartRules(
                position.applyAsInt(rules.pastDepth()),
                rules.pastNodes(),
                rules.score(),
                rules.firstScoreNodes(),
                position.applyAsInt(rules.visitedDepth()),
                rules.visitedEvery(),
                rules.scores(),
                rules.scoresEvery(),
                rules.mostNodes());
        return new Attempts(number, seed, moved, groups, checks.at(position));
    }

    /** Returns each group in the form of the runtime: a letter for each piece. */
    public List<String> groupTexts() {
        return groups.orElse(List.of()).stream()
                .map(group -> group.classes().stream().map(Attempts::letter).collect(Collectors.joining()))
                .toList();
    }

    private static String letter(PieceClass kind) {
        return switch (kind) {
            case PRECIOUS -> "p";
            case GOOD -> "g";
            case BAD -> "b";
            case USELESS -> "u";
            case PINNED -> "-";
        };
    }
}
