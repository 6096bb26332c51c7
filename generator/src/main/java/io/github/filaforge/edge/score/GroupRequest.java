package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePuzzle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The settings of the groups of pieces of which each attempt takes one. They do not contain the puzzle.
 *
 * @param kept the number of groups, which are the most tileable ones of the file or of the climbs; empty for all groups of
 *     the file, or for the usual number of groups that are made
 * @param climbs the number of climbs; empty for a number in proportion to the groups
 * @param failures the number of exchanges in a row that may fail before a climb ends; empty for the usual number
 * @param file the name of the file of the groups; empty if there is none
 * @param text the content of the file, which has the groups; empty if groups are made by climbs
 */
public record GroupRequest(
        OptionalInt kept, OptionalInt climbs, OptionalInt failures, String file, Optional<String> text) {

    /** The request for no groups. */
    public static final GroupRequest NONE = keeping(0);

    /**
     * Returns the request for groups that are made by climbs.
     *
     * @param kept the number of groups; 0 for none
     */
    public static GroupRequest keeping(int kept) {
        return new GroupRequest(
                kept > 0 ? OptionalInt.of(kept) : OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                "",
                Optional.empty());
    }

    /** Returns true if there are no groups: neither their number is given, nor their file. */
    public boolean isForNone() {
        return kept.isEmpty() && file.isEmpty();
    }

    /**
     * Returns the groups, the most tileable ones first.
     *
     * @param seed the seed of the climbs
     * @return empty if the request is for none
     * @throws ScoreException if the puzzle has no groups, or the file has none of this puzzle
     */
    Optional<List<PieceGroup>> groups(EdgePuzzle puzzle, long seed) {
        if (isForNone()) {
            return Optional.empty();
        }
        if (text.isEmpty()) {
            GroupOptions usual = GroupOptions.keeping(
                    kept.orElse(Math.min(GroupOptions.KEPT, climbs.orElse(GroupOptions.KEPT))), puzzle.size());
            return Optional.of(new GroupClimb(puzzle, usual.withEffort(climbs, failures)).groups(seed));
        }
        GroupClimb.check(puzzle);
        List<PieceGroup> read = GroupText.read(file, text.get(), puzzle);
        return Optional.of(read.subList(0, Math.min(kept.orElse(read.size()), read.size())));
    }
}
