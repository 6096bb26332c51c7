package io.github.filaforge.runtime.schedule;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class ImageTextTest {

    @Test
    void imagesStandOneByOne() {
        assertArrayEquals(new int[][] {{0, 1, 3}, {0, 1, 4}}, ImageSpace.images("0 1 3,0 1 4"));
        assertArrayEquals(new int[0][], ImageSpace.images(""));
    }

    @Test
    void orTogetherIfTheyLieAlike() {
        int[][] images = {{0, 1, 4}, {1, 2, 5}, {0, 4, 5}, {4, 5, 8}, {6, 7, 10}};

        assertArrayEquals(images, ImageSpace.images("1 4:0-1 4 6,4 5:0"));
        assertArrayEquals(new int[][] {{2}, {3}, {4}, {9}}, ImageSpace.images(":2-4 9"));
    }
}
