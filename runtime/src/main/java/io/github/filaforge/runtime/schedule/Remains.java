package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** The open cells and the free pieces of a search. It tests by parity and volume if the pieces can fill the cells. */
final class Remains {

    private final ImageSpace space;
    private final boolean[] filled;
    private final GroupSums parities;
    private final GroupSums volumes;
    private final int leastVolume;
    private int parity;
    private int parityState;
    private int volumeState;
    /** The cells that a flood fill has reached. */
    private final int[] reached;

    private final boolean[] seen;

    Remains(ImageSpace space) {
        this.space = space;
        this.filled = new boolean[space.cellCount()];
        this.reached = new int[space.cellCount()];
        this.seen = new boolean[space.cellCount()];
        int[] imageOfShape = new int[space.shapeCount()];
        Arrays.fill(imageOfShape, -1);
        for (int image = 0; image < space.imageCount(); image++) {
            imageOfShape[space.shape(image)] = image;
        }
        int least = space.cellCount();
        for (int image : imageOfShape) {
            least = image < 0 ? least : Math.min(least, space.cells(image).length);
        }
        this.leastVolume = least;
        this.parities = GroupSums.ofParities(space, imageOfShape);
        this.volumes = GroupSums.ofVolumes(space, imageOfShape);
        clear();
    }

    /** Takes back every piece. */
    void clear() {
        Arrays.fill(filled, false);
        parityState = parities.full();
        volumeState = volumes.full();
        parity = 0;
        for (int cell = 0; cell < filled.length; cell++) {
            parity += space.colour(cell);
        }
    }

    boolean isOpen(int cell) {
        return !filled[cell];
    }

    void take(int image) {
        for (int cell : space.cells(image)) {
            filled[cell] = true;
        }
        parity -= space.parity(image);
        parityState -= parities.step(space.shape(image));
        volumeState -= volumes.step(space.shape(image));
    }

    void putBack(int image) {
        for (int cell : space.cells(image)) {
            filled[cell] = false;
        }
        parity += space.parity(image);
        parityState += parities.step(space.shape(image));
        volumeState += volumes.step(space.shape(image));
    }

    /** Returns true if the pieces that are left can have the parity of the open cells together. */
    boolean parityIsPossible() {
        return parities.isPossible(parityState, parity);
    }

    /** Returns true if, after another image, the pieces that are left could have the parity of the open cells together. */
    boolean parityIsPossibleAfter(int shape, int imageParity) {
        return parities.isPossible(parityState - parities.step(shape), parity - imageParity);
    }

