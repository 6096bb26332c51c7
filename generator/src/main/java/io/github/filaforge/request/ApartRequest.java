package io.github.filaforge.request;

/**
 * The condition that an assembly is a solution only if it can be taken apart by straight moves. Immutable.
 *
 * @param states the number of states of an assembly after which the search for its moves is given up, at least 1
 * @param lifted true if pieces may leave a box of one layer through its open side; else such a box is a tray, whose pieces
 *     stay in the layer
 */
public record ApartRequest(int states, boolean lifted) {

    private static final ApartRequest STANDARD = new ApartRequest(1_000_000, false);

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public ApartRequest {
        if (states < 1) {
            throw new IllegalArgumentException("an assembly has a state, but the search is to end after " + states);
        }
    }

    /** Returns the condition of {@code fila apart} without options, for a definition. */
    public static ApartRequest standard() {
        return STANDARD;
    }

    /** Returns this condition with another number of states. */
    public ApartRequest withStates(int number) {
        return new ApartRequest(number, lifted);
    }

    /** Returns this condition for pieces that may be lifted out of a box of one layer, as in files of BurrTools. */
    public ApartRequest lifting() {
        return new ApartRequest(states, true);
    }
}
