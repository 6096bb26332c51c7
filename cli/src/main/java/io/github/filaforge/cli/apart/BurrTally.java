package io.github.filaforge.cli.apart;

import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrProblem;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The numbers of assemblies and of solutions by BurrTools' rule, where mirror images may count once, and pieces of two
 * entries are different.
 */
final class BurrTally {

    private final BurrProblem problem;
    /** The rule, which another thread makes while the search is planned: it takes 0.05 s in a new process. */
    private final CompletableFuture<BurrCount> rule;

    /** Twice the number of assemblies, since an assembly has half of a number if its mirror image has the other half. */
    private BigInteger assemblies = BigInteger.ZERO;
    /** Twice the number of solutions. */
    private BigInteger solutions = BigInteger.ZERO;

    /** Begins without assemblies. */
    BurrTally(BurrPuzzle puzzle) {
        this.problem = puzzle.problem();
        this.rule = CompletableFuture.supplyAsync(() -> new BurrCount(puzzle));
    }

    /** Returns twice the share of an assembly in the number of assemblies. Any thread may call this method. */
    BigInteger doubleShare(Taken taken) {
        return rule.join().isKnown() ? rule.join().doubleShare(taken.pieces()) : BigInteger.ZERO;
    }

    /**
     * Adds an assembly. All assemblies differ by more than a rotation.
     *
     * @param doubleShare twice its share in the number of assemblies
     */
    void add(BigInteger doubleShare, boolean isSeparable) {
        assemblies = assemblies.add(doubleShare);
        solutions = solutions.add(isSeparable ? doubleShare : BigInteger.ZERO);
    }

    /** Returns twice the number of assemblies, and twice the number of solutions. */
    List<BigInteger> doubled() {
        return List.of(assemblies, solutions);
    }

    /** Adds the numbers of an earlier run, as {@link #doubled} returns them. */
    void addDoubled(List<BigInteger> before) {
        assemblies = assemblies.add(before.get(0));
        solutions = solutions.add(before.get(1));
    }

    /**
     * Returns the numbers in words, beside the numbers of the file if all assemblies are known. As long as they are not, a
     * half is rounded up.
     *
     * @param isWhole true if all assemblies were added
     */
    String text(boolean isWhole) {
        if (!rule.join().isKnown()) {
            return "by BurrTools' rule not known";
        }
        boolean isFinished = isWhole && problem.state() == BurrProblem.State.FINISHED;
        // BurrTools writes 0 solutions if it did not take the assemblies apart.
        Optional<BigInteger> apart = problem.solutions().filter(number -> number.signum() > 0);
        return "by BurrTools' rule " + numbers(half(assemblies), Optional.of(half(solutions)))
                + (isFinished
                        ? "; the file has "
                                + problem.assemblies()
                                        .map(number -> numbers(number, apart))
                                        .orElse("no numbers")
                        : "");
    }

    private static BigInteger half(BigInteger number) {
        return number.add(BigInteger.ONE).shiftRight(1);
    }

    private static String numbers(BigInteger assemblies, Optional<BigInteger> solutions) {
        String all = assemblies.equals(BigInteger.ONE) ? "1 assembly" : assemblies + " assemblies";
        return all
                + solutions.map(number -> ", " + Plural.of(number, "solution")).orElse("");
    }
}
