package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.List;
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
        return fewest(Stream.concat(ofCells(catalog, List.of()), ofPieces));
    }

    /** The images left for the open cell that has the fewest, the first of several. */
    static List<Image> ofCell(ImageCatalog catalog, List<Image> placed) {
        return fewest(ofCells(catalog, placed));
    }

    private static List<Image> fewest(Stream<List<Image>> targets) {
        return targets.reduce((first, next) -> next.size() < first.size() ? next : first)
                .orElse(List.of());
    }

    /** For each open cell the images that cover it, that fit, and of whose piece one is left. */
    private static Stream<List<Image>> ofCells(ImageCatalog catalog, List<Image> placed) {
        int cells = catalog.region().size();
        Layout occupancy = placed.stream().map(Image::layout).reduce(Layout.empty(cells), Layout::union);
        int[] unused = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        placed.forEach(image -> unused[image.shape()]--);
        List<List<Image>> covering = Stream.generate(() -> (List<Image>) new ArrayList<Image>())
                .limit(cells)
                .toList();
        catalog.allImages()
                .filter(image -> unused[image.shape()] > 0 && !image.layout().intersects(occupancy))
                .forEach(image -> {
                    for (int cell : image.layout().cells()) {
                        covering.get(cell).add(image);
                    }
                });
        return IntStream.range(0, cells)
                .filter(cell -> !occupancy.contains(cell))
                .mapToObj(covering::get);
    }
}
