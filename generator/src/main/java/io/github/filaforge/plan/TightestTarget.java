package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the cell or piece with the fewest images, which is the first target of dancing links. */
final class TightestTarget {

    private TightestTarget() {}

    /**
     * Returns the images with which heuristic s begins: the images of the cell or piece that has the fewest. Cells come
     * before pieces, and the first of several is taken. With 12 pentominoes in 10x6 it is the constrained piece; with 18
     * one-sided pentominoes in 18x5 it is a corner.
     */
    static List<Image> of(ImageCatalog catalog) {
        Stream<List<Image>> ofPieces =
                catalog.shapes().stream().filter(Shape::isOfOnePiece).map(catalog::images);
        return Stream.concat(Stream.of(ofCell(catalog, List.of())), ofPieces)
                .reduce((first, next) -> next.size() < first.size() ? next : first)
                .orElse(List.of());
    }

    /**
     * Returns the images that still fit the open cell with the fewest of them, the first of several cells. Empty if no cell
     * is open.
     */
    static List<Image> ofCell(ImageCatalog catalog, List<Image> placed) {
        int cells = catalog.region().size();
        Layout occupancy = placed.stream().map(Image::layout).reduce(Layout.empty(cells), Layout::union);
        return ofCell(fitting(catalog.allImages(), catalog.shapes(), placed, occupancy), cells, occupancy);
    }

    /**
     * Returns the images of the open cell with the fewest images, the first of several cells. Empty if no cell is open.
     *
     * @param fitting images that are known to fit, with layouts by cell number or by position
     * @param cells the number of cells of the region
     */
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

    /** Returns the candidates that fit and whose shape has a free piece. */
    static List<Image> fitting(Stream<Image> candidates, List<Shape> shapes, List<Image> placed, Layout occupancy) {
        int[] unused = shapes.stream().mapToInt(Shape::copies).toArray();
        placed.forEach(image -> unused[image.shape()]--);
        return candidates
                .filter(image -> unused[image.shape()] > 0 && !image.layout().intersects(occupancy))
                .toList();
    }
}
