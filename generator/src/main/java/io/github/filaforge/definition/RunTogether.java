package io.github.filaforge.definition;

import io.github.filaforge.runtime.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Looks whether the blanks between the cells of a picture were forgotten: {@code AAA} is one cell of a piece of that name,
 * and hardly ever meant so.
 */
final class RunTogether {

    /** What is behind the name of a copy. */
    private static final Pattern COPY_NUMBER = Pattern.compile("\\.[1-9][0-9]{0,3}$");

    private final int xDim;
    private final boolean hasStationary;
    /** Whether each layer so far is one token, as long as a layer has cells. */
    private boolean allAsLongAsRows = true;
    /** The first token that is a layer by itself. */
    private Token first;
    /** The first of these that has a dot or the same character twice in a row. */
    private Token plain;

    /**
     * A picture without a row.
     *
     * @param hasStationary whether it names stationary pieces
     */
    RunTogether(int xDim, boolean hasStationary) {
        this.xDim = xDim;
        this.hasStationary = hasStationary;
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
        int[] characters =
                COPY_NUMBER.matcher(text).replaceFirst("").codePoints().toArray();
        for (int i = 0; i < characters.length; i++) {
            if (characters[i] == '.' || (i > 0 && characters[i] == characters[i - 1])) {
                return true;
            }
        }
        return false;
    }

    /** What to warn of though all else is right. */
    Optional<String> warning() {
        return Optional.ofNullable(plain)
                .map(row ->
                        DefinitionWarning.CELLS_WITHOUT_BLANKS.at(row, row.quoted(), separated(row), denseOpening()));
    }

    /** Whether the rows are to blame where the picture is wrong. */
    boolean isLikely() {
        return plain != null || (allAsLongAsRows && first != null);
    }

    /** Blames the rows, if they may be to blame, for what is wrong with the picture. */
    void check() {
        if (isLikely()) {
            Token row = plain == null ? first : plain;
            throw row.error(DefinitionError.CELLS_WITHOUT_BLANKS, row.quoted(), separated(row), denseOpening());
        }
    }

    /** How a picture of this kind is opened in which each character is a cell. */
    private String denseOpening() {
        return hasStationary ? "L:dense:stationary=..." : "L:dense";
    }

    /** The cells of a token, with blanks. */
    private static String separated(Token token) {
        return PlainText.shortened(
                token.text().codePoints().mapToObj(Character::toString).collect(Collectors.joining(" ")));
    }
}
