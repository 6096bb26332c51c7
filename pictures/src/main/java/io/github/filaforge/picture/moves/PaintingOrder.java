package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.print.CellSolid;
import io.github.filaforge.picture.print.CellSolids;
import io.github.filaforge.picture.print.Vec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which cells are painted, each after all cells that it hides. A plane along sides of cells lies between two
 * cells, and the cell on its far side is painted first.
 */
final class PaintingOrder {

    /** The difference below which two numbers are taken as equal. */
    private static final double TINY = 1e-6;

    private final Lattice lattice;
    private final CellSolids solids;
    private final Vec near;
    /** The directions of all sides, one of each two that are opposite. */
    private final List<Vec> axes = new ArrayList<>();
    /** For each kind of cells its least and its greatest value along each axis, from its point. */
    private final List<double[][]> reaches = new ArrayList<>();

    private final double diameter;

    /**
     * Makes the order of the cells of a lattice.
     *
     * @param near the direction to the eye
     */
    PaintingOrder(Lattice lattice, CellSolids solids, Vec near) {
        this.lattice = lattice;
        this.solids = solids;
        this.near = near;
        List<CellSolid> kinds = lattice.ofEachKind().stream().map(solids::solid).toList();
        for (CellSolid solid : kinds) {
            for (CellSolid.Side side : solid.sides()) {
                if (axes.stream().allMatch(axis -> Math.abs(axis.dot(side.normal())) < 1 - TINY)) {
                    axes.add(side.normal());
                }
            }
        }
        double most = 0;
        for (CellSolid solid : kinds) {
            reaches.add(axes.stream().map(axis -> reach(solid, axis)).toArray(double[][]::new));
            for (Vec corner : solid.corners()) {
                most = Math.max(most, corner.minus(solid.middle()).length());
            }
        }
        this.diameter = 2 * most;
    }

    private static double[] reach(CellSolid solid, Vec axis) {
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (Vec corner : solid.corners()) {
            least = Math.min(least, corner.dot(axis));
            most = Math.max(most, corner.dot(axis));
        }
        return new double[] {least, most};
    }

    /** A cell that waits until it is painted. */
    private static final class Waiting {

        private final Cell cell;
        private final Vec point;
        private final double depth;
        private boolean isPainted;

        Waiting(Cell cell, Vec point, double depth) {
            this.cell = cell;
            this.point = point;
            this.depth = depth;
        }
    }

    /** Returns cells in the order in which they are painted. */
    List<Cell> sorted(List<Cell> cells) {
        List<Waiting> waiting = new ArrayList<>();
        for (Cell cell : cells) {
            Vec point = solids.point(cell);
            waiting.add(new Waiting(
                    cell, point, point.plus(solids.solid(cell).middle()).dot(near)));
        }
        waiting.sort(Comparator.comparingDouble(each -> each.depth));
        List<Cell> painted = new ArrayList<>();
        for (int i = 0; i < waiting.size(); i++) {
            if (!waiting.get(i).isPainted) {
                paint(i, waiting, painted);
            }
        }
        return painted;
    }

    private void paint(int index, List<Waiting> waiting, List<Cell> painted) {
        Waiting next = waiting.get(index);
        next.isPainted = true;
        for (int i = index + 1; i < waiting.size() && waiting.get(i).depth < next.depth + diameter; i++) {
            if (!waiting.get(i).isPainted && isHidden(waiting.get(i), next)) {
                paint(i, waiting, painted);
            }
        }
        painted.add(next.cell);
    }

    /** Returns true if planes along sides have one cell on their far side only, and another on their near side. */
    private boolean isHidden(Waiting one, Waiting other) {
        double[][] ofOne = reaches.get(lattice.kindOf(one.cell));
        double[][] ofOther = reaches.get(lattice.kindOf(other.cell));
        Vec between = other.point.minus(one.point);
        boolean isBehind = false;
        for (int i = 0; i < ofOne.length; i++) {
            Vec axis = axes.get(i);
            double way = between.dot(axis);
            boolean isBefore = ofOne[i][1] <= way + ofOther[i][0] + TINY;
            boolean isAfter = way + ofOther[i][1] <= ofOne[i][0] + TINY;
            if (isBefore || isAfter) {
                double towards = axis.dot(near);
                if ((isBefore ? towards : -towards) <= TINY) {
                    return false;
                }
                isBehind = true;
            }
        }
        return isBehind;
    }
}
