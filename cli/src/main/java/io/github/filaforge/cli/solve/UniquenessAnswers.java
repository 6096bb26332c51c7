package io.github.filaforge.cli.solve;

import io.github.filaforge.runtime.text.Plural;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Prints for each puzzle whether it has exactly one solution: for the only puzzle a sentence on standard error, for several
 * puzzles a line each on the output. Scripts look at the exit code.
 */
final class UniquenessAnswers extends Answers {

    private static final int NONE = 3;
    private static final int MORE = 4;

    private final Consumer<String> out;
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);

    /** The number of solutions of a puzzle, as far as it matters. */
    private enum Verdict {
        ONE("exactly one solution"),
        NONE("no solution"),
        MORE("more than one solution");

        private final String sentence;

        Verdict(String sentence) {
            this.sentence = sentence;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Makes the answers of a command.
     *
     * @param out the receiver of the lines of the output
     * @param several true if there are several puzzles
     */
    UniquenessAnswers(PrintStream err, Consumer<String> out, boolean several) {
        super(err, several, "solution");
        this.out = out;
    }

    @Override
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        add(found, complete);
        if (found.compareTo(BigInteger.ONE) > 0) {
            tell(puzzle, Verdict.MORE, "");
        } else if (complete) {
            tell(puzzle, found.signum() == 0 ? Verdict.NONE : Verdict.ONE, "");
        } else {
            refused(puzzle, answer);
        }
    }

    @Override
    void impossible(String puzzle, String reason) {
        tell(puzzle, Verdict.NONE, ", since " + reason);
    }

    private void tell(String puzzle, Verdict verdict, String reason) {
        verdicts.merge(verdict, 1, Integer::sum);
        if (several()) {
            out.accept(verdict.word() + "\t" + puzzle);
        } else {
            sayOf(puzzle, verdict.sentence + reason);
        }
    }

    @Override
    int finish() {
        if (several()) {
            int all = number(Verdict.ONE) + number(Verdict.NONE) + number(Verdict.MORE);
            say(number(Verdict.ONE) + " of " + Plural.of(all, "puzzle") + " with exactly one solution, "
                    + number(Verdict.NONE) + " with none, " + number(Verdict.MORE) + " with more" + notSearched());
        }
        int exitCode = exitCodeOfSearches();
        if (exitCode != 0 || number(Verdict.NONE) + number(Verdict.MORE) == 0) {
            return exitCode;
        }
        return number(Verdict.NONE) > 0 ? NONE : MORE;
    }

    private int number(Verdict verdict) {
        return verdicts.getOrDefault(verdict, 0);
    }
}
