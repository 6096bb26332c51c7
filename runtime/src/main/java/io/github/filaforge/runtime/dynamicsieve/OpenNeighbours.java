package io.github.filaforge.runtime.dynamicsieve;

/** Counts the open neighbours of the cells of a frame of one word, for all cells at once. Immutable. */
public final class OpenNeighbours {

    private final int[] steps;
    private final long[] before;
    private final long required;
    private final boolean findsHoles;
    private final boolean findsPairs;

    /**
     * Describes the neighbours.
     *
     * @param steps the step to the neighbour in each direction
     * @param before for each direction the set of the cells that have a neighbour there
     * @param required the set of the cells that pieces have to fill
     * @param smallestPart the number of cells of the smallest connected part of any piece
     */
    public OpenNeighbours(int[] steps, long[] before, long required, int smallestPart) {
        // With an even number of directions, two of them are counted in one loop.
        int even = steps.length + steps.length % 2;
        this.steps = new int[even];
        this.before = new long[even];
        System.arraycopy(steps, 0, this.steps, 0, steps.length);
        System.arraycopy(before, 0, this.before, 0, before.length);
        this.required = required;
        this.findsHoles = smallestPart > 1;
        this.findsPairs = smallestPart > 2;
    }

    /**
     * Finds, for each state, the open cells that no image fits (holes), and the open cells with at most one open neighbour
     * (alone).
     */
    void find(int count, long[] occupancy, long[] holes, long[] alone) {
        // Each loop is so small that the JIT makes vector instructions of it.
        for (int state = 0; state < count; state++) {
            holes[state] = 0L;
            alone[state] = 0L;
        }
        for (int direction = 0; direction < steps.length; direction += 2) {
            addNeighbours(direction, count, occupancy, holes, alone);
        }
        long possible = findsHoles ? required : 0L;
        for (int state = 0; state < count; state++) {
            long open = ~occupancy[state];
            holes[state] = open & ~holes[state] & possible;
            alone[state] = open & ~alone[state];
        }
        if (findsPairs) {
            for (int direction = 0; direction < steps.length; direction++) {
                if (steps[direction] > 0) {
                    addPairs(steps[direction], before[direction] & required, count, alone, holes);
                }
            }
        }
    }

    /** Adds the open neighbours in two directions to the cells with at least one of them, and to those with several. */
    private void addNeighbours(int direction, int count, long[] occupancy, long[] some, long[] several) {
        int step = steps[direction];
        long hasNeighbour = before[direction];
        int otherStep = steps[direction + 1];
        long hasOther = before[direction + 1];
        for (int state = 0; state < count; state++) {
            long open = ~occupancy[state];
            // A rotation shifts both ways. The mask leaves out what comes in at the other end.
            long beside = (open >>> step | open << -step) & hasNeighbour;
            long besideOther = (open >>> otherStep | open << -otherStep) & hasOther;
            long someBefore = some[state];
            several[state] |= (someBefore & (beside | besideOther)) | (beside & besideOther);
            some[state] = someBefore | beside | besideOther;
        }
    }

    /** Adds the cells to the holes that, together with the neighbour in a direction, have only each other. */
    private static void addPairs(int step, long hasNeighbour, int count, long[] alone, long[] holes) {
        for (int state = 0; state < count; state++) {
            long cells = alone[state];
            holes[state] |= cells & cells >>> step & hasNeighbour;
        }
    }

    /** Returns the open cells with at most two open neighbours. */
    long withAtMostTwo(long open) {
        long some = 0L;
        long several = 0L;
        long many = 0L;
        for (int direction = 0; direction < steps.length; direction++) {
            int step = steps[direction];
            long beside = (open >>> step | open << -step) & before[direction];
            many |= several & beside;
            several |= some & beside;
            some |= beside;
        }
        return open & ~many;
    }
}
