package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The colours of a container's cells, and which colours of pieces may lie on which of them. Colour 0 is neutral and goes with
 * every other: the rule of BurrTools.
 *
 * @param ofCells the colours of the cells that have one, from 1, by ascending cell
 * @param pairs the colours that go together, in ascending order
 */
public record CellColours(Map<Cell, Integer> ofCells, Set<ColourPair> pairs) {

    /** All cells are neutral. */
    public static final CellColours NONE = new CellColours(Map.of(), Set.of());

    public CellColours {
        ofCells = ofCells.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(ofCells));
        pairs = pairs.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(pairs));
    }

    /** The colour of a cell; 0 if it is neutral. */
    public int colour(Cell cell) {
        return ofCells.getOrDefault(cell, 0);
    }

    /** Whether a piece may lie with a cell of one colour on a cell of another. */
    public boolean permit(int piece, int container) {
        return piece == 0 || container == 0 || pairs.contains(new ColourPair(piece, container));
    }
}
