package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.board.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The input of merging: cells in the order in which they are filled, and images that fill some of these cells and use up
 * pieces. The target is always the first open cell. Immutable.
 *
 * <p>Images are numbered by image class. All images of an image class use the same number of pieces of each shape. In a
 * puzzle an image class is a shape, and each of its images uses one piece of this shape. In the quotient by a symmetry an
 * image class may use several pieces at once, and several of its images may fill equal cells; each of them is then a
 * different way to fill these cells.
 *
 * <p>If solutions may leave pieces over, {@link Counters} count the pieces whose number is limited, and images add to them.
 * Else the counters are the shapes.
 */
public final class Packing {

    private final int size;
    private final Counters counters;
    private final int[][] uses;
    private final int[] firstImage;
    private final int[][] cells;
    private final int[][] byTarget;
    private final int[] imageClassOf;

    /**
     * Creates a packing whose images may use several pieces at once.
     *
     * @param size the number of cells
     * @param copies the number of pieces of each shape; each at least 1
     * @param uses for each image class the number of pieces of each shape that an image uses, with a sum of at least 1; no
     *     two image classes are equal
     * @param images for each image class and each of its images the positions of its cells, in any order; no image is empty
     */
    public Packing(int size, int[] copies, int[][] uses, int[][][] images) {
        this(size, Counters.exact(copies), uses, images);
    }

    /**
     * Creates a packing with some counters of pieces.
     *
     * @param size the number of cells
     * @param counters the counters
     * @param uses for each image class the number that an image adds to each counter
     * @param images for each image class and each of its images the positions of its cells, in any order; no image is empty
     */
    public Packing(int size, Counters counters, int[][] uses, int[][][] images) {
        this.size = size;
        this.counters = counters;
        this.uses = uses;
        this.firstImage = new int[uses.length + 1];
        for (int imageClass = 0; imageClass < uses.length; imageClass++) {
            firstImage[imageClass + 1] = firstImage[imageClass] + images[imageClass].length;
        }
        this.cells = new int[firstImage[uses.length]][];
        this.imageClassOf = new int[cells.length];
        for (int imageClass = 0; imageClass < uses.length; imageClass++) {
            for (int image = 0; image < images[imageClass].length; image++) {
                int[] own = images[imageClass][image].clone();
                Arrays.sort(own);
                cells[firstImage[imageClass] + image] = own;
                imageClassOf[firstImage[imageClass] + image] = imageClass;
            }
        }
        this.byTarget = byTarget();
    }

    private int[][] byTarget() {
        int[] counts = new int[size];
        for (int[] image : cells) {
            counts[image[0]]++;
        }
        int[][] lists = new int[size][];
        for (int target = 0; target < size; target++) {
            lists[target] = new int[counts[target]];
        }
        for (int image = cells.length - 1; image >= 0; image--) {
            int target = cells[image][0];
            counts[target]--;
            lists[target][counts[target]] = image;
        }
        return lists;
    }

    /**
     * Returns the packing of a puzzle, in which image class n is shape n.
     *
     * @param size the number of cells
     * @param copies the number of pieces of each shape; each at least 1
     * @param images for each shape and each of its images the positions of its cells, in any order; no image is empty
     */
    public static Packing of(int size, int[] copies, int[][][] images) {
        int[][] uses = new int[copies.length][copies.length];
        for (int shape = 0; shape < copies.length; shape++) {
            uses[shape][shape] = 1;
        }
        return new Packing(size, copies, uses, images);
    }

    /**
     * Returns the packing of a puzzle, in which image class n is shape n.
     *
     * @param size the number of cells
     * @param supply the numbers of pieces of a solution
     * @param images for each shape and each of its images the positions of its cells, in any order; no image is empty
     */
    public static Packing of(int size, Supply supply, int[][][] images) {
        int shapes = images.length;
        int[] volumes = new int[shapes];
        // A shape without images is in no solution, whatever its volume is.
        Arrays.setAll(volumes, shape -> images[shape].length == 0 ? 1 : images[shape][0].length);
        int[] numbers = new int[shapes];
        Arrays.setAll(numbers, shape -> images[shape].length);
        Counters counters = Counters.of(supply, size, volumes, numbers);
        int[][] uses = new int[shapes][];
        Arrays.setAll(uses, shape -> counters.uses(shape, supply.isBlank(shape)));
        return new Packing(size, counters, uses, images);
    }

    /** Returns the positions to which a permutation carries some positions, in the order of these. */
    public static int[] carried(int[] positions, int[] permutation) {
        int[] carried = new int[positions.length];
        for (int i = 0; i < positions.length; i++) {
            carried[i] = permutation[positions[i]];
        }
        return carried;
    }

