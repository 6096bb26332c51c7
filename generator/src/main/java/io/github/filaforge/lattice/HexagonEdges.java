package io.github.filaforge.lattice;

import java.util.List;

/**
 * The edges of hexagons. The axes have 60 degrees between them. Class 0 lies between hexagons (x, y) and (x + 1, y), class 1
 * between (x, y) and (x, y + 1), class 2 between (x + 1, y) and (x, y + 1). Edges that share an end are neighbours.
 */
final class HexagonEdges extends LatticeForm {

    private static final int[][] ENDS = {{2, -1, 1, 1}, {-1, 2, 1, 1}, {1, 1, 2, 2}};

    HexagonEdges() {
        super(true, 2, new int[][] {{1, 0}, {0, 1}, {1, 1}}, new int[][][] {
            {{0, -1, 2}, {0, 0, 1}, {0, 0, 2}, {1, -1, 1}},
            {{-1, 0, 1}, {-1, 1, -1}, {0, 0, -1}, {0, 0, 1}},
            {{0, 0, -2}, {0, 0, -1}, {0, 1, -2}, {1, 0, -1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofHexagon();
    }

    /**
     * Returns the indentation of a row. In a picture edge 1 stands above the middle of a hexagon, half a column to the
     * right, and edge 2 as far to the right of edge 1 as edge 0 of the middle.
     */
    @Override
    int indent() {
        return 1;
    }

    @Override
    String block() {
        return "12,.0";
    }

    @Override
    List<String> flatSets() {
        return List.of("ditwigs", "tritwigs", "tetratwigs", "pentatwigs", "hexatwigs");
    }

    @Override
    String cellWords() {
        return "an edge";
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

    @Override
    boolean isFull() {
        return false;
    }

    @Override
    int beyondBox() {
        return 1;
    }

    /** Returns true for the edges of the hexagons of a box. */
    @Override
    boolean contains(Box box, Cell cell) {
        return switch (Math.floorMod(cell.z(), classes())) {
            case 0 -> hasHexagon(box, cell.x(), cell.y()) || hasHexagon(box, cell.x() + 1, cell.y());
            case 1 -> hasHexagon(box, cell.x(), cell.y()) || hasHexagon(box, cell.x(), cell.y() + 1);
            default -> hasHexagon(box, cell.x() + 1, cell.y()) || hasHexagon(box, cell.x(), cell.y() + 1);
        };
    }

    @Override
    String range(Box box) {
        return "the box has the edges of its hexagons, of which x runs from 0 to " + (box.xDim() - 1)
                + " and y from 0 to " + (box.yDim() - 1);
    }

    private static boolean hasHexagon(Box box, int x, int y) {
        return x >= 0 && x < box.xDim() && y >= 0 && y < box.yDim();
    }
}
