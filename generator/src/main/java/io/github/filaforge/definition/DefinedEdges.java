package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An edge puzzle and the places where its parts are defined.
 *
 * @param puzzle the puzzle
 * @param named true if the definition gives the name of the puzzle
 * @param position the place at which the puzzle starts
 * @param piecePositions the place where each piece is defined, by name, in the order of the definition
 * @param warnings the warnings about parts that are legal but probably not intended, each complete for the user: place,
 *     problem, excerpt, remedy
 */
public record DefinedEdges(
        EdgePuzzle puzzle,
        boolean named,
        SourcePosition position,
        Map<String, SourcePosition> piecePositions,
        List<String> warnings)
        implements Defined {

    public DefinedEdges {
        piecePositions = Collections.unmodifiableMap(new LinkedHashMap<>(piecePositions));
        warnings = List.copyOf(warnings);
    }

    @Override
    public String name() {
        return puzzle.name();
    }

    @Override
    public int pieces() {
        return puzzle.size();
    }

    @Override
    public DefinedPuzzle packing() {
        throw new DefinitionException(DefinitionError.EDGES_FOR_A_PACKING, position);
    }

    /**
     * Returns the place where a piece of this puzzle is defined. For any other piece, returns the place at which the puzzle
     * starts.
     */
    public SourcePosition positionOf(EdgePiece piece) {
        return piecePositions.getOrDefault(piece.name(), position);
    }
}
