package io.github.filaforge.cli.render;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.MovesText;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Disassembler.Verdict;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.moves.MovesPicture;
import io.github.filaforge.picture.moves.WordedMove;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionMoves;
import io.github.filaforge.verify.MovesVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The moves of solutions that are drawn: those of their file, after a check, or those that a search for moves finds. */
final class MovesToDraw {

    /** The number of characters of a level for which a title has no room. */
    private static final int LONG_LEVEL = 24;

    private static final String REMEDY =
            "; ./fila apart --ndjson --output moves.ndjson PUZZLE writes the assemblies that can be taken apart, with"
                    + " their moves";

    private final Puzzle puzzle;
    private final Slides slides;
    private final boolean areSearched;
    private final Console console;
    private final MovesVerifier verifier;
    private final Assemblies assemblies;
    private final Disassembler disassembler;
    /** The reasons why solutions have no moves, each as a sentence about a solution. */
    private final List<String> faults = new ArrayList<>();

    private MovesToDraw(Puzzle puzzle, Slides slides, boolean areSearched, Console console) {
        this.puzzle = puzzle;
        this.slides = slides;
        this.areSearched = areSearched;
        this.console = console;
        this.verifier = new MovesVerifier(puzzle, slides.isFlat());
        this.assemblies = new Assemblies(puzzle);
        this.disassembler =
                assemblies.disassembler(slides, ApartRequest.standard().states());
    }

    /**
     * Returns the moves of the solutions of a puzzle; empty if its pieces are not taken apart.
     *
     * @param areSearched true if moves are searched for where the file has none
     * @throws UserException if moves are to be searched for, and the pieces are not taken apart
     */
    static Optional<MovesToDraw> of(SearchInput input, boolean areSearched, Console console) {
        Puzzle puzzle = input.packing().puzzle();
        Optional<Slides> slides = Slides.ofPieces(puzzle, input.problem().isPresent());
        if (areSearched && slides.isEmpty()) {
            throw UserException.notTakenApart(puzzle);
        }
        return slides.map(steps -> new MovesToDraw(puzzle, steps, areSearched, console));
    }

    /** The moves of a solution, with its level in words. */
    private record Found(String level, List<WordedMove> moves) {}

    /**
     * Returns the picture of solutions with their moves, if there are any.
     *
     * @param first the number of the first solution
     * @throws UserException if moves of the file are wrong, or if moves are searched for and no solution has any
     */
    Picture picture(SolutionPicture picture, List<DrawnSolution> solutions, long first) {
        if (!areSearched && solutions.stream().noneMatch(DrawnSolution::hasMoves)) {
            return picture;
        }
        List<List<WordedMove>> moves = new ArrayList<>();
        String title = "";
        for (DrawnSolution solution : solutions) {
            long number = first + moves.size();
            Optional<Found> found = solution.hasMoves()
                    ? Optional.of(read(solution.read().orElseThrow()))
                    : areSearched ? searched(solution.pieces(), number) : Optional.empty();
            if (found.isPresent() && title.isEmpty()) {
                String level = found.get().level();
                title = "solution " + number + ", "
                        + (level.length() > LONG_LEVEL ? "" : "level " + level + ", ")
                        + Plural.of(found.get().moves().size(), "move");
            }
            moves.add(found.map(Found::moves).orElse(List.of()));
        }
        if (title.isEmpty() && !faults.isEmpty()) {
            throw new UserException(faults.get(0) + REMEDY);
        }
        if (!faults.isEmpty()) {
            console.err()
                    .println(faults.get(0)
                            + (faults.size() == 1
                                    ? ""
                                    : ", and " + Plural.of(faults.size() - 1, "other solution") + " like it")
                            + ": shown without moves");
        }
        return new MovesPicture(picture, moves, slides.isFlat(), title);
    }

    private Found read(Solution solution) {
        verifier.fault(solution).ifPresent(fault -> {
            throw new UserException(solution.file() + ":" + solution.line() + ": the moves of solution "
                    + solution.number() + " are wrong: " + fault + "; write them again by ./fila apart --ndjson");
        });
        SolutionMoves moves = solution.moves().orElseThrow();
        return new Found(Separation.text(moves.level()), worded(new MovesText(puzzle.lattice(), moves.steps())));
    }

    private List<WordedMove> worded(MovesText text) {
        return text.steps().stream()
                .map(step ->
                        new WordedMove(step.pieces(), puzzle.lattice().cell(step.step()), step.times(), text.how(step)))
                .toList();
    }

    /** Searches for the moves of a solution; empty, with a fault, if there are none or if it is not decided. */
    private Optional<Found> searched(List<PlacedPiece> pieces, long number) {
        Assemblies.Assembly assembly = assemblies.of(pieces);
        if (assembly.isTooLarge()) {
            throw UserException.tooManyPieces(assembly);
        }
        Disassembler.Result result = assembly.takenApartBy(disassembler);
        if (result.verdict() != Verdict.SEPARABLE) {
            faults.add(
                    result.verdict() == Verdict.INSEPARABLE
                            ? "solution " + number + " cannot be taken apart by straight moves"
                            : "solution " + number + " is not decided, since "
                                    + result.reason().orElseThrow());
            return Optional.empty();
        }
        return Optional.of(result.separation()
                .map(separation -> new Found(
                        Separation.text(separation.level()),
                        worded(new MovesText(
                                puzzle.lattice(),
                                separation,
                                piece -> assembly.moving().get(piece).name()))))
                .orElse(new Found("0", List.of())));
    }
}
