package io.github.filaforge.runtime.board;

import io.github.filaforge.runtime.text.Words;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides if a solution is the first of its symmetric copies that the search finds. It stores no solutions: it computes the
 * symmetric copies of a solution, leaves out the copies that the search does not find, and compares the other copies with
 * the solution.
 *
 * <p>Solutions are compared by a list: for each position, the lowest position that the image there covers. For a cell that
 * stays empty the list has the number of cells instead, which is greater than every position. So an empty cell differs from
 * a cell that a piece of one cell fills.
 */
public final class CanonicalForm {

    private static final int UNKNOWN = -1;

    /** For each symmetry and each position, the position that the symmetry carries to it. */
    private final int[][] origins;
    /**
     * For each symmetry and each shape, the shape that it becomes; {@code null} if shapes are not stated, because the
     * positions of an image determine its shape.
     */
    private final int[][] shapes;
    /** For each symmetry and start, the images of the start, by the positions that the symmetry carries to theirs. */
    private final int[][][][] startOrigins;
    /** The indices of the shapes whose pieces are blanks, which stand for optional cells that stay empty. */
    private final int[] blanks;
    /** For each start the shapes of its images, if shapes are stated. */
    private final int[][] startShapes;

    /**
     * Creates a canonical form. The search finds a solution if and only if the solution contains all images of at least one
     * start.
     *
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by
     *     blanks; then, if images of different shapes may have equal positions, a colon and the shapes that the shapes
     *     become
     * @param starts the starts; each is a list of images, separated by commas. An image is its positions, separated by
     *     blanks, preceded by its shape and a colon if shapes are stated.
     */
    public CanonicalForm(String[] symmetries, String[] starts) {
        this.blanks = new int[0];
        this.origins = new int[symmetries.length][];
        this.startOrigins = new int[symmetries.length][starts.length][][];
        this.shapes = symmetries.length > 0 && symmetries[0].indexOf(':') >= 0 ? new int[symmetries.length][] : null;
        this.startShapes = new int[starts.length][];
        for (int symmetry = 0; symmetry < symmetries.length; symmetry++) {
            String text = symmetries[symmetry];
            int colon = text.indexOf(':');
            if (colon >= 0) {
                shapes[symmetry] = Words.numbers(text.substring(colon + 1));
            }
            origins[symmetry] = inverse(Words.numbers(colon < 0 ? text : text.substring(0, colon)));
        }
        for (int start = 0; start < starts.length; start++) {
            String[] texts = starts[start].isEmpty() ? new String[0] : Words.split(starts[start], ',');
            int[][] images = new int[texts.length][];
            startShapes[start] = new int[texts.length];
            for (int image = 0; image < texts.length; image++) {
                int colon = texts[image].indexOf(':');
                startShapes[start][image] = colon < 0 ? 0 : Words.number(texts[image].substring(0, colon));
                images[image] = Words.numbers(texts[image].substring(colon + 1));
            }
            for (int symmetry = 0; symmetry < symmetries.length; symmetry++) {
                startOrigins[symmetry][start] = carried(images, origins[symmetry]);
            }
        }
    }

    private CanonicalForm(CanonicalForm other, int... blanks) {
        this.origins = other.origins;
        this.shapes = other.shapes;
        this.startOrigins = other.startOrigins;
        this.startShapes = other.startShapes;
        this.blanks = blanks;
    }

    /** Returns this form for the solutions of a board, some of whose shapes may be blanks. */
    public CanonicalForm on(Board board) {
        boolean[] ofBoard = board.blanks();
        int[] shapes = new int[ofBoard.length];
        int count = 0;
        for (int shape = 0; shape < ofBoard.length; shape++) {
            if (ofBoard[shape]) {
                shapes[count++] = shape;
            }
        }
        return count == 0 ? this : new CanonicalForm(this, Arrays.copyOf(shapes, count));
    }

    private static int[][] carried(int[][] images, int... permutation) {
        int[][] carried = new int[images.length][];
        for (int i = 0; i < images.length; i++) {
            carried[i] = images[i].clone();
            for (int cell = 0; cell < carried[i].length; cell++) {
                carried[i][cell] = permutation[images[i][cell]];
            }
        }
        return carried;
    }

    private static int[] inverse(int... permutation) {
        int[] inverse = new int[permutation.length];
        for (int position = 0; position < inverse.length; position++) {
            inverse[permutation[position]] = position;
        }
        return inverse;
    }

