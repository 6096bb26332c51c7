package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The settings of a search by a schedule for each number of pieces left: heuristic, filters, triggers and image lists. A new
 * schedule is dancing links with heuristic s throughout. Each method that changes a setting returns a new schedule.
 * Immutable.
 */
public final class Schedule implements Cloneable {

    /** A threshold that no number of pieces left reaches. */
    private static final int NEVER = Integer.MAX_VALUE;

    private Heuristic[] heuristics;
    private int lists;
    private boolean nof;
    private int volumeFilter = NEVER;
    private int parityFilter = NEVER;
    private int fitFilter = NEVER;
    private boolean fitFilterRepeated;
    private int volumeTrigger = NEVER;
    private boolean parityTrigger;
    private int triesFrom = NEVER;
    private int fitsOfTry;
    private int[] awkwardness = {};

    /** Makes a schedule of dancing links with heuristic s for a number of pieces that are to be placed. */
    public Schedule(int pieces) {
        this.heuristics = new Heuristic[pieces + 1];
        Arrays.fill(heuristics, Heuristic.size());
    }

    private Schedule copy() {
        try {
            Schedule copy = (Schedule) clone();
            copy.heuristics = heuristics.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns this schedule with another heuristic from a number of pieces left on, down to the last piece. */
    public Schedule heuristic(int from, Heuristic heuristic) {
        Schedule copy = copy();
        for (int left = 0; left <= Math.min(from, pieces()); left++) {
            copy.heuristics[left] = heuristic;
        }
        return copy;
    }

    /**
     * Returns this schedule with FILA from a number of pieces left on.
     *
     * @param withNof true to leave out images that cover a filled neighbour of the target (NOF)
     */
    public Schedule lists(int from, boolean withNof) {
        Schedule copy = copy();
        copy.lists = from;
        copy.nof = withNof;
        return copy;
    }

    /** Returns this schedule with the volume filter after every placement that leaves at least a number of pieces. */
    public Schedule volumeFilter(int atLeast) {
        Schedule copy = copy();
        copy.volumeFilter = atLeast;
        return copy;
    }

    /** Returns this schedule with the parity filter after every placement that leaves at least a number of pieces. */
    public Schedule parityFilter(int atLeast) {
        Schedule copy = copy();
        copy.parityFilter = atLeast;
        return copy;
    }

    /**
     * Returns this schedule with the fit filter after every placement that leaves at least a number of pieces.
     *
     * @param repeated true to repeat the filter until it removes no image
     */
    public Schedule fitFilter(int atLeast, boolean repeated) {
        Schedule copy = copy();
        copy.fitFilter = atLeast;
        copy.fitFilterRepeated = repeated;
        return copy;
    }

    /**
     * Returns this schedule with the volume backtrack trigger after every placement that leaves at least a number of pieces.
     */
    public Schedule volumeTrigger(int atLeast) {
        Schedule copy = copy();
        copy.volumeTrigger = atLeast;
        return copy;
    }

    /** Returns this schedule with the parity backtrack trigger after every placement. */
    public Schedule parityTrigger() {
        Schedule copy = copy();
        copy.parityTrigger = true;
        return copy;
    }

    /**
     * Returns this schedule with tries. With a given number of pieces left, the rest is searched several times. Each of
     * these tries has another order of the images, and ends after a number of fits. Then the search begins anew with its
     * first pieces.
     *
     * @param from the number of pieces left with which tries begin; a greater number than the number of pieces means all
     *     pieces
     * @param fits the number of fits after which a try is given up
     * @param awkwardFirst the numbers of the shapes, the most awkward one first, separated by blanks
     */
    public Schedule tries(int from, int fits, String awkwardFirst) {
        Schedule copy = copy();
        copy.triesFrom = Math.min(from, pieces());
        copy.fitsOfTry = fits;
        int[] order = Words.numbers(awkwardFirst);
        copy.awkwardness = new int[order.length];
        for (int rank = 0; rank < order.length; rank++) {
            copy.awkwardness[order[rank]] = rank;
        }
        return copy;
    }

    /** Returns the number of pieces that are to be placed. */
    int pieces() {
        return heuristics.length - 1;
    }

    boolean hasTries() {
        return triesFrom != NEVER;
    }

    /** Returns the number of pieces left with which tries begin. */
    int triesFrom() {
        return triesFrom;
    }

    int fitsOfTry() {
        return fitsOfTry;
    }

    /** Returns for each shape the number of shapes that are more awkward. */
    int[] awkwardness() {
        return awkwardness.clone();
    }

    Heuristic heuristic(int left) {
        return heuristics[left];
    }

    boolean usesLists(int left) {
        return left <= lists;
    }

    boolean usesNof() {
        return nof;
    }

    boolean filtersVolumes(int left) {
        return left >= volumeFilter;
    }

    boolean filtersParities(int left) {
        return left >= parityFilter;
    }

    boolean filtersFits(int left) {
        return left >= fitFilter;
    }

    /** Returns true if a filter takes images out of the matrix during the search. */
    boolean filters() {
        return filtersVolumes(pieces()) || filtersParities(pieces()) || filtersFits(pieces());
    }

    boolean filtersFitsRepeatedly() {
        return fitFilterRepeated;
    }

    boolean watchesVolumes(int left) {
        return left >= volumeTrigger;
    }

    boolean watchesParities() {
        return parityTrigger;
    }

    /** Returns true if a placement that leaves a number of pieces can cause a backtrack trigger. */
    boolean watches(int left) {
        return parityTrigger || watchesVolumes(left);
    }
}
