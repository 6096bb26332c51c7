package io.github.filaforge;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Numbers drawn uniformly at random, however large. */
public final class UniformNumber {

    private UniformNumber() {}

    /**
     * A number from 0 to one below a bound, each exactly as likely as any other if the bits of the generator are. As many
     * bits are taken as the greatest of these numbers has, the last word of them first cut, and taken again if they are the
     * bound or more, which is so less than every second time.
     *
     * @param bound at least 1
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
                drawn = drawn.shiftLeft(taken).or(unsigned(word));
            }
            if (drawn.compareTo(bound) < 0) {
                return drawn;
            }
        }
    }

    private static BigInteger unsigned(long word) {
        return word >= 0
                ? BigInteger.valueOf(word)
                : BigInteger.valueOf(word >>> 1).shiftLeft(1).or(BigInteger.valueOf(word & 1));
    }
}
