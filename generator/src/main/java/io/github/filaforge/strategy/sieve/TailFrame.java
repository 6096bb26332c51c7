package io.github.filaforge.strategy.sieve;

import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FrameImage;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.board.PieceCounters;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The last cells of a frame, as many as fit in a word. Bit n is the n-th of these cells, and all cells before them count as
 * filled. The numbers of pieces of each shape are also one word, in the layout of {@link PieceCounters}.
 */
final class TailFrame {

    /**
     * The part of a root that lies in the cells of this frame.
     *
     * @param filled the cells of the frame's end that the root fills
     * @param pieces the pieces that the root leaves
     */
    record TailRoot(long filled, long pieces) {

        // Written by hand, as in Cell, because the methods that the compiler generates for a record take time at every
        // start.
        @Override
        public boolean equals(Object other) {
            return other instanceof TailRoot root && filled == root.filled && pieces == root.pieces;
        }

        @Override
        public int hashCode() {
            return 31 * Long.hashCode(filled) + Long.hashCode(pieces);
        }
    }

    private final FramedImages framed;
    private final int first;
    private final long region;
    private final long[] layouts;
    private final int[] shapes;
    private final long[][] bounded;
    /**
     * For every eight cells from the first cell of an image on, and each set of open ones among them, the images that cover
     * none of these.
     */
    private final long[][] within;

    private final long[] covering;
    private final long[] ofShape;
    private final long[] units;
    private final long[] masks;
    private final List<TailRoot> roots;
    private final int mostCells;

    private TailFrame(FramedImages framed, PieceCounters counters) {
        this.framed = framed;
        int size = framed.frame().size();
        this.first = Math.max(0, size - Long.SIZE);
        this.region = word(Layout.empty(framed.search().order().size()), false);
        this.layouts = new long[framed.images().size()];
        this.shapes = new int[layouts.length];
        this.covering = new long[(framed.reach() + 1) * framed.imageWords()];
        this.ofShape = new long[framed.search().shapes().size() * framed.imageWords()];
        for (int image = 0; image < layouts.length; image++) {
            FrameImage each = framed.images().get(image);
            shapes[image] = each.shape();
            ofShape[each.shape() * framed.imageWords() + image / Long.SIZE] |= 1L << image;
            for (int cell : each.cells()) {
                layouts[image] |= 1L << cell;
                covering[cell * framed.imageWords() + image / Long.SIZE] |= 1L << image;
            }
        }
        this.mostCells = framed.images().stream()
                .mapToInt(image -> image.cells().size())
                .max()
                .orElse(0);
        this.bounded = framed.bounded().stream()
                .map(images -> ImageTables.words(images, framed.imageWords()))
                .toArray(long[][]::new);
        this.within = new long[framed.reach() / Byte.SIZE + 1][];
        for (int eight = 0; eight < within.length; eight++) {
            within[eight] = within(eight * Byte.SIZE);
        }
        int count = framed.search().shapes().size();
        this.units = IntStream.range(0, count).mapToLong(counters::unit).toArray();
        this.masks = IntStream.range(0, count).mapToLong(counters::mask).toArray();
        Set<TailRoot> different = new LinkedHashSet<>();
        for (Root root : framed.search().roots().list()) {
            different.add(new TailRoot(word(root.occupancy(), true), pieces(root)));
        }
        this.roots = List.copyOf(different);
    }

    /** Returns the end of a frame; empty if images reach further than a word, or if one word cannot count the pieces. */
    static Optional<TailFrame> of(FramedImages framed) {
        PieceCounters counters = new PieceCounters(
                framed.search().shapes().stream().mapToInt(Shape::copies).toArray());
        return framed.reach() < Long.SIZE && counters.wordCount() == 1
                ? Optional.of(new TailFrame(framed, counters))
                : Optional.empty();
    }

