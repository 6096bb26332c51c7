package io.github.filaforge.runtime.schedule;

/**
 * Chooses the target in a matrix. A column without rows ends the branch, and a column with a single row comes first (polycube
 * article, "Ordering Heuristics"). The columns of pieces count under heuristic s, and under heuristics of polycube 1.x; under
 * the others only the columns of cells count. Polycube 2.0 has it so: its test case P-3 has 1,000,250 fits, with the columns of
 * pieces it would have 983,691.
 */
final class ColumnChoice {

    /** The choice where the branch can hold no solution. */
    static final int NONE = -1;

    private final ImageSpace space;
    private final ImageMatrix matrix;
    private final Remains remains;

    ColumnChoice(ImageSpace space, ImageMatrix matrix, Remains remains) {
        this.space = space;
        this.matrix = matrix;
        this.remains = remains;
    }

    /** Returns the column of the target, or {@link #NONE}. */
    int choose(Heuristic heuristic) {
        boolean isSize = heuristic.kind() == Heuristic.Kind.SIZE;
        int smallest = smallest(heuristic.looksAtPieces());
        if (smallest == NONE || isSize || matrix.size(smallest) == 1) {
            return smallest;
        }
        boolean breaksTies = heuristic.kind() != Heuristic.Kind.NEIGHBOURS;
        int best = NONE;
        int bestKey = Integer.MAX_VALUE;
        for (int column = matrix.first();
                column != matrix.end() && matrix.isCell(column);
                column = matrix.next(column)) {
            int key = heuristic.isFixed() ? heuristic.key(column) : openNeighbours(column);
            if (key < bestKey || (key == bestKey && breaksTies && matrix.size(column) < matrix.size(best))) {
                best = column;
                bestKey = key;
            }
        }
        return best;
    }

    /**
     * Returns the column with the fewest rows, the first of several. A shape with several pieces left is no target, since the
     * order in which its pieces are placed must not matter; it only has to have enough rows.
     *
     * @param ofPiecesToo true to look at pieces too, whose columns follow the columns of the cells
     */
    private int smallest(boolean ofPiecesToo) {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (int column = matrix.first();
                column != matrix.end() && (ofPiecesToo || matrix.isCell(column));
                column = matrix.next(column)) {
            int size = matrix.size(column);
            int needed = matrix.isCell(column) ? 1 : matrix.unusedOf(column);
            if (size < needed) {
                return NONE;
            }
            if (size < least && needed == 1) {
                best = column;
                least = size;
            }
        }
        return best;
    }

    private int openNeighbours(int cell) {
        int open = 0;
        for (int direction = 0; direction < space.directionCount(); direction++) {
            int neighbour = space.neighbour(direction, cell);
            if (neighbour != cell && remains.isOpen(neighbour)) {
                open++;
            }
        }
        return open;
    }
}
