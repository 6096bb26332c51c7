package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * The cells that are open when the search goes from dancing links to image lists. They are numbered anew, in the order of
 * their numbers in the region. Immutable.
 */
final class OpenCells {

    private final int[] indexOf;
    private final int[] cellOf;
    /** For each direction the neighbour of each cell, or the cell itself if it has no open neighbour there. */
    private final int[][] neighbours;

    OpenCells(ImageSpace space, Remains remains) {
        this.indexOf = new int[space.cellCount()];
        int[] open = new int[space.cellCount()];
        int count = 0;
        for (int cell = 0; cell < indexOf.length; cell++) {
            indexOf[cell] = remains.isOpen(cell) ? count : -1;
            if (remains.isOpen(cell)) {
                open[count] = cell;
                count++;
            }
        }
        this.cellOf = Arrays.copyOf(open, count);
        this.neighbours = new int[space.directionCount()][count];
        for (int direction = 0; direction < neighbours.length; direction++) {
            for (int cell = 0; cell < count; cell++) {
                int neighbour = indexOf[space.neighbour(direction, cellOf[cell])];
                neighbours[direction][cell] = neighbour < 0 ? cell : neighbour;
            }
        }
    }

    int count() {
        return cellOf.length;
    }

    int directionCount() {
        return neighbours.length;
    }

    /** Returns the neighbour of a cell, or the cell itself if it has no open neighbour in the direction. */
    int neighbour(int direction, int cell) {
        return neighbours[direction][cell];
    }

    /**
     * Returns the ILSI bits of the directions in which a cell has no open neighbour. The first direction has the least
     * significant bit.
     */
    int edges(int cell) {
        int edges = 0;
        for (int direction = 0; direction < neighbours.length; direction++) {
            edges |= neighbours[direction][cell] == cell ? 1 << direction : 0;
        }
        return edges;
    }

    /** Returns the new number of a cell of the region, or -1 if it is not open. */
    int indexOf(int cellOfRegion) {
        return indexOf[cellOfRegion];
    }

    /** Returns the cells in a fixed order. */
    int[] order(Heuristic heuristic) {
        return heuristic.order(cellOf);
    }
}
