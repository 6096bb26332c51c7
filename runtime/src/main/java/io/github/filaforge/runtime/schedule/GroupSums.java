package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.board.Supply;
import java.util.Arrays;

/**
 * The sums that the pieces left can have together, for every group of pieces that can be left: a state automaton (polycube
 * article, "Backtrack Triggers"). Shapes whose pieces contribute equal values are one class. A state is the number of pieces
 * left of each class, written as one number. When a piece is taken, the {@link #step} of its shape is subtracted from the
 * state. If pieces of its class may be left over, each piece left may also be left over in the end.
 */
final class GroupSums {

    /**
     * The greatest number of states. With more states no sum is excluded. No puzzle of practice has enough classes to
     * reach it.
     */
    private static final int MAX_STATES = 1 << 20;

    private final int[] steps;
    private final PieceClass[] classes;
    private final boolean signed;
    private final int total;
    private final int full;
    /**
     * For each state that was met, true for each sum that is possible. The sums run from -total to total if values have
     * signs, else from 0 to total.
     */
    private final boolean[][] sums;

    /** Shapes whose pieces contribute equal values. Pieces of all these shapes may be left over, or of none of them. */
    private static final class PieceClass {

        final int[] values;
        final boolean isVaried;
        /** The number of pieces. */
        int count;
        /** The greatest number of the pieces that has room in the region. */
        int room;
        /** The number that a piece adds to a state; 0 if the class is not counted. */
        int unit;

        PieceClass(boolean isVaried, int... values) {
            this.values = values;
            this.isVaried = isVaried;
        }

        void add(int pieces, int ofShapeInRoom) {
            count += pieces;
            room = Math.max(room, ofShapeInRoom);
        }

        boolean is(boolean varied, int... others) {
            return isVaried == varied && Arrays.equals(values, others);
        }

        /** Returns true if the number of pieces left is counted. It is not if there are more pieces than have room. */
        boolean isCounted() {
            return !isVaried || count < room;
        }

        /** Returns the number of pieces left in a state. */
        int left(int state) {
            return isCounted() ? state / unit % (count + 1) : room;
        }
    }

    private GroupSums(int cells, Supply supply, int[][] ofShape, boolean signed) {
        this.signed = signed;
        this.steps = new int[ofShape.length];
        PieceClass[] all = new PieceClass[ofShape.length];
        int[] classOf = new int[ofShape.length];
        int classCount = 0;
        for (int shape = 0; shape < ofShape.length; shape++) {
            boolean isVaried = supply.least(shape) < supply.most(shape);
            int index = 0;
            while (index < classCount && !all[index].is(isVaried, ofShape[shape])) {
                index++;
            }
            if (index == classCount) {
                all[index] = new PieceClass(isVaried, ofShape[shape]);
                classCount++;
            }
            classOf[shape] = index;
            all[index].add(supply.most(shape), isVaried ? cells / supply.volume(shape) : 0);
        }
        this.classes = Arrays.copyOf(all, classCount);
        long states = 1;
        int sum = 0;
        for (PieceClass each : classes) {
            if (each.isCounted() && states <= MAX_STATES) {
                each.unit = (int) states;
                states *= each.count + 1L;
            }
            for (int value : each.values) {
                sum += value * (each.isCounted() ? each.count : each.room);
            }
        }
        this.total = sum;
        if (states > MAX_STATES) {
            this.sums = new boolean[0][];
            this.full = 0;
            return;
        }
        for (int shape = 0; shape < steps.length; shape++) {
            steps[shape] = classes[classOf[shape]].unit;
        }
        this.sums = new boolean[(int) states][];
        this.full = (int) states - 1;
    }

    /**
     * Returns the parities that the pieces can have together. The parity of each piece can have either sign, and a piece
     * that may be left over can have none.
     *
     * @param imageOfShape one image of each shape, or -1 if the shape has none
     */
    static GroupSums ofParities(ImageSpace space, Supply supply, int... imageOfShape) {
        int[][] ofShape = new int[space.shapeCount()][];
        for (int shape = 0; shape < ofShape.length; shape++) {
            int parity = imageOfShape[shape] < 0 ? 0 : Math.abs(space.parity(imageOfShape[shape]));
            ofShape[shape] = parity == 0 ? new int[0] : new int[] {parity};
        }
        return new GroupSums(space.cellCount(), supply, ofShape, true);
    }

    /**
     * Returns the volumes that parts of the open space can have: the sums of the volumes of some of the pieces, or of
     * fragments of pieces.
     *
     * @param imageOfShape one image of each shape, or -1 if the shape has none
     */
    static GroupSums ofVolumes(ImageSpace space, Supply supply, int... imageOfShape) {
        int[][] ofShape = new int[space.shapeCount()][];
        for (int shape = 0; shape < ofShape.length; shape++) {
            ofShape[shape] = imageOfShape[shape] < 0 ? new int[0] : parts(space, shape, imageOfShape[shape]);
        }
        return new GroupSums(space.cellCount(), supply, ofShape, false);
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
        for (PieceClass each : classes) {
            for (int value : each.values) {
                possible = signed
                        ? shiftedEitherWay(possible, value, each.left(state), each.isVaried)
                        : withShifted(possible, value, each.left(state));
            }
        }
        return possible;
    }

    /**
     * Returns the sums that are possible if a value is added to possible sums or subtracted from them a number of times.
     *
     * @param orNone true if the value may also be left out each time
     */
    private static boolean[] shiftedEitherWay(boolean[] possible, int value, int times, boolean orNone) {
        boolean[] from = possible;
        for (int time = 0; time < times; time++) {
            boolean[] shifted = new boolean[from.length];
            for (int index = 0; index < from.length; index++) {
                boolean below = index >= value && from[index - value];
                boolean above = index + value < from.length && from[index + value];
                shifted[index] = below || above || (orNone && from[index]);
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
