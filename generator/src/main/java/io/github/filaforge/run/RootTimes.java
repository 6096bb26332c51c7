package io.github.filaforge.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Estimates the seconds that each root of a search takes. The logarithm of the time is assumed to rise linearly with the
 * number of images that fit a root. The times of the other roots are assumed to scatter about this line as the known times
 * do. Samples of a root improve its estimate. Samples are multiplied by a factor that comes from the roots whose time and
 * sample are both known. For one thread.
 */
final class RootTimes {

    /**
     * The rise for each image before anything is known; {@link #VARIANCE} is the variance of the logarithm of a time about
     * the line.
     */
    private static final double RISE = 0.004;

    private static final double VARIANCE = 1;
    /** The number of roots that would have to show another variance or rise to count as much as these values. */
    private static final int PRIOR_ROOTS = 3;

    /**
     * The variance of the logarithm of a sample before samples have shown it; it counts as {@link #PRIOR_SAMPLES} samples.
     */
    private static final double SAMPLE_VARIANCE = 0.36;

    private static final int PRIOR_SAMPLES = 6;

    /** The variance of the logarithm of a time that was measured, since the search may have been held up. */
    private static final double TIMING_VARIANCE = 0.02;

    /** The variance of the logarithm of the pace: machines differ, and searches are slower until they are compiled. */
    private static final double PACE_VARIANCE = 0.08;

    private static final double LEAST_VARIANCE = 0.05;
    private static final double MOST_VARIANCE = 1.5;
    private static final double LEAST_SECONDS = 1e-5;
    /** The weight of samples at their own scale, as the share of the search whose roots count as much. */
    private static final double PRIOR_SHARE = 0.1;

    private final double[] fitting;
    private final double spread;
    private final double expected;
    private final double[] seconds;
    private final boolean[] known;
    private final List<List<Double>> samples = new ArrayList<>();
    private double sampleSquares = SAMPLE_VARIANCE * PRIOR_SAMPLES;
    private int sampleCount = PRIOR_SAMPLES;

    /** The expected times of roots. */
    static final class Expected {

        /** The seconds of each root: the time that it took if it is done, else the expected time. */
        final double[] mean;
        /** The variance of the logarithm of the time of each root. */
        final double[] variance;

        private Expected(double[] mean, double[] variance) {
            this.mean = mean;
            this.variance = variance;
        }
    }

    /**
     * Makes an estimate of the times of roots.
     *
     * @param fitting the number of images that fit each root, or an equal number for all if it is not known
     * @param expected the expected seconds of all roots together; if it is not a number, nothing is known of any root until
     *     one is done or sampled
     */
    RootTimes(double[] fitting, double expected) {
        this.fitting = fitting.clone();
        this.expected = expected;
        this.seconds = new double[fitting.length];
        this.known = new boolean[fitting.length];
        double mean = Arrays.stream(fitting).average().orElse(0);
        double squares = 0;
        for (int root = 0; root < fitting.length; root++) {
            this.fitting[root] -= mean;
            squares += this.fitting[root] * this.fitting[root];
            samples.add(new ArrayList<>());
        }
        this.spread = squares / Math.max(1, fitting.length);
    }

    /** Receives the time of a root that is done. */
    void done(int root, double itsSeconds) {
        seconds[root] = itsSeconds;
        known[root] = true;
    }

    /** Adds a sample of the time of a root, in seconds. */
    void sampled(int root, double itsSeconds) {
        List<Double> own = samples.get(root);
        double before = variation(own);
        own.add(Math.log(Math.max(itsSeconds, LEAST_SECONDS)));
        sampleSquares += variation(own) - before;
        sampleCount += own.size() > 1 ? 1 : 0;
    }

    int samples(int root) {
        return samples.get(root).size();
    }

    private static double variation(List<Double> values) {
        double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        return values.stream()
                .mapToDouble(each -> (each - mean) * (each - mean))
                .sum();
    }

    /**
     * Returns the logarithm of the seconds of a root by its samples. The mean of few skewed samples is mostly too low, so a
     * part of their variance is added.
     */
    private double sample(int root, double variance) {
        double mean =
                samples.get(root).stream().mapToDouble(Math::exp).average().orElseThrow();
        return Math.log(mean) + variance / samples(root) / 2;
    }

