package io.github.filaforge.edge.score;

/** Natural logarithms of factorials. */
final class LogFactorials {

    private final double[] ln;

    /** Computes the logarithms of the factorials of 0 to a number. */
    LogFactorials(int most) {
        ln = new double[most + 1];
        for (int n = 1; n <= most; n++) {
            ln[n] = ln[n - 1] + Math.log(n);
        }
    }

    /** Returns the logarithm of n!. */
    double of(int n) {
        return ln[n];
    }

    /** Returns the logarithm of n (n - 1) ... (n - k + 1). */
    double falling(int n, int k) {
        return ln[n] - ln[n - k];
    }
}
