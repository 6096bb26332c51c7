package io.github.filaforge.page.studio;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes texts in JSON. The library that other modules use for this does not run in a browser. */
final class StudioJson {

    private final StringBuilder text = new StringBuilder();

    private StudioJson() {}

    /** Returns an object with fields in the order of the arguments, which are names and values in turn. */
    static Map<String, Object> object(Object... fields) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put((String) fields[i], fields[i + 1]);
        }
        return object;
    }

    /** Returns the text of a value: an object, a list, a number, a boolean, {@code null}, or the text of anything else. */
    static String text(Object value) {
        StudioJson json = new StudioJson();
        json.write(value);
        return json.text.toString();
    }

    private void write(Object value) {
        if (value instanceof Map<?, ?> object) {
            String before = "{";
            for (Map.Entry<?, ?> field : object.entrySet()) {
                text.append(before);
                quote(field.getKey().toString());
                text.append(':');
                write(field.getValue());
                before = ",";
            }
            text.append(object.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String before = "[";
            for (Object element : list) {
                text.append(before);
                write(element);
                before = ",";
            }
            text.append(list.isEmpty() ? "[]" : "]");
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            quote(value.toString());
        }
    }

    private void quote(String content) {
        text.append('"');
        for (int i = 0; i < content.length(); i++) {
            char character = content.charAt(i);
            if (character == '"' || character == '\\') {
                text.append('\\').append(character);
            } else if (character < ' ') {
                String digits = Integer.toHexString(character);
                text.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
            } else {
                text.append(character);
            }
        }
        text.append('"');
    }
}