    /** Returns the expected times of all roots at this moment. */
    Expected estimate() {
        int roots = fitting.length;
        double sampleVariance = sampleSquares / sampleCount;
        double scale = scale(sampleVariance);
        double[] seen = new double[roots];
        double[] variance = new double[roots];
        for (int root = 0; root < roots; root++) {
            if (known[root]) {
                seen[root] = Math.log(Math.max(seconds[root], LEAST_SECONDS));
                variance[root] = TIMING_VARIANCE;
            } else if (samples(root) > 0) {
                seen[root] = sample(root, sampleVariance) + scale;
                variance[root] = sampleVariance / samples(root);
            } else {
                variance[root] = Double.POSITIVE_INFINITY;
            }
        }
        Line line = line(seen, variance);
        double[] mean = new double[roots];
        for (int root = 0; root < roots; root++) {
            double precision = 1 / line.variance + 1 / variance[root];
            double logarithm = line.at(fitting[root]);
            if (variance[root] < Double.POSITIVE_INFINITY) {
                logarithm = (logarithm / line.variance + seen[root] / variance[root]) / precision;
            }
            double left = 1 / precision;
            mean[root] = known[root] ? seconds[root] : Math.exp(logarithm + Math.min(left, 1) / 2);
            variance[root] = Math.min(left, MOST_VARIANCE);
        }
        return new Expected(mean, variance);
    }

    /** Returns the factor by which a sampled time is multiplied to give the time that the search takes on this machine. */
    double pace() {
        return Math.exp(scale(sampleSquares / sampleCount));
    }

    /** Returns the variance of the logarithm of the pace. */
    double paceVariance() {
        int count = 0;
        for (int root = 0; root < fitting.length; root++) {
            count += known[root] ? samples(root) : 0;
        }
        return 1 / (1 / PACE_VARIANCE + count * sampleCount / sampleSquares);
    }

    /** Returns the logarithm of the factor by which samples are multiplied. */
    private double scale(double sampleVariance) {
        double taken = Double.isNaN(expected) ? 0 : PRIOR_SHARE * expected;
        double told = taken;
        for (int root = 0; root < fitting.length; root++) {
            if (known[root] && samples(root) > 0) {
                taken += seconds[root];
                told += Math.exp(sample(root, sampleVariance));
            }
        }
        return told == 0 ? 0 : Math.log(taken / told);
    }

    /** The logarithm of a time as a function of the number of images that fit. */
    private record Line(double x, double y, double rise, double variance) {

        double at(double fitting) {
            return y + rise * (fitting - x);
        }
    }

    private Line line(double[] seen, double... variance) {
        Line line = new Line(0, even(), RISE, VARIANCE);
        double most = Double.NEGATIVE_INFINITY;
        int count = 0;
        for (int root = 0; root < seen.length; root++) {
            if (variance[root] < Double.POSITIVE_INFINITY) {
                most = Math.max(most, seen[root]);
                count++;
            }
        }
        // The weights depend on the variance about the line; two rounds are close enough.
        return count == 0 ? line : fitted(fitted(line, most, count, seen, variance), most, count, seen, variance);
    }

    /** Returns the logarithm of the time of a root if only the time of all is known. */
    private double even() {
        double sum = 0;
        for (double each : fitting) {
            sum += Math.exp(RISE * each);
        }
        return Math.log(expected / Math.max(sum, 1)) - VARIANCE / 2;
    }

    /** Returns a line through the known times; longer roots count more, as they matter more. */
    private Line fitted(Line before, double most, int count, double[] seen, double... variance) {
        double[] weights = new double[seen.length];
        double all = 0;
        double x = 0;
        double y = 0;
        for (int root = 0; root < seen.length; root++) {
            if (variance[root] < Double.POSITIVE_INFINITY) {
                weights[root] = Math.exp((seen[root] - most) / 2) / (variance[root] + before.variance);
                all += weights[root];
                x += weights[root] * fitting[root];
                y += weights[root] * seen[root];
            }
        }
        x /= all;
        y /= all;
        double squares = PRIOR_ROOTS * spread;
        double products = RISE * squares;
        for (int root = 0; root < seen.length; root++) {
            double off = fitting[root] - x;
            squares += weights[root] * off * off;
            products += weights[root] * off * (weights[root] > 0 ? seen[root] - y : 0);
        }
        double rise = squares > 0 ? products / squares : 0;
        double residues = 0;
        for (int root = 0; root < seen.length; root++) {
            double residue = weights[root] > 0 ? seen[root] - y - rise * (fitting[root] - x) : 0;
            residues += weights[root] * residue * residue;
        }
        double about = (residues / all * count + VARIANCE * PRIOR_ROOTS) / (count + PRIOR_ROOTS);
        return new Line(x, y, rise, Math.max(LEAST_VARIANCE, about));
    }
}
