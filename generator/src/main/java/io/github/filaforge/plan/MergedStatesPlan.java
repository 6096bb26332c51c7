package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.merge.window.Counters;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The plan of a search that takes the cells in a fixed order and merges partial assemblies: if several partial assemblies
 * fill equal sets of cells with equal sets of pieces, it goes on from one of them only. Its only root is the bare region.
 */
public record MergedStatesPlan(
        ImageCatalog catalog, CellOrder order, Roots roots, Optional<CanonicalTest> canonicalTest)
        implements SearchPlan {

    /** The greatest number of multisets of used pieces that have room in memory beside the states themselves. */
    private static final double MOST_MULTISETS = 1 << 24;

    @Override
    public Kind kind() {
        return Kind.MERGED_STATES;
    }

    @Override
    public <R> R by(Cases<R> cases) {
        return cases.ofMergedStates(this);
    }

    @Override
    public MergedStatesPlan withRoots(Roots newRoots) {
        return new MergedStatesPlan(catalog, order, newRoots, canonicalTest);
    }

    /**
     * Returns the images of each shape that are in any solution, by ascending layout. They are the images of the catalogue.
     * If the catalogue leaves out some but not all symmetric copies of solutions, the symmetric copies of its images are
     * added. Cells have their numbers in the region.
     */
    public List<List<Image>> images() {
        if (canonicalTest.isEmpty()) {
            return catalog.images();
        }
        Set<Image> found = catalog.symmetries().elements().stream()
                .flatMap(symmetry -> catalog.allImages().map(symmetry::apply))
                .collect(Collectors.toSet());
        return shapes().stream()
                .map(shape -> found.stream()
                        .filter(image -> image.shape() == shape.index())
                        .sorted(Comparator.comparing(Image::layout))
                        .toList())
                .toList();
    }

    /**
     * Returns the reason why states cannot be merged with any amount of memory, as a noun phrase; empty if they can be
     * merged.
     */
    public Optional<String> obstacle() {
        int reach = packing().reach();
        return obstacle(catalog)
                .or(() -> reach > WindowAutomaton.FURTHEST
                        ? Optional.of(String.format(
                                Locale.ROOT,
                                "images that end %d cells after they begin, and %d is the most",
                                reach,
                                WindowAutomaton.FURTHEST))
                        : Optional.empty());
    }

    /**
     * Returns the reason of {@link #obstacle()} that does not depend on the order of the cells: too many multisets of used
     * pieces.
     */
    public static Optional<String> obstacle(ImageCatalog catalog) {
        int[] volumes = catalog.shapes().stream().mapToInt(Shape::volume).toArray();
        int[] images = catalog.images().stream().mapToInt(List::size).toArray();
        Counters counters = Counters.of(supply(catalog), catalog.region().size(), volumes, images);
        double multisets = IntStream.range(0, counters.count())
                .mapToDouble(counter -> counters.most(counter) + 1)
                .reduce(1, (product, factor) -> product * factor);
        return multisets > MOST_MULTISETS
                ? Optional.of(String.format(
                        Locale.ROOT, "%.3g multisets of used pieces, and %.3g is the most", multisets, MOST_MULTISETS))
                : Optional.empty();
    }

    /** Returns the packing of the images of the catalogue, which lists solutions. */
    public Packing packing() {
        return packing(catalog, order);
    }

    /** Returns the packing of the images of a catalogue with cells in an order. */
    public static Packing packing(ImageCatalog catalog, CellOrder order) {
        int[][][] images = catalog.images().stream()
                .map(ofShape -> ofShape.stream()
                        .map(image -> order.toPositions(image.layout()).cells())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        return Packing.of(order.size(), supply(catalog), images);
    }

    private static Supply supply(ImageCatalog catalog) {
        List<Shape> shapes = catalog.shapes();
        boolean[] blanks = new boolean[shapes.size()];
        for (Shape shape : shapes) {
            blanks[shape.index()] = shape.isBlank();
        }
        PieceRange placed = catalog.puzzle().placed();
        return new Supply(
                shapes.stream().mapToInt(Shape::required).toArray(),
                shapes.stream().mapToInt(Shape::copies).toArray(),
                shapes.stream().mapToInt(Shape::volume).toArray(),
                blanks,
                placed.least(),
                placed.most(),
                catalog.pieces());
    }
}
