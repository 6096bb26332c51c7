package io.github.filaforge.verify;

import java.util.Arrays;

/**
 * The visible colours of a board: up, right, down, left of each cell, row by row from the top; {@link #NONE} where there is
 * no piece. Immutable.
 */
final class SidePicture {

    /** The colour of a side of an empty cell. */
    static final int NONE = -1;

    private static final int SIDES = 4;

    private final int width;
    private final int height;
    private final int[] colours;

    SidePicture(int width, int height, int... colours) {
        this.width = width;
        this.height = height;
        this.colours = colours.clone();
    }

    /** Returns the picture turned by a quarter clockwise: its left column becomes the upper row. */
    SidePicture turned() {
        int[] turned = new int[colours.length];
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                int from = SIDES * (row * width + column);
                int to = SIDES * (column * height + height - 1 - row);
                for (int side = 0; side < SIDES; side++) {
                    turned[to + (side + 1) % SIDES] = colours[from + side];
                }
            }
        }
        return new SidePicture(/* width= */ height, /* height= */ width, turned);
    }

    /** Returns the picture after a number of quarter turns clockwise. */
    SidePicture turned(int quarters) {
        SidePicture picture = this;
        for (int turn = 0; turn < quarters; turn++) {
            picture = picture.turned();
        }
        return picture;
    }

    /** Returns the one of two pictures that comes first in an order of all. */
    SidePicture orBefore(SidePicture other) {
        return Arrays.compare(colours, other.colours) <= 0 ? this : other;
    }

    KeyDigest.Key key(KeyDigest digest) {
        return digest.of(colours);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SidePicture picture
                && picture.width == width
                && picture.height == height
                && Arrays.equals(picture.colours, colours);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colours);
    }
}
