package io.github.filaforge.report;

import io.github.filaforge.bench.BenchRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes what a bench of an edge puzzle measured: a table for people, one line of JSON for scripts. */
public final class EdgeBenchReport {

    private static final double NANOS_PER_MICRO = 1e3;

    private final String puzzle;
    private final String extent;
    private final String machine;
    private final List<BenchRow> rows;
    private final List<BenchRow> references;

    /**
     * @param puzzle the name of the puzzle
     * @param extent what of its search was measured, in words
     * @param machine what it was measured on, in words
     * @param references programs that the others are compared with, if they were measured
     */
    public EdgeBenchReport(String puzzle, String extent, String machine, List<BenchRow> rows, List<String> references) {
        this.puzzle = puzzle;
        this.extent = extent;
        this.machine = machine;
        this.rows = List.copyOf(rows);
        this.references =
                rows.stream().filter(row -> references.contains(row.program())).toList();
    }

    /** The table, its lines ending with line feeds. */
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

    /** Millions of fits in a second. */
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

    /** The line of JSON, without a line feed. */
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
