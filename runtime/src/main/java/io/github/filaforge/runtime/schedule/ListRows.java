package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** Images as lists. Each column has the numbers of the rows of its images. */
final class ListRows extends ImageRows {

    private final int[][] rowsOf;

    /**
     * @param space the images and cells
     * @param images the images of the matrix, in ascending order
     */
    ListRows(ImageSpace space, int... images) {
        super(space, images);
        int[] sizes = new int[space.cellCount() + space.shapeCount()];
        for (int image : images) {
            for (int cell : space.cells(image)) {
                sizes[cell]++;
            }
            sizes[space.cellCount() + space.shape(image)]++;
        }
        this.rowsOf = new int[sizes.length][];
        for (int column = 0; column < sizes.length; column++) {
            rowsOf[column] = new int[sizes[column]];
        }
        Arrays.fill(sizes, 0);
        for (int row = 0; row < images.length; row++) {
            for (int cell : space.cells(images[row])) {
                rowsOf[cell][sizes[cell]++] = row;
            }
            int ofShape = space.cellCount() + space.shape(images[row]);
            rowsOf[ofShape][sizes[ofShape]++] = row;
        }
    }

    private static boolean has(long[] set, int row) {
        return (set[row / Long.SIZE] >>> row & 1L) != 0L;
    }

    @Override
    int[] imagesOf(int column, long... set) {
        int[] found = new int[size(column, set)];
        int count = 0;
        for (int row : rowsOf[column]) {
            if (has(set, row)) {
                found[count] = image(row);
                count++;
            }
        }
        return found;
    }

    @Override
    int size(int column, long... set) {
        int size = 0;
        for (int row : rowsOf[column]) {
            size += has(set, row) ? 1 : 0;
        }
        return size;
    }

    @Override
    void takeOut(int column, long... set) {
        for (int row : rowsOf[column]) {
            set[row / Long.SIZE] &= ~(1L << row);
        }
    }
}
