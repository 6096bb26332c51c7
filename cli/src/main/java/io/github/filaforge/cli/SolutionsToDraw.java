package io.github.filaforge.cli;

import io.github.filaforge.Filaforge;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.PackingBuilder;
import io.github.filaforge.SearchJob;
import io.github.filaforge.image.Selection;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The solutions that are drawn: the first solutions, or the solution with a certain number. */
final class SolutionsToDraw {

    private final long last;
    private final boolean all;
    private final List<List<PlacedPiece>> solutions = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * Makes an empty set of solutions.
     *
     * @param last the number of the last solution that is drawn
     * @param all true if the solutions before it are drawn too
     */
    SolutionsToDraw(long last, boolean all) {
        this.last = last;
        this.all = all;
    }

    /**
     * Searches for the solutions. If pieces may be left over, it searches one selection of the pieces after the other.
     *
     * @throws ImpossiblePuzzleException if there is no solution, which is known without a search
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    void solve(PackingBuilder preparation) {
        if (preparation.puzzle().hasOptionalPieces()) {
            solveSelections(preparation);
        } else {
            search(preparation);
        }
        check("the puzzle");
    }

    private void solveSelections(PackingBuilder whole) {
        complete = true;
        for (Selection selection : Filaforge.selections(whole.puzzle(), whole.request())) {
            if (count == last) {
                complete = false;
                return;
            }
            PackingBuilder selected = whole.of(selection);
            if (selection.puzzle().mobilePieces().isEmpty()) {
                add(List::of);
            } else if (selected.impossibility().isEmpty()) {
                search(selected);
            }
        }
    }

    private void search(PackingBuilder preparation) {
        SearchJob job = preparation.job();
        SolutionDecoder decoder = job.decoder();
        SearchListener listener = new SearchListener() {
            @Override
            public void found(int[] solution) {
                add(() -> decoder.pieces(solution));
            }
        };
        complete = job.run(RunSettings.standard().withLimit(last - count), listener)
                .complete();
    }

    private void add(Supplier<List<PlacedPiece>> solution) {
        count++;
        if (isDrawn()) {
            solutions.add(solution.get());
        }
    }

    /**
     * Reads the solutions from a file. The puzzle determines which pieces are stationary, whatever the file states.
     *
     * @param file the name of the file; - is standard input
     * @throws UserException if the file has solutions, but fewer than the number that is asked for
     * @throws io.github.filaforge.definition.InputException if the file cannot be read
     */
    void read(String file, Puzzle puzzle, InputStream in) {
        Set<String> stationary = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .map(Piece::name)
                .collect(Collectors.toSet());
        try (SolutionReader reader = SolutionReader.open(file, in, List.of(Subject.of(puzzle)))) {
            while (count < last && reader.hasNext()) {
                count++;
                List<PlacedPiece> pieces = reader.next().pieces();
                if (isDrawn()) {
                    solutions.add(pieces.stream()
                            .filter(piece -> !stationary.contains(piece.name()))
                            .toList());
                }
            }
            complete = !all || !reader.hasNext();
        }
        check("the file");
    }

    private boolean isDrawn() {
        return all || count == last;
    }

    private void check(String whole) {
        if (solutions.isEmpty() && count > 0) {
            throw new UserException(
                    "there is no solution number " + last + ": " + whole + " has " + Quantity.of(count, "solution"));
        }
    }

    /** Returns the solutions that are drawn, in order; empty if there is none. */
    List<List<PlacedPiece>> solutions() {
        return solutions;
    }

    /** Returns true if there may be more solutions. */
    boolean mayBeMore() {
        return !complete;
    }
}
