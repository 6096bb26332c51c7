package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * What a search does at each number of pieces left. A new schedule is dancing links with heuristic s throughout; each
 * method gives a schedule with one thing changed. Immutable.
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

    /**
     * @param pieces the number of pieces that are to be placed
     */
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

    /** A heuristic from so many pieces left on, down to the last piece. */
    public Schedule heuristic(int from, Heuristic heuristic) {
        Schedule copy = copy();
        for (int left = 0; left <= Math.min(from, pieces()); left++) {
            copy.heuristics[left] = heuristic;
        }
        return copy;
    }

    /** FILA from so many pieces left on. */
    public Schedule lists(int from, boolean withNof) {
        Schedule copy = copy();
        copy.lists = from;
        copy.nof = withNof;
        return copy;
    }

    /** The volume filter after every placement that leaves at least so many pieces. */
    public Schedule volumeFilter(int atLeast) {
        Schedule copy = copy();
        copy.volumeFilter = atLeast;
        return copy;
    }

    /** The parity filter after every placement that leaves at least so many pieces. */
    public Schedule parityFilter(int atLeast) {
        Schedule copy = copy();
        copy.parityFilter = atLeast;
        return copy;
    }

    /** The fit filter after every placement that leaves at least so many pieces, once or until nothing changes. */
    public Schedule fitFilter(int atLeast, boolean repeated) {
        Schedule copy = copy();
        copy.fitFilter = atLeast;
        copy.fitFilterRepeated = repeated;
        return copy;
    }

    /** The volume backtrack trigger after every placement that leaves at least so many pieces. */
    public Schedule volumeTrigger(int atLeast) {
        Schedule copy = copy();
        copy.volumeTrigger = atLeast;
        return copy;
    }

    /** The parity backtrack trigger after every placement. */
    public Schedule parityTrigger() {
        Schedule copy = copy();
        copy.parityTrigger = true;
        return copy;
    }

    /**
     * Tries again and again: with so many pieces left the rest is searched several times, each time with images in another
     * order and for so many fits, and then all begins anew.
     *
     * @param from the number of pieces left, or more than there are
     * @param fits the number of fits that end a try
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

    /** The number of pieces that are to be placed. */
    int pieces() {
        return heuristics.length - 1;
    }

    boolean hasTries() {
        return triesFrom != NEVER;
    }

    /** The number of pieces left with which tries begin. */
    int triesFrom() {
        return triesFrom;
    }

    int fitsOfTry() {
        return fitsOfTry;
    }

    /** For each shape, how many are more awkward. */
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

    /** Returns whether a filter works in the matrix. */
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

    /** Whether a placement that leaves so many pieces can end in a backtrack trigger. */
    boolean watches(int left) {
        return parityTrigger || watchesVolumes(left);
    }
}
