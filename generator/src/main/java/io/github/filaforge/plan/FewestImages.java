package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The cell or piece with the fewest images, which dancing links take first. */
final class FewestImages {

    private FewestImages() {}

    /**
     * The images that heuristic s begins with: those of the cell or piece that has the fewest, cells before pieces and
     * the first of several. With 12 pentominoes in 10x6 it is the constrained piece; with 18 one-sided pentominoes in
     * 18x5 it is a corner.
     */
    static List<Image> of(ImageCatalog catalog) {
        Stream<List<Image>> ofPieces =
                catalog.shapes().stream().filter(shape -> shape.copies() == 1).map(catalog::images);
        return Stream.concat(Stream.of(ofCell(catalog, List.of())), ofPieces)
                .reduce((first, next) -> next.size() < first.size() ? next : first)
                .orElse(List.of());
    }

    /** The images left for the open cell that has the fewest, the first of several; none if no cell is open. */
    static List<Image> ofCell(ImageCatalog catalog, List<Image> placed) {
        int cells = catalog.region().size();
        Layout occupancy = placed.stream().map(Image::layout).reduce(Layout.empty(cells), Layout::union);
        return ofCell(fitting(catalog.allImages(), catalog.shapes(), placed, occupancy), cells, occupancy);
    }

    /** The same of images that are known to fit, in a region of so many cells; these may be positions. */
    static List<Image> ofCell(List<Image> fitting, int cells, Layout occupancy) {
        int[] covering = new int[cells];
        for (Image image : fitting) {
            for (int cell : image.layout().cells()) {
                covering[cell]++;
            }
        }
        OptionalInt fewest = IntStream.range(0, cells)
                .filter(cell -> !occupancy.contains(cell))
                .reduce((first, next) -> covering[next] < covering[first] ? next : first);
        return fewest.isEmpty()
                ? List.of()
                : fitting.stream()
                        .filter(image -> image.layout().contains(fewest.getAsInt()))
                        .toList();
    }

    /** The candidates that fit and of whose shape a piece is left. */
    static List<Image> fitting(Stream<Image> candidates, List<Shape> shapes, List<Image> placed, Layout occupancy) {
        int[] unused = shapes.stream().mapToInt(Shape::copies).toArray();
        placed.forEach(image -> unused[image.shape()]--);
        return candidates
                .filter(image -> unused[image.shape()] > 0 && !image.layout().intersects(occupancy))
                .toList();
    }
}
