package io.github.filaforge.definition;

/**
 * Tells the positions of many tokens of one text. Each column is counted from that of the token before, if it is farther left
 * on the same line: a row of a picture may hold a hundred thousand names.
 */
final class ColumnCounter {

    private Token last;
    private SourcePosition position;

    /** The position of a token. */
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
