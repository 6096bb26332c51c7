package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.ArgumentValue;

/** The value of the option that states the number of seconds that a part may take. */
public final class BudgetArgument {

    private static final double MOST_SECONDS = 1e9;

    private BudgetArgument() {}

    /** Returns the message about an invalid value; {@code null} if the value is valid. */
    public static String mistake(String option, String value) {
        double seconds = number(value);
        // This form of the condition refuses NaN too.
        return seconds >= 0 && seconds <= MOST_SECONDS
                ? null
                : ArgumentValue.refusal(option + " takes a number of seconds, or 0 for any time", value);
    }

    /** Returns the number of seconds; infinite if a part may take any time. */
    public static double seconds(String value) {
        double seconds = number(value);
        return seconds == 0 ? Double.POSITIVE_INFINITY : seconds;
    }

    private static double number(String value) {
        try {
            return value == null ? Double.NaN : Double.parseDouble(value);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
