package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** The cells that are open when the matrix hands over to FILA, numbered anew by their order. Immutable. */
final class OpenCells {

    private final int[] indexOf;
    private final int[] cellOf;
    /** For each direction the neighbour of each cell; the cell itself if there is none. */
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

    /** The neighbour of a cell; the cell itself if there is none. */
    int neighbour(int direction, int cell) {
        return neighbours[direction][cell];
    }

    /** The ILSI bits of the directions in which a cell has no neighbour, the first as the least significant. */
    int edges(int cell) {
        int edges = 0;
        for (int direction = 0; direction < neighbours.length; direction++) {
            edges |= neighbours[direction][cell] == cell ? 1 << direction : 0;
        }
        return edges;
    }

    /** The number here of a cell of the region that is open. */
    int indexOf(int cellOfRegion) {
        return indexOf[cellOfRegion];
    }

    /** The cells in a fixed order. */
    int[] order(Heuristic heuristic) {
        long[] sorted = new long[cellOf.length];
        for (int cell = 0; cell < sorted.length; cell++) {
            sorted[cell] = (long) heuristic.key(cellOf[cell]) << Integer.SIZE | cell;
        }
        Arrays.sort(sorted);
        int[] order = new int[sorted.length];
        for (int place = 0; place < order.length; place++) {
            order[place] = (int) sorted[place];
        }
        return order;
    }
}
