package io.github.filaforge.cli.solve;

import java.io.PrintStream;
import java.math.BigInteger;

/**
 * The answers of a command that prints objects of JSON. If there are several puzzles, standard error has only the puzzles
 * that were not searched, and the sum: the objects have everything else.
 */
final class JsonAnswers extends Answers {

    /**
     * Makes the answers of a command.
     *
     * @param several true if there are several puzzles
     * @param noun the singular of the noun that is counted
     */
    JsonAnswers(PrintStream err, boolean several, String noun) {
        super(err, several, noun);
    }

    @Override
    void done(String puzzle, BigInteger found, String answer, boolean complete) {
        if (several()) {
            add(found, complete);
        } else {
            super.done(puzzle, found, answer, complete);
        }
    }

    @Override
    void impossible(String puzzle, String reason) {
        if (several()) {
            add(BigInteger.ZERO, true);
        } else {
            super.impossible(puzzle, reason);
        }
    }
}
