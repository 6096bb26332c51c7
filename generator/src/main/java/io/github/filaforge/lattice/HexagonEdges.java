package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of the edges of hexagons. The axes have 60 degrees between them. A cell (x, y, c) is an edge of class c, which
 * states its direction: (x, y, 0) lies between hexagons (x, y) and (x + 1, y), (x, y, 1) between (x, y) and (x, y + 1), (x,
 * y, 2) between (x + 1, y) and (x, y + 1). Edges that share an end are neighbours.
 */
final class HexagonEdges extends LatticeForm {

    private static final int[][] ENDS = {{2, -1, 1, 1}, {-1, 2, 1, 1}, {1, 1, 2, 2}};

    HexagonEdges() {
        super(Symmetries.HEXAGON, true, 2, new int[][] {{1, 0}, {0, 1}, {1, 1}}, new int[][][] {
            {{0, -1, 2}, {0, 0, 1}, {0, 0, 2}, {1, -1, 1}},
            {{-1, 0, 1}, {-1, 1, -1}, {0, 0, -1}, {0, 0, 1}},
            {{0, 0, -2}, {0, 0, -1}, {0, 1, -2}, {1, 0, -1}},
        });
        isFull = false;
        beyondBox = 1;
        // In a picture edge 1 stands above the middle of a hexagon, half a column to the right, and edge 2 as far to
        // the right of edge 1 as edge 0 of the middle.
        indent = 1;
        block = "12,.0";
        flatSets = List.of("ditwigs", "tritwigs", "tetratwigs", "pentatwigs", "hexatwigs");
        rule = "the third number of an edge is its class, 0 to 2";
    }

    /** Returns the colouring of three colours in which no two edges that meet are alike. */
    @Override
    List<Colouring> colourings() {
        return List.of(new Colouring(3, cell -> Math.floorMod(cell.z(), 3)));
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.LINE, true, 3, 2.8, ENDS);
    }

    /** Returns true if the cell is an edge of a hexagon whose coordinates lie in the box. */
    @Override
    boolean contains(Box box, Cell cell) {
        int number = Math.floorMod(cell.z(), classes());
        return box.hasPoint(cell.x() + (number == 2 ? 1 : 0), cell.y())
                || box.hasPoint(cell.x() + (number == 0 ? 1 : 0), cell.y() + (number == 0 ? 0 : 1));
    }

    @Override
    String range(Box box) {
        return "the box has the edges of its hexagons, of which x runs from 0 to " + (box.xDim() - 1)
                + " and y from 0 to " + (box.yDim() - 1);
    }
}
