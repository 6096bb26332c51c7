package io.github.filaforge.burrtools;

/** What a file of BurrTools may not exceed, checked before anything of that size is allocated. */
public final class BurrLimits {

    /** The longest file, in bytes, compressed as well as not: there is no telling from the first how long the second is. */
    public static final int MAX_BYTES = 32 * 1024 * 1024;

    /** So many elements of XML. */
    public static final int MAX_ELEMENTS = 1_000_000;

    /**
     * The deepest nesting of elements; the format itself needs ten, and the parser of JDK 25 stops at 100 without a word that
     * helps.
     */
    public static final int MAX_DEPTH = 50;

    /** So many shapes. */
    public static final int MAX_SHAPES = 10_000;

    /** So many problems. */
    public static final int MAX_PROBLEMS = 1000;

    /** The largest shape, in voxels. */
    public static final int MAX_VOXELS = 1_000_000;

    /** The voxels of all shapes together. */
    public static final int MAX_VOXELS_IN_ALL = 8_000_000;

    /** The colours that voxels may have, besides none. */
    public static final int MAX_COLOURS = 63;

    /** So many entries a list of pieces has. */
    public static final int MAX_ENTRIES = 10_000;

    /** The pieces of all stored solutions of a problem together. */
    public static final int MAX_STORED_PLACES = 4_000_000;

    private BurrLimits() {}
}
