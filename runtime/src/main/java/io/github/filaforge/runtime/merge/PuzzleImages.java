package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The images of a puzzle as the source of a solver has them, and the symmetries that carry them to one another. */
public final class PuzzleImages {

    private final String[] images;
    private final String[] leftOut;
    private final String[] symmetries;

    /**
     * Images each solution of which counts, however symmetric it is to another.
     *
     * @param images for each shape its images, separated by commas: the positions of the cells, separated by blanks
     */
    public PuzzleImages(String... images) {
        this(images, new String[0]);
    }

    /**
     * Images with which solutions and their symmetric copies are listed.
     *
     * @param images for each shape its images, as above. With an image there are all that symmetries carry it to.
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by blanks
     */
    public PuzzleImages(String[] images, String[] symmetries) {
        this(images, new String[images.length], symmetries);
        Arrays.fill(leftOut, "");
    }

    /**
     * Images of which some are left out where solutions are listed, so that few are symmetric copies of others.
     *
     * @param images for each shape its images, as above. With an image there are all that symmetries carry it to.
     * @param leftOut for each shape those of its images that are left out, by their numbers from 0 up, separated by blanks
     * @param symmetries as above
     */
    public PuzzleImages(String[] images, String[] leftOut, String[] symmetries) {
        this.images = images.clone();
        this.leftOut = leftOut.clone();
        this.symmetries = symmetries.clone();
    }

    /**
     * All images.
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

    /** The images with which solutions are listed. */
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

    /** For each symmetry but the identity, the positions that the cells are carried to. */
    int[][] symmetries() {
        int[][] maps = new int[symmetries.length][];
        for (int symmetry = 0; symmetry < maps.length; symmetry++) {
            maps[symmetry] = Words.numbers(symmetries[symmetry]);
        }
        return maps;
    }
}
