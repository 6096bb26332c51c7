package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The volume filter: removes every image that leaves an isolated part of the region whose volume no subset of the
 * remaining pieces has (polycube article, "Image Filters", section "Volume Constraint Violations").
 */
public final class VolumeFilter {

    private final Region region;
    private final int[][] neighbours;

    private VolumeFilter(Region region) {
        this.region = region;
        this.neighbours =
                IntStream.range(0, region.size()).mapToObj(region::neighbours).toArray(int[][]::new);
    }

    /** Applies the filter once to every image. */
    public static ImageCatalog apply(ImageCatalog catalog) {
        VolumeFilter filter = new VolumeFilter(catalog.region());
        List<List<Image>> remaining = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            BigInteger volumes = achievableVolumes(catalog.shapes(), Optional.of(shape));
            remaining.add(catalog.images(shape).stream()
                    .filter(image -> filter.leavesOnly(volumes, image.layout()))
                    .toList());
        }
        return catalog.filtered("volume filter", remaining, catalog.constraint());
    }

    /** The volume of an isolated part of the region that no pieces have together, if there is one. */
    static OptionalInt impossiblePart(ImageCatalog catalog) {
        VolumeFilter filter = new VolumeFilter(catalog.region());
        BigInteger volumes = achievableVolumes(catalog.shapes(), Optional.empty());
        boolean[] covered = new boolean[filter.region.size()];
        int[] open = new int[covered.length];
        return IntStream.range(0, covered.length)
                .filter(cell -> !covered[cell])
                .map(cell -> filter.fill(cell, covered, open))
                .filter(volume -> !volumes.testBit(volume))
                .findFirst();
    }

    /**
     * The volumes that parts of the region may have, once a piece of a shape is placed or before: bit v is set if v is
     * one. A piece that is not connected may lie in several parts, so each of its fragments counts for itself.
     */
    private static BigInteger achievableVolumes(List<Shape> shapes, Optional<Shape> placed) {
        BigInteger volumes = BigInteger.ONE;
        for (Shape shape : shapes) {
            List<Integer> fragments = shape.pieces().get(0).fragments();
            int pieces = placed.filter(shape::equals).isPresent() ? shape.copies() - 1 : shape.copies();
            for (int piece = 0; piece < pieces; piece++) {
                for (int fragment : fragments) {
                    volumes = volumes.or(volumes.shiftLeft(fragment));
                }
            }
        }
        return volumes;
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
