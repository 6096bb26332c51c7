package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Reads the images of a shape from the text that generated sources have. There are two formats. In the first, images are
 * separated by commas, and each image is its cells in ascending order, separated by blanks. In the second, which is for many
 * images, the images with equal steps between their cells are one group, and groups are separated by commas. A group has the
 * steps from the first cell to each other cell, a colon, and the first cells in ascending order. A range of first cells is
 * its first and last number with a dash between them. {@code 1 36:0-34 36-70} are images of three cells n, n + 1 and n + 36.
 */
final class ImageText {

    private ImageText() {}

    /**
     * Returns the cells of each image. The images are ordered by their last cells, then by the cells before the last, and so
     * on.
     */
    static int[][] images(String ofShape) {
        if (ofShape.isEmpty()) {
            return new int[0][];
        }
        return ofShape.indexOf(':') < 0 ? oneByOne(ofShape) : together(ofShape);
    }

    private static int[][] oneByOne(String text) {
        String[] parts = Words.split(text, ',');
        int[][] images = new int[parts.length][];
        for (int image = 0; image < images.length; image++) {
            images[image] = Words.numbers(parts[image]);
        }
        return images;
    }

    private static int[][] together(String text) {
        int[][] images = new int[0][];
        int count = 0;
        for (String alike : Words.split(text, ',')) {
            int colon = alike.indexOf(':');
            int[] steps = Words.numbers(alike.substring(0, colon));
            for (String row : Words.split(alike.substring(colon + 1), ' ')) {
                int dash = row.indexOf('-');
                int from = Integer.parseInt(dash < 0 ? row : row.substring(0, dash));
                int to = dash < 0 ? from : Integer.parseInt(row.substring(dash + 1));
                int more = to + 1 - from;
                if (count + more > images.length) {
                    images = Arrays.copyOf(images, 2 * (count + more));
                }
                for (int first = from; first <= to; first++) {
                    images[count] = image(first, steps);
                    count++;
                }
            }
        }
        int[][] all = Arrays.copyOf(images, count);
        Arrays.sort(all, new ByLastCells());
        return all;
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