    /** Returns true if for each isolated part of the open space, some of the pieces that are left have its volume. */
    boolean volumesArePossible() {
        Arrays.fill(seen, false);
        for (int cell = 0; cell < filled.length; cell++) {
            if (!filled[cell] && !seen[cell] && !volumes.isPossible(volumeState, volumeFrom(cell))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns true if there are at least two parts of the open space that cannot be filled by volume and are as large as the
     * smallest piece or larger. A search may detect a part of this size only when it comes to the end of it.
     */
    boolean hasLargeImpossibleParts() {
        Arrays.fill(seen, false);
        int large = 0;
        for (int cell = 0; cell < filled.length; cell++) {
            if (!filled[cell] && !seen[cell]) {
                int volume = volumeFrom(cell);
                large += volume >= leastVolume && !volumes.isPossible(volumeState, volume) ? 1 : 0;
            }
        }
        return large > 1;
    }

    /** Returns true if a part of the open space can have a volume after a piece of a shape is taken. */
    boolean volumeIsPossibleWithout(int shape, int volume) {
        return volumes.isPossible(volumeState - volumes.step(shape), volume);
    }

    /** Returns the volume of the part of the open space that contains a cell. */
    private int volumeFrom(int start) {
        int count = 1;
        reached[0] = start;
        seen[start] = true;
        for (int next = 0; next < count; next++) {
            for (int direction = 0; direction < space.directionCount(); direction++) {
                int neighbour = space.neighbour(direction, reached[next]);
                if (!filled[neighbour] && !seen[neighbour]) {
                    seen[neighbour] = true;
                    reached[count] = neighbour;
                    count++;
                }
            }
        }
        return count;
    }

    /**
     * The sums that the pieces that are left can have, for every group of pieces that can be left: a state automaton
     * (polycube article, "Backtrack Triggers"). Shapes whose pieces contribute equal values are one class. A state is the
     * number of pieces left of each class, written as one number. When a piece is taken, the {@link #step} of its shape is
     * subtracted from the state.
     */
    private static final class GroupSums {

        /**
         * The greatest number of states. With more states no sum is excluded. No puzzle of practice has enough classes to
         * reach it.
         */
        private static final int MAX_STATES = 1 << 20;

        private final int[] steps;
        private final int[][] values;
        private final int[] limits;
        private final boolean signed;
        private final int total;
        private final int full;
        /**
         * For each state that was met, true for each sum that is possible. The sums run from -total to total if values have
         * signs, else from 0 to total.
         */
        private final boolean[][] sums;

        private GroupSums(ImageSpace space, int[][] ofShape, boolean signed) {
            this.signed = signed;
            this.steps = new int[ofShape.length];
            int[] classOf = new int[ofShape.length];
            int[][] classes = new int[ofShape.length][];
            int[] counts = new int[ofShape.length];
            int classCount = 0;
            int sum = 0;
            for (int shape = 0; shape < ofShape.length; shape++) {
                int index = 0;
                while (index < classCount && !Arrays.equals(classes[index], ofShape[shape])) {
                    index++;
                }
                if (index == classCount) {
                    classes[index] = ofShape[shape];
                    classCount++;
                }
                classOf[shape] = index;
                counts[index] += space.copies(shape);
                for (int value : ofShape[shape]) {
                    sum += value * space.copies(shape);
                }
            }
            this.total = sum;
            this.values = Arrays.copyOf(classes, classCount);
            this.limits = Arrays.copyOf(counts, classCount);
            long states = 1;
            int[] radix = new int[classCount];
            for (int index = 0; index < classCount && states <= MAX_STATES; index++) {
                radix[index] = (int) states;
                states *= limits[index] + 1L;
            }
            if (states > MAX_STATES) {
                this.sums = new boolean[0][];
                this.full = 0;
                return;
            }
            for (int shape = 0; shape < ofShape.length; shape++) {
                steps[shape] = radix[classOf[shape]];
            }
            this.sums = new boolean[(int) states][];
            this.full = (int) states - 1;
        }

        /**
         * Returns the parities that the pieces can have together. The parity of each piece can have either sign.
         *
         * @param imageOfShape one image of each shape, or -1 if the shape has none
         */
        static GroupSums ofParities(ImageSpace space, int... imageOfShape) {
            int[][] ofShape = new int[space.shapeCount()][];
            for (int shape = 0; shape < ofShape.length; shape++) {
                int parity = imageOfShape[shape] < 0 ? 0 : Math.abs(space.parity(imageOfShape[shape]));
                ofShape[shape] = parity == 0 ? new int[0] : new int[] {parity};
            }
            return new GroupSums(space, ofShape, true);
        }

        /**
         * Returns the volumes that parts of the open space can have: the sums of the volumes of some of the pieces, or of
         * fragments of pieces.
         *
         * @param imageOfShape one image of each shape, or -1 if the shape has none
         */
        static GroupSums ofVolumes(ImageSpace space, int... imageOfShape) {
            int[][] ofShape = new int[space.shapeCount()][];
            for (int shape = 0; shape < ofShape.length; shape++) {
                ofShape[shape] = imageOfShape[shape] < 0 ? new int[0] : parts(space, shape, imageOfShape[shape]);
            }
            return new GroupSums(space, ofShape, false);
        }

        /**
         * Returns the volumes of the connected parts of an image. If the images of its shape come apart in different ways,
         * the parts are single cells.
         */
        private static int[] parts(ImageSpace space, int shape, int image) {
            if (!space.isLoose(shape)) {
                return space.fragments(image);
            }
            int[] cells = new int[space.cells(image).length];
            Arrays.fill(cells, 1);
            return cells;
        }

        /** Returns the state before any piece is taken. */
        int full() {
            return full;
        }

        /** Returns the number to subtract from a state when a piece of a shape is taken. */
        int step(int shape) {
            return steps[shape];
        }

        /** Returns true if the pieces that are left in a state can have a sum. */
        boolean isPossible(int state, int sum) {
            if (sums.length == 0) {
                return true;
            }
            boolean[] possible = sums[state];
            if (possible == null) {
                possible = possibleSums(state);
                sums[state] = possible;
            }
            int index = sum + (signed ? total : 0);
            return index >= 0 && index < possible.length && possible[index];
        }

        private boolean[] possibleSums(int state) {
            boolean[] possible = new boolean[(signed ? 2 : 1) * total + 1];
            possible[signed ? total : 0] = true;
            int rest = state;
            for (int index = 0; index < values.length; index++) {
                int pieces = rest % (limits[index] + 1);
                for (int value : values[index]) {
                    possible =
                            signed ? shiftedEitherWay(possible, value, pieces) : withShifted(possible, value, pieces);
                }
                rest /= limits[index] + 1;
            }
            return possible;
        }

        private static boolean[] shiftedEitherWay(boolean[] possible, int value, int times) {
            boolean[] from = possible;
            for (int time = 0; time < times; time++) {
                boolean[] shifted = new boolean[from.length];
                for (int index = 0; index < from.length; index++) {
                    boolean below = index >= value && from[index - value];
                    boolean above = index + value < from.length && from[index + value];
                    shifted[index] = below || above;
                }
                from = shifted;
            }
            return from;
        }

        /**
         * Returns the sums that are possible if a value is added to possible sums at most a number of times. It takes one
         * pass for any number of pieces, because it counts for each sum how often the value has been added.
         *
         * @param most the greatest number of times that the value is added
         */
        private static boolean[] withShifted(boolean[] possible, int value, int most) {
            boolean[] with = possible.clone();
            int[] added = new int[with.length];
            for (int index = value; index < with.length; index++) {
                int before = index - value;
                if (!with[index] && with[before] && added[before] < most) {
                    with[index] = true;
                    added[index] = added[before] + 1;
                }
            }
            return with;
        }
    }
}
