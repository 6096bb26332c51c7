package io.github.filaforge.lattice;

/** The box that a puzzle lies in; its cells run from (0, 0, 0) to (xDim - 1, yDim - 1, zDim - 1). */
public record Box(int xDim, int yDim, int zDim) {

    public Box {
        if (xDim < 1 || yDim < 1 || zDim < 1) {
            throw new IllegalArgumentException("a box has positive dimensions: " + xDim + "x" + yDim + "x" + zDim);
        }
    }

    /** The number of cells; a long, since three ints may multiply to more than an int holds. */
    public long volume() {
        return Math.multiplyExact(Math.multiplyExact((long) xDim, yDim), zDim);
    }

    public boolean contains(Cell cell) {
        return cell.x() >= 0 && cell.x() < xDim && cell.y() >= 0 && cell.y() < yDim && cell.z() >= 0 && cell.z() < zDim;
    }

    /** The dimensions as people write them: {@code 10x6}, or {@code 4x4x4} when there is more than one layer. */
    @Override
    public String toString() {
        return zDim == 1 ? xDim + "x" + yDim : xDim + "x" + yDim + "x" + zDim;
    }
}
