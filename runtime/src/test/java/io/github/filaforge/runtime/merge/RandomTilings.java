package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A puzzle of sets of positions that a group carries to each other, with no space behind it: positions on rings that turn
 * together and, in some, turn over. All solutions are listed in the plainest way. An image is a number whose bits are its
 * positions, a solution the set of its images.
 */
public final class RandomTilings {

    private static final int SIZE = 9;

    /** All elements of the group, the identity first: for each position the one that it is carried to. */
    public final List<List<Integer>> group = new ArrayList<>();

    public final Set<Set<Integer>> solutions = new HashSet<>();

    private final Random random;
    /** The images of each shape. */
    private final List<List<Integer>> shapes = new ArrayList<>();
    /** The number of pieces of each shape. */
    private final int[] copies;

    public RandomTilings(long seed) {
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        int turns = 2 + random.nextInt(6);
        addElements(turns, rings(turns));
        addShapes(group.subList(0, Math.min(turns, group.size())));
        List<Set<Integer>> tilings = new ArrayList<>();
        tile(0, new HashSet<>(), tilings);
        List<Set<Integer>> fair =
                tilings.stream().filter(this::usesMirrorImagesAlike).toList();
        Set<Integer> one = fair.get(random.nextInt(fair.size()));
        shapes.removeIf(images -> count(images, one) == 0);
        this.copies = uses(one);
        for (Set<Integer> tiling : tilings) {
            if (Arrays.equals(copies, uses(tiling)) && IntStream.of(copies).sum() == tiling.size()) {
                solutions.add(tiling);
            }
        }
    }

    private List<Integer> rings(int turns) {
        List<Integer> rings = new ArrayList<>(List.of(turns));
        int room = SIZE - turns;
        while (room > 0) {
            int length = 1 + random.nextInt(room);
            if (turns % length == 0) {
                rings.add(length);
                room -= length;
            }
        }
        return rings;
    }

    private void addElements(int turns, List<Integer> rings) {
        List<Integer> shifts = rings.stream().map(random::nextInt).toList();
        boolean turnsOver = random.nextBoolean();
        for (int over = 0; over < (turnsOver ? 2 : 1); over++) {
            for (int turn = 0; turn < turns; turn++) {
                List<Integer> element = new ArrayList<>();
                for (int ring = 0; ring < rings.size(); ring++) {
                    int start = element.size();
                    for (int place = 0; place < rings.get(ring); place++) {
                        int turned = over == 0 ? place + turn : shifts.get(ring) - place + turn;
                        element.add(start + Math.floorMod(turned, rings.get(ring)));
                    }
                }
                if (!group.contains(element)) {
                    group.add(element);
                }
            }
        }
    }

    /** Every single position is an image, so that there are tilings. */
    private void addShapes(List<List<Integer>> rotations) {
        for (int position = 0; position < SIZE; position++) {
            addShape(1 << position, group);
        }
        for (int more = 0; more < 3; more++) {
            int image = 0;
            for (int cell = 2 + random.nextInt(3); cell > 0; cell--) {
                image |= 1 << random.nextInt(SIZE);
            }
            // Where the group turns over, an image and its mirror image may be of two shapes.
            boolean isOneSided = random.nextBoolean();
            addShape(image, isOneSided ? rotations : group);
            addShape(carried(image, group.get(group.size() - 1)), isOneSided ? rotations : group);
        }
    }

    private void addShape(int image, List<List<Integer>> elements) {
        if (shapes.stream().noneMatch(images -> images.contains(image))) {
            shapes.add(elements.stream()
                    .map(element -> carried(image, element))
                    .distinct()
                    .toList());
        }
    }

    /** Puts down each image of which the first open position is the lowest one. */
    private void tile(int filled, Set<Integer> placed, List<Set<Integer>> tilings) {
        if (filled == (1 << SIZE) - 1) {
            tilings.add(new HashSet<>(placed));
            return;
        }
        int target = ~filled & filled + 1;
        for (List<Integer> images : shapes) {
            for (int image : images) {
                if ((image & target) != 0 && (image & filled) == 0) {
                    placed.add(image);
                    tile(filled | image, placed, tilings);
                    placed.remove(image);
                }
            }
        }
    }

    private boolean usesMirrorImagesAlike(Set<Integer> tiling) {
        return group.stream().allMatch(element -> Arrays.equals(uses(tiling), uses(moved(tiling, element))));
    }

    private int[] uses(Set<Integer> tiling) {
        return shapes.stream().mapToInt(images -> count(images, tiling)).toArray();
    }

    private static int count(List<Integer> images, Set<Integer> tiling) {
        return (int) images.stream().filter(tiling::contains).count();
    }

    private static int carried(int image, List<Integer> element) {
        int carried = 0;
        for (int position : positions(image)) {
            carried |= 1 << element.get(position);
        }
        return carried;
    }

    private static int[] positions(int image) {
        return IntStream.range(0, SIZE)
                .filter(position -> (image & 1 << position) != 0)
                .toArray();
    }

    private static Set<Integer> moved(Set<Integer> tiling, List<Integer> element) {
        Set<Integer> moved = new HashSet<>();
        tiling.forEach(image -> moved.add(carried(image, element)));
        return moved;
    }

    /** The number of solutions that an element leaves as they are. */
    public long fixedBy(List<Integer> element) {
        return solutions.stream()
                .filter(solution -> solution.equals(moved(solution, element)))
                .count();
    }

    /** The number of sets of solutions that the group carries to each other. */
    public int orbits() {
        Set<Set<Integer>> seen = new HashSet<>();
        int orbits = 0;
        for (Set<Integer> solution : solutions) {
            if (!seen.contains(solution)) {
                orbits++;
                group.forEach(element -> seen.add(moved(solution, element)));
            }
        }
        return orbits;
    }

    public Packing packing() {
        int[][][] images = shapes.stream()
                .map(ofShape -> ofShape.stream().map(RandomTilings::positions).toArray(int[][]::new))
                .toArray(int[][][]::new);
        return Packing.of(SIZE, copies, images);
    }

    /** The elements of the group but the identity. */
    public int[][] symmetries() {
        return group.stream()
                .skip(1)
                .map(element -> element.stream().mapToInt(position -> position).toArray())
                .toArray(int[][]::new);
    }

    @Override
    public String toString() {
        return "copies " + Arrays.toString(copies) + " of " + shapes + ", group " + group;
    }
}
