package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Hands out the parts of a search in their order, each of them once. Only one thread at a time may use an instance. */
public final class RootQueue {

    private final int rootCount;
    private Splitter splitter;
    private final DoneParts done;
    /** The paths of the parts that have to be split, because parts of them are done. */
    private final Set<List<Integer>> splitBefore;

    private int nextRoot;
    private final Deque<RootPart> parts = new ArrayDeque<>();

    /**
     * Creates a queue.
     *
     * @param done the parts that are not searched again
     */
    public RootQueue(int rootCount, Splitter splitter, DoneParts done) {
        this.rootCount = rootCount;
        this.splitter = splitter;
        this.done = done;
        this.splitBefore = done.splitPaths();
    }

    /** Splits the parts that follow by another object. */
    void splitBy(Splitter newSplitter) {
        splitter = newSplitter;
    }

    /** Returns true if parts may be split, so that there may be more parts than roots. */
    boolean isSplitting() {
        return splitter != Splitter.NONE;
    }

    /** Returns true if no part is left. Even if it returns false, {@link #next} may find no part to search. */
    public boolean isEmpty() {
        return parts.isEmpty() && nextRoot == rootCount;
    }

    /**
     * Returns the next part to search; {@code null} if there is none.
     *
     * @throws IllegalStateException if the done parts do not belong to this search, which splits another way
     */
    public RootPart next() {
        while (!isEmpty()) {
            RootPart part = parts.isEmpty() ? RootPart.root(nextRoot++) : parts.pop();
            if (!done.contains(part)) {
                List<RootPart> split = splitter.split(part);
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
