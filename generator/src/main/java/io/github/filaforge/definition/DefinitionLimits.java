package io.github.filaforge.definition;

/** The limits of a definition. They are checked before any memory of these sizes is allocated. */
public final class DefinitionLimits {

    /** The greatest length of the definition of a puzzle, in bytes. A picture of the largest box takes half of it. */
    public static final int MAX_BYTES = 4 * 1024 * 1024;

    /** The largest box, in cells. */
    public static final int MAX_BOX_CELLS = 1_000_000;

    /** The largest region, in cells. */
    public static final int MAX_REGION_CELLS = 4096;

    /**
     * The greatest absolute value of a coordinate of a mobile piece that is kept as it is written. A piece that lies farther
     * out is moved to the origin, so that no later step can leave the range of an int.
     */
    public static final int MAX_KEPT_COORDINATE = 1_000_000;

    /** The greatest number of pieces of a puzzle, with stationary pieces. */
    public static final int MAX_PIECES = 100_000;

    /** The greatest length of the name of a piece with copies, in characters. Each copy contains the name. */
    public static final int MAX_COPIED_NAME = 100;

    /** The greatest number of a colour, as in BurrTools. */
    public static final int MAX_COLOUR = 63;

    /** The greatest number of a group of pieces, as in BurrTools. */
    public static final int MAX_GROUP = 65_535;

    /** The greatest weight of a piece: numbers in files of BurrTools have nine digits. */
    public static final int MAX_WEIGHT = 999_999_999;

    /** The greatest number of cells of the board of an edge puzzle. */
    public static final int MAX_BOARD_CELLS = 1024;

    /** The greatest number of colours of an edge puzzle. */
    public static final int MAX_SIDE_COLOURS = 255;

    /** The greatest number of a colour of a side. */
    public static final int MAX_SIDE_COLOUR = 9999;

    /** The greatest length of the name of a puzzle, in characters. */
    public static final int MAX_PUZZLE_NAME = 100;

    /**
     * The greatest length of a layer of a picture that is wider than its box, in tokens. A longer layer is treated as an
     * error.
     */
    static final int MAX_WIDE_LAYER = 10_000;

    private DefinitionLimits() {}
}
