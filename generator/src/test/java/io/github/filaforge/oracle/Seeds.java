package io.github.filaforge.oracle;

/** The number of random puzzles that a test tries; {@code -Dseeds=N} sets it. */
public final class Seeds {

    /** The number of puzzles: without the property two of each kind. */
    public static final int COUNT = Integer.getInteger("seeds", 44);

    private Seeds() {}

    /** Returns a part of this number, for tests whose puzzles take long. */
    public static int part(int share) {
        return Math.max(1, COUNT / share);
    }
}
