package io.github.filaforge.verify;

/**
 * What is to be said of a solution.
 *
 * @param kind what it is
 * @param text the same in words that go on behind its number; empty if it is right and not met before
 */
public record Verdict(Kind kind, String text) {

    /** What a solution is. */
    public enum Kind {
        /** A solution of the puzzle that was not met before. */
        RIGHT,
        /** No solution of the puzzle. */
        WRONG,
        /** A solution that was met before, or a symmetric copy of one. */
        AGAIN
    }

    static Verdict right() {
        return new Verdict(Kind.RIGHT, "");
    }

    static Verdict wrong(String reason) {
        return new Verdict(Kind.WRONG, "is wrong: " + reason);
    }

    static Verdict again(String reason) {
        return new Verdict(Kind.AGAIN, reason);
    }
}
