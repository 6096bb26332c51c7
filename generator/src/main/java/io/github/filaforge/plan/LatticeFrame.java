package io.github.filaforge.plan;

import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Direction;
import io.github.filaforge.model.Region;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    public LatticeFrame {
        cells = List.copyOf(cells);
        steps = new EnumMap<>(steps);
    }

    /** The frame of a region that takes the fewest words; the box round it, unless another takes fewer. */
    static LatticeFrame of(Region region) {
        int yDim = extent(region, 1);
        int zDim = extent(region, 2);
        LatticeFrame box = make(region, yDim * zDim, zDim, 1).orElseThrow();
        int fewest = words(region.size());
        if (box.words() == fewest || zDim > 1) {
            return box;
        }
        return IntStream.rangeClosed(1, FURTHEST)
                .boxed()
                .flatMap(x -> IntStream.rangeClosed(-FURTHEST, FURTHEST)
                        .filter(y -> y != 0)
                        .mapToObj(y -> make(region, x, y, 1))
                        .flatMap(Optional::stream))
                .min(Comparator.comparing(LatticeFrame::size))
                .filter(frame -> frame.words() < box.words())
                .orElse(box);
    }

    private static int extent(Region region, int axis) {
        int[] values = region.cells().stream()
                .mapToInt(cell -> axis == 1 ? cell.y() : cell.z())
                .toArray();
        return IntStream.of(values).max().orElse(0) - IntStream.of(values).min().orElse(0) + 1;
    }

    /** The frame with certain steps; empty if two cells would have the same number. */
    private static Optional<LatticeFrame> make(Region region, int x, int y, int z) {
        int[] numbers = region.cells().stream()
                .mapToInt(cell -> cell.x() * x + cell.y() * y + cell.z() * z)
                .toArray();
        int least = IntStream.of(numbers).min().orElse(0);
        BitSet taken = new BitSet();
        for (int number : numbers) {
            if (taken.get(number - least)) {
                return Optional.empty();
            }
            taken.set(number - least);
        }
        Map<Direction, Integer> steps = new EnumMap<>(Direction.class);
        for (Direction direction : region.directions()) {
            Cell step = direction.step();
            steps.put(direction, step.x() * x + step.y() * y + step.z() * z);
        }
        return Optional.of(new LatticeFrame(
                taken.length(),
                Arrays.stream(numbers).mapToObj(number -> number - least).toList(),
                steps));
    }

    private static int words(int cells) {
        return Math.max(1, (cells + Long.SIZE - 1) / Long.SIZE);
    }

    /** The number of words of an occupancy. */
    public int words() {
        return words(size);
    }

    /** The words in which the bits of some cells of the region are set. */
    public long[] mask(IntStream cellNumbers) {
        long[] mask = new long[words()];
        cellNumbers.map(cells::get).forEach(cell -> mask[cell / Long.SIZE] |= 1L << cell);
        return mask;
    }
}
