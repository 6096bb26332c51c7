package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.BestBoard;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.RootDeepening;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.SolutionSink;
import io.github.filaforge.runtime.WholeSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Searches parts of a search one by one, for any number of threads. What a part is depends on the search alone: whoever has the
 * same program splits it into the same parts and finds the same solutions in each.
 */
public final class PartedSearch {

    private static final double NANOS_PER_SECOND = 1e9;

    private static final long AGAIN_NANOS = 50_000_000;

    /** More than so many compressed bytes of solutions are split among more files. */
    private static final int MOST_BYTES = 16 << 20;

    private final Supplier<? extends WholeSearch> searches;
    private final PartSettings settings;
    private final RunSettings runSettings;
    private final Queue<WholeSearch> idle = new ConcurrentLinkedQueue<>();
    private final ScheduledThreadPoolExecutor clock;
    /** Is asked what all searches tell; makes what all of them share when the first part is searched. */
    private final WholeSearch first;

    /** Guarded by this object. */
    private boolean isPrepared;
    /** Likewise. */
    private BestBoard best = BestBoard.NONE;
    /** How parts are split that take too long; null before that is asked for. */
    private volatile RootDeepening splitting;

    /**
     * @param searches makes searches, each time another one of the same program
     * @param settings how to search
     */
    public PartedSearch(Supplier<? extends WholeSearch> searches, PartSettings settings) {
        this.searches = searches;
        this.first = searches.get();
        this.settings = settings;
        this.runSettings = settings.runSettings();
        this.clock = new ScheduledThreadPoolExecutor(1, PartedSearch::daemon);
        clock.setRemoveOnCancelPolicy(true);
        // Without a budget to watch the thread ends, and with it the last reference to this search.
        clock.setKeepAliveTime(1, TimeUnit.SECONDS);
        clock.allowCoreThreadTimeOut(true);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "budget");
        thread.setDaemon(true);
        return thread;
    }

    /** The number of roots, which are the parts that are not split yet. */
    public int roots() {
        return first.rootCount();
    }

    /** Tells what solutions are; for one thread at a time. */
    public SolutionDecoder decoder() {
        return first.decoder();
    }

    /**
     * Searches a part.
     *
     * @return what was found; empty if the part is to be split, because it took more than its budget or has too many solutions
     *     for one file
     * @throws IllegalArgumentException if there is no such part
     */
    public Optional<PartResult> search(PartName name) {
        return with(search -> search(search, name));
    }

    private Optional<PartResult> search(WholeSearch search, PartName name) {
        RootPart part = part(search, name);
        if (!part.isWholeIn(search.deepening(runSettings).split(part))) {
            return Optional.empty();
        }
        SolutionBlock.Writer kept =
                settings.kept() ? new SolutionBlock.Writer(MOST_BYTES, () -> canBeSplit(search, part)) : null;
        SolutionSink sink = new BestKept(kept == null ? solution -> {} : kept);
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
                bestSoFar()));
    }

    private synchronized BestBoard bestSoFar() {
        return best;
    }

    /** The better of the best board of all parts that are searched here, those that are given up among them, and another. */
    private synchronized BestBoard keep(BestBoard other) {
        best = best.or(other);
        return best;
    }

    /** Keeps the best board, and gives solutions to another. */
    private final class BestKept implements SolutionSink {

        private final SolutionSink sink;

        BestKept(SolutionSink sink) {
            this.sink = sink;
        }

        @Override
        public void accept(int[] solution) {
            sink.accept(solution);
        }

        @Override
        public int improved(int[] board, int score) {
            return keep(new BestBoard(score, board)).score();
        }

        @Override
        public int best() {
            return bestSoFar().score();
        }
    }

    private RootResult withinBudget(WholeSearch search, RootPart part, SolutionSink sink) {
        if (Double.isInfinite(settings.budgetSeconds())) {
            return search.search(part, sink);
        }
        Budget budget = new Budget(search, part);
        long nanos = (long) (settings.budgetSeconds() * NANOS_PER_SECOND);
        // Again and again: a search that has not quite begun forgets that it was asked to end.
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
     * Stops the search of a part that takes too long and can be split. A failure to find out whether it can ends the search too,
     * and is thrown in its thread.
     */
    private final class Budget implements Runnable {

        private final WholeSearch search;
        private final RootPart part;
        private boolean hasEnded;
        private Throwable failure;

        Budget(WholeSearch search, RootPart part) {
            this.search = search;
            this.part = part;
        }

        @Override
        public synchronized void run() {
            if (!hasEnded && isToEnd()) {
                search.stop();
            }
        }

        private boolean isToEnd() {
            if (failure != null) {
                return true;
            }
            try {
                return canBeSplit(search, part);
            } catch (RuntimeException | Error e) {
                failure = e;
                return true;
            }
        }

        /** Receives the end of the search, which may begin another part. */
        synchronized void end() {
            hasEnded = true;
        }

        /** Throws the failure to find out whether the part can be split, if there was one. */
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
     * The parts that a part is split into, in the order of their solutions; none if it has no solution.
     *
     * @throws IllegalArgumentException if there is no such part, or it cannot be split
     */
    public List<PartName> split(PartName name) {
        int count = with(search -> parts(search, part(search, name)).size());
        List<PartName> parts = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            parts.add(name.part(index));
        }
        return parts;
    }

    private RootPart part(WholeSearch search, PartName name) {
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

    private List<RootPart> parts(WholeSearch search, RootPart part) {
        List<RootPart> parts = search.deepening(runSettings).split(part);
        if (part.isWholeIn(parts)) {
            parts = splitting(search).split(part);
        }
        if (part.isWholeIn(parts)) {
            throw new IllegalArgumentException("part " + new PartName(part.path()) + " cannot be split");
        }
        return parts;
    }

    private static IllegalArgumentException noSuch(PartName name) {
        return new IllegalArgumentException("this program has no part " + name);
    }

    private boolean canBeSplit(WholeSearch search, RootPart part) {
        return !part.isWholeIn(splitting(search).split(part));
    }

    /** How parts are split that take too long: the same for all searches. */
    private RootDeepening splitting(WholeSearch search) {
        RootDeepening known = splitting;
        if (known == null) {
            RootDeepening own = search.splitting();
            // Where each solver told by itself how it is split, every plain jar and standalone source would have
            // ImageSplit, 6 kB.
            known = own == RootDeepening.NONE && search instanceof GeneratedSolver solver ? ImageSplit.of(solver) : own;
            splitting = known;
        }
        return known;
    }

    /** What is asked of a search. */
    private interface Question<T> {

        T ask(WholeSearch search);
    }

    /** Asks a search that no other thread has. One that has thrown anything is not used again. */
    private <T> T with(Question<T> question) {
        WholeSearch search = idle.poll();
        if (search == null) {
            search = another();
        }
        T answer = question.ask(search);
        idle.add(search);
        return answer;
    }

    private synchronized WholeSearch another() {
        if (!isPrepared) {
            first.prepare(runSettings, new SearchListener() {});
            isPrepared = true;
            return first;
        }
        WholeSearch search = searches.get();
        first.shareWith(search);
        return search;
    }
}
