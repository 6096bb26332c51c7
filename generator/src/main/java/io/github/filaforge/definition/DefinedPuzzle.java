package io.github.filaforge.definition;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A packing and the places where its parts are defined, so that later stages can report an error with its place.
 *
 * @param puzzle the puzzle
 * @param named true if the definition gives the name of the puzzle
 * @param position the place at which the puzzle starts
 * @param piecePositions the place where each piece is defined, by name, in the order of the definition
 * @param warnings the warnings about parts that are legal but probably not intended, each complete for the user: place,
 *     problem, excerpt, remedy
 */
public record DefinedPuzzle(
        Puzzle puzzle,
        boolean named,
        SourcePosition position,
        Map<String, SourcePosition> piecePositions,
        List<String> warnings)
        implements Defined {

    public DefinedPuzzle {
        piecePositions = Collections.unmodifiableMap(new LinkedHashMap<>(piecePositions));
        warnings = List.copyOf(warnings);
    }

    @Override
    public String name() {
        return puzzle.name();
    }

    @Override
    public int pieces() {
        return puzzle.pieces().size();
    }

    @Override
    public DefinedPuzzle packing() {
        return this;
    }

    /**
     * Returns the place where a piece of this puzzle is defined. For any other piece, returns the place at which the puzzle
     * starts.
     */
    public SourcePosition positionOf(Piece piece) {
        return piecePositions.getOrDefault(piece.name(), position);
    }
}
