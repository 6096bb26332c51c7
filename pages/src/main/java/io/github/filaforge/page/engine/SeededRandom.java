package io.github.filaforge.page.engine;

import java.util.Random;

/**
 * Random numbers that are in browsers those of the JDK for each seed. In browsers the class {@code Random} of TeaVM 0.16.0 makes
 * other numbers below a bound, so that a page would search otherwise than the command line.
 */
public final class SeededRandom extends Random {

    private static final long serialVersionUID = 1L;

    /** Creates a source of random numbers for a seed. */
    public SeededRandom(long seed) {
        super(seed);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int most = bound - 1;
        int number = next(31);
        if ((bound & most) == 0) {
            return (int) ((bound * (long) number) >> 31);
        }
        int remainder = number % bound;
        // The last numbers below 2^31 would make small remainders more likely than others.
        while (number - remainder + most < 0) {
            number = next(31);
            remainder = number % bound;
        }
        return remainder;
    }
}
