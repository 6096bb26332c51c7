package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How often pieces lie on cells. Immutable.
 *
 * @param pieces the names of the pieces that are not told apart, at least one
 * @param heats by cell
 */
public record HeatMap(List<String> pieces, Map<Cell, Heat> heats) {

    /**
     * How often they lie on a cell.
     *
     * @param share from 0 to 1
     * @param label what stands in the cell
     * @param told what is told of it when somebody points to it
     */
    public record Heat(double share, String label, String told) {}

    public HeatMap {
        pieces = List.copyOf(pieces);
        heats = new LinkedHashMap<>(heats);
    }

    @Override
    public Map<Cell, Heat> heats() {
        return new LinkedHashMap<>(heats);
    }
}
