package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.Mesh.PerforatedFacet;
import io.github.filaforge.picture.print.PieceSurface.Facet;
import io.github.filaforge.picture.print.PixelText.Pixel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Engraves a name in the surface of a piece: the squares of its letters lie below a flat side, with walls between. The
 * name stands where its letters are largest, on the upper side if they are large enough there.
 */
final class Engraving {

    /** The number of characters of a name that are engraved. */
    private static final int LONGEST = 12;

    /** The least side of the squares of a letter, of which lines have two: a printer can print a line of this width. */
    private static final double LEAST_SQUARE = 0.18;

    /** The greatest share that the side of a square has of a cell. */
    private static final double SHARE_OF_CELL = 1.0 / 24;

    private static final double DEEPEST = 0.4;
    private static final double UPRIGHT = 0.9;
    private static final int HALVINGS = 14;

    private final List<Vec> points;
    private final double depth;
    private final double largest;
    private final PixelText text;

    /** A place for the text: its middle, the directions of its lines and of its letters, and the side of a square. */
    private record Place(FlatRegion region, Vec middle, Vec along, Vec upwards, double square) {}

    /**
     * Prepares the engraving of a name.
     *
     * @param surface the surface
     * @param cell the edge of a cube
     * @param inradius the radius of the largest ball in each cell
     */
    private Engraving(PieceSurface surface, String name, double cell, double inradius) {
        this.points = new ArrayList<>(surface.points());
        this.depth = Math.min(DEEPEST, inradius / 8);
        this.largest = cell * SHARE_OF_CELL;
        int length = Math.min(name.codePointCount(0, name.length()), LONGEST);
        this.text = PixelText.of(name.substring(0, name.offsetByCodePoints(0, length)));
    }

    /** Returns the mesh of a surface with a name, or empty if no flat side has room for the name. */
    static Optional<Mesh> mesh(PieceSurface surface, String name, double cell, double inradius) {
        return new Engraving(surface, name, cell, inradius).engraved(surface);
    }

    private Optional<Mesh> engraved(PieceSurface surface) {
        Place best = null;
        List<FlatRegion> regions = FlatRegion.of(surface.facets(), surface.points());
        for (boolean isAbove : new boolean[] {true, false}) {
            for (FlatRegion region : regions) {
                if (isAbove == region.normal().z() > UPRIGHT) {
                    best = largest(region, best);
                }
            }
            if (best != null) {
                return Optional.of(engraved(surface, best));
            }
        }
        return Optional.empty();
    }

    /** Returns the place on a region where the letters are largest, or another place if they are larger there. */
    private Place largest(FlatRegion region, Place other) {
        Vec normal = region.normal();
        Vec horizontal = Math.abs(normal.z()) > UPRIGHT
                ? new Vec(Math.signum(normal.z()), 0, 0)
                : new Vec(0, 0, 1).cross(normal).unit();
        List<Vec> middles = new ArrayList<>();
        for (Facet facet : region.facets()) {
            Vec middle = Vec.ORIGIN;
            for (int point : facet.ring()) {
                middle = middle.plus(points.get(point).times(1.0 / facet.ring().size()));
            }
            middles.add(middle);
        }
        Place best = other;
        for (int i = 0; i < middles.size(); i++) {
            for (int j = i; j < middles.size(); j++) {
                Vec middle = middles.get(i).plus(middles.get(j)).times(0.5);
                for (int turn = 0; turn < (Math.abs(normal.z()) > UPRIGHT ? 2 : 1); turn++) {
                    Vec along = turn == 0 ? horizontal : normal.cross(horizontal);
                    double square = square(region, middle, along, normal.cross(along), best);
                    if (square > 0) {
                        best = new Place(region, middle, along, normal.cross(along), square);
                    }
                }
            }
        }
        return best;
    }

    /**
     * Returns the largest side of a square with which the text fits round a point; 0 if it is no larger than elsewhere.
     */
    private double square(FlatRegion region, Vec middle, Vec along, Vec upwards, Place best) {
        double least = best == null ? LEAST_SQUARE : best.square + CellSolid.NEAR;
        if (least > largest || !fits(region, middle, along, upwards, least)) {
            return 0;
        }
        double greatest = largest;
        if (fits(region, middle, along, upwards, greatest)) {
            return greatest;
        }
        for (int i = 0; i < HALVINGS; i++) {
            double half = (least + greatest) / 2;
            if (fits(region, middle, along, upwards, half)) {
                least = half;
            } else {
                greatest = half;
            }
        }
        return least;
    }

    /** Returns true if the text with a margin of twice its depth has room round a point of a region. */
    private boolean fits(FlatRegion region, Vec middle, Vec along, Vec upwards, double square) {
        double halfWidth = square * text.width() / 2 + 2 * depth;
        double halfHeight = square * text.height() / 2 + 2 * depth;
        int windings = 0;
        for (List<Integer> loop : region.loops()) {
            for (int i = 0; i < loop.size(); i++) {
                Vec from = points.get(loop.get(i)).minus(middle);
                Vec to = points.get(loop.get((i + 1) % loop.size())).minus(middle);
                double x = from.dot(along);
                double y = from.dot(upwards);
                double toX = to.dot(along);
                double toY = to.dot(upwards);
                if (meets(x, y, toX, toY, halfWidth, halfHeight)) {
                    return false;
                }
                boolean isUp = y <= 0 && toY > 0;
                boolean isDown = y > 0 && toY <= 0;
                if ((isUp || isDown) && x + (toX - x) * -y / (toY - y) > 0) {
                    windings += isUp ? 1 : -1;
                }
            }
        }
        return windings == 1;
    }

