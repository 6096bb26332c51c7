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
 * A text that generated sources are built from: Java with slots, loops and conditions. It is cut into its parts once and
 * filled from a map; what fills a slot is never looked at again.
 *
 * <ul>
 *   <li><code>${name}</code> is a number, a boolean or a name. Any other text needs a kind: <code>${name:string}</code>
 *       becomes a string literal, <code>${name:comment}</code> is safe in a comment, <code>${name:java}</code> is taken as
 *       it is. Where such Java begins a line, its further lines are indented like its first.
 *   <li><code>${names|, }</code> is a list, with what follows the bar between its items.
 *   <li><code>${word.name}</code> is the value {@code name} of the map {@code word}, and
 *       <code>${words.name|, }</code> lists those of all maps of the list {@code words}.
 *   <li>{@code #for word in words} to {@code #end} repeats what is between for each item of a list.
 *   <li>{@code #if flag} or {@code #if not flag} to {@code #end} is there or not by a boolean; {@code #else if other} and
 *       {@code #else} may stand between.
 *   <li>{@code # text}, with a blank after the number sign, is a comment on what follows.
 * </ul>
 *
 * <p>A line that begins with {@code #} leaves no trace, and what is between such lines stands as it is written. Inside a
 * line the same has braces: <code>#{if flag}static #{end}int</code>.
 *
 * <p>Values are strings, numbers, booleans, lists, and maps by name. Every name in the template needs a value, reached or
 * not, and every name in the map a place in the template, so that any test that fills it finds what is misspelt.
 */
public final class Template {

    private static final Map<String, Template> CUT = new ConcurrentHashMap<>();

    /** Where an indent goes: empty lines have none. */
    private static final Pattern LINE_START = Pattern.compile("(?<=\n)(?=[^\n])");

    private final String file;
    private final List<Part> parts = new ArrayList<>();
    private final Names names = new Names(0);

    private Template(String file) {
        this.file = file;
    }

    /**
     * The template with the given name.
     *
     * @param file the name of a file beside this class
     * @throws IllegalArgumentException if there is none, or a part of it makes no sense
     */
    public static Template named(String file) {
        return CUT.computeIfAbsent(file, name -> of(name, read(name)));
    }

    /** A template of the given text; errors call it by the given name. */
    static Template of(String file, String text) {
        Template template = new Template(file);
        new TemplateCutter(file, text, template.names).cut(template.parts);
        return template;
    }

    /**
     * The text of a file as it is, for what has no slots.
     *
     * @param file the name of a file beside this class
     * @throws IllegalArgumentException if there is none
     */
    public static String text(String file) {
        return read(file);
    }

    private static String read(String file) {
        try (InputStream in = Template.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no template " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The finished text.
     *
     * @throws IllegalArgumentException if a value is missing, has no place or is not what its place takes; the message
     *     has the template's name and the line
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

    /** What a template consists of; the scope has the values and the items of the loops around. */
    interface Part {
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
     * @param separator null if it takes no list
     * @param indent what further lines of the value begin with
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

    /** Names with dots between them, and where in which template they stand. */
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

    /** The names that a map must have, by what a template does with it; none for what is no map. */
    static final class Names {
        private final int line;
        private final Map<String, Names> parts = new HashMap<>();

        private Names(int line) {
            this.line = line;
        }

        /** Those of the value with the given name, of which the given line makes use. */
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
