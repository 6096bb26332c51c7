package io.github.filaforge.search;

import io.github.filaforge.choice.ConstraintChoice;
import io.github.filaforge.image.FitFilter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ParityFilter;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import java.util.stream.Collectors;

/**
 * The images of a search according to a request: one piece is constrained, and images that are in no solution are filtered
 * out.
 */
final class ImageResolver {

    private final SearchRequest request;

    ImageResolver(SearchRequest request) {
        this.request = request;
    }

    /**
     * Returns the images that are left of all images.
     *
     * @throws RequestException if the piece that the request names cannot be constrained
     */
    ImageCatalog of(ImageCatalog all) {
        return filter(constrain(all));
    }

    private ImageCatalog filter(ImageCatalog catalog) {
        SearchRequest.Filters filters = request.filters();
        ImageCatalog left = filters.parity() ? ParityFilter.apply(catalog) : catalog;
        left = filters.volume() ? VolumeFilter.apply(left) : left;
        return filters.fit() ? FitFilter.apply(left, filters.fitRepeated()) : left;
    }

    private ImageCatalog constrain(ImageCatalog all) {
        if (request.distinct() == Distinct.ALL) {
            return all;
        }
        return switch (request.constraining().rule()) {
            case NOTHING -> all;
            case CHEAPEST -> ConstraintChoice.constrain(all);
            case AS_POLYCUBE -> RedundancyFilter.constrainBest(all);
            case PIECE ->
                RedundancyFilter.constrain(
                        all, uniqueShape(all, request.constraining().piece()));
        };
    }

    private static Shape uniqueShape(ImageCatalog all, String piece) {
        for (Shape shape : all.definedShapes()) {
            if (shape.pieces().stream().map(Piece::name).anyMatch(piece::equals)) {
                if (shape.copies() > 1) {
                    throw new RequestException("piece " + piece + " cannot be constrained: " + shape.copies()
                            + " pieces have its shape; " + uniquePieces(all));
                }
                return shape;
            }
        }
        throw new RequestException("the piece to be constrained, " + piece + ", is none of puzzle "
                + all.puzzle().name() + "; " + uniquePieces(all));
    }

    private static String uniquePieces(ImageCatalog all) {
        String names = all.definedShapes().stream()
                .filter(shape -> shape.copies() == 1)
                .map(Shape::name)
                .collect(Collectors.joining(" "));
        return names.isEmpty() ? "no piece has a shape of its own" : "pieces with a shape of their own: " + names;
    }
}
