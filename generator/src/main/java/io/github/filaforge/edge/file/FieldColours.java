package io.github.filaforge.edge.file;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * Numbers colours as in the files that programs for edge matching share: 0 is the colour of the rim, and no other colour is
 * 0.
 */
final class FieldColours {

    private FieldColours() {}

    /** Returns a puzzle with its colours numbered in this way: the puzzle itself, if they are already. */
    static EdgePuzzle of(EdgePuzzle puzzle) {
        boolean isSo = puzzle.rim().isPresent()
                ? puzzle.rim().getAsInt() == PieceTable.RIM
                : colours(puzzle).first() != PieceTable.RIM;
        return isSo ? puzzle : dense(puzzle);
    }

    /**
     * Returns a puzzle with its colours numbered up to a greatest number: the puzzle itself, if they are already; else all
     * numbers from 1 are used, without gaps.
     */
    static EdgePuzzle upTo(int greatest, EdgePuzzle puzzle) {
        EdgePuzzle numbered = of(puzzle);
        return colours(numbered).last() <= greatest ? numbered : dense(puzzle);
    }

    static NavigableSet<Integer> colours(EdgePuzzle puzzle) {
        NavigableSet<Integer> colours = new TreeSet<>();
        puzzle.pieces().forEach(piece -> colours.addAll(piece.sides()));
        return colours;
    }

    private static EdgePuzzle dense(EdgePuzzle puzzle) {
        Map<Integer, Integer> numbers = new HashMap<>();
        puzzle.rim().ifPresent(rim -> numbers.put(rim, PieceTable.RIM));
        int next = 1;
        for (int colour : colours(puzzle)) {
            if (numbers.putIfAbsent(colour, next) == null) {
                next++;
            }
        }
        List<EdgePiece> pieces = puzzle.pieces().stream()
                .map(piece ->
                        piece.withSides(piece.sides().stream().map(numbers::get).toList()))
                .toList();
        OptionalInt rim = puzzle.rim().isPresent() ? OptionalInt.of(PieceTable.RIM) : OptionalInt.empty();
        // Files of this kind state no partners.
        return new EdgePuzzle(puzzle.name(), puzzle.width(), puzzle.height(), rim, pieces, puzzle.pins());
    }
}
