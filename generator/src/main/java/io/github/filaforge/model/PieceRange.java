package io.github.filaforge.model;

/**
 * The numbers of pieces that are allowed.
 *
 * @param least the least number, not negative
 * @param most the greatest number; {@link Integer#MAX_VALUE} if there is no limit
 */
public record PieceRange(int least, int most) {

    /** The range of all numbers. */
    public static final PieceRange ANY = new PieceRange(0, Integer.MAX_VALUE);

    public PieceRange {
        if (least < 0 || most < least) {
            throw new IllegalArgumentException(least + " to " + most + " is no range of numbers of pieces");
        }
    }

    /** Returns true if every number is allowed. */
    public boolean isAny() {
        return least == 0 && most == Integer.MAX_VALUE;
    }

    /**
     * Returns the range after an equal number of pieces has been added to all numbers. The range of all numbers stays.
     *
     * @param more the number of pieces; below 0 if pieces are taken away
     */
    public PieceRange plus(int more) {
        return isAny()
                ? this
                : new PieceRange(
                        Math.max(0, least + more),
                        most == Integer.MAX_VALUE ? most : Math.max(Math.max(0, least + more), most + more));
    }

    /**
     * Returns the text of the range in definitions, such as {@code 6}, {@code 2-6}, {@code 2-}, or {@code *} for every
     * number.
     */
    @Override
    public String toString() {
        return isAny() ? "*" : least == most ? "" + least : least + "-" + (most == Integer.MAX_VALUE ? "" : most);
    }
}
