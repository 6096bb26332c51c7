package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrAssembly;
import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrFile;
import io.github.filaforge.burrtools.BurrMoves;
import io.github.filaforge.burrtools.BurrProblem;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.burrtools.BurrSolution;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.input.BurrSearch;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.report.VerificationReport;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.verify.BoardVerifier;
import io.github.filaforge.verify.MovesVerifier;
import io.github.filaforge.verify.SolutionVerifier;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The command {@code fila verify}, which checks the solutions of a file. */
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

    private final PuzzleChoice choice = include(new PuzzleChoice());

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

    private final Argument<Boolean> moves = flag("--moves")
            .onlyForPackings("its pieces lie side by side on a board")
            .description(
                    "Check the moves of each solution too, as apart --ndjson writes them: no piece may meet another on"
                            + " its way, all pieces have to come apart, and the level has to be right.");

    private final Argument<Boolean> noCount = flag("--no-count")
            .description(
                    "Of a BurrTools file check only the solutions that it has, and do not search for their number.");

    private final TimeOption time = include(TimeOption.ofWhole(
            Heading.LONG, "The number of solutions of a BurrTools file is then not checked, with exit code 2."));

    private final ProgressOption progressOption = include(new ProgressOption());

    public VerifyCommand(Console console) {
        super(
                "verify",
                "Check a file of solutions: each is a solution of its puzzle, and no two are equal or symmetric."
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
            if (moves.value()) {
                throw new UserException(
                        "--moves checks the moves of solutions: name the file that apart --ndjson wrote, too");
            }
            return verifyStored();
        }
        if (!time.words().isEmpty()) {
            throw new UserException(
                    "--time is for the search for the number of solutions, which a BurrTools file alone needs:"
                            + " leave it out");
        }
        if (definition.value().equals(STANDARD_INPUT) && solutions.value().equals(STANDARD_INPUT)) {
            throw new UserException("standard input can be the puzzle or the solutions: name a file for the other");
        }
        List<Subject> puzzles = new ArrayList<>();
        MovesVerifiers ofMoves = new MovesVerifiers();
        try (PuzzleStream defined = PuzzleFile.open(
                definition.value(), console.in(), choice.problem().number())) {
            while (defined.hasNext()) {
                Defined<?> puzzle = defined.next();
                puzzle.warnings().forEach(console.err()::println);
                Subject subject = subject(puzzle);
                puzzles.add(subject);
                if (moves.value() && subject instanceof Subject.Packing packing) {
                    ofMoves.add(
                            packing.puzzle(), defined.content(BurrFile.class).isPresent());
                }
            }
        }
        Map<String, SolutionVerifier> verifiers = new LinkedHashMap<>();
        VerificationReport report = new VerificationReport();
        try (SolutionReader reader = SolutionReader.open(solutions.value(), console.in(), puzzles)) {
            while (reader.hasNext() && console.out().failure() == null) {
                Solution solution = reader.next();
                Verdict ofPieces = verifiers
                        .computeIfAbsent(solution.subject().name(), name -> verifier(solution.subject()))
                        .verify(solution);
                Verdict verdict = moves.value() ? ofMoves.of(solution, ofPieces) : ofPieces;
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

    /** The checks of moves, one for each puzzle. */
    private static final class MovesVerifiers {

        private final Map<String, MovesVerifier> byPuzzle = new LinkedHashMap<>();

        /**
         * Adds a puzzle.
         *
         * @throws UserException if its pieces are not taken apart
         */
        void add(Puzzle puzzle, boolean isOfBurrTools) {
            boolean isTray = Slides.ofPieces(puzzle, isOfBurrTools)
                    .orElseThrow(() -> UserException.notTakenApart(puzzle))
                    .isFlat();
            byPuzzle.put(puzzle.name(), new MovesVerifier(puzzle, isTray));
        }

        /** Returns the verdict about a solution, whose pieces have one already. */
        Verdict of(Solution solution, Verdict ofPieces) {
            MovesVerifier verifier = byPuzzle.get(solution.subject().name());
            if (ofPieces.kind() == Verdict.Kind.WRONG || verifier == null) {
                return ofPieces;
            }
            return verifier.fault(solution)
                    .map(fault -> new Verdict(Verdict.Kind.WRONG, "is wrong: " + fault))
                    .orElse(ofPieces);
        }
    }

    /** Returns the puzzle in the form in which solutions are read. Refuses options that are not for a puzzle of its kind. */
    private Subject subject(Defined<?> defined) {
        Optional<EdgePuzzle> board = defined.edges().map(Defined::puzzle);
        if (board.isEmpty()) {
            if (score.isGiven()) {
                throw new UserException(
                        "--score is for edge puzzles, and puzzle " + defined.name() + " is a packing: leave it out");
            }
            return Subject.of((Puzzle) choice.chosenOf(defined.packing().puzzle()));
        }
        choice.chosenOf(board.get());
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
        Sameness ofPackings = mirror.value() ? Sameness.UP_TO_REFLECTION : Sameness.UP_TO_ROTATION;
        return subject instanceof Subject.Board board
                ? new BoardVerifier(board.puzzle(), !all.value(), least)
                : new Verifier(((Subject.Packing) subject).puzzle(), all.value() ? Sameness.NONE : ofPackings);
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
            BurrVerification verification = new BurrVerification(console, progress, !noCount.value());
            List<BurrPuzzle> problems = BurrPuzzle.all(file, choice.problem().number());
            boolean isAllRight = time.begin().within(() -> verification.verify(problems));
            console.check();
            return isAllRight ? 0 : NO;
        } catch (SearchStopped e) {
            throw TimeOption.over();
        }
    }

    private void print(String line) {
        console.text().println(PlainText.line(line));
    }

    /**
     * Checks the statements of a BurrTools file about its problems: each solution that the file has, and the number of
     * solutions.
     */
    private static final class BurrVerification {
        /** The greatest number of faults that are printed one by one. */
        private static final int TOLD = 100;

        private final Console console;
        private final BurrSearch search;
        private final boolean isCounted;
        private boolean isAllRight = true;

        /** Makes the verification of a file, with a search that counts the solutions if asked for. */
        BurrVerification(Console console, Progress progress, boolean isCounted) {
            this.console = console;
            this.search = new BurrSearch(progress);
            this.isCounted = isCounted;
        }

        /** Checks problems. Returns true if all statements of the file about them are right. */
        boolean verify(List<BurrPuzzle> problems) {
            for (BurrPuzzle problem : problems) {
                problem.defined().warnings().forEach(console.err()::println);
                verifyStored(problem);
                if (isCounted) {
                    verifyCount(problem);
                }
            }
            return isAllRight;
        }

        private void verifyStored(BurrPuzzle problem) {
            Puzzle puzzle = problem.defined().puzzle();
            boolean mayBeAlike = new BurrCount(problem).tellsMoreApart();
            Verifier verifier = new Verifier(puzzle, mayBeAlike ? Sameness.NONE : Sameness.UP_TO_ROTATION);
            int wrong = 0;
            int again = 0;
            int number = 0;
            MovesVerifier ofMoves = new MovesVerifier(puzzle, false);
            boolean hasMoves = problem.problem().stored().stream()
                    .anyMatch(stored ->
                            stored.separation().isPresent() || stored.levels().isPresent());
            // The steps of tetrahedra take some tenths of a second.
            Optional<Slides> steps = hasMoves ? Slides.ofPieces(puzzle, true) : Optional.empty();
            Optional<BurrMoves> moves = steps.map(slides -> new BurrMoves(problem, slides.steps()));
            Optional<StoredLevels> levels = steps.map(slides -> new StoredLevels(puzzle, slides));
            int apart = 0;
            for (BurrSolution stored : problem.problem().stored()) {
                BurrAssembly assembly = stored.assembly();
                number++;
                Optional<List<PlacedPiece>> pieces = problem.pieces(assembly);
                String fault;
                if (pieces.isEmpty()) {
                    wrong++;
                    fault = "is wrong: a piece lies where the grid has no voxels";
                } else {
                    Solution solution = new Solution(
                            problem.file().source(),
                            0,
                            number,
                            number,
                            puzzle,
                            Solution.withStationary(pieces.get(), puzzle));
                    Verdict verdict = verifier.verify(solution);
                    Optional<String> reason = problem.clash(assembly);
                    if (verdict.kind() != Verdict.Kind.WRONG && reason.isEmpty() && moves.isPresent()) {
                        apart += stored.separation().isPresent() ? 1 : 0;
                        reason = stored.separation().flatMap(separation -> {
                            BurrMoves.Read read = moves.get().moves(assembly, separation);
                            return read.fault().or(() -> ofMoves.fault(solution.with(read.moves())));
                        });
                        reason = reason.or(() ->
                                stored.levels().flatMap(of -> levels.get().fault(of, pieces.get())));
                    }
                    boolean isWrong = verdict.kind() == Verdict.Kind.WRONG || reason.isPresent();
                    boolean isAgain = verdict.kind() == Verdict.Kind.AGAIN && !mayBeAlike && !isWrong;
                    wrong += isWrong ? 1 : 0;
                    again += isAgain ? 1 : 0;
                    fault = verdict.kind() == Verdict.Kind.WRONG || isAgain
                            ? verdict.text()
                            : reason.map(text -> "is wrong: " + text).orElse("");
                }
                if (!fault.isEmpty() && wrong + again <= TOLD) {
                    say(problem, "solution " + number + " " + fault);
                }
            }
            isAllRight &= wrong + again == 0;
            say(problem, VerificationReport.summary("stored solution", number, wrong, again));
            if (apart > 0) {
                say(problem, "the moves of " + Plural.of(apart, "solution") + " were replayed");
            }
            levels.flatMap(StoredLevels::summary).ifPresent(text -> say(problem, text));
        }

        private void verifyCount(BurrPuzzle problem) {
            Puzzle puzzle = problem.defined().puzzle();
            BurrCount count = new BurrCount(problem);
            boolean hasMirrorImages = count.countsMirrorImagesOnce();
            Optional<BigInteger> burr = search.countAsBurrTools(problem, Optional.empty());
            boolean isOurs = burr.isPresent() && !hasMirrorImages && !count.tellsMoreApart();
            BigInteger ours = isOurs ? burr.get() : search.count(puzzle, Distinct.UP_TO_ROTATION);
            Optional<BigInteger> stored = problem.problem().state() == BurrProblem.State.FINISHED
                    ? problem.problem().assemblies()
                    : Optional.empty();
            String text = Plural.of(ours, "solution");
            text += burr.map(number -> ", by BurrTools' rule " + number).orElse(", by BurrTools' rule not known");
            if (burr.isPresent() && stored.isPresent()) {
                boolean keepsMirrorImages = stored.get().equals(ours) && hasMirrorImages && !count.tellsMoreApart();
                boolean isRight = stored.equals(burr) || keepsMirrorImages;
                isAllRight &= isRight;
                text += isRight ? ", as the file says" : ", but the file says " + stored.get();
                text += keepsMirrorImages && !stored.equals(burr) ? ", which has mirror images twice" : "";
            }
            say(problem, text);
        }

        private void say(BurrPuzzle problem, String text) {
            console.text().println(PlainText.line(problem.defined().puzzle().name() + ": " + text));
        }
    }
}
