package io.github.filaforge.image;

import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Direction;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The volume filter: removes every image that leaves an isolated part of the region whose volume no subset of the
 * remaining pieces has (polycube article, "Image Filters", section "Volume Constraint Violations").
 */
public final class VolumeFilter {

    private final Region region;
    private final int[][] neighbours;

    private VolumeFilter(Region region) {
        this.region = region;
        this.neighbours = new int[region.size()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int from = cell;
            neighbours[cell] = List.of(Direction.values()).stream()
                    .mapToInt(direction -> region.neighbour(from, direction))
                    .filter(number -> number >= 0)
                    .toArray();
        }
    }

    /** Applies the filter once to every image. */
    public static ImageCatalog apply(ImageCatalog catalog) {
        VolumeFilter filter = new VolumeFilter(catalog.region());
        List<List<Image>> remaining = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            BigInteger volumes = achievableVolumes(catalog.shapes(), shape);
            remaining.add(catalog.images(shape).stream()
                    .filter(image -> filter.leavesOnly(volumes, image.layout()))
                    .toList());
        }
        return catalog.filtered("volume filter", remaining, catalog.constraint());
    }

    /**
     * The volumes that parts of the region may have once a piece of the given shape is placed: bit v is set if v is
     * one. A piece that is not connected may lie in several parts, so each of its fragments counts for itself.
     */
    private static BigInteger achievableVolumes(List<Shape> shapes, Shape placed) {
        BigInteger volumes = BigInteger.ONE;
        for (Shape shape : shapes) {
            List<Integer> fragments = fragments(shape.pieces().get(0));
            int pieces = shape.equals(placed) ? shape.copies() - 1 : shape.copies();
            for (int piece = 0; piece < pieces; piece++) {
                for (int fragment : fragments) {
                    volumes = volumes.or(volumes.shiftLeft(fragment));
                }
            }
        }
        return volumes;
    }

    /** The volumes of the connected parts of a piece. */
    private static List<Integer> fragments(Piece piece) {
        Set<Cell> unseen = new HashSet<>(piece.cells());
        List<Integer> fragments = new ArrayList<>();
        for (Cell start : piece.cells()) {
            if (unseen.remove(start)) {
                int volume = 0;
                Deque<Cell> open = new ArrayDeque<>(List.of(start));
                while (!open.isEmpty()) {
                    Cell cell = open.pop();
                    volume++;
                    for (Direction direction : Direction.values()) {
                        Cell neighbour = cell.plus(direction.step());
                        if (unseen.remove(neighbour)) {
                            open.push(neighbour);
                        }
                    }
                }
                fragments.add(volume);
            }
        }
        return fragments;
    }

    private boolean leavesOnly(BigInteger volumes, Layout image) {
        boolean[] covered = new boolean[region.size()];
        for (int cell : image.cells()) {
            covered[cell] = true;
        }
        int[] open = new int[region.size()];
        for (int start = 0; start < covered.length; start++) {
            if (!covered[start] && !volumes.testBit(fill(start, covered, open))) {
                return false;
            }
        }
        return true;
    }

    /** Covers the part of the region round an open cell and gives its volume; {@code open} is room to work in. */
    private int fill(int start, boolean[] covered, int[] open) {
        int found = 0;
        covered[start] = true;
        open[found++] = start;
        for (int next = 0; next < found; next++) {
            for (int neighbour : neighbours[open[next]]) {
                if (!covered[neighbour]) {
                    covered[neighbour] = true;
                    open[found++] = neighbour;
                }
            }
        }
        return found;
    }
}
