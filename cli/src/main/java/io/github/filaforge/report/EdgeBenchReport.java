package io.github.filaforge.report;

import io.github.filaforge.bench.BenchRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes the results of a bench of an edge puzzle: a table for people, and one line of JSON for scripts. */
public final class EdgeBenchReport {

    private static final double NANOS_PER_MICRO = 1e3;

    private final String puzzle;
    private final String extent;
    private final String machine;
    private final List<BenchRow> rows;
    private final List<BenchRow> references;

    /**
     * @param puzzle the name of the puzzle
     * @param extent the part of the search that was measured, in words
     * @param machine the machine of the bench, in words
     * @param rows the results, one row for each program
     * @param references the programs with which the others are compared if they have a row
     */
    public EdgeBenchReport(String puzzle, String extent, String machine, List<BenchRow> rows, List<String> references) {
        this.puzzle = puzzle;
        this.extent = extent;
        this.machine = machine;
        this.rows = List.copyOf(rows);
        this.references =
                rows.stream().filter(row -> references.contains(row.program())).toList();
    }

    /** Returns the table. Each line ends with a line feed. */
    public String table() {
        StringBuilder text = new StringBuilder();
        line(text, List.of(puzzle + " on " + machine));
        line(text, List.of(extent + "; milliseconds of processor time, medians, one thread"));
        line(text, List.of());
        List<String> head = new ArrayList<>(List.of(
                padded("program", 14),
                number("first run"),
                number("steady"),
                number("+-"),
                number("solutions"),
                String.format(Locale.ROOT, "%14s", "fits"),
                number("M fits/s")));
        references.forEach(reference -> head.add("  / " + reference.program()));
        line(text, head);
        for (BenchRow row : rows) {
            List<String> cells = new ArrayList<>(List.of(
                    padded(row.program(), 14),
                    number(row.firstRunMs(), 1),
                    number(row.steadyMs(), 2),
                    number(row.steadySpreadMs(), 2),
                    number(row.solutions().toString()),
                    String.format(Locale.ROOT, "%,14d", row.fits()),
                    number(rate(row), 1)));
            for (BenchRow reference : references) {
                String ratio = String.format(Locale.ROOT, "%.2f", rate(row) / rate(reference));
                cells.add(String.format(Locale.ROOT, "%" + (reference.program().length() + 4) + "s", ratio));
            }
            line(text, cells);
        }
        return text.toString();
    }

    /** Returns the number of fits in a second, in millions. */
    private static double rate(BenchRow row) {
        return NANOS_PER_MICRO / row.nsPerFit();
    }

    private static String padded(String word, int width) {
        return String.format(Locale.ROOT, "%-" + width + "s", word);
    }

    private static String number(String word) {
        return String.format(Locale.ROOT, "%11s", word);
    }

    private static String number(double value, int digits) {
        return number(String.format(Locale.ROOT, "%." + digits + "f", value));
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append(String.join("", cells)).append('\n');
    }

    /** Returns the line of JSON, without a line feed. */
    public String json() {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            json.writeStringField("extent", extent);
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
                json.writeNumberField("fits", row.fits());
                JsonLine.writeRounded(json, "nsPerFit", row.nsPerFit());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}
