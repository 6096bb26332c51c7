package io.github.filaforge.cli.report;

import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The attempts of a search for high scores, with the yardstick of the eii article: the number of boards with a score that
 * an attempt, or all attempts with one group of pieces, reach in an hour of a processor.
 */
public final class AttemptReport {

    private static final double NANOS_AN_HOUR = 3600e9;

    private final Map<Integer, List<AttemptEnd>> byGroup = new TreeMap<>();

    /** Adds an attempt, and returns a line about it without a line feed. */
    public String add(AttemptEnd end) {
        byGroup.computeIfAbsent(end.group(), group -> new ArrayList<>()).add(end);
        return "attempt " + end.attempt() + (end.group() == 0 ? "" : ", group " + end.group()) + ": "
                + text(List.of(end)) + "; " + end.reason();
    }

    /** Returns a line for each group, the groups with the most boards an hour first; nothing if there are no groups. */
    public String byGroup() {
        StringBuilder text = new StringBuilder();
        byGroup.entrySet().stream()
                .filter(entry -> entry.getKey() > 0)
                .sorted(Comparator.comparing((Map.Entry<Integer, List<AttemptEnd>> entry) -> -anHour(entry.getValue())))
                .forEach(entry -> text.append("group ")
                        .append(entry.getKey())
                        .append(": ")
                        .append(Plural.of(entry.getValue().size(), "attempt"))
                        .append(", ")
                        .append(text(entry.getValue()))
                        .append('\n'));
        return text.toString();
    }

    private static String text(List<AttemptEnd> ends) {
        return String.format(
                Locale.ROOT,
                "%,d placements, %,d times %d joins or more, %,.1f an hour",
                ends.stream().mapToLong(AttemptEnd::nodes).sum(),
                boards(ends),
                ends.get(0).score(),
                anHour(ends));
    }

    private static long boards(List<AttemptEnd> ends) {
        return ends.stream().mapToLong(AttemptEnd::boards).sum();
    }

    private static double anHour(List<AttemptEnd> ends) {
        long nanos = ends.stream().mapToLong(AttemptEnd::nanos).sum();
        return boards(ends) * NANOS_AN_HOUR / Math.max(1, nanos);
    }
}
