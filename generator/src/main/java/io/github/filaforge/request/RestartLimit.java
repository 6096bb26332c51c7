package io.github.filaforge.request;

/**
 * The rule for the tries of a search for the first solutions of a puzzle that is too large for a whole search. When a number
 * of pieces is left, the search places these pieces in several tries. Each try has another order of the images, with the
 * most awkward pieces first. After these tries the pieces before them are placed anew.
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
