package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.runtime.text.Plural;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Prints the result of each puzzle on standard error. The last line is the number of solutions: the number of the only
 * puzzle, or the sum over all puzzles. If there are several puzzles, each line has the name of its puzzle.
 *
 * <p>The output of {@code --count} has the numbers for scripts: for one puzzle its number; for several puzzles a line for
 * each, and the sum in the last line. A number comes first and a tab behind it, since names may contain blanks and colons,
 * but no tab. If there are several puzzles and the output has these numbers or objects of JSON, standard error has only the
 * puzzles that may have more solutions or were not searched, and the sum.
 */
class Answers {

    private static final int NOT_ALL_SEARCHED = 2;

    final PrintStream err;
    /** The receiver of the lines for scripts. */
    final Consumer<String> out;

    final boolean several;
    private final boolean isCount;
    private final boolean isJson;
    /** The singular of the noun that is counted, whose plural ends in s. */
    private final String noun;

    private BigInteger sum = BigInteger.ZERO;
    private Optional<BigInteger> allOfLast = Optional.empty();
    private int answered;
    private int notSearched;
    private boolean mayBeMore;

    private Answers(PrintStream err, Consumer<String> out, boolean several, SolveOptions options) {
        this.err = err;
        this.isJson = options.json.value();
        this.isCount = !isJson && options.isCount();
        this.out = isJson ? line -> {} : out;
        this.several = several;
        this.noun = options.inspect.subPuzzles.isGiven() ? "sub-puzzle" : "solution";
    }

    /**
     * Returns the answers of a command.
     *
     * @param out the receiver of the lines of the output, unless objects of JSON go there
     * @param several true if there are several puzzles
     */
    static Answers of(PrintStream err, Consumer<String> out, boolean several, SolveOptions options) {
        return options.uniqueCheck.value()
                ? new Uniqueness(err, out, several, options)
                : new Answers(err, out, several, options);
    }

    /**
     * Answers for a puzzle that is done.
     *
     * @param answer the number found, in words
     * @param complete true if the number is the number of all solutions
     */
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        add(found, complete);
        if (!several || !(isJson || (isCount && complete))) {
            sayOf(puzzle, answer);
        }
        printNumber(puzzle, found);
    }

    final void add(BigInteger found, boolean complete) {
        answered++;
        sum = sum.add(found);
        mayBeMore |= !complete;
        allOfLast = complete ? Optional.of(found) : Optional.empty();
    }

    private void printNumber(String puzzle, BigInteger found) {
        if (isCount) {
            out.accept(several ? found + "\t" + puzzle : found.toString());
        }
    }

    /**
     * Returns the number of all solutions of the puzzle that was answered last; empty if that puzzle was not searched to the
     * end.
     */
    Optional<BigInteger> allOfLast() {
        return allOfLast;
    }

    private void sayOf(String puzzle, String answer) {
        err.println(several ? puzzle + ": " + answer : answer);
    }

    /** Answers for a puzzle that has no solution, which is known without a search. */
    void impossible(String puzzle, String reason) {
        add(BigInteger.ZERO, true);
        String none = Plural.of(0, noun);
        if (!several) {
            err.println("no solution of " + puzzle + ": " + reason);
            err.println(none);
        } else if (!isJson && !isCount) {
            err.println(puzzle + ": " + none + ", since " + reason);
        }
        printNumber(puzzle, BigInteger.ZERO);
    }

    /** Answers for a puzzle whose search is refused; the other puzzles are searched. */
    void refused(String puzzle, String reason) {
        notSearched++;
        allOfLast = Optional.empty();
        err.println("fila: " + puzzle + ": " + OptionNames.in(reason));
    }

    /** Answers for a puzzle whose search is interrupted, which ends the program. */
    void interrupted(String puzzle, BigInteger found) {
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

    /**
     * Prints the sum if there are several puzzles, and returns the exit code, which states whether all were searched.
     *
     * @param isCut true if the reader of the output has gone, so that the puzzles that are left are not searched
     */
    int finish(BooleanSupplier isCut) {
        if (several && isCount && answered > 0) {
            out.accept(sum.toString());
        }
        if (several) {
            mayBeMore |= isCut.getAsBoolean();
            String total = mayBeMore ? "stopped after " + inAll() + "; there may be more" : inAll();
            err.println(answered == 0 ? "none of the puzzles was searched" : total + notSearched());
        }
        return exitCodeOfSearches();
    }

    final int exitCodeOfSearches() {
        return notSearched == 0 ? 0 : NOT_ALL_SEARCHED;
    }

    final String notSearched() {
        return notSearched == 0
                ? ""
                : "; " + Plural.of(notSearched, "puzzle") + (notSearched == 1 ? " was" : " were") + " not searched";
    }

    /**
     * Prints for each puzzle whether it has exactly one solution: for the only puzzle a sentence on standard error, for
     * several puzzles a line each on the output. Scripts look at the exit code.
     */
    private static final class Uniqueness extends Answers {

        private static final int NONE = 3;
        private static final int MORE = 4;

        /** The number of puzzles for each of the answers one, none and more. */
        private final Map<String, Integer> verdicts = new HashMap<>();

        Uniqueness(PrintStream err, Consumer<String> out, boolean several, SolveOptions options) {
            super(err, out, several, options);
        }

        @Override
        void done(String puzzle, BigInteger found, String answer, boolean complete) {
            add(found, complete);
            if (found.compareTo(BigInteger.ONE) > 0) {
                tell(puzzle, "more", "more than one solution");
            } else if (!complete) {
                refused(puzzle, answer);
            } else if (found.signum() == 0) {
                tell(puzzle, "none", "no solution");
            } else {
                tell(puzzle, "one", "exactly one solution");
            }
        }

        @Override
        void impossible(String puzzle, String reason) {
            tell(puzzle, "none", "no solution, since " + reason);
        }

        private void tell(String puzzle, String verdict, String sentence) {
            verdicts.merge(verdict, 1, Integer::sum);
            if (several) {
                out.accept(verdict + "\t" + puzzle);
            } else {
                err.println(sentence);
            }
        }

        @Override
        int finish(BooleanSupplier isCut) {
            int ones = number("one");
            int nones = number("none");
            int mores = number("more");
            if (several) {
                err.println(ones + " of " + Plural.of(ones + nones + mores, "puzzle") + " with exactly one solution, "
                        + nones + " with none, " + mores + " with more" + notSearched());
            }
            int exitCode = exitCodeOfSearches();
            if (exitCode != 0 || nones + mores == 0) {
                return exitCode;
            }
            return nones > 0 ? NONE : MORE;
        }

        private int number(String verdict) {
            return verdicts.getOrDefault(verdict, 0);
        }
    }
}
