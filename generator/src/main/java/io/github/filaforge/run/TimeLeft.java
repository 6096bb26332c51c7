package io.github.filaforge.run;

import java.util.Arrays;

/**
 * The time that is left of a search, when some roots are done, some are being searched and some have not begun.
 *
 * @param seconds the time
 * @param error its standard error
 */
record TimeLeft(double seconds, double error) {

    /** Of a root that takes longer than was expected at least this share of what it has taken and of its estimate is left. */
    private static final double OVERDUE = 0.15;

    /** The estimate of the whole is that of a sample and made for another machine: it is no better than this. */
    private static final double LEAST_ERROR = 0.1;

    /** The errors of small samples are overestimated more often than not: what roots take is not all skewed alike. */
    private static final double ERROR_OF_WHOLE = 0.7;

    /** Roots of about a tenth of the search have to be done for their times to be a measure of the others. */
    private static final double SHARE_FOR_MEASURE = 0.1;

    private static final double ERROR_OF_MEASURE = 0.5;

    private static final double LEAST_LEFT = 0.02;

    /** A search that has taken longer than its estimate and so many standard errors of it refutes the estimate. */
    private static final double REFUTING_ERRORS = 2;

    /** A share that may as well be larger or smaller by more than this in all is worth nothing. */
    private static final double MOST_SPREAD = 0.5;

    private static final TimeLeft UNKNOWN = new TimeLeft(Double.NaN, Double.NaN);

    /**
     * What is known of a search as a whole.
     *
     * @param seconds what it is expected to take in one thread; not a number if that is not known
     * @param error the standard error of that, as a share of it
     * @param paceVariance the variance of the logarithm of the pace of this machine
     */
    record Whole(double seconds, double error, double paceVariance) {

        /** Returns whether a search that has taken some seconds of one thread shows that it takes longer than was expected. */
        boolean isRefutedBy(double spent) {
            return spent > seconds * Math.exp(REFUTING_ERRORS * spread());
        }

        /** The standard error of the logarithm of the seconds. */
        private double spread() {
            double share = Math.max(ERROR_OF_WHOLE * error, LEAST_ERROR);
            return Math.sqrt(share * share + paceVariance);
        }
    }

    /** A search at one moment. */
    static final class Moment {

        private final double[] mean;
        private final double[] variance;
        private final double[] spent;
        private final boolean[] isDone;
        private final boolean[] isRunning;

        /**
         * @param mean what each root is expected to take, or took
         * @param variance the variances of the logarithms of these
         * @param spent for each root the seconds that were spent on it
         * @param isDone which roots are done
         * @param isRunning which are being searched
         */
        Moment(double[] mean, double[] variance, double[] spent, boolean[] isDone, boolean[] isRunning) {
            this.mean = mean;
            this.variance = variance;
            this.spent = spent;
            this.isDone = isDone;
            this.isRunning = isRunning;
        }

        double mean(int root) {
            return mean[root];
        }

        boolean isDone(int root) {
            return isDone[root];
        }
    }

    /** Returns the share of a search that is over if some seconds have passed; not a number if errors make it worthless. */
    double share(double passed) {
        double least = passed / (passed + seconds + error);
        double most = passed / (passed + Math.max(0, seconds - error));
        return most - least <= MOST_SPREAD ? passed / (passed + seconds) : Double.NaN;
    }

    /**
     * Returns the time left with a number of threads; not a number if the estimate of the whole is refuted and too few roots are
     * done for a measure of the others.
     *
     * @param before what roots took that were done before this run, by their estimates
     */
    static TimeLeft of(Moment moment, Whole whole, double before, int threads) {
        double open = 0;
        double spentOnOpen = 0;
        double squares = 0;
        double spent = before;
        for (int root = 0; root < moment.mean.length; root++) {
            spent += moment.spent[root];
            if (!moment.isDone[root]) {
                open += moment.mean[root];
                spentOnOpen += moment.spent[root];
                double least = Math.max(moment.mean[root], moment.spent[root]);
                squares += least * least * Math.expm1(moment.variance[root]);
            }
        }
        if (open == 0) {
            return new TimeLeft(0, 0);
        }
        double byRoots = Math.max(open - spentOnOpen, OVERDUE * open);
        double done = spent - spentOnOpen;
        double measure = ERROR_OF_MEASURE / Math.sqrt(1 + 3 * Math.log1p(done / (done + open) / SHARE_FOR_MEASURE));
        double precision = 1 / (squares + Math.pow(byRoots * measure, 2));
        double work = byRoots;
        boolean isRefuted = whole.isRefutedBy(spent);
        if (isRefuted && done < SHARE_FOR_MEASURE * (done + open)) {
            return UNKNOWN;
        }
        if (!isRefuted && !Double.isNaN(whole.seconds)) {
            double error = whole.spread() * Math.max(whole.seconds, spent);
            double byWhole = Math.max(whole.seconds - spent, LEAST_LEFT * whole.seconds);
            // The more is done, the less the whole is believed if roots tell another tale.
            error = Math.hypot(error, (byRoots - byWhole) * done / (done + open));
            work = (byRoots * precision + byWhole / (error * error)) / (precision + 1 / (error * error));
            precision += 1 / (error * error);
        }
        double seconds = byThreads(moment, work / byRoots, threads);
        return new TimeLeft(seconds, seconds / work / Math.sqrt(precision));
    }

    /** When the last thread is done, if each begins the next root when it has none. */
    private static double byThreads(Moment moment, double factor, int threads) {
        double[] busy = new double[threads];
        int thread = 0;
        for (int root = 0; root < moment.mean.length; root++) {
            if (moment.isRunning[root] && !moment.isDone[root]) {
                double expected = factor * moment.mean[root];
                double spent = moment.spent[root];
                busy[thread % threads] += Math.max(expected - spent, OVERDUE * (expected + spent));
                thread++;
            }
        }
        for (int root = 0; root < moment.mean.length; root++) {
            if (!moment.isRunning[root] && !moment.isDone[root]) {
                double expected = factor * moment.mean[root];
                double spent = moment.spent[root];
                // A root of which parts are done, and others not begun.
                busy[first(busy)] += spent > 0 ? Math.max(expected - spent, OVERDUE * (expected + spent)) : expected;
            }
        }
        return Arrays.stream(busy).max().orElse(0);
    }

    private static int first(double... busy) {
        int first = 0;
        for (int thread = 1; thread < busy.length; thread++) {
            first = busy[thread] < busy[first] ? thread : first;
        }
        return first;
    }
}
