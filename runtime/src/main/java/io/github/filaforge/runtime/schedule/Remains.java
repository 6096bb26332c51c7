package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.board.Supply;
import java.util.Arrays;

/**
 * The open cells and the free pieces of a search. It tests by parity, by volume and by number if the pieces can fill the
 * cells.
 */
final class Remains {

    private final ImageSpace space;
    private final boolean[] filled;
    private final GroupSums parities;
    private final GroupSums volumes;
    /** The amounts that pieces take from the allowance; null if it cannot be spent. */
    private final Allowance limits;

    private final Supply supply;
    /** The number of unused pieces of each shape, if the allowance can be spent. */
    private final int[] unused;

    private long allowance;

    private final int leastVolume;
    private int parity;
    private int parityState;
    private int volumeState;
    /** The cells that a flood fill has reached. */
    private final int[] reached;

    private final boolean[] seen;

    /**
     * Creates the remains of an empty region.
     *
     * @param ofSupply the allowance of the search; {@code null} if no pieces may be left over
     */
    Remains(ImageSpace space, Supply supply, Allowance ofSupply) {
        this.space = space;
        this.supply = supply;
        this.unused = new int[space.shapeCount()];
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
        this.limits = ofSupply != null && ofSupply.isLimited() ? ofSupply : null;
        this.parities = GroupSums.ofParities(space, supply, imageOfShape);
        this.volumes = GroupSums.ofVolumes(space, supply, imageOfShape);
        clear();
    }

    /** Takes back every piece. */
    void clear() {
        Arrays.fill(filled, false);
        parityState = parities.full();
        volumeState = volumes.full();
        if (limits != null) {
            for (int shape = 0; shape < unused.length; shape++) {
                unused[shape] = supply.most(shape);
            }
            allowance = limits.full();
        }
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
        if (limits != null) {
            int shape = space.shape(image);
            allowance = limits.after(allowance, shape, unused[shape]);
            unused[shape]--;
        }
        parity -= space.parity(image);
        parityState -= parities.step(space.shape(image));
        volumeState -= volumes.step(space.shape(image));
    }

    void putBack(int image) {
        for (int cell : space.cells(image)) {
            filled[cell] = false;
        }
        if (limits != null) {
            int shape = space.shape(image);
            unused[shape]++;
            allowance += allowance - limits.after(allowance, shape, unused[shape]);
        }
        parity += space.parity(image);
        parityState += parities.step(space.shape(image));
        volumeState += volumes.step(space.shape(image));
    }

    /** Returns true if the allowance can be spent. */
    boolean hasAllowance() {
        return limits != null;
    }

    /** Returns true if no solution with allowed numbers of pieces has the pieces that are placed. */
    boolean isAllowanceSpent() {
        return limits != null && Allowance.isSpent(allowance);
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
}
