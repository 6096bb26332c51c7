package io.github.filaforge.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Breaks the lines of a source that are too long for a reader. A line of code is continued behind a comma or before an
 * operator, and indented by 8. A long string becomes a concatenation, which the compiler joins again. The lines at the head
 * of a source, before its package, stay as they are.
 */
public final class LineBreaks {

    /** The greatest length of a line of code. */
    private static final int CODE = 125;

    /** The greatest length of a line of a comment. */
    private static final int COMMENT = 120;

    private static final int CONTINUATION = 8;

    private static final String CODE_BLANK = "{@code ";

    /** A stand-in for {@link #CODE_BLANK} in which no line is broken. */
    private static final String CODE_WHOLE = "{@code_";

    /**
     * The greatest length of a line that is broken. A longer one has strings near the limit of class files, which stay
     * whole.
     */
    private static final int LONGEST = 60_000;

    /** The operators before which a line may be broken. */
    private static final List<String> OPERATORS = List.of(" | ", " & ", " && ", " || ", " + ", " ? ", " : ");

    private LineBreaks() {}

    /** Returns a source whose lines are short. */
    public static String broken(String source) {
        List<String> lines = source.lines().toList();
        List<String> out = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            int end = endOfParagraph(lines, i);
            String line = lines.get(i);
            String text = line.stripLeading();
            String indent = line.substring(0, line.length() - text.length());
            if (text.startsWith("* ")) {
                out.addAll(words(lines.subList(i, end), indent + "* "));
            } else if (text.startsWith("// ") && !indent.isEmpty()) {
                out.addAll(words(lines.subList(i, end), indent + "// "));
            } else if (text.startsWith("/** ") && text.endsWith(" */") && line.length() > COMMENT) {
                out.add(indent + "/**");
                out.addAll(words(List.of(text.substring(2, text.length() - 3)), indent + " * "));
                out.add(indent + " */");
            } else if (line.length() <= CODE || line.length() > LONGEST || text.startsWith("//")) {
                out.add(line);
            } else {
                out.addAll(code(line, indent));
            }
            i = end;
        }
        return String.join("\n", out) + "\n";
    }

    /** Returns the index behind the last line of a paragraph of a comment, or the next index if the line is no comment. */
    private static int endOfParagraph(List<String> lines, int begin) {
        String first = lines.get(begin);
        int text = first.length() - first.stripLeading().length();
        boolean isJavadoc = first.startsWith("* ", text);
        boolean isLongNote = first.startsWith("// ", text) && text > 0 && first.length() > COMMENT;
        int end = begin + 1;
        if (isJavadoc || isLongNote) {
            String prefix = first.substring(0, text) + (isJavadoc ? "* " : "// ");
            while (end < lines.size()
                    && lines.get(end).startsWith(prefix)
                    && !lines.get(end).startsWith("<p>", prefix.length())
                    && !lines.get(end).startsWith("@", prefix.length())) {
                end++;
            }
        }
        return end;
    }

    /** Returns the words of lines of a comment, in lines that begin with a prefix and are filled. */
    private static List<String> words(List<String> comment, String prefix) {
        int marker = prefix.strip().length();
        String rest = comment.stream()
                .map(line -> line.strip().substring(marker).strip())
                .collect(Collectors.joining(" "))
                .replace(CODE_BLANK, CODE_WHOLE);
        List<String> lines = new ArrayList<>();
        while (prefix.length() + rest.length() > COMMENT) {
            int blank = rest.lastIndexOf(' ', COMMENT - prefix.length());
            blank = blank > 0 ? blank : rest.indexOf(' ');
            if (blank < 0) {
                break;
            }
            lines.add(prefix + rest.substring(0, blank));
            rest = rest.substring(blank + 1);
        }
        lines.add(prefix + rest);
        lines.replaceAll(line -> line.replace(CODE_WHOLE, CODE_BLANK));
        return lines;
    }

    private static List<String> code(String line, String indent) {
        List<String> lines = new ArrayList<>();
        String continued = indent + " ".repeat(CONTINUATION);
        String rest = line;
        while (rest.length() > CODE) {
            Break found = lastBreak(rest, lines.isEmpty() ? indent.length() : continued.length());
            if (found == null) {
                break;
            }
            if (found.comment()) {
                lines.addAll(0, words(List.of(rest.substring(found.index() + 1)), indent + "// "));
                rest = rest.substring(0, found.index());
                continue;
            }
            String before = rest.substring(0, found.index());
            String after = rest.substring(found.index());
            if (found.inString()) {
                lines.add(before + '"');
                rest = continued + "+ \"" + after;
            } else {
                lines.add(before.stripTrailing());
                rest = continued + after.stripLeading();
            }
        }
        lines.add(rest);
        return lines;
    }

    /**
     * A place where a line can be broken.
     *
     * @param index the index of the first character that follows
     * @param inString true if the place is inside a string
     * @param comment true if a comment begins here, which moves to a line above
     * @param depth the number of brackets around the place
     */
    private record Break(int index, boolean inString, boolean comment, int depth) {}

    /**
     * Returns the place where the line is broken, or {@code null} if there is none: the last place in the fewest brackets
     * before which the line is short.
     */
    private static Break lastBreak(String line, int begin) {
        Break last = null;
        boolean inString = false;
        int depth = 0;
        for (int i = begin; i < line.length() - 1; i++) {
            char c = line.charAt(i);
            if (inString && c == '\\') {
                i++;
                continue;
            }
            if (c == '"') {
                inString = !inString;
                continue;
            }
            if (!inString && line.startsWith(" // ", i)) {
                return new Break(i, false, true, depth);
            }
            int index = i + 1;
            boolean isBreak;
            if (inString) {
                isBreak = (c == ' ' || c == ',') && line.charAt(index) != '"';
            } else {
                int place = i;
                isBreak = line.startsWith(", ", i) || line.startsWith("; ", i);
                if (OPERATORS.stream().anyMatch(operator -> line.startsWith(operator, place))) {
                    isBreak = true;
                    index = i;
                }
            }
            if (!inString) {
                depth += "([{".indexOf(c) >= 0 ? 1 : 0;
                depth -= ")]}".indexOf(c) >= 0 ? 1 : 0;
            }
            boolean isBetter = last == null || (index < CODE - 1 && depth <= last.depth());
            if (isBreak && index > begin && isBetter) {
                last = new Break(index, inString, false, depth);
            }
        }
        return last;
    }
}
