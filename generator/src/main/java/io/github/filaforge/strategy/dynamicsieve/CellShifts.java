package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the expressions that shift the words of a set of cells, which give the neighbours of all cells at once. */
final class CellShifts {

    private final LatticeFrame frame;
    /**
     * For each direction in which a step can lead to a cell that is not a neighbour, the cells from which it leads to a
     * neighbour.
     */
    private final Map<Direction, long[]> masks = new TreeMap<>();

    CellShifts(DynamicSievePlan plan) {
        this.frame = plan.frame();
        for (Direction direction : plan.directions()) {
            if (plan.wraps(direction)) {
                masks.put(direction, frame.mask(plan.cellsBefore(direction)));
            }
        }
    }

    /** Returns the numbers of the words that have the neighbours, in a direction, of the cells of one word. */
    List<Integer> sources(Direction direction, int word) {
        int near = nearest(direction, word);
        int far = near + Integer.signum(frame.steps().get(direction));
        List<Integer> sources = new ArrayList<>();
        if (isWord(near)) {
            sources.add(near);
        }
        if (isWord(far) && bits(direction) != 0) {
            sources.add(far);
        }
        return sources;
    }

    private int nearest(Direction direction, int word) {
        return word + frame.steps().get(direction) / Long.SIZE;
    }

    private boolean isWord(int word) {
        return word >= 0 && word < frame.words();
    }

    /** Returns the number of bits by which a word is shifted. */
    private int bits(Direction direction) {
        return Math.abs(frame.steps().get(direction)) % Long.SIZE;
    }

    /**
     * Returns the expression of the cells of one word whose neighbour in a direction is in a set.
     *
     * @param set the name of the set, or the beginning of the names of its words
     */
    String beside(String set, Direction direction, int word) {
        boolean forwards = frame.steps().get(direction) > 0;
        int bits = bits(direction);
        List<String> parts = new ArrayList<>();
        for (int source : sources(direction, word)) {
            String name = VariableNames.numbered(set, source, frame.words());
            if (source != nearest(direction, word)) {
                parts.add(name + (forwards ? " << " : " >>> ") + (Long.SIZE - bits));
            } else {
                parts.add(bits == 0 ? name : name + (forwards ? " >>> " : " << ") + bits);
            }
        }
        String shifted = parts.isEmpty() ? "0L" : String.join(" | ", parts);
        if (!masks.containsKey(direction)) {
            return shifted;
        }
        return (shifted.contains(" ") ? "(" + shifted + ")" : shifted) + " & "
                + Literals.hex(masks.get(direction)[word]);
    }
}
