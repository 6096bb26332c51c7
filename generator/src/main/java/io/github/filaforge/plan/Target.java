package io.github.filaforge.plan;

import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A target with its image list sets.
 *
 * @param position the position of the cell in the order
 * @param cell the number of the cell in its region
 * @param mask the ILSI bits that are known without a test of the occupancy: the bits of the neighbours outside the region
 *     and of the neighbours with earlier positions
 * @param neighbours the positions of the neighbours that have to be tested, by direction; empty without NOF
 * @param sets the image list sets that are not empty, by ascending ILSI; without NOF only one, with the mask as ILSI
 */
public record Target(int position, int cell, int mask, Map<Direction, Integer> neighbours, List<ImageListSet> sets) {

    public Target {
        neighbours = neighbours.isEmpty() ? Map.of() : new TreeMap<>(neighbours);
        sets = List.copyOf(sets);
    }

    /** Returns the ILSI for an occupancy whose target is this cell. */
    public int ilsi(Layout occupancy) {
        int ilsi = mask;
        for (Map.Entry<Direction, Integer> neighbour : neighbours.entrySet()) {
            if (occupancy.contains(neighbour.getValue())) {
                ilsi |= neighbour.getKey().ilsiBit();
            }
        }
        return ilsi;
    }

    /** Returns the image list set with the given index. The set is empty if no image can be tried. */
    public ImageListSet set(int ilsi) {
        return sets.stream()
                .filter(set -> set.ilsi() == ilsi)
                .findFirst()
                .orElseGet(() -> new ImageListSet(ilsi, List.of()));
    }

    /**
     * Returns the image list set for the case that no further neighbour is filled. It has every image of every other set.
     */
    public ImageListSet widestSet() {
        return set(mask);
    }
}
