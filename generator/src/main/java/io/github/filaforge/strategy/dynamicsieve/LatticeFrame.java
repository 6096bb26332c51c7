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
 * A numbering of the cells of a region in which the step to a neighbour is the same from every cell, so that a shift of
 * an occupancy looks at the neighbours of all cells at once. There may be gaps; a diamond of radius r has none with the
 * steps r and r + 1 (it is a perfect Lee code).
 *
 * @param size the number of cells with the gaps
 * @param cells the cell of the frame that each cell of the region is, by its number
 * @param steps the step in each direction in which any cell has a neighbour
 */
public record LatticeFrame(int size, List<Integer> cells, Map<Direction, Integer> steps) {

    /** With steps up to this, and no further, a frame is looked for that takes fewer words than the box. */
    private static final int FURTHEST = 40;

    /** The same where there are three of them: beyond it, a tenth of a second would be spent. */
    private static final int FURTHEST_IN_SPACE = 24;

    public LatticeFrame {
        cells = List.copyOf(cells);
        steps = new TreeMap<>(steps);
    }

    /** The frame of a region that takes the fewest words; the box round it, unless another takes fewer. */
    static LatticeFrame of(Region region) {
        int yDim = extent(region, 1);
        int zDim = extent(region, 2);
        LatticeFrame box = make(region, numbers(region, yDim * zDim, zDim, 1), yDim * zDim, zDim, 1);
        boolean isSpace = zDim > 1;
        if (box.words() == Layout.wordsFor(region.size())
                || (isSpace && region.lattice().isOrthogonal())) {
            return box;
        }
        // Thousands of steps are tried, and few have a chance: only the smallest frame so far is looked at closely.
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

    /** What all differences of numbers are multiples of: with odd steps 2 where every second place has a ball. */
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

    /** How many numbers there are from the least of some to the greatest. */
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

    /** The numbers of all cells with certain steps, not from zero on. */
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

    /** The number of words of an occupancy. */
    public int words() {
        return Layout.wordsFor(size);
    }

    /** The words in which the bits of some cells of the region are set. */
    public long[] mask(IntStream cellNumbers) {
        long[] mask = new long[words()];
        cellNumbers.map(cells::get).forEach(cell -> mask[cell / Long.SIZE] |= 1L << cell);
        return mask;
    }
}
