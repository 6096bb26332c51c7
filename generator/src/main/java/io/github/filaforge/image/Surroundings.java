package io.github.filaforge.image;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the parts that connected images cut off from the part of the region in which they lie, by a test of the cells near
 * them. Hardly any image cuts off a part: the cells beside it are mostly connected with one another within two steps of it,
 * so that every way through it also leads round it. A part that is cut off is mostly small. For one thread.
 */
final class Surroundings {

    /**
     * The mark of the cells of one image. {@link #BESIDE} marks the cells beside it, {@link #NEAR} the cells two steps away,
     * and {@link #REACHED} the cells of these two kinds that were reached.
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
     * Returns the volumes of all parts but the largest into which a connected image divides the part of the region in which
     * it lies: none if it does not divide it, and all of them if they are small. The result is empty if the cells nearby do
     * not decide it.
     */
    Optional<List<Integer>> cutOffBy(int... image) {
        int beside = mark(image);
        List<Integer> volumes = List.of();
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
                volumes = volume == 0 ? volumes : with(volumes, volume);
            }
        }
        return Optional.of(volumes);
    }

    private static List<Integer> with(List<Integer> volumes, int volume) {
        List<Integer> more = new ArrayList<>(volumes);
        more.add(volume);
        return more;
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

    /** Marks the neighbours of a cell that have no mark yet, adds them to those around, and returns the number of these. */
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
     * Marks all marked cells that can be reached from one beside the image as reached, and returns the number of these that
     * are beside it.
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
