package io.github.filaforge.runtime;

import java.math.BigInteger;

/** Numbers of things in words: {@code 1 solution}, {@code 2 solutions}. */
public final class Quantity {

    private Quantity() {}

    /**
     * So many things.
     *
     * @param noun the singular of a noun whose plural ends in s
     */
    public static String of(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /**
     * So many things.
     *
     * @param noun the singular of a noun whose plural ends in s
     */
    public static String of(BigInteger number, String noun) {
        return number + " " + noun + (number.equals(BigInteger.ONE) ? "" : "s");
    }
}
