package io.github.filaforge.image;

import io.github.filaforge.model.Shape;
import java.util.Optional;
import java.util.OptionalInt;

/** Why a puzzle has no solution, where parity or volumes tell it without a search. */
public final class Impossibility {

    private Impossibility() {}

    /**
     * The reason in words; empty if there may be solutions.
     *
     * @param catalog the images after the filters
     */
    public static Optional<String> reason(ImageCatalog catalog) {
        Parity parity = Parity.of(catalog.puzzle());
        if (!parity.isAchievable()) {
            return Optional.of(byParity(parity));
        }
        OptionalInt part = VolumeFilter.impossiblePart(catalog);
        if (part.isPresent()) {
            return Optional.of("an isolated part of the region has " + part.getAsInt()
                    + " cells, and no pieces together have as many");
        }
        return catalog.shapes().stream()
                .filter(shape -> catalog.images(shape).size() < shape.copies())
                .findFirst()
                .map(Impossibility::byFilters);
    }

    private static String byParity(Parity parity) {
        long pieces = parity.pieces().stream().filter(excess -> excess != 0).count();
        int sum = parity.pieces().stream().mapToInt(Integer::intValue).sum();
        String region = parity.region() == 0
                ? "as many cells of one colour as of the other"
                : parity.region() + " more cells of one colour than of the other";
        return "coloured like a chessboard, the region has " + region + ", which the pieces cannot add up to: " + pieces
                + " of them have more of one colour, by " + sum + " together";
    }

    private static String byFilters(Shape shape) {
        return "wherever piece " + shape.name() + " lies, the others cannot have the volume or the parity of the rest";
    }
}