    /**
     * Returns, for each set of eight cells, counted from the first cell of an image, the words of the set of the images that
     * cover none of them.
     */
    private long[] within(int from) {
        int words = framed.imageWords();
        long[] images = new long[words << Byte.SIZE];
        Arrays.fill(images, 0, words, -1L);
        for (int bit = 0; bit < Byte.SIZE; bit++) {
            int half = 1 << bit;
            for (int index = 0; index < half * words; index++) {
                int cell = from + bit;
                images[half * words + index] =
                        images[index] & (cell <= framed.reach() ? ~covering(cell, index % words) : -1L);
            }
        }
        return images;
    }

    /** Returns the cells of the region that are filled, or those that are open. */
    private long word(Layout occupancy, boolean filled) {
        long word = 0;
        for (int position = 0; position < framed.search().order().size(); position++) {
            int cell = framed.frame().cell(position) - first;
            if (cell >= 0 && occupancy.contains(position) == filled) {
                word |= 1L << cell;
            }
        }
        return word;
    }

    private long pieces(Root root) {
        long pieces = 0;
        for (Shape shape : framed.search().shapes()) {
            pieces += units[shape.index()] * (shape.copies() - root.placed(shape.index()));
        }
        return pieces;
    }

    /** Returns the cells of the region. */
    long region() {
        return region;
    }

    /** Returns the number of cells; the cells before the first of them count as filled. */
    int size() {
        return framed.frame().size() - first;
    }

    /** Returns the number of cells of the frame before these cells. */
    int cellsBefore() {
        return first;
    }

    /** Returns the greatest distance from the first cell of an image to another of its cells. */
    int reach() {
        return framed.reach();
    }

    /** Returns the greatest number of cells of an image. */
    int mostCells() {
        return mostCells;
    }

    /** Returns the number of words of a set of images. */
    int imageWords() {
        return framed.imageWords();
    }

    /** Returns the roots without repetitions. */
    List<TailRoot> roots() {
        return roots;
    }

    /**
     * Returns one word of the set of the images that lie in filled cells if a cell is their first cell. Cells before these
     * cells have negative numbers.
     */
    long within(long filled, int cell, int word) {
        long open = cell < 0 ? ~filled << -cell : ~filled >>> cell;
        long images = bounded[cell + first][word];
        for (int eight = 0; eight < within.length && images != 0L; eight++) {
            images &= within[eight][(int) ((open >>> (eight * Byte.SIZE)) & 0xff) * framed.imageWords() + word];
        }
        return images;
    }

    /** Returns the cells of an image with a given first cell, without cells before these cells. */
    long cells(int image, int cell) {
        return cell < 0 ? layouts[image] >>> -cell : layouts[image] << cell;
    }

    /** Returns one word of the set of the images that cover a cell, counted from their first cell. */
    long covering(int cell, int word) {
        return covering[cell * framed.imageWords() + word];
    }

    int shape(int image) {
        return shapes[image];
    }

    /** Returns the number that one piece of a shape counts. */
    long unit(int shape) {
        return units[shape];
    }

    /** Returns true if a shape has fewer pieces than a maximum allows. */
    boolean isBelow(long pieces, long most, int shape) {
        return Long.compareUnsigned(pieces & masks[shape], most & masks[shape]) < 0;
    }

    /** Returns true if no shape has more pieces than a maximum allows. */
    boolean isWithin(long pieces, long most) {
        for (long mask : masks) {
            if (Long.compareUnsigned(pieces & mask, most & mask) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the larger number of pieces of each shape. */
    long larger(long one, long other) {
        long larger = 0;
        for (long mask : masks) {
            long a = one & mask;
            long b = other & mask;
            larger |= Long.compareUnsigned(a, b) < 0 ? b : a;
        }
        return larger;
    }

    /** Returns one word of the set of the images of shapes that have fewer pieces than a maximum allows. */
    long imagesBelow(long pieces, long most, int word) {
        long images = 0;
        for (int shape = 0; shape < masks.length; shape++) {
            if (isBelow(pieces, most, shape)) {
                images |= ofShape[shape * framed.imageWords() + word];
            }
        }
        return images;
    }

    /** Returns one word of the set of the images of shapes that have pieces. */
    long imagesOf(long pieces, int word) {
        return imagesBelow(0L, pieces, word);
    }
}
