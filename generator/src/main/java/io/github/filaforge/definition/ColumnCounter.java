package io.github.filaforge.definition;

import io.github.filaforge.source.SourcePosition;

/**
 * Counts the positions of many tokens of one text. It counts each column from the column of the token before, if this token
 * is farther left in the same line. A row of a picture may have a hundred thousand names.
 */
final class ColumnCounter {

    private Token last;
    private SourcePosition position;

    /** Returns the position of a token. */
    SourcePosition position(Token token) {
        boolean goesOn = last != null && last.lineNumber() == token.lineNumber() && last.start() <= token.start();
        int column = goesOn
                ? position.column() + token.line().text().codePointCount(last.start(), token.start())
                : token.position().column();
        position = new SourcePosition(
                token.line().source(), token.lineNumber(), column, token.line().text());
        last = token;
        return position;
    }
}
