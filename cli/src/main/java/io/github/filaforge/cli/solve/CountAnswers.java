package io.github.filaforge.cli.solve;

import java.io.PrintStream;
import java.math.BigInteger;
import java.util.function.Consumer;

/**
 * Prints numbers of solutions for scripts: for one puzzle its number; for several puzzles a line for each, and the sum in
 * the last line. A number comes first and a tab behind it, since names may contain blanks and colons, but no tab. Standard
 * error has everything else.
 */
final class CountAnswers extends Answers {

    private final Consumer<String> out;

    /**
     * Makes the answers of a command.
     *
     * @param out receives the lines of the output
     * @param several true if there are several puzzles
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
