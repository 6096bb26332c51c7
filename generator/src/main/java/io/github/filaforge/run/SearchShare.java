package io.github.filaforge.run;

import io.github.filaforge.estimate.RootSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.run.TimeLeft.Moment;
import io.github.filaforge.run.TimeLeft.Whole;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Measures the progress of a search while it goes on. Roots that are done are measured by the time that they took. The other
 * roots are estimated from samples, and from the expected time of the whole search unless the time that has passed refutes
 * it. The share falls when a search turns out to be longer than expected, for example on a busy machine, and reaches the end
 * only with the search. If there is no useful estimate, no share is reported. For any number of threads.
 */
public final class SearchShare implements SearchMeter {

    private static final double NANOS = 1e9;

    /** The greatest share that is reported before the search is over. */
    private static final double MOST = 0.999;

    /**
     * The share of the time of all threads that samples use. They use more where there are processors that search nothing.
     */
    private static final double SAMPLING = 0.015;

    private static final double IDLE_SAMPLING = 0.05;
    private static final int MOST_SAMPLES = 50;
    /** The number of roots that are done which are sampled before others. */
    private static final int FIRST_MEASURES = 2;

    private static final double FIRST = 1e6;
    /** The nanoseconds before the first sample: a search that ends within a second is not sampled. */
    private static final long FIRST_SAMPLE = 1_000_000_000;

    private final int threads;
    private final long limit;
    private final Optional<SearchCost> cost;
    private final Supplier<Optional<RootSampler>> sampling;
    private final LongSupplier clock;
    private final boolean[] doneBefore;
    private final double[] spent;
    /** For each root, the number of its parts that are not done. */
    private final int[] open;

    private final DoneParts done;

    private final Map<Thread, Running> running = new HashMap<>();
    private RootTimes times;
    private long start;
    private Supplier<RunResult> soFar;
    private double share;

    /** The sampler, which only the thread that samples uses. */
    private RootSampler samples;

    /** The number of samples of roots that were done already. */
    private int measures;

    private boolean samplesAsked;
    private long sampled;

    /** The part that a thread searches. */
    private record Running(RootPart part, long since) {}

    /**
     * Makes a meter.
     *
     * @param cost the expected cost of the search
     * @param sampling returns the sampler of roots; it is called with the first {@link #sample}
     * @param clock returns nanoseconds
     */
    public SearchShare(
            int roots,
            RunSettings settings,
            Optional<SearchCost> cost,
            Supplier<Optional<RootSampler>> sampling,
            LongSupplier clock) {
        this.threads = settings.threads();
        this.limit = settings.limit();
        this.cost = cost;
        this.sampling = sampling;
        this.clock = clock;
        this.doneBefore = new boolean[roots];
        this.done = settings.done();
        for (int root = 0; root < roots; root++) {
            doneBefore[root] = done.contains(RootPart.root(root));
        }
        this.spent = new double[roots];
        this.open = new int[roots];
        Arrays.fill(open, 1);
        this.times = new RootTimes(new double[roots], expected());
        this.start = clock.getAsLong();
    }

    private double expected() {
        return cost.map(SearchCost::seconds).orElse(Double.NaN);
    }

    @Override
    public synchronized void runBegun(Supplier<RunResult> found) {
        soFar = found;
        start = clock.getAsLong();
    }

    @Override
    public synchronized void rootBegun(RootPart part) {
        // A thread begins a root only when its last one is done, which may be reported later.
        end(Thread.currentThread());
        running.put(Thread.currentThread(), new Running(part, clock.getAsLong()));
    }

    @Override
    public synchronized void rootSplit(RootPart part, int parts) {
        for (Map.Entry<Thread, Running> each : List.copyOf(running.entrySet())) {
            if (each.getValue().part.path().equals(part.path())) {
                // The search of the part was given up.
                running.remove(each.getKey());
                spent[part.root()] += (clock.getAsLong() - each.getValue().since) / NANOS;
            }
        }
        open[part.root()] += parts - 1;
        for (int index = 0; index < parts; index++) {
            open[part.root()] -= done.contains(part.part(index, null)) ? 1 : 0;
        }
        endIfDone(part.root());
    }

    @Override
    public synchronized void rootEnded(RootPart part, RootResult result) {
        for (Map.Entry<Thread, Running> each : List.copyOf(running.entrySet())) {
            if (each.getValue().part.path().equals(part.path())) {
                end(each.getKey());
            }
        }
    }

    private void end(Thread thread) {
        Running ended = running.remove(thread);
        if (ended != null) {
            int root = ended.part.root();
            spent[root] += (clock.getAsLong() - ended.since) / NANOS;
            open[root]--;
            endIfDone(root);
        }
    }

    private void endIfDone(int root) {
        if (isDone(root) && !doneBefore[root]) {
            times.done(root, spent[root]);
        }
    }

    private boolean isDone(int root) {
        return doneBefore[root] || open[root] == 0;
    }

