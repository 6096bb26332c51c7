package io.github.filaforge.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Keeps track of which parts of a search are done, as they begin in their order and end in any. For one thread at a time. */
final class PartTracker {

    private List<Integer> through;
    private final Set<List<Integer>> beyond = new HashSet<>();
    /** What has begun after {@link #through}, in its order. */
    private final Deque<List<Integer>> begun = new ArrayDeque<>();

    /**
     * @param done what was done before; of this, parts that are done beyond others are never begun again
     */
    PartTracker(DoneParts done) {
        this.through = done.through();
        this.beyond.addAll(done.beyond());
    }

    void begin(RootPart part) {
        begun.add(part.path());
    }

    void end(RootPart part) {
        beyond.add(part.path());
        while (!begun.isEmpty() && beyond.remove(begun.peek())) {
            through = begun.remove();
        }
        // What was done in an earlier run before what has now been reached is told by that.
        beyond.removeIf(path -> DoneParts.isBeforeOrAt(path, through));
    }

    DoneParts done() {
        return new DoneParts(through, beyond);
    }
}
