package io.github.filaforge.estimate;

import java.util.stream.DoubleStream;

/**
 * A mean of independent samples with its error.
 *
 * @param mean the mean
 * @param error its standard error; NaN if there is only one sample
 * @param samples the number of samples; {@link Integer#MAX_VALUE} if the mean is known exactly
 */
public record Estimate(double mean, double error, int samples) {

    /** Returns the estimate of a figure that is known, or treated as known. */
    public static Estimate exactly(double figure) {
        return new Estimate(figure, 0, Integer.MAX_VALUE);
    }

    /** Returns the mean of some samples, at least one. */
    public static Estimate of(double... values) {
        double mean = DoubleStream.of(values).average().orElse(Double.NaN);
        return ofDeviations(
                mean, DoubleStream.of(values).map(value -> value - mean).toArray());
    }

    /**
     * Returns the ratio of the means of two figures of each sample. Its error follows from the deviations from the ratio.
     *
     * @param numerators the first figure of each sample
     * @param denominators the second figure of each sample, in equal order
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
     * Returns half the width of the 95 % confidence interval of the mean, by Student's t distribution; infinite if there is
     * only one sample.
     */
    public double half() {
        if (samples < 2) {
            return Double.POSITIVE_INFINITY;
        }
        return error * StudentQuantile.of(samples - 1);
    }
}
