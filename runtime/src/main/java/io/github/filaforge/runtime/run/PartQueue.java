package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import java.util.List;

/** Hands out the parts of a search, each of them once. Only one thread at a time may use an instance. */
public abstract class PartQueue {

    private SplitListener listener = (part, parts) -> {};

    /** Receives the splits of parts. */
    public interface SplitListener {

        /**
         * Called when a part was split.
         *
         * @param parts the number of parts that are searched in its place
         */
        void split(RootPart part, int parts);
    }

    /** Returns the queue of a search of several roots. */
    static PartQueue of(int rootCount, RunSettings settings) {
        return settings.isShared()
                ? new HeaviestFirst(rootCount, settings.sharing(), settings.threads())
                : new RootQueue(rootCount, settings.splitter(), settings.done());
    }

    /** Reports the splits that follow to a listener. */
    public final void reportTo(SplitListener newListener) {
        listener = newListener;
    }

    final void reportSplit(RootPart part, int parts) {
        listener.split(part, parts);
    }

    /** Receives the prepared search of a run, before the first part is handed out. */
    abstract void begin(Search search, RunSettings settings);

    /** Returns true if parts may be split, so that there may be more parts than roots. */
    abstract boolean isSplitting();

    /** Returns true if no part is left. Even if it returns false, {@link #next} may find no part to search. */
    public abstract boolean isEmpty();

    /** Returns the next part to search; {@code null} if there is none. */
    public abstract RootPart next();

    /** Splits a part that has begun, and returns its parts; returns only the part itself if it cannot be split. */
    public abstract List<RootPart> split(RootPart part);

    /** Adds parts of a part that was given up. */
    public abstract void add(List<RootPart> parts);
}
