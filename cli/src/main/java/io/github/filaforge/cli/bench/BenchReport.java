package io.github.filaforge.cli.bench;

import io.github.filaforge.cli.report.JsonLine;
import io.github.filaforge.picture.page.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes the results of a bench: a table for people, and one line of JSON for scripts. The columns depend on the kind of the
 * puzzle.
 */
public final class BenchReport {

    private static final double NANOS_PER_MICRO = 1e3;

    private final String puzzle;
    private final String extent;
    private final String machine;
    private final List<BenchRow> rows;
    private final List<String> heading;
    private final List<Column> columns;

    /**
     * A column of the table.
     *
     * @param width the least width; a column with wider entries is as wide as they are
     * @param left true if the entries stand at the left end
     */
    private record Column(String head, int width, boolean left, Function<BenchRow, String> entry) {

        static Column right(String head, int width, Function<BenchRow, String> entry) {
            // An entry keeps a distance to the column before it.
            return new Column(" " + head, width, false, row -> " " + entry.apply(row));
        }

        static Column right(String head, int width, int digits, Function<BenchRow, Double> entry) {
            return right(head, width, row -> fixed(digits, entry.apply(row)));
        }

        /** Returns the entry, or the head, filled up to the width of the column. */
        String padded(String text, List<BenchRow> rows) {
            int widest = rows.stream()
                    .mapToInt(row -> entry.apply(row).length())
                    .reduce(Math.max(width, head.length()), Math::max);
            return String.format(Locale.ROOT, "%" + (left ? "-" : "") + widest + "s", text);
        }
    }

    private BenchReport(
            String puzzle,
            String extent,
            String machine,
            List<BenchRow> rows,
            List<String> heading,
            List<Column> columns) {
        this.puzzle = puzzle;
        this.extent = extent;
        this.machine = machine;
        this.rows = List.copyOf(rows);
        this.heading = heading;
        this.columns = columns;
    }

    /**
     * Returns the report of programs that made whole searches, with the times of making them.
     *
     * @param machine the machine of the bench, in words
     * @param references the programs with which the others can be compared; the first of them that has a row is used
     */
    static BenchReport ofWholeSearch(String puzzle, String machine, List<BenchRow> rows, List<String> references) {
        List<Column> columns = new ArrayList<>(List.of(
                new Column("program", 12, true, BenchRow::program),
                Column.right("plan", 8, 0, BenchRow::planMs),
                Column.right("emit", 8, 0, BenchRow::emitMs),
                Column.right("compile", 9, 0, BenchRow::compileMs),
                Column.right("first run", 11, 1, BenchRow::firstRunMs),
                Column.right("steady", 11, 2, BenchRow::steadyMs),
                Column.right("+-", 8, 2, BenchRow::steadySpreadMs),
                Column.right("solutions", 11, row -> row.solutions().toString()),
                Column.right("attempts", 15, row -> count(row.attempts())),
                Column.right("fits", 15, row -> count(row.fits())),
                Column.right("ns/fit", 8, row -> row.fits() > 0 ? fixed(1, row.nsPerFit()) : "-")));
        references.stream()
                .flatMap(name -> rows.stream().filter(row -> row.program().equals(name)))
                .findFirst()
                .ifPresent(other -> columns.add(new Column(
                        "  / " + other.program(), 0, true, row -> "  " + fixed(3, row.steadyMs() / other.steadyMs()))));
        return new BenchReport(
                puzzle,
                "",
                machine,
                rows,
                List.of(puzzle + " on " + machine + "; milliseconds, medians, one thread", ""),
                columns);
    }

    /**
     * Returns the report of programs that made equal parts of a search, with their rates.
     *
     * @param extent the part of the search that was measured, in words
     * @param machine the machine of the bench, in words
     * @param references the programs with which the others are compared if they have a row
     */
    static BenchReport ofParts(
            String puzzle, String extent, String machine, List<BenchRow> rows, List<String> references) {
        List<Column> columns = new ArrayList<>(List.of(
                new Column("program", 14, true, BenchRow::program),
                Column.right("first run", 11, 1, BenchRow::firstRunMs),
                Column.right("steady", 11, 2, BenchRow::steadyMs),
                Column.right("+-", 11, 2, BenchRow::steadySpreadMs),
                Column.right("solutions", 11, row -> row.solutions().toString()),
                Column.right("fits", 14, row -> count(row.fits())),
                Column.right("M fits/s", 11, 1, BenchReport::rate)));
        rows.stream()
                .filter(row -> references.contains(row.program()))
                .forEach(other ->
                        columns.add(Column.right(" / " + other.program(), 0, 2, row -> rate(row) / rate(other))));
        return new BenchReport(
                puzzle,
                extent,
                machine,
                rows,
                List.of(
                        puzzle + " on " + machine,
                        extent + "; milliseconds of processor time, medians, one thread",
                        ""),
                columns);
    }

    /** Returns the number of fits in a second, in millions. */
    private static double rate(BenchRow row) {
        return NANOS_PER_MICRO / row.nsPerFit();
    }

    private static String fixed(int digits, double value) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    private static String count(long count) {
        return count < 0 ? "-" : String.format(Locale.ROOT, "%,d", count);
    }

    /** Returns the table. Each line ends with a line feed. */
    public String table() {
        List<String> lines = new ArrayList<>(heading);
        lines.add(line(Column::head));
        rows.forEach(row -> lines.add(line(column -> column.entry().apply(row))));
        return String.join("\n", lines) + "\n";
    }

    private String line(Function<Column, String> text) {
        return columns.stream()
                .map(column -> column.padded(text.apply(column), rows))
                .collect(Collectors.joining())
                .stripTrailing();
    }

    /** Returns the line of JSON, without a line feed. */
    public String json() {
        Map<String, Object> fields = JsonObject.of("puzzle", puzzle);
        if (!extent.isEmpty()) {
            fields.put("extent", extent);
        }
        fields.put("machine", machine);
        fields.put("rows", rows.stream().map(BenchReport::fields).toList());
        return JsonLine.of(fields);
    }

    private static Map<String, Object> fields(BenchRow row) {
        Map<String, Object> fields = JsonObject.of(
                "program", row.program(),
                "planMs", JsonLine.rounded(row.planMs()),
                "emitMs", JsonLine.rounded(row.emitMs()),
                "compileMs", JsonLine.rounded(row.compileMs()),
                "firstRunMs", JsonLine.rounded(row.firstRunMs()),
                "steadyMs", JsonLine.rounded(row.steadyMs()),
                "steadySpreadMs", JsonLine.rounded(row.steadySpreadMs()),
                "solutions", row.solutions());
        if (row.attempts() >= 0) {
            fields.put("attempts", row.attempts());
        }
        if (row.fits() >= 0) {
            fields.put("fits", row.fits());
            fields.put("nsPerFit", JsonLine.rounded(row.nsPerFit()));
        }
        return fields;
    }
}
