package io.github.filaforge.definition;

/** What may be the name of a piece. */
final class PieceName {

    /** The token of a picture that stands for no piece. */
    static final String NO_PIECE = ".";

    /** The token of a picture at a place where there is no cell. */
    static final String NO_CELL = "-";

    private PieceName() {}

    /** The name that a token outside pictures gives, where nothing yet has kept out what is no name. */
    static String of(Token token) {
        String name = token.text();
        if (!isValid(name)) {
            throw token.error(DefinitionError.BAD_PIECE_NAME, token.quoted());
        }
        return name;
    }

    /** The name of a copy of a piece; numbers start at 1. */
    static String ofCopy(String name, int number) {
        return name + "." + number;
    }

    static boolean isValid(String name) {
        return !name.isEmpty()
                && !name.equals(NO_PIECE)
                && name.chars().noneMatch(character -> character == ',' || Token.isSpace((char) character));
    }
}
