package io.github.filaforge.cli.report;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * A part of a number of solutions.
 *
 * @param part the size of the part, at most the whole
 * @param whole the size of the whole; 0 only if the part is 0
 */
record Share(BigInteger part, BigInteger whole) {

    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    /** Returns the share as a number from 0 to 1. */
    double value() {
        return whole.signum() == 0 ? 0 : percent(6).doubleValue() / 100;
    }

    /** Returns the share in per cent, as short as possible: at most two digits if it is neither none nor all. */
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

    /** Returns the share in per cent with one decimal place. */
    String inFull() {
        return (whole.signum() == 0 ? BigDecimal.ZERO.setScale(1) : percent(1)).toPlainString();
    }

    private BigDecimal percent(int places) {
        return new BigDecimal(part.multiply(HUNDRED)).divide(new BigDecimal(whole), places, RoundingMode.HALF_UP);
    }
}
