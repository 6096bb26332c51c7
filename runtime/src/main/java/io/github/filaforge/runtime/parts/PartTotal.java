package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The sum of the results of parts. Immutable.
 *
 * @param solutions the number of solutions of the parts that are done
 * @param missing the parts that are not done, in the order of their solutions
 * @param counted the missing parts whose solutions were counted and not stored
 * @param best the best board of a search for high scores
 */
public record PartTotal(BigInteger solutions, List<PartName> missing, List<PartName> counted, BestBoard best) {

    /** The greatest number of names of missing parts in a message. A reader would skip more of them. */
    private static final int MOST_NAMES = 20;

    /** Copies the list. */
    public PartTotal {
        missing = List.copyOf(missing);
        counted = List.copyOf(counted);
    }

    /**
     * Adds up the results of parts.
     *
     * @param storesSolutions true if a part whose solutions were only counted is missing
     * @throws IOException if a file cannot be read, with a message for the user
     */
    public static PartTotal of(Results results, List<PartName> names, boolean storesSolutions) throws IOException {
        Adding adding = new Adding();
        for (PartName name : names) {
            results.visit(name, storesSolutions, adding);
        }
        return new PartTotal(adding.solutions, adding.missing, adding.counted, adding.best);
    }

    /**
     * Returns the total after a search of the missing parts. Only the files of these parts are read.
     *
     * @param storesSolutions true if a part whose solutions were only counted is missing
     * @throws IOException if a file cannot be read, with a message for the user
     */
    public PartTotal later(Results results, boolean storesSolutions) throws IOException {
        PartTotal found = of(results, missing, storesSolutions);
        return new PartTotal(solutions.add(found.solutions), found.missing, found.counted, best.or(found.best));
    }

    /** Returns true if no part is missing. */
    public boolean isComplete() {
        return missing.isEmpty();
    }

    /**
     * Returns the total in words, as in "480 solutions in all". If there are no solutions, the text has the score of the
     * best board.
     *
     * @param ofMissing the text about the missing parts, if there are any
     */
    public String text(String ofMissing, SolutionDecoder decoder) {
        String ofBest = isBestWanted() ? "; best board: " + decoder.scoreText(best) : "";
        return Plural.of(solutions, "solution") + (isComplete() ? " in all" : " so far, " + ofMissing) + ofBest;
    }

    /**
     * Returns the reason why the solutions cannot be written, in words. Parts whose solutions were only counted are listed
     * separately from parts that were not searched.
     *
     * @param folder the folder of the results
     */
    String reasonForNoSolutions(Path folder, SolutionDecoder decoder) {
        List<PartName> unsearched = new ArrayList<>(missing);
        unsearched.removeAll(new HashSet<>(counted));
        List<String> reasons = new ArrayList<>();
        if (!unsearched.isEmpty()) {
            reasons.add(text(missingText(unsearched), decoder));
        }
        if (!counted.isEmpty()) {
            reasons.add(Plural.of(counted.size(), "part") + " of " + folder
                    + (counted.size() == 1 ? " has only a number, since it was" : " have only numbers, since they were")
                    + " searched with --count; search without --count to gather solutions");
        }
        return String.join("; ", reasons);
    }

    /** Returns true if there is a best board, but no solution. */
    boolean isBestWanted() {
        return solutions.signum() == 0 && best.isThere();
    }

    /** Returns a text such as "3 parts are missing: 17.2, 20-21". */
    static String missingText(List<PartName> missing) {
        List<String> names = new ArrayList<>();
        int from = 0;
        while (from < missing.size() && names.size() < MOST_NAMES) {
            int to = from;
            while (to + 1 < missing.size() && follow(missing.get(to), missing.get(to + 1))) {
                to++;
            }
            names.add(missing.get(from) + (to == from ? "" : "-" + missing.get(to)));
            from = to + 1;
        }
        return Plural.of(missing.size(), "part") + (missing.size() == 1 ? " is" : " are") + " missing: "
                + String.join(", ", names) + (from < missing.size() ? " and others" : "");
    }

    private static boolean follow(PartName one, PartName next) {
        return one.path().size() == 1 && next.path().size() == 1 && next.root() == one.root() + 1;
    }

    /** Adds up the results. */
    private static final class Adding implements Results.Visitor {

        private BigInteger solutions = BigInteger.ZERO;
        private final List<PartName> missing = new ArrayList<>();
        private final List<PartName> counted = new ArrayList<>();
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

        @Override
        public void counted(PartName name) {
            missing(name);
            counted.add(name);
        }
    }
}