    /**
     * Returns false if there is certainly no solution: if a cell is in no image, or if images cannot use an allowed number
     * of pieces of a shape, because a number that divides the uses of all images divides no such number.
     */
    public boolean mayHaveSolutions() {
        boolean[] isFilled = new boolean[size];
        boolean[] isUsed = new boolean[uses.length];
        for (int image = 0; image < cells.length; image++) {
            isUsed[imageClassOf[image]] = true;
            for (int cell : cells[image]) {
                isFilled[cell] = true;
            }
        }
        for (boolean each : isFilled) {
            if (!each) {
                return false;
            }
        }
        for (int counter = 0; counter < counters.count(); counter++) {
            int divisor = 0;
            for (int imageClass = 0; imageClass < uses.length; imageClass++) {
                divisor = isUsed[imageClass] ? greatestCommonDivisor(divisor, uses[imageClass][counter]) : divisor;
            }
            boolean mayEnd =
                    divisor == 0 ? counters.least(counter) == 0 : counters.mayEndWithMultiple(counter, divisor);
            if (!mayEnd) {
                return false;
            }
        }
        return true;
    }

    private static int greatestCommonDivisor(int one, int other) {
        return other == 0 ? one : greatestCommonDivisor(other, one % other);
    }

    /** Returns the number of cells. */
    public int size() {
        return size;
    }

    /** Returns the counters of pieces. */
    public Counters counters() {
        return counters;
    }

    /** Returns the number of counters, which are one for each shape if each solution uses all pieces. */
    public int shapes() {
        return counters.count();
    }

    /** Returns the number of pieces of a shape, or the greatest number of a counter. */
    public int copies(int shape) {
        return counters.most(shape);
    }

    /** Returns the number of pieces of each shape, or the greatest number of each counter, as a new array. */
    public int[] copies() {
        return counters.most();
    }

    /** Returns the number of pieces of all shapes. */
    public int pieces() {
        int pieces = 0;
        for (int each : copies()) {
            pieces += each;
        }
        return pieces;
    }

    public int imageClasses() {
        return uses.length;
    }

    /** Returns the number of pieces of a shape that each image of an image class uses, or adds to a counter. */
    public int uses(int imageClass, int shape) {
        return uses[imageClass][shape];
    }

    /**
     * Returns true if the multiset of used pieces determines the number of filled cells: each solution uses all pieces,
     * image class n is shape n, and all its images have equally many cells and use one piece. In other packings a state
     * needs its number of filled cells too.
     */
    public boolean hasMultisets() {
        boolean has = counters.areExact() && uses.length == counters.count();
        for (int imageClass = 0; imageClass < uses.length && has; imageClass++) {
            for (int shape = 0; shape < counters.count(); shape++) {
                has &= uses[imageClass][shape] == (shape == imageClass ? 1 : 0);
            }
            for (int image = firstImage[imageClass]; image < firstImage[imageClass + 1]; image++) {
                has &= cells[image].length == cells[firstImage[imageClass]].length;
            }
        }
        return has;
    }

    /** Returns true if the images of two image classes add equal numbers to counters with equal limits. */
    public boolean areCountedAlike(int one, int other) {
        return Arrays.equals(limits(one), limits(other));
    }

    /** Returns, for each counter to which an image class adds a number, this number and the limits, in ascending order. */
    private String[] limits(int imageClass) {
        List<String> limits = new ArrayList<>();
        for (int counter = 0; counter < counters.count(); counter++) {
            int added = uses[imageClass][counter];
            if (added > 0) {
                limits.add(added + " " + counters.least(counter) + " " + counters.most(counter) + " "
                        + counters.isOpen(counter));
            }
        }
        Collections.sort(limits);
        return limits.toArray(new String[0]);
    }

    /** Returns the number of images of all image classes. */
    public int images() {
        return cells.length;
    }

    /** Returns the image class of an image. */
    public int imageClass(int image) {
        return imageClassOf[image];
    }

    /** Returns the positions of the cells of an image, ascending. The caller must not change the array. */
    public int[] cells(int image) {
        return cells[image];
    }

    /** Returns the images whose first cell is a target, by image class. The caller must not change the array. */
    public int[] imagesAt(int target) {
        return byTarget[target];
    }

    /** Returns the greatest distance between the first and the last cell of an image. */
    public int reach() {
        int reach = 0;
        for (int[] image : cells) {
            reach = Math.max(reach, image[image.length - 1] - image[0]);
        }
        return reach;
    }
}
