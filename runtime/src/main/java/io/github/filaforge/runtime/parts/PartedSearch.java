package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Searches the parts of a search one by one, for any number of threads. A part depends on the search alone: every process
 * with the same program splits it into the same parts and finds the same solutions in each.
 */
public final class PartedSearch {

    private static final double NANOS_PER_SECOND = 1e9;

    private static final long AGAIN_NANOS = 50_000_000;

    /**
     * The greatest number of compressed bytes of solutions of a part. A part with more is split, so that its solutions are
     * in several files.
     */
    private static final int MOST_BYTES = 16 << 20;

    private final Supplier<? extends Search> searches;
    private final PartSettings settings;
    private final RunSettings runSettings;
    private final Queue<Search> idle = new ConcurrentLinkedQueue<>();
    private final ScheduledThreadPoolExecutor clock;
    /**
     * The first search. It is used for properties that all searches share, and prepares their shared data when the first
     * part is searched.
     */
    private final Search first;

    /** Guarded by this object. */
    private boolean isPrepared;
    /** Guarded by this object. */
    private BestBoard best = BestBoard.NONE;
    /** Splits parts that take too long; null before its first use. */
    private volatile Splitter onDemand;

    /**
     * Creates a search of parts.
     *
     * @param searches makes a new instance of the search of this program at each call
     */
    public PartedSearch(Supplier<? extends Search> searches, PartSettings settings) {
        this.searches = searches;
        this.first = searches.get();
        this.settings = settings;
        this.runSettings = settings.runSettings();
        this.clock = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "budget");
            thread.setDaemon(true);
            return thread;
        });
        clock.setRemoveOnCancelPolicy(true);
        // If there is no budget to watch, the thread ends, and with it the last reference to this search.
        clock.setKeepAliveTime(1, TimeUnit.SECONDS);
        clock.allowCoreThreadTimeOut(true);
    }

    /**
     * Searches a part.
     *
     * @return the result; empty if the part is to be split, because it took more than its budget or has too many solutions
     *     for one file
     * @throws IllegalArgumentException if the part does not exist
     */
    public Optional<PartResult> search(PartName name) {
        return with(search -> search(search, name));
    }

    private Optional<PartResult> search(Search search, PartName name) {
        RootPart part = part(search, name);
        if (!part.isWholeIn(planned(search).split(part))) {
            return Optional.empty();
        }
        SolutionBlock.Writer kept = settings.storesSolutions()
                ? new SolutionBlock.Writer(MOST_BYTES, () -> canBeSplit(search, part))
                : null;
        SolutionSink sink = new SolutionSink() {
            @Override
            public void accept(int[] solution) {
                if (kept != null) {
                    kept.accept(solution);
                }
            }

            @Override
            public boolean isCounting() {
                return kept == null;
            }

            @Override
            public void count(int solutions) {
                // The result of the search has the number.
            }

            @Override
            public int improved(int[] board, int score) {
                return keep(new BestBoard(score, board)).score();
            }

            @Override
            public int best() {
                return keep(BestBoard.NONE).score();
            }
        };
        long start = System.nanoTime();
        RootResult result = withinBudget(search, part, sink);
        if (!result.complete()) {
            return Optional.empty();
        }
        return Optional.of(new PartResult(
                name,
                result.solutions(),
                result.counters(),
                System.nanoTime() - start,
                kept == null ? null : kept.block(),
                keep(BestBoard.NONE)));
    }

    /**
     * Returns the better one of another board and the best board of all parts that are searched here, including parts that
     * are given up.
     */
    private synchronized BestBoard keep(BestBoard other) {
        best = best.or(other);
        return best;
    }

    private RootResult withinBudget(Search search, RootPart part, SolutionSink sink) {
        if (Double.isInfinite(settings.budgetSeconds())) {
            return search.search(part, sink);
        }
        Budget budget = new Budget(search, part);
        long nanos = (long) (settings.budgetSeconds() * NANOS_PER_SECOND);
        // Stop is called repeatedly, because a search that has not quite begun discards the call.
        ScheduledFuture<?> alarm = clock.scheduleWithFixedDelay(budget, nanos, AGAIN_NANOS, TimeUnit.NANOSECONDS);
        RootResult result;
        try {
            result = search.search(part, sink);
        } finally {
            alarm.cancel(false);
            budget.end();
        }
        if (!result.complete()) {
            budget.throwFailure();
        }
        return result;
    }

    /**
     * Stops the search of a part that takes too long and can be split. If the test for this fails with an exception, the
     * search ends too, and the exception is thrown in its thread.
     */
    private final class Budget implements Runnable {

        private final Search search;
        private final RootPart part;
        private boolean hasEnded;
        private Throwable failure;

        Budget(Search search, RootPart part) {
            this.search = search;
            this.part = part;
        }

        @Override
        public synchronized void run() {
            if (hasEnded) {
                return;
            }
            boolean isToEnd = true;
            try {
                isToEnd = failure != null || canBeSplit(search, part);
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            if (isToEnd) {
                search.stop();
            }
        }

        /** Called when the search has ended. The object that has searched this part may then begin another part. */
        synchronized void end() {
            hasEnded = true;
        }

        /** Throws the exception of the test that decides if the part can be split, if there was one. */
        synchronized void throwFailure() {
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure instanceof RuntimeException exception) {
                throw exception;
            }
        }
    }

    /**
     * Returns the parts into which a part is split, in the order of their solutions; an empty list if it has no solution.
     *
     * @throws IllegalArgumentException if the part does not exist, or cannot be split
     */
    public List<PartName> split(PartName name) {
        return IntStream.range(0, partCount(name)).mapToObj(name::part).toList();
    }

    /**
     * Returns the number of parts into which a part is split.
     *
     * @throws IllegalArgumentException if the part does not exist, or cannot be split
     */
    public int partCount(PartName name) {
        return with(search -> parts(search, part(search, name)).size());
    }

    private RootPart part(Search search, PartName name) {
        if (name.root() >= search.rootCount()) {
            throw noSuch(name);
        }
        RootPart part = RootPart.root(name.root());
        for (int index : name.path().subList(1, name.path().size())) {
            List<RootPart> parts = parts(search, part);
            if (index >= parts.size()) {
                throw noSuch(name);
            }
            part = parts.get(index);
        }
        return part;
    }

    private List<RootPart> parts(Search search, RootPart part) {
        List<RootPart> parts = planned(search).split(part);
        if (part.isWholeIn(parts)) {
            parts = onDemand(search).split(part);
        }
        if (part.isWholeIn(parts)) {
            throw new IllegalArgumentException("part " + new PartName(part.path()) + " cannot be split");
        }
        return parts;
    }

    private static IllegalArgumentException noSuch(PartName name) {
        return new IllegalArgumentException("this program has no part " + name);
    }

    private static Splitter planned(Search search) {
        return search.splitter(Splitter.Purpose.PLANNED, Splitter.NONE);
    }

    private boolean canBeSplit(Search search, RootPart part) {
        return !part.isWholeIn(onDemand(search).split(part));
    }

    /** Returns the object that splits parts which take too long. It is used for all searches. */
    private Splitter onDemand(Search search) {
        Splitter known = onDemand;
        if (known == null) {
            known = ImageSplit.of(search);
            onDemand = known;
        }
        return known;
    }

    /** Calls a search that no other thread uses. A search that has thrown an exception is not used again. */
    private <T> T with(Function<Search, T> question) {
        Search idleSearch = idle.poll();
        Search search = idleSearch == null ? another() : idleSearch;
        T answer = question.apply(search);
        idle.add(search);
        return answer;
    }

    private synchronized Search another() {
        if (!isPrepared) {
            first.prepare(runSettings, LevelListener.NONE);
            isPrepared = true;
            return first;
        }
        Search search = searches.get();
        first.shareWith(search);
        return search;
    }
}
