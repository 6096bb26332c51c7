package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.DirectedEdges;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import io.github.filaforge.runtime.merge.window.WindowSearch;
import io.github.filaforge.runtime.search.LevelListener;

/**
 * The data that all classes which merge the states of one packing share.
 *
 * @param multisets the multisets of its pieces that may be used
 * @param budget the memory that is left
 * @param listener receives the progress of merging, and may end it
 * @param limit the greatest number that is added up as a long: one less than a power of two
 */
record Merging(
        Packing packing,
        WindowAutomaton automaton,
        Multisets multisets,
        ImageClasses imageClasses,
        MergeResources resources,
        MemoryBudget budget,
        LevelListener listener,
        long limit) {

    private static final long BYTES_PER_MULTISET = 8;

    /**
     * Finds the windows of a packing.
     *
     * @return {@code null} if the region cannot be filled
     * @throws MergeMemoryException if there is not enough memory for the windows, or there are more than the resources allow
     */
    static Merging of(Packing packing, MergeResources resources, LevelListener listener, long limit) {
        MemoryBudget budget = new MemoryBudget(resources.memory());
        if (Multisets.count(packing) > Multisets.MOST) {
            throw new MergeMemoryException("of the pieces more than " + Multisets.MOST
                    + " multisets could be made, for which merging has no tables");
        }
        budget.need(BYTES_PER_MULTISET * Multisets.count(packing), "the multisets of pieces");
        WindowAutomaton automaton = WindowSearch.find(packing, resources, budget, listener);
        if (automaton == null) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        if (automaton.nodes() == 0) {
            return null;
        }
        return of(packing, automaton, packing.copies(), resources, budget, listener, limit);
    }

    /**
     * Returns the merging of a packing whose windows are known. Part of the memory is reserved for the tables of all levels
     * and the sums of all threads; else the states of levels would take all of it, and the next levels would find none.
     *
     * @param used the number of pieces of each shape that may be used
     */
    static Merging of(
            Packing packing,
            WindowAutomaton automaton,
            int[] used,
            MergeResources resources,
            MemoryBudget budget,
            LevelListener listener,
            long limit) {
        Multisets multisets = new Multisets(used, packing.copies());
        ImageClasses imageClasses = new ImageClasses(packing);
        Merging merging = new Merging(packing, automaton, multisets, imageClasses, resources, budget, listener, limit);
        // There are never more threads than multisets.
        int threads = Math.min(resources.threads(), multisets.count());
        budget.reserve(Level.TABLE_BYTES * multisets.count() + (long) Long.BYTES * automaton.widest() * threads);
        return merging;
    }

    /** Returns the edges that lead away from the empty region if forward, else from the full one. */
    DirectedEdges ahead(boolean isForward) {
        return new DirectedEdges(packing, automaton, isForward, budget, listener);
    }
}
