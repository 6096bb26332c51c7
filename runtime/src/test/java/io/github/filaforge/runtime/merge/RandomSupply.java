package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.merge.window.Packing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A small packing whose solutions may leave pieces over, with its solutions found by trying image after image. Merging is
 * given the images and the supply, and nothing else is shared.
 */
final class RandomSupply {

    private final int size;
    private final int[][][] images;
    private final int[] least;
    private final int[] most;
    private final boolean[] blanks;
    private final int leastInAll;
    private final int mostInAll;

    /** The numbers of the images of each solution, ascending, each list as text. */
    final TreeSet<String> solutions = new TreeSet<>();

    RandomSupply(long seed) {
        Random random = new Random(seed);
        size = 6 + random.nextInt(6);
        int shapes = 1 + random.nextInt(4);
        images = new int[shapes][][];
        least = new int[shapes];
        most = new int[shapes];
        blanks = new boolean[shapes];
        for (int shape = 0; shape < shapes; shape++) {
            blanks[shape] = shape > 0 && shape == shapes - 1 && random.nextInt(3) == 0;
            int volume = blanks[shape] ? 1 : 1 + random.nextInt(4);
            TreeSet<List<Integer>> own = new TreeSet<>(RandomSupply::compare);
            int wanted = blanks[shape] ? 1 + random.nextInt(3) : 20 + random.nextInt(30);
            for (int image = 0; image < wanted; image++) {
                own.add(cells(random, volume));
            }
            images[shape] = own.stream()
                    .map(cells -> cells.stream().mapToInt(cell -> cell).toArray())
                    .toArray(int[][]::new);
            // There is a blank for each cell.
            least[shape] = blanks[shape] || random.nextInt(4) > 0 ? 0 : random.nextInt(3);
            most[shape] =
                    blanks[shape] ? size : random.nextBoolean() ? size / volume : least[shape] + random.nextInt(3);
        }
        if (Arrays.stream(most).sum() == 0 || Arrays.equals(least, most)) {
            most[0]++;
        }
        leastInAll = random.nextInt(4) == 0 ? random.nextInt(5) : 0;
        mostInAll = random.nextInt(4) == 0 ? leastInAll + random.nextInt(5) : Integer.MAX_VALUE;
        search(new boolean[size], new ArrayList<>());
    }

    private List<Integer> cells(Random random, int count) {
        int first = random.nextInt(size);
        List<Integer> all = new ArrayList<>(
                IntStream.range(first, Math.min(size, first + 5)).boxed().toList());
        while (all.size() < count) {
            all.add(0, all.get(0) - 1);
        }
        while (all.size() > count) {
            all.remove(random.nextInt(all.size()));
        }
        return all;
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        return one.toString().compareTo(other.toString());
    }

    Packing packing() {
        return Packing.of(
                size, new Supply(least, most, new int[least.length], blanks, leastInAll, mostInAll, size), images);
    }

    private void search(boolean[] filled, List<int[]> placed) {
        int target = 0;
        while (target < size && filled[target]) {
            target++;
        }
        if (target == size) {
            addIfAllowed(placed);
            return;
        }
        for (int shape = 0; shape < images.length; shape++) {
            for (int image = 0; image < images[shape].length; image++) {
                int[] cells = images[shape][image];
                if (Arrays.stream(cells).noneMatch(cell -> filled[cell]) && covers(cells, target)) {
                    Arrays.stream(cells).forEach(cell -> filled[cell] = true);
                    placed.add(new int[] {shape, image});
                    search(filled, placed);
                    placed.remove(placed.size() - 1);
                    Arrays.stream(cells).forEach(cell -> filled[cell] = false);
                }
            }
        }
    }

    private static boolean covers(int[] cells, int target) {
        return Arrays.stream(cells).anyMatch(cell -> cell == target);
    }

    private void addIfAllowed(List<int[]> placed) {
        int[] used = new int[images.length];
        placed.forEach(image -> used[image[0]]++);
        int inAll = IntStream.range(0, used.length)
                .filter(shape -> !blanks[shape])
                .map(shape -> used[shape])
                .sum();
        boolean isAllowed = inAll >= leastInAll && inAll <= mostInAll;
        for (int shape = 0; shape < used.length; shape++) {
            isAllowed &= used[shape] >= least[shape] && used[shape] <= most[shape];
        }
        if (isAllowed) {
            solutions.add(placed.stream()
                    .map(image -> number(image[0], image[1]))
                    .sorted()
                    .toList()
                    .toString());
        }
    }

    /** Images are numbered shape by shape. */
    private int number(int shape, int image) {
        return Arrays.stream(images).limit(shape).mapToInt(all -> all.length).sum() + image;
    }

    @Override
    public String toString() {
        return size + " cells, least " + Arrays.toString(least) + ", most " + Arrays.toString(most) + ", blanks "
                + Arrays.toString(blanks) + ", in all " + leastInAll + " to " + mostInAll + ", images "
                + Arrays.deepToString(images);
    }
}
