package io.github.filaforge.report;

import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import java.util.Optional;

/** Tells what {@code verify} has found. */
public final class VerificationReport {

    /** So many faults are told one by one. */
    private static final int TOLD = 100;

    private long solutions;
    private long wrong;
    private long again;

    /** Adds a solution. The line that tells of it; empty if it is right, or faults are too many to be told each. */
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

    /** Whether all solutions are right and different. */
    public boolean isAllRight() {
        return faults() == 0;
    }

    /** What comes out for all solutions together. */
    public String summary() {
        String all = Quantity.of(solutions, "solution");
        if (solutions == 0) {
            return all;
        }
        if (isAllRight()) {
            return all + (solutions == 1 ? ", right" : ", all right, all different");
        }
        String text = all + (wrong == 0 ? ", all right" : ", " + wrong + " wrong");
        return again == 0 ? text : text + ", " + again + " repeated";
    }
}
