package io.github.filaforge.verify;

/**
 * The result of the check of a solution.
 *
 * @param kind the kind of the result
 * @param text the result in words that stand behind the number of the solution; empty if the solution is right and was not
 *     met before
 */
public record Verdict(Kind kind, String text) {

    /** The kinds of results. */
    public enum Kind {
        /** The solution is a solution of the puzzle that was not met before. */
        RIGHT,
        /** The solution is no solution of the puzzle. */
        WRONG,
        /** The solution was met before, or is a symmetric copy of one that was. */
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
