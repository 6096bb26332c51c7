package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.ShadedBall;
import io.github.filaforge.picture.moves.Camera.Seen;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.picture.print.CellSolid;
import io.github.filaforge.picture.print.CellSolids;
import io.github.filaforge.picture.print.Vec;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Draws scenes with cells of any lattice, from the farthest cell to the nearest one. The moved pieces have strong colours and
 * thick borders, and an arrow along their way; the other pieces are pale. Stationary cells that would hide a piece of the
 * assembly are drawn as lines behind all pieces, and stationary balls that would are left out.
 */
final class SceneDrawer {

    private static final double TINY = 1e-6;
    /** The least cosine of the angle between two sides that go on in one plane. */
    private static final double STRAIGHT = 0.999;

    private static final double CREASE = 0.02;
    private static final Pen STRONG = new Pen(Rgb.INK, 0.1);
    private static final Pen PALE = new Pen(Rgb.of(0x7d828b), 0.04);
    private static final Pen FRAME = new Pen(Rgb.of(0x9aa0a8), 0.05);
    /** The share of white in the colour of a piece that does not move. */
    private static final double PALENESS = 0.6;

    private static final double PALE_INK = 0.25;

    /** The distance from the middle of the moved pieces by which the head of an arrow gives way to a name. */
    private static final double COVERED = 5;

    private final Lattice lattice;
    private final Palette palette;
    private final CellSolids solids;
    private final boolean areBalls;
    private final Camera camera;
    private final Optional<PaintingOrder> order;
    /** The stationary cells that would hide a piece of the assembly. */
    private final Set<Cell> cut = new HashSet<>();

    /** An edge by the rounded sum of its ends. */
    private record Edge(long x, long y, long z) {

        private static final double PARTS = 1e3;

        static Edge of(Vec from, Vec to) {
            Vec sum = from.plus(to);
            return new Edge(Math.round(sum.x() * PARTS), Math.round(sum.y() * PARTS), Math.round(sum.z() * PARTS));
        }
    }

    /**
     * Makes a drawer.
     *
     * @param isFlat true if the pieces lie in a tray, which is seen from above
     * @param assembly the scene before all moves
     */
    SceneDrawer(Lattice lattice, Palette palette, boolean isFlat, Scene assembly) {
        this.lattice = lattice;
        this.palette = palette;
        this.solids = new CellSolids(lattice, 1, 1);
        this.areBalls = lattice.cellForm().kind() == CellForm.Kind.BALL;
        this.camera = isFlat ? Camera.fromAbove() : Camera.of(lattice);
        this.order = areBalls ? Optional.empty() : Optional.of(new PaintingOrder(lattice, solids, camera.near()));
        if (!isFlat) {
            List<Cell> mobile = cells(assembly, false);
            cells(assembly, true).stream()
                    .filter(cell -> mobile.stream().anyMatch(other -> hides(cell, other)))
                    .forEach(cut::add);
        }
    }

    private static List<Cell> cells(Scene scene, boolean isStationary) {
        return scene.bodies().stream()
                .filter(body -> body.isStationary() == isStationary)
                .flatMap(body -> body.cells().stream())
                .toList();
    }

    private boolean hides(Cell one, Cell other) {
        Vec way = middle(one).minus(middle(other));
        double radius = solids.solid(one).inradius() + solids.solid(other).inradius();
        return way.dot(camera.near()) > TINY
                && camera.seen(middle(one)).distance(camera.seen(middle(other))) < 1.5 * radius;
    }

    private Vec middle(Cell cell) {
        return solids.point(cell).plus(solids.solid(cell).middle());
    }

    /** The marks of a scene, and the room that they take. */
    record Drawn(List<Mark> marks, double left, double top, double width, double height) {}

    /** Draws a scene. */
    Drawn draw(Scene scene) {
        List<Mark> marks = new ArrayList<>();
        List<Seen> reach = new ArrayList<>();
        Map<Cell, Body> owners = new LinkedHashMap<>();
        scene.bodies().forEach(body -> {
            addFrame(body, marks);
            body.cells().forEach(cell -> owners.put(cell, body));
        });
        owners.keySet().forEach(cell -> addReach(cell, reach));
        List<Cell> painted =
                owners.keySet().stream().filter(cell -> !cut.contains(cell)).toList();
        boolean isMoving = scene.way().isPresent();
        List<Face> faces = areBalls
                ? balls(painted, owners, isMoving, marks)
                : sides(order.orElseThrow().sorted(painted), owners, isMoving, marks);
        List<Names.Name> names = new Names(faces, isFromAbove() && !areBalls).names();
        names.forEach(name -> marks.add(name(name, isMoving)));
        List<Face> named = names.stream().map(Names.Name::face).toList();
        scene.way().ifPresent(way -> addArrow(way, faces, named, marks, reach));
        double left = reach.stream().mapToDouble(Seen::x).min().orElse(0);
        double right = reach.stream().mapToDouble(Seen::x).max().orElse(0);
        double top = reach.stream().mapToDouble(Seen::y).min().orElse(0);
        double bottom = reach.stream().mapToDouble(Seen::y).max().orElse(0);
        return new Drawn(marks, left, top, right - left, bottom - top);
    }

