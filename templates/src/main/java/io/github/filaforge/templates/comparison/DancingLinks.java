package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import java.util.Arrays;

/**
 * D. E. Knuth's dancing links ("Dancing links", in: Millennial Perspectives in Computer Science, 2000) with the
 * minimum-size heuristic, for any puzzle. The matrix has a column for each cell and each shape, and a row for each image.
 *
 * <p>As in the article, the matrix is a torus of doubly linked nodes. A column is covered by unlinking it and every row
 * that meets it, and the next column is one with the fewest rows. Two things differ. Links are arrays of ints. The column of
 * a shape with several pieces is never chosen, and is covered when the last piece of the shape is used. It need not be
 * chosen, because the pieces have the volume of the region, so an assembly that fills every cell has used every piece.
 *
 * <p>Each placement is an attempt and a fit.
 */
public final class DancingLinks extends GeneratedSolver {

    private final int cells;
    private final int[] left;
    private final int[] right;
    private final int[] up;
    private final int[] down;
    private final int[] column;
    private final int[] size;
    /** The first node of the row of each node. */
    private final int[] rowOf;
    /** The image of the row that begins at each node. */
    private final int[] imageAt;

    private final int[][] images;
    private final int[] copies;
    private final int[] unused;
    private final int[] path;
    private int rootLeft;

    /**
     * Creates a program for a puzzle.
     *
     * @param canonicalForm the test of the solutions; {@code null} if each solution counts
     * @param copies the number of pieces of each shape
     * @param images the images: for each the index of its shape, and then the positions of its cells
     */
    public DancingLinks(Board board, String[] roots, CanonicalForm canonicalForm, int[] copies, int[][] images) {
        super(FORMAT, board, roots, canonicalForm, true);
        this.cells = board.size();
        this.images = Arrays.stream(images).map(int[]::clone).toArray(int[][]::new);
        this.copies = copies.clone();
        this.unused = new int[copies.length];
        this.path = new int[pieces() + 1];
        int columns = cells + copies.length;
        int nodes = columns
                + 1
                + Arrays.stream(images).mapToInt(image -> image.length).sum();
        this.left = new int[nodes];
        this.right = new int[nodes];
        this.up = new int[nodes];
        this.down = new int[nodes];
        this.column = new int[nodes];
        this.size = new int[columns + 1];
        this.rowOf = new int[nodes];
        this.imageAt = new int[nodes];
    }

    /**
     * Builds the matrix. Node 0 is the root of the columns, and node c + 1 is the head of column c. The columns of the cells
     * come before the columns of the shapes.
     */
    private void link() {
        int heads = cells + copies.length + 1;
        int last = 0;
        for (int head = 0; head < heads; head++) {
            up[head] = head;
            down[head] = head;
            column[head] = head;
            size[head] = 0;
            left[head] = head;
            right[head] = head;
            boolean primary = head > 0 && (head <= cells || copies[head - 1 - cells] == 1);
            if (primary) {
                right[last] = head;
                left[head] = last;
                last = head;
            }
        }
        right[last] = 0;
        left[0] = last;
        int node = heads;
        for (int image = 0; image < images.length; image++) {
            int first = node;
            int length = images[image].length;
            imageAt[first] = image;
            for (int i = 0; i < length; i++) {
                int head = i == 0 ? cells + 1 + images[image][0] : 1 + images[image][i];
                rowOf[node] = first;
                column[node] = head;
                up[node] = up[head];
                down[node] = head;
                down[up[head]] = node;
                up[head] = node;
                size[head]++;
                left[node] = i == 0 ? first + length - 1 : node - 1;
                right[node] = i == length - 1 ? first : node + 1;
                node++;
            }
        }
    }

    @Override
    protected void start(int piecesLeft) {
        link();
        rootLeft = piecesLeft;
        System.arraycopy(copies, 0, unused, 0, copies.length);
        for (int before = pieces(); before > piecesLeft; before--) {
            use(imageOf(trailIndex(before), trailIndex(before - 1)));
        }
        if (piecesLeft == 0) {
            found();
        } else {
            search(piecesLeft);
        }
    }

    /**
     * Returns the first image with the cells that the trail has filled between two states. If images of several shapes have
     * these cells, the shape that was placed is not determined.
     *
     * @param before the index of the first state in the trail
     * @param after the index of the second state in the trail
     */
    private int imageOf(int before, int after) {
        for (int image = 0; image < images.length; image++) {
            boolean same = true;
            for (int position = 0; position < cells && same; position++) {
                boolean placed =
                        (trail[after + position / Long.SIZE] & ~trail[before + position / Long.SIZE] & 1L << position)
                                != 0;
                same = placed == contains(images[image], position);
            }
            if (same) {
                return image;
            }
        }
        throw new IllegalStateException("a root has an image that the puzzle has not");
    }

    private static boolean contains(int[] image, int position) {
        for (int i = 1; i < image.length; i++) {
            if (image[i] == position) {
                return true;
            }
        }
        return false;
    }

    private void use(int image) {
        for (int i = 1; i < images[image].length; i++) {
            cover(images[image][i] + 1);
        }
        useShape(images[image][0]);
    }

    private void search(int piecesLeft) {
        int chosen = smallest();
        cover(chosen);
        for (int row = down[chosen]; row != chosen; row = down[row]) {
            int first = rowOf[row];
            path[piecesLeft] = imageAt[first];
            attempts[piecesLeft]++;
            fits[piecesLeft]++;
            for (int node = right[row]; node != row; node = right[node]) {
                coverFor(column[node]);
            }
            if (chosen > cells) {
                unused[chosen - 1 - cells]--;
            }
            if (piecesLeft == 1) {
                solved();
            } else {
                search(piecesLeft - 1);
            }
            if (chosen > cells) {
                unused[chosen - 1 - cells]++;
            }
            for (int node = left[row]; node != row; node = left[node]) {
                uncoverFor(column[node]);
            }
        }
        uncover(chosen);
    }

    private int smallest() {
        int chosen = right[0];
        for (int head = right[chosen]; head != 0; head = right[head]) {
            if (size[head] < size[chosen]) {
                chosen = head;
            }
        }
        return chosen;
    }

    private void coverFor(int head) {
        if (head > cells) {
            useShape(head - 1 - cells);
        } else {
            cover(head);
        }
    }

    private void useShape(int shape) {
        unused[shape]--;
        if (unused[shape] == 0) {
            cover(cells + 1 + shape);
        }
    }

    private void uncoverFor(int head) {
        if (head <= cells) {
            uncover(head);
            return;
        }
        int shape = head - 1 - cells;
        if (unused[shape] == 0) {
            uncover(head);
        }
        unused[shape]++;
    }

    private void cover(int head) {
        right[left[head]] = right[head];
        left[right[head]] = left[head];
        for (int row = down[head]; row != head; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[column[node]]--;
            }
        }
    }

    private void uncover(int head) {
        for (int row = up[head]; row != head; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                down[up[node]] = node;
                up[down[node]] = node;
                size[column[node]]++;
            }
        }
        right[left[head]] = head;
        left[right[head]] = head;
    }

    private void solved() {
        for (int n = rootLeft; n > 0; n--) {
            int[] image = images[path[n]];
            place(n, image[0], Arrays.copyOfRange(image, 1, image.length));
        }
        found();
    }
}
