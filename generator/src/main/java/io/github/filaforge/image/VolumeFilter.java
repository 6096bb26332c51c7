package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The volume filter: removes every image that leaves an isolated part of the region whose volume no subset of the remaining
 * pieces has (polycube article, "Image Filters", section "Volume Constraint Violations"). Cells that may stay empty may be
 * included in the volume of the part or not.
 */
public final class VolumeFilter {

    private final Region region;
    /** True for the cells that may stay empty. */
    private final boolean[] isOptional;

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
        this.isOptional = new boolean[region.size()];
        for (int cell : region.optional().cells()) {
            isOptional[cell] = true;
        }
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
            BigInteger volumes = achievableVolumes(catalog, fragments, Optional.of(shape));
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
                .map(shape -> shape.fragments(catalog.region().lattice()))
                .toList();
    }

    /** Returns the volume of an isolated part of the region that no pieces have together, or empty if there is none. */
    static OptionalInt impossiblePart(ImageCatalog catalog) {
        BigInteger volumes = achievableVolumes(catalog, fragments(catalog), Optional.empty());
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
            ImageCatalog catalog, List<List<Integer>> fragments, Optional<Shape> placed) {
        BigInteger ofParts = BigInteger.TWO.shiftLeft(catalog.region().size()).subtract(BigInteger.ONE);
        BigInteger volumes = BigInteger.ONE;
        for (Shape shape : catalog.shapes()) {
            boolean isPlaced =
                    placed.filter(one -> one.index() == shape.index()).isPresent();
            int pieces = shape.isBlank() ? 0 : isPlaced ? shape.copies() - 1 : shape.copies();
            BigInteger before = BigInteger.ZERO;
            for (int piece = 0; piece < pieces && !before.equals(volumes); piece++) {
                before = volumes;
                for (int fragment : fragments.get(shape.index())) {
                    volumes = volumes.or(volumes.shiftLeft(fragment)).and(ofParts);
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
        int optional = 0;
        for (int index = 0; index < count; index++) {
            optional += isOptional[cells[index]] ? 1 : 0;
        }
        return optional;
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

    /**
     * Finds the parts that connected images cut off from the part of the region in which they lie, by a test of the cells
     * near them. Hardly any image cuts off a part: the cells beside it are mostly connected with one another within two
     * steps of it, so that every way through it also leads round it. A part that is cut off is mostly small. For one thread.
     */
    private static final class Surroundings {

        /**
         * The mark of the cells of one image. {@link #BESIDE} marks the cells beside it, {@link #NEAR} the cells two steps
         * away, and {@link #REACHED} the cells of these two kinds that were reached.
         */
        private static final int OWN = 0;

        private static final int BESIDE = 1;
        private static final int NEAR = 2;
        private static final int REACHED = 3;
        private static final int MARKS = 4;

        /** The greatest number of cells of a small part. If two parts are larger, this class cannot decide. */
        private static final int SMALL = 64;

        private final int[][] neighbours;
        /** The mark of each cell, above those of the images before. */
        private final int[] marks;
        /** The number of the filling that has filled each cell. */
        private final int[] fillings;

        /** Room for the cells beside an image, and the cells two steps away. */
        private final int[] around;

        private final int[] reached;
        private int base = 1;
        private int filling;

        /**
         * Makes room for the cells of a region.
         *
         * @param neighbours the neighbours of each cell
         */
        Surroundings(int[][] neighbours) {
            this.neighbours = neighbours;
            this.marks = new int[neighbours.length];
            this.fillings = new int[neighbours.length];
            this.around = new int[neighbours.length];
            this.reached = new int[neighbours.length];
        }

        /**
         * Returns the volumes of all parts but the largest into which a connected image divides the part of the region in
         * which it lies: none if it does not divide it, and all of them if they are small. The result is empty if the cells
         * nearby do not decide it.
         */
        Optional<List<Integer>> cutOffBy(int... image) {
            int beside = mark(image);
            List<Integer> volumes = new ArrayList<>();
            boolean hasLarge = false;
            int found = 0;
            for (int each = 0; each < beside; each++) {
                if (marks[around[each]] != base + REACHED) {
                    found += reach(around[each]);
                    if (each == 0 && found == beside) {
                        return Optional.of(volumes);
                    }
                    int volume = smallVolume(around[each]);
                    if (volume == 0 && hasLarge) {
                        return Optional.empty();
                    }
                    hasLarge |= volume == 0;
                    if (volume > 0) {
                        volumes.add(volume);
                    }
                }
            }
            return Optional.of(volumes);
        }

        /** Marks an image and the cells round it, and returns the number of these that are beside it. */
        private int mark(int... image) {
            if (base > Integer.MAX_VALUE - 2 * MARKS) {
                Arrays.fill(marks, 0);
                base = 1;
            }
            base += MARKS;
            for (int cell : image) {
                marks[cell] = base + OWN;
            }
            int beside = 0;
            for (int cell : image) {
                beside = markNeighbours(cell, BESIDE, beside);
            }
            int near = beside;
            for (int each = 0; each < beside; each++) {
                near = markNeighbours(around[each], NEAR, near);
            }
            return beside;
        }

        /**
         * Marks the neighbours of a cell that have no mark yet, adds them to those around, and returns the number of these.
         */
        private int markNeighbours(int cell, int mark, int count) {
            int more = count;
            for (int neighbour : neighbours[cell]) {
                if (marks[neighbour] < base) {
                    marks[neighbour] = base + mark;
                    around[more] = neighbour;
                    more++;
                }
            }
            return more;
        }

        /**
         * Marks all marked cells that can be reached from one beside the image as reached, and returns the number of these
         * that are beside it.
         */
        private int reach(int start) {
            int found = 1;
            int count = 1;
            reached[0] = start;
            marks[start] = base + REACHED;
            for (int next = 0; next < count; next++) {
                for (int neighbour : neighbours[reached[next]]) {
                    int mark = marks[neighbour] - base;
                    if (mark == BESIDE || mark == NEAR) {
                        found += mark == BESIDE ? 1 : 0;
                        marks[neighbour] = base + REACHED;
                        reached[count] = neighbour;
                        count++;
                    }
                }
            }
            return found;
        }

        /** Returns the volume of the part in which a cell beside the image lies; 0 if it is large. */
        private int smallVolume(int start) {
            filling++;
            int count = 1;
            reached[0] = start;
            fillings[start] = filling;
            for (int next = 0; next < count && count <= SMALL; next++) {
                for (int neighbour : neighbours[reached[next]]) {
                    if (fillings[neighbour] != filling && marks[neighbour] != base + OWN) {
                        fillings[neighbour] = filling;
                        if (marks[neighbour] > base + OWN) {
                            // Another way leads to this cell, a longer one.
                            marks[neighbour] = base + REACHED;
                        }
                        reached[count] = neighbour;
                        count++;
                    }
                }
            }
            return count > SMALL ? 0 : count;
        }
    }
}
