package io.github.filaforge.run;

import java.util.Arrays;

/**
 * The time that is left of a search, when some roots are done, some are being searched and some have not begun.
 *
 * @param seconds the time
 * @param error its standard error
 */
record TimeLeft(double seconds, double error) {

    /**
     * The least share that is left of a root that takes longer than expected, of the sum of the time that it has taken and
     * its estimate.
     */
    private static final double OVERDUE = 0.15;

    /** The least standard error of the estimate of the whole, which comes from a sample and was made for another machine. */
    private static final double LEAST_ERROR = 0.1;

    /**
     * The factor for the errors of small samples, which are overestimated more often than not: the times of roots are not
     * all skewed alike.
     */
    private static final double ERROR_OF_WHOLE = 0.7;

    /** The share of the search that has to be done before the times of its roots are a measure of the others. */
    private static final double SHARE_FOR_MEASURE = 0.1;

    private static final double ERROR_OF_MEASURE = 0.5;

    private static final double LEAST_LEFT = 0.02;

    /** The number of standard errors by which a search that has taken longer than its estimate refutes the estimate. */
    private static final double REFUTING_ERRORS = 2;

    /** The greatest difference between the upper and the lower limit of a share that is worth reporting. */
    private static final double MOST_SPREAD = 0.5;

    private static final TimeLeft UNKNOWN = new TimeLeft(Double.NaN, Double.NaN);

    /**
     * The facts about a search as a whole.
     *
     * @param seconds the expected time in one thread; not a number if it is not known
     * @param error the standard error of the seconds, as a share of them
     * @param paceVariance the variance of the logarithm of the pace of this machine
     */
    record Whole(double seconds, double error, double paceVariance) {

        /** Returns true if a search that has taken some seconds of one thread shows that it takes longer than expected. */
        boolean isRefutedBy(double spent) {
            return spent > seconds * Math.exp(REFUTING_ERRORS * spread());
        }

        /** Returns the standard error of the logarithm of the seconds. */
        private double spread() {
            double share = Math.max(ERROR_OF_WHOLE * error, LEAST_ERROR);
            return Math.sqrt(share * share + paceVariance);
        }
    }

    /** A search at one moment. */
    static final class Moment {

        final double[] mean;
        final boolean[] isDone;
        private final double[] variance;
        private final double[] spent;
        private final boolean[] isRunning;

        /**
         * Makes a moment of a search. All arrays have an element for each root.
         *
         * @param expected the expected times
         * @param spent the seconds that were spent on each root
         * @param isDone true for the roots that are done
         * @param isRunning true for the roots that are being searched
         */
        Moment(RootTimes.Expected expected, double[] spent, boolean[] isDone, boolean[] isRunning) {
            this.mean = expected.mean;
            this.variance = expected.variance;
            this.spent = spent;
            this.isDone = isDone;
            this.isRunning = isRunning;
        }
    }

    /** Returns the share of a search that is over if some seconds have passed; not a number if errors make it worthless. */
    double share(double passed) {
        double least = passed / (passed + seconds + error);
        double most = passed / (passed + Math.max(0, seconds - error));
        return most - least <= MOST_SPREAD ? passed / (passed + seconds) : Double.NaN;
    }

    /**
     * Returns the time left with a number of threads; not a number if the estimate of the whole is refuted and too few roots
     * are done for a measure of the others.
     *
     * @param before the time, by their estimates, of the roots that were done before this run
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
            // The more is done, the less the estimate of the whole counts if the roots differ from it.
            error = Math.hypot(error, (byRoots - byWhole) * done / (done + open));
            work = (byRoots * precision + byWhole / (error * error)) / (precision + 1 / (error * error));
            precision += 1 / (error * error);
        }
        double seconds = byThreads(moment, work / byRoots, threads);
        return new TimeLeft(seconds, seconds / work / Math.sqrt(precision));
    }

    /** Returns the time until the last thread is done, if each thread begins the next root when it has none. */
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
                // Some parts of such a root are done, and others have not begun.
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
