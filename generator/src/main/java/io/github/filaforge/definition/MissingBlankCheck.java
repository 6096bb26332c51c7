package io.github.filaforge.definition;

import io.github.filaforge.runtime.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds rows of a picture in which the blanks between the cells are probably missing: {@code AAA} is one cell of a piece
 * with this name, which is rarely intended.
 */
final class MissingBlankCheck {

    /** The number behind the name of a copy. */
    private static final Pattern COPY_NUMBER = Pattern.compile("\\.[1-9][0-9]{0,3}$");

    private final int xDim;
    private final boolean hasStationary;
    /** True if each layer so far is one token whose length is the number of cells of a layer. */
    private boolean allAsLongAsRows = true;
    /** The first token that is a layer of its own. */
    private Token first;
    /** The first of these tokens that has a dot or two equal characters in succession. */
    private Token plain;

    /**
     * Creates the search for rows without blanks, before the first row.
     *
     * @param hasStationary true if the picture names stationary pieces
     */
    MissingBlankCheck(int xDim, boolean hasStationary) {
        this.xDim = xDim;
        this.hasStationary = hasStationary;
    }

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

    /**
     * Returns a warning for a picture without any other error, if a row is one token with a dot or with two equal characters
     * in succession.
     */
    Optional<String> warning() {
        return Optional.ofNullable(plain)
                .map(row -> row.warning(
                        "'" + row.quoted() + "' is one cell here, of a piece with that name",
                        "if it is to be several cells, separate them by blanks: " + separated(row)
                                + "; or open the picture by " + denseOpening()));
    }

    /** Returns true if the rows are probably the reason of an error of the picture. */
    boolean isLikely() {
        return plain != null || (allAsLongAsRows && first != null);
    }

    /** Throws an exception at a row if the rows are probably the reason of an error of the picture. */
    void check() {
        if (isLikely()) {
            Token row = plain == null ? first : plain;
            throw row.error(DefinitionError.CELLS_WITHOUT_BLANKS, row.quoted(), separated(row), denseOpening());
        }
    }

    /** Returns the line that would open this picture if each character were a cell. */
    private String denseOpening() {
        return hasStationary ? "L:dense:stationary=..." : "L:dense";
    }

    /** Returns the characters of a token with blanks between them. */
    private static String separated(Token token) {
        return PlainText.shortened(token.text()
                .codePoints()
                .mapToObj(character -> new String(Character.toChars(character)))
                .collect(Collectors.joining(" ")));
    }
}
