package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

    /**
     * The greatest number of tests, one for each root and image, by which roots are weighed. They take some hundredths of a
     * second at most.
     */
    private static final long MOST_LOOKS = 10_000_000;

    private final boolean isFirstTaken;
    private final int size;
    private final Supply supply;
    private final int pieces;
    private final int[] copies;
    private final String[] roots;
    /** Each image as text, in the form of {@link GeneratedSolver}. */
    private final String[] texts;
    /** For each cell the images that cover it, and for each shape its images, both ascending. */
    private final int[][] covering;

    private final int[][] ofShape;

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
        this.texts = Arrays.copyOfRange(images, 1, images.length);
        int[][] shapes = new int[texts.length][];
        int[][] cells = new int[texts.length][];
        for (int image = 0; image < texts.length; image++) {
            int colon = texts[image].indexOf(':');
            shapes[image] = new int[] {Integer.parseInt(texts[image].substring(0, colon))};
            cells[image] = Words.numbers(texts[image].substring(colon + 1));
        }
        this.covering = imagesBy(size, cells);
        this.ofShape = imagesBy(copies.length, shapes);
    }

    /** Returns for each key the numbers of the images that have this key. */
    private static int[][] imagesBy(int keys, int[]... keysOfImages) {
        int[] counts = new int[keys];
        for (int[] ofImage : keysOfImages) {
            for (int key : ofImage) {
                counts[key]++;
            }
        }
        int[][] images = new int[keys][];
        for (int key = 0; key < keys; key++) {
            images[key] = new int[counts[key]];
        }
        for (int image = keysOfImages.length - 1; image >= 0; image--) {
            for (int key : keysOfImages[image]) {
                counts[key]--;
                images[key][counts[key]] = image;
            }
        }
        return images;
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
        String placed = placed(part);
        boolean[] filled = new boolean[size];
        int[] unused = copies.clone();
        int left = pieces - place(placed, filled, unused);
        if (left < LEAST_LEFT || pieces > MOST_PIECES || first(filled) == size) {
            return List.of(part);
        }
        long[] fitting = fitting(filled, unused);
        int[] next = in(fitting, covering[isFirstTaken ? first(filled) : fewest(fitting, filled)]);
        if (placed.isEmpty() && !isFirstTaken) {
            next = fewest(next, fitting);
        }
        List<RootPart> parts = new ArrayList<>(next.length);
        for (int image : next) {
            parts.add(part.part(parts.size(), (placed.isEmpty() ? "" : placed + ",") + texts[image]));
        }
        return parts;
    }

    /**
     * Returns the number of images that fit the part, a measure of the size of the search that takes little time. The number
     * is 0 for all parts of a search with very many roots and images.
     */
    @Override
    public double weight(RootPart part) {
        if ((long) roots.length * texts.length > MOST_LOOKS) {
            return 0;
        }
        boolean[] filled = new boolean[size];
        int[] unused = copies.clone();
        place(placed(part), filled, unused);
        int weight = 0;
        for (long word : fitting(filled, unused)) {
            weight += Long.bitCount(word);
        }
        return weight;
    }

    private String placed(RootPart part) {
        return part.images() == null ? roots[part.root()] : part.images();
    }

    /**
     * Returns the images of the piece that has the fewest, or those of the chosen cell if no piece has fewer. With the cell
     * alone, the Tetris Cube by -rL -f11 -oe=11:f=3, whose constrained piece has only a dozen images, took 146 s instead of
     * 8 s.
     */
    private int[] fewest(int[] ofCell, long... fitting) {
        int[] fewest = ofCell;
        for (int shape = 0; shape < copies.length; shape++) {
            if (copies[shape] == 1 && supply.least(shape) == 1 && count(fitting, ofShape[shape]) < fewest.length) {
                fewest = in(fitting, ofShape[shape]);
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

    /** Returns the set of the images of shapes with unused pieces that cover no filled cell, as a bit for each image. */
    private long[] fitting(boolean[] filled, int... unused) {
        long[] fitting = new long[Words.count(texts.length)];
        Arrays.fill(fitting, -1L);
        if (texts.length % Long.SIZE != 0) {
            fitting[texts.length / Long.SIZE] = (1L << texts.length) - 1;
        }
        for (int cell = 0; cell < size; cell++) {
            if (filled[cell]) {
                remove(covering[cell], fitting);
            }
        }
        for (int shape = 0; shape < unused.length; shape++) {
            if (unused[shape] == 0) {
                remove(ofShape[shape], fitting);
            }
        }
        return fitting;
    }

    private static void remove(int[] images, long... set) {
        for (int image : images) {
            set[image / Long.SIZE] &= ~(1L << image);
        }
    }

    /** Returns the number of images of a list that are in a set. */
    private static int count(long[] set, int... images) {
        int count = 0;
        for (int image : images) {
            count += (int) (set[image / Long.SIZE] >>> image & 1);
        }
        return count;
    }

    /** Returns the images of a list that are in a set, in their order. */
    private static int[] in(long[] set, int... images) {
        int[] in = new int[count(set, images)];
        int count = 0;
        for (int image : images) {
            if ((set[image / Long.SIZE] & 1L << image) != 0) {
                in[count] = image;
                count++;
            }
        }
        return in;
    }

    /** Returns the first open cell, or the number of cells if there is none. */
    private static int first(boolean... filled) {
        int cell = 0;
        while (cell < filled.length && filled[cell]) {
            cell++;
        }
        return cell;
    }

    /** Returns the open cell that the fewest images fit; of several, the first one. */
    private int fewest(long[] fitting, boolean... filled) {
        int fewest = first(filled);
        int count = count(fitting, covering[fewest]);
        for (int cell = fewest + 1; cell < size; cell++) {
            int own = filled[cell] ? count : count(fitting, covering[cell]);
            if (own < count) {
                fewest = cell;
                count = own;
            }
        }
        return fewest;
    }
}
