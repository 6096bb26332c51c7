package io.github.filaforge.templates;

import io.github.filaforge.templates.Template.Choice;
import io.github.filaforge.templates.Template.Loop;
import io.github.filaforge.templates.Template.Names;
import io.github.filaforge.templates.Template.Part;
import io.github.filaforge.templates.Template.Path;
import io.github.filaforge.templates.Template.Slot;
import io.github.filaforge.templates.Template.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cuts the text of a template into its parts, and collects the names that it uses. */
final class TemplateCutter {

    private final String file;
    private final String text;
    private final Names names;
    /** The names that the items of the enclosing loops need, by the name of the item. */
    private final Map<String, Names> items = new HashMap<>();

    private int at;
    /** The index of the number sign that was found last; -1 if no other follows. */
    private int sign;

    private int line = 1;

    TemplateCutter(String file, String text, Names names) {
        this.file = file;
        this.text = text;
        this.names = names;
        this.sign = text.indexOf('#');
    }

    void cut(List<Part> parts) {
        List<String> end = block(parts);
        if (!end.isEmpty()) {
            throw Template.error(file, line, "#" + end.get(0) + " without a beginning");
        }
    }

    /**
     * Adds the parts up to a directive "else" or "end", with which no part begins, and returns its words. At the end of the
     * text it returns no words.
     */
    private List<String> block(List<Part> parts) {
        for (int mark = mark(at); mark >= 0; mark = mark(at)) {
            boolean inside = text.startsWith("{", mark + 1);
            addText(parts, inside ? mark : lineStart(mark));
            int end = text.indexOf(inside ? '}' : '\n', mark);
            if (inside && end < 0) {
                throw Template.error(file, line, "} is missing");
            }
            end = end < 0 ? text.length() : end;
            String content = text.substring(inside ? mark + 2 : mark + 1, end);
            if (!inside && content.startsWith(" ")) {
                moveTo(Math.min(end + 1, text.length()));
                continue;
            }
            if (text.charAt(mark) == '$') {
                parts.add(slot(mark, content));
                moveTo(end + 1);
                continue;
            }
            int start = line;
            moveTo(Math.min(end + 1, text.length()));
            List<String> words = List.of(content.strip().split(" "));
            switch (words.get(0)) {
                case "for" -> parts.add(loop(start, words));
                case "if" -> parts.add(choice(start, words));
                case "else", "end" -> {
                    return words;
                }
                default -> throw Template.error(file, start, "neither for, if, else nor end: " + content);
            }
        }
        addText(parts, text.length());
        return List.of();
    }

    /** Returns the index of the first character of the next slot or directive; -1 if there is none. */
    private int mark(int from) {
        int slot = text.indexOf("${", from);
        while (sign >= 0 && (sign < from || !isDirective(sign))) {
            sign = text.indexOf('#', sign + 1);
        }
        return slot < 0 || (sign >= 0 && sign < slot) ? sign : slot;
    }

    private boolean isDirective(int place) {
        return text.startsWith("{", place + 1)
                || text.substring(lineStart(place), place).isBlank();
    }

    private int lineStart(int place) {
        return text.lastIndexOf('\n', place) + 1;
    }

    private void addText(List<Part> parts, int end) {
        if (end > at) {
            parts.add(new Text(text.substring(at, end)));
        }
        moveTo(end);
    }

    private void moveTo(int place) {
        for (int feed = text.indexOf('\n', at); feed >= 0 && feed < place; feed = text.indexOf('\n', feed + 1)) {
            line++;
        }
        at = place;
    }

    private Slot slot(int mark, String content) {
        int bar = content.indexOf('|');
        String separator = bar < 0 ? null : content.substring(bar + 1);
        String value = bar < 0 ? content : content.substring(0, bar);
        int colon = value.indexOf(':');
        String kind = colon < 0 ? Escape.WORD.kind() : value.substring(colon + 1);
        for (Escape escape : Escape.values()) {
            if (escape.kind().equals(kind)) {
                String before = text.substring(lineStart(mark), mark);
                String indent = escape == Escape.JAVA && before.isBlank() ? before : "";
                return new Slot(path(line, colon < 0 ? value : value.substring(0, colon)), escape, separator, indent);
            }
        }
        throw Template.error(file, line, "no kind of slot: " + kind);
    }

    private Loop loop(int start, List<String> words) {
        if (words.size() != 4 || !words.get(2).equals("in")) {
            throw Template.error(file, start, "not of the form \"for item in items\": " + String.join(" ", words));
        }
        String item = words.get(1);
        Path path = path(start, words.get(3));
        List<Part> body = new ArrayList<>();
        Names outer = items.put(item, names(path));
        expectEnd(start, block(body));
        items.put(item, outer);
        return new Loop(path, item, body);
    }

    private Choice choice(int start, List<String> words) {
        boolean flag = words.size() == 2;
        if (!flag && (words.size() != 3 || !words.get(1).equals("not"))) {
            throw Template.error(file, start, "neither \"if flag\" nor \"if not flag\": " + String.join(" ", words));
        }
        Path path = path(start, words.get(words.size() - 1));
        List<Part> then = new ArrayList<>();
        List<Part> otherwise = new ArrayList<>();
        List<String> end = block(then);
        if (end.size() > 1 && end.get(1).equals("if")) {
            // The #end of the inner choice is the #end of this one too, so no other is expected.
            otherwise.add(choice(line, end.subList(1, end.size())));
            return new Choice(path, flag, then, otherwise);
        }
        expectEnd(start, end.equals(List.of("else")) ? block(otherwise) : end);
        return new Choice(path, flag, then, otherwise);
    }

    private void expectEnd(int start, List<String> words) {
        if (!words.equals(List.of("end"))) {
            String found = words.isEmpty() ? "the end of the text" : "#" + String.join(" ", words);
            throw Template.error(file, start, "#end is missing before " + found);
        }
    }

    private Path path(int where, String dotted) {
        List<String> parts = List.of(dotted.split("\\.", -1));
        for (String part : parts) {
            if (part.isEmpty() || !Escape.isWord(part)) {
                throw Template.error(file, where, "no name: " + dotted);
            }
        }
        Path path = new Path(file, where, parts);
        names(path);
        return path;
    }

    private Names names(Path path) {
        String first = path.names().get(0);
        Names used = items.get(first) == null ? names.part(first, path.line()) : items.get(first);
        for (String name : path.names().subList(1, path.names().size())) {
            used = used.part(name, path.line());
        }
        return used;
    }
}