    /** Returns true if a line meets a rectangle round the origin. */
    private static boolean meets(double x, double y, double toX, double toY, double halfWidth, double halfHeight) {
        double[] begins = {x, y};
        double[] steps = {toX - x, toY - y};
        double[] halves = {halfWidth, halfHeight};
        double first = 0;
        double last = 1;
        for (int axis = 0; axis < 2; axis++) {
            if (steps[axis] == 0) {
                if (Math.abs(begins[axis]) > halves[axis]) {
                    return false;
                }
            } else {
                double one = (-halves[axis] - begins[axis]) / steps[axis];
                double other = (halves[axis] - begins[axis]) / steps[axis];
                first = Math.max(first, Math.min(one, other));
                last = Math.min(last, Math.max(one, other));
            }
        }
        return first <= last;
    }

    private Mesh engraved(PieceSurface surface, Place place) {
        List<PerforatedFacet> flat = new ArrayList<>();
        List<List<Integer>> patches = new ArrayList<>(surface.patches());
        List<List<Pixel>> outer = new ArrayList<>();
        List<List<Pixel>> inner = new ArrayList<>();
        for (List<Pixel> outline : text.outlines()) {
            (area(outline) > 0 ? outer : inner).add(outline);
        }
        Map<Pixel, Integer> above = new HashMap<>();
        Map<Pixel, Integer> below = new HashMap<>();
        for (List<Pixel> outline : text.outlines()) {
            for (Pixel corner : outline) {
                above.put(corner, add(place, corner, 0));
                below.put(corner, add(place, corner, depth));
            }
            for (int i = 0; i < outline.size(); i++) {
                Pixel from = outline.get(i);
                Pixel to = outline.get((i + 1) % outline.size());
                patches.add(List.of(above.get(from), above.get(to), below.get(to), below.get(from)));
            }
        }
        Vec normal = place.region.normal();
        List<List<Integer>> holes = new ArrayList<>(place.region.holes());
        holes.addAll(within(null, outer, inner, above));
        flat.add(new PerforatedFacet(place.region.outline(), holes, normal));
        for (List<Pixel> island : inner) {
            flat.add(
                    new PerforatedFacet(reversed(numbers(island, above)), within(island, outer, inner, above), normal));
        }
        for (List<Pixel> floor : outer) {
            List<List<Integer>> islands = inner.stream()
                    .filter(island -> floor.equals(around(island, outer)))
                    .map(island -> numbers(island, below))
                    .toList();
            flat.add(new PerforatedFacet(numbers(floor, below), islands, normal));
        }
        List<Facet> others = new ArrayList<>(surface.facets());
        others.removeAll(place.region.facets());
        return Mesh.of(points, others, patches, flat);
    }

    private int add(Place place, Pixel corner, double below) {
        points.add(place.middle
                .plus(place.along.times((corner.x() - text.width() / 2.0) * place.square))
                .plus(place.upwards.times((corner.y() - text.height() / 2.0) * place.square))
                .minus(place.region.normal().times(below)));
        return points.size() - 1;
    }

    /** Returns the outlines of the letters whose nearest island is a certain one, clockwise; null stands for none. */
    private static List<List<Integer>> within(
            List<Pixel> island, List<List<Pixel>> outer, List<List<Pixel>> inner, Map<Pixel, Integer> numbers) {
        return outer.stream()
                .filter(outline -> around(outline, inner) == island)
                .map(outline -> reversed(numbers(outline, numbers)))
                .toList();
    }

    /** Returns the smallest of some loops in which another loop lies, or null if it lies in none. */
    private static List<Pixel> around(List<Pixel> loop, List<List<Pixel>> loops) {
        List<Pixel> best = null;
        for (List<Pixel> other : loops) {
            boolean isSmaller = best == null || Math.abs(area(other)) < Math.abs(area(best));
            if (other != loop
                    && isSmaller
                    && Math.abs(area(other)) > Math.abs(area(loop))
                    && isIn(loop.get(0), other)) {
                best = other;
            }
        }
        return best;
    }

    /**
     * Returns true if the square at a corner or the place left of it lies in a loop. Outlines have no common corner.
     */
    private static boolean isIn(Pixel corner, List<Pixel> loop) {
        boolean isIn = false;
        for (int i = 0; i < loop.size(); i++) {
            Pixel from = loop.get(i);
            Pixel to = loop.get((i + 1) % loop.size());
            boolean isPassed = from.y() > corner.y() != to.y() > corner.y();
            isIn ^= isPassed && from.x() > corner.x();
        }
        return isIn;
    }

    /** Returns twice the area of a loop, negative if it runs clockwise. */
    private static int area(List<Pixel> loop) {
        int area = 0;
        for (int i = 0; i < loop.size(); i++) {
            Pixel from = loop.get(i);
            Pixel to = loop.get((i + 1) % loop.size());
            area += from.x() * to.y() - from.y() * to.x();
        }
        return area;
    }

    private static List<Integer> numbers(List<Pixel> loop, Map<Pixel, Integer> numbers) {
        return loop.stream().map(numbers::get).toList();
    }

    private static List<Integer> reversed(List<Integer> loop) {
        List<Integer> reversed = new ArrayList<>();
        for (int i = loop.size() - 1; i >= 0; i--) {
            reversed.add(loop.get(i));
        }
        return reversed;
    }
}
