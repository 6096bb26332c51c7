package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by blanks
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
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by blanks
     */
    public PuzzleImages(String[] images, String[] leftOut, String[] symmetries) {
        this.images = images.clone();
        this.leftOut = leftOut.clone();
        this.symmetries = symmetries.clone();
    }

    /**
     * Returns the packing of all images.
     *
     * @param size the number of cells
     * @param copies the number of pieces of each shape
     */
    Packing all(int size, int... copies) {
        int[][][] cells = new int[images.length][][];
        for (int shape = 0; shape < cells.length; shape++) {
            cells[shape] = cells(shape);
        }
        return Packing.of(size, copies, cells);
    }

    /** Returns the packing of the images with which solutions are listed. */
    Packing listed(int size, int... copies) {
        int[][][] cells = new int[images.length][][];
        for (int shape = 0; shape < cells.length; shape++) {
            Set<Integer> without = new HashSet<>();
            for (int image : Words.numbers(leftOut[shape])) {
                without.add(image);
            }
            int[][] ofShape = cells(shape);
            List<int[]> listed = new ArrayList<>();
            for (int image = 0; image < ofShape.length; image++) {
                if (!without.contains(image)) {
                    listed.add(ofShape[image]);
                }
            }
            cells[shape] = listed.toArray(new int[0][]);
        }
        return Packing.of(size, copies, cells);
    }

    private int[][] cells(int shape) {
        if (images[shape].isEmpty()) {
            return new int[0][];
        }
        String[] texts = Words.split(images[shape], ',');
        int[][] cells = new int[texts.length][];
        for (int image = 0; image < cells.length; image++) {
            cells[image] = Words.numbers(texts[image]);
        }
        return cells;
    }

    /** Returns, for each symmetry but the identity, the positions that the cells are carried to. */
    int[][] symmetries() {
        int[][] maps = new int[symmetries.length][];
        for (int symmetry = 0; symmetry < maps.length; symmetry++) {
            maps[symmetry] = Words.numbers(symmetries[symmetry]);
        }
        return maps;
    }
}
