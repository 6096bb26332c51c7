package io.github.filaforge.runtime.text;

import java.math.BigInteger;

/** Writes a number with its noun: {@code 1 solution}, {@code 2 solutions}. */
public final class Plural {

    private Plural() {}

    /**
     * Returns a number and a noun.
     *
     * @param noun the singular of a noun whose plural ends in s
     */
    public static String of(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /**
     * Returns a number and a noun.
     *
     * @param noun the singular of a noun whose plural ends in s
     */
    public static String of(BigInteger number, String noun) {
        return number + " " + noun + (number.equals(BigInteger.ONE) ? "" : "s");
    }
}
