package io.github.filaforge.definition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Looks whether the blanks between the cells of a picture were forgotten: {@code AAA} is one cell of a piece of that name,
 * and hardly ever meant so.
 */
final class RunTogether {

    private final int xDim;
    /** Whether each layer so far is one token, as long as a layer has cells. */
    private boolean allAsLongAsRows = true;
    /** The first token that is a layer by itself. */
    private Token first;
    /** The first of these that has a dot or the same character twice in a row. */
    private Token plain;

    RunTogether(int xDim) {
        this.xDim = xDim;
    }

    /** Looks at the tokens of a layer. */
    void look(List<Token> layer) {
        if (layer.isEmpty()) {
            return;
        }
        Token token = layer.get(0);
        int length = (int) token.text().codePoints().count();
        boolean isCandidate = layer.size() == 1 && length > 1 && length <= xDim;
        allAsLongAsRows &= isCandidate && length == xDim;
        if (isCandidate) {
            first = first == null ? token : first;
            plain = plain == null && isPlain(token.text()) ? token : plain;
        }
    }

    private static boolean isPlain(String text) {
        int[] characters = text.codePoints().toArray();
        for (int i = 0; i < characters.length; i++) {
            if (characters[i] == '.' || (i > 0 && characters[i] == characters[i - 1])) {
                return true;
            }
        }
        return false;
    }

    /** What to warn of though all else is right. */
    Optional<Token> plain() {
        return Optional.ofNullable(plain);
    }

    /** What is to blame where the picture is wrong. */
    Optional<Token> likely() {
        return plain().or(() -> Optional.ofNullable(allAsLongAsRows ? first : null));
    }

    /** The cells of a token, with blanks. */
    static String separated(Token token) {
        return Excerpt.shorten(
                token.text().codePoints().mapToObj(Character::toString).collect(Collectors.joining(" ")));
    }
}
