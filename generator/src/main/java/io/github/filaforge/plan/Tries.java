package io.github.filaforge.plan;

/**
 * A search that gives up and begins again, for the first solutions of a puzzle that is too large to be searched to the
 * end. With some pieces left the rest is tried several times, each time with images in another order, the most awkward
 * pieces first; then the first pieces are placed anew.
 *
 * @param from the number of pieces left with which tries begin; if the puzzle has no more, with the bare region
 * @param fits the number of fits that end a try
 */
public record Tries(int from, int fits) {

    /** What serves puzzles of 35 to 108 pieces: the first solution of the 108 heptominoes after 3 to 9 s of search. */
    static final Tries STANDARD = new Tries(48, 4000);

    /** As the option is written. */
    public String text() {
        return from + "," + fits;
    }
}
