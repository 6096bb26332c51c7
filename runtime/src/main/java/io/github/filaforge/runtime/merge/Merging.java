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
 * @param limit the largest number that is added up as a long: one less than a power of two
 */
record Merging(
        Packing packing,
        WindowAutomaton automaton,
        Multisets multisets,
        Kinds kinds,
        MergeResources resources,
        Room room,
        long limit) {

    private static final long BYTES_PER_MULTISET = 8;

    /**
     * Finds the windows of a packing; {@code null} if its region cannot be filled.
     *
     * @throws MergeMemoryException if there is no room for them, or they are more than may be looked for
     */
    static Merging of(Packing packing, MergeResources resources, long limit) {
        Room room = new Room(resources.memory());
        if (Multisets.count(packing) > Multisets.MOST) {
            throw new MergeMemoryException("of the pieces more than " + Multisets.MOST
                    + " multisets could be made, for which merging has no tables");
        }
        room.need(BYTES_PER_MULTISET * Multisets.count(packing), "the multisets of pieces");
        WindowAutomaton automaton = WindowSearch.find(packing, resources.windows(), room);
        if (automaton == null) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        if (automaton.nodes() == 0) {
            return null;
        }
        return of(packing, automaton, packing.copies(), resources, room, limit);
    }

    /**
     * The same with windows that are known, and with some of the pieces only: the others are there, but not used.
     *
     * @param used how many pieces of each shape may be used
     */
    static Merging of(
            Packing packing, WindowAutomaton automaton, int[] used, MergeResources resources, Room room, long limit) {
        Multisets multisets = Multisets.of(used, packing.copies());
        return new Merging(packing, automaton, multisets, new Kinds(packing, multisets), resources, room, limit);
    }

    /** The end from which these can be gone through: the empty region if forward, else the full one. */
    CountedSide counted(boolean isForward) {
        return new CountedSide(this, new Ahead(packing, automaton, isForward, room));
    }

    /** The same where the number of ways does not matter. */
    ReachedSide reached(boolean isForward) {
        return new ReachedSide(this, new Ahead(packing, automaton, isForward, room));
    }
}
