package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.CellComplex.Group;
import io.github.filaforge.picture.print.CellComplex.Run;
import io.github.filaforge.picture.print.CellComplex.Wall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The surface of a set of cells, as a printer needs it: it is closed, each edge lies between exactly two triangles that
 * run along it in opposite directions, and normals point to the outside. One construction serves all lattices.
 *
 * <p>Each cell becomes a body whose sides lie by the clearance inside the cell. The room between the bodies belongs to
 * sides, edges and corners of the lattice. The room at a side, an edge or a corner is part of the piece if all cells
 * that have this side, edge or corner are cells of the piece. So where two parts of the piece touch at an edge or a
 * corner, there is either material between them or a gap, and the surface is a manifold whatever the cells are. All
 * points of this surface are corners of the bodies.
 *
 * <p>Where the free sides at a corner make one sheet, and their planes moved inwards by the clearance have a common
 * point, the corners of all bodies there are replaced by this point. So flat sides stay flat, and inner edges sharp.
 * There, and only there, outer edges are bevelled.
 *
 * <p>Without clearance the surface would not be a manifold where cells touch only along an edge or at a corner. {@link
 * #needsGap} is true for these pieces.
 */
final class PieceSurface {

    /** The greatest distance of points that become one, in millimetres; files have numbers of 24 bits. */
    private static final double ONE_POINT = 1e-3;

    private final CellComplex complex;
    private final double clearance;
    private final double chamfer;
    private final List<Vec> points = new ArrayList<>();
    private final List<Facet> facets = new ArrayList<>();
    private final List<List<Integer>> patches = new ArrayList<>();
    /** For each corner its spots, one for each group of cells. */
    private final List<List<Spot>> spots = new ArrayList<>();

    /**
     * A flat polygon of the surface.
     *
     * @param ring the points, counter-clockwise as seen from outside
     * @param normal the normal to the outside, of length 1
     */
    record Facet(List<Integer> ring, Vec normal) {}

    /** The points of the surface at a corner of the lattice, for a group of cells. */
    private final class Spot {
        private final Group group;
        /** The bevelled corner, or empty if each cell has a point of its own. */
        private final Optional<Bevel> bevel;

        private final Map<Integer, Integer> ofCells = new HashMap<>();
        private final List<Integer> near = new ArrayList<>();

        Spot(Group group) {
            this.group = group;
            Optional<Vec> step = !group.isSheet()
                    ? Optional.empty()
                    : Offset.of(group.walls().stream().map(complex::normal).toList(), gap(group));
            this.bevel = step.map(by ->
                    new Bevel(complex, group, complex.place(group.corner()).plus(by), chamfer, this::point));
        }

        private int point(Vec at) {
            for (int known : near) {
                if (points.get(known).isNear(at, ONE_POINT)) {
                    return known;
                }
            }
            near.add(add(at));
            return near.get(near.size() - 1);
        }

        int ofCell(int cell) {
            return ofCells.computeIfAbsent(cell, key -> add(placed(cell, group.corner())));
        }

        /** Returns the points of a free side, in the order of its ring. */
        List<Integer> outline(Wall wall) {
            return bevel.map(corner -> corner.outline(wall)).orElseGet(() -> List.of(ofCell(wall.cell())));
        }

        /** Returns the points across a run of cells, from the first cell to the last. */
        List<Integer> across(Run run, int first, int last) {
            return bevel.isPresent()
                    ? List.of(first, last)
                    : run.cells().stream().map(this::ofCell).toList();
        }
    }

    /**
     * Makes the surface of some cells.
     *
     * @param clearance the distance by which each side lies inside its cells; a negative one leads outwards, where
     *     cells are polygons that lie in a plane
     * @param chamfer the width that is cut from each side of an outer edge, or 0
     */
    PieceSurface(CellComplex complex, double clearance, double chamfer) {
        this.complex = complex;
        this.clearance = clearance;
        this.chamfer = chamfer;
        for (int corner = 0; corner < complex.cornerCount(); corner++) {
            spots.add(complex.groups(corner).stream().map(Spot::new).toList());
        }
        for (Wall wall : complex.walls()) {
            addFacet(wall);
            addStrips(wall);
        }
        for (List<Spot> ofCorner : spots) {
            for (Spot spot : ofCorner) {
                spot.bevel.ifPresentOrElse(corner -> addPatch(corner.fill()), () -> addCaps(spot));
            }
        }
    }

    /**
     * Returns true if cells touch only along an edge or at a corner, so that without clearance surfaces would touch.
     */
    static boolean needsGap(CellComplex complex) {
        for (int corner = 0; corner < complex.cornerCount() && !complex.isRound(); corner++) {
            List<Group> groups = complex.groups(corner);
            if (groups.size() > 1 || !(groups.get(0).isSheet() || groups.get(0).isInside())) {
                return true;
            }
        }
        return false;
    }

    List<Vec> points() {
        return points;
    }

    /** Returns the flat polygons of the surface. */
    List<Facet> facets() {
        return facets;
    }

    /** Returns the other polygons of the surface, of three points or more; some are not flat. */
    List<List<Integer>> patches() {
        return patches;
    }

    private int add(Vec point) {
        points.add(point);
        return points.size() - 1;
    }

    /** Returns the clearance at a corner: parts of one piece that touch there must not overlap if it leads outwards. */
    private double gap(Group group) {
        return clearance < 0 && complex.groups(group.corner()).size() > 1 ? 0 : clearance;
    }

    /** Returns the place of a corner of the body of a cell. */
    private Vec placed(int cell, int corner) {
        CellSolid solid = complex.solid(cell);
        Vec place = complex.place(corner);
        if (solid.radius() > 0) {
            Vec middle = complex.middle(cell);
            return middle.plus(place.minus(middle).unit().times(solid.radius() - clearance));
        }
        List<Vec> normals =
                complex.sidesAt(cell, corner).stream().map(complex::normal).toList();
        return place.plus(Offset.of(normals, clearance).orElseThrow());
    }

    private Spot spot(int cell, int corner) {
        for (Spot spot : spots.get(corner)) {
            if (spot.group.cells().contains(cell)) {
                return spot;
            }
        }
        throw new IllegalStateException("no spot of cell " + cell + " at corner " + corner);
    }

    private void addFacet(Wall wall) {
        List<Integer> ring = new ArrayList<>();
        for (int corner : complex.ring(wall)) {
            ring.addAll(spot(wall.cell(), corner).outline(wall));
        }
        if (complex.side(wall).summit() < 0) {
            facets.add(new Facet(ring, complex.normal(wall)));
            return;
        }
        Vec middle = complex.middle(wall.cell());
        Vec outwards = complex.summit(wall).minus(middle).unit();
        int summit = add(middle.plus(outwards.times(complex.solid(wall.cell()).radius() - clearance)));
        for (int i = 0; i < ring.size(); i++) {
            patches.add(List.of(summit, ring.get(i), ring.get((i + 1) % ring.size())));
        }
    }

    /** Adds the polygons between a free side and the next free side round each edge, each edge once. */
    private void addStrips(Wall wall) {
        for (int from : complex.ring(wall)) {
            int to = complex.next(wall, from);
            Run run = complex.run(wall, from, to);
            Wall other = run.last();
            if (wall.cell() > other.cell() || (wall.cell() == other.cell() && wall.side() > other.side())) {
                continue;
            }
            Spot begin = spot(wall.cell(), from);
            Spot end = spot(wall.cell(), to);
            List<Integer> outline = begin.outline(wall);
            List<Integer> atBegin = begin.across(
                    run, outline.get(outline.size() - 1), begin.outline(other).get(0));
            outline = end.outline(other);
            List<Integer> atEnd = end.across(run, end.outline(wall).get(0), outline.get(outline.size() - 1));
            // Where one end has fewer points, triangles with its first point fill the strip, so that it has no bends.
            int count = Math.max(atBegin.size(), atEnd.size());
            for (int i = 0; i + 1 < count; i++) {
                addPatch(List.of(
                        stretched(atEnd, i, count),
                        stretched(atBegin, i, count),
                        stretched(atBegin, i + 1, count),
                        stretched(atEnd, i + 1, count)));
            }
        }
    }

    /** Returns a point of a list that is stretched to a length by repeating its first point. */
    private static int stretched(List<Integer> points, int place, int length) {
        if (points.size() == length) {
            return points.get(place);
        }
        return points.get(place == length - 1 ? points.size() - 1 : 0);
    }

    /** Adds the ends of edges of which the piece has all cells, where each cell has a point of its own. */
    private void addCaps(Spot spot) {
        if (spot.group.isInside() || complex.isRound()) {
            return;
        }
        int corner = spot.group.corner();
        for (int cell : spot.group.cells()) {
            for (Wall side : complex.sidesAt(cell, corner)) {
                List<Integer> circle = complex.circle(cell, corner, complex.next(side, corner));
                if (!circle.isEmpty() && circle.stream().allMatch(other -> cell <= other)) {
                    List<Integer> cap = new ArrayList<>();
                    for (int i = circle.size() - 1; i >= 0; i--) {
                        cap.add(spot.ofCell(circle.get(i)));
                    }
                    addPatch(cap);
                }
            }
        }
    }

    /**
     * Adds a polygon. Where it comes to a point twice, it is cut into two; parts of less than three points are nothing.
     */
    private void addPatch(List<Integer> ring) {
        for (int i = 0; i < ring.size(); i++) {
            int again = ring.subList(i + 1, ring.size()).indexOf(ring.get(i));
            if (again >= 0) {
                addPatch(ring.subList(i, i + 1 + again));
                List<Integer> rest = new ArrayList<>(ring.subList(0, i));
                rest.addAll(ring.subList(i + 1 + again, ring.size()));
                addPatch(rest);
                return;
            }
        }
        if (ring.size() > 2) {
            patches.add(List.copyOf(ring));
        }
    }
}
