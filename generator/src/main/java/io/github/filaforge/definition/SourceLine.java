package io.github.filaforge.definition;

import io.github.filaforge.source.SourcePosition;
import java.util.Optional;

/**
 * One line of a definition.
 *
 * @param source the name of the file
 * @param number the line's number, from 1
 * @param text the line without its end
 */
record SourceLine(String source, int number, String text) {

    private static final char COMMENT = '#';

    /** Returns the part before a comment, without white space at either end; empty if there is nothing else. */
    Token content() {
        int comment = text.indexOf(COMMENT);
        return new Token(this, 0, comment < 0 ? text.length() : comment).trim();
    }

    /** Returns the comment with its sign; empty if the line has no comment. */
    Optional<Token> comment() {
        int start = text.indexOf(COMMENT);
        return start < 0 ? Optional.empty() : Optional.of(new Token(this, start, text.length()).trimEnd());
    }

    boolean isComment(int index) {
        return text.startsWith(String.valueOf(COMMENT), index);
    }

    /** Returns the place of the character at an index of the text. */
    SourcePosition position(int index) {
        return new SourcePosition(source, number, text.codePointCount(0, index) + 1, text);
    }
}
