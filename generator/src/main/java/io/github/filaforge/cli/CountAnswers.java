package io.github.filaforge.cli;

import java.io.PrintStream;
import java.math.BigInteger;
import java.util.function.Consumer;

/**
 * Prints numbers of solutions for scripts: of one puzzle its number, of several a line for each and in the last the sum.
 * The number comes first and a tab behind it, since names may hold blanks and colons, but no tab. Standard error has what
 * the numbers do not tell.
 */
final class CountAnswers extends Answers {

    private final Consumer<String> out;

    /**
     * @param out takes the lines of the output
     * @param several whether there are several puzzles
     */
    CountAnswers(PrintStream err, Consumer<String> out, boolean several) {
        super(err, several, "solution");
        this.out = out;
    }

    @Override
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        add(found, complete);
        if (!several() || !complete) {
            sayOf(puzzle, answer);
        }
        print(puzzle, found);
    }

    @Override
    void impossible(String puzzle, String reason) {
        if (several()) {
            add(BigInteger.ZERO, true);
        } else {
            super.impossible(puzzle, reason);
        }
        print(puzzle, BigInteger.ZERO);
    }

    private void print(String puzzle, BigInteger found) {
        out.accept(several() ? found + "\t" + puzzle : found.toString());
    }

    @Override
    int finish() {
        if (several() && answered() > 0) {
            out.accept(sum().toString());
        }
        return super.finish();
    }
}
