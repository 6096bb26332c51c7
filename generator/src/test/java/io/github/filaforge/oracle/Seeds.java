package io.github.filaforge.oracle;

/** The number of random puzzles that a test tries. {@code -Dseeds=N} sets it; {@code -Drows=more} has more of them. */
public final class Seeds {

    /** The number of puzzles: with more rows two of each kind. */
    public static final int COUNT = Integer.getInteger("seeds", Rows.MORE ? 44 : 8);

    /** The number of puzzles in a test of puzzles of all kinds: at least one of each kind, unless the property is set. */
    public static final int EACH_KIND = Integer.getInteger("seeds", Rows.MORE ? 44 : 22);

    private Seeds() {}

    /** Returns a part of this number, for tests whose puzzles take long. */
    public static int part(int share) {
        return Math.max(1, COUNT / share);
    }
}
