package io.github.filaforge.runtime.schedule;

import java.util.Arrays;
import java.util.Random;

/**
 * A random order of the images of each cell and of each shape, for a trial. The order of images in lists can be random too.
 */
final class ShuffledOrder extends ImageOrder {

    private final ImageSpace space;
    /** For each image, its place in the column of each of its cells and then of its shape. */
    private final int[][] places;

    private final boolean shufflesLists;
    private final int[] placesOfShapes;
    private final int[] placesInLists;

    /**
     * @param space the images and cells
     * @param all all images
     * @param random the source of the order
     * @param shufflesLists true if the order in image lists is random too; this is not needed if a trial has tried all
     *     images of a list before it ends
     */
    ShuffledOrder(ImageSpace space, ImageRows all, Random random, boolean shufflesLists) {
        this.space = space;
        this.shufflesLists = shufflesLists;
        this.places = new int[space.imageCount()][];
        for (int image = 0; image < places.length; image++) {
            places[image] = new int[space.cells(image).length + 1];
        }
        int[] columnsDone = new int[places.length];
        for (int column = 0; column < space.cellCount() + space.shapeCount(); column++) {
            int[] images = all.imagesOf(column);
            int[] order = new int[images.length];
            for (int count = 0; count < images.length; count++) {
                int at = random.nextInt(count + 1);
                order[count] = order[at];
                order[at] = images[count];
            }
            for (int place = 0; place < order.length; place++) {
                int image = order[place];
                places[image][columnsDone[image]] = place;
                columnsDone[image]++;
            }
        }
        this.placesOfShapes = shuffled(space.shapeCount(), random);
        this.placesInLists = shuffled(space.imageCount(), random);
    }

    /**
     * Returns the numbers from 0 on, in random order.
     *
     * @param count the number of numbers
     * @param random the source of the order
     */
    private static int[] shuffled(int count, Random random) {
        int[] numbers = new int[count];
        for (int number = 0; number < count; number++) {
            int at = random.nextInt(number + 1);
            numbers[number] = numbers[at];
            numbers[at] = number;
        }
        return numbers;
    }

    private int indexOf(int column, int image) {
        int[] cells = space.cells(image);
        return column < space.cellCount() ? Arrays.binarySearch(cells, column) : cells.length;
    }

    @Override
    void sort(int column, int left, int... images) {
        long[] ranks = new long[images.length];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = places[images[i]][indexOf(column, images[i])];
        }
        sortByRanks(images, ranks);
    }

    @Override
    void sortForLists(int... images) {
        if (!shufflesLists) {
            return;
        }
        long[] ranks = new long[images.length];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = (long) placesOfShapes[space.shape(images[i])] * places.length + placesInLists[images[i]];
        }
        sortByRanks(images, ranks);
    }
}
