package io.github.filaforge.runtime.board;

import java.util.Arrays;

/**
 * The numbers of pieces that a solution of a packing may have: of each shape, and in all. Blanks, which stand for optional
 * cells that stay empty, do not count in all. Immutable.
 */
public final class Supply {

    private final int[] least;
    private final int[] most;
    private final int[] volumes;
    private final boolean[] blanks;
    private final int leastInAll;
    private final int mostInAll;
    private final int images;
    private final boolean isVaried;
    private final boolean hasFurtherLimits;

    /**
     * Creates a supply.
     *
     * @param least the number of pieces of each shape that every solution has, by the index of the shape
     * @param most the greatest number of pieces of each shape
     * @param volumes the number of cells of each piece of a shape; 0 if the supply is not varied
     * @param blanks for each shape, true if its pieces are blanks
     * @param leastInAll the least number of pieces of a solution, without blanks
     * @param mostInAll the greatest number of pieces of a solution, without blanks
     * @param images the greatest number of images of a solution, blanks included
     */
    public Supply(int[] least, int[] most, int[] volumes, boolean[] blanks, int leastInAll, int mostInAll, int images) {
        this.least = least.clone();
        this.most = most.clone();
        this.volumes = volumes.clone();
        this.blanks = blanks.clone();
        this.leastInAll = leastInAll;
        this.mostInAll = mostInAll;
        this.images = images;
        this.isVaried = !Arrays.equals(least, most);
        // No stream, since a page would carry the classes of streams for this alone.
        boolean isLimited = leastInAll > 0 || mostInAll < images;
        for (int number : least) {
            isLimited |= number > 0;
        }
        this.hasFurtherLimits = isVaried && isLimited;
    }

    /**
     * Creates a supply of which every solution has all pieces.
     *
     * @param numbers the number of pieces of each shape, by the index of the shape
     * @param blanks for each shape, true if its pieces are blanks
     * @param images the number of all pieces
     */
    Supply(int[] numbers, boolean[] blanks, int images) {
        this.least = numbers.clone();
        this.most = least;
        this.volumes = new int[numbers.length];
        this.blanks = blanks.clone();
        this.leastInAll = 0;
        this.mostInAll = images;
        this.images = images;
        this.isVaried = false;
        this.hasFurtherLimits = false;
    }

    /** Returns this supply with other least numbers, with other limits of the numbers in all, and with volumes. */
    Supply within(int[] required, int fewest, int greatest, int ofImages, int... cells) {
        return new Supply(required, most, cells, blanks, fewest, greatest, ofImages);
    }

    /** Returns true if solutions may differ in the numbers of their pieces: a shape has pieces that may be left over. */
    public boolean isVaried() {
        return isVaried;
    }

    /**
     * Returns true if a solution within the greatest number of pieces of each shape may still have wrong numbers: too few
     * pieces of a shape, or too few or too many in all.
     */
    public boolean hasFurtherLimits() {
        return hasFurtherLimits;
    }

    /** Returns the number of pieces of a shape that every solution has. */
    public int least(int shape) {
        return least[shape];
    }

    /** Returns the greatest number of pieces of a shape. */
    public int most(int shape) {
        return most[shape];
    }

    /** Returns the number of shapes. */
    public int shapeCount() {
        return most.length;
    }

    /** Returns the number of cells of each piece of a shape. Only a varied supply has volumes. */
    public int volume(int shape) {
        return volumes[shape];
    }

    /** Returns true if the pieces of a shape are blanks. */
    public boolean isBlank(int shape) {
        return blanks[shape];
    }

    /** Returns the least number of pieces of a solution, without blanks. */
    public int leastInAll() {
        return leastInAll;
    }

    /** Returns the greatest number of pieces of a solution, without blanks. */
    public int mostInAll() {
        return mostInAll;
    }

    /** Returns the greatest number of images of a solution, blanks included. */
    public int images() {
        return images;
    }

    /**
     * Returns true if a solution has allowed numbers of pieces.
     *
     * @param solution the solution in the form of {@link Board}
     * @param size the number of cells of the region
     */
    public boolean allows(int[] solution, int size) {
        int[] used = new int[most.length];
        int inAll = 0;
        for (int image = size; image < solution.length; image++) {
            used[solution[image]]++;
            inAll += blanks[solution[image]] ? 0 : 1;
        }
        boolean isAllowed = inAll >= leastInAll && inAll <= mostInAll;
        for (int shape = 0; shape < used.length; shape++) {
            isAllowed &= used[shape] >= least[shape] && used[shape] <= most[shape];
        }
        return isAllowed;
    }
}
