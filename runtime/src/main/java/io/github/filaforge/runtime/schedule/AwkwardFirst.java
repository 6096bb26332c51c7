package io.github.filaforge.runtime.schedule;

import java.util.Random;

/**
 * The images of awkward pieces first, so that the pieces which go in anywhere are left for the end; with many pieces left
 * some come out of turn, so that no two tries are the same. Measured with a prototype for the 108 heptominoes: without
 * such an order no solution in 25 s, with it one in a second.
 */
final class AwkwardFirst extends ImageOrder {

    /** With so many pieces left, or fewer, no piece comes out of turn. */
    private static final int STRICT_FROM = 24;

    /** Before, a piece may come before so many that are more awkward. */
    private static final int OUT_OF_TURN = 10;

    /** Between the ranks of two shapes there is room for so many ranks of images. */
    private static final int ROOM = 1024;

    private final ImageSpace space;
    private final int[] rankOfShape;
    private final Random random;

    /**
     * @param rankOfShape for each shape how many come before it
     * @param random disturbs the order
     */
    AwkwardFirst(ImageSpace space, int[] rankOfShape, Random random) {
        this.space = space;
        this.rankOfShape = rankOfShape;
        this.random = random;
    }

    @Override
    void sort(int column, int left, int... images) {
        int disturbance = left > STRICT_FROM ? ROOM * OUT_OF_TURN : ROOM;
        long[] ranks = new long[images.length];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = (long) rankOfShape[space.shape(images[i])] * ROOM + random.nextInt(disturbance);
        }
        sortByRanks(images, ranks);
    }

    @Override
    void sortForLists(int... images) {
        long[] ranks = new long[images.length];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = rankOfShape[space.shape(images[i])];
        }
        sortByRanks(images, ranks);
    }
}
