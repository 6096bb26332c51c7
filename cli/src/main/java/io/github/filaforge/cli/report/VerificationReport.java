package io.github.filaforge.cli.report;

import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import java.util.Optional;

/** Writes the results of {@code verify}. */
public final class VerificationReport {

    /** The greatest number of faults that are reported one by one. */
    private static final int TOLD = 100;

    private long solutions;
    private long wrong;
    private long again;

    /**
     * Adds a solution.
     *
     * @return a line about the fault of the solution; empty if the solution is right, or if too many faults have been
     *     reported
     */
    public Optional<String> add(Solution solution, Verdict verdict) {
        solutions++;
        switch (verdict.kind()) {
            case WRONG -> wrong++;
            case AGAIN -> again++;
            case RIGHT -> {
                return Optional.empty();
            }
        }
        if (faults() > TOLD) {
            return Optional.empty();
        }
        String line =
                solution.file() + ":" + solution.line() + ": solution " + solution.number() + " " + verdict.text();
        return Optional.of(faults() == TOLD ? line + "; further faults are only counted" : line);
    }

    private long faults() {
        return wrong + again;
    }

    /** Returns true if all solutions are right and different. */
    public boolean isAllRight() {
        return faults() == 0;
    }

    /** Returns the result for all solutions together. */
    public String summary() {
        return summary("solution", solutions, wrong, again);
    }

    /**
     * Returns the result for all solutions together.
     *
     * @param name the singular of the noun for a solution, whose plural ends in s
     * @param wrong the number of wrong solutions
     * @param again the number of solutions that were there before
     */
    public static String summary(String name, long solutions, long wrong, long again) {
        String all = Plural.of(solutions, name);
        if (solutions == 0) {
            return all;
        }
        if (wrong + again == 0) {
            return all + (solutions == 1 ? ", right" : ", all right, all different");
        }
        String text = all + (wrong == 0 ? ", all right" : ", " + wrong + " wrong");
        return again == 0 ? text : text + ", " + again + " repeated";
    }
}
