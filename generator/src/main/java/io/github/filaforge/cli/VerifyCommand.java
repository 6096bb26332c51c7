package io.github.filaforge.cli;

import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.report.VerificationReport;
import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code fila verify}. */
@Command(
        name = "verify",
        description =
                "Check a file of solutions: each is a solution of its puzzle, and no two are the same or symmetric."
                        + " Shares nothing with the search. Exit code 3 if one is wrong or there twice.",
        footerHeading = "%nExample:%n",
        footer = {"  ./fila solve --output soma.txt def/somacube.txt", "  ./fila verify def/somacube.txt soma.txt"})
final class VerifyCommand implements Callable<Integer> {

    /** How the help calls the second argument. */
    static final String SOLUTIONS = "SOLUTIONS";

    private static final int NO = 3;
    private static final String STANDARD_INPUT = "-";

    private final Console console;

    @Parameters(index = "0", paramLabel = "PUZZLE", description = "A definition file; - is standard input.")
    private String definition;

    @Parameters(
            index = "1",
            paramLabel = SOLUTIONS,
            description =
                    "A file of solutions as solve prints them in any format, or polycube, or such a file compressed by"
                            + " gzip; - is standard input.")
    private String solutions;

    @Option(names = "--all", description = "Let symmetric copies pass, as solve --all finds them.")
    private boolean all;

    @Option(names = "--mirror", description = "Let mirror images not pass either, as solve --mirror counts them once.")
    private boolean mirror;

    @SuppressWarnings("UnusedVariable") // picocli asks what was given
    @Mixin
    private StandardOptions standard;

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (all && mirror) {
            throw new UserException("--all lets every symmetric copy pass: leave out --mirror");
        }
        if (definition.equals(STANDARD_INPUT) && solutions.equals(STANDARD_INPUT)) {
            throw new UserException("standard input can be the puzzle or the solutions: name a file for the other");
        }
        List<DefinedPuzzle> defined = DefinitionReader.readArgument(definition, console.in());
        defined.forEach(puzzle -> puzzle.warnings().forEach(console.err()::println));
        List<Puzzle> puzzles = defined.stream().map(DefinedPuzzle::puzzle).toList();
        Map<String, Verifier> verifiers = new HashMap<>();
        VerificationReport report = new VerificationReport();
        try (SolutionReader reader = SolutionReader.open(solutions, console.in(), puzzles)) {
            while (reader.hasNext() && console.out().failure() == null) {
                Solution solution = reader.next();
                Verdict verdict = verifiers
                        .computeIfAbsent(solution.puzzle().name(), name -> new Verifier(solution.puzzle(), sameness()))
                        .verify(solution);
                report.add(solution, verdict).ifPresent(this::print);
            }
        }
        print(report.summary());
        console.check();
        return report.isAllRight() ? 0 : NO;
    }

    private void print(String line) {
        console.text().println(OutputText.printable(line));
    }

    private Sameness sameness() {
        if (all) {
            return Sameness.NONE;
        }
        return mirror ? Sameness.UP_TO_REFLECTION : Sameness.UP_TO_ROTATION;
    }
}