    /**
     * Returns true if no symmetry carries a solution to an earlier solution that the search finds too.
     *
     * @param solution the solution in the form of {@link Board}
     */
    public boolean isFirst(int... solution) {
        for (int symmetry = 0; symmetry < origins.length; symmetry++) {
            if (isCopyEarlier(solution, symmetry) && isCopyFound(solution, symmetry)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns true if a solution comes first, given the copies of it that the search finds.
     *
     * @param copies bit n is set if the search finds the copy that symmetry n makes; with more than 64 symmetries, if it
     *     finds at least one of the copies that symmetries n, n + 64 and so on make
     * @param solution the solution in the form of {@link Board}
     */
    public boolean isFirst(long copies, int... solution) {
        boolean areKnown = origins.length <= Long.SIZE;
        for (long rest = copies; rest != 0L; rest &= rest - 1L) {
            for (int symmetry = Long.numberOfTrailingZeros(rest); symmetry < origins.length; symmetry += Long.SIZE) {
                if (isCopyEarlier(solution, symmetry) && (areKnown || isCopyFound(solution, symmetry))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Returns, for each image, the copies of a solution that the search finds if the solution contains this image. The
     * copies are bits as in {@link #isFirst(long, int...)}. The union for all images of a solution gives all copies of the
     * solution that the search finds. The starts of this form have one image at most.
     *
     * @param images for each image the positions of its cells, ascending; no positions for a blank
     * @param imageShapes for each image its shape
     * @throws IllegalStateException if a start has more than one image
     */
    public long[] copiesByImage(int[][] images, int... imageShapes) {
        Map<IntBuffer, List<Integer>> byCells = new HashMap<>();
        for (int image = 0; image < images.length; image++) {
            byCells.computeIfAbsent(IntBuffer.wrap(images[image]), cells -> new ArrayList<>())
                    .add(image);
        }
        long[] copies = new long[images.length];
        for (int symmetry = 0; symmetry < origins.length; symmetry++) {
            long bit = 1L << symmetry;
            for (int start = 0; start < startShapes.length; start++) {
                int[][] carried = startOrigins[symmetry][start];
                if (carried.length > 1) {
                    throw new IllegalStateException("a start has " + carried.length + " images");
                }
                if (carried.length == 0) {
                    for (int image = 0; image < images.length; image++) {
                        copies[image] |= bit;
                    }
                    continue;
                }
                int[] cells = carried[0].clone();
                Arrays.sort(cells);
                for (int image : byCells.getOrDefault(IntBuffer.wrap(cells), List.of())) {
                    if (shapes == null || shapes[symmetry][imageShapes[image]] == startShapes[start][0]) {
                        copies[image] |= bit;
                    }
                }
            }
        }
        return copies;
    }

    /** Compares a solution with a copy up to the first difference, which is within the first images for most copies. */
    private boolean isCopyEarlier(int[] solution, int symmetry) {
        int[] itsOrigins = origins[symmetry];
        int images = solution.length - itsOrigins.length;
        int[] lowest = new int[images];
        int[] lowestOfCopy = new int[images];
        Arrays.fill(lowest, UNKNOWN);
        Arrays.fill(lowestOfCopy, UNKNOWN);
        if (blanks.length > 0) {
            for (int image = 0; image < images; image++) {
                if (isBlank(solution[itsOrigins.length + image])) {
                    lowest[image] = itsOrigins.length;
                    lowestOfCopy[image] = itsOrigins.length;
                }
            }
        }
        for (int position = 0; position < itsOrigins.length; position++) {
            int own = lowest(lowest, solution[position], position);
            int copied = lowest(lowestOfCopy, solution[itsOrigins[position]], position);
            if (own != copied) {
                return copied < own;
            }
        }
        return shapes != null && isCopyEarlierByShapes(solution, itsOrigins, shapes[symmetry]);
    }

    /** Compares a solution with a copy whose images have the same positions, by the shapes at each position. */
    private static boolean isCopyEarlierByShapes(int[] solution, int[] itsOrigins, int... become) {
        for (int position = 0; position < itsOrigins.length; position++) {
            int own = shape(solution, itsOrigins.length, position);
            int copied = become[shape(solution, itsOrigins.length, itsOrigins[position])];
            if (own != copied) {
                return copied < own;
            }
        }
        return false;
    }

    /** Returns the shape of the image at a position. */
    private static int shape(int[] solution, int size, int position) {
        return solution[size + solution[position]];
    }

    /** Returns the lowest position of an image: the first one that is stored. Positions come in ascending order. */
    private static int lowest(int[] known, int image, int position) {
        if (known[image] == UNKNOWN) {
            known[image] = position;
        }
        return known[image];
    }

    /** Returns true if the search finds the copy that a symmetry makes. */
    private boolean isCopyFound(int[] solution, int symmetry) {
        for (int start = 0; start < startShapes.length; start++) {
            if (containsAll(solution, startOrigins[symmetry][start])
                    && (shapes == null || haveShapes(solution, symmetry, start))) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the images that a symmetry carries to the images of a start get the shapes of these. */
    private boolean haveShapes(int[] solution, int symmetry, int start) {
        int[][] images = startOrigins[symmetry][start];
        for (int image = 0; image < images.length; image++) {
            int own = shape(solution, origins[0].length, images[image][0]);
            if (shapes[symmetry][own] != startShapes[start][image]) {
                return false;
            }
        }
        return true;
    }

    private boolean containsAll(int[] solution, int[][] start) {
        for (int[] image : start) {
            for (int position : image) {
                if (solution[position] != solution[image[0]]) {
                    return false;
                }
            }
            if (size(solution, solution[image[0]]) != image.length) {
                return false;
            }
            if (isBlank(solution[origins[0].length + solution[image[0]]])) {
                return false;
            }
        }
        return true;
    }

    private boolean isBlank(int shape) {
        boolean isAmong = false;
        for (int blank : blanks) {
            isAmong |= shape == blank;
        }
        return isAmong;
    }

    /** Returns the number of cells of an image of a solution. */
    private int size(int[] solution, int image) {
        int size = 0;
        for (int position = 0; position < origins[0].length; position++) {
            if (solution[position] == image) {
                size++;
            }
        }
        return size;
    }

    /**
     * Returns the first of the symmetric copies of a solution that the search finds, the solution itself included. The text
     * is equal for all these copies, and different for any other solution.
     *
     * @param solution the solution in the form of {@link Board}
     * @param size the number of cells
     * @param form the symmetries and starts; {@code null} if the puzzle has no symmetries
     * @param blanks for each shape, true if its pieces are blanks
     * @return one character for each position: the lowest position of the image there, or the number of cells for a blank;
     *     then one character for each position with the shape there, if shapes are stated
     */
    public static String first(int[] solution, int size, CanonicalForm form, boolean... blanks) {
        int[] labels = Arrays.copyOf(solution, size);
        for (int position = 0; position < size; position++) {
            if (blanks[solution[size + solution[position]]]) {
                labels[position] = size;
            }
        }
        int[] first = lowestOfImage(labels);
        if (form == null || form.shapes != null) {
            first = Arrays.copyOf(first, 2 * size);
            for (int position = 0; position < size; position++) {
                first[size + position] = shape(solution, size, position);
            }
        }
        if (form != null) {
            first = form.firstCopy(solution, first);
        }
        char[] characters = new char[first.length];
        for (int position = 0; position < characters.length; position++) {
            characters[position] = (char) first[position];
        }
        return new String(characters);
    }

    private int[] firstCopy(int[] solution, int... own) {
        int[] first = own;
        for (int symmetry = 0; symmetry < origins.length; symmetry++) {
            int size = origins[symmetry].length;
            int[] copy = new int[size];
            for (int position = 0; position < size; position++) {
                copy[position] = own[origins[symmetry][position]];
            }
            int[] other = lowestOfImage(copy);
            if (shapes != null) {
                other = Arrays.copyOf(other, 2 * size);
                for (int position = 0; position < size; position++) {
                    other[size + position] = shapes[symmetry][own[size + origins[symmetry][position]]];
                }
            }
            if (isBefore(other, first) && isCopyFound(solution, symmetry)) {
                first = other;
            }
        }
        return first;
    }

    /**
     * Returns true if a list comes before another list of equal length. A page cannot use {@code Arrays.compare}, since the
     * JDK of the browser lacks it.
     */
    private static boolean isBefore(int[] one, int... other) {
        int same = 0;
        while (same < one.length && one[same] == other[same]) {
            same++;
        }
        return same < one.length && one[same] < other[same];
    }

    /**
     * Relabels cells: each label is replaced by the lowest position that has this label. Labels are below the number of
     * cells. The label of blanks is the number of cells, and is kept.
     */
    private static int[] lowestOfImage(int... labels) {
        int[] lowest = new int[labels.length + 1];
        Arrays.fill(lowest, 0, labels.length, UNKNOWN);
        lowest[labels.length] = labels.length;
        int[] result = new int[labels.length];
        for (int position = 0; position < labels.length; position++) {
            result[position] = lowest(lowest, labels[position], position);
        }
        return result;
    }
}
