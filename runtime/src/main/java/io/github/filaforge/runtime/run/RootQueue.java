package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Hands out the parts of a search in their order. */
public final class RootQueue extends PartQueue {

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

    /** Splits the parts by the splitter of the search if it has one. */
    @Override
    void begin(Search search, RunSettings settings) {
        splitter = search.splitter(Splitter.Purpose.PLANNED, splitter);
    }

    @Override
    boolean isSplitting() {
        return splitter != Splitter.NONE;
    }

    @Override
    public boolean isEmpty() {
        return parts.isEmpty() && nextRoot == rootCount;
    }

    /**
     * Returns the next part to search; {@code null} if there is none.
     *
     * @throws IllegalStateException if the done parts do not belong to this search, which splits another way
     */
    @Override
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
                reportSplit(part, split.size());
                for (int index = split.size() - 1; index >= 0; index--) {
                    parts.push(split.get(index));
                }
            }
        }
        return null;
    }

    /** Returns the part itself: parts that come in their order are not split after they have begun. */
    @Override
    public List<RootPart> split(RootPart part) {
        return List.of(part);
    }

    @Override
    public void add(List<RootPart> more) {
        throw new IllegalStateException("a part that has begun is not split");
    }
}
