package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Node;
import io.github.filaforge.picture.vector.Outline;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Draws solutions as they look from the corner where x and y are least and z is greatest: x runs to the right and back, y to
 * the left and back, z upwards. If the layers are apart, one can look into each.
 *
 * <p>From this corner every face of a cube covers two triangles of one triangular lattice. For each triangle the nearest
 * face is kept, so that nothing is drawn that is hidden, and the faces of a piece that lie in one plane become one area.
 */
final class IsometricDrawer implements SolutionPicture.Drawer {

    private static final double COS_30 = Math.sqrt(3) / 2;
    private static final double MARGIN = 0.1;
    private static final double CREASE = 0.03;

    private final Palette palette;
    /** The height of a layer: layer z is drawn at z times this number. */
    private final int step;

    private final double width;
    private final double height;
    /** The map from the lattice of the screen to the drawing. */
    private final Affine screen;

    /**
     * Makes a drawer of the solutions of a puzzle.
     *
     * @param apart true if there is room between layers
     */
    IsometricDrawer(Puzzle puzzle, Palette palette, boolean apart) {
        Box box = puzzle.box();
        this.palette = palette;
        this.step = apart ? 2 + (box.xDim() + box.yDim()) / 2 : 1;
        List<Cell> cells = puzzle.region().cells().stream().map(this::drawn).toList();
        // From the corner a cube looks like a hexagon, two steps wide and four halves of a step high.
        double left = least(cells, cell -> cell.x() - cell.y() - 1);
        double right = -least(cells, cell -> cell.y() - cell.x() - 1);
        double bottom = least(cells, cell -> cell.x() + cell.y() + 2 * cell.z());
        double top = -least(cells, cell -> -cell.x() - cell.y() - 2 * cell.z() - 4);
        this.width = (right - left) * COS_30 + 2 * MARGIN;
        this.height = (top - bottom) / 2 + 2 * MARGIN;
        this.screen = new Affine(COS_30, -0.5, -COS_30, -0.5, -left * COS_30 + MARGIN, height - MARGIN + bottom / 2);
    }

    private static int least(List<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElse(0);
    }

