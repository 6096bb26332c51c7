package io.github.filaforge.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keeps track of the parts of a search that are done, as they begin in their order and end in any. A root, or a part, that was
 * split becomes one entry as soon as all its parts are done: so a checkpoint stays short however long one root takes, while
 * others end in thousands of parts. For one thread at a time.
 */
final class PartTracker {

    private List<Integer> through;
    private final Set<List<Integer>> beyond = new HashSet<>();
    /** The parts that have begun after {@link #through}, in their order. */
    private Deque<List<Integer>> begun = new ArrayDeque<>();
    /** By the path of each part that was split: the number of parts under it that have begun and not ended. */
    private final Map<List<Integer>, Integer> open = new HashMap<>();
    /** The path of the part that has begun last; empty at first. */
    private List<Integer> last = List.of();

    /**
     * @param done the parts that were done before; of these, the ones beyond others are never begun again
     */
    PartTracker(DoneParts done) {
        this.through = done.through();
        this.beyond.addAll(done.beyond());
    }

    void begin(RootPart part) {
        List<Integer> before = last;
        last = part.path();
        begun.add(last);
        countOpen(last, 1);
        joinAbove(before);
    }

    void end(RootPart part) {
        beyond.add(part.path());
        countOpen(part.path(), -1);
        joinAbove(part.path());
        while (!begun.isEmpty() && beyond.remove(begun.peek())) {
            through = begun.remove();
        }
        // Parts that an earlier run has done lie before the point that is reached now.
        beyond.removeIf(path -> DoneParts.isBeforeOrAt(path, through));
    }

    /** Adds to the numbers of open parts under each part above a path. */
    private void countOpen(List<Integer> path, int more) {
        for (int length = 1; length < path.size(); length++) {
            List<Integer> above = path.subList(0, length);
            open.put(above, open.getOrDefault(above, 0) + more);
        }
    }

    /** Makes one entry of each part above a path of which all parts have begun and ended. */
    private void joinAbove(List<Integer> path) {
        for (int length = path.size() - 1; length >= 1; length--) {
            List<Integer> above = List.copyOf(path.subList(0, length));
            // Parts begin in their order: none is left above which the last one does not lie.
            if (!isUnder(last, above) && open.getOrDefault(above, -1) == 0) {
                open.remove(above);
                join(above);
            }
        }
    }

    private void join(List<Integer> above) {
        Deque<List<Integer>> joined = new ArrayDeque<>();
        boolean isAdded = false;
        for (List<Integer> path : begun) {
            if (!isUnder(path, above)) {
                joined.add(path);
            } else if (!isAdded) {
                joined.add(above);
                isAdded = true;
            }
        }
        begun = joined;
        beyond.removeIf(path -> isUnder(path, above));
        if (isAdded) {
            beyond.add(above);
        } else {
            // All that this run has begun under it lies before the point that is reached.
            through = above;
        }
    }

    private static boolean isUnder(List<Integer> path, List<Integer> above) {
        return path.size() > above.size() && path.subList(0, above.size()).equals(above);
    }

    DoneParts done() {
        return new DoneParts(through, beyond);
    }
}
