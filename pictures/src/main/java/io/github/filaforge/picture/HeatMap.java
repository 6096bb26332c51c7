package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The frequencies of pieces on cells. Immutable.
 *
 * @param pieces the names of the pieces that are counted together, at least one
 * @param heats the frequencies by cell
 */
public record HeatMap(List<String> pieces, Map<Cell, Heat> heats) {

    /**
     * The frequency of the pieces on a cell.
     *
     * @param share the frequency from 0 to 1
     * @param label the text in the cell
     * @param told the text that appears when somebody points to the cell
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
