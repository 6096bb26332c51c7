package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes a region: as a picture, or as a list of its cells if the lattice has no pictures or a picture would show little but
 * dots.
 */
final class RegionText {

    private RegionText() {}

    /**
     * Returns the lines R.
     *
     * @param crossing true if sticks may cross, so that no junctions can be closed
     * @param isNeeded true if the cells of a whole box are written too, because other lines R have some of them
     */
    static String of(Container container, boolean crossing, boolean isNeeded) {
        return cells(container, isNeeded)
                + (crossing ? "" : layout("R:closed=", container.lattice(), closed(container)));
    }

    private static String cells(Container container, boolean isNeeded) {
        Lattice lattice = container.lattice();
        if (!isNeeded && (container.extent().isEmpty() || isBoxWithoutJunctions(container))) {
            return "";
        }
        Extent extent = container
                .extent()
                .map(cells -> new Extent(cells.required(), lattice.written(cells.optional())))
                .orElseGet(() -> Extent.of(lattice.written(container.cells()), List.of()));
        Box box = container.box();
        long cells = extent.required().size() + (long) extent.optional().size();
        boolean isDrawn = container.lattice().boardForm().hasPictures()
                && cells > 0
                && box.volume() <= DefinitionWriter.MAX_TOKENS_PER_CELL * cells;
        return isDrawn
                ? picture(container, extent)
                : layout("R:layout=", lattice, extent.required())
                        + layout("R:optional:layout=", lattice, extent.optional())
                        + (cells == 0 ? "R\n~R\n" : "");
    }

    /** Returns true if the container has exactly the cells that a box has if sticks may cross. */
    private static boolean isBoxWithoutJunctions(Container container) {
        Lattice lattice = container.lattice();
        return lattice.hasJunctions()
                && container.optional().isEmpty()
                && container.cells().equals(lattice.written(lattice.cells(container.box())));
    }

    /** Returns the junctions between the cells that the container lacks. */
    private static List<Cell> closed(Container container) {
        Lattice lattice = container.lattice();
        if (!lattice.hasJunctions()) {
            return List.of();
        }
        List<Cell> cells = container.cells();
        return lattice.withJunctions(lattice.written(cells)).stream()
                .filter(cell -> !cells.contains(cell))
                .toList();
    }

    private static String layout(String start, Lattice lattice, List<Cell> cells) {
        return cells.isEmpty() ? "" : start + DefinitionWriter.text(lattice, cells) + "\n";
    }

    private static String picture(Container container, Extent extent) {
        Map<Cell, String> signs = new HashMap<>();
        extent.required().forEach(cell -> signs.put(cell, RegionDraft.REQUIRED));
        extent.optional().forEach(cell -> signs.put(cell, RegionDraft.OPTIONAL));
        CellGrid grid = CellGrid.of(container.lattice(), container.box(), container::isInBox, container::isInBox);
        return grid.rows(0, grid.layers(), 1, cell -> signs.getOrDefault(cell, PieceName.NO_PIECE)).stream()
                .collect(Collectors.joining("\n", "R\n", "\n~R\n"));
    }
}
