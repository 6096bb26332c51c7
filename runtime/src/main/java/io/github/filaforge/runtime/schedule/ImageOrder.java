package io.github.filaforge.runtime.schedule;

import java.util.Arrays;
import java.util.Random;

/** The order in which images are tried: by their ranks, and images of equal rank by their numbers. */
abstract class ImageOrder {

    /** The order of the numbers of the images. */
    static final ImageOrder ASCENDING = new ImageOrder() {
        @Override
        void sort(int column, int left, int... images) {
            // The images are already in ascending order.
        }

        @Override
        long rank(int column, int left, int image) {
            return 0;
        }
    };

    /** The number that stands for image lists in place of a column. In lists the images of a shape stay together. */
    static final int LISTS = -1;

    /** The number of bits of the number of an image. */
    private static final int IMAGE_BITS = 26;

    /**
     * Sorts images of a column or of image lists, which are in ascending order.
     *
     * @param column the number of the column, or {@link #LISTS}
     * @param left the number of pieces left
     */
    void sort(int column, int left, int... images) {
        long[] sorted = new long[images.length];
        for (int i = 0; i < images.length; i++) {
            sorted[i] = rank(column, left, images[i]) << IMAGE_BITS | images[i];
        }
        Arrays.sort(sorted);
        for (int i = 0; i < images.length; i++) {
            images[i] = (int) (sorted[i] & (1L << IMAGE_BITS) - 1L);
        }
    }

    /** Returns the rank of an image; the parameters are those of {@link #sort}. */
    abstract long rank(int column, int left, int image);

    /**
     * An order in which the images of awkward pieces come first, so that the pieces that fit nearly everywhere are left for
     * the end. With many pieces left, some pieces come out of turn, so that the tries differ. Measured with a prototype for
     * the 108 heptominoes: a search without this order finds no solution in 25 s, a search with it finds one in a second.
     */
    static final class AwkwardFirst extends ImageOrder {

        /** The greatest number of pieces left with which no piece comes out of turn. */
        private static final int STRICT_FROM = 24;

        /**
         * The number of ranks by which images are disturbed with more than {@link #STRICT_FROM} pieces left: an image may
         * come before images that are fewer than 10 ranks more awkward.
         */
        private static final int OUT_OF_TURN = 10;

        /** The number of ranks of images between the ranks of two shapes. */
        private static final int ROOM = 1024;

        private final ImageSpace space;
        private final int[] rankOfShape;
        private final Random random;

        /**
         * Creates an order in which the images of awkward shapes come first.
         *
         * @param rankOfShape for each shape, the number of shapes that come before it
         */
        AwkwardFirst(ImageSpace space, int[] rankOfShape, Random random) {
            this.space = space;
            this.rankOfShape = rankOfShape;
            this.random = random;
        }

        @Override
        long rank(int column, int left, int image) {
            long rank = rankOfShape[space.shape(image)];
            int disturbance = left > STRICT_FROM ? ROOM * OUT_OF_TURN : ROOM;
            return column == LISTS ? rank : rank * ROOM + random.nextInt(disturbance);
        }
    }

    /**
     * A random order of the images of each cell and of each shape, for a trial. The order of images in lists can be random
     * too.
     */
    static final class Shuffled extends ImageOrder {

        private final ImageSpace space;
        /** For each image, its place in the column of each of its cells and then of its shape. */
        private final int[][] places;

        private final boolean shufflesLists;
        private final int[] placesOfShapes;
        private final int[] placesInLists;

        /**
         * @param shufflesLists true if the order in image lists is random too; this is not needed if a trial has tried all
         *     images of a list before it ends
         */
        Shuffled(ImageSpace space, ImageRows all, Random random, boolean shufflesLists) {
            this.space = space;
            this.shufflesLists = shufflesLists;
            this.places = new int[space.imageCount()][];
            for (int image = 0; image < places.length; image++) {
                places[image] = new int[space.cells(image).length + 1];
            }
            int[] columnsDone = new int[places.length];
            for (int column = 0; column < space.cellCount() + space.shapeCount(); column++) {
                int[] images = all.imagesOf(column, all.full());
                int[] order = shuffled(images.length, random);
                for (int place = 0; place < order.length; place++) {
                    int image = images[order[place]];
                    places[image][columnsDone[image]] = place;
                    columnsDone[image]++;
                }
            }
            this.placesOfShapes = shuffled(space.shapeCount(), random);
            this.placesInLists = shuffled(space.imageCount(), random);
        }

        /** Returns the numbers from 0 on, in random order. */
        private static int[] shuffled(int count, Random random) {
            int[] numbers = new int[count];
            for (int number = 0; number < count; number++) {
                int at = random.nextInt(number + 1);
                numbers[number] = numbers[at];
                numbers[at] = number;
            }
            return numbers;
        }

        @Override
        long rank(int column, int left, int image) {
            if (column == LISTS) {
                long ofShape = placesOfShapes[space.shape(image)];
                return shufflesLists ? ofShape * places.length + placesInLists[image] : 0;
            }
            int[] cells = space.cells(image);
            return places[image][column < space.cellCount() ? Arrays.binarySearch(cells, column) : cells.length];
        }
    }
}
