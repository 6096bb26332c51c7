package io.github.filaforge.search;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Draws numbers of any size uniformly at random. */
public final class UniformNumber {

    private UniformNumber() {}

    /**
     * Returns a number that is at least 0 and less than a bound. All these numbers are equally likely if all bits of the
     * generator are. The number of bits drawn is that of the greatest of these numbers, and the last word is shortened to
     * fit. If the result is not less than the bound, the bits are drawn again. This happens in less than half of the cases.
     *
     * @param bound the bound, at least 1
     * @param random the generator
     * @throws IllegalArgumentException if the bound is less than 1
     */
    public static BigInteger below(BigInteger bound, RandomGenerator random) {
        if (bound.signum() <= 0) {
            throw new IllegalArgumentException("there is no number below " + bound + " to draw");
        }
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        while (true) {
            BigInteger drawn = BigInteger.ZERO;
            for (int left = bits; left > 0; left -= Long.SIZE) {
                int taken = Math.min(left, Long.SIZE);
                long word = random.nextLong() >>> (Long.SIZE - taken);
                drawn = drawn.shiftLeft(taken).or(new BigInteger(Long.toUnsignedString(word)));
            }
            if (drawn.compareTo(bound) < 0) {
                return drawn;
            }
        }
    }
}
