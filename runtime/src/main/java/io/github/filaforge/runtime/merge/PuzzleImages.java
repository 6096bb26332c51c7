package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The images of a puzzle in the form in which the source of a solver has them, and the symmetries that carry them to one
 * another.
 */
public final class PuzzleImages {

    private final String[] images;
    private final String[] leftOut;
    private final String[] symmetries;

    /**
     * Creates images without symmetries: every solution counts.
     *
     * @param images for each shape its images, separated by commas; an image is the positions of its cells, separated by
     *     blanks
     */
    public PuzzleImages(String... images) {
        this(images, new String[0]);
    }

    /**
     * Creates images with symmetries. Solutions are listed with all their symmetric copies.
     *
     * @param images for each shape its images, as text; with each image there are all images to which symmetries carry it
     * @param symmetries for each symmetry but the identity, the positions to which the cells are carried, separated by
     *     blanks; then, if images of different shapes may fill equal cells, a colon and the shape that each shape becomes
     */
    public PuzzleImages(String[] images, String[] symmetries) {
        this(images, new String[images.length], symmetries);
        Arrays.fill(leftOut, "");
    }

    /**
     * Creates images of which some are left out when solutions are listed, so that few of these are symmetric copies of
     * others.
     *
     * @param images for each shape its images, as text; with each image there are all images to which symmetries carry it
     * @param leftOut for each shape the images that are left out, by their numbers from 0 up, separated by blanks
     * @param symmetries for each symmetry but the identity, the positions to which the cells are carried, separated by
     *     blanks; then, if images of different shapes may fill equal cells, a colon and the shape that each shape becomes
     */
    public PuzzleImages(String[] images, String[] leftOut, String[] symmetries) {
        this.images = images.clone();
        this.leftOut = leftOut.clone();
        this.symmetries = symmetries.clone();
    }

    /**
     * Returns the packing of the images.
     *
     * @param isListed true for the images with which solutions are listed; false for all images
     * @param size the number of cells
     * @param supply the numbers of pieces of a solution
     */
    Packing packing(boolean isListed, int size, Supply supply) {
        int[][][] cells = new int[images.length][][];
        for (int shape = 0; shape < cells.length; shape++) {
            List<int[]> ofShape = new ArrayList<>(List.of(Words.lists(images[shape])));
            int[] without = Words.numbers(isListed ? leftOut[shape] : "");
            for (int image : without) {
                ofShape.set(image, null);
            }
            ofShape.removeAll(Collections.singleton(null));
            cells[shape] = ofShape.toArray(new int[0][]);
        }
        return Packing.of(size, supply, cells);
    }

    /**
     * Returns, for each symmetry but the identity, the positions to which the cells are carried. Behind them is the shape
     * that each shape becomes, if the source has these shapes.
     */
    int[][] symmetries() {
        String[] numbers = new String[symmetries.length];
        for (int symmetry = 0; symmetry < numbers.length; symmetry++) {
            numbers[symmetry] = symmetries[symmetry].replace(':', ' ');
        }
        return Words.numbersOfEach(numbers);
    }
}
