package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import io.github.filaforge.picture.page.JsonObject;
import java.util.Map;

/** Writes one object of JSON on one line. The names of all fields are a contract with scripts. */
public final class JsonLine {

    /**
     * The version of the format of a line. It grows when a field changes its name or meaning, and not when a field is added.
     */
    private static final int FORMAT = 1;

    private static final double MICRO = 1e6;

    private JsonLine() {}

    /** Returns the line, without a line feed. */
    public static String of(Map<String, ?> fields) {
        Map<String, Object> all = JsonObject.of("format", FORMAT);
        all.putAll(fields);
        return JsonObject.text(new JsonFactory(), all);
    }

    /** Returns a number, rounded to six decimal places. */
    public static double rounded(double value) {
        return Math.round(value * MICRO) / MICRO;
    }
}
