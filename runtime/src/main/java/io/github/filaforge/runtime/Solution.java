package io.github.filaforge.runtime;

/**
 * A solution: which image fills each cell, and of which shape each image is. Images are numbered from 0 in the order of
 * placing. Does not change; an instance serves one thread.
 */
public final class Solution {

    private final long[] trail;
    private final PieceCounters counters;
    private final int occupancyWords;
    private final int stride;
    private final int size;
    private int[] imageOfCell;

    /**
     * A solution from the trail of its solver. Who only counts solutions asks for no cell, so the trail is read when
     * somebody does.
     *
     * @param trail the trail, as {@link GeneratedSolver#trail} tells; the caller gives it up
     * @param size the number of cells
     */
    Solution(long[] trail, int size, PieceCounters counters) {
        this.trail = trail;
        this.size = size;
        this.counters = counters;
        this.occupancyWords = Math.max(1, (size + Long.SIZE - 1) / Long.SIZE);
        this.stride = occupancyWords + counters.wordCount();
    }

    /** The number of images. */
    public int imageCount() {
        return trail.length / stride - 1;
    }

    /** The number of cells. */
    public int size() {
        return size;
    }

    /** The number of the image that fills the cell at a position. */
    public int image(int position) {
        if (imageOfCell == null) {
            imageOfCell = readImages();
        }
        return imageOfCell[position];
    }

    /** The index of the shape of an image. */
    public int shape(int image) {
        int after = after(image);
        return counters.taken(trail, after + stride + occupancyWords, trail, after + occupancyWords);
    }

    /** The index in the trail of the state after an image was placed. */
    private int after(int image) {
        return (imageCount() - image - 1) * stride;
    }

    private int[] readImages() {
        int[] images = new int[size];
        for (int image = 0; image < imageCount(); image++) {
            int after = after(image);
            for (int word = 0; word < occupancyWords; word++) {
                for (long rest = trail[after + word] & ~trail[after + stride + word]; rest != 0; rest &= rest - 1) {
                    images[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = image;
                }
            }
        }
        return images;
    }
}
