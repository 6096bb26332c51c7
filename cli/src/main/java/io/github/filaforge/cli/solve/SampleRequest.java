package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.terminal.UserException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The request of {@code -s}.
 *
 * @param trials the number of trials
 * @param end the number of pieces left that ends a trial, when it is reached by removing a piece
 * @param seed the seed
 */
record SampleRequest(int trials, int end, long seed) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,9}),([0-9]{1,4}),(-?[0-9]{1,18})");

    static SampleRequest parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches() || Integer.parseInt(form.group(1)) == 0) {
            throw new UserException(
                    "-s takes TRIALS,R,SEED, for example 1000,16,5: so many trials, each until a piece is"
                            + " removed that leaves R, in orders that come of the seed; not '" + text + "'");
        }
        return new SampleRequest(
                Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)), Long.parseLong(form.group(3)));
    }
}
