package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.picture.Mark.Pen;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Draws solutions as seen from the corner where x and y are least and z is greatest: x runs to the right and back, y to the
 * left and back, z upwards. Where the layers are apart, each can be looked into.
 *
 * <p>Seen from there every face of a cube covers two triangles of one triangular lattice. For each triangle the nearest face
 * is kept, so that nothing is drawn that is hidden, and the faces of a piece that lie in one plane become one area.
 */
final class IsometricDrawer implements SolutionDrawer {

    private static final double COS_30 = Math.sqrt(3) / 2;
    private static final double MARGIN = 0.1;
    private static final Pen BORDER = new Pen(Rgb.of(0x1c1c22), 0.06);
    private static final double CREASE = 0.03;

    private final Palette palette;
    /** Where layer z lies: z times this. */
    private final int step;

    private final double width;
    private final double height;
    /** From the lattice of the screen to the drawing. */
    private final Affine screen;

    /**
     * @param apart whether there is room between layers
     */
    IsometricDrawer(Puzzle puzzle, Palette palette, boolean apart) {
        Box box = puzzle.box();
        this.palette = palette;
        this.step = apart ? 2 + (box.xDim() + box.yDim()) / 2 : 1;
        List<Cell> cells = puzzle.region().cells().stream().map(this::drawn).toList();
        // Seen from the corner a cube is a hexagon, two steps wide and four halves of a step high.
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

    /** Where a cell is drawn. */
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

    /** The faces that can be seen: upper, left (where x is least) and right (where y is least). */
    private enum Side {
        TOP(0.16),
        LEFT(0),
        RIGHT(-0.24);

        /** How much white falls on it, or if it is negative how much is in the shade. */
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
     * @param upper whether it is the half with the corner where x is least and y is greatest
     */
    private record Triangle(Node corner, boolean upper) {

        List<Node> nodes() {
            Node across = new Node(corner.x() + 1, corner.y() + 1);
            return upper
                    ? List.of(corner, across, new Node(corner.x(), corner.y() + 1))
                    : List.of(corner, new Node(corner.x() + 1, corner.y()), across);
        }

        /** The triangles on the other side of each side, in the order of the nodes where the sides begin. */
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

    /** A face of a cube; the cell is where the layers are drawn. */
    private record Face(String piece, Cell cell, Side side) {

        int nearness() {
            return cell.z() - cell.x() - cell.y();
        }

        /** Which of the parallel planes that the side can be in has the face. */
        int plane() {
            return switch (side) {
                case TOP -> cell.z();
                case LEFT -> cell.x();
                case RIGHT -> cell.y();
            };
        }

        /** How far along the line of sight the face is where a node of it is seen. */
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

        /** From the plane in which the middle of the face is the origin to the lattice of the screen. */
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
            // Between areas side by side there would be a hair's breadth of what is behind.
            marks.add(new Mark.Area(Outline.path(Outline.of(triangles), screen), colour, new Pen(colour, CREASE)));
        });
    }

    /** Borders of pieces and of what is before something farther off, and thin lines where a piece is bent. */
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
        marks.add(new Mark.Line(borders.path(screen), BORDER));
    }

    /** Each piece has its name on one face that is seen as a whole, in each layer if the layers are apart. */
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
}
