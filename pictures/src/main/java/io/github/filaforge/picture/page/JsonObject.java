package io.github.filaforge.picture.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
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

    /** Returns the text of an object that can stand in an element of HTML whatever its texts are, in ASCII and in one line. */
    static String inMarkup(Map<String, ?> fields) {
        JsonFactory factory = JsonFactory.builder()
                .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                .build()
                .setCharacterEscapes(new MarkupEscapes());
        return text(factory, fields);
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

    /**
     * Escapes the characters that would end an element, or begin one or a reference. The characters that end a line for
     * JavaScript are not ASCII and are escaped anyway.
     */
    private static final class MarkupEscapes extends CharacterEscapes {

        private static final long serialVersionUID = 1L;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            for (char c : new char[] {'<', '>', '&', '\'', 0x7f}) {
                codes[c] = ESCAPE_STANDARD;
            }
            return codes;
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return null;
        }
    }
}
