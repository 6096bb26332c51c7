package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Node;
import io.github.filaforge.picture.vector.Path;
import java.util.Collection;
import java.util.List;

/**
 * The plane of a layer of a lattice, with the places of cells in it: the origin is that of the lattice, y runs downwards,
 * and lengths are in units of a cell. The place of a cell depends on its point in the plane and its class, and not on its
 * layer.
 */
final class CellPlane {

    /** A place in the plane. */
    record Spot(double x, double y) {

        Spot minus(Spot other) {
            return new Spot(x - other.x, y - other.y);
        }

        double distance(Spot other) {
            return Math.hypot(x - other.x, y - other.y);
        }

        /** Returns the spot at a share of the way to another. */
        Spot towards(Spot to, double share) {
            return new Spot(x + share * (to.x - x), y + share * (to.y - y));
        }

        /** Adds the line from this spot to another to a path. */
        void lineTo(Spot to, Path.Builder path) {
            path.move(x, y).line(to.x, to.y);
        }
    }

    /** The room that some spots take in the plane; y runs downwards. */
    record Room(double left, double top, double right, double bottom) {

        static Room of(List<Spot> spots) {
            return new Room(
                    spots.stream().mapToDouble(Spot::x).min().orElse(Double.MAX_VALUE),
                    spots.stream().mapToDouble(Spot::y).min().orElse(Double.MAX_VALUE),
                    spots.stream().mapToDouble(Spot::x).max().orElse(-Double.MAX_VALUE),
                    spots.stream().mapToDouble(Spot::y).max().orElse(-Double.MAX_VALUE));
        }

        double width() {
            return right - left;
        }

        double height() {
            return bottom - top;
        }
    }

    private final Lattice lattice;
    private final CellForm form;
    private final Affine place;

    CellPlane(Lattice lattice) {
        this.lattice = lattice;
        this.form = lattice.cellForm();
        double unit = form.unit();
        this.place = new Affine(unit, 0, form.slant() * unit, -form.rise() * unit, 0, 0);
    }

    Lattice lattice() {
        return lattice;
    }

    /** Returns the place of the frame of the corners. */
    Affine place() {
        return place;
    }

    /** Returns the corners of a cell in their frame; of a line its two ends. */
    List<Node> nodes(Cell cell) {
        return form.corners().get(lattice.classOf(cell)).stream()
                .map(corner -> new Node(corner.x() + form.step() * cell.x(), corner.y() + form.step() * cell.y()))
                .toList();
    }

    /** Returns the corners of a cell. */
    List<Spot> corners(Cell cell) {
        return nodes(cell).stream().map(this::spot).toList();
    }

    /** Returns the room that cells take. */
    Room room(Collection<Cell> cells) {
        return Room.of(cells.stream().flatMap(cell -> corners(cell).stream()).toList());
    }

    Spot spot(Node node) {
        return new Spot(place.x(node.x(), node.y()), place.y(node.x(), node.y()));
    }

    /** Returns the point to which a cell belongs. */
    Spot point(Cell cell) {
        return spot(new Node(form.step() * cell.x(), form.step() * cell.y()));
    }

    /** Returns the middle of a cell: that of a line, of the circle in a triangle, of a regular polygon. */
    Spot centre(Cell cell) {
        List<Spot> corners = corners(cell);
        int count = corners.size();
        double x = 0;
        double y = 0;
        double weights = 0;
        for (int i = 0; i < count; i++) {
            double weight =
                    count == 2 ? 1 : corners.get((i + 1) % count).distance(corners.get((i + count - 1) % count));
            x += weight * corners.get(i).x();
            y += weight * corners.get(i).y();
            weights += weight;
        }
        return new Spot(x / weights, y / weights);
    }

    /** Returns the distance of the sides of a cell from its middle. */
    double inradius(Cell cell) {
        List<Spot> corners = corners(cell);
        Spot centre = centre(cell);
        Spot from = corners.get(0).minus(centre);
        Spot to = corners.get(1).minus(centre);
        return Math.abs(from.x() * to.y() - from.y() * to.x()) / corners.get(0).distance(corners.get(1));
    }

    /** Returns the middle of all cells. */
    Spot middle(Collection<Cell> cells) {
        double x = 0;
        double y = 0;
        for (Cell cell : cells) {
            Spot centre = centre(cell);
            x += centre.x();
            y += centre.y();
        }
        return new Spot(x / cells.size(), y / cells.size());
    }

    /** Returns the cell that is nearest to the middle of all; of several the first. */
    Cell middlemost(List<Cell> cells) {
        Spot middle = middle(cells);
        Cell best = cells.get(0);
        double least = Double.MAX_VALUE;
        for (Cell cell : cells) {
            double distance = centre(cell).distance(middle);
            if (distance < least - 1e-9) {
                least = distance;
                best = cell;
            }
        }
        return best;
    }

    /** Returns a path with a line across each cell. */
    Path hatch(Collection<Cell> cells) {
        Path.Builder hatch = Path.builder();
        for (Cell cell : cells) {
            Spot centre = centre(cell);
            double half = inradius(cell) / 2;
            hatch.move(centre.x() - half, centre.y() + half).line(centre.x() + half, centre.y() - half);
        }
        return hatch.build();
    }

    /** Returns the cell of the first layer that lies under or above another. */
    Cell flat(Cell cell) {
        return new Cell(cell.x(), cell.y(), cell.z() - lattice.layer(cell) * lattice.classes());
    }
}
