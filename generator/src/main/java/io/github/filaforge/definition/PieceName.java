package io.github.filaforge.definition;

/** The rules for the names of pieces. */
final class PieceName {

    /** The token of a picture for a cell without a piece. */
    static final String NO_PIECE = ".";

    /** The token of a picture at a place where there is no cell. */
    static final String NO_CELL = "-";

    private PieceName() {}

    /** Returns the name in a token outside pictures. Such a token may contain a text that is no name. */
    static String of(Token token) {
        String name = token.text();
        if (!isValid(name)) {
            throw token.error(DefinitionError.BAD_PIECE_NAME, token.quoted());
        }
        return name;
    }

    /** Returns the name of a copy of a piece; numbers start at 1. */
    static String ofCopy(String name, int number) {
        return name + "." + number;
    }

    static boolean isValid(String name) {
        return !name.isEmpty()
                && !name.equals(NO_PIECE)
                && name.chars().noneMatch(character -> character == ',' || Token.isSpace((char) character));
    }
}
