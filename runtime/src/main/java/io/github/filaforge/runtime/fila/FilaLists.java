package io.github.filaforge.runtime.fila;

import io.github.filaforge.runtime.FrameImages;
import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The image list sets of the FILA article in arrays. For each target there is one set for each ILSI, which is an occupancy
 * of some neighbours. A set has a list for each shape. The images of all lists stand one after the other, and {@link #first}
 * has the index at which each list begins.
 */
public final class FilaLists {

    private final FrameImages images;
    private final int[] first;
    /** The target of the image at each index. */
    private final int[] targets;
    /** The number of the image at each index. */
    private final int[] numbers;

    /**
     * Creates the lists.
     *
     * @param images the images, and the cells where they are bounded; the frame has no gaps
     * @param neighbours for each direction that the ILSI covers, the neighbour of each position, separated by blanks; the
     *     position itself if there is none. In the ILSI the first direction is the most significant bit.
     * @param shapes the number of shapes
     */
    public FilaLists(FrameImages images, String[] neighbours, int shapes) {
        this.images = images;
        int[][] positions = new int[neighbours.length][];
        for (int direction = 0; direction < neighbours.length; direction++) {
            positions[direction] = Words.numbers(neighbours[direction]);
        }
        int states = 1 << neighbours.length;
        this.first = new int[images.frameSize() * states * shapes + 1];
        int[] foundTargets = new int[1 << 10];
        int[] foundNumbers = new int[1 << 10];
        int count = 0;
        for (int set = 0; set < images.frameSize() * states; set++) {
            int target = set / states;
            int list = set * shapes;
            for (int word = 0; word < images.words(); word++) {
                for (long rest = images.bounded(target, word); rest != 0; rest &= rest - 1) {
                    int image = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                    // Images are numbered shape by shape.
                    while (list < set * shapes + images.shape(image)) {
                        list++;
                        first[list] = count;
                    }
                    if (isPossible(image, target, set % states, positions)) {
                        if (count == foundTargets.length) {
                            foundTargets = Arrays.copyOf(foundTargets, 2 * count);
                            foundNumbers = Arrays.copyOf(foundNumbers, 2 * count);
                        }
                        foundTargets[count] = target;
                        foundNumbers[count] = image;
                        count++;
                    }
                }
            }
            while (list < (set + 1) * shapes) {
                list++;
                first[list] = count;
            }
        }
        this.targets = Arrays.copyOf(foundTargets, count);
        this.numbers = Arrays.copyOf(foundNumbers, count);
    }

    /** Returns true if an image covers no neighbour that is filled in a state. */
    private boolean isPossible(int image, int target, int state, int[][] neighbours) {
        for (int direction = 0; direction < neighbours.length; direction++) {
            int neighbour = neighbours[direction][target];
            boolean filled = (state >> (neighbours.length - 1 - direction) & 1) != 0;
            if (filled && neighbour != target && Arrays.binarySearch(images.cells(image), neighbour - target) >= 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the index of the first image of each list, and as a last element the number of images. The number of the list
     * of a shape at a target is (target * states + ILSI) * shapes + shape, where states is the number of ILSIs.
     */
    public int[] first() {
        return first.clone();
    }

    /** Returns one word of the layout of the image at each index. */
    public long[] layouts(int word) {
        long[] layouts = new long[numbers.length];
        for (int index = 0; index < layouts.length; index++) {
            for (int cell : images.cells(numbers[index])) {
                int position = targets[index] + cell;
                if (position / Long.SIZE == word) {
                    layouts[index] |= 1L << position;
                }
            }
        }
        return layouts;
    }

    /** Returns the shape of the image at an index. */
    int shape(int index) {
        return images.shape(numbers[index]);
    }

    /** Returns the positions of the cells of the image at an index. */
    int[] positions(int index) {
        int[] positions = images.cells(numbers[index]).clone();
        for (int i = 0; i < positions.length; i++) {
            positions[i] += targets[index];
        }
        return positions;
    }
}
