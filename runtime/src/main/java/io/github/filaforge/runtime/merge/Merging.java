package io.github.filaforge.runtime.merge;

/**
 * What all that merges the states of one packing shares.
 *
 * @param packing what is packed
 * @param automaton its windows
 * @param multisets the multisets of its pieces that are used
 * @param kinds what images take from these
 * @param resources what may be taken
 * @param room what memory is left
 * @param listener receives how far merging has come, and ends it
 * @param limit the largest number that is added up as a long: one less than a power of two
 */
record Merging(
        Packing packing,
        WindowAutomaton automaton,
        Multisets multisets,
        Kinds kinds,
        MergeResources resources,
        Room room,
        MergeListener listener,
        long limit) {

    private static final long BYTES_PER_MULTISET = 8;

    /**
     * Finds the windows of a packing; {@code null} if its region cannot be filled.
     *
     * @throws MergeMemoryException if there is no room for them, or they are more than may be looked for
     */
    static Merging of(Packing packing, MergeResources resources, MergeListener listener, long limit) {
        Room room = new Room(resources.memory());
        if (Multisets.count(packing) > Multisets.MOST) {
            throw new MergeMemoryException("of the pieces more than " + Multisets.MOST
                    + " multisets could be made, for which merging has no tables");
        }
        room.need(BYTES_PER_MULTISET * Multisets.count(packing), "the multisets of pieces");
        WindowAutomaton automaton = WindowSearch.find(packing, resources.windows(), room, listener);
        if (automaton == null) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        if (automaton.nodes() == 0) {
            return null;
        }
        return of(packing, automaton, packing.copies(), resources, room, listener, limit);
    }

    /**
     * Returns the merging of a packing whose windows are known, and of which some pieces may be used. Of its room the tables of
     * all levels and the sums of all threads are reserved: levels would take all of it, and the next ones find none.
     *
     * @param used the number of pieces of each shape that may be used
     */
    static Merging of(
            Packing packing,
            WindowAutomaton automaton,
            int[] used,
            MergeResources resources,
            Room room,
            MergeListener listener,
            long limit) {
        Multisets multisets = Multisets.of(used, packing.copies());
        Kinds kinds = new Kinds(packing, multisets);
        Merging merging = new Merging(packing, automaton, multisets, kinds, resources, room, listener, limit);
        // There are never more threads than multisets.
        int threads = Math.min(resources.threads(), multisets.count());
        room.reserve(Level.TABLE_BYTES * multisets.count() + (long) Long.BYTES * merging.mostNodes() * threads);
        return merging;
    }

    /** Returns the most nodes that the states of a multiset may have. */
    int mostNodes() {
        return kinds.isRegular() ? automaton.widest() : automaton.nodes();
    }

    /** The end from which these can be gone through: the empty region if forward, else the full one. */
    CountedSide counted(boolean isForward) {
        return new CountedSide(this, new Ahead(packing, automaton, isForward, room, listener));
    }

    /** The same where the number of ways does not matter. */
    ReachedSide reached(boolean isForward) {
        return new ReachedSide(this, new Ahead(packing, automaton, isForward, room, listener));
    }
}
