package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.CellPlane.Room;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Node;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Draws prisms and balls in space, with the axes of {@link IsometricDrawer}: to the right and back, to the left and back,
 * upwards. Nearer cells are painted later. A prism is nearer than another if its layer is higher, or, in one layer, if it
 * lies nearer in the plane: prisms that touch each other do so by whole sides. A ball is nearer than another if its middle
 * is nearer, since all balls have one size.
 */
final class SpaceDrawer implements SolutionPicture.Drawer {

    private static final double COS_30 = Math.sqrt(3) / 2;
    private static final double MARGIN = 0.1;
    /** The length of a unit that is seen without foreshortening, where edges of cubes have length 1. */
    private static final double SCALE = Math.sqrt(1.5);

    private static final double CREASE = 0.03;
    /**
     * The share of white in the colour of level faces. {@link #ON_WALLS} is the greatest share of black in that of walls,
     * which are darker the more they turn away from the light.
     */
    private static final double LIGHT = 0.16;

    private static final double ON_WALLS = 0.3;
    /** The distance between layers that lie apart, in units of the height of the drawing of the lowest. */
    private static final double APART = 1.1;

    private static final double LETTERS = 1.3;
    /** The least distance of a name from the middle of a nearer ball, in radii. */
    private static final double CLEAR = 1.35;

    private final Lattice lattice;
    private final CellPlane plane;
    private final Palette palette;
    private final boolean areBalls;
    private final boolean apart;
    private final double storey;
    private final double left;
    private final double top;
    private final double width;
    private final double height;

    /**
     * Makes room for some cells.
     *
     * @param cells the cells, at least one
     * @param apart true if there is room between layers
     */
    SpaceDrawer(Puzzle puzzle, Palette palette, List<Cell> cells, boolean apart) {
        this.lattice = puzzle.lattice();
        this.plane = new CellPlane(lattice);
        this.palette = palette;
        this.apart = apart;
        this.areBalls = lattice.cellForm().kind() == CellForm.Kind.BALL;
        double own = areBalls ? lattice.cellForm().length() : 1;
        this.storey = apart ? APART * room(cells, 0).height() + own : own;
        Room room = room(cells, storey);
        this.left = room.left() - MARGIN;
        this.top = room.top() - MARGIN;
        this.width = room.right() - left + MARGIN;
        this.height = room.bottom() - top + MARGIN;
    }

    /** Returns the room of cells in layers with a distance. */
    private Room room(List<Cell> cells, double ofStorey) {
        List<Spot> spots = new ArrayList<>();
        for (Cell cell : cells) {
            double z = lattice.layer(cell) * ofStorey;
            if (areBalls) {
                Spot middle = seen(plane.centre(cell), z);
                double radius = radius(cell);
                spots.add(new Spot(middle.x() - radius, middle.y() - radius));
                spots.add(new Spot(middle.x() + radius, middle.y() + radius));
            } else {
                plane.corners(cell).forEach(corner -> spots.addAll(List.of(seen(corner, z), seen(corner, z + 1))));
            }
        }
        return Room.of(spots);
    }

    /** Returns the place where a place of the plane, in which y runs downwards, is seen at a height. */
    private static Spot seen(Spot spot, double z) {
        return new Spot(COS_30 * (spot.x() + spot.y()), -0.5 * (spot.x() - spot.y()) - z);
    }

    private double radius(Cell ball) {
        return SCALE * plane.inradius(ball);
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double height() {
        return height;
    }

    /** A cell and the piece to which it belongs. */
    private record Part(String piece, Cell cell) {}

    @Override
    public List<Placed> draw(List<PlacedPiece> solution) {
        Map<Cell, String> owners = new HashMap<>();
        List<Part> parts = new ArrayList<>();
        for (PlacedPiece piece : solution) {
            for (Cell cell : Cells.of(piece)) {
                owners.put(cell, piece.name());
                parts.add(new Part(piece.name(), cell));
            }
        }
        parts.sort(
                areBalls
                        ? Comparator.comparingDouble(
                                part -> nearness(part.cell()) + lattice.layer(part.cell()) * storey)
                        : Comparator.<Part>comparingInt(part -> lattice.layer(part.cell()))
                                .thenComparingDouble(part -> nearness(part.cell())));
        Set<Part> named = named(parts, owners);
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (areBalls) {
                addBall(part, parts.subList(0, i), marks);
            } else {
                addPrism(part, owners, marks);
            }
            if (named.contains(part)) {
                marks.add(name(part));
            }
        }
        return List.of(new Placed(new Figure("", marks), -left, -top));
    }

