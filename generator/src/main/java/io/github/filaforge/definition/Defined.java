package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.SourcePosition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A puzzle as its definition states it, with the places of its parts in the text, so that later stages can report an error
 * with its place.
 *
 * @param <P> the kind of puzzle
 * @param puzzle the puzzle
 * @param named true if the definition gives the name of the puzzle; otherwise it is the name of the file
 * @param position the place at which the puzzle starts
 * @param piecePositions the place where each piece is defined, by name, in the order of the definition
 * @param warnings the warnings about parts that are legal but probably not intended, each complete for the user: place,
 *     problem, excerpt, remedy
 */
public record Defined<P extends AnyPuzzle>(
        P puzzle,
        boolean named,
        SourcePosition position,
        Map<String, SourcePosition> piecePositions,
        List<String> warnings) {

    /** Takes copies of the collections. */
    public Defined {
        piecePositions = Collections.unmodifiableMap(new LinkedHashMap<>(piecePositions));
        warnings = List.copyOf(warnings);
    }

    /** Returns the name of the puzzle. */
    public String name() {
        return puzzle.name();
    }

    /**
     * Returns the puzzle as a packing.
     *
     * @throws DefinitionException if it is an edge puzzle; the message states that the command takes packings only
     */
    public Defined<Puzzle> packing() {
        return as(Puzzle.class)
                .orElseThrow(() -> new DefinitionException(DefinitionError.EDGES_FOR_A_PACKING, position));
    }

    /** Returns the puzzle as an edge puzzle; empty if it is a packing. */
    public Optional<Defined<EdgePuzzle>> edges() {
        return as(EdgePuzzle.class);
    }

    /** Returns another puzzle as the definition of this one. */
    public Defined<P> with(P other) {
        return new Defined<>(other, named, position, piecePositions, warnings);
    }

    private <Q extends AnyPuzzle> Optional<Defined<Q>> as(Class<Q> kind) {
        return kind.isInstance(puzzle)
                ? Optional.of(new Defined<>(kind.cast(puzzle), named, position, piecePositions, warnings))
                : Optional.empty();
    }

    /**
     * Returns the place where a piece of this puzzle is defined. For any other name, returns the place at which the puzzle
     * starts.
     *
     * @param piece the name of the piece
     */
    public SourcePosition positionOf(String piece) {
        return piecePositions.getOrDefault(piece, position);
    }
}
