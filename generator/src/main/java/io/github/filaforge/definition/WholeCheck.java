package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Piece;
import io.github.filaforge.runtime.Quantity;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Whether the pieces of a puzzle have as many cells as there are to be filled. */
final class WholeCheck {

    private final Token place;
    private final Container container;
    private final Set<Cell> covered;
    private final List<Piece> pieces;

    /**
     * @param place where the puzzle begins
     * @param covered the cells of the stationary pieces
     */
    WholeCheck(Token place, Container container, Set<Cell> covered, List<Piece> pieces) {
        this.place = place;
        this.container = container;
        this.covered = covered;
        this.pieces = pieces;
    }

    /**
     * Refuses a puzzle whose pieces cannot fill its region by their volumes.
     *
     * @param otherReasons refuses it for what may have led to that
     */
    void check(Runnable otherReasons) {
        long optional = container.extent().map(Extent::optional).map(this::open).orElse(0L);
        long region = optional
                + container
                        .extent()
                        .map(Extent::required)
                        .map(this::open)
                        .orElseGet(() -> container.boxCells() - covered.size());
        long filled = pieces.stream()
                .filter(piece -> !piece.stationary())
                .mapToLong(piece -> container.lattice().written(piece.cells()).size())
                .sum();
        if (region == 0 && filled > 0) {
            throw place.error(
                    container.extent().isPresent() ? DefinitionError.NO_REGION : DefinitionError.EMPTY_REGION);
        }
        if (region > DefinitionLimits.MAX_REGION_CELLS) {
            throw place.error(DefinitionError.REGION_TOO_LARGE, region, DefinitionLimits.MAX_REGION_CELLS);
        }
        if (filled == 0 && region > optional) {
            throw place.error(DefinitionError.NO_MOBILE_PIECE, Quantity.of(region, "cell"));
        }
        if (filled < region - optional || filled > region) {
            otherReasons.run();
            throw volumeDiffers(filled, region, optional);
        }
    }

    private long open(Collection<Cell> cells) {
        return cells.stream()
                .filter(cell -> container.lattice().isWritten(cell) && !covered.contains(cell))
                .count();
    }

    private DefinitionException volumeDiffers(long filled, long region, long optional) {
        long missing = region - optional - filled;
        String much = missing > 0 ? "few" : "many";
        return optional == 0
                ? place.error(
                        DefinitionError.VOLUME_DIFFERS, Quantity.of(filled, "cell"), region, Math.abs(missing), much)
                : place.error(
                        DefinitionError.VOLUME_OUT_OF_RANGE,
                        Quantity.of(filled, "cell"),
                        region - optional,
                        region,
                        missing > 0 ? missing : filled - region,
                        much);
    }
}
