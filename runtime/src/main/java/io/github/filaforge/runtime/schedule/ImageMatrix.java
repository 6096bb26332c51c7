package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.board.Supply;

/**
 * An exact cover matrix. It has a column for each cell and then for each shape, and a row for each image. The column of a
 * shape is covered when the last piece of the shape is placed. A shape of which pieces may be left over has a column that
 * need not be covered. The matrix serves the search of dancing links (Knuth 2000),
 * but only its columns are linked. For each number of pieces placed, a set of bits states the rows that can still be placed.
 * So a placement takes out 64 rows at a time, and a piece is removed by going back to the set before it.
 */
final class ImageMatrix {

    /** The result of {@link #choose} if the branch can hold no solution. */
    static final int NONE = -1;

    /** The rows are copied to a smaller matrix when at most one row of this number is left. */
    private static final int SHRINKING = 4;

    private final ImageSpace space;
    private final Supply supply;
    private final int cells;
    /** The node at which the ring of the columns that are not covered begins and ends. */
    private final int ring;

    private final int[] before;
    private final int[] after;
    private final int[] unused;
    private final ImageOrder order;

    /** The rows, by the number of pieces placed. The array {@link #fitting} has the set of the rows that can be placed. */
    private final ImageRows[] rows;

    private final long[][] fitting;
    /** The sizes of all columns, by the number of pieces placed; null where the columns are counted anew. */
    private final int[][] sizes;
    /** The number of pieces placed. */
    private int depth;

    /**
     * Makes a matrix without placed pieces.
     *
     * @param supply the numbers of pieces that a solution may have
     * @param all all images
     * @param order the order of the rows of each column, and of image lists
     */
    ImageMatrix(ImageSpace space, Supply supply, ImageRows all, ImageOrder order) {
        this.space = space;
        this.supply = supply;
        this.cells = space.cellCount();
        this.ring = cells + space.shapeCount();
        this.before = new int[ring + 1];
        this.after = new int[ring + 1];
        this.unused = new int[space.shapeCount()];
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = supply.most(shape);
        }
        for (int each = 0; each <= ring; each++) {
            before[each] = each == 0 ? ring : each - 1;
            after[each] = each == ring ? 0 : each + 1;
        }
        int pieces = supply.images();
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

    /**
     * Returns true if the sizes of columns are stored. With many rows it takes longer to count the rows of each column anew.
     */
    private boolean keepsSizes() {
        return rows[depth] instanceof ImageRows.Lists;
    }

    private void addToSizes(int image, int difference, int... sizesHere) {
        for (int cell : space.cells(image)) {
            sizesHere[cell] += difference;
        }
        sizesHere[cells + space.shape(image)] += difference;
    }

    /** Returns the first column that is not covered, or {@link #end} if there is none. Cells come first, then shapes. */
    int first() {
        return after[ring];
    }

    int next(int each) {
        return after[each];
    }

    /** Returns the number that follows the last column. */
    int end() {
        return ring;
    }

    boolean isCell(int each) {
        return each < cells;
    }

    /** Returns true if every cell is covered. */
    boolean isFull() {
        return !isCell(first());
    }

    /** Returns the number of rows in a column. */
    int size(int each) {
        return sizes[depth] == null ? rows[depth].size(each, fitting[depth]) : sizes[depth][each];
    }

    /**
     * Returns the number of rows that a column needs: one for a cell, and for a shape one for each piece that is left and
     * that every solution has; below 0 if solutions may have fewer pieces of the shape than are placed.
     */
    int needed(int each) {
        return isCell(each) ? 1 : unused[each - cells] - (supply.most(each - cells) - supply.least(each - cells));
    }

    /** Returns true if pieces may be left over, so that every cell may be covered with pieces left. */
    boolean isVaried() {
        return supply.isVaried();
    }

    int unused(int shape) {
        return unused[shape];
    }

