package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The lattice of the edges of squares, and of the junctions between the edges. Class 0 leads from vertex (x, y) to (x + 1,
 * y), class 1 to (x, y + 1). Class 2 is the junction at the vertex itself. A piece that goes straight on at a vertex fills
 * its junction, so that no other piece crosses it there. Edges that share an end are neighbours, and the edges that end at a
 * vertex are neighbours of its junction.
 */
final class SquareEdges extends LatticeForm {

    private static final int HORIZONTAL = 0;
    private static final int VERTICAL = 1;
    private static final int JUNCTION = 2;

    SquareEdges() {
        super(Symmetries.SQUARE, true, 2, new int[][] {{1, 0}, {0, 1}, {0, 0}}, new int[][][] {
            {{-1, 0, 0}, {0, -1, 1}, {0, 0, 1}, {1, -1, 1}, {1, 0, 0}, {1, 0, 1}, {0, 0, 2}, {1, 0, 2}},
            {{0, -1, 0}, {-1, 0, -1}, {-1, 1, -1}, {0, 0, -1}, {0, 1, -1}, {0, 1, 0}, {0, 0, 1}, {0, 1, 1}},
            {{-1, 0, -2}, {0, -1, -1}, {0, 0, -2}, {0, 0, -1}},
        });
        isFull = false;
        writtenClasses = JUNCTION;
        // The picture of a vertex, with the edges to the right of it and above it.
        block = "1.,+0";
        flatSets = List.of("disticks", "tristicks", "tetrasticks", "pentasticks");
        rule = "the third number of an edge is its class, 0 or 1";
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(
                CellForm.Kind.LINE, false, 1, 2, new int[] {0, 0, 1, 0}, new int[] {0, 0, 0, 1}, new int[] {0, 0, 0, 0
                });
    }

    /** Returns true for the edges between vertices of the box, and for the junctions where two of them lie in a line. */
    @Override
    boolean contains(Box box, Cell cell) {
        boolean isLeft = cell.x() < box.xDim() - 1;
        boolean isLow = cell.y() < box.yDim() - 1;
        return box.hasPoint(cell.x(), cell.y())
                && switch (cell.z()) {
                    case HORIZONTAL -> isLeft;
                    case VERTICAL -> isLow;
                    case JUNCTION -> (isLeft && cell.x() > 0) || (isLow && cell.y() > 0);
                    default -> false;
                };
    }

    @Override
    String range(Box box) {
        return "the box has the edges between its vertices, of which x runs from 0 to " + (box.xDim() - 1)
                + " and y from 0 to " + (box.yDim() - 1);
    }

    /** Returns the colour of a horizontal or a vertical edge; a junction does not count. */
    @Override
    int colour(Cell cell) {
        return switch (cell.z()) {
            case HORIZONTAL -> 1;
            case VERTICAL -> -1;
            default -> 0;
        };
    }

    @Override
    List<Cell> junctions(Collection<Cell> edges) {
        Set<Cell> known = new HashSet<>(edges);
        Set<Cell> junctions = new HashSet<>();
        for (Cell edge : edges) {
            Cell before = edge.z() == HORIZONTAL
                    ? new Cell(edge.x() - 1, edge.y(), HORIZONTAL)
                    : new Cell(edge.x(), edge.y() - 1, VERTICAL);
            if (edge.z() != JUNCTION && known.contains(before)) {
                junctions.add(new Cell(edge.x(), edge.y(), JUNCTION));
            }
        }
        return new ArrayList<>(junctions);
    }
}
