package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes one object of JSON on one line. The names of all fields are a contract with scripts. */
public final class JsonLine {

    /**
     * The version of the format of a line. It grows when a field changes its name or meaning, and not when a field is added.
     */
    private static final int FORMAT = 1;

    private static final double MICRO = 1e6;

    private JsonLine() {}

    /** Writes the fields of an object. */
    public interface Body {
        void write(JsonGenerator json) throws IOException;
    }

    /** Returns the line, without a line feed. */
    public static String of(Body body) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            json.writeStartObject();
            json.writeNumberField("format", FORMAT);
            body.write(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    /** Writes a number, rounded to six decimal places. */
    public static void writeRounded(JsonGenerator json, String name, double value) throws IOException {
        json.writeNumberField(name, Math.round(value * MICRO) / MICRO);
    }
}
