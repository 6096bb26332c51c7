package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The fit filter: removes every image that leaves an open cell which no image can fill, or a piece without a place (polycube
 * article, "Image Filters", section "Fit Constraint Violations").
 */
public final class FitFilter {

    private final ImageCatalog catalog;
    private final List<Image> images;
    /** The images that cover each cell, by their numbers in the list. */
    private final List<BitSet> coveringCell;
    /** The images of each shape, by their numbers in the list. */
    private final List<BitSet> ofShape;

    private FitFilter(ImageCatalog catalog) {
        this.catalog = catalog;
        // The shapes with few images come first: when they lose images, more images of the others collide with all
        // that are left.
        this.images = catalog.images().stream()
                .sorted(Comparator.comparingInt(List::size))
                .flatMap(List::stream)
                .toList();
        this.coveringCell = sets(catalog.region().size());
        this.ofShape = sets(catalog.shapes().size());
        for (int number = 0; number < images.size(); number++) {
            ofShape.get(images.get(number).shape()).set(number);
            for (int cell : images.get(number).layout().cells()) {
                coveringCell.get(cell).set(number);
            }
        }
    }

    private static List<BitSet> sets(int count) {
        return Stream.generate(BitSet::new).limit(count).toList();
    }

    /**
     * Applies the filter to every image.
     *
     * @param repeatedly true to apply it until nothing changes, since other images may have needed images that it removed
     */
    public static ImageCatalog apply(ImageCatalog catalog, boolean repeatedly) {
        ImageCatalog filtered = new FitFilter(catalog).once();
        while (repeatedly && filtered.size() < catalog.size()) {
            SearchStopped.ifInterrupted();
            ImageCatalog next = new FitFilter(filtered).once();
            if (next.size() == filtered.size()) {
                return filtered;
            }
            filtered = next;
        }
        return filtered;
    }

    private ImageCatalog once() {
        BitSet alive = new BitSet();
        alive.set(0, images.size());
        for (int number = 0; number < images.size(); number++) {
            if (!leavesFits(number, alive)) {
                alive.clear(number);
            }
        }
        List<List<Image>> remaining = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            BitSet left = (BitSet) ofShape.get(shape.index()).clone();
            left.and(alive);
            remaining.add(left.stream().mapToObj(images::get).toList());
        }
        return catalog.filtered("fit filter", remaining, catalog.constraint());
    }

    private boolean leavesFits(int number, BitSet alive) {
        Image image = images.get(number);
        Layout layout = image.layout();
        Shape own = catalog.shapes().get(image.shape());
        BitSet left = (BitSet) alive.clone();
        for (int cell : layout.cells()) {
            left.andNot(coveringCell.get(cell));
        }
        if (own.copies() == 1) {
            left.andNot(ofShape.get(own.index()));
        }
        for (int cell = 0; cell < coveringCell.size(); cell++) {
            if (!layout.contains(cell) && !left.intersects(coveringCell.get(cell))) {
                return false;
            }
        }
        for (Shape shape : catalog.shapes()) {
            int needed = shape.equals(own) ? shape.required() - 1 : shape.required();
            BitSet ofThis = (BitSet) ofShape.get(shape.index()).clone();
            ofThis.and(left);
            if (ofThis.cardinality() < needed) {
                return false;
            }
        }
        return true;
    }
}
