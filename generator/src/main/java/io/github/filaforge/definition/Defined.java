package io.github.filaforge.definition;

import java.util.List;

/** A puzzle of any kind as its definition states it, with the places of its parts in the text. */
public sealed interface Defined permits DefinedPuzzle, DefinedEdges {

    /** Returns the name of the puzzle. */
    String name();

    /** Returns true if the definition gives the name. Otherwise it is the name of the file. */
    boolean named();

    /** Returns the place at which the puzzle starts. */
    SourcePosition position();

    /**
     * Returns the warnings about parts that are legal but probably not intended. Each is complete for the user: place,
     * problem, excerpt, remedy.
     */
    List<String> warnings();

    /** Returns the number of pieces of the puzzle. */
    int pieces();

    /**
     * Returns the puzzle as a packing.
     *
     * @throws DefinitionException if it is an edge puzzle; the message states that the command takes packings only
     */
    DefinedPuzzle packing();
}
