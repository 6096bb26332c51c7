package io.github.filaforge.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The dates among the combinations of a month and a day. 29 February is one.
 *
 * @param monthAt the index of the choice of the month; the other choice is the day
 * @param months the number of each month, from 1, by the index of its option
 * @param days the number of each day by the index of its option
 */
record CalendarDates(int monthAt, List<Integer> months, List<Integer> days) {

    private static final List<Integer> LENGTHS = List.of(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final int LONGEST = 31;

    /** The number of the first letters by which a month is known. */
    private static final int LETTERS = 3;

    /**
     * Returns the dates of two choices, {@code month} and {@code day}; empty if there are other choices. An option has the
     * number that is its name, or that its English name has; otherwise its number in the definition, if no option is missing.
     */
    static Optional<CalendarDates> of(List<String> choices, List<List<String>> options) {
        int month = choices.indexOf("month");
        int day = choices.indexOf("day");
        if (choices.size() != 2 || month < 0 || day < 0) {
            return Optional.empty();
        }
        Optional<List<Integer>> months = numbers(options.get(month), LENGTHS.size());
        Optional<List<Integer>> days = numbers(options.get(day), LONGEST);
        return months.isPresent() && days.isPresent()
                ? Optional.of(new CalendarDates(month, months.get(), days.get()))
                : Optional.empty();
    }

    private static Optional<List<Integer>> numbers(List<String> names, int most) {
        List<Integer> known = new ArrayList<>();
        for (String name : names) {
            number(name, most).ifPresent(known::add);
        }
        if (known.size() == names.size()) {
            return Optional.of(known);
        }
        List<Integer> all = new ArrayList<>();
        for (int number = 1; number <= most; number++) {
            all.add(number);
        }
        return names.size() == most ? Optional.of(all) : Optional.empty();
    }

    private static OptionalInt number(String name, int most) {
        if (name.matches("[0-9]{1,2}")) {
            int number = Integer.parseInt(name);
            return number >= 1 && number <= most ? OptionalInt.of(number) : OptionalInt.empty();
        }
        int month = name.length() < LETTERS
                ? -1
                : MONTHS.indexOf(name.substring(0, LETTERS).toLowerCase(Locale.ROOT));
        return most == LENGTHS.size() && month >= 0 ? OptionalInt.of(month + 1) : OptionalInt.empty();
    }

    /** Returns true if a combination is a date, given the index of the option of each choice. */
    boolean isDate(List<Integer> indices) {
        int month = months.get(indices.get(monthAt));
        int day = days.get(indices.get(1 - monthAt));
        return day <= LENGTHS.get(month - 1);
    }
}
