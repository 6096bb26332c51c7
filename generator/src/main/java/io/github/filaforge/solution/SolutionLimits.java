package io.github.filaforge.solution;

import io.github.filaforge.definition.DefinitionLimits;

/** The limits of one solution of a file, checked before anything of the limited size is allocated. */
public final class SolutionLimits {

    /** The longest text of one solution, in bytes, which also limits the longest line. */
    public static final int MAX_BYTES = 16 * 1024 * 1024;

    /** The greatest number of cells of all pieces of a solution together, which is that of the largest box. */
    public static final int MAX_CELLS = DefinitionLimits.MAX_BOX_CELLS;

    /** The greatest number of pieces of a solution of an edge puzzle, which is that of the cells of the largest board. */
    public static final int MAX_BOARD_PIECES = DefinitionLimits.MAX_BOARD_CELLS;

    private SolutionLimits() {}
}
