package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A numbering of the cells of a region in which the step to a neighbour in a direction is equal for all cells. So one shift
 * of an occupancy gives the neighbours of all cells. The numbering may have gaps. A diamond of radius r has none with the
 * steps r and r + 1 (it is a perfect Lee code).
 *
 * @param size the number of cells with the gaps
 * @param cells for each cell of the region, by its number, its cell of the frame
 * @param steps the step in each direction in which any cell has a neighbour
 */
public record LatticeFrame(int size, List<Integer> cells, Map<Direction, Integer> steps) {

    /** The greatest step that is tried in search of a frame with fewer words than the box. */
    private static final int FURTHEST = 40;

    /**
     * The greatest step that is tried if there are three of them. With larger steps the search would take a tenth of a
     * second.
     */
    private static final int FURTHEST_IN_SPACE = 24;

    public LatticeFrame {
        cells = List.copyOf(cells);
        steps = new TreeMap<>(steps);
    }

    /**
     * Returns the frame of a region that takes the fewest words, which is the box around it unless another frame takes
     * fewer.
     */
    static LatticeFrame of(Region region) {
        int yDim = extent(region, 1);
        int zDim = extent(region, 2);
        LatticeFrame box = make(region, numbers(region, yDim * zDim, zDim, 1), yDim * zDim, zDim, 1);
        boolean isSpace = zDim > 1;
        if (box.words() == Layout.wordsFor(region.size())
                || (isSpace && region.lattice().isOrthogonal())) {
            return box;
        }
        // Thousands of steps are tried, and few give a small frame. So only a frame that is smaller than all before is
        // tested further.
        LatticeFrame smallest = box;
        int furthest = isSpace ? FURTHEST_IN_SPACE : FURTHEST;
        for (int x = 1; x <= furthest; x++) {
            for (int y = -furthest; y <= furthest; y++) {
                for (int z = isSpace ? -furthest : 1; z <= (isSpace ? furthest : 1); z++) {
                    int[] numbers = numbers(region, x, y, z);
                    if ((size(numbers) - 1) / unit(numbers) + 1 < smallest.size && areDifferent(numbers)) {
                        smallest = make(region, numbers, x, y, z);
                    }
                }
            }
        }
        return smallest.words() < box.words() ? smallest : box;
    }

    /**
     * Returns the greatest common divisor of all differences of numbers. It is 2 for odd steps if every second place has a
     * ball.
     */
    private static int unit(int... numbers) {
        int unit = 0;
        for (int i = 1; i < numbers.length && unit != 1; i++) {
            int rest = Math.abs(numbers[i] - numbers[0]);
            while (rest != 0) {
                int smaller = unit % rest;
                unit = rest;
                rest = smaller;
            }
        }
        return Math.max(unit, 1);
    }

    private static int extent(Region region, int axis) {
        int[] values = region.cells().stream()
                .mapToInt(cell -> axis == 1 ? cell.y() : region.third(cell))
                .toArray();
        return size(values);
    }

    /** Returns the number of integers from the smallest to the greatest of some numbers. */
    private static int size(int... numbers) {
        int least = Integer.MAX_VALUE;
        int greatest = Integer.MIN_VALUE;
        for (int number : numbers) {
            least = Math.min(least, number);
            greatest = Math.max(greatest, number);
        }
        return greatest - least + 1;
    }

    private static boolean areDifferent(int... numbers) {
        return IntStream.of(numbers).distinct().count() == numbers.length;
    }

    /** Returns the numbers of all cells for given steps; the smallest number need not be zero. */
    private static int[] numbers(Region region, int x, int y, int z) {
        int[] numbers = new int[region.size()];
        for (int number = 0; number < numbers.length; number++) {
            Cell cell = region.cells().get(number);
            numbers[number] = cell.x() * x + cell.y() * y + region.third(cell) * z;
        }
        return numbers;
    }

    private static LatticeFrame make(Region region, int[] numbers, int x, int y, int z) {
        int least = IntStream.of(numbers).min().orElse(0);
        int unit = unit(numbers);
        Map<Direction, Integer> steps = new TreeMap<>();
        for (Direction direction : region.directions()) {
            Cell step = direction.step();
            steps.put(direction, (step.x() * x + step.y() * y + region.third(step) * z) / unit);
        }
        return new LatticeFrame(
                (size(numbers) - 1) / unit + 1,
                IntStream.of(numbers)
                        .mapToObj(number -> (number - least) / unit)
                        .toList(),
                steps);
    }

    /** Returns the number of words of an occupancy. */
    public int words() {
        return Layout.wordsFor(size);
    }

    /** Returns the words in which the bits of some cells of the region are set. */
    public long[] mask(IntStream cellNumbers) {
        long[] mask = new long[words()];
        cellNumbers.map(cells::get).forEach(cell -> mask[cell / Long.SIZE] |= 1L << cell);
        return mask;
    }
}
