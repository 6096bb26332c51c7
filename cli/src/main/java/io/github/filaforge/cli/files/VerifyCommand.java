package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrFile;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.report.VerificationReport;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.verify.BoardVerifier;
import io.github.filaforge.verify.SolutionVerifier;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The command {@code fila verify}. */
public final class VerifyCommand extends Command {

    /** The label of the second argument in help. */
    static final String SOLUTIONS = "SOLUTIONS";

    private static final int NO = 3;
    private static final String STANDARD_INPUT = "-";

    private final Console console;

    private final Argument<String> definition = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel(Argument.PUZZLE)
                    .description("A definition file or a BurrTools file; - is standard input."));

    private final Argument<String> solutions = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel(SOLUTIONS)
                    .arity("0..1")
                    .description(
                            "A file of solutions as solve prints them in any format, or polycube, or such a file compressed by"
                                    + " gzip; - is standard input. Without it the solutions that a BurrTools file has itself are"
                                    + " checked, and their number is by a search."));

    private final Argument<Integer> problem = include(new PuzzleChoice().problem());

    private final Argument<Boolean> all = flag("--all")
            .excludes("--all lets every symmetric copy pass: leave out ", "--mirror")
            .description("Let symmetric copies pass, as solve --all finds them.");

    private final Argument<Boolean> mirror = flag("--mirror")
            .onlyForPackings("its pieces may be turned, but not flipped")
            .description("Let mirror images not pass either, as solve --mirror counts them once.");

    private final Argument<Integer> score = option(Integer.class, "--score")
            .label("N")
            .description(
                    "Edge puzzles: let a board pass of which N joins match or more, with cells empty and sides that"
                            + " differ between pieces, as solve --score finds them, and tell the score of the best.");

    private final Argument<Boolean> noCount = flag("--no-count")
            .description(
                    "Of a BurrTools file check only the solutions that it has, and do not search for their number.");

    private final ProgressOption progressOption = include(new ProgressOption());

    public VerifyCommand(Console console) {
        super(
                "verify",
                "Check a file of solutions: each is a solution of its puzzle, and no two are the same or symmetric."
                        + " Shares nothing with the search. Exit code 3 if one is wrong or there twice.",
                EXAMPLES,
                "  ./fila solve --output soma.txt def/somacube.txt",
                "  ./fila verify def/somacube.txt soma.txt",
                "  ./fila solve --score 58 --limit 1 --output boards.txt def/edges_6x6.txt",
                "  ./fila verify --score 58 def/edges_6x6.txt boards.txt",
                "  ./fila convert --solve def/somacube.txt soma.xmpuzzle",
                "  ./fila verify soma.xmpuzzle");
        this.console = console;
    }

    @Override
    protected Integer run() {
        if (!solutions.isGiven()) {
            if (score.isGiven()) {
                throw new UserException("--score is for solutions of edge puzzles: name the file of these, too");
            }
            return verifyStored();
        }
        if (definition.value().equals(STANDARD_INPUT) && solutions.value().equals(STANDARD_INPUT)) {
            throw new UserException("standard input can be the puzzle or the solutions: name a file for the other");
        }
        List<Subject> puzzles = new ArrayList<>();
        try (PuzzleStream defined = PuzzleFile.open(definition.value(), console.in(), problem.number())) {
            defined.forEachRemaining(puzzle -> {
                puzzle.warnings().forEach(console.err()::println);
                puzzles.add(subject(puzzle));
            });
        }
        Map<String, SolutionVerifier> verifiers = new LinkedHashMap<>();
        VerificationReport report = new VerificationReport();
        try (SolutionReader reader = SolutionReader.open(solutions.value(), console.in(), puzzles)) {
            while (reader.hasNext() && console.out().failure() == null) {
                Solution solution = reader.next();
                Verdict verdict = verifiers
                        .computeIfAbsent(solution.subject().name(), name -> verifier(solution.subject()))
                        .verify(solution);
                report.add(solution, verdict).ifPresent(this::print);
            }
        }
        print(report.summary());
        verifiers.forEach((name, verifier) -> {
            if (score.isGiven() && verifier instanceof BoardVerifier boards) {
                String of = puzzles.size() == 1 ? "" : " of " + name;
                boards.best().ifPresent(best -> print("best board" + of + ": " + best));
            }
        });
        console.check();
        return report.isAllRight() ? 0 : NO;
    }

    /** Returns the puzzle in the form in which solutions are read. Refuses options that are not for a puzzle of its kind. */
    private Subject subject(Defined<?> defined) {
        Optional<EdgePuzzle> board = defined.edges().map(Defined::puzzle);
        if (board.isEmpty()) {
            if (score.isGiven()) {
                throw new UserException(
                        "--score is for edge puzzles, and puzzle " + defined.name() + " is a packing: leave it out");
            }
            return Subject.of(defined.packing().puzzle());
        }
        checkForEdges(defined.name());
        int joins = board.get().joins();
        if (score.isGiven() && (score.value() < 0 || score.value() > joins)) {
            throw new UserException("no board has a score of " + score.value() + ": this one has " + joins
                    + " joins, and a score is how many of them match");
        }
        return Subject.of(board.get());
    }

    private SolutionVerifier verifier(Subject subject) {
        OptionalInt least = score.isGiven() ? OptionalInt.of(score.value()) : OptionalInt.empty();
        return subject instanceof Subject.Board board
                ? new BoardVerifier(board.puzzle(), !all.value(), least)
                : new Verifier(((Subject.Packing) subject).puzzle(), sameness());
    }

    /** Checks the statements of a BurrTools file about its problems. */
    private int verifyStored() {
        BurrFile file;
        try (PuzzleStream puzzles = PuzzleFile.open(definition.value(), console.in(), OptionalInt.empty())) {
            file = puzzles.content(BurrFile.class)
                    .orElseThrow(() -> new UserException("no " + SOLUTIONS
                            + " is given: a definition has none of its own, so name the file that is to be checked"));
        }
        try (Progress progress = progressOption.start(console, false)) {
            boolean isAllRight = new BurrVerification(console, progress, !noCount.value())
                    .verify(BurrPuzzle.all(file, problem.number()));
            console.check();
            return isAllRight ? 0 : NO;
        }
    }

    private void print(String line) {
        console.text().println(PlainText.line(line));
    }

    private Sameness sameness() {
        if (all.value()) {
            return Sameness.NONE;
        }
        return mirror.value() ? Sameness.UP_TO_REFLECTION : Sameness.UP_TO_ROTATION;
    }
}
