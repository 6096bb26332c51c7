package io.github.filaforge.edge.score;

import io.github.filaforge.runtime.edge.RestartRules;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * How often a search for a high score is begun anew.
 *
 * @param number how many attempts there are
 * @param seed of what differs between attempts
 * @param rules when an attempt is given up
 * @param groups of which each attempt takes one; empty if none
 * @param checks on the pieces of the group
 */
public record Attempts(int number, long seed, RestartRules rules, Optional<PieceGroups> groups, DepthChecks checks) {

    /**
     * The same with other depths.
     *
     * @param position what stands for a depth
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

    /** Each group as the runtime has it: a letter for each piece. */
    public List<String> groupTexts() {
        return groups.map(PieceGroups::groups).orElse(List.of()).stream()
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
