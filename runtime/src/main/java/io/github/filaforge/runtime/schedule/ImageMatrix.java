package io.github.filaforge.runtime.schedule;

/**
 * An exact cover matrix: a column for each cell and then for each shape, a row for each image. The column of a shape is
 * covered when its last piece is placed. It serves the search of dancing links (Knuth 2000), but only the columns are
 * linked. The rows that can still be placed are a set of bits for each piece placed, so that a placement takes out 64 rows
 * at a time, and to remove a piece is to go back to the set before.
 */
final class ImageMatrix {

    /** The rows are copied to a smaller matrix when at most one of so many is left. */
    private static final int SHRINKING = 4;

    private final ImageSpace space;
    private final int cells;
    /** The node of the ring that links the columns which are not covered. */
    private final int ring;

    private final int[] before;
    private final int[] after;
    private final int[] unused;
    private final ImageOrder order;

    /** By the number of pieces placed: the rows, and the set of those that can be placed. */
    private final ImageRows[] rows;

    private final long[][] fitting;
    /** Likewise the sizes of all columns, where there are so many that it pays to keep them; else null. */
    private final int[][] sizes;
    /** The number of pieces placed. */
    private int depth;

    /**
     * @param all all images
     * @param order the order of the rows of each column, and of image lists
     */
    ImageMatrix(ImageSpace space, ImageRows all, ImageOrder order) {
        this.space = space;
        this.cells = space.cellCount();
        this.ring = cells + space.shapeCount();
        this.before = new int[ring + 1];
        this.after = new int[ring + 1];
        this.unused = new int[space.shapeCount()];
        int pieces = 0;
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = space.copies(shape);
            pieces += unused[shape];
        }
        for (int each = 0; each <= ring; each++) {
            before[each] = each == 0 ? ring : each - 1;
            after[each] = each == ring ? 0 : each + 1;
        }
        this.rows = new ImageRows[pieces + 1];
        this.fitting = new long[pieces + 1][];
        rows[0] = all;
        fitting[0] = rows[0].full();
        this.sizes = new int[pieces + 1][];
        if (keepsSizes()) {
            sizes[0] = new int[ring];
            for (int image = 0; image < space.imageCount(); image++) {
                addToSizes(image, 1, sizes[0]);
            }
        }
        this.order = order;
    }

    /** Whether the sizes of columns are kept: to count each anew takes longer if there are many. */
    private boolean keepsSizes() {
        return rows[depth] instanceof ListRows;
    }

    private void addToSizes(int image, int difference, int... sizesHere) {
        for (int cell : space.cells(image)) {
            sizesHere[cell] += difference;
        }
        sizesHere[cells + space.shape(image)] += difference;
    }

    /** The first column that is not covered; {@link #end} if there is none. Cells come first, then shapes. */
    int first() {
        return after[ring];
    }

    int next(int each) {
        return after[each];
    }

    /** What follows the last column. */
    int end() {
        return ring;
    }

    boolean isCell(int each) {
        return each < cells;
    }

    /** The number of rows in a column. */
    int size(int each) {
        return sizes[depth] == null ? rows[depth].size(each, fitting[depth]) : sizes[depth][each];
    }

    /** The number of pieces left of the shape of a column. */
    int unusedOf(int each) {
        return unused[each - cells];
    }

    int unused(int shape) {
        return unused[shape];
    }

    /** The images that can be placed, in ascending order; a new array. */
    int[] images() {
        return rows[depth].images(fitting[depth]);
    }

    /** The images that can be placed, in the order of image lists; a new array. */
    int[] imagesForLists() {
        int[] images = images();
        order.sortForLists(images);
        return images;
    }

    /** The images that can be placed, by the first cell of each and then in the order of its column; a new array. */
    int[] imagesByCell() {
        int[] found = images();
        int count = 0;
        for (int each = first(); isCell(each); each = next(each)) {
            for (int image : images(each)) {
                if (space.cells(image)[0] == each) {
                    found[count] = image;
                    count++;
                }
            }
        }
        return found;
    }

    /** The images of a column in their order; a new array. */
    int[] images(int each) {
        int[] images = rows[depth].imagesOf(each, fitting[depth]);
        order.sort(each, rows.length - 1 - depth, images);
        return images;
    }

    /** Places an image: covers its columns. */
    void place(int image) {
        ImageRows present = rows[depth];
        long[] set = fitting[depth + 1];
        if (set == null || set.length < present.words()) {
            set = new long[present.words()];
            fitting[depth + 1] = set;
        }
        System.arraycopy(fitting[depth], 0, set, 0, present.words());
        for (int cell : space.cells(image)) {
            cover(cell);
            present.takeOut(cell, set);
        }
        int shape = space.shape(image);
        unused[shape]--;
        if (unused[shape] == 0) {
            cover(cells + shape);
            present.takeOut(cells + shape, set);
        }
        sizes[depth + 1] = sizes[depth] != null && keepsSizes() ? sizesWithin(present, set) : null;
        depth++;
        rows[depth] = present;
    }

    /** The sizes of all columns when some of the present images are left. */
    private int[] sizesWithin(ImageRows present, long... set) {
        int[] next = sizes[depth].clone();
        for (int word = 0; word < present.words(); word++) {
            for (long rest = fitting[depth][word] & ~set[word]; rest != 0L; rest &= rest - 1L) {
                addToSizes(present.image(word * Long.SIZE + Long.numberOfTrailingZeros(rest)), -1, next);
            }
        }
        return next;
    }

    /**
     * Makes the matrix smaller, if that pays, until the last piece is removed; not while images are taken out that were
     * taken out after that piece was placed.
     */
    void shrink() {
        ImageRows present = rows[depth];
        if (present.words() > 1 && present.size(fitting[depth]) * SHRINKING <= present.words() * Long.SIZE) {
            rows[depth] = present.only(fitting[depth]);
            fitting[depth] = rows[depth].full();
        }
    }

    /** Removes the image that was placed last. */
    void unplace(int image) {
        depth--;
        int shape = space.shape(image);
        if (unused[shape] == 0) {
            uncover(cells + shape);
        }
        unused[shape]++;
        int[] own = space.cells(image);
        for (int i = own.length - 1; i >= 0; i--) {
            uncover(own[i]);
        }
    }

    private void cover(int each) {
        after[before[each]] = after[each];
        before[after[each]] = before[each];
    }

    private void uncover(int each) {
        after[before[each]] = each;
        before[after[each]] = each;
    }

    /** Takes an image out that could be placed. */
    void remove(int image) {
        int row = rows[depth].row(image);
        fitting[depth][row / Long.SIZE] &= ~(1L << row);
        if (sizes[depth] != null) {
            addToSizes(image, -1, sizes[depth]);
        }
    }

    /** Brings back what was taken out last. */
    void restore(int image) {
        int row = rows[depth].row(image);
        fitting[depth][row / Long.SIZE] |= 1L << row;
        if (sizes[depth] != null) {
            addToSizes(image, 1, sizes[depth]);
        }
    }
}
