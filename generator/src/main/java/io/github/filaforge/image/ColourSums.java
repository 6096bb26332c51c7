package io.github.filaforge.image;

import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * How many cells of each colour the images of a puzzle have, and which of these counts can add up to those of the
 * region, with one image for each piece. The counts of all colours are one long, 16 bits for each: a region has at most
 * 4096 cells.
 */
final class ColourSums {

    private static final int BITS = Short.SIZE;
    /** The highest bit of each count, which is never set. */
    private static final long GUARDS = 0x8000_8000_8000_8000L;
    /** With more sums than these it is left open whether counts add up: a third of a second's work. */
    private static final int MOST_SUMS = 4_000_000;

    private final Colouring colouring;
    /** The colour of each cell of the region. */
    private final int[] colours;

    private final List<Shape> shapes;
    /** The distinct counts of the images of each shape, ascending. */
    private final List<long[]> counts = new ArrayList<>();

    ColourSums(Region region, Colouring colouring, List<Shape> shapes, List<List<Image>> images) {
        this.colouring = colouring;
        this.colours = region.cells().stream().mapToInt(colouring::colour).toArray();
        this.shapes = shapes;
        for (Shape shape : shapes) {
            counts.add(images.get(shape.index()).stream()
                    .mapToLong(image -> counts(image.layout().cells()))
                    .sorted()
                    .distinct()
                    .toArray());
        }
    }

    /** The counts of an image. */
    long counts(Image image) {
        return counts(image.layout().cells());
    }

    private long counts(int... cells) {
        long sum = 0;
        for (int cell : cells) {
            sum += 1L << (BITS * colours[cell]);
        }
        return sum;
    }

    /**
     * For each shape whether some counts of an image of it are in a sum that is the region's; what is left open, is.
     */
    List<LongPredicate> possible() {
        List<List<long[]>> reached = reached();
        long[] left = {total()};
        List<LongPredicate> possible = new ArrayList<>();
        for (Shape shape : shapes) {
            if (reached.isEmpty()) {
                possible.add(count -> true);
                continue;
            }
            List<long[]> sums = reached.get(shape.index());
            long[] before = left;
            possible.add(count -> leads(before, count, sums.get(shape.copies() - 1)));
            for (int copies = shape.copies() - 1; copies >= 0; copies--) {
                left = differences(left, counts.get(shape.index()), sums.get(copies));
            }
        }
        return possible;
    }

    /** Whether some images add up to the region, one for each piece. */
    boolean addUp() {
        List<List<long[]>> reached = reached();
        return reached.isEmpty()
                || Arrays.binarySearch(reached.get(0).get(shapes.get(0).copies()), total()) >= 0;
    }

    /** How many cells of each colour the region has. */
    List<Integer> region() {
        return IntStream.range(0, colouring.colours())
                .mapToObj(colour -> (int)
                        Arrays.stream(colours).filter(each -> each == colour).count())
                .toList();
    }

    private long total() {
        return counts(IntStream.range(0, colours.length).toArray());
    }

    /**
     * For each shape the sums of 0, 1 and so on of its images and of all pieces of the shapes behind it; empty if they
     * are many.
     */
    private List<List<long[]>> reached() {
        if (shapes.stream()
                        .mapToLong(shape -> (long) shape.copies() * shape.volume())
                        .sum()
                > Short.MAX_VALUE) {
            return List.of();
        }
        List<List<long[]>> reached = new ArrayList<>();
        long[] sums = {0};
        long open = MOST_SUMS;
        for (int shape = shapes.size() - 1; shape >= 0; shape--) {
            List<long[]> ofCopies = new ArrayList<>(List.of(sums));
            for (int copy = 0; copy < shapes.get(shape).copies(); copy++) {
                open -= (long) sums.length * counts.get(shape).length;
                if (open < 0) {
                    return List.of();
                }
                sums = sums(sums, counts.get(shape));
                ofCopies.add(sums);
            }
            reached.add(0, ofCopies);
        }
        return reached;
    }

    /** Whether counts taken from one of some sums give one of others. */
    private static boolean leads(long[] before, long count, long... after) {
        for (long sum : before) {
            if (isWithin(count, sum) && Arrays.binarySearch(after, sum - count) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether no count is greater than that of a sum. */
    private static boolean isWithin(long count, long sum) {
        return ((sum | GUARDS) - count & GUARDS) == GUARDS;
    }

    private static long[] sums(long[] left, long... right) {
        long[] sums = new long[left.length * right.length];
        int size = 0;
        for (long one : left) {
            for (long other : right) {
                sums[size++] = one + other;
            }
        }
        return distinct(sums, size);
    }

    /** Those of all differences that are among others. */
    private static long[] differences(long[] from, long[] counts, long... among) {
        long[] differences = new long[from.length * counts.length];
        int size = 0;
        for (long sum : from) {
            for (long count : counts) {
                if (isWithin(count, sum) && Arrays.binarySearch(among, sum - count) >= 0) {
                    differences[size++] = sum - count;
                }
            }
        }
        return distinct(differences, size);
    }

    private static long[] distinct(long[] values, int size) {
        Arrays.sort(values, 0, size);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || values[i] != values[i - 1]) {
                values[distinct++] = values[i];
            }
        }
        return Arrays.copyOf(values, distinct);
    }
}
