package io.github.filaforge.pipeline;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Selection;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.List;

/** Solves puzzles of which pieces may be left over, by their selections. */
public final class SelectedSolutions {

    private SelectedSolutions() {}

    /** The solutions of all selections, one after the other. */
    public static List<List<PlacedPiece>> of(Puzzle puzzle, Distinct distinct) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();
        List<List<PlacedPiece>> solutions = new ArrayList<>();
        for (Selection selected : Filaforge.selections(puzzle, request)) {
            Puzzle selection = selected.puzzle();
            if (selection.mobilePieces().isEmpty()) {
                solutions.add(List.of());
                continue;
            }
            try (SolutionStream stream = Filaforge.prepare(selection, request).solutions()) {
                stream.forEach(solution -> solutions.add(solution.pieces()));
            } catch (ImpossiblePuzzleException e) {
                // it has none
            }
        }
        return solutions;
    }
}
