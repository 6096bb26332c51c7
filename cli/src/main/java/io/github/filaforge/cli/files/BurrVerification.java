package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrProblem;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.input.BurrSearch;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks the statements of a BurrTools file about its problems: each solution that the file has, and the number of
 * solutions.
 */
final class BurrVerification {

    /** The greatest number of faults that are printed one by one. */
    private static final int TOLD = 100;

    private final Console console;
    private final BurrSearch search;
    private final boolean isCounted;
    private boolean isAllRight = true;

    /**
     * Makes the verification of a file.
     *
     * @param isCounted true if a search counts the solutions
     */
    BurrVerification(Console console, Progress progress, boolean isCounted) {
        this.console = console;
        this.search = new BurrSearch(progress);
        this.isCounted = isCounted;
    }

    /** Checks problems. Returns true if all statements of the file about them are right. */
    boolean verify(List<BurrPuzzle> problems) {
        for (BurrPuzzle problem : problems) {
            problem.defined().warnings().forEach(console.err()::println);
            verify(problem);
        }
        return isAllRight;
    }

    private void verify(BurrPuzzle problem) {
        verifyStored(problem);
        if (isCounted) {
            verifyCount(problem);
        }
    }

    private void verifyStored(BurrPuzzle problem) {
        Puzzle puzzle = problem.defined().puzzle();
        boolean mayBeAlike = new BurrCount(problem).tellsMoreApart();
        Verifier verifier = new Verifier(puzzle, mayBeAlike ? Sameness.NONE : Sameness.UP_TO_ROTATION);
        int wrong = 0;
        int again = 0;
        int number = 0;
        for (var assembly : problem.problem().stored()) {
            number++;
            Optional<List<PlacedPiece>> pieces = problem.pieces(assembly);
            String fault;
            if (pieces.isEmpty()) {
                wrong++;
                fault = "is wrong: a piece lies where the grid has no voxels";
            } else {
                Verdict verdict = verifier.verify(new Solution(
                        problem.file().source(), 0, number, number, puzzle, withStationary(pieces.get(), puzzle)));
                Optional<String> clash = problem.clash(assembly);
                boolean isWrong = verdict.kind() == Verdict.Kind.WRONG || clash.isPresent();
                boolean isAgain = verdict.kind() == Verdict.Kind.AGAIN && !mayBeAlike && !isWrong;
                wrong += isWrong ? 1 : 0;
                again += isAgain ? 1 : 0;
                fault = verdict.kind() == Verdict.Kind.WRONG || isAgain
                        ? verdict.text()
                        : clash.map(text -> "is wrong: " + text).orElse("");
            }
            if (!fault.isEmpty() && wrong + again <= TOLD) {
                say(problem, "solution " + number + " " + fault);
            }
        }
        isAllRight &= wrong + again == 0;
        say(problem, Plural.of(number, "stored solution") + verdict(number, wrong, again));
    }

    private static List<PlacedPiece> withStationary(List<PlacedPiece> pieces, Puzzle puzzle) {
        List<PlacedPiece> all = new ArrayList<>(pieces);
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                all.add(new PlacedPiece(
                        piece.name(),
                        piece.cells().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()));
            }
        }
        return all;
    }

    private static String verdict(int number, int wrong, int again) {
        if (number == 0) {
            return "";
        }
        String text = wrong > 0 ? ", " + wrong + " wrong" : number == 1 ? ", right" : ", all right";
        if (again > 0) {
            return text + ", " + again + " repeated";
        }
        return wrong == 0 && number > 1 ? text + ", all different" : text;
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