    private void addReach(Cell cell, List<Seen> reach) {
        CellSolid solid = solids.solid(cell);
        if (areBalls) {
            Seen middle = camera.seen(middle(cell));
            reach.add(new Seen(middle.x() - solid.radius(), middle.y() - solid.radius()));
            reach.add(new Seen(middle.x() + solid.radius(), middle.y() + solid.radius()));
            return;
        }
        solid.corners()
                .forEach(corner -> reach.add(camera.seen(solids.point(cell).plus(corner))));
    }

    /** Returns the edges of the surface of a piece, each with the normals of all sides of the surface that meet there. */
    private Map<Edge, List<Vec>> edges(Body body) {
        Set<Cell> own = new HashSet<>(body.cells());
        Map<Edge, List<Vec>> edges = new HashMap<>();
        for (Cell cell : body.cells()) {
            for (CellSolid.Side side : solids.solid(cell).sides()) {
                if (side.step().map(cell::plus).filter(own::contains).isEmpty()) {
                    List<Vec> ring = ring(cell, side);
                    for (int i = 0; i < ring.size(); i++) {
                        edges.computeIfAbsent(
                                        Edge.of(ring.get(i), ring.get((i + 1) % ring.size())),
                                        edge -> new ArrayList<>())
                                .add(side.normal());
                    }
                }
            }
        }
        return edges;
    }

    private List<Vec> ring(Cell cell, CellSolid.Side side) {
        Vec point = solids.point(cell);
        List<Vec> corners = solids.solid(cell).corners();
        return side.ring().stream().map(index -> point.plus(corners.get(index))).toList();
    }

    /** Returns true if the surface goes on beyond an edge in the plane of a side. */
    private static boolean goesOn(List<Vec> normals, Vec normal) {
        return normals.stream().filter(other -> other.dot(normal) > STRAIGHT).count() > 1;
    }

    /** Adds the edges of a stationary piece that is cut. */
    private void addFrame(Body body, List<Mark> marks) {
        if (!body.isStationary() || areBalls || body.cells().stream().noneMatch(cut::contains)) {
            return;
        }
        Map<Edge, List<Vec>> edges = edges(body);
        Set<Edge> drawn = new HashSet<>();
        Path.Builder path = Path.builder();
        for (Cell cell : body.cells()) {
            for (CellSolid.Side side : solids.solid(cell).sides()) {
                List<Vec> ring = ring(cell, side);
                for (int i = 0; i < ring.size(); i++) {
                    Vec to = ring.get((i + 1) % ring.size());
                    Edge edge = Edge.of(ring.get(i), to);
                    if (edges.containsKey(edge)
                            && edges.get(edge).stream().anyMatch(normal -> !goesOn(edges.get(edge), normal))
                            && drawn.add(edge)) {
                        addLine(camera.seen(ring.get(i)), camera.seen(to), path);
                    }
                }
            }
        }
        marks.add(new Mark.Line(path.build(), FRAME));
    }

    private static void addLine(Seen from, Seen to, Path.Builder path) {
        path.move(from.x(), from.y()).line(to.x(), to.y());
    }

    private Rgb colour(Body body, boolean isMoving) {
        Rgb colour = palette.colour(body.name());
        return isMoving && !body.isMoved() ? colour.mixedWith(Rgb.WHITE, PALENESS) : colour;
    }

    private static Pen border(Body body, boolean isMoving) {
        return body.isMoved() ? STRONG : isMoving || body.isStationary() ? PALE : Pen.BORDER;
    }

    private List<Face> sides(List<Cell> cells, Map<Cell, Body> owners, boolean isMoving, List<Mark> marks) {
        Map<Body, Map<Edge, List<Vec>>> edges = new HashMap<>();
        List<Face> faces = new ArrayList<>();
        for (Cell cell : cells) {
            Body body = owners.get(cell);
            for (CellSolid.Side side : solids.solid(cell).sides()) {
                Optional<Cell> beside = side.step().map(cell::plus);
                boolean isOpen = beside.isEmpty()
                        || !owners.containsKey(beside.get())
                        || (cut.contains(beside.get()) && !body.isStationary());
                if (isOpen && side.normal().dot(camera.near()) > TINY) {
                    List<Vec> ring = ring(cell, side);
                    addSide(ring, side.normal(), body, isMoving, edges.computeIfAbsent(body, this::edges), marks);
                    faces.add(Face.of(body, ring.stream().map(camera::seen).toList()));
                }
            }
        }
        return faces;
    }

