package io.github.filaforge.report;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * A part of a number of solutions.
 *
 * @param part how many, at most the whole
 * @param whole of how many; 0 only if the part is too
 */
record Share(BigInteger part, BigInteger whole) {

    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    /** From 0 to 1. */
    double value() {
        return whole.signum() == 0 ? 0 : percent(6).doubleValue() / 100;
    }

    /** In per cent, as short as it can be: no more than two digits where it is neither none nor all. */
    String inShort() {
        if (part.signum() == 0) {
            return ".";
        }
        if (part.equals(whole)) {
            return "100";
        }
        int rounded = percent(0).intValue();
        return rounded == 0 ? "<1" : Integer.toString(Math.min(rounded, 99));
    }

    /** In per cent with a decimal place. */
    String inFull() {
        return (whole.signum() == 0 ? BigDecimal.ZERO.setScale(1) : percent(1)).toPlainString();
    }

    private BigDecimal percent(int places) {
        return new BigDecimal(part.multiply(HUNDRED)).divide(new BigDecimal(whole), places, RoundingMode.HALF_UP);
    }
}
