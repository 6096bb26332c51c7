package io.github.filaforge.plan;

import java.util.BitSet;
import java.util.List;

/**
 * What a sieve does: neighbour occupancy filtering taken to its end. A table for each few cells after the target tells
 * which images their occupancy leaves possible, so that what all tables leave, of the images that are bounded at the
 * target and whose shapes have unused pieces, is exactly what fits.
 *
 * @param search the search; a sieve goes through the same assemblies
 * @param frame how cells are numbered
 * @param images the images by number; those of a shape that every root uses up are left out
 * @param bounded for each cell of the frame the numbers of the images in the region, or filtered, whose first cell it is
 * @param tables the cells after the target that each table looks at
 * @param windowWords the number of words that hold the occupancy from the target as far as any image reaches, and on to
 *     the next open cell
 * @param furthestStep the furthest that the next target can be from one after an image was placed
 */
public record SievePlan(
        SearchPlan search,
        Frame frame,
        List<SieveImage> images,
        List<BitSet> bounded,
        List<CellRange> tables,
        int windowWords,
        int furthestStep) {

    /**
     * Cells in a row.
     *
     * @param first the first, counted from the target
     * @param count how many
     */
    public record CellRange(int first, int count) {}

    public SievePlan {
        images = List.copyOf(images);
        bounded = List.copyOf(bounded);
        tables = List.copyOf(tables);
    }

    /** The number of words that a set of images takes. */
    public int imageWords() {
        return Math.max(1, (images.size() + Long.SIZE - 1) / Long.SIZE);
    }

    /** The furthest cell from the target that an image has. */
    public int reach() {
        return images.stream().mapToInt(SieveImage::reach).max().orElse(0);
    }

    /**
     * Whether one word has all cells of the frame and one more, beyond the region, that is always filled: the word can
     * then hold what the root fills too, and a signed shift brings in filled cells.
     */
    public boolean isWholeInOneWord() {
        return frame.size() < Long.SIZE;
    }

    /** Whether a shape has several pieces, so that they have to be counted. */
    public boolean hasCopies() {
        return search.shapes().stream().anyMatch(shape -> shape.copies() > 1);
    }

    /**
     * Whether the last two pieces can be looked up: with two pieces left, all that is open lies in one word from the
     * target on.
     */
    public boolean canLookUpPairs() {
        return imageWords() == 1 && windowWords == 1 && furthestStep + reach() < Long.SIZE;
    }
}
