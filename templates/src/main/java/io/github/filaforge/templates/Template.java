package io.github.filaforge.templates;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A text with slots, loops and conditions, from which sources and pages are built. It is cut into its parts once and filled
 * from a map. The text that fills a slot is not searched for slots or directives.
 *
 * <ul>
 *   <li><code>${name}</code> is a number, a boolean or a name. Any other text needs a kind: <code>${name:string}</code>
 *       becomes a string literal, <code>${name:comment}</code> is safe in a comment, <code>${name:java}</code> is written
 *       without any change. If a slot of this last kind begins a line, the further lines of its text get the indent of the
 *       slot.
 *   <li><code>${names|, }</code> is a list. The text behind the bar is written between its items.
 *   <li><code>${word.name}</code> is the value {@code name} of the map {@code word}, and
 *       <code>${words.name|, }</code> lists the values {@code name} of all maps of the list {@code words}.
 *   <li>{@code #for word in words} to {@code #end} repeats the text between these lines for each item of a list.
 *   <li>{@code #if flag} or {@code #if not flag} to {@code #end} keeps or leaves out the text between these lines by a
 *       boolean; {@code #else if other} and {@code #else} may stand between.
 *   <li>{@code # text}, with a blank after the number sign, is a comment on the text that follows.
 * </ul>
 *
 * <p>A line that begins with {@code #} is not written, and the text between these lines is written as it stands. Inside a
 * line, directives have braces: <code>#{if flag}static #{end}int</code>.
 *
 * <p>Values are strings, numbers, booleans, lists, and maps by name. Every name in the template needs a value, even if a
 * condition leaves it out, and every name in the map needs a place in the template. So each test that fills the template
 * finds misspelt names.
 */
public final class Template {

    private static final Map<String, Template> CUT = new ConcurrentHashMap<>();

    /** The beginning of each line but the first that is not empty, where an indent is inserted. */
    private static final Pattern LINE_START = Pattern.compile("(?<=\n)(?=[^\n])");

    private final String file;
    private final List<Part> parts = new ArrayList<>();
    private final Names names = new Names(0);

    private Template(String file) {
        this.file = file;
    }

    /** Returns the template in a file beside this class. The errors are those of {@link #named(Class, String)}. */
    public static Template named(String file) {
        return named(Template.class, file);
    }

    /**
     * Returns the template in a file beside a class. Throws an {@link IllegalArgumentException} if there is no such
     * file, or if it has an error; the message has the line.
     */
    public static Template named(Class<?> owner, String file) {
        return CUT.computeIfAbsent(owner.getPackageName() + "/" + file, name -> of(file, text(owner, file)));
    }

    /** Returns the template of a text, with a name for messages. Throws an exception if the text has an error. */
    static Template of(String file, String text) {
        Template template = new Template(file);
        new TemplateCutter(file, text, template.names).cut(template.parts);
        return template;
    }

    /** Returns the text of a file without slots beside a class. Throws an exception if there is no such file. */
    public static String text(Class<?> owner, String file) {
        try (InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no template " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the text of the template with values in its places.
     *
     * @throws IllegalArgumentException if a value is missing, has no place or has another type than its place needs; the
     *     message has the name of the template and, unless a value has no place, the line
     */
    public String fill(Map<String, ?> values) {
        for (String name : values.keySet()) {
            if (!names.parts.containsKey(name)) {
                throw new IllegalArgumentException(file + ": no place for " + name);
            }
        }
        names.check(file, "", values);
        StringBuilder out = new StringBuilder();
        write(parts, new HashMap<>(values), out);
        return out.toString();
    }

    private static void write(List<Part> parts, Map<String, Object> scope, StringBuilder out) {
        for (Part part : parts) {
            part.write(scope, out);
        }
    }

    /** A part of a template. */
    interface Part {
        /** Writes the part to a builder, given the values by name, with the items of the enclosing loops. */
        void write(Map<String, Object> scope, StringBuilder out);
    }

    record Text(String text) implements Part {
        @Override
        public void write(Map<String, Object> scope, StringBuilder out) {
            out.append(text);
        }
    }

    /**
     * A slot.
     *
     * @param path the path of the value
     * @param escape the kind of the slot
     * @param separator the text between the items of a list; {@code null} if the value is no list
     * @param indent the text that is inserted at the beginning of each further line of the value
     */
    record Slot(Path path, Escape escape, String separator, String indent) implements Part {
        @Override
        public void write(Map<String, Object> scope, StringBuilder out) {
            if (separator == null) {
                out.append(text(path.value(scope)));
                return;
            }
            String before = "";
            for (Object item : path.list(scope)) {
                out.append(before).append(text(item));
                before = separator;
            }
        }

        private String text(Object value) {
            if (value instanceof String || value instanceof Number || value instanceof Boolean) {
                try {
                    return indented(escape.apply(value.toString()));
                } catch (IllegalArgumentException e) {
                    throw path.error(e.getMessage());
                }
            }
            throw path.error("neither text, number nor boolean: " + value);
        }

        private String indented(String text) {
            return indent.isEmpty() || text.indexOf('\n') < 0
                    ? text
                    : LINE_START.matcher(text).replaceAll(indent);
        }
    }

    record Loop(Path path, String item, List<Part> body) implements Part {
        @Override
        public void write(Map<String, Object> scope, StringBuilder out) {
            Object outer = scope.get(item);
            for (Object value : path.list(scope)) {
                scope.put(item, value);
                Template.write(body, scope, out);
            }
            scope.put(item, outer);
        }
    }

    record Choice(Path path, boolean flag, List<Part> then, List<Part> otherwise) implements Part {
        @Override
        public void write(Map<String, Object> scope, StringBuilder out) {
            if (!(path.value(scope) instanceof Boolean value)) {
                throw path.error("no boolean: " + path.value(scope));
            }
            Template.write(value == flag ? then : otherwise, scope, out);
        }
    }

    /**
     * The names that lead to a value, and their place in a template.
     *
     * @param file the name of the template
     * @param line the number of the line, from 1
     * @param names the names that have dots between them in the template
     */
    record Path(String file, int line, List<String> names) {
        Object value(Map<String, Object> scope) {
            Object value = scope.get(names.get(0));
            for (int i = 1; i < names.size(); i++) {
                value = member(value, names.get(i));
            }
            return value;
        }

        private static Object member(Object value, String name) {
            return value instanceof List<?> list
                    ? list.stream().map(item -> member(item, name)).toList()
                    : ((Map<?, ?>) value).get(name);
        }

        List<?> list(Map<String, Object> scope) {
            if (value(scope) instanceof List<?> list) {
                return list;
            }
            throw error("no list: " + value(scope));
        }

        IllegalArgumentException error(String what) {
            return Template.error(file, line, String.join(".", names) + " is " + what);
        }
    }

    /** The names that a map needs because the template uses their values; empty for a value that is no map. */
    static final class Names {
        private final int line;
        private final Map<String, Names> parts = new HashMap<>();

        private Names(int line) {
            this.line = line;
        }

        /** Adds a name that a line uses, and returns the names that its value needs. */
        Names part(String name, int where) {
            return parts.computeIfAbsent(name, key -> new Names(where));
        }

        private void check(String file, String path, Object value) {
            if (value instanceof List<?> list) {
                list.forEach(item -> check(file, path, item));
                return;
            }
            parts.forEach((name, part) -> {
                if (!(value instanceof Map<?, ?> map) || map.get(name) == null) {
                    throw error(file, part.line, "no value for " + path + name);
                }
                part.check(file, path + name + ".", map.get(name));
            });
        }
    }

    static IllegalArgumentException error(String file, int line, String what) {
        return new IllegalArgumentException(file + ", line " + line + ": " + what);
    }
}
