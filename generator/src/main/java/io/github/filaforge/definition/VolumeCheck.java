package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Piece;
import io.github.filaforge.runtime.text.Plural;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The check that the number of cells of the pieces of a puzzle fits its region. */
final class VolumeCheck {

    private final Token place;
    private final Container container;
    private final Set<Cell> covered;
    private final List<Piece> pieces;

    /**
     * Creates the check.
     *
     * @param place the place at which the puzzle begins
     * @param covered the cells of the stationary pieces
     */
    VolumeCheck(Token place, Container container, Set<Cell> covered, List<Piece> pieces) {
        this.place = place;
        this.container = container;
        this.covered = covered;
        this.pieces = pieces;
    }

    /**
     * Checks that the pieces of the puzzle can fill its region by their volumes.
     *
     * @param otherReasons throws an exception for a mistake that may be the reason of wrong volumes
     */
    void check(Runnable otherReasons) {
        Extent extent = container.extent().orElse(null);
        long optional = extent == null ? 0 : open(extent.optional());
        long region = optional + (extent == null ? container.boxCells() - covered.size() : open(extent.required()));
        long filled = 0;
        long least = 0;
        for (Piece piece : pieces) {
            int cells = container.lattice().written(piece.cells()).size();
            filled += piece.stationary() ? 0 : cells;
            least += piece.stationary() || piece.optional() ? 0 : cells;
        }
        if (container.boxCells() == 0) {
            throw place.error(DefinitionError.NO_CELL_IN_BOX, container.box(), container.lattice());
        }
        if (region == 0 && filled > 0) {
            otherReasons.run();
            throw place.error(extent == null ? DefinitionError.EMPTY_REGION : DefinitionError.NO_REGION);
        }
        if (region > DefinitionLimits.MAX_REGION_CELLS) {
            throw place.error(DefinitionError.REGION_TOO_LARGE, region, DefinitionLimits.MAX_REGION_CELLS);
        }
        if (filled == 0 && region > optional) {
            throw place.error(DefinitionError.NO_MOBILE_PIECE, Plural.of(region, "cell"));
        }
        if (filled < region - optional || least > region) {
            otherReasons.run();
            String cells = (least < filled ? least + " to " : "") + Plural.of(filled, "cell");
            throw volumeDiffers(cells, region - optional - filled, least - region, region, optional);
        }
    }

    private long open(Collection<Cell> cells) {
        long open = 0;
        for (Cell cell : cells) {
            open += container.lattice().isWritten(cell) && !covered.contains(cell) ? 1 : 0;
        }
        return open;
    }

    /**
     * Returns the error of wrong volumes.
     *
     * @param few the number of cells that the pieces lack; not above 0 if they do not have too few
     * @param many the number of cells that the pieces have too many
     */
    private DefinitionException volumeDiffers(String cells, long few, long many, long region, long optional) {
        String much = few > 0 ? "few" : "many";
        long wrong = few > 0 ? few : many;
        return optional == 0
                ? place.error(DefinitionError.VOLUME_DIFFERS, cells, region, wrong, much)
                : place.error(DefinitionError.VOLUME_OUT_OF_RANGE, cells, region - optional, region, wrong, much);
    }
}
