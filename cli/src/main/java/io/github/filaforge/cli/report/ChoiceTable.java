package io.github.filaforge.cli.report;

import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The number of solutions of each combination of options, in the order of the definition: the last choice changes first. If
 * the choices are a month and a day, combinations that are no dates are not listed.
 */
public final class ChoiceTable {

    private static final String SOLUTIONS = "solutions";

    private final List<String> choices;
    private final List<List<String>> options;
    private final Optional<CalendarDates> dates;
    private final List<Long> numbers;

    private ChoiceTable(List<String> choices, List<List<String>> options, List<Long> numbers) {
        this.choices = choices;
        this.options = options;
        this.dates = CalendarDates.of(choices, options);
        this.numbers = List.copyOf(numbers);
    }

    /**
     * Returns the table of a puzzle.
     *
     * @param numbers the number of solutions of each combination
     */
    public static ChoiceTable of(Puzzle puzzle, List<Long> numbers) {
        List<Piece> choices = puzzle.choices();
        List<List<String>> options = choices.stream()
                .map(choice -> choice.options().stream().map(Option::name).toList())
                .toList();
        return new ChoiceTable(choices.stream().map(Piece::name).toList(), options, numbers);
    }

    /**
     * A combination of options.
     *
     * @param names the names of its options, one for each choice
     */
    private record Row(List<String> names, long solutions) {}

    private List<Row> rows(boolean listed) {
        List<Row> rows = new ArrayList<>();
        for (int combination = 0; combination < numbers.size(); combination++) {
            List<Integer> indices = indices(combination);
            if (dates.map(each -> each.isDate(indices)).orElse(true) == listed) {
                List<String> names = new ArrayList<>();
                for (int choice = 0; choice < indices.size(); choice++) {
                    names.add(options.get(choice).get(indices.get(choice)));
                }
                rows.add(new Row(names, numbers.get(combination)));
            }
        }
        return rows;
    }

    /** Returns the index of the option of each choice. */
    private List<Integer> indices(int combination) {
        List<Integer> indices = new ArrayList<>();
        int rest = combination;
        for (int choice = options.size() - 1; choice >= 0; choice--) {
            int size = options.get(choice).size();
            indices.add(0, rest % size);
            rest /= size;
        }
        return indices;
    }

    /** Returns the row that has the least or the greatest number, the first if several have it; empty without rows. */
    private static Optional<Row> extreme(List<Row> rows, boolean greatest) {
        return rows.stream()
                .reduce((one, other) ->
                        (greatest ? other.solutions > one.solutions : other.solutions < one.solutions) ? other : one);
    }

    private static long sum(List<Row> rows) {
        return rows.stream().mapToLong(Row::solutions).sum();
    }

    /** Returns the table for a person, without the last line feed: a line for each combination, then the sums. */
    public String text() {
        List<Row> rows = rows(true);
        List<List<String>> cells = new ArrayList<>();
        List<String> heading = shortened(choices);
        heading.add(SOLUTIONS);
        cells.add(heading);
        for (Row row : rows) {
            List<String> line = shortened(row.names());
            line.add(String.valueOf(row.solutions()));
            cells.add(line);
        }
        StringBuilder text = new StringBuilder();
        for (List<String> line : cells) {
            for (int column = 0; column < line.size(); column++) {
                boolean isNumber = column == choices.size();
                String blanks = " ".repeat(width(cells, column) - length(line.get(column)));
                text.append(isNumber ? blanks + line.get(column) + "\n" : line.get(column) + blanks + "  ");
            }
        }
        text.append("sum ").append(sum(rows)).append(" of ").append(Plural.of(rows.size(), noun()));
        extreme(rows, false).ifPresent(row -> text.append("; least ").append(named(row)));
        extreme(rows, true).ifPresent(row -> text.append("; most ").append(named(row)));
        dates.ifPresent(any -> {
            List<Row> others = rows(false);
            text.append("\n")
                    .append(Plural.of(others.size(), "combination"))
                    .append(others.size() == 1 ? " that is no date has " : " that are no dates have ")
                    .append(Plural.of(sum(others), "solution"));
        });
        return text.toString();
    }

    private String noun() {
        return dates.isPresent() ? "date" : "combination";
    }

    private static String named(Row row) {
        return row.solutions() + " (" + String.join(" ", shortened(row.names())) + ")";
    }

    private static List<String> shortened(List<String> names) {
        return names.stream().map(PlainText::shortened).collect(Collectors.toCollection(ArrayList::new));
    }

    private static int width(List<List<String>> cells, int column) {
        return cells.stream().mapToInt(line -> length(line.get(column))).max().orElse(0);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Returns the fields of the table in an object of JSON. */
    Map<String, Object> fields() {
        List<Row> rows = rows(true);
        Map<String, Object> fields = JsonObject.of(
                "choices", choices, "groups", rows.stream().map(this::fields).collect(Collectors.toList()));
        fields.put("sum", sum(rows));
        extreme(rows, false).ifPresent(row -> fields.put("least", fields(row)));
        extreme(rows, true).ifPresent(row -> fields.put("most", fields(row)));
        dates.ifPresent(any -> fields.put("noDates", sum(rows(false))));
        return fields;
    }

    private Map<String, Object> fields(Row row) {
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (int choice = 0; choice < choices.size(); choice++) {
            chosen.put(choices.get(choice), row.names().get(choice));
        }
        return JsonObject.of("options", chosen, SOLUTIONS, row.solutions());
    }
}
