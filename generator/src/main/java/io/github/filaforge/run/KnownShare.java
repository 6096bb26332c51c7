package io.github.filaforge.run;

import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Measures the progress of a search that first counts levels. After that the share of each part in the search is known. The
 * share that is done is the sum of the shares of all parts up to the part that was begun last, without the parts that are
 * still being searched.
 */
public final class KnownShare implements SearchMeter {

    private static final double NANOS = 1e9;

    private final LongSupplier clock;
    private final Map<List<Integer>, RootPart> running = new HashMap<>();
    private long start;
    private Supplier<RunResult> soFar;
    private Optional<SearchProgress.Level> level = Optional.empty();
    private BigInteger states = BigInteger.ZERO;
    /**
     * The share up to the end of the part that was begun last. {@link #before} is the share before the first part of this
     * run, and {@link #firstBegun} is the time when it began.
     */
    private double begun = Double.NaN;

    private double before;
    private long firstBegun;

    /**
     * Creates the progress of a search that has not begun.
     *
     * @param clock returns nanoseconds
     */
    public KnownShare(LongSupplier clock) {
        this.clock = clock;
        this.start = clock.getAsLong();
    }

    @Override
    public synchronized void runBegun(Supplier<RunResult> found) {
        soFar = found;
        start = clock.getAsLong();
    }

    @Override
    public synchronized void levelEnded(int number, int levels, BigInteger itsStates) {
        level = Optional.of(new SearchProgress.Level(number, levels, itsStates));
        states = states.add(itsStates);
    }

    @Override
    public synchronized void rootBegun(RootPart part) {
        level = Optional.empty();
        if (Double.isNaN(begun)) {
            before = part.from();
            firstBegun = clock.getAsLong();
        }
        begun = part.to();
        running.put(part.path(), part);
    }

    @Override
    public synchronized void rootEnded(RootPart part, RootResult result) {
        running.remove(part.path());
    }

    @Override
    public synchronized Optional<BigInteger> states() {
        return Optional.of(states);
    }

    @Override
    public synchronized SearchProgress now() {
        long now = clock.getAsLong();
        double share = begun;
        for (RootPart part : running.values()) {
            share -= part.to() - part.from();
        }
        // The share before a checkpoint from which the search goes on was not made in this time.
        double made = share - before;
        double left = (now - firstBegun) / NANOS * (1 - share) / made;
        return new SearchProgress(
                made > 0 ? share : Double.NaN,
                soFar == null ? BigInteger.ZERO : soFar.get().solutions(),
                (now - start) / NANOS,
                left,
                0,
                Double.NaN,
                false,
                0,
                1,
                List.of(),
                level);
    }
}
