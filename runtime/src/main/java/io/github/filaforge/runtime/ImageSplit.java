package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a part of a search into one for each image that fits a certain open cell: the first in the order of positions, where the
 * search takes the cells in that order, else the one that the fewest images fit. In each solution just one of these images
 * lies there. Immutable.
 */
public final class ImageSplit implements RootDeepening {

    /** In the first line of the images: the cells are taken in the order of their positions. */
    public static final String FIRST = "first";

    /** In the first line of the images: any cell may be taken. */
    public static final String FEWEST = "fewest";

    /** A part with fewer pieces left is not split, however long it is: solvers may take the last three at one stroke. */
    private static final int LEAST_LEFT = 5;

    /** In puzzles of more pieces a search goes on from the roots of its plan only. */
    private static final int MOST_PIECES = 100;

    private final boolean isFirstTaken;
    private final int size;
    private final int pieces;
    private final int[] copies;
    private final String[] roots;
    private final int[] shapes;
    private final int[][] cells;

    private ImageSplit(Board board, String[] roots, String... images) {
        this.isFirstTaken = images[0].equals(FIRST);
        this.size = board.size();
        this.copies = board.copies();
        this.pieces = new PieceCounters(copies).pieces();
        this.roots = roots.clone();
        this.shapes = new int[images.length - 1];
        this.cells = new int[shapes.length][];
        for (int image = 0; image < shapes.length; image++) {
            String text = images[image + 1];
            int colon = text.indexOf(':');
            shapes[image] = Integer.parseInt(text.substring(0, colon));
            cells[image] = Words.numbers(text.substring(colon + 1));
        }
    }

    /**
     * What splits the parts of a solver; {@link RootDeepening#NONE} if its images are not beside its class. There the first line
     * tells which cell is taken, {@link #FIRST} or {@link #FEWEST}, and each other one an image: the index of the shape, a colon,
     * and the positions of its cells, separated by blanks.
     *
     * @param roots the images of each root, as {@link GeneratedSolver} has them
     */
    static RootDeepening of(Class<?> solver, Board board, String... roots) {
        String images = SolverResource.text(solver, SolverResource.IMAGES);
        return images == null ? NONE : new ImageSplit(board, roots, SolverResource.lines(images));
    }

    @Override
    public List<RootPart> split(RootPart part) {
        String placed = part.images() == null ? roots[part.root()] : part.images();
        boolean[] filled = new boolean[size];
        int[] unused = copies.clone();
        int left = pieces - place(placed, filled, unused);
        if (left < LEAST_LEFT || pieces > MOST_PIECES) {
            return List.of(part);
        }
        List<Integer> fitting = fitting(filled, unused);
        int target = isFirstTaken ? first(filled) : fewest(fitting, filled);
        List<RootPart> parts = new ArrayList<>();
        for (int image : fitting) {
            if (covers(image, target)) {
                parts.add(part.part(parts.size(), (placed.isEmpty() ? "" : placed + ",") + text(image)));
            }
        }
        return parts;
    }

    /** Fills the cells of some images; how many these are. */
    private static int place(String images, boolean[] filled, int... unused) {
        if (images.isEmpty()) {
            return 0;
        }
        String[] all = Words.split(images, ',');
        for (String image : all) {
            int colon = image.indexOf(':');
            unused[Integer.parseInt(image.substring(0, colon))]--;
            for (int position : Words.numbers(image.substring(colon + 1))) {
                filled[position] = true;
            }
        }
        return all.length;
    }

    private List<Integer> fitting(boolean[] filled, int... unused) {
        List<Integer> fitting = new ArrayList<>();
        for (int image = 0; image < shapes.length; image++) {
            boolean fits = unused[shapes[image]] > 0;
            for (int i = 0; i < cells[image].length && fits; i++) {
                fits = !filled[cells[image][i]];
            }
            if (fits) {
                fitting.add(image);
            }
        }
        return fitting;
    }

    private static int first(boolean... filled) {
        int cell = 0;
        while (filled[cell]) {
            cell++;
        }
        return cell;
    }

    private int fewest(List<Integer> fitting, boolean... filled) {
        int[] covering = new int[size];
        for (int image : fitting) {
            for (int cell : cells[image]) {
                covering[cell]++;
            }
        }
        int fewest = first(filled);
        for (int cell = fewest + 1; cell < size; cell++) {
            if (!filled[cell] && covering[cell] < covering[fewest]) {
                fewest = cell;
            }
        }
        return fewest;
    }

    private boolean covers(int image, int target) {
        for (int cell : cells[image]) {
            if (cell == target) {
                return true;
            }
        }
        return false;
    }

    private String text(int image) {
        StringBuilder text = new StringBuilder();
        text.append(shapes[image]).append(':');
        for (int i = 0; i < cells[image].length; i++) {
            text.append(i == 0 ? "" : " ").append(cells[image][i]);
        }
        return text.toString();
    }
}
