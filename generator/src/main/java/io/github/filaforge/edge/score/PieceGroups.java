package io.github.filaforge.edge.score;

import java.util.List;
import java.util.Random;

/**
 * The groups a search chooses from, one for each restart.
 *
 * @param groups best first, at least one
 */
public record PieceGroups(List<PieceGroup> groups) {

    /** Takes a copy of the list. */
    public PieceGroups {
        groups = List.copyOf(groups);
        if (groups.isEmpty()) {
            throw new IllegalArgumentException("no groups");
        }
    }

    /**
     * The group of a restart, at random.
     *
     * @param seed that of the whole search; the same seed gives the same groups
     * @param restart which restart, from 0 for the first search
     */
    public PieceGroup pick(long seed, long restart) {
        // Of neighbouring seeds the first number of a Random is much the same, of scattered ones it is not.
        long scattered = new Random(seed).nextLong() + restart * 0x9E3779B97F4A7C15L;
        return groups.get(new Random(scattered).nextInt(groups.size()));
    }
}
