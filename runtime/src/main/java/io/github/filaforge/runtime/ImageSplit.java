package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Splits a part of a search into one part for each image that fits a chosen open cell. If the search takes the cells in the
 * order of their positions, the chosen cell is the first open one. Else it is the open cell that the fewest images fit; of
 * the empty region, the images of a piece are taken instead if they are fewer. Each solution contains exactly one of these
 * images. Immutable.
 */
public final class ImageSplit implements Splitter {

    /** The first line of the images if the search takes the cells in the order of their positions. */
    public static final String FIRST = "first";

    /** The first line of the images if the search may take any cell next. */
    public static final String FEWEST = "fewest";

    /** A part with fewer pieces left is never split: solvers may place the last three pieces in one step. */
    private static final int LEAST_LEFT = 5;

    /**
     * The greatest number of pieces of a puzzle whose parts are split. With more pieces a search starts only from the roots
     * of its plan, because a solver that can start with any number of pieces left has an entry point for each number.
     */
    public static final int MOST_PIECES = 100;

    private final boolean isFirstTaken;
    private final int size;
    private final Supply supply;
    private final int pieces;
    private final int[] copies;
    private final String[] roots;
    private final int[] shapes;
    private final int[][] cells;

    /**
     * Creates a splitter from the images of a search.
     *
     * @param board the board that the images fill
     * @param roots the images of each root, in the form of {@link GeneratedSolver}
     * @param images the lines of the images: in the first line {@link #FIRST} or {@link #FEWEST}, which states the chosen
     *     cell, and in each other line one image: the index of its shape, a colon, and the positions of its cells, separated
     *     by blanks
     */
    public ImageSplit(Board board, String[] roots, String... images) {
        this.isFirstTaken = images[0].equals(FIRST);
        this.size = board.size();
        this.copies = board.copies();
        this.supply = board.supply();
        this.pieces = supply.images();
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
     * Returns the object that splits the parts of a search which have turned out to take too long. It is {@link
     * Splitter#NONE} if the search has no splitter of its own and its images are not beside its class. Generated solvers
     * themselves do not name this class, which is 6 kB, because each plain jar and standalone source would then include it.
     */
    public static Splitter of(Search search) {
        Splitter byImages = NONE;
        if (search instanceof GeneratedSolver solver) {
            String images = SolverResource.text(solver.getClass(), SolverResource.IMAGES);
            byImages = images == null
                    ? NONE
                    : new ImageSplit(solver.board(), solver.roots(), SolverResource.lines(images));
        }
        return search.splitter(Purpose.ON_DEMAND, byImages);
    }

    @Override
    public List<RootPart> split(RootPart part) {
        String placed = part.images() == null ? roots[part.root()] : part.images();
        boolean[] filled = new boolean[size];
        int[] unused = copies.clone();
        int left = pieces - place(placed, filled, unused);
        if (left < LEAST_LEFT || pieces > MOST_PIECES || first(filled) == size) {
            return List.of(part);
        }
        List<Integer> fitting = fitting(filled, unused);
        List<Integer> next = ofCell(fitting, isFirstTaken ? first(filled) : fewest(fitting, filled));
        if (placed.isEmpty() && !isFirstTaken) {
            next = fewest(next, fitting);
        }
        List<RootPart> parts = new ArrayList<>();
        for (int image : next) {
            parts.add(part.part(parts.size(), (placed.isEmpty() ? "" : placed + ",") + text(image)));
        }
        return parts;
    }

    /**
     * Returns the images of the piece that has the fewest, or those of the chosen cell if no piece has fewer. With the cell
     * alone, the Tetris Cube by -rL -f11 -oe=11:f=3, whose constrained piece has only a dozen images, took 146 s instead of
     * 8 s.
     */
    private List<Integer> fewest(List<Integer> ofCell, List<Integer> fitting) {
        List<Integer> fewest = ofCell;
        for (int shape = 0; shape < copies.length; shape++) {
            int only = shape;
            if (copies[shape] == 1 && supply.least(shape) == 1) {
                List<Integer> ofShape =
                        fitting.stream().filter(image -> shapes[image] == only).toList();
                fewest = ofShape.size() < fewest.size() ? ofShape : fewest;
            }
        }
        return fewest;
    }

    /** Fills the cells of some images, and returns the number of these images. */
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
        return IntStream.range(0, shapes.length)
                .filter(image ->
                        unused[shapes[image]] > 0 && IntStream.of(cells[image]).noneMatch(cell -> filled[cell]))
                .boxed()
                .toList();
    }

    private static int first(boolean... filled) {
        int cell = 0;
        while (cell < filled.length && filled[cell]) {
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

    private List<Integer> ofCell(List<Integer> fitting, int target) {
        return fitting.stream()
                .filter(image -> IntStream.of(cells[image]).anyMatch(cell -> cell == target))
                .toList();
    }

    private String text(int image) {
        return shapes[image] + ":"
                + IntStream.of(cells[image]).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
