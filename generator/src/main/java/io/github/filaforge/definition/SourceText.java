package io.github.filaforge.definition;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;

/** The text of a definition, which has no control characters but tabs and line ends. */
final class SourceText {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String name;
    private final int linesBefore;
    private final String text;

    private SourceText(String name, int linesBefore, String text) {
        this.name = name;
        this.linesBefore = linesBefore;
        this.text = text;
    }

    /** Returns the given text, which may start with a byte order mark. */
    static SourceText of(String name, String text) {
        return of(name, 0, text);
    }

    private static SourceText of(String name, int linesBefore, String text) {
        SourceText source = withoutMark(name, linesBefore, text);
        source.checkCharacters(source.text.length());
        return source;
    }

    /**
     * Returns the text that the given bytes encode in UTF-8.
     *
     * @param linesBefore the number of lines of the input before this text
     */
    static SourceText decode(String name, int linesBefore, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer input = ByteBuffer.wrap(bytes);
        // UTF-8 never has more characters than bytes.
        CharBuffer output = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(input, output, true);
        String decoded = output.flip().toString();
        if (!result.isError()) {
            return of(name, linesBefore, decoded);
        }
        int position = input.position();
        // The text behind the bad byte is decoded only for the message.
        String rest = new String(bytes, position, bytes.length - position, StandardCharsets.UTF_8);
        SourceText source = withoutMark(name, linesBefore, decoded + rest);
        int end = source.text.length() - rest.length();
        source.checkCharacters(end);
        throw source.binaryData(end, String.format(Locale.ROOT, "byte 0x%02X is not UTF-8", bytes[position]));
    }

    private static SourceText withoutMark(String name, int linesBefore, String text) {
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        return new SourceText(name, linesBefore, marked ? text.substring(1) : text);
    }

    /** Checks the characters before the given index. */
    private void checkCharacters(int end) {
        int index = 0;
        while (index < end) {
            int character = text.codePointAt(index);
            boolean lineEnd = character == '\n' || character == '\r';
            if (!lineEnd && isBinary(character)) {
                throw binaryData(index, String.format(Locale.ROOT, "character U+%04X", character));
            }
            index += Character.charCount(character);
        }
    }

    /** Returns true if a line cannot contain a character: a control character other than tab, or half a surrogate pair. */
    static boolean isBinary(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character != '\t';
            case Character.SURROGATE -> true;
            default -> false;
        };
    }

    private DefinitionException binaryData(int index, String what) {
        Lines lines = new Lines();
        SourceLine line = lines.next();
        int start = 0;
        while (index >= lines.nextStart && lines.hasNext()) {
            start = lines.nextStart;
            line = lines.next();
        }
        return new DefinitionException(DefinitionError.BINARY_DATA, line.position(index - start), what);
    }

    /** Returns the first line, which is empty if the text is. */
    SourceLine firstLine() {
        return new Lines().next();
    }

    /** Returns the comments of the lines between two lines, without these two lines. */
    List<Token> comments(int after, int before) {
        List<Token> comments = new ArrayList<>();
        for (Lines lines = new Lines(); lines.hasNext() && lines.number < before - 1; ) {
            SourceLine line = lines.next();
            if (line.number() > after) {
                line.comment().ifPresent(comments::add);
            }
        }
        return comments;
    }

    /** Returns the content of the lines, one by one; lines without content are left out. */
    Iterator<Token> contents() {
        return new Contents();
    }

    /** The contents of the lines. The iterator of a stream would take some milliseconds at its first use. */
    private final class Contents implements Iterator<Token> {

        private final Lines lines = new Lines();
        private Token following = following();

        private Token following() {
            while (lines.hasNext()) {
                Token content = lines.next().content();
                if (!content.isEmpty()) {
                    return content;
                }
            }
            return null;
        }

        @Override
        public boolean hasNext() {
            return following != null;
        }

        @Override
        public Token next() {
            if (following == null) {
                throw new NoSuchElementException();
            }
            Token content = following;
            following = following();
            return content;
        }
    }

    /** The lines; there is at least one. A line ends at LF, CR LF or CR. */
    private final class Lines implements Iterator<SourceLine> {

        private int number = linesBefore;
        private int nextStart;

        @Override
        public boolean hasNext() {
            return number == linesBefore || nextStart < text.length();
        }

        @Override
        public SourceLine next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int start = nextStart;
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            nextStart = text.startsWith("\r\n", end) ? end + 2 : end + 1;
            number++;
            return new SourceLine(name, number, text.substring(start, end));
        }
    }
}
