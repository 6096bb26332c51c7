package io.github.filaforge.lattice;

/**
 * The coordinates of a cell of a lattice, as definitions state them: for a square or cube the point of its corner. The
 * natural order has x most significant, then y, then z, which is the order of the numbers of the cells of a box.
 */
public record Cell(int x, int y, int z) implements Comparable<Cell> {

    /** Returns the cell that a step leads to from this one. */
    public Cell plus(Cell step) {
        return new Cell(x + step.x, y + step.y, z + step.z);
    }

    /** Returns the step that leads from a cell to this one. */
    public Cell minus(Cell origin) {
        return new Cell(x - origin.x, y - origin.y, z - origin.z);
    }

    @Override
    public int compareTo(Cell other) {
        if (x != other.x) {
            return Integer.compare(x, other.x);
        }
        return y != other.y ? Integer.compare(y, other.y) : Integer.compare(z, other.z);
    }

    // Records have these methods by default, but the compiler's versions are linked anew in each JVM, which takes
    // some milliseconds at every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof Cell cell && x == cell.x && y == cell.y && z == cell.z;
    }

    @Override
    public int hashCode() {
        return (x * 31 + y) * 31 + z;
    }

    @Override
    public String toString() {
        return x + " " + y + " " + z;
    }
}
