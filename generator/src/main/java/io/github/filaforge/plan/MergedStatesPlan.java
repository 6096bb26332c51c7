package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.PuzzleSymmetry;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.merge.Packing;
import io.github.filaforge.runtime.merge.WindowAutomaton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A search that takes the cells in a fixed order and goes on but once from partial assemblies that have filled the same cells
 * with the same pieces. Its only root is the bare region.
 */
public record MergedStatesPlan(
        ImageCatalog catalog, CellOrder order, Roots roots, Optional<CanonicalTest> canonicalTest)
        implements SearchPlan {

    /** More multisets of used pieces have no room beside the states themselves. */
    private static final double MOST_MULTISETS = 1 << 24;

    @Override
    public Kind kind() {
        return Kind.MERGED_STATES;
    }

    @Override
    public MergedStatesPlan withRoots(Roots newRoots) {
        return new MergedStatesPlan(catalog, order, newRoots, canonicalTest);
    }

    /**
     * The images of each shape that are in any solution, by ascending layout: those of the catalogue and, where it leaves out
     * symmetric copies of solutions but not all, what symmetries carry these to. Cells have their numbers in the region.
     */
    public List<List<Image>> images() {
        if (canonicalTest.isEmpty()) {
            return catalog.images();
        }
        Set<Image> found = new HashSet<>();
        for (PuzzleSymmetry symmetry : catalog.symmetries().elements()) {
            catalog.allImages().map(symmetry::apply).forEach(found::add);
        }
        List<List<Image>> images = new ArrayList<>();
        shapes().forEach(shape -> images.add(found.stream()
                .filter(image -> image.shape() == shape.index())
                .sorted(Comparator.comparing(Image::layout))
                .toList()));
        return images;
    }

    /** Why states cannot be merged, however much memory there is, as what there would be; empty if they can. */
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
     * The same as far as it can be told whatever the order of the cells: how many multisets of pieces may be used, and whether
     * symmetries that carry different shapes to the same cells have to be told apart.
     */
    public static Optional<String> obstacle(ImageCatalog catalog) {
        if (catalog.symmetries().tellsShapes() && !catalog.symmetries().isTrivial()) {
            return Optional.of("symmetric copies of pieces of different shapes that fill the same cells");
        }
        double multisets = 1;
        for (Shape shape : catalog.shapes()) {
            multisets *= shape.copies() + 1;
        }
        return multisets > MOST_MULTISETS
                ? Optional.of(String.format(
                        Locale.ROOT, "%.3g multisets of used pieces, and %.3g is the most", multisets, MOST_MULTISETS))
                : Optional.empty();
    }

    /** What is packed where solutions are listed: the images of the catalogue. */
    public Packing packing() {
        return packing(catalog, order);
    }

    /** What is packed if the cells of a catalogue are taken in an order. */
    public static Packing packing(ImageCatalog catalog, CellOrder order) {
        int[] copies =
                catalog.shapes().stream().mapToInt(shape -> shape.copies()).toArray();
        int[][][] images = catalog.images().stream()
                .map(ofShape -> ofShape.stream()
                        .map(image -> order.toPositions(image.layout()).cells())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        return Packing.of(order.size(), copies, images);
    }
}
