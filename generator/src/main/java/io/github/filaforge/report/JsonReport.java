package io.github.filaforge.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.run.LevelCount;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes the report of a solved puzzle as one line of JSON. The names of its fields are a contract with scripts. */
public final class JsonReport {

    private JsonReport() {}

    /** The line, without a line feed. */
    public static String line(SolveReport report) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            json.writeStartObject();
            json.writeStringField("puzzle", report.plan().puzzle().name());
            json.writeStringField("strategy", report.strategy().emitter().strategy());
            json.writeStringField("options", report.options());
            json.writeNumberField("solutions", report.search().solutions());
            if (report.search().counted()) {
                writeCounts(json, report);
            }
            writeTimes(json, report.stopwatch());
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    /** The line for a puzzle of which a reason tells, without a search, that it has no solution. */
    public static String impossible(String puzzle, String reason, Stopwatch stopwatch) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            json.writeStartObject();
            json.writeStringField("puzzle", puzzle);
            json.writeNumberField("solutions", 0);
            json.writeStringField("impossible", reason);
            writeTimes(json, stopwatch);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    private static void writeTimes(JsonGenerator json, Stopwatch stopwatch) throws IOException {
        json.writeObjectFieldStart("seconds");
        for (Stage stage : Stage.values()) {
            writeSeconds(json, stage.label(), stopwatch.seconds(stage));
        }
        writeSeconds(json, "total", stopwatch.total());
        json.writeEndObject();
    }

    private static void writeCounts(JsonGenerator json, SolveReport report) throws IOException {
        json.writeNumberField("attempts", report.search().attempts());
        json.writeNumberField("fits", report.search().fits());
        json.writeArrayFieldStart("byPiecesLeft");
        for (LevelCount count : report.search().byPiecesLeft()) {
            json.writeStartObject();
            json.writeNumberField("left", count.left());
            json.writeNumberField("attempts", count.attempts());
            json.writeNumberField("fits", count.fits());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeSeconds(JsonGenerator json, String name, double seconds) throws IOException {
        json.writeNumberField(name, Math.round(seconds * 1e6) / 1e6);
    }
}
