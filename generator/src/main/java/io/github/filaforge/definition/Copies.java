package io.github.filaforge.definition;

import java.util.List;
import java.util.Optional;

/**
 * How many pieces are made of one, and used.
 *
 * @param least so many are in every solution
 * @param most so many there are
 * @param isSaid whether the definition says it
 */
record Copies(int least, int most, boolean isSaid) {

    private static final Copies ONE = new Copies(1, 1, false);

    /** What {@code copies} says: a number, or two with a hyphen between them. */
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

    /** Refuses copies of stationary pieces, which {@code copies=1} does not make. */
    void checkStationary(Settings settings) {
        if (least != 1 || most != 1) {
            throw settings.place("copies")
                    .error(
                            DefinitionError.STATIONARY_COPIES,
                            settings.optional("copies").orElseThrow().quoted());
        }
    }
}
