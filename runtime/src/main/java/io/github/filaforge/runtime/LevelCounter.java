package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How often something happened at each level of a search, such as each number of pieces left. Immutable. */
public final class LevelCounter {

    /** The name of the counter of placements. */
    public static final String FITS = "fits";

    /** The name of the counter of placements that half fit: one join of theirs does not match. */
    public static final String HALF_FITS = "half fits";

    private final String name;
    private final long[] byLevel;

    /** Takes the array as it is. */
    private LevelCounter(String name, long... byLevel) {
        this.name = name;
        this.byLevel = byLevel;
    }

    /**
     * A counter.
     *
     * @param name what is counted
     * @param byLevel the numbers by level from 0 up; they are copied
     */
    public static LevelCounter of(String name, long... byLevel) {
        return new LevelCounter(name, byLevel.clone());
    }

    /** What is counted. */
    public String name() {
        return name;
    }

    /** The number of levels. */
    public int levels() {
        return byLevel.length;
    }

    /** The number at a level. */
    public long at(int level) {
        return byLevel[level];
    }

    /** The number at all levels together. */
    public long sum() {
        long sum = 0;
        for (long each : byLevel) {
            sum += each;
        }
        return sum;
    }

    /**
     * The counter that has counted what this one and another have. Levels that only one of them has are as they are there.
     *
     * @throws IllegalArgumentException if the other counts something else
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

    /** The sums of counters by their names, those of the first list first. */
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
