package io.github.filaforge.burrtools;

/** The limits of a file of BurrTools, checked before anything of the limited size is allocated. */
public final class BurrLimits {

    /** The longest file, in bytes, compressed as well as expanded: the first length does not show the second. */
    public static final int MAX_BYTES = 32 * 1024 * 1024;

    /** The greatest number of elements of XML. */
    public static final int MAX_ELEMENTS = 1_000_000;

    /** The deepest nesting of elements. A separation of 64 pieces that come off one by one needs 71. */
    public static final int MAX_DEPTH = 100;

    /** The greatest number of shapes. */
    public static final int MAX_SHAPES = 10_000;

    /** The greatest number of problems. */
    public static final int MAX_PROBLEMS = 1000;

    /** The greatest number of voxels of a shape. */
    public static final int MAX_VOXELS = 1_000_000;

    /** The greatest number of voxels of all shapes together. */
    public static final int MAX_VOXELS_IN_ALL = 8_000_000;

    /** The greatest number of colours that voxels may have, without the colour 0, which is none. */
    public static final int MAX_COLOURS = 63;

    /** The greatest number of entries of a list of pieces. */
    public static final int MAX_ENTRIES = 10_000;

    /** The greatest number of pieces in all stored solutions of a problem together. */
    public static final int MAX_STORED_PLACES = 4_000_000;

    private BurrLimits() {}
}