    /** Returns the nearest cell of each piece where its name is visible, in each layer if the layers are apart. */
    private Set<Part> named(List<Part> parts, Map<Cell, String> owners) {
        Map<String, Part> named = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            boolean isSeen = areBalls ? isSeen(part, parts.subList(i + 1, parts.size())) : isOpen(part.cell(), owners);
            if (isSeen) {
                named.put(apart ? lattice.layer(part.cell()) + " " + part.piece() : part.piece(), part);
            }
        }
        return Set.copyOf(named.values());
    }

    /** Returns true if none of the balls before a ball hides the middle of it. */
    private boolean isSeen(Part ball, List<Part> before) {
        Spot middle = seen(ball.cell());
        double clear = CLEAR * radius(ball.cell());
        return before.stream().allMatch(part -> seen(part.cell()).distance(middle) > clear);
    }

    /** Returns a number that is greater the nearer to the eye a cell lies in its plane. */
    private double nearness(Cell cell) {
        Spot middle = plane.centre(cell);
        return middle.y() - middle.x();
    }

    /** Returns true if nothing lies on a prism, so that its upper side is visible. */
    private boolean isOpen(Cell cell, Map<Cell, String> owners) {
        return apart || !owners.containsKey(above(cell));
    }

    private Cell above(Cell cell) {
        return cell.plus(new Cell(0, 0, lattice.classes()));
    }

    private Mark name(Part part) {
        double z = lattice.layer(part.cell()) * storey + (areBalls ? 0 : 1);
        Spot middle = seen(plane.centre(part.cell()), z);
        Rgb ink = areBalls
                ? palette.ink(part.piece())
                : palette.colour(part.piece()).mixedWith(Rgb.WHITE, LIGHT).ink();
        double room = LETTERS * plane.inradius(part.cell());
        return Lettering.label(part.piece(), room, Affine.shift(middle.x(), middle.y()), ink);
    }

    private void addPrism(Part part, Map<Cell, String> owners, List<Mark> marks) {
        Cell cell = part.cell();
        double low = lattice.layer(cell) * storey;
        List<Spot> corners = plane.corners(cell);
        List<Node> nodes = plane.nodes(cell);
        Rgb colour = palette.colour(part.piece());
        for (int i = 0; i < corners.size(); i++) {
            Spot from = corners.get(i);
            Spot to = corners.get((i + 1) % corners.size());
            Optional<Cell> beside = beside(cell, nodes.get(i), nodes.get((i + 1) % nodes.size()));
            // Corners go round counter-clockwise, so a wall that goes down the plane to the right is visible.
            double towards = outwards(from, to);
            if (towards > 1e-9 && beside.filter(owners::containsKey).isEmpty()) {
                List<Spot> wall = List.of(seen(from, low), seen(to, low), seen(to, low + 1), seen(from, low + 1));
                Cell below = cell.minus(new Cell(0, 0, lattice.classes()));
                addFace(
                        wall,
                        shaded(colour, from, to),
                        List.of(
                                !goesOn(part, below, beside, owners, -1),
                                true,
                                !goesOn(part, above(cell), beside, owners, 1),
                                true),
                        marks);
            }
        }
        if (isOpen(cell, owners)) {
            List<Boolean> borders = new ArrayList<>();
            for (int i = 0; i < corners.size(); i++) {
                Optional<Cell> beside = beside(cell, nodes.get(i), nodes.get((i + 1) % nodes.size()));
                borders.add(beside.filter(other -> part.piece().equals(owners.get(other)) && isOpen(other, owners))
                        .isEmpty());
            }
            List<Spot> cover =
                    corners.stream().map(corner -> seen(corner, low + 1)).toList();
            addFace(cover, colour.mixedWith(Rgb.WHITE, LIGHT), borders, marks);
        }
    }

    /** Returns true if the wall of a piece goes on in the layer above or below. */
    private boolean goesOn(Part part, Cell next, Optional<Cell> beside, Map<Cell, String> owners, int storeys) {
        return !apart
                && part.piece().equals(owners.get(next))
                && beside.map(cell -> cell.plus(new Cell(0, 0, storeys * lattice.classes())))
                        .filter(owners::containsKey)
                        .isEmpty();
    }

    /** Returns a number that is greater the more a wall is turned towards the eye, and negative if it is turned away. */
    private static double outwards(Spot from, Spot to) {
        Spot along = to.minus(from);
        // This is the normal of a wall that runs counter-clockwise, where y runs downwards.
        return (along.x() + along.y()) / from.distance(to);
    }

    /** Returns the colour of a wall. Light comes from the left, where x is least. */
    private static Rgb shaded(Rgb colour, Spot from, Spot to) {
        Spot along = to.minus(from);
        double toLeft = (along.y() - along.x()) / from.distance(to) / Math.sqrt(2);
        return colour.mixedWith(toLeft < 0 ? Rgb.BLACK : Rgb.WHITE, Math.abs(toLeft) * (toLeft < 0 ? ON_WALLS : 0.05));
    }

    /** Returns the cell of the layer that shares an edge of a base with a cell, or empty if there is none. */
    private Optional<Cell> beside(Cell cell, Node from, Node to) {
        return lattice.directions(cell).stream()
                .map(Direction::step)
                .map(cell::plus)
                .filter(other -> lattice.layer(other) == lattice.layer(cell))
                .filter(other -> plane.nodes(other).containsAll(List.of(from, to)))
                .findFirst();
    }

    private static void addFace(List<Spot> corners, Rgb colour, List<Boolean> borders, List<Mark> marks) {
        Path.Builder area = Path.builder();
        Path.Builder border = Path.builder();
        Path.Builder crease = Path.builder();
        for (int i = 0; i < corners.size(); i++) {
            Spot from = corners.get(i);
            area.step(i == 0, from.x(), from.y());
            from.lineTo(corners.get((i + 1) % corners.size()), borders.get(i) ? border : crease);
        }
        marks.add(new Mark.Area(area.close().build(), colour, new Pen(colour, CREASE)));
        addLine(crease.build(), new Pen(colour.mixedWith(Rgb.BLACK, 0.25), CREASE), marks);
        addLine(border.build(), Pen.BORDER, marks);
    }

    private static void addLine(Path path, Pen pen, List<Mark> marks) {
        if (!path.steps().isEmpty()) {
            marks.add(new Mark.Line(path, pen));
        }
    }

    /** Adds a ball, joined to the balls behind it that it touches. */
    private void addBall(Part part, List<Part> behind, List<Mark> marks) {
        Rgb colour = palette.colour(part.piece());
        Spot middle = seen(part.cell());
        for (Part other : behind) {
            Cell step = other.cell().minus(part.cell());
            boolean touches = other.piece().equals(part.piece())
                    && lattice.directions(part.cell()).stream()
                            .anyMatch(direction -> direction.step().equals(step));
            if (touches && (!apart || step.z() == 0)) {
                marks.addAll(ball(other.cell(), colour).jointTo(middle.x(), middle.y()));
            }
        }
        marks.addAll(ball(part.cell(), colour).marks());
    }

    private ShadedBall ball(Cell ball, Rgb colour) {
        Spot middle = seen(ball);
        return new ShadedBall(middle.x(), middle.y(), radius(ball), colour, Pen.BORDER);
    }

    private Spot seen(Cell ball) {
        return seen(plane.centre(ball), lattice.layer(ball) * storey);
    }
}
