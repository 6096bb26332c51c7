package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.SearchJob;
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
import java.util.stream.Collectors;

/** The solutions that are drawn: the first of them, or one of a certain number. */
final class SolutionsToDraw {

    private final long last;
    private final boolean all;
    private final List<List<PlacedPiece>> solutions = new ArrayList<>();
    private long count;
    private boolean complete;

    /**
     * @param last the number of the last that is drawn
     * @param all whether those before it are drawn too
     */
    SolutionsToDraw(long last, boolean all) {
        this.last = last;
        this.all = all;
    }

    /**
     * Searches for them.
     *
     * @throws UserException if there are solutions, but fewer than the number that is asked for
     */
    void solve(Preparation preparation) {
        SearchJob job = preparation.job();
        SolutionDecoder decoder = job.decoder();
        SearchListener listener = new SearchListener() {
            @Override
            public void found(int[] solution) {
                count++;
                if (isDrawn()) {
                    solutions.add(decoder.pieces(solution));
                }
            }
        };
        complete = job.run(RunSettings.standard().withLimit(last), listener).complete();
        check("the puzzle");
    }

    /**
     * Reads them from a file. Of what it says to be stationary the puzzle knows better.
     *
     * @param file its name; - is standard input
     * @throws UserException likewise
     * @throws io.github.filaforge.solution.SolutionException if the file cannot be read
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

    /** What is drawn, in order; empty if there is no solution. */
    List<List<PlacedPiece>> solutions() {
        return solutions;
    }

    /** Whether it is not known that there are no more. */
    boolean mayBeMore() {
        return !complete;
    }
}
