package io.github.filaforge.estimate;

import java.util.Arrays;

/** The first open cell is the target. */
final class FixedTargets implements TargetRule {

    private final ImageBits images;
    /** For each cell the number of the first image that has no cell before it; one more at the end. */
    private final int[] starts;

    FixedTargets(ImageBits images) {
        this.images = images;
        this.starts = new int[images.cells() + 1];
        for (int number = 0; number < images.count(); number++) {
            starts[images.first(number) + 1]++;
        }
        for (int cell = 0; cell < images.cells(); cell++) {
            starts[cell + 1] += starts[cell];
        }
    }

    @Override
    public int[] fitting(long[] occupancy, int[] left) {
        int target = 0;
        while (target < images.cells() && ImageBits.isFilled(occupancy, target)) {
            target++;
        }
        if (target == images.cells()) {
            return new int[0];
        }
        int[] fitting = new int[starts[target + 1] - starts[target]];
        int count = 0;
        for (int number = starts[target]; number < starts[target + 1]; number++) {
            if (left[images.shape(number)] > 0 && images.fits(number, occupancy)) {
                fitting[count] = number;
                count++;
            }
        }
        return Arrays.copyOf(fitting, count);
    }
}
