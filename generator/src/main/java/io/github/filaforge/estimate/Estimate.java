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

    private static final double CONFIDENCE = 0.95;

    /** The factor of the normal distribution, which is the limit for many degrees of freedom. */
    private static final double NORMAL = 1.959963984540054;

    /** From this number of degrees of freedom on, the error of the series about the normal distribution is below 1e-7. */
    private static final int MANY = 100;

    /** Halving the right angle this often leaves no bit of a double to be found. */
    private static final int HALVINGS = 60;

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
        return samples < 2 ? Double.POSITIVE_INFINITY : error * factor(samples - 1);
    }

    /**
     * Returns the factor of a 95 % confidence interval by Student's t distribution: the number of standard errors to either
     * side of the mean.
     *
     * @param degrees the degrees of freedom, at least 1
     */
    private static double factor(int degrees) {
        if (degrees > MANY) {
            return bySeries(degrees);
        }
        double low = 0;
        double high = Math.PI / 2;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (within(middle, degrees) < CONFIDENCE) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Math.sqrt(degrees) * Math.tan(low);
    }

    /**
     * Returns the probability of values between -t and t, where t is the tangent of an angle times the square root of the
     * degrees of freedom: formulas 26.7.3 and 26.7.4 of Abramowitz and Stegun, Handbook of Mathematical Functions.
     */
    private static double within(double angle, int degrees) {
        boolean odd = degrees % 2 == 1;
        double cosine = Math.cos(angle);
        double term = odd ? cosine : 1;
        double sum = 0;
        for (int power = odd ? 1 : 0; power <= degrees - 2; power += 2) {
            sum += term;
            term *= cosine * cosine * (power + 1) / (power + 2);
        }
        return odd ? (angle + Math.sin(angle) * sum) * 2 / Math.PI : Math.sin(angle) * sum;
    }

    /** Returns the factor by the expansion in powers of 1 / degrees, formula 26.7.5 of Abramowitz and Stegun. */
    private static double bySeries(int degrees) {
        double x = NORMAL;
        double square = x * x;
        double first = x * (square + 1) / 4;
        double second = x * ((5 * square + 16) * square + 3) / 96;
        double third = x * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return x + (first + (second + third / degrees) / degrees) / degrees;
    }
}