    private void addSide(
            List<Vec> ring, Vec normal, Body body, boolean isMoving, Map<Edge, List<Vec>> edges, List<Mark> marks) {
        Path.Builder area = Path.builder();
        Path.Builder border = Path.builder();
        Path.Builder crease = Path.builder();
        boolean hasBorder = false;
        boolean hasCrease = false;
        for (int i = 0; i < ring.size(); i++) {
            Vec next = ring.get((i + 1) % ring.size());
            Seen from = camera.seen(ring.get(i));
            area.step(i == 0, from.x(), from.y());
            boolean goesOn = goesOn(edges.get(Edge.of(ring.get(i), next)), normal);
            addLine(from, camera.seen(next), goesOn ? crease : border);
            hasBorder |= !goesOn;
            hasCrease |= goesOn;
        }
        boolean isPale = isMoving && !body.isMoved();
        double shade = (1 - camera.brightness(normal)) * (isPale ? PALENESS : 1);
        Rgb colour = colour(body, isMoving).mixedWith(Rgb.BLACK, isFromAbove() ? 0 : shade);
        marks.add(new Mark.Area(area.close().build(), colour, new Pen(colour, CREASE)));
        if (hasCrease) {
            marks.add(new Mark.Line(crease.build(), new Pen(colour.mixedWith(Rgb.BLACK, 0.18), CREASE)));
        }
        if (hasBorder) {
            marks.add(new Mark.Line(border.build(), border(body, isMoving)));
        }
    }

    private boolean isFromAbove() {
        return camera.near().z() > 1 - TINY;
    }

    private List<Face> balls(List<Cell> cells, Map<Cell, Body> owners, boolean isMoving, List<Mark> marks) {
        List<Cell> sorted = cells.stream()
                .sorted(Comparator.comparingDouble(cell -> middle(cell).dot(camera.near())))
                .toList();
        List<Face> faces = new ArrayList<>();
        Set<Cell> behind = new HashSet<>();
        for (Cell cell : sorted) {
            Body body = owners.get(cell);
            ShadedBall ball = ball(cell, body, isMoving);
            Seen middle = new Seen(ball.x(), ball.y());
            for (Direction direction : lattice.directions(cell)) {
                Cell other = cell.plus(direction.step());
                if (behind.contains(other) && body.equals(owners.get(other))) {
                    marks.addAll(ball(other, body, isMoving).jointTo(ball.x(), ball.y()));
                }
            }
            marks.addAll(ball.marks());
            behind.add(cell);
            faces.add(new Face(body, octagon(middle, ball.radius()), middle, 0.8 * ball.radius()));
        }
        return faces;
    }

    private ShadedBall ball(Cell cell, Body body, boolean isMoving) {
        Seen middle = camera.seen(middle(cell));
        return new ShadedBall(
                middle.x(), middle.y(), solids.solid(cell).radius(), colour(body, isMoving), border(body, isMoving));
    }

    private static List<Seen> octagon(Seen middle, double radius) {
        List<Seen> corners = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            corners.add(new Seen(
                    middle.x() + radius * Math.cos(Math.PI * i / 4), middle.y() + radius * Math.sin(Math.PI * i / 4)));
        }
        return corners;
    }

    private Mark name(Names.Name name, boolean isMoving) {
        Body body = name.face().body();
        Rgb ink = colour(body, isMoving).ink();
        boolean isPale = isMoving && !body.isMoved();
        return name.mark(isPale ? ink.mixedWith(Rgb.WHITE, PALE_INK) : ink);
    }

    /** Returns true if an arrow that ends at a place covers the name on a side. */
    private static boolean isCovered(Face face, Seen head, Seen shift) {
        double length = Math.hypot(shift.x(), shift.y());
        double toX = face.middle().x() - head.x();
        double toY = face.middle().y() - head.y();
        double along = length == 0 ? 0 : -(toX * shift.x() + toY * shift.y()) / length;
        double share = Math.max(0, Math.min(length, along)) / Math.max(length, TINY);
        Seen nearest = new Seen(head.x() - share * shift.x(), head.y() - share * shift.y());
        return nearest.distance(face.middle()) < face.radius() + TINY;
    }

    /** Adds the arrow along the way of the moved pieces. It covers few names, and its head is near the middle of the pieces. */
    private void addArrow(Cell way, List<Face> faces, List<Face> named, List<Mark> marks, List<Seen> reach) {
        List<Face> moved = faces.stream().filter(face -> face.body().isMoved()).toList();
        if (moved.isEmpty()) {
            return;
        }
        Seen shift = camera.seen(shift(way));
        Seen middle = Seen.middle(moved.stream().map(Face::middle).toList());
        Seen head = moved.stream()
                .map(Face::middle)
                .min(Comparator.comparingDouble(each -> each.distance(middle)
                        + named.stream()
                                        .filter(face -> isCovered(face, each, shift))
                                        .count()
                                * COVERED))
                .orElseThrow();
        Arrow arrow = new Arrow(head.x() - shift.x(), head.y() - shift.y(), head.x(), head.y());
        marks.addAll(arrow.marks());
        reach.add(new Seen(head.x() - shift.x(), head.y() - shift.y()));
    }

    /** Returns a translation of the lattice as a step in space. */
    private Vec shift(Cell way) {
        Cell origin = lattice.ofEachKind().get(0);
        return solids.point(origin.plus(way)).minus(solids.point(origin));
    }
}
