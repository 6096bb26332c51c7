package io.github.filaforge.runtime.schedule;

/**
 * Chooses the target in a matrix. A column without rows ends the branch, and a column with a single row is the target
 * (polycube article, "Ordering Heuristics"). Columns of pieces are looked at under heuristic s and under the heuristics of
 * polycube 1.x; under all other heuristics only the columns of cells are looked at. Polycube 2.0 does this too: its test
 * case P-3 has 1,000,250 fits, and would have 983,691 if it looked at the columns of pieces.
 */
final class ColumnChoice {

    /** The result if the branch can hold no solution. */
    static final int NONE = -1;

    private final ImageSpace space;
    private final ImageMatrix matrix;
    private final Remains remains;

    ColumnChoice(ImageSpace space, ImageMatrix matrix, Remains remains) {
        this.space = space;
        this.matrix = matrix;
        this.remains = remains;
    }

    /** Returns the column of the target, or {@link #NONE} if the branch can hold no solution. */
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
     * Returns the column with the fewest rows, or the first of several, or {@link #NONE} if a column has too few rows. A
     * shape with several pieces left is no target, because the order in which its pieces are placed must not matter; it only
     * needs a row for each of its pieces.
     *
     * @param ofPiecesToo true to look also at the columns of pieces, which follow the columns of the cells
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
