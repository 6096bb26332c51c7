package io.github.filaforge.runtime.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The parts of a search that are done. Immutable.
 *
 * @param through the path of a part such that this part and all parts before it are done; empty if there is none
 * @param beyond the paths of parts behind {@code through} that are done too
 */
public record DoneParts(List<Integer> through, Set<List<Integer>> beyond) {

    /** The value of a search of which nothing is done. */
    public static final DoneParts NONE = new DoneParts(List.of(), Set.of());

    /** Copies both collections. */
    public DoneParts {
        through = List.copyOf(through);
        beyond = Set.copyOf(beyond);
    }

    /**
     * Returns true if nothing is done. The first call of a record's {@code equals} takes several milliseconds, so this method
     * does without.
     */
    public boolean isNone() {
        return through.isEmpty() && beyond.isEmpty();
    }

    /** Returns true if a part is done, with all parts into which it may be split. */
    public boolean contains(RootPart part) {
        return isBeforeOrAt(part.path(), through) || beyond.contains(part.path());
    }

    public static boolean isBeforeOrAt(List<Integer> path, List<Integer> end) {
        int common = Math.min(path.size(), end.size());
        for (int i = 0; i < common; i++) {
            int order = Integer.compare(path.get(i), end.get(i));
            if (order != 0) {
                return order < 0;
            }
        }
        return !end.isEmpty() && path.size() >= end.size();
    }

    /**
     * Returns the paths of the parts that were split: all proper beginnings of the paths of parts that are done, in any
     * order.
     */
    public Set<List<Integer>> splitPaths() {
        Set<List<Integer>> done = new HashSet<>(beyond);
        done.add(through);
        Set<List<Integer>> paths = new HashSet<>();
        for (List<Integer> path : done) {
            for (int length = 1; length < path.size(); length++) {
                paths.add(path.subList(0, length));
            }
        }
        return paths;
    }
}
