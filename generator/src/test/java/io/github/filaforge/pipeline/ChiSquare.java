package io.github.filaforge.pipeline;

/** Pearson's test whether things come equally often. */
public final class ChiSquare {

    /** A standard normal variable exceeds this once in a thousand times. */
    private static final double NORMAL = 3.0902;

    private ChiSquare() {}

    /**
     * The statistic.
     *
     * @param counts how often each thing came
     * @param expected how often each is expected to come
     */
    public static double of(int[] counts, double expected) {
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** Returns the value that the statistic exceeds once in a thousand times, after Wilson and Hilferty (1931). */
    public static double critical(int degreesOfFreedom) {
        double part = 2.0 / (9 * degreesOfFreedom);
        return degreesOfFreedom * Math.pow(1 - part + NORMAL * Math.sqrt(part), 3);
    }
}
