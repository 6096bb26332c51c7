package io.github.filaforge.cli.options;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.OrderingSteps;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * An order in which one number of pieces left is a range, such as {@code x=35:s=4..24} or {@code s=4..24/2}.
 *
 * @param before the text of the order before the range
 * @param numbers the numbers of the range, ascending
 * @param behind the text of the order behind the range
 */
public record OrderRange(String before, List<Integer> numbers, String behind) {

    private static final Pattern MEANT = Pattern.compile("=[^:]*\\.\\.");
    private static final Pattern FORM =
            Pattern.compile("(.*=)([0-9]{1,6})\\.\\.([0-9]{1,6})(?:/([0-9]{1,6}))?((?::.*)?)");

    public OrderRange {
        numbers = List.copyOf(numbers);
    }

    /** Returns true if an order contains a range, well written or not. An order in a file, {@code @FILE}, has none. */
    static boolean isMeantBy(String order) {
        return !order.startsWith("@") && MEANT.matcher(order).find();
    }

    /**
     * Reads an order with a range.
     *
     * @throws UserException if the range cannot be read, is empty, or is not the only one
     */
    static OrderRange parse(String order) {
        Matcher form = FORM.matcher(order);
        if (!form.matches() || isMeantBy(form.group(1)) || isMeantBy(form.group(5))) {
            throw new UserException("ordering schedule " + order
                    + ": a range is LOW..HIGH or LOW..HIGH/STEP with numbers of" + " pieces left from 0 to "
                    + OrderingSteps.MOST_PIECES + ", as in s=4..24/2, and only one heuristic has one");
        }
        int low = Integer.parseInt(form.group(2));
        int high = Integer.parseInt(form.group(3));
        int step = form.group(4) == null ? 1 : Integer.parseInt(form.group(4));
        if (low > high || step == 0) {
            throw new UserException("ordering schedule " + order + ": " + low + ".." + high + " by steps of " + step
                    + " is no range: give the lower number first, and a step from 1 up");
        }
        return new OrderRange(
                form.group(1),
                IntStream.iterate(low, number -> number <= high, number -> number + step)
                        .boxed()
                        .toList(),
                form.group(5));
    }

    /** Returns the order with a number, or a letter for one, in place of the range. */
    public String with(Object number) {
        return before + number + behind;
    }
}