    /** Takes samples for some of the time that has passed since the last time. */
    @Override
    public void sample() {
        long began = clock.getAsLong();
        double allowed = allowed(began);
        if (allowed <= 0) {
            return;
        }
        if (!samplesAsked) {
            samplesAsked = true;
            sampling.get().ifPresent(this::begin);
            sampled += clock.getAsLong() - began;
        }
        if (samples == null || began - start < FIRST_SAMPLE) {
            return;
        }
        for (int root : neediest()) {
            if (clock.getAsLong() - began >= allowed) {
                break;
            }
            int number = count(root);
            if (number < MOST_SAMPLES) {
                add(root, samples.seconds(root, number));
            }
        }
        sampled += clock.getAsLong() - began;
    }

    private void begin(RootSampler own) {
        double[] fitting = own.fitting();
        samples = own;
        synchronized (this) {
            times = new RootTimes(fitting, expected());
            for (int root = 0; root < spent.length; root++) {
                endIfDone(root);
            }
        }
    }

    private synchronized double allowed(long now) {
        boolean isIdle = threads < Runtime.getRuntime().availableProcessors();
        double part = isIdle ? IDLE_SAMPLING : SAMPLING;
        return part * (now - start) * threads - sampled;
    }

    /** Returns the roots that are not done, in the order in which a sample improves the estimate most. */
    private synchronized List<Integer> neediest() {
        double[] mean = times.estimate().mean;
        double[] need = new double[mean.length];
        for (int root = 0; root < mean.length; root++) {
            int count = times.samples(root);
            need[root] = mean[root] * (1 / Math.sqrt(count + 0.3) - 1 / Math.sqrt(count + 1.3));
            if (!doneBefore[root] && isDone(root)) {
                // A sample of a root that is done shows the pace, for which some samples are enough.
                need[root] = count > 0 ? 0 : mean[root] * (measures < FIRST_MEASURES ? FIRST : 1.0 / (1 + measures));
            }
        }
        return IntStream.range(0, mean.length)
                .filter(root -> need[root] > 0)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer root) -> -need[root]))
                .toList();
    }

    private synchronized int count(int root) {
        return times.samples(root);
    }

    private synchronized void add(int root, double seconds) {
        times.sampled(root, seconds);
        measures += isDone(root) ? 1 : 0;
    }

    @Override
    public synchronized SearchProgress now() {
        long now = clock.getAsLong();
        double seconds = (now - start) / NANOS;
        Moment moment = moment(now);
        double before = 0;
        int done = 0;
        for (int root = 0; root < spent.length; root++) {
            before += doneBefore[root] ? moment.mean[root] : 0;
            done += moment.isDone[root] ? 1 : 0;
        }
        double error =
                cost.map(each -> each.fits().error() / each.fits().mean()).orElse(Double.NaN);
        Whole whole = new Whole(expected() * times.pace(), error, times.paceVariance());
        TimeLeft left = TimeLeft.of(moment, whole, before, threads);
        double passed = seconds + before / threads;
        double next = left.share(passed);
        RunResult found = soFar == null ? null : soFar.get();
        BigInteger solutions = found == null ? BigInteger.ZERO : found.solutions();
        double byLimit = solutions.doubleValue() / limit;
        if (byLimit > next || (Double.isNaN(next) && byLimit > 0 && limit < Long.MAX_VALUE)) {
            next = byLimit;
            left = new TimeLeft(seconds * (1 / byLimit - 1), seconds / byLimit / Math.sqrt(solutions.doubleValue()));
        }
        share = Double.isNaN(next) ? share : Math.min(next, MOST);
        Optional<LevelCounter> counted = found == null
                ? Optional.empty()
                : found.counters().stream()
                        .filter(each -> each.name().equals("fits"))
                        .findFirst();
        double told = Double.isNaN(next) ? next : share;
        boolean isRefuted = whole.isRefutedBy(passed * threads);
        double fits = counted.map(each -> (double) each.sum())
                .orElseGet(() -> cost.filter(each -> !isRefuted)
                        .map(each -> each.fits().mean() * told)
                        .orElse(Double.NaN));
        return new SearchProgress(
                told,
                solutions,
                seconds,
                left.seconds(),
                left.error(),
                fits / seconds,
                counted.isPresent(),
                done,
                spent.length,
                running.values().stream()
                        .map(each -> each.part.root())
                        .distinct()
                        .sorted()
                        .toList(),
                Optional.empty());
    }

    private Moment moment(long now) {
        double[] taken = spent.clone();
        boolean[] isDone = new boolean[taken.length];
        boolean[] isRunning = new boolean[taken.length];
        running.values().forEach(each -> {
            taken[each.part.root()] += (now - each.since) / NANOS;
            isRunning[each.part.root()] = true;
        });
        for (int root = 0; root < taken.length; root++) {
            isDone[root] = isDone(root);
        }
        return new Moment(times.estimate(), taken, isDone, isRunning);
    }
}
