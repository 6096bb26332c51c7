package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.BestBoard;
import io.github.filaforge.runtime.Quantity;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * What parts come to. Immutable.
 *
 * @param solutions the number of solutions of those that are done
 * @param missing those that are not, in the order of their solutions
 * @param best the best board of a search for high scores
 */
public record PartTotal(BigInteger solutions, List<PartName> missing, BestBoard best) {

    /** Takes a copy of the list. */
    public PartTotal {
        missing = List.copyOf(missing);
    }

    /**
     * Adds up.
     *
     * @param kept whether a part of which the solutions were only counted is missing
     * @throws IOException if a file cannot be read, with a message for the user
     */
    public static PartTotal of(Results results, List<PartName> names, boolean kept) throws IOException {
        Adding adding = new Adding();
        for (PartName name : names) {
            results.visit(name, kept, adding);
        }
        return new PartTotal(adding.solutions, adding.missing, adding.best);
    }

    /**
     * The total after a search of what is missing, of which alone the files are read.
     *
     * @param kept as before
     * @throws IOException if a file cannot be read, with a message for the user
     */
    public PartTotal later(Results results, boolean kept) throws IOException {
        PartTotal found = of(results, missing, kept);
        return new PartTotal(solutions.add(found.solutions), found.missing, best.or(found.best));
    }

    /** Whether no part is missing. */
    public boolean isComplete() {
        return missing.isEmpty();
    }

    /**
     * In words, as in "480 solutions in all". The best board is told of if there is no solution.
     *
     * @param ofMissing what is told of the parts that are missing, if any are
     */
    public String text(String ofMissing) {
        String ofBest = isBestWanted() ? "; best board: " + best.told() : "";
        return Quantity.of(solutions, "solution") + (isComplete() ? " in all" : " so far, " + ofMissing) + ofBest;
    }

    /** Whether there is no solution, but a best board. */
    boolean isBestWanted() {
        return solutions.signum() == 0 && best.isThere();
    }

    /** Adds up. */
    private static final class Adding implements Results.Visitor {

        private BigInteger solutions = BigInteger.ZERO;
        private final List<PartName> missing = new ArrayList<>();
        private BestBoard best = BestBoard.NONE;

        @Override
        public void done(PartResult result) {
            solutions = solutions.add(result.solutions());
            best = best.or(result.best());
        }

        @Override
        public void missing(PartName name) {
            missing.add(name);
        }
    }
}
