package io.github.filaforge.lattice;

/**
 * The box in which a puzzle lies. Its cells run from (0, 0, 0) to (xDim - 1, yDim - 1, zDim - 1).
 *
 * @param wDim the length along a fourth axis; 1 in all lattices that have none
 */
public record Box(int xDim, int yDim, int zDim, int wDim) {

    public Box {
        if (xDim < 1 || yDim < 1 || zDim < 1 || wDim < 1) {
            throw new IllegalArgumentException(
                    "a box has positive dimensions: " + xDim + "x" + yDim + "x" + zDim + "x" + wDim);
        }
    }

    /** Makes a box of three dimensions, or of two in one layer. */
    public Box(int xDim, int yDim, int zDim) {
        this(xDim, yDim, zDim, 1);
    }

    /** Returns the number of cells, as a long, since several ints may multiply to more than an int holds. */
    public long volume() {
        return Math.multiplyExact(Math.multiplyExact(Math.multiplyExact((long) xDim, yDim), (long) zDim), (long) wDim);
    }

    /** Returns the number of planes along x and y. */
    public int layers() {
        return Math.multiplyExact(zDim, wDim);
    }

    /** Returns true if the box has a square or a cube. */
    public boolean contains(Cell cell) {
        return hasPoint(cell.x(), cell.y()) && cell.z() >= 0 && cell.z() < zDim;
    }

    boolean hasPoint(int x, int y) {
        return x >= 0 && x < xDim && y >= 0 && y < yDim;
    }

    /** Returns the dimensions as people write them: {@code 10x6}, or {@code 4x4x4} if there is more than one layer. */
    @Override
    public String toString() {
        String flat = xDim + "x" + yDim;
        return wDim > 1 ? flat + "x" + zDim + "x" + wDim : zDim > 1 ? flat + "x" + zDim : flat;
    }
}
