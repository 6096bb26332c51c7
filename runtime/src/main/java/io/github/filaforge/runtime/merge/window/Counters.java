package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.board.Supply;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The numbers of used pieces that a state has beside its window, because the completions of the state depend on them. A
 * counter counts the pieces of a shape, or all pieces but blanks. A shape has no counter if geometry alone limits its number
 * of pieces. Immutable.
 */
public final class Counters {

    /** The value of {@link #counted} for the counter of all pieces but blanks. */
    private static final int ALL = -1;

    private final int[] counted;
    private final int[] least;
    private final int[] most;
    private final boolean[] areOpen;
    private final boolean areExact;

    private Counters(int[] counted, int[] least, int[] most, boolean[] areOpen, boolean areExact) {
        this.counted = counted;
        this.least = least;
        this.most = most;
        this.areOpen = areOpen;
        this.areExact = areExact;
    }

    /** Returns a counter for each shape; each solution uses all copies of each shape. */
    static Counters exact(int... copies) {
        return new Counters(
                IntStream.range(0, copies.length).toArray(),
                copies.clone(),
                copies.clone(),
                new boolean[copies.length],
                true);
    }

    /**
     * Returns the counters for a supply of pieces. If solutions may leave pieces over, these are only the counters whose
     * limits bind.
     *
     * @param size the number of cells of the region
     * @param volumes the number of cells of each shape, by the index of the shape
     * @param images the number of images of each shape
     */
    public static Counters of(Supply supply, int size, int[] volumes, int... images) {
        int shapes = volumes.length;
        if (!supply.isVaried()) {
            return exact(IntStream.range(0, shapes).map(supply::most).toArray());
        }
        int[] shapeOf = new int[shapes + 1];
        int[] leasts = new int[shapes + 1];
        int[] mosts = new int[shapes + 1];
        boolean[] open = new boolean[shapes + 1];
        int required = IntStream.range(0, shapes)
                .map(shape -> supply.least(shape) * volumes[shape])
                .sum();
        int count = 0;
        for (int shape = 0; shape < shapes; shape++) {
            int room = Math.min((size - required) / volumes[shape] + supply.least(shape), images[shape]);
            boolean isLimited = supply.most(shape) < room;
            if (isLimited || supply.least(shape) > 0) {
                shapeOf[count] = shape;
                leasts[count] = supply.least(shape);
                mosts[count] = isLimited ? supply.most(shape) : supply.least(shape);
                open[count] = !isLimited;
                count++;
            }
        }
        boolean isLimited = supply.mostInAll() < greatestNumber(supply, size, volumes);
        if (isLimited || supply.leastInAll() > leastNumber(supply, size, volumes)) {
            shapeOf[count] = ALL;
            leasts[count] = supply.leastInAll();
            mosts[count] = isLimited ? supply.mostInAll() : supply.leastInAll();
            open[count] = !isLimited;
            count++;
        }
        return new Counters(
                Arrays.copyOf(shapeOf, count),
                Arrays.copyOf(leasts, count),
                Arrays.copyOf(mosts, count),
                Arrays.copyOf(open, count),
                false);
    }

    /** Returns a number of pieces that no solution exceeds. */
    private static int greatestNumber(Supply supply, int size, int... volumes) {
        int[] ascending = IntStream.range(0, volumes.length)
                .filter(shape -> !supply.isBlank(shape))
                .boxed()
                .sorted(Comparator.comparingInt(shape -> volumes[shape]))
                .mapToInt(shape -> shape)
                .toArray();
        int room = size;
        int number = 0;
        for (int shape : ascending) {
            int more = Math.min(supply.most(shape), room / volumes[shape]);
            number += more;
            room -= more * volumes[shape];
        }
        return number;
    }

    /** Returns a number of pieces that each solution has at least. */
    private static int leastNumber(Supply supply, int size, int... volumes) {
        int required = 0;
        int largest = 1;
        boolean areAllFilled = true;
        for (int shape = 0; shape < volumes.length; shape++) {
            required += supply.isBlank(shape) ? 0 : supply.least(shape);
            largest = Math.max(largest, volumes[shape]);
            areAllFilled &= !supply.isBlank(shape);
        }
        return areAllFilled ? Math.max(required, (size + largest - 1) / largest) : required;
    }

    /** Returns for each counter the number that a piece of a shape adds. */
    int[] uses(int shape, boolean isBlank) {
        return IntStream.of(counted)
                .map(own -> own == shape || (own == ALL && !isBlank) ? 1 : 0)
                .toArray();
    }

    /** Returns the number of counters. */
    public int count() {
        return most.length;
    }

    /** Returns true if a counter counts all pieces but blanks, which other counters count too. */
    public boolean isOfAll(int counter) {
        return counted[counter] == ALL;
    }

    /** Returns the least number with which a solution may end. */
    public int least(int counter) {
        return least[counter];
    }

    /** Returns the greatest number of a counter. */
    public int most(int counter) {
        return most[counter];
    }

    /** Returns the greatest number of each counter, as a new array. */
    int[] most() {
        return most.clone();
    }

    /** Returns true if a solution may have more pieces than the greatest number, at which the counter then stays. */
    public boolean isOpen(int counter) {
        return areOpen[counter];
    }

    /** Returns true if each shape has a counter, and each solution uses all pieces. */
    public boolean areExact() {
        return areExact;
    }

    /** Returns true if the counter may end with a multiple of a positive number. */
    boolean mayEndWithMultiple(int counter, int divisor) {
        return areOpen[counter] || most[counter] / divisor * divisor >= least[counter];
    }
}
