package io.github.filaforge.runtime.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The number of times that something happened at each level of a search, such as each number of pieces left. Immutable. */
public final class LevelCounter {

    /** The name of the counter of placements that were tried, whether they fitted or not. */
    public static final String ATTEMPTS = "attempts";

    /** The name of the counter of fits. */
    public static final String FITS = "fits";

    /** The name of the counter of placements after which the parity trigger turned back. */
    public static final String PARITY_TRIGGER = "parity trigger";

    /** The name of the counter of placements after which the volume trigger turned back. */
    public static final String VOLUME_TRIGGER = "volume trigger";

    /**
     * The name of the counter of those placements of the volume trigger that leave two parts or more that cannot be filled
     * and are as large as the smallest piece.
     */
    public static final String LARGE_PARTITION = "large partition";

    /** The name of the counter of images that the parity filter removed during the search. */
    public static final String PARITY_FILTER = "parity filter";

    /** The name of the counter of images that the volume filter removed during the search. */
    public static final String VOLUME_FILTER = "volume filter";

    /** The name of the counter of images that the fit filter removed during the search. */
    public static final String FIT_FILTER = "fit filter";

    private final String name;
    private final long[] byLevel;

    /** Creates a counter that uses the array itself. */
    private LevelCounter(String name, long... byLevel) {
        this.name = name;
        this.byLevel = byLevel;
    }

    /**
     * Creates a counter.
     *
     * @param name the name of the events that are counted
     * @param byLevel the numbers of events by level from 0 up; the array is copied
     */
    public static LevelCounter of(String name, long... byLevel) {
        return new LevelCounter(name, byLevel.clone());
    }

    /** Returns the name of the events that are counted. */
    public String name() {
        return name;
    }

    /** Returns whether this counts the actions of a backtrack trigger or of an image filter. */
    public boolean isOfTriggerOrFilter() {
        return name.endsWith(" trigger") || name.endsWith(" filter") || name.equals(LARGE_PARTITION);
    }

    /** Returns the number of levels. */
    public int levels() {
        return byLevel.length;
    }

    /** Returns the number of events at a level. */
    public long at(int level) {
        return byLevel[level];
    }

    /** Returns the number of events at all levels together. */
    public long sum() {
        long sum = 0;
        for (long each : byLevel) {
            sum += each;
        }
        return sum;
    }

    /**
     * Returns the sum of this counter and another, level by level. A level that only one of them has keeps its number.
     *
     * @throws IllegalArgumentException if the other counter has another name
     */
    public LevelCounter plus(LevelCounter other) {
        if (!name.equals(other.name)) {
            throw new IllegalArgumentException("cannot add " + other.name + " to " + name);
        }
        long[] sums = Arrays.copyOf(byLevel, Math.max(byLevel.length, other.byLevel.length));
        for (int level = 0; level < other.byLevel.length; level++) {
            sums[level] += other.byLevel[level];
        }
        return new LevelCounter(name, sums);
    }

    /** Returns the sums of counters with equal names. The counters of the first list come first. */
    public static List<LevelCounter> sums(List<LevelCounter> some, List<LevelCounter> more) {
        List<LevelCounter> result = new ArrayList<>(some);
        for (LevelCounter counter : more) {
            int index = 0;
            while (index < result.size() && !result.get(index).name().equals(counter.name())) {
                index++;
            }
            if (index == result.size()) {
                result.add(counter);
            } else {
                result.set(index, result.get(index).plus(counter));
            }
        }
        return result;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LevelCounter counter
                && name.equals(counter.name)
                && Arrays.equals(byLevel, counter.byLevel);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Arrays.hashCode(byLevel);
    }

    @Override
    public String toString() {
        return name + " " + Arrays.toString(byLevel);
    }
}
