package io.github.filaforge.report;

import io.github.filaforge.bench.BenchRow;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Writes the results of a bench: a table for people, and one line of JSON for scripts. */
public final class BenchReport {

    private final String puzzle;
    private final String machine;
    private final List<BenchRow> rows;
    private final List<String> references;

    /**
     * @param puzzle the name of the puzzle
     * @param machine the machine of the bench, in words
     * @param rows the results, one row for each program
     * @param references the programs with which the others can be compared; the first of them that has a row is used
     */
    public BenchReport(String puzzle, String machine, List<BenchRow> rows, List<String> references) {
        this.puzzle = puzzle;
        this.machine = machine;
        this.rows = List.copyOf(rows);
        this.references = List.copyOf(references);
    }

    /** Returns the table. Each line ends with a line feed. */
    public String table() {
        Optional<BenchRow> reference = references.stream()
                .flatMap(name -> rows.stream().filter(row -> row.program().equals(name)))
                .findFirst();
        StringBuilder text = new StringBuilder();
        line(text, "%s on %s; milliseconds, medians, one thread", puzzle, machine);
        line(text, "");
        int program = width(12, BenchRow::program);
        int solutions = width(10, row -> row.solutions().toString());
        line(
                text,
                "%-" + program + "s %7s %7s %8s %10s %10s %7s %" + solutions + "s %14s %14s %7s%s",
                "program",
                "plan",
                "emit",
                "compile",
                "first run",
                "steady",
                "+-",
                "solutions",
                "attempts",
                "fits",
                "ns/fit",
                reference.map(row -> "  / " + row.program()).orElse(""));
        for (BenchRow row : rows) {
            line(
                    text,
                    "%-" + program + "s %7.0f %7.0f %8.0f %10.1f %10.2f %7.2f %" + solutions + "d %14s %14s %7s%s",
                    row.program(),
                    row.planMs(),
                    row.emitMs(),
                    row.compileMs(),
                    row.firstRunMs(),
                    row.steadyMs(),
                    row.steadySpreadMs(),
                    row.solutions(),
                    count(row.attempts()),
                    count(row.fits()),
                    row.fits() > 0 ? String.format(Locale.ROOT, "%.1f", row.nsPerFit()) : "-",
                    reference
                            .map(other -> String.format(Locale.ROOT, "  %.3f", row.steadyMs() / other.steadyMs()))
                            .orElse(""));
        }
        return text.toString();
    }

    /**
     * Returns the width of a column, which is that of its longest entry.
     *
     * @param least the least width that is returned
     * @param entry the entry of the column in a row
     */
    private int width(int least, Function<BenchRow, String> entry) {
        return rows.stream().mapToInt(row -> entry.apply(row).length()).reduce(least, Math::max);
    }

    private static String count(long count) {
        return count < 0 ? "-" : String.format(Locale.ROOT, "%,d", count);
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments).stripTrailing())
                .append('\n');
    }

    /** Returns the line of JSON, without a line feed. */
    public String json() {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            json.writeStringField("machine", machine);
            json.writeArrayFieldStart("rows");
            for (BenchRow row : rows) {
                json.writeStartObject();
                json.writeStringField("program", row.program());
                JsonLine.writeRounded(json, "planMs", row.planMs());
                JsonLine.writeRounded(json, "emitMs", row.emitMs());
                JsonLine.writeRounded(json, "compileMs", row.compileMs());
                JsonLine.writeRounded(json, "firstRunMs", row.firstRunMs());
                JsonLine.writeRounded(json, "steadyMs", row.steadyMs());
                JsonLine.writeRounded(json, "steadySpreadMs", row.steadySpreadMs());
                json.writeNumberField("solutions", row.solutions());
                if (row.fits() >= 0) {
                    json.writeNumberField("attempts", row.attempts());
                    json.writeNumberField("fits", row.fits());
                    JsonLine.writeRounded(json, "nsPerFit", row.nsPerFit());
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}
