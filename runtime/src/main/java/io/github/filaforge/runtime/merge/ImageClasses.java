package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;

/**
 * The pieces that the images of each image class use. A multiset is given by its counts, the number of its pieces of each
 * shape. Immutable.
 */
final class ImageClasses {

    /**
     * For each image class, the shapes of the pieces that an image uses, the number of pieces of each of them, and for each
     * image class the index of its first shape.
     */
    private final int[] shapes;

    private final int[] needs;
    private final int[] first;
    private final int[] units;
    private final int[] pieces;
    private final int[] cells;
    private final boolean isRegular;

    ImageClasses(Packing packing, Multisets multisets) {
        int imageClasses = packing.imageClasses();
        first = new int[imageClasses + 1];
        for (int imageClass = 0; imageClass < imageClasses; imageClass++) {
            first[imageClass + 1] = first[imageClass];
            for (int shape = 0; shape < packing.shapes(); shape++) {
                first[imageClass + 1] += packing.uses(imageClass, shape) > 0 ? 1 : 0;
            }
        }
        shapes = new int[first[imageClasses]];
        needs = new int[first[imageClasses]];
        units = new int[imageClasses];
        pieces = new int[imageClasses];
        cells = new int[imageClasses];
        for (int imageClass = 0; imageClass < imageClasses; imageClass++) {
            int next = first[imageClass];
            for (int shape = 0; shape < packing.shapes(); shape++) {
                int uses = packing.uses(imageClass, shape);
                if (uses > 0) {
                    shapes[next] = shape;
                    needs[next] = uses;
                    next++;
                    units[imageClass] += uses * multisets.unit(shape);
                    pieces[imageClass] += uses;
                }
            }
        }
        isRegular = isRegular(packing);
    }

    /**
     * Stores the number of cells of the images of each image class. Returns true if all images of each image class have the
     * same number of cells, and each image uses one piece.
     */
    private boolean isRegular(Packing packing) {
        boolean regular = true;
        for (int image = 0; image < packing.images(); image++) {
            int imageClass = packing.imageClass(image);
            int own = packing.cells(image).length;
            regular &= pieces[imageClass] == 1 && (cells[imageClass] == 0 || cells[imageClass] == own);
            cells[imageClass] = own;
        }
        return regular;
    }

    int count() {
        return units.length;
    }

    /**
     * Returns true if each image uses one piece, and all images of each image class have the same number of cells. Then the
     * pieces that are used determine the number of filled cells, and each level follows from the level before.
     */
    boolean isRegular() {
        return isRegular;
    }

    /** Returns the number that an image of an image class adds to the number of a multiset. */
    int unit(int imageClass) {
        return units[imageClass];
    }

    /** Returns the number of pieces that an image of an image class uses. */
    int pieces(int imageClass) {
        return pieces[imageClass];
    }

    /** Returns true if a multiset, given by its counts, contains the pieces of an image of an image class. */
    boolean isIn(int[] counts, int imageClass) {
        boolean isIn = true;
        for (int i = first[imageClass]; i < first[imageClass + 1]; i++) {
            isIn &= counts[shapes[i]] >= needs[i];
        }
        return isIn;
    }

    /** Returns the set of the image classes, among the first 64, whose pieces a multiset has: bit n for class n. */
    long in(int... counts) {
        long imageClasses = 0;
        for (int imageClass = 0; imageClass < Math.min(units.length, Long.SIZE); imageClass++) {
            imageClasses |= isIn(counts, imageClass) ? 1L << imageClass : 0L;
        }
        return imageClasses;
    }

    /** Returns the number of cells that the pieces of a multiset fill. The image classes must be regular. */
    int filled(int... counts) {
        int filled = 0;
        for (int shape = 0; shape < counts.length; shape++) {
            filled += counts[shape] * cells[shape];
        }
        return filled;
    }

    /** Returns the number of cells of an image of an image class. The image classes must be regular. */
    int cells(int imageClass) {
        return cells[imageClass];
    }
}
