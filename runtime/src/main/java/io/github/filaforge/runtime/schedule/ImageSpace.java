package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The images of a puzzle and their cells. Images are numbered shape by shape. Immutable. */
public final class ImageSpace {

    /** The colour of a cell that does not count for parity. */
    public static final int NO_COLOUR = 2;

    private final int[][] cells;
    private final int[] shapes;
    private final int shapeCount;
    private final int[][] neighbours;
    private final int[] colours;
    /** For each shape, true if its images come apart in different ways. */
    private final boolean[] isLoose;

    /**
     * Makes a space in which the images of each shape are connected, or come apart into parts of equal volumes. The
     * parameters are those of the other constructor.
     */
    public ImageSpace(String[] pieces, String[] images, String[] neighbours, String colours) {
        this(pieces, images, neighbours, colours, "");
    }

    /**
     * Makes a space in which the images of some shapes come apart in different ways. This happens where parts meet over the
     * seam of a closed box.
     *
     * @param pieces an element for each shape
     * @param images the images of each shape, in the format of {@link #images}
     * @param neighbours for each direction, from the most significant ILSI bit on, the neighbour of each cell, separated by
     *     blanks; the cell itself if it has no neighbour there
     * @param colours the colour of each cell as on a chessboard, 0 or 1, or {@link #NO_COLOUR}, separated by blanks
     * @param loose the numbers of the shapes whose images come apart in different ways, separated by blanks
     */
    public ImageSpace(String[] pieces, String[] images, String[] neighbours, String colours, String loose) {
        this.shapeCount = pieces.length;
        int[][][] ofShapes = new int[images.length][][];
        int count = 0;
        for (int shape = 0; shape < images.length; shape++) {
            ofShapes[shape] = images(images[shape]);
            count += ofShapes[shape].length;
        }
        this.cells = new int[count][];
        this.shapes = new int[count];
        int image = 0;
        for (int shape = 0; shape < images.length; shape++) {
            for (int[] own : ofShapes[shape]) {
                cells[image] = own;
                shapes[image] = shape;
                image++;
            }
        }
        this.neighbours = Words.numbersOfEach(neighbours);
        this.colours = Words.numbers(colours);
        this.isLoose = new boolean[shapeCount];
        for (int shape : Words.numbers(loose)) {
            isLoose[shape] = true;
        }
    }

    /** Returns true if images of a shape come apart in different ways. */
    boolean isLoose(int shape) {
        return isLoose[shape];
    }

    int imageCount() {
        return shapes.length;
    }

    int cellCount() {
        return colours.length;
    }

    int shapeCount() {
        return shapeCount;
    }

    int directionCount() {
        return neighbours.length;
    }

    int shape(int image) {
        return shapes[image];
    }

    /** Returns the cells of an image in ascending order. The array must not be changed. */
    int[] cells(int image) {
        return cells[image];
    }

    /** Returns the neighbour of a cell, or the cell itself if it has no neighbour in the direction. */
    int neighbour(int direction, int cell) {
        return neighbours[direction][cell];
    }

    /** Returns the number of cells of colour 0 minus the number of cells of colour 1 in an image. */
    int parity(int image) {
        int parity = 0;
        for (int cell : cells[image]) {
            parity += colour(cell);
        }
        return parity;
    }

    /** Returns 1 for a cell of colour 0, -1 for a cell of colour 1, and 0 for a cell without a colour. */
    int colour(int cell) {
        return colours[cell] == NO_COLOUR ? 0 : 1 - 2 * colours[cell];
    }

    /** Returns the volumes of the connected parts of an image, in the order of their first cells. */
    int[] fragments(int image) {
        int[] own = cells[image];
        boolean[] seen = new boolean[own.length];
        int[] fragments = new int[own.length];
        int count = 0;
        for (int start = 0; start < own.length; start++) {
            if (!seen[start]) {
                fragments[count] = follow(own, start, seen);
                count++;
            }
        }
        return Arrays.copyOf(fragments, count);
    }

    private int follow(int[] own, int start, boolean... seen) {
        seen[start] = true;
        int volume = 1;
        for (int[] direction : neighbours) {
            for (int other = 0; other < own.length; other++) {
                if (!seen[other] && (direction[own[start]] == own[other] || direction[own[other]] == own[start])) {
                    volume += follow(own, other, seen);
                }
            }
        }
        return volume;
    }

    /**
     * Returns the cells of each image of a shape, from the text that generated sources have. There are two formats. In the
     * first, images are separated by commas, and each image is its cells in ascending order, separated by blanks. In the
     * second, which is for many images, the images with equal steps between their cells are one group, and groups are
     * separated by commas. A group has the steps from the first cell to each other cell, a colon, and the first cells in
     * ascending order. A range of first cells is its first and last number with a dash between them. {@code 1 36:0-34 36-70}
     * are images of three cells n, n + 1 and n + 36. The images are ordered by their last cells, then by the cells before
     * the last, and so on.
     */
    static int[][] images(String ofShape) {
        return ofShape.indexOf(':') < 0 ? Words.lists(ofShape) : together(ofShape);
    }

    private static int[][] together(String text) {
        List<int[]> images = new ArrayList<>();
        for (String alike : Words.split(text, ',')) {
            int colon = alike.indexOf(':');
            int[] steps = Words.numbers(alike.substring(0, colon));
            for (String row : Words.split(alike.substring(colon + 1), ' ')) {
                int dash = row.indexOf('-');
                int from = Integer.parseInt(dash < 0 ? row : row.substring(0, dash));
                int to = dash < 0 ? from : Integer.parseInt(row.substring(dash + 1));
                for (int first = from; first <= to; first++) {
                    images.add(image(first, steps));
                }
            }
        }
        images.sort(new ByLastCells());
        return images.toArray(new int[0][]);
    }

    private static int[] image(int first, int... steps) {
        int[] cells = new int[steps.length + 1];
        cells[0] = first;
        for (int i = 0; i < steps.length; i++) {
            cells[i + 1] = first + steps[i];
        }
        return cells;
    }

    /** Compares images of one shape by their last cells, then by the cells before the last, and so on. */
    private static final class ByLastCells implements Comparator<int[]> {
        @Override
        public int compare(int[] one, int[] other) {
            for (int i = one.length - 1; i > 0; i--) {
                if (one[i] != other[i]) {
                    return Integer.compare(one[i], other[i]);
                }
            }
            return Integer.compare(one[0], other[0]);
        }
    }
}
