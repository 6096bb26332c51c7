package io.github.filaforge.lattice;

/**
 * A step from a cell to a neighbour. The directions of a lattice are the distinct steps of all its cells, in the order of
 * the ILSI bits: the first is the most significant bit (FILA article, section "Neighbor Occupancy Filtering (NOF) and Image
 * List Set Indices"), so that cubes have 32 for -x down to 1 for +z. Cells of one class need not have neighbours in all
 * directions.
 *
 * @param index the index among the directions of the lattice, from 0
 * @param ilsiBit the ILSI in which only the bit of this direction is set
 * @param label the text of the direction for people, for example {@code -x}
 * @param name the name of the direction in sources, for example {@code MINUS_X}
 * @param step the step from a cell to its neighbour
 * @param isForward true if the step leads to a cell that comes later in the natural order
 */
public record Direction(int index, int ilsiBit, String label, String name, Cell step, boolean isForward)
        implements Comparable<Direction> {

    @Override
    public int compareTo(Direction other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Direction direction && index == direction.index && step.equals(direction.step);
    }

    @Override
    public int hashCode() {
        return index;
    }
}
