package io.github.filaforge.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Hands out the parts of a search in their order, each once. For one thread at a time. */
final class RootQueue {

    private final int rootCount;
    private final RootDeepening deepening;
    private final DoneParts done;
    /** What has parts that are done. */
    private final Set<List<Integer>> splitBefore;

    private int nextRoot;
    private final Deque<RootPart> parts = new ArrayDeque<>();

    /**
     * @param done what need not be searched any more
     */
    RootQueue(int rootCount, RootDeepening deepening, DoneParts done) {
        this.rootCount = rootCount;
        this.deepening = deepening;
        this.done = done;
        this.splitBefore = done.splitPaths();
    }

    /** Whether nothing is left; what is left may turn out to be nothing. */
    boolean isEmpty() {
        return parts.isEmpty() && nextRoot == rootCount;
    }

    /**
     * The next part; {@code null} if there is none.
     *
     * @throws IllegalStateException if something is done that is no part of this search
     */
    RootPart next() {
        while (!isEmpty()) {
            RootPart part = parts.isEmpty() ? RootPart.root(nextRoot++) : parts.pop();
            if (!done.contains(part)) {
                List<RootPart> split = deepening.split(part);
                if (part.isWholeIn(split)) {
                    if (splitBefore.contains(part.path())) {
                        throw new IllegalStateException("root " + part.path() + " was split before, and is not now");
                    }
                    return part;
                }
                for (int index = split.size() - 1; index >= 0; index--) {
                    parts.push(split.get(index));
                }
            }
        }
        return null;
    }
}
