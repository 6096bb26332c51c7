package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.CellComplex.Group;
import io.github.filaforge.picture.print.CellComplex.Wall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * The corner of a piece after its outer edges were bevelled: for each free side at the corner the one or two points
 * that its outline has in the place of the corner.
 *
 * <p>Free sides in one plane make a sector. On the plane of a sector, an outer edge moves inwards by the width of the
 * bevel, and an inner edge stays on its line. The sector's point is where its two lines meet. On the line of an inner
 * edge the two sectors beside it may have different points. Then the edge begins at the further point, and the sector
 * with the nearer point has both.
 */
final class Bevel {

    private static final double EXACT = 1e-7;

    private final CellComplex complex;
    private final Group group;
    private final double width;
    private final Vec middle;
    private final ToIntFunction<Vec> points;
    /** The directions of the edges; edge i is between walls i and i + 1. */
    private final List<Vec> directions = new ArrayList<>();
    /** For each edge 1 if it is an outer edge, -1 if it is an inner edge, and 0 if it lies in a plane. */
    private final List<Integer> bends = new ArrayList<>();

    private final Map<Wall, List<Integer>> outlines = new HashMap<>();
    private final List<Integer> fill = new ArrayList<>();

    /**
     * Bevels a corner.
     *
     * @param group the cells at the corner, whose surface is a sheet
     * @param middle the corner of the surface before it is bevelled
     * @param width the width that is taken from each side of an outer edge
     * @param points returns the number of a point, equal numbers for equal points
     */
    Bevel(CellComplex complex, Group group, Vec middle, double width, ToIntFunction<Vec> points) {
        this.complex = complex;
        this.group = group;
        this.middle = middle;
        this.width = width;
        this.points = points;
        List<Wall> walls = group.walls();
        for (int i = 0; i < walls.size(); i++) {
            Vec normal = normal(i);
            Vec along = complex.place(complex.next(walls.get(i), group.corner()))
                    .minus(complex.place(group.corner()))
                    .unit();
            directions.add(along);
            double rise = normal(i + 1).dot(normal.cross(along));
            bends.add(rise < -EXACT ? 1 : rise > EXACT ? -1 : 0);
        }
        int first = 0;
        while (first < walls.size() && bends.get(first) == 0) {
            first++;
        }
        if (first == walls.size()) {
            int flat = points.applyAsInt(middle);
            walls.forEach(wall -> outlines.put(wall, List.of(flat)));
            return;
        }
        for (int begin = first; begin < first + walls.size(); ) {
            int end = begin + 1;
            while (bends.get(end % walls.size()) == 0) {
                end++;
            }
            addSector(begin, end);
            begin = end;
        }
    }

    private Vec normal(int wall) {
        return complex.normal(group.walls().get(wall % group.walls().size()));
    }

    /** Adds the sector from one edge to the next that is not flat, with the walls between these edges. */
    private void addSector(int in, int out) {
        Vec begin = isInner(in) ? onEdge(in) : meeting(in, out, true);
        Vec end = isInner(out) ? onEdge(out) : meeting(in, out, false);
        int from = points.applyAsInt(begin);
        int to = points.applyAsInt(end);
        // The flat edges of the sector begin at the point that its outer edge has.
        boolean isHubFirst = !isInner(in) || isInner(out);
        int hub = isHubFirst ? from : to;
        for (int wall = in + 1; wall <= out; wall++) {
            List<Integer> outline = new ArrayList<>();
            if (wall == in + 1 && from != hub) {
                outline.add(from);
            }
            outline.add(hub);
            if (wall == out && to != hub) {
                outline.add(to);
            }
            outlines.put(group.walls().get(wall % group.walls().size()), outline);
        }
        fill.add(from);
        fill.add(to);
    }

    private boolean isInner(int edge) {
        return bends.get(edge % bends.size()) < 0;
    }

    private Vec direction(int edge) {
        return directions.get(edge % directions.size());
    }

    /** Returns the point of a sector where its lines meet, or on the line of one of its edges if both are on a line. */
    private Vec meeting(int in, int out, boolean isAtIn) {
        Vec normal = normal(in + 1);
        Vec ofIn = direction(in).cross(normal);
        Vec ofOut = normal.cross(direction(out));
        double byIn = isInner(in) ? 0 : width;
        double byOut = isInner(out) ? 0 : width;
        double sine = ofIn.cross(ofOut).dot(normal);
        if (Math.abs(sine) < EXACT) {
            return middle.plus(isAtIn ? ofIn.times(byIn) : ofOut.times(byOut));
        }
        // The step x with ofIn x = byIn and ofOut x = byOut in the plane.
        Vec step = ofOut.cross(normal).times(byIn).plus(normal.cross(ofIn).times(byOut));
        return middle.plus(step.times(1 / sine));
    }

    /**
     * Returns the beginning of an inner edge: the further of the points that the sectors beside it have on its line.
     */
    private Vec onEdge(int edge) {
        int size = bends.size();
        int before = edge - 1 + size;
        while (bends.get(before % size) == 0) {
            before--;
        }
        int after = edge + 1;
        while (bends.get(after % size) == 0) {
            after++;
        }
        Vec along = direction(edge);
        double left = meeting(before, edge + size, false).minus(middle).dot(along);
        double right = meeting(edge, after, true).minus(middle).dot(along);
        return middle.plus(along.times(Math.max(left, right)));
    }

    /** Returns the points of a free side in the place of the corner, in the order of its ring. */
    List<Integer> outline(Wall wall) {
        return outlines.get(wall);
    }

    /** Returns the polygon that closes the surface between the sides, which may have fewer than three points. */
    List<Integer> fill() {
        List<Integer> reversed = new ArrayList<>();
        for (int i = fill.size() - 1; i >= 0; i--) {
            reversed.add(fill.get(i));
        }
        return reversed;
    }
}
