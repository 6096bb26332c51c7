package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.runtime.text.Plural;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Prints the result of each puzzle on standard error. The last line is the number of solutions: of the only puzzle, or of
 * all puzzles together. If there are several puzzles, each line has the name of its puzzle.
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
     * Makes the answers of a command.
     *
     * @param several true if there are several puzzles
     * @param noun the singular of the noun that is counted, whose plural ends in s
     */
    Answers(PrintStream err, boolean several, String noun) {
        this.err = err;
        this.several = several;
        this.noun = noun;
    }

    /**
     * Answers for a puzzle that is done.
     *
     * @param answer the number found, in words
     * @param complete true if the number is the number of all solutions
     */
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        add(found, complete);
        sayOf(puzzle, answer);
    }

    /** Adds the number of solutions found of a puzzle to the sum. */
    final void add(BigInteger found, boolean complete) {
        answered++;
        sum = sum.add(found);
        mayBeMore |= !complete;
        allOfLast = complete ? Optional.of(found) : Optional.empty();
    }

    /**
     * Returns the number of all solutions of the puzzle that was answered last; empty if that puzzle was not searched to the
     * end.
     */
    final Optional<BigInteger> allOfLast() {
        return allOfLast;
    }

    /** Prints an answer for a puzzle, with the name of the puzzle if there are several. */
    final void sayOf(String puzzle, String answer) {
        say(several ? puzzle + ": " + answer : answer);
    }

    /** Prints a line. */
    final void say(String answer) {
        err.println(answer);
    }

    /** Returns true if there are several puzzles. */
    final boolean several() {
        return several;
    }

    /** Returns the number of puzzles that are answered. */
    final int answered() {
        return answered;
    }

    /** Returns the number of solutions of all puzzles so far. */
    final BigInteger sum() {
        return sum;
    }

    /** Answers for a puzzle that has no solution, which is known without a search. */
    void impossible(String puzzle, String reason) {
        add(BigInteger.ZERO, true);
        String none = Plural.of(0, noun);
        if (several) {
            err.println(puzzle + ": " + none + ", since " + reason);
        } else {
            err.println("no solution of " + puzzle + ": " + reason);
            err.println(none);
        }
    }

    /** Notes that the reader of the output has gone, so that the puzzles that are left are not searched. */
    final void unread() {
        mayBeMore = true;
    }

    /** Answers for a puzzle whose search is refused; the other puzzles are searched. */
    final void refused(String puzzle, String reason) {
        notSearched++;
        allOfLast = Optional.empty();
        err.println("fila: " + puzzle + ": " + OptionNames.in(reason));
    }

    /** Answers for a puzzle whose search is interrupted, which ends the program. */
    final void interrupted(String puzzle, BigInteger found) {
        String interrupted = "interrupted after ";
        add(found, false);
        sayOf(puzzle, interrupted + Plural.of(found, noun));
        if (several) {
            err.println(interrupted + inAll());
        }
    }

    private String inAll() {
        return Plural.of(sum, noun) + " in all";
    }

    /** Prints the sum if there are several puzzles, and returns the exit code. */
    int finish() {
        if (several) {
            err.println(answered == 0 ? "none of the puzzles was searched" : total());
        }
        return exitCodeOfSearches();
    }

    /** Returns the exit code that states whether every puzzle was searched. */
    final int exitCodeOfSearches() {
        return notSearched == 0 ? 0 : NOT_ALL_SEARCHED;
    }

    private String total() {
        String found = mayBeMore ? "stopped after " + inAll() + "; there may be more" : inAll();
        return found + notSearched();
    }

    /**
     * Returns the words behind a sum that state the number of puzzles that were not searched; empty if all were searched.
     */
    final String notSearched() {
        return notSearched == 0
                ? ""
                : "; " + Plural.of(notSearched, "puzzle") + (notSearched == 1 ? " was" : " were") + " not searched";
    }
}
