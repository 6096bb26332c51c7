package io.github.filaforge.estimate;

import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean of independent samples, and how far it may be off.
 *
 * @param mean the mean
 * @param error its standard error; not a number if there is but one sample
 * @param samples how many samples; with {@link Integer#MAX_VALUE} the mean is known exactly
 */
public record Estimate(double mean, double error, int samples) {

    private static final double CONFIDENCE = 0.95;

    /** A figure that is known, or taken as if it were. */
    public static Estimate exactly(double figure) {
        return new Estimate(figure, 0, Integer.MAX_VALUE);
    }

    /** The mean of some samples, at least one. */
    public static Estimate of(double... values) {
        double mean = DoubleStream.of(values).average().orElse(Double.NaN);
        return ofDeviations(
                mean, DoubleStream.of(values).map(value -> value - mean).toArray());
    }

    /**
     * The ratio of the means of two figures of each sample, by the deviations from it.
     *
     * @param numerators one figure of each sample
     * @param denominators the other, in the same order
     */
    public static Estimate ofRatio(double[] numerators, double[] denominators) {
        double sum = DoubleStream.of(denominators).sum();
        double ratio = DoubleStream.of(numerators).sum() / sum;
        double[] deviations = new double[numerators.length];
        for (int sample = 0; sample < deviations.length; sample++) {
            deviations[sample] = (numerators[sample] - ratio * denominators[sample]) * deviations.length / sum;
        }
        return ofDeviations(ratio, deviations);
    }

    private static Estimate ofDeviations(double mean, double... deviations) {
        double squares = DoubleStream.of(deviations).map(each -> each * each).sum();
        int samples = deviations.length;
        return new Estimate(mean, Math.sqrt(squares / (samples - 1) / samples), samples);
    }

    /**
     * How far on either side of the mean the interval reaches in which the true one lies with a chance of 95 %, by Student's
     * t distribution; infinite if there is but one sample.
     */
    public double half() {
        if (samples < 2) {
            return Double.POSITIVE_INFINITY;
        }
        return error * TDistribution.of(samples - 1.0).inverseSurvivalProbability((1 - CONFIDENCE) / 2);
    }
}
