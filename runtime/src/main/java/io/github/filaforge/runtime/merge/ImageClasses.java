package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;

/**
 * The image classes of a packing whose multisets determine the number of filled cells ({@link Packing#hasMultisets}): image
 * class n is shape n. A multiset is given by its counts, the number of its pieces of each shape. Immutable.
 */
final class ImageClasses {

    private final int[] cells;

    ImageClasses(Packing packing) {
        cells = new int[packing.imageClasses()];
        for (int image = 0; image < packing.images(); image++) {
            cells[packing.imageClass(image)] = packing.cells(image).length;
        }
    }

    int count() {
        return cells.length;
    }

    /** Returns the set of the image classes, among the first 64, whose pieces a multiset has: bit n for class n. */
    long in(int... counts) {
        long imageClasses = 0;
        for (int imageClass = 0; imageClass < Math.min(cells.length, Long.SIZE); imageClass++) {
            imageClasses |= counts[imageClass] > 0 ? 1L << imageClass : 0L;
        }
        return imageClasses;
    }

    /** Returns the number of cells that the pieces of a multiset fill. */
    int filled(int... counts) {
        int filled = 0;
        for (int shape = 0; shape < counts.length; shape++) {
            filled += counts[shape] * cells[shape];
        }
        return filled;
    }

    /** Returns the number of cells of an image of an image class. */
    int cells(int imageClass) {
        return cells[imageClass];
    }
}
