package io.github.filaforge.definition;

/** What a definition may not exceed, checked before anything of that size is allocated. */
public final class DefinitionLimits {

    /** The longest definition of a puzzle, in bytes: a picture of the largest box takes half of it. */
    public static final int MAX_BYTES = 4 * 1024 * 1024;

    /** The largest box, in cells. */
    public static final int MAX_BOX_CELLS = 1_000_000;

    /** The largest region, in cells. */
    public static final int MAX_REGION_CELLS = 4096;

    /**
     * The largest coordinate of a mobile piece, either sign, that is kept as it is written. A piece that lies farther
     * out is moved to the origin, so that no later step can leave the range of an int.
     */
    public static final int MAX_KEPT_COORDINATE = 1_000_000;

    /** So many pieces may be in a puzzle, stationary ones included. */
    public static final int MAX_PIECES = 100_000;

    /** The longest name of a piece with copies, in characters: each copy has it once more. */
    public static final int MAX_COPIED_NAME = 100;

    /** The greatest number of a colour, as in BurrTools. */
    public static final int MAX_COLOUR = 63;

    /** The most cells of the board of an edge puzzle. */
    public static final int MAX_BOARD_CELLS = 1024;

    /** The most colours of an edge puzzle. */
    public static final int MAX_SIDE_COLOURS = 255;

    /** The greatest number of a colour of a side. */
    public static final int MAX_SIDE_COLOUR = 9999;

    /** The number of characters of the name of a puzzle. */
    public static final int MAX_PUZZLE_NAME = 100;

    /** The longest layer of a picture that is wider than its box, in tokens; a longer layer is taken for a mistake. */
    static final int MAX_WIDE_LAYER = 10_000;

    private DefinitionLimits() {}
}
