package io.github.filaforge.runtime;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Judges whether a solution is the first of the symmetric copies of it that its search finds. Nothing is remembered: the
 * copies are made from the solution itself, those that the search does not find are left out, and the rest is compared.
 *
 * <p>Solutions are compared by the list that has for each cell, by position, the lowest position in the same image. A cell that
 * stays empty has a number behind all positions there, so that it is not taken for one that a piece of one cell fills.
 */
public final class CanonicalForm {

    private static final int UNKNOWN = -1;

    /** For each symmetry the positions that are carried to each position. */
    private final int[][] origins;
    /**
     * For each symmetry the shape that each shape becomes; {@code null} if shapes are not told, since the positions of an image
     * say what shape it has.
     */
    private final int[][] shapes;
    /** For each symmetry the images of each start, by the positions that are carried to theirs. */
    private final int[][][][] startOrigins;
    /** The shapes that are of blanks. */
    private final int[] blanks;
    /** The shapes of the images of each start, if shapes are told. */
    private final int[][] startShapes;

    /**
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to, separated by
     *     blanks; behind a colon the shapes that the shapes become, if images of different shapes may have the same positions
     * @param starts the search finds just the solutions that contain all images of one of these starts; each is a list
     *     of images separated by commas, an image being its positions separated by blanks, behind its shape and a colon if
     *     shapes are told
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
                startShapes[start][image] = colon < 0 ? 0 : Integer.parseInt(texts[image].substring(0, colon));
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

    /** The same for the solutions of a board, some of whose shapes may be blanks. */
    CanonicalForm on(Board board) {
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
     * Whether no symmetry carries a solution to one that the search finds too and that comes earlier.
     *
     * @param solution the solution as {@link Board} has it
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
     * The same for a solution of which it is known what copies its search finds.
     *
     * @param copies bit n if the copy that symmetry n makes; of more than 64 symmetries it is one of n, n + 64, and so on
     */
    boolean isFirst(long copies, int... solution) {
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
     * What copies of a solution the search finds since the solution has an image, as {@link #isFirst(long, int...)} takes
     * them; those of all its images are those of the solution. For a form whose starts have one image at most.
     *
     * @param images the positions of the cells of each image, ascending; none for a blank
     */
    public long[] copiesByImage(int[][] images) {
        Map<IntBuffer, Long> byCells = new HashMap<>();
        long always = 0L;
        for (int symmetry = 0; symmetry < origins.length; symmetry++) {
            for (int[][] start : startOrigins[symmetry]) {
                if (start.length > 1) {
                    throw new IllegalStateException("a start has " + start.length + " images");
                }
                if (start.length == 0) {
                    always |= 1L << symmetry;
                } else {
                    int[] cells = start[0].clone();
                    Arrays.sort(cells);
                    byCells.merge(IntBuffer.wrap(cells), 1L << symmetry, (one, other) -> one | other);
                }
            }
        }
        long[] copies = new long[images.length];
        for (int image = 0; image < copies.length; image++) {
            copies[image] = always | byCells.getOrDefault(IntBuffer.wrap(images[image]), 0L);
        }
        return copies;
    }

    /** Compares position by position as far as need be: most copies differ within the first images. */
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

    /** The same of a copy that has the same positions in its images, by the shapes at each position. */
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

    /** The shape of the image at a position. */
    private static int shape(int[] solution, int size, int position) {
        return solution[size + solution[position]];
    }

    /** The lowest position of an image that a position is the next of. */
    private static int lowest(int[] known, int image, int position) {
        if (known[image] == UNKNOWN) {
            known[image] = position;
        }
        return known[image];
    }

    /** Whether the search finds the copy that a symmetry makes. */
    private boolean isCopyFound(int[] solution, int symmetry) {
        for (int start = 0; start < startShapes.length; start++) {
            if (containsAll(solution, startOrigins[symmetry][start])
                    && (shapes == null || haveShapes(solution, symmetry, start))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the images that become those of a start have shapes that become theirs. */
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

    /** The number of cells of an image of a solution. */
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
     * The first of the symmetric copies of a solution that its search finds, itself included: the same for all of these, and
     * for no other solution.
     *
     * @param solution the solution as {@link Board} has it
     * @param size the number of cells
     * @param form says which copies there are; {@code null} if there are none
     * @param blanks tells of each shape whether it is that of blanks
     * @return the lowest position in the image of each position, and the number of cells for a blank, as characters, and behind
     *     these the shapes if they are told
     */
    static String first(int[] solution, int size, CanonicalForm form, boolean... blanks) {
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

    /** Whether a list comes before another as long. {@code Arrays.compare} is not there in a browser. */
    private static boolean isBefore(int[] one, int... other) {
        int same = 0;
        while (same < one.length && one[same] == other[same]) {
            same++;
        }
        return same < one.length && one[same] < other[same];
    }

    /**
     * Relabels cells: those with the same label get the lowest position among them. Labels are below the size; that of blanks
     * is the size, and is kept.
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
