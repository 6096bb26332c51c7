package io.github.filaforge.run;

import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.RunResult;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells how far a search is that counts levels first, and then knows of every part which share of it that is. What is over is
 * what comes before the part that was begun last, but for the parts that are being searched.
 */
public final class KnownShare implements SearchMeter {

    private static final double NANOS = 1e9;

    private final LongSupplier clock;
    private final Map<List<Integer>, RootPart> running = new HashMap<>();
    private long start;
    private Supplier<RunResult> soFar;
    private Optional<SearchProgress.Level> level = Optional.empty();
    private BigInteger states = BigInteger.ZERO;
    /** What is begun or was before, and when the first part began, and how much was done by then. */
    private double begun = Double.NaN;

    private double before;
    private long firstBegun;

    /**
     * @param clock tells nanoseconds
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
        // What began as the search went on from a checkpoint was not made in this time.
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
