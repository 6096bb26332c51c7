package io.github.filaforge.cli.apart;

import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrProblem;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.disassembly.Disassembler.Verdict;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The numbers of assemblies and of solutions by BurrTools' rule, where mirror images may count once, and pieces of two
 * entries are different.
 */
final class BurrTally {

    private final BurrPuzzle problem;
    private final Puzzle puzzle;
    private final BurrCount assemblies;
    private final BurrCount solutions;
    /** Finds the assemblies whose mirror image was added. */
    private final Verifier mirrors;

    /** Begins without assemblies. */
    BurrTally(BurrPuzzle problem) {
        this.problem = problem;
        this.puzzle = problem.defined().puzzle();
        this.assemblies = new BurrCount(problem);
        this.solutions = new BurrCount(problem);
        this.mirrors = new Verifier(puzzle, Verifier.Sameness.UP_TO_REFLECTION);
    }

    /** Adds an assembly. All assemblies differ by more than a rotation. */
    void add(Taken taken) {
        if (!assemblies.isKnown()) {
            return;
        }
        if (assemblies.countsMirrorImagesOnce()) {
            Solution solution = new Solution("", 0, taken.number(), taken.number(), puzzle, taken.pieces());
            if (mirrors.verify(solution).kind() == io.github.filaforge.verify.Verdict.Kind.AGAIN) {
                return;
            }
        }
        assemblies.add(taken.pieces());
        if (taken.result().verdict() == Verdict.SEPARABLE) {
            solutions.add(taken.pieces());
        }
    }

    /**
     * Returns the numbers in words, beside the numbers of the file if all assemblies are known.
     *
     * @param isWhole true if all assemblies were added
     */
    String text(boolean isWhole) {
        if (!assemblies.isKnown()) {
            return "by BurrTools' rule not known";
        }
        BurrProblem stored = problem.problem();
        boolean isFinished = isWhole && stored.state() == BurrProblem.State.FINISHED;
        // BurrTools writes 0 solutions if it did not take the assemblies apart.
        Optional<BigInteger> apart = stored.solutions().filter(number -> number.signum() > 0);
        return "by BurrTools' rule " + numbers(assemblies.count(), Optional.of(solutions.count()))
                + (isFinished
                        ? "; the file has "
                                + stored.assemblies()
                                        .map(number -> numbers(number, apart))
                                        .orElse("no numbers")
                        : "");
    }

    private static String numbers(BigInteger assemblies, Optional<BigInteger> solutions) {
        String all = assemblies.equals(BigInteger.ONE) ? "1 assembly" : assemblies + " assemblies";
        return all
                + solutions.map(number -> ", " + Plural.of(number, "solution")).orElse("");
    }
}
