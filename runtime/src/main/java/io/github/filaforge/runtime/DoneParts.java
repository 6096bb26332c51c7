package io.github.filaforge.runtime;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which parts of a search are done. Immutable.
 *
 * @param through the path of a part: it and all before it are done; empty if none is known to be
 * @param beyond the paths of parts after it that are done too
 */
public record DoneParts(List<Integer> through, Set<List<Integer>> beyond) {

    /** Nothing is done. */
    public static final DoneParts NONE = new DoneParts(List.of(), Set.of());

    /** Takes copies. */
    public DoneParts {
        through = List.copyOf(through);
        beyond = Set.copyOf(beyond);
    }

    /** Whether a part is done with all that it may be split into. */
    public boolean contains(RootPart part) {
        return isBeforeOrAt(part.path(), through) || beyond.contains(part.path());
    }

    static boolean isBeforeOrAt(List<Integer> path, List<Integer> end) {
        int common = Math.min(path.size(), end.size());
        for (int i = 0; i < common; i++) {
            int order = Integer.compare(path.get(i), end.get(i));
            if (order != 0) {
                return order < 0;
            }
        }
        return !end.isEmpty() && path.size() >= end.size();
    }

    /** The paths of what was split: those above the parts that are done, in any order. */
    Set<List<Integer>> splitPaths() {
        Set<List<Integer>> paths = new HashSet<>();
        addAbove(through, paths);
        for (List<Integer> path : beyond) {
            addAbove(path, paths);
        }
        return paths;
    }

    private static void addAbove(List<Integer> path, Set<List<Integer>> paths) {
        for (int length = 1; length < path.size(); length++) {
            paths.add(path.subList(0, length));
        }
    }
}
