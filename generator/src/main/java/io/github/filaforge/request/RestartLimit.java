package io.github.filaforge.request;

/**
 * The tries of a search for the first solutions of a puzzle that is too large for a whole search. With some pieces left the
 * rest is tried several times, each time with images in another order, the most awkward pieces first. Then the first pieces
 * are placed anew.
 *
 * @param from the number of pieces left with which tries begin; they begin with the bare region if the puzzle has no more
 *     pieces
 * @param fits the number of fits that end a try
 */
public record RestartLimit(int from, int fits) {

    /** The tries for puzzles of 35 to 108 pieces. The first solution of the 108 heptominoes takes 3 to 9 s of search. */
    public static final RestartLimit STANDARD = new RestartLimit(48, 4000);

    /** Returns the tries in the syntax of the option. */
    public String text() {
        return from + "," + fits;
    }
}
