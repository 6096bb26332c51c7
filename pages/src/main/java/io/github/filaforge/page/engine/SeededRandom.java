package io.github.filaforge.page.engine;

import java.util.Random;

/**
 * Random numbers that a seed determines, for browsers: there the class {@code Random} of TeaVM 0.13.1 ignores its seed, so
 * that two workers would plan two different searches of one puzzle. The numbers are those of {@code Random} in the JDK, by
 * the algorithm that its documentation states.
 */
public final class SeededRandom extends Random {

    private static final long serialVersionUID = 1L;

    private static final long FACTOR = 0x5DEECE66DL;
    private static final long SUMMAND = 0xBL;
    private static final int STATE_BITS = 48;
    private static final double DOUBLE_UNIT = 0x1.0p-53;

    private long state;

    /** Creates a source of random numbers for a seed. */
    public SeededRandom(long seed) {
        this.state = (seed ^ FACTOR) & mask();
    }

    private static long mask() {
        return (1L << STATE_BITS) - 1;
    }

    @Override
    protected int next(int bits) {
        state = (state * FACTOR + SUMMAND) & mask();
        return (int) (state >>> (STATE_BITS - bits));
    }

    @Override
    public int nextInt() {
        return next(32);
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

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * DOUBLE_UNIT;
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }
}
