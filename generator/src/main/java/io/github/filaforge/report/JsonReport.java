package io.github.filaforge.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.LevelCounter;
import java.io.IOException;

/** Writes the report of a solved puzzle as one line of JSON. */
public final class JsonReport {

    private JsonReport() {}

    /** The line, without a line feed. */
    public static String line(SearchJob job, SearchResult result, StopCause cause, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", job.search().search().puzzle().name());
            json.writeStringField("strategy", job.search().strategy().name());
            json.writeStringField("options", job.options());
            json.writeNumberField("solutions", result.solutions());
            writeEnd(json, cause);
            if (!result.counters().isEmpty()) {
                writeCounts(json, result);
            }
            writeTimes(json, stopwatch);
        });
    }

    /** The line for a puzzle of which a reason tells, without a search, that it has no solution. */
    public static String impossible(String puzzle, String reason, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            json.writeNumberField("solutions", 0);
            writeEnd(json, StopCause.NONE);
            json.writeStringField("impossible", reason);
            writeTimes(json, stopwatch);
        });
    }

    /** The line for a puzzle that has no piece to be placed, and so is its own only solution. */
    public static String solved(String puzzle, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            json.writeNumberField("solutions", 1);
            writeEnd(json, StopCause.NONE);
            writeTimes(json, stopwatch);
        });
    }

    /** Whether the search went to its end, and if not why. */
    static void writeEnd(JsonGenerator json, StopCause cause) throws IOException {
        json.writeBooleanField("complete", cause == StopCause.NONE);
        json.writeStringField("stoppedBy", cause.label());
    }

    private static void writeTimes(JsonGenerator json, Stopwatch stopwatch) throws IOException {
        json.writeObjectFieldStart("seconds");
        for (Stage stage : Stage.values()) {
            JsonLine.writeRounded(json, stage.label(), stopwatch.seconds(stage));
        }
        JsonLine.writeRounded(json, "total", stopwatch.total());
        json.writeEndObject();
    }

    private static void writeCounts(JsonGenerator json, SearchResult result) throws IOException {
        for (LevelCounter counter : result.counters()) {
            json.writeNumberField(counter.name(), counter.sum());
        }
        json.writeArrayFieldStart("byPiecesLeft");
        int levels = result.counters().get(0).levels();
        for (int left = 1; left < levels; left++) {
            json.writeStartObject();
            json.writeNumberField("left", left);
            for (LevelCounter counter : result.counters()) {
                json.writeNumberField(counter.name(), counter.at(left));
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
