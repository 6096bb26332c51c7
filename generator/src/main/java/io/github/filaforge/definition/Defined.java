package io.github.filaforge.definition;

import java.util.List;

/** A puzzle of any kind as a definition has it, with the places of its parts in the text. */
public sealed interface Defined permits DefinedPuzzle, DefinedEdges {

    /** The name of the puzzle. */
    String name();

    /** Returns whether the definition gives the name; else it is that of the file. */
    boolean named();

    /** Where it starts. */
    SourcePosition position();

    /** What is legal but hardly meant, each in full for the user: place, problem, excerpt, remedy. */
    List<String> warnings();

    /** The number of its pieces. */
    int pieces();

    /**
     * The puzzle as a packing.
     *
     * @throws DefinitionException if it is an edge puzzle; its message says that this cannot be had of one
     */
    DefinedPuzzle packing();
}
