package io.github.filaforge.oracle;

/** How many random puzzles a test tries: {@code -Dseeds=N} for more or fewer. */
public final class Seeds {

    /** The number of puzzles: without the property two of each kind; CI tries three. */
    public static final int COUNT = Integer.getInteger("seeds", 44);

    private Seeds() {}

    /** So many of them where each takes long. */
    public static int part(int share) {
        return Math.max(1, COUNT / share);
    }
}
