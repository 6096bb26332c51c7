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

    /** Puts into a picture, at the offset of each cell by position, the letter of the image that fills it. */
    void drawImages(byte[] letterOfImage, int[] offsets, byte[] picture) {
        for (int position = 0; position < offsets.length; position++) {
            picture[offsets[position]] = letterOfImage[imageOfCell[position]];
        }
    }

    /** The same with the letter of the shape, which is enough where there are no copies. */
    void drawShapes(byte[] letterOfShape, int[] offsets, byte[] picture) {
        for (int position = 0; position < offsets.length; position++) {
            picture[offsets[position]] = letterOfShape[shapeOfImage[imageOfCell[position]]];
        }
    }

    /** The index of the shape of an image. */
    public int shape(int image) {
        return shapeOfImage[image];
    }
}
