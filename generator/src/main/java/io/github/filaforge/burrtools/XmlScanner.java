package io.github.filaforge.burrtools;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Scans the text of a file of XML, part by part. It knows no document types, fetches nothing, and expands no entity but the
 * five that every XML has and characters by their numbers. It has no parser of the JDK, since a browser has none either.
 */
final class XmlScanner {

    /** The parts of a file. An element without content is a START and an END. */
    enum Part {
        START,
        END,
        TEXT,
        END_OF_FILE
    }

    /** Thrown where a text is not well-formed XML, or begins a document type; {@link #line} and {@link #column} have the place. */
    static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        private final boolean isType;

        Malformed(boolean isType) {
            super("malformed XML", null, false, false);
            this.isType = isType;
        }

        /** Returns true if a document type begins here. */
        boolean isType() {
            return isType;
        }
    }

    /** The greatest length of a name, as in the parser of the JDK. */
    private static final int LONGEST_NAME = 1000;

    private static final Map<String, String> ENTITIES =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

    private final String text;
    private final Deque<String> open = new ArrayDeque<>();
    private final Map<String, String> attributes = new LinkedHashMap<>();
    /** The place behind the last part, as an index in the text. */
    private int at;

    private int line = 1;
    private int lineStart;
    /** The place up to which lines are counted. */
    private int counted;

    private String name = "";
    private String content = "";
    /** True if the last element that began has ended with its tag. */
    private boolean isEmpty;

    private boolean hasRoot;

    XmlScanner(String text) {
        this.text = text;
    }

    /** Returns the name of the element that the last part begins or ends. */
    String name() {
        return name;
    }

    /** Returns the text of the last part. */
    String content() {
        return content;
    }

    /** Returns an attribute of the element that began last; empty if it has none with this name. */
    Optional<String> attribute(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    /** Returns the line of the place behind the last part, from 1. */
    int line() {
        countLines();
        return line;
    }

    /** Returns the column of the place behind the last part, from 1. */
    int column() {
        countLines();
        return at - lineStart + 1;
    }

    private void countLines() {
        for (; counted < at; counted++) {
            char character = text.charAt(counted);
            boolean isEnd = character == '\n'
                    || (character == '\r' && (counted + 1 == text.length() || text.charAt(counted + 1) != '\n'));
            if (isEnd) {
                line++;
                lineStart = counted + 1;
            }
        }
    }

    /** Goes on to the next part, and passes over comments and instructions. */
    Part next() throws Malformed {
        if (isEmpty) {
            isEmpty = false;
            return end(name);
        }
        while (at < text.length()) {
            if (text.charAt(at) != '<') {
                return text();
            }
            if (text.startsWith("<!--", at)) {
                comment();
            } else if (text.startsWith("<![CDATA[", at)) {
                return data();
            } else if (text.startsWith("<!", at)) {
                at += 2;
                throw new Malformed(text.startsWith("DOCTYPE", at));
            } else if (text.startsWith("<?", at)) {
                at = endOf("?>", at + 2);
            } else if (text.startsWith("</", at)) {
                at += 2;
                String ended = scanName();
                passBlanks();
                pass('>');
                return end(ended);
            } else {
                return start();
            }
        }
        check(open.isEmpty() && hasRoot);
        return Part.END_OF_FILE;
    }

    private void check(boolean isRight) throws Malformed {
        if (!isRight) {
            throw new Malformed(false);
        }
    }

    private int endOf(String mark, int from) throws Malformed {
        int end = text.indexOf(mark, from);
        check(end >= 0);
        return end + mark.length();
    }

    private void comment() throws Malformed {
        int end = text.indexOf("--", at + 4);
        check(end >= 0 && text.startsWith("-->", end));
        at = end + 3;
    }

    private Part data() throws Malformed {
        check(!open.isEmpty());
        int end = endOf("]]>", at);
        content = checked(text.substring(at + "<![CDATA[".length(), end - 3));
        at = end;
        return Part.TEXT;
    }

    private Part text() throws Malformed {
        int end = text.indexOf('<', at);
        String raw = text.substring(at, end < 0 ? text.length() : end);
        check((!open.isEmpty() || areBlanks(raw)) && raw.indexOf("]]>") < 0);
        content = expanded(checked(raw));
        at += raw.length();
        return Part.TEXT;
    }

    /** Returns a text with one character for each end of a line, after a check that its characters may stand in XML. */
    private String checked(String raw) throws Malformed {
        for (int i = 0; i < raw.length(); i++) {
            check(isAllowed(raw.charAt(i)));
        }
        return raw.replace("\r\n", "\n").replace('\r', '\n');
    }

    private static boolean isAllowed(int character) {
        return character >= ' '
                ? character != 0xfffe && character != 0xffff
                : character == '\t' || character == '\n' || character == '\r';
    }

    private String expanded(String raw) throws Malformed {
        int next = raw.indexOf('&');
        if (next < 0) {
            return raw;
        }
        StringBuilder expanded = new StringBuilder();
        int from = 0;
        for (; next >= 0; next = raw.indexOf('&', from)) {
            int end = raw.indexOf(';', next);
            check(end >= 0);
            expanded.append(raw, from, next).append(entity(raw.substring(next + 1, end)));
            from = end + 1;
        }
        return expanded.append(raw, from, raw.length()).toString();
    }

    private String entity(String entity) throws Malformed {
        if (!entity.startsWith("#")) {
            check(ENTITIES.containsKey(entity));
            return ENTITIES.get(entity);
        }
        boolean isHex = entity.startsWith("#x");
        try {
            int character = Integer.parseInt(entity.substring(isHex ? 2 : 1), isHex ? 16 : 10);
            check(isAllowed(character)
                    && character <= Character.MAX_CODE_POINT
                    && (character < Character.MIN_SURROGATE || character > Character.MAX_SURROGATE));
            return String.valueOf(Character.toChars(character));
        } catch (NumberFormatException e) {
            throw new Malformed(false);
        }
    }

    private Part start() throws Malformed {
        check(!open.isEmpty() || !hasRoot);
        at++;
        attributes.clear();
        String started = scanName();
        boolean hasBlanks = passBlanks();
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '/') {
            check(hasBlanks);
            attribute();
            hasBlanks = passBlanks();
        }
        isEmpty = at < text.length() && text.charAt(at) == '/';
        at += isEmpty ? 1 : 0;
        pass('>');
        open.push(started);
        hasRoot = true;
        name = started;
        return Part.START;
    }

    private void attribute() throws Malformed {
        String attribute = scanName();
        passBlanks();
        pass('=');
        passBlanks();
        check(at < text.length());
        char quote = text.charAt(at);
        check(quote == '"' || quote == '\'');
        int end = text.indexOf(quote, at + 1);
        check(end >= 0);
        String raw = checked(text.substring(at + 1, end));
        check(raw.indexOf('<') < 0);
        check(attributes.put(attribute, expanded(raw.replace('\n', ' ').replace('\t', ' '))) == null);
        at = end + 1;
    }

    private Part end(String ended) throws Malformed {
        check(!open.isEmpty() && open.peek().equals(ended));
        open.pop();
        name = ended;
        return Part.END;
    }

    private String scanName() throws Malformed {
        int from = at;
        while (at < text.length() && isOfName(text.charAt(at), at == from)) {
            at++;
        }
        check(at > from && at - from <= LONGEST_NAME);
        return text.substring(from, at);
    }

    private static boolean isOfName(char character, boolean isFirst) {
        return Character.isLetter(character)
                || character == '_'
                || character == ':'
                || (!isFirst && (Character.isDigit(character) || character == '-' || character == '.'));
    }

    private static boolean areBlanks(String raw) {
        int at = 0;
        while (at < raw.length() && isBlank(raw.charAt(at))) {
            at++;
        }
        return at == raw.length();
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t' || character == '\r' || character == '\n';
    }

    private boolean passBlanks() {
        int from = at;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at > from;
    }

    private void pass(char character) throws Malformed {
        check(at < text.length() && text.charAt(at) == character);
        at++;
    }
}
