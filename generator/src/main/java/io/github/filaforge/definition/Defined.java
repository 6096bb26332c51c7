package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.SourcePosition;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle as its definition states it, with its place in the text, so that later stages can report an error with its place.
 *
 * @param <P> the kind of puzzle
 * @param puzzle the puzzle
 * @param named true if the definition gives the name of the puzzle; otherwise it is the name of the file
 * @param position the place at which the puzzle starts
 * @param warnings the warnings about parts that are legal but probably not intended, each complete for the user: place,
 *     problem, excerpt, remedy
 */
public record Defined<P extends AnyPuzzle>(P puzzle, boolean named, SourcePosition position, List<String> warnings) {

    public Defined {
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
        return new Defined<>(other, named, position, warnings);
    }

    private <Q extends AnyPuzzle> Optional<Defined<Q>> as(Class<Q> kind) {
        return kind.isInstance(puzzle)
                ? Optional.of(new Defined<>(kind.cast(puzzle), named, position, warnings))
                : Optional.empty();
    }
}
