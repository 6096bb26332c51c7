package io.github.filaforge.picture.page;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;

/** Solutions of puzzles, for tests of pictures. */
public final class SolvedPuzzles {

    private SolvedPuzzles() {}

    /** Returns the first solutions of a puzzle. */
    public static List<List<PlacedPiece>> solutions(Puzzle puzzle, int limit) {
        try (SolutionStream stream = Filaforge.prepare(
                        puzzle, SearchRequest.builder().fewAreEnough(true).build())
                .solutions()) {
            return stream.stream()
                    .limit(limit)
                    .map(SolutionStream.Solution::pieces)
                    .toList();
        }
    }
}
