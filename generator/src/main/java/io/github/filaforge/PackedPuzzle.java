package io.github.filaforge;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.merge.Packing;
import io.github.filaforge.runtime.merge.WindowAutomaton;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A puzzle as merging packs it, and the way back from images of the packing to solutions. Immutable. */
final class PackedPuzzle {

    /** For each number of used pieces of each shape there are states of their own. */
    private static final BigInteger MOST_SETS = BigInteger.ONE.shiftLeft(24);

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final Packing packing;
    /** By their numbers in the packing. */
    private final List<Image> images;

    private PackedPuzzle(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
        this.packing = packing(catalog, order);
        this.images = catalog.allImages().toList();
    }

    /**
     * The puzzle of a catalogue, in the order of cells in which images reach the least far: then there are the fewest ways in
     * which the border between filled and open cells can run.
     */
    static PackedPuzzle of(ImageCatalog catalog) {
        return new PackedPuzzle(
                catalog,
                orders(catalog.region())
                        .min(Comparator.comparingInt(order -> reach(catalog, order)))
                        .orElseThrow());
    }

    /** Why states of a puzzle cannot be merged, however much memory there is; empty if they can. */
    static Optional<String> obstacle(ImageCatalog catalog) {
        BigInteger sets = catalog.shapes().stream()
                .map(shape -> BigInteger.valueOf(shape.copies() + 1L))
                .reduce(BigInteger.ONE, BigInteger::multiply);
        if (sets.compareTo(MOST_SETS) > 0) {
            return Optional.of("its pieces make more than " + MOST_SETS + " sets");
        }
        int reach = orders(catalog.region())
                .mapToInt(order -> reach(catalog, order))
                .min()
                .orElse(0);
        return reach > WindowAutomaton.FURTHEST
                ? Optional.of("its pieces reach " + reach + " cells ahead in every order of the cells, and "
                        + WindowAutomaton.FURTHEST + " is the most")
                : Optional.empty();
    }

    /** How far behind its first cell an image goes at most. */
    private static int reach(ImageCatalog catalog, CellOrder order) {
        return catalog.allImages()
                .map(image -> IntStream.of(image.layout().cells()).map(order::positionOf))
                .map(IntStream::summaryStatistics)
                .mapToInt(positions -> positions.getMax() - positions.getMin())
                .max()
                .orElse(0);
    }

    /** The natural order, and those by each of the coordinates first. */
    private static Stream<CellOrder> orders(Region region) {
        Comparator<Cell> x = Comparator.comparingInt(Cell::x);
        Comparator<Cell> y = Comparator.comparingInt(Cell::y);
        Comparator<Cell> z = Comparator.comparingInt(Cell::z);
        return Stream.of(
                        x.thenComparing(y).thenComparing(z),
                        x.thenComparing(z).thenComparing(y),
                        y.thenComparing(x).thenComparing(z),
                        y.thenComparing(z).thenComparing(x),
                        z.thenComparing(x).thenComparing(y),
                        z.thenComparing(y).thenComparing(x))
                .map(order -> CellOrder.of(
                        "merge",
                        IntStream.range(0, region.size())
                                .boxed()
                                .sorted(Comparator.comparing(region::cell, order))
                                .toList()));
    }

    private static Packing packing(ImageCatalog catalog, CellOrder order) {
        int[] copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        int[][][] cells = catalog.images().stream()
                .map(images -> images.stream()
                        .map(image -> order.toPositions(image.layout()).cells())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        return Packing.of(order.size(), copies, cells);
    }

    Puzzle puzzle() {
        return catalog.puzzle();
    }

    List<Shape> shapes() {
        return catalog.shapes();
    }

    Packing packing() {
        return packing;
    }

    /** Draws solutions, and tells where each piece lies. */
    SolutionDecoder decoder() {
        return new Board(
                BoardText.region(catalog.puzzle()).toArray(String[]::new),
                BoardText.order(order),
                BoardText.pieces(catalog.shapes()).toArray(String[]::new));
    }

    /**
     * A solution as the decoder reads it. Its images stand in the order of their first cells, whatever the order of placing,
     * so that copies of a shape take their names as in a search that fills the cells in their natural order.
     *
     * @param placed the images by their numbers, in any order
     */
    int[] solution(List<Integer> placed) {
        int[] solution = new int[order.size() + placed.size()];
        List<Integer> sorted = new ArrayList<>(placed);
        sorted.sort(Comparator.comparingInt(image -> images.get(image).layout().first()));
        for (int number = 0; number < sorted.size(); number++) {
            for (int position : packing.cells(sorted.get(number))) {
                solution[position] = number;
            }
            solution[order.size() + number] = packing.kind(sorted.get(number));
        }
        return solution;
    }

    /**
     * The frequencies of all images.
     *
     * @param counts by the number of the image; {@code null} is none
     */
    ImageFrequencies frequencies(BigInteger solutions, BigInteger... counts) {
        List<ImageFrequency> frequencies = new ArrayList<>();
        for (int number = 0; number < counts.length; number++) {
            if (counts[number] != null) {
                Image image = images.get(number);
                frequencies.add(new ImageFrequency(
                        shapes().get(image.shape()),
                        IntStream.of(image.layout().cells())
                                .mapToObj(catalog.region()::cell)
                                .toList(),
                        counts[number]));
            }
        }
        return new ImageFrequencies(puzzle(), shapes(), solutions, frequencies);
    }
}
