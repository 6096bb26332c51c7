package io.github.filaforge.definition;

import java.util.List;
import java.util.Optional;

/**
 * The number of pieces that are made of one definition, and the number of them that are used.
 *
 * @param least the number of these pieces that every solution has
 * @param most the number of these pieces
 * @param isSaid true if the definition has the setting
 */
record Copies(int least, int most, boolean isSaid) {

    private static final Copies ONE = new Copies(1, 1, false);

    /** Reads the setting {@code copies}: a number, or two numbers with a hyphen between them. */
    static Copies of(Settings settings) {
        Optional<Token> value = settings.optional("copies");
        if (value.isEmpty()) {
            return ONE;
        }
        Token text = value.get();
        List<Token> ends = text.split('-');
        boolean hasLeast = ends.size() > 1 && !ends.get(0).isEmpty();
        if (hasLeast && (ends.size() > 2 || ends.get(1).isEmpty())) {
            throw text.error(DefinitionError.NOT_A_RANGE, text.quoted());
        }
        int least = hasLeast ? ends.get(0).integer() : text.integer();
        int most = hasLeast ? ends.get(1).integer() : least;
        if (most < 1) {
            throw text.error(DefinitionError.COPIES_NOT_POSITIVE, text.quoted());
        }
        if (most < least) {
            throw text.error(DefinitionError.RANGE_UPSIDE_DOWN, text.quoted());
        }
        return new Copies(least, most, true);
    }

    /** Checks that a stationary piece has no copies. {@code copies=1} is allowed. */
    void checkStationary(Settings settings) {
        if (least != 1 || most != 1) {
            throw settings.place("copies")
                    .error(
                            DefinitionError.STATIONARY_COPIES,
                            settings.optional("copies").orElseThrow().quoted());
        }
    }
}
