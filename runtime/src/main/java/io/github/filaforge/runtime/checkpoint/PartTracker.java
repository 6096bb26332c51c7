package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Records which parts of a search are done. Parts begin in their order and end in any order. A part that was split becomes
 * one entry as soon as all its parts are done, so that a checkpoint stays short even if one root takes long while others end
 * in thousands of parts. Only one thread at a time may use an instance.
 */
final class PartTracker {

    private List<Integer> through;
    private final Set<List<Integer>> beyond = new HashSet<>();
    /** The parts behind {@link #through} that have begun, in their order. */
    private Deque<List<Integer>> begun = new ArrayDeque<>();
    /** For the path of each part that was split, the number of parts under it that have begun and not ended. */
    private final Map<List<Integer>, Integer> open = new HashMap<>();
    /** The path of the part that was the last to begin; empty at first. */
    private List<Integer> last = List.of();

    /** Creates a tracker. Of the done parts, the parts beyond {@link DoneParts#through} do not begin again. */
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
        // Parts that an earlier run has done may lie before the part that has been reached.
        beyond.removeIf(path -> DoneParts.isBeforeOrAt(path, through));
    }

    /** Adds a number to the counts of open parts of every part above a path. */
    private void countOpen(List<Integer> path, int more) {
        for (int length = 1; length < path.size(); length++) {
            List<Integer> above = path.subList(0, length);
            open.put(above, open.getOrDefault(above, 0) + more);
        }
    }

    /** Replaces each part above a path whose parts have all begun and ended by one entry. */
    private void joinAbove(List<Integer> path) {
        for (int length = path.size() - 1; length >= 1; length--) {
            List<Integer> above = List.copyOf(path.subList(0, length));
            // Parts begin in their order: a part has begun completely if the last part that has begun is not under it.
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
            // All parts under it that this run has begun lie before the part that has been reached.
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
