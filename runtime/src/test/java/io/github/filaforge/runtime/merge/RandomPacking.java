package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * A small packing, with its solutions found by trying image after image: nothing is shared with merging but the packing. It
 * is made of a random solution, whose images are among others, so that it has one at least.
 */
final class RandomPacking {

    private final int size;
    private final int[] copies;
    private final List<List<int[]>> images = new ArrayList<>();

    /** The numbers of the images of each solution, ascending. */
    final TreeSet<List<Integer>> solutions = new TreeSet<>(RandomPacking::compare);

    RandomPacking(long seed) {
        Random random = new Random(seed);
        size = 8 + random.nextInt(8);
        int shapes = 1 + random.nextInt(4);
        int[] sizes = new int[shapes];
        for (int shape = 0; shape < shapes; shape++) {
            sizes[shape] = 1 + random.nextInt(4);
            images.add(new ArrayList<>());
        }
        copies = new int[shapes];
        placeSolution(random, sizes);
        for (int shape = 0; shape < shapes; shape++) {
            for (int more = 10 + random.nextInt(40); more > 0; more--) {
                add(shape, cells(random, sizes[shape]));
            }
        }
        search(new boolean[size], copies.clone(), new ArrayList<>());
    }

    /** Fills the cells with images of any shapes; what is left over becomes a shape of its own. */
    private void placeSolution(Random random, int... sizes) {
        List<Integer> open = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
            open.add(cell);
        }
        while (!open.isEmpty()) {
            int shape = random.nextInt(sizes.length);
            int cells = Math.min(sizes[shape], open.size());
            if (cells < sizes[shape]) {
                images.add(new ArrayList<>());
                images.get(images.size() - 1)
                        .add(open.stream().mapToInt(cell -> cell).toArray());
                open.clear();
                continue;
            }
            int[] image = new int[cells];
            for (int i = 0; i < cells; i++) {
                image[i] = open.remove(random.nextInt(Math.min(open.size(), 4)));
            }
            add(shape, image);
            copies[shape]++;
        }
    }

    private int[] cells(Random random, int count) {
        TreeSet<Integer> cells = new TreeSet<>();
        int first = random.nextInt(size);
        while (cells.size() < count) {
            cells.add(Math.min(size - 1, first + random.nextInt(6)) % size);
            first = (first + 1) % size;
        }
        return cells.stream().mapToInt(cell -> cell).toArray();
    }

    private void add(int shape, int... image) {
        Arrays.sort(image);
        boolean isKnown = images.get(shape).stream().anyMatch(known -> Arrays.equals(known, image));
        if (!isKnown) {
            images.get(shape).add(image);
        }
    }

    /** Shapes of which no piece was placed are left out. */
    Packing packing() {
        List<Integer> used = new ArrayList<>();
        for (int shape = 0; shape < images.size(); shape++) {
            if (copies(shape) > 0) {
                used.add(shape);
            }
        }
        return Packing.of(
                size,
                used.stream().mapToInt(this::copies).toArray(),
                used.stream()
                        .map(shape -> images.get(shape).toArray(int[][]::new))
                        .toArray(int[][][]::new));
    }

    private int copies(int shape) {
        return shape < copies.length ? copies[shape] : 1;
    }

    private void search(boolean[] filled, int[] left, List<Integer> placed) {
        int target = 0;
        while (target < size && filled[target]) {
            target++;
        }
        if (target == size) {
            solutions.add(placed.stream().sorted().toList());
            return;
        }
        int number = 0;
        for (int shape = 0; shape < images.size(); shape++) {
            if (copies(shape) == 0) {
                continue;
            }
            for (int[] image : images.get(shape)) {
                int its = number;
                number++;
                if (isLeft(shape, left, placed, its) && fits(image, target, filled)) {
                    set(image, filled, true);
                    take(shape, left, 1);
                    placed.add(its);
                    search(filled, left, placed);
                    placed.remove(placed.size() - 1);
                    take(shape, left, -1);
                    set(image, filled, false);
                }
            }
        }
    }

    /** A shape of what was left over has one image, which fits once by itself. */
    private static boolean isLeft(int shape, int[] left, List<Integer> placed, int image) {
        return shape < left.length ? left[shape] > 0 : !placed.contains(image);
    }

    private static void take(int shape, int[] left, int count) {
        if (shape < left.length) {
            left[shape] -= count;
        }
    }

    private static boolean fits(int[] image, int target, boolean... filled) {
        boolean hasTarget = false;
        for (int cell : image) {
            if (filled[cell]) {
                return false;
            }
            hasTarget |= cell == target;
        }
        return hasTarget;
    }

    private static void set(int[] image, boolean[] filled, boolean value) {
        for (int cell : image) {
            filled[cell] = value;
        }
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
