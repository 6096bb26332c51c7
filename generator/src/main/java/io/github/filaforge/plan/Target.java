package io.github.filaforge.plan;

import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What there is to try when a cell is the target.
 *
 * @param position the position of the cell in the order
 * @param cell the number of the cell in its region
 * @param mask the ILSI bits that are known without looking: the neighbours outside the region and, as the order is
 *     fixed, those with earlier positions
 * @param neighbours the positions of the neighbours that have to be looked at, by direction; empty without NOF
 * @param sets the image list sets that are not empty, by ascending ILSI; without NOF just one, with the mask as ILSI
 */
public record Target(int position, int cell, int mask, Map<Direction, Integer> neighbours, List<ImageListSet> sets) {

    public Target {
        neighbours = neighbours.isEmpty() ? Map.of() : new TreeMap<>(neighbours);
        sets = List.copyOf(sets);
    }

    /** The ILSI for an occupancy under which this cell is the target. */
    public int ilsi(Layout occupancy) {
        int ilsi = mask;
        for (Map.Entry<Direction, Integer> neighbour : neighbours.entrySet()) {
            if (occupancy.contains(neighbour.getValue())) {
                ilsi |= neighbour.getKey().ilsiBit();
            }
        }
        return ilsi;
    }

    /** The image list set with the given index; empty if nothing can be tried. */
    public ImageListSet set(int ilsi) {
        for (ImageListSet set : sets) {
            if (set.ilsi() == ilsi) {
                return set;
            }
        }
        return new ImageListSet(ilsi, List.of());
    }

    /** The images that may be tried here if nothing is known of the neighbours. */
    public ImageListSet widestSet() {
        return set(mask);
    }
}