    /** Returns the place where a cell is drawn. */
    private Cell drawn(Cell cell) {
        return new Cell(cell.x(), cell.y(), cell.z() * step);
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double height() {
        return height;
    }

    /** The faces that are visible: upper, left (where x is least) and right (where y is least). */
    private enum Side {
        TOP(0.16),
        LEFT(0),
        RIGHT(-0.24);

        /** The share of white in the colour of the side; if it is negative, the share of black. */
        private final double light;

        Side(double light) {
            this.light = light;
        }

        Rgb shade(Rgb colour) {
            return colour.mixedWith(light < 0 ? Rgb.BLACK : Rgb.WHITE, Math.abs(light));
        }
    }

    /**
     * Half a square of the lattice of the screen.
     *
     * @param corner the least corner of the square
     * @param upper true for the half with the corner where x is least and y is greatest
     */
    private record Triangle(Node corner, boolean upper) {

        List<Node> nodes() {
            Node across = new Node(corner.x() + 1, corner.y() + 1);
            return upper
                    ? List.of(corner, across, new Node(corner.x(), corner.y() + 1))
                    : List.of(corner, new Node(corner.x() + 1, corner.y()), across);
        }

        /** Returns the triangles across the sides of this one, in the order of the nodes where the sides begin. */
        List<Triangle> neighbours() {
            Triangle other = new Triangle(corner, !upper);
            return upper
                    ? List.of(
                            other,
                            new Triangle(new Node(corner.x(), corner.y() + 1), false),
                            new Triangle(new Node(corner.x() - 1, corner.y()), false))
                    : List.of(
                            new Triangle(new Node(corner.x(), corner.y() - 1), true),
                            new Triangle(new Node(corner.x() + 1, corner.y()), true),
                            other);
        }
    }

    /** A face of a cube; the cell is the place where it is drawn. */
    private record Face(String piece, Cell cell, Side side) {

        int nearness() {
            return cell.z() - cell.x() - cell.y();
        }

        /** Returns the number of the plane of the face, among the parallel planes that its side can have. */
        int plane() {
            return switch (side) {
                case TOP -> cell.z();
                case LEFT -> cell.x();
                case RIGHT -> cell.y();
            };
        }

        /** Returns the distance along the line of sight at which a node of the face lies. */
        int depth(Node node) {
            return switch (side) {
                case TOP -> cell.z() + 1;
                case LEFT -> node.x() - cell.x();
                case RIGHT -> node.y() - cell.y();
            };
        }

        boolean isInPlaneOf(Face other) {
            return piece.equals(other.piece) && side == other.side && plane() == other.plane();
        }

        List<Triangle> triangles() {
            int x = cell.x() + cell.z();
            int y = cell.y() + cell.z();
            return switch (side) {
                case TOP ->
                    List.of(new Triangle(new Node(x + 1, y + 1), false), new Triangle(new Node(x + 1, y + 1), true));
                case LEFT -> List.of(new Triangle(new Node(x, y), true), new Triangle(new Node(x, y + 1), false));
                case RIGHT -> List.of(new Triangle(new Node(x, y), false), new Triangle(new Node(x + 1, y), true));
            };
        }

        /** Returns the map to the lattice of the screen from the plane in which the middle of the face is the origin. */
        Affine place() {
            double x = cell.x() + cell.z();
            double y = cell.y() + cell.z();
            return switch (side) {
                case TOP -> new Affine(1, 0, 0, -1, x + 1.5, y + 1.5);
                case LEFT -> new Affine(0, -1, -1, -1, x + 0.5, y + 1);
                case RIGHT -> new Affine(1, 0, -1, -1, x + 1, y + 0.5);
            };
        }
    }

    /** An area of one colour. */
    private record Plane(String piece, Side side, int plane) {}

    @Override
    public List<Placed> draw(List<PlacedPiece> solution) {
        Map<Triangle, Face> seen = new LinkedHashMap<>();
        for (PlacedPiece piece : solution) {
            for (Cell cell : Cells.of(piece)) {
                for (Side side : Side.values()) {
                    Face face = new Face(piece.name(), drawn(cell), side);
                    face.triangles()
                            .forEach(triangle -> seen.merge(
                                    triangle, face, (one, two) -> one.nearness() >= two.nearness() ? one : two));
                }
            }
        }
        List<Mark> marks = new ArrayList<>();
        addAreas(seen, marks);
        addLines(seen, marks);
        addNames(seen, marks);
        return List.of(new Placed(new Figure("", marks), 0, 0));
    }

    private void addAreas(Map<Triangle, Face> seen, List<Mark> marks) {
        Map<Plane, List<List<Node>>> areas = new LinkedHashMap<>();
        seen.forEach((triangle, face) -> areas.computeIfAbsent(
                        new Plane(face.piece(), face.side(), face.plane()), plane -> new ArrayList<>())
                .add(triangle.nodes()));
        areas.forEach((plane, triangles) -> {
            Rgb colour = plane.side().shade(palette.colour(plane.piece()));
            // Areas side by side would show a thin line of the background between them.
            marks.add(new Mark.Area(Outline.path(Outline.of(triangles), screen), colour, new Pen(colour, CREASE)));
        });
    }

    /** Adds borders of pieces and of areas that lie before something farther away, and thin lines where a piece is bent. */
    private void addLines(Map<Triangle, Face> seen, List<Mark> marks) {
        Segments borders = new Segments();
        Map<String, Segments> creases = new LinkedHashMap<>();
        seen.forEach((triangle, face) -> {
            List<Node> nodes = triangle.nodes();
            List<Triangle> neighbours = triangle.neighbours();
            for (int i = 0; i < nodes.size(); i++) {
                Node from = nodes.get(i);
                Node to = nodes.get((i + 1) % nodes.size());
                Face other = seen.get(neighbours.get(i));
                if (other == null) {
                    borders.add(from, to);
                } else if (!face.isInPlaneOf(other)) {
                    boolean isBend = face.piece().equals(other.piece())
                            && face.depth(from) == other.depth(from)
                            && face.depth(to) == other.depth(to);
                    (isBend ? creases.computeIfAbsent(face.piece(), name -> new Segments()) : borders).add(from, to);
                }
            }
        });
        creases.forEach((piece, lines) -> {
            Rgb colour = palette.colour(piece).mixedWith(Rgb.BLACK, 0.45);
            marks.add(new Mark.Line(lines.path(screen), new Pen(colour, CREASE)));
        });
        marks.add(new Mark.Line(borders.path(screen), Pen.BORDER));
    }

    /** Adds the name of each piece on one face that is visible as a whole, in each layer if the layers are apart. */
    private void addNames(Map<Triangle, Face> seen, List<Mark> marks) {
        Map<String, Face> named = new LinkedHashMap<>();
        seen.forEach((triangle, face) -> {
            if (face.triangles().stream().allMatch(half -> face.equals(seen.get(half)))) {
                String key = step == 1 ? face.piece() : face.cell().z() + " " + face.piece();
                named.merge(key, face, (one, two) -> one.side().compareTo(two.side()) <= 0 ? one : two);
            }
        });
        named.forEach((key, face) -> {
            Rgb ink = face.side().shade(palette.colour(face.piece())).ink();
            Affine onScreen = face.place();
            Affine place = new Affine(
                    screen.a() * onScreen.a() + screen.c() * onScreen.b(),
                    screen.b() * onScreen.a() + screen.d() * onScreen.b(),
                    screen.a() * onScreen.c() + screen.c() * onScreen.d(),
                    screen.b() * onScreen.c() + screen.d() * onScreen.d(),
                    screen.x(onScreen.e(), onScreen.f()),
                    screen.y(onScreen.e(), onScreen.f()));
            marks.add(Lettering.label(face.piece(), 0.7, place, ink));
        });
    }

    /** Sides of triangles. A side that is added several times is drawn once, and sides in one line are drawn together. */
    private static final class Segments {
        /** A side, with the lesser of its ends first. */
        private record Segment(Node from, Node to) {

            int dx() {
                return to.x() - from.x();
            }

            int dy() {
                return to.y() - from.y();
            }

            Segment next() {
                return new Segment(to, new Node(to.x() + dx(), to.y() + dy()));
            }

            Segment previous() {
                return new Segment(new Node(from.x() - dx(), from.y() - dy()), from);
            }
        }

        private final Set<Segment> all = new LinkedHashSet<>();

        void add(Node one, Node other) {
            boolean isInOrder = one.x() < other.x() || (one.x() == other.x() && one.y() < other.y());
            all.add(isInOrder ? new Segment(one, other) : new Segment(other, one));
        }

        /** Returns the lines in the plane to which a map carries the nodes. */
        Path path(Affine place) {
            Path.Builder path = Path.builder();
            for (Segment first : all) {
                if (!all.contains(first.previous())) {
                    Segment last = first;
                    while (all.contains(last.next())) {
                        last = last.next();
                    }
                    Node from = first.from();
                    Node to = last.to();
                    path.move(place.x(from.x(), from.y()), place.y(from.x(), from.y()));
                    path.line(place.x(to.x(), to.y()), place.y(to.x(), to.y()));
                }
            }
            return path.build();
        }
    }
}
