package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The volume filter: removes every image that leaves an isolated part of the region whose volume no subset of the remaining
 * pieces has (polycube article, "Image Filters", section "Volume Constraint Violations"). Cells that may stay empty may
 * count in that volume or not.
 */
public final class VolumeFilter {

    private final Region region;
    private final int[][] neighbours;
    private final Surroundings surroundings;
    /**
     * The number of the isolated part of the region in which each cell lies; {@link #partVolumes} has the volumes of the
     * parts.
     */
    private final int[] partOf;

    private final List<Integer> partVolumes = new ArrayList<>();
    /** The number of cells of each part that may stay empty. */
    private final List<Integer> partOptional = new ArrayList<>();

    private VolumeFilter(Region region) {
        this.region = region;
        this.neighbours =
                IntStream.range(0, region.size()).mapToObj(region::neighbours).toArray(int[][]::new);
        this.surroundings = new Surroundings(neighbours);
        this.partOf = new int[region.size()];
        boolean[] covered = new boolean[region.size()];
        int[] open = new int[region.size()];
        for (int start = 0; start < covered.length; start++) {
            if (!covered[start]) {
                int volume = fill(start, covered, open);
                for (int cell = 0; cell < volume; cell++) {
                    partOf[open[cell]] = partVolumes.size();
                }
                partVolumes.add(volume);
                partOptional.add(optional(volume, open));
            }
        }
    }

    /** Applies the filter once to every image. */
    public static ImageCatalog apply(ImageCatalog catalog) {
        VolumeFilter filter = new VolumeFilter(catalog.region());
        List<List<Integer>> fragments = fragments(catalog);
        List<List<Image>> remaining = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            BigInteger volumes = achievableVolumes(catalog.shapes(), fragments, Optional.of(shape));
            boolean looksNearby = fragments.get(shape.index()).size() == 1
                    && catalog.region().optional().size() == 0;
            remaining.add(catalog.images(shape).stream()
                    .filter(image -> shape.isBlank()
                            || (looksNearby
                                    ? filter.leavesOnly(volumes, image.layout().cells())
                                    : filter.leavesOnlyByFilling(
                                            volumes, image.layout().cells())))
                    .toList());
        }
        return catalog.filtered("volume filter", remaining, catalog.constraint());
    }

    /** Returns the volumes of the connected parts of a piece of each shape. */
    private static List<List<Integer>> fragments(ImageCatalog catalog) {
        return catalog.shapes().stream()
                .map(shape -> shape.pieces().get(0).fragments(catalog.region().lattice()))
                .toList();
    }

    /** Returns the volume of an isolated part of the region that no pieces have together, or empty if there is none. */
    static OptionalInt impossiblePart(ImageCatalog catalog) {
        BigInteger volumes = achievableVolumes(catalog.shapes(), fragments(catalog), Optional.empty());
        VolumeFilter filter = new VolumeFilter(catalog.region());
        return IntStream.range(0, filter.partVolumes.size())
                .filter(part -> !isVolume(volumes, filter.partVolumes.get(part), filter.partOptional.get(part)))
                .map(filter.partVolumes::get)
                .findFirst();
    }

    /**
     * Returns the volumes that parts of the region may have before any piece is placed, or after a piece of one shape: bit v
     * is set if v is such a volume. A piece that is not connected may lie in several parts, so each of its fragments counts
     * by itself.
     */
    private static BigInteger achievableVolumes(
            List<Shape> shapes, List<List<Integer>> fragments, Optional<Shape> placed) {
        BigInteger volumes = BigInteger.ONE;
        for (Shape shape : shapes) {
            boolean isPlaced =
                    placed.filter(one -> one.index() == shape.index()).isPresent();
            int pieces = shape.isBlank() ? 0 : isPlaced ? shape.copies() - 1 : shape.copies();
            for (int piece = 0; piece < pieces; piece++) {
                for (int fragment : fragments.get(shape.index())) {
                    volumes = volumes.or(volumes.shiftLeft(fragment));
                }
            }
        }
        return volumes;
    }

    /**
     * Returns true if a connected image leaves only possible volumes: in the parts that it cuts off, in the rest of the part
     * in which it lies, and in the other parts.
     */
    private boolean leavesOnly(BigInteger volumes, int... image) {
        Optional<List<Integer>> cutOff = surroundings.cutOffBy(image);
        if (cutOff.isEmpty()) {
            return leavesOnlyByFilling(volumes, image);
        }
        int rest = partVolumes.get(partOf[image[0]]) - image.length;
        for (int volume : cutOff.get()) {
            if (!volumes.testBit(volume)) {
                return false;
            }
            rest -= volume;
        }
        for (int part = 0; part < partVolumes.size(); part++) {
            if (!volumes.testBit(part == partOf[image[0]] ? rest : partVolumes.get(part))) {
                return false;
            }
        }
        return true;
    }

    private boolean leavesOnlyByFilling(BigInteger volumes, int... image) {
        boolean[] covered = new boolean[region.size()];
        for (int cell : image) {
            covered[cell] = true;
        }
        int[] open = new int[region.size()];
        for (int start = 0; start < covered.length; start++) {
            if (!covered[start]) {
                int volume = fill(start, covered, open);
                if (!isVolume(volumes, volume, optional(volume, open))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns true if some pieces together can have the volume of a part of which a number of cells may stay empty. */
    private static boolean isVolume(BigInteger volumes, int part, int optional) {
        if (optional == 0) {
            return volumes.testBit(part);
        }
        int above = volumes.shiftRight(part - optional).getLowestSetBit();
        return above >= 0 && above <= optional;
    }

    /** Returns the number of the first cells of an array that may stay empty. */
    private int optional(int count, int... cells) {
        return region.optional().size() == 0
                ? 0
                : (int) IntStream.range(0, count)
                        .filter(index -> region.optional().contains(cells[index]))
                        .count();
    }

    /** Covers the part of the region round an open cell and returns its volume; {@code open} is room to work in. */
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