    /**
     * Returns the column of the target, or {@link #NONE} if the branch can hold no solution. A column without rows ends the
     * branch, and a column with a single row is the target (polycube article, "Ordering Heuristics"). Columns of pieces are
     * looked at under heuristic s and under the heuristics of polycube 1.x; under all other heuristics only the columns of
     * cells are looked at. Polycube 2.0 does this too: its test case P-3 has 1,000,250 fits, and would have 983,691 if it
     * looked at the columns of pieces.
     */
    int choose(Heuristic heuristic, Remains remains) {
        boolean isSize = heuristic.kind == Heuristic.Kind.SIZE;
        int smallest = smallest(heuristic.looksAtPieces);
        if (smallest == NONE || isSize || size(smallest) == 1) {
            return smallest;
        }
        boolean breaksTies = heuristic.kind != Heuristic.Kind.NEIGHBOURS;
        int best = NONE;
        int bestKey = Integer.MAX_VALUE;
        for (int column = first(); column != end() && isCell(column); column = next(column)) {
            int key = heuristic.isFixed() ? heuristic.key(column) : openNeighbours(column, remains);
            if (key < bestKey || (key == bestKey && breaksTies && size(column) < size(best))) {
                best = column;
                bestKey = key;
            }
        }
        return best;
    }

    /**
     * Returns the column with the fewest rows, or the first of several, or {@link #NONE} if a column has too few rows. A
     * shape with several pieces left is no target, because the order in which its pieces are placed must not matter; it only
     * needs a row for each piece that every solution has.
     *
     * @param ofPiecesToo true to look also at the columns of pieces, which follow the columns of the cells
     */
    private int smallest(boolean ofPiecesToo) {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (int column = first(); column != end() && (ofPiecesToo || isCell(column)); column = next(column)) {
            int size = size(column);
            int needed = needed(column);
            if (size < needed) {
                return NONE;
            }
            if (size < least && needed == 1 && (isCell(column) || unused[column - cells] == 1)) {
                best = column;
                least = size;
            }
        }
        return best;
    }

    private int openNeighbours(int cell, Remains remains) {
        int open = 0;
        for (int direction = 0; direction < space.directionCount(); direction++) {
            int neighbour = space.neighbour(direction, cell);
            if (neighbour != cell && remains.isOpen(neighbour)) {
                open++;
            }
        }
        return open;
    }

    /** Returns a new array of the images that can be placed, in ascending order. */
    int[] images() {
        return rows[depth].images(fitting[depth]);
    }

    /** Returns a new array of the images that can be placed, in the order of image lists. */
    int[] imagesForLists() {
        int[] images = images();
        order.sort(ImageOrder.LISTS, 0, images);
        return images;
    }

    /**
     * Returns a new array of the images that can be placed, ordered by the first cell of each image and then in the order of
     * the column of that cell.
     */
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

    /** Returns a new array of the images of a column, in the order of the column. */
    int[] images(int each) {
        int[] images = rows[depth].imagesOf(each, fitting[depth]);
        order.sort(each, rows.length - 1 - depth, images);
        return images;
    }

    /** Places an image, and so covers the columns of its cells, and the column of its shape if no piece of it is left. */
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

    /** Returns the sizes of all columns after a placement, given the rows before it and the set that is left after it. */
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
     * Copies the rows that are left to a smaller matrix if that pays. The copy is used until the piece that was placed last
     * is removed. It must not be called while images are taken out that were taken out after that piece was placed.
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

    /** Takes out an image that could be placed. */
    void remove(int image) {
        int row = rows[depth].row(image);
        fitting[depth][row / Long.SIZE] &= ~(1L << row);
        if (sizes[depth] != null) {
            addToSizes(image, -1, sizes[depth]);
        }
    }

    /** Puts back the image that was taken out last. */
    void restore(int image) {
        int row = rows[depth].row(image);
        fitting[depth][row / Long.SIZE] |= 1L << row;
        if (sizes[depth] != null) {
            addToSizes(image, 1, sizes[depth]);
        }
    }
}
