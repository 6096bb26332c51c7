package io.github.filaforge.emit;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.runtime.FrameImages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the constants from which a solver makes its tables when it is loaded: the images, and for each cell the bounded
 * images that have it first.
 */
public final class ImageTables {

    private static final int ROW_LENGTH = 100;

    private ImageTables() {}

    /** Returns the cells of the frame by position, or an empty text if each equals its position. */
    public static String frame(FramedImages plan) {
        return plan.frame().isDense()
                ? ""
                : RegionTables.joined(
                        IntStream.range(0, plan.search().order().size()).map(plan.frame()::cell));
    }

    /**
     * Returns the rows of a picture with the numbers of the cells counted from the target, for a target in the lowest row.
     * It has no row unless the puzzle fills a rectangle of squares column by column.
     */
    public static List<String> numbers(FramedImages plan) {
        Puzzle puzzle = plan.search().puzzle();
        Box box = puzzle.box();
        boolean isRectangle = puzzle.lattice().isOrthogonal()
                && box.layers() == 1
                && plan.search().order().isNatural()
                && plan.search().order().size() == box.volume();
        if (!isRectangle) {
            return List.of();
        }
        int columns = Math.min(plan.reach() / box.yDim() + 1, box.xDim());
        return IntStream.range(0, box.yDim())
                .map(row -> box.yDim() - 1 - row)
                .mapToObj(y -> IntStream.range(0, columns)
                        .mapToObj(x -> column(plan.frame().cell(x * box.yDim() + y)))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** Returns a number in four columns. {@code String.format} would load its locales, which takes 7 ms. */
    private static String column(int number) {
        String digits = String.valueOf(number);
        return " ".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    /** Returns the constants IMAGES and BOUNDED. */
    public static List<StringTable> tables(FramedImages plan) {
        return List.of(imageTable(plan), boundedTable(plan));
    }

    /** Returns the images that a solver makes of these constants. */
    public static FrameImages images(FramedImages plan) {
        return new FrameImages(imageTable(plan).array(), boundedTable(plan).array());
    }

    private static StringTable imageTable(FramedImages plan) {
        return new StringTable(
                "IMAGES",
                "The images of each shape, by their cells from the target on; none of one that the roots use up.",
                plan.search().shapes().stream()
                        .map(shape -> images(plan, shape))
                        .toList());
    }

    private static StringTable boundedTable(FramedImages plan) {
        return new StringTable(
                "BOUNDED",
                "For each cell, the images that can lie there with their first cell: bit n of hexadecimal words is image n.",
                rows(plan.bounded().stream()
                        .map(images -> hexWords(images, plan.imageWords()))
                        .toList()));
    }

    private static String images(FramedImages plan, Shape shape) {
        return plan.images().stream()
                .filter(image -> image.shape() == shape.index())
                .map(image -> image.cells().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(","));
    }

    /** Joins texts to rows of a readable length. */
    private static List<String> rows(List<String> texts) {
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder();
        for (String text : texts) {
            if (row.length() > 0 && row.length() + text.length() > ROW_LENGTH) {
                rows.add(row.toString());
                row.setLength(0);
            }
            row.append(row.length() == 0 ? "" : ",").append(text);
        }
        rows.add(row.toString());
        return rows;
    }

    private static String hexWords(BitSet images, int words) {
        return Arrays.stream(words(images, words)).mapToObj(Long::toHexString).collect(Collectors.joining(" "));
    }

    /**
     * Returns a set as words: bit n % 64 of word n / 64 is element n. Browsers run this class too, and the class
     * library that they have there returns zeros from {@code BitSet.toLongArray} for sets of 33 bits and more.
     *
     * @param count the number of words
     */
    public static long[] words(BitSet set, int count) {
        long[] words = new long[count];
        for (int element = set.nextSetBit(0); element >= 0; element = set.nextSetBit(element + 1)) {
            words[element / Long.SIZE] |= 1L << element;
        }
        return words;
    }
}
