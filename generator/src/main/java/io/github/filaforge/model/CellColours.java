package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The colours of the cells of a container, and the rule that states on which colours of cells a colour of a piece may lie.
 * Colour 0 is neutral and goes with every colour. This is the rule of BurrTools.
 *
 * @param ofCells the colours of the cells that are not neutral, from 1, by ascending cell
 * @param pairs the pairs of colours that go together, in ascending order; equal colours need a pair too
 */
public record CellColours(Map<Cell, Integer> ofCells, Set<ColourPair> pairs) {

    /** The colours of a container whose cells are all neutral. */
    public static final CellColours NONE = new CellColours(Map.of(), Set.of());

    public CellColours {
        ofCells = ofCells.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(ofCells));
        pairs = pairs.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(pairs));
    }

    /** Returns the colour of a cell; 0 if it is neutral. */
    public int colour(Cell cell) {
        return ofCells.getOrDefault(cell, 0);
    }

    /**
     * Returns true if a cell of a piece may lie on a cell of the container.
     *
     * @param piece the colour of the cell of the piece, 0 if it is neutral
     * @param container the colour of the cell of the container, 0 if it is neutral
     */
    public boolean permit(int piece, int container) {
        return piece == 0 || container == 0 || pairs.contains(new ColourPair(piece, container));
    }
}
