package io.github.filaforge.picture.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes objects of JSON from their fields. A value is a text, a number, a boolean, null, values that can be iterated over,
 * or the map of the fields of an object.
 */
public final class JsonObject {

    private JsonObject() {}

    /** Returns the fields of an object, of a name and a value each in turn. */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return fields;
    }

    /** Returns the text of an object, in one line. */
    public static String text(JsonFactory factory, Map<String, ?> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            write(json, fields);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Map<?, ?> fields) {
            json.writeStartObject();
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                json.writeFieldName((String) field.getKey());
                write(json, field.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> values) {
            json.writeStartArray();
            for (Object each : values) {
                write(json, each);
            }
            json.writeEndArray();
        } else {
            json.writePOJO(value);
        }
    }
}
