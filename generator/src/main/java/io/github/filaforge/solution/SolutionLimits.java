package io.github.filaforge.solution;

import io.github.filaforge.definition.DefinitionLimits;

/** What one solution of a file may not exceed, checked before anything of that size is allocated. */
public final class SolutionLimits {

    /** The longest text of one solution, in bytes, and so the longest line. */
    public static final int MAX_BYTES = 16 * 1024 * 1024;

    /** The most cells that all pieces of a solution have together: those of the largest box. */
    public static final int MAX_CELLS = DefinitionLimits.MAX_BOX_CELLS;

    /** The most pieces of a solution of an edge puzzle: those of the largest board. */
    public static final int MAX_BOARD_PIECES = DefinitionLimits.MAX_BOARD_CELLS;

    private SolutionLimits() {}
}
