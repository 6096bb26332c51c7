package io.github.filaforge.cli;

import io.github.filaforge.runtime.Quantity;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Says on standard error what came out for each puzzle. The last line is the number of solutions: of the puzzle, or of all
 * puzzles if there are several, which are told apart by their names.
 */
class Answers {

    private static final int NOT_ALL_SEARCHED = 2;

    private final PrintStream err;
    private final boolean several;
    private final String noun;
    private BigInteger sum = BigInteger.ZERO;
    private Optional<BigInteger> allOfLast = Optional.empty();
    private int answered;
    private int notSearched;
    private boolean mayBeMore;

    /**
     * @param several whether there are several puzzles
     * @param noun what is counted: the singular of a noun whose plural ends in s
     */
    Answers(PrintStream err, boolean several, String noun) {
        this.err = err;
        this.several = several;
        this.noun = noun;
    }

    /**
     * A puzzle is done.
     *
     * @param answer the number found, in words
     * @param complete whether this is the number of all
     */
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        add(found, complete);
        sayOf(puzzle, answer);
    }

    /** Adds what was found of a puzzle to the sum. */
    final void add(BigInteger found, boolean complete) {
        answered++;
        sum = sum.add(found);
        mayBeMore |= !complete;
        allOfLast = complete ? Optional.of(found) : Optional.empty();
    }

    /** The number of all solutions of the puzzle that was answered last; empty if it was not searched to the end. */
    final Optional<BigInteger> allOfLast() {
        return allOfLast;
    }

    /** Says something of a puzzle. */
    final void sayOf(String puzzle, String answer) {
        say(several ? puzzle + ": " + answer : answer);
    }

    /** Says something. */
    final void say(String answer) {
        err.println(answer);
    }

    /** Whether there are several puzzles. */
    final boolean several() {
        return several;
    }

    /** The number of puzzles that are answered. */
    final int answered() {
        return answered;
    }

    /** The number of solutions of all puzzles so far. */
    final BigInteger sum() {
        return sum;
    }

    /** A puzzle has no solution, which is known without a search. */
    void impossible(String puzzle, String reason) {
        add(BigInteger.ZERO, true);
        String none = Quantity.of(0, noun);
        if (several) {
            err.println(puzzle + ": " + none + ", since " + reason);
        } else {
            err.println("no solution of " + puzzle + ": " + reason);
            err.println(none);
        }
    }

    /** The reader of the output has gone, so that the puzzles that are left are not searched. */
    final void unread() {
        mayBeMore = true;
    }

    /** A puzzle cannot be searched as it was asked for; the others are. */
    final void refused(String puzzle, String reason) {
        notSearched++;
        allOfLast = Optional.empty();
        err.println("fila: " + puzzle + ": " + reason);
    }

    /** The search of a puzzle is interrupted, and with it the program. */
    final void interrupted(String puzzle, BigInteger found) {
        String interrupted = "interrupted after ";
        add(found, false);
        sayOf(puzzle, interrupted + Quantity.of(found, noun));
        if (several) {
            err.println(interrupted + inAll());
        }
    }

    private String inAll() {
        return Quantity.of(sum, noun) + " in all";
    }

    /** Says how many there are in all, if there are several puzzles, and gives the exit code. */
    int finish() {
        if (several) {
            err.println(answered == 0 ? "none of the puzzles was searched" : total());
        }
        return exitCodeOfSearches();
    }

    /** The exit code as far as it tells whether every puzzle was searched. */
    final int exitCodeOfSearches() {
        return notSearched == 0 ? 0 : NOT_ALL_SEARCHED;
    }

    private String total() {
        String found = mayBeMore ? "stopped after " + inAll() + "; there may be more" : inAll();
        return found + notSearched();
    }

    /** Behind a sum: how many puzzles were not searched; empty if all were. */
    final String notSearched() {
        return notSearched == 0
                ? ""
                : "; " + Quantity.of(notSearched, "puzzle") + (notSearched == 1 ? " was" : " were") + " not searched";
    }
}
