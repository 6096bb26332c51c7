package io.github.filaforge.strategy.sieve;

import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FrameImage;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.PieceCounters;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The end of a frame, as far as it fits into a word: bit n is the n-th of these cells, and what is before them counts as
 * filled. Numbers of pieces of each shape are one word too, as {@link PieceCounters} has them.
 */
final class TailFrame {

    /** What a root fills of these cells, and the pieces that it leaves. */
    record TailRoot(long filled, long pieces) {

        // As in Cell: what the compiler writes of a record costs time at every start.
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
    /** For every eight cells from the first cell of an image on, by which of them are not filled: the images left. */
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
        int most = 0;
        for (int image = 0; image < layouts.length; image++) {
            FrameImage each = framed.images().get(image);
            shapes[image] = each.shape();
            ofShape[each.shape() * framed.imageWords() + image / Long.SIZE] |= 1L << image;
            most = Math.max(most, each.cells().size());
            for (int cell : each.cells()) {
                layouts[image] |= 1L << cell;
                covering[cell * framed.imageWords() + image / Long.SIZE] |= 1L << image;
            }
        }
        this.mostCells = most;
        this.bounded = framed.bounded().stream()
                .map(images -> Arrays.copyOf(images.toLongArray(), framed.imageWords()))
                .toArray(long[][]::new);
        this.within = new long[framed.reach() / Byte.SIZE + 1][];
        for (int eight = 0; eight < within.length; eight++) {
            within[eight] = within(eight * Byte.SIZE);
        }
        int count = framed.search().shapes().size();
        this.units = new long[count];
        this.masks = new long[count];
        for (Shape shape : framed.search().shapes()) {
            units[shape.index()] = counters.unit(shape.index());
            masks[shape.index()] = counters.mask(shape.index());
        }
        Set<TailRoot> different = new LinkedHashSet<>();
        for (Root root : framed.search().roots().list()) {
            different.add(new TailRoot(word(root.occupancy(), true), pieces(root)));
        }
        this.roots = List.copyOf(different);
    }

    /** The end of a frame; none if images reach further than a word, or the pieces cannot be counted in one. */
    static Optional<TailFrame> of(FramedImages framed) {
        PieceCounters counters = new PieceCounters(
                framed.search().shapes().stream().mapToInt(Shape::copies).toArray());
        return framed.reach() < Long.SIZE && counters.wordCount() == 1
                ? Optional.of(new TailFrame(framed, counters))
                : Optional.empty();
    }

    /** For each set of eight cells, counted from the first of an image, the words of the images that have none of them. */
    private long[] within(int from) {
        int words = framed.imageWords();
        long[] images = new long[words << Byte.SIZE];
        for (int word = 0; word < words; word++) {
            images[word] = -1L;
        }
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

    /** The cells of the region that are filled or not. */
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

    /** The cells of the region. */
    long region() {
        return region;
    }

    /** The number of cells; what comes before the first of them counts as filled. */
    int size() {
        return framed.frame().size() - first;
    }

    /** How many cells of the frame come before these. */
    int cellsBefore() {
        return first;
    }

    /** The furthest cell from its first that an image has. */
    int reach() {
        return framed.reach();
    }

    /** The most cells that an image has. */
    int mostCells() {
        return mostCells;
    }

    /** The number of words of a set of images. */
    int imageWords() {
        return framed.imageWords();
    }

    /** The roots, each once. */
    List<TailRoot> roots() {
        return roots;
    }

    /**
     * One word of the images that can lie with their first cell here in filled cells; before the first of these cells the
     * number is negative.
     */
    long within(long filled, int cell, int word) {
        long open = cell < 0 ? ~filled << -cell : ~filled >>> cell;
        long images = bounded[cell + first][word];
        for (int eight = 0; eight < within.length && images != 0L; eight++) {
            images &= within[eight][(int) ((open >>> (eight * Byte.SIZE)) & 0xff) * framed.imageWords() + word];
        }
        return images;
    }

    /** The cells of an image that lies with its first cell here, those that are not before the first of these cells. */
    long cells(int image, int cell) {
        return cell < 0 ? layouts[image] >>> -cell : layouts[image] << cell;
    }

    /** One word of the images that have a cell, counted from their first. */
    long covering(int cell, int word) {
        return covering[cell * framed.imageWords() + word];
    }

    /** The shape of an image. */
    int shape(int image) {
        return shapes[image];
    }

    /** What a piece of a shape counts. */
    long unit(int shape) {
        return units[shape];
    }

    /** Whether there are fewer pieces of a shape than there may be. */
    boolean isBelow(long pieces, long most, int shape) {
        return Long.compareUnsigned(pieces & masks[shape], most & masks[shape]) < 0;
    }

    /** Whether there are no more pieces of any shape than there may be. */
    boolean isWithin(long pieces, long most) {
        for (long mask : masks) {
            if (Long.compareUnsigned(pieces & mask, most & mask) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The larger number of pieces of each shape. */
    long larger(long one, long other) {
        long larger = 0;
        for (long mask : masks) {
            long a = one & mask;
            long b = other & mask;
            larger |= Long.compareUnsigned(a, b) < 0 ? b : a;
        }
        return larger;
    }

    /** One word of the images of the shapes of which there are fewer pieces than there may be. */
    long imagesBelow(long pieces, long most, int word) {
        long images = 0;
        for (int shape = 0; shape < masks.length; shape++) {
            if (isBelow(pieces, most, shape)) {
                images |= ofShape[shape * framed.imageWords() + word];
            }
        }
        return images;
    }

    /** One word of the images of the shapes that have pieces. */
    long imagesOf(long pieces, int word) {
        return imagesBelow(0L, pieces, word);
    }
}
