package io.github.filaforge.image;

import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * The parity filter: removes every image that leaves open an excess of cells of one colour over cells of the other to which
 * the remaining pieces cannot add up (polycube article, "Image Filters", section "Parity Constraint Violations"). If a
 * lattice has further colourings, the filter treats the numbers of cells of each of their colours in this way.
 */
public final class ParityFilter {

    private ParityFilter() {}

    /** Applies the filter once to every image. */
    public static ImageCatalog apply(ImageCatalog catalog) {
        Region region = catalog.region();
        int[] colours = region.cells().stream().mapToInt(region::colour).toArray();
        Parity parity = Parity.of(catalog.puzzle(), region);
        List<List<Image>> remaining = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            if (shape.isBlank()) {
                remaining.add(catalog.images(shape));
                continue;
            }
            List<Integer> others = new ArrayList<>(parity.pieces());
            List<Integer> optional = new ArrayList<>(parity.optional());
            int own = Parity.excess(region, shape.pieces().get(0).cells());
            (shape.required() > 0 ? others : optional).remove((Integer) own);
            boolean positive = Parity.isAchievable(own, others, optional, parity.totals());
            boolean negative = Parity.isAchievable(-own, others, optional, parity.totals());
            remaining.add(catalog.images(shape).stream()
                    .filter(image -> excess(colours, image) > 0 ? positive : negative)
                    .toList());
        }
        return catalog.filtered("parity filter", addingUp(catalog, remaining), catalog.constraint());
    }

    /**
     * Returns the images whose cells of each colour, with those of one of the images of each other piece, are those of the
     * region. Each colouring is used alone, so that symmetric images stay or go together.
     */
    private static List<List<Image>> addingUp(ImageCatalog catalog, List<List<Image>> images) {
        List<List<Image>> remaining = images;
        for (Colouring colouring : catalog.region().colourings()) {
            ColourSums sums = new ColourSums(catalog.region(), colouring, catalog.shapes(), images);
            List<LongPredicate> possible = sums.possible();
            List<List<Image>> left = new ArrayList<>();
            for (Shape shape : catalog.shapes()) {
                left.add(remaining.get(shape.index()).stream()
                        .filter(image -> possible.get(shape.index()).test(sums.counts(image)))
                        .toList());
            }
            remaining = left;
        }
        return remaining;
    }

    private static int excess(int[] colours, Image image) {
        int excess = 0;
        for (int cell : image.layout().cells()) {
            excess += colours[cell];
        }
        return excess;
    }
}
