package io.github.filaforge.runtime;

/**
 * A solution: which image fills each cell, and of which shape each image is. Images are numbered from 0 in the order of
 * placing. Immutable.
 */
public final class Solution {

    private final int[] imageOfCell;
    private final int[] shapeOfImage;

    /** Takes the arrays as they are; the caller gives them up. */
    Solution(int[] imageOfCell, int[] shapeOfImage) {
        this.imageOfCell = imageOfCell;
        this.shapeOfImage = shapeOfImage;
    }

    /** The number of images. */
    public int imageCount() {
        return shapeOfImage.length;
    }

    /** The number of cells. */
    public int size() {
        return imageOfCell.length;
    }

    /** The number of the image that fills the cell at a position. */
    public int image(int position) {
        return imageOfCell[position];
    }

    /** The index of the shape of an image. */
    public int shape(int image) {
        return shapeOfImage[image];
    }
}
