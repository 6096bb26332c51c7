package io.github.filaforge.runtime.merge;

import java.io.DataInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * One end of the region and all that can be made from there: for each multiset of pieces the nodes that these lead to. From
 * the empty region by the edges as they are, or from the full one by the edges turned round. It grows level by level, a level
 * being a number of pieces. It has files that are open until it is closed.
 *
 * @param <C> the array that a chunk of a level is
 */
abstract class Side<C> implements AutoCloseable {

    private final Merging merging;
    private final Multisets multisets;
    private final Kinds kinds;
    private final boolean isForward;
    private final Ahead ahead;
    /** The most nodes that a multiset may have. */
    private final int most;

    /** By number of pieces; null where states are forgotten. */
    private final List<Level<C>> levels = new ArrayList<>();

    private int last;

    /** The end from which these edges lead away; level 0 has no state yet. */
    Side(Merging merging, Ahead ahead) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.kinds = merging.kinds();
        this.ahead = ahead;
        this.isForward = ahead.isForward();
        this.most = merging.mostNodes();
        levels.add(newLevel(1));
    }

    /** A level without states of so many multisets. */
    abstract Level<C> newLevel(int count);

    /** The number of pieces of the last level. */
    final int last() {
        return last;
    }

    /** The states of so many pieces. */
    final Level<C> level(int number) {
        return levels.get(number);
    }

    /** The number of states of the last level. */
    final BigInteger states() {
        return levels.get(last).states();
    }

    /**
     * Goes on from a level that was written.
     *
     * @param in has it
     * @throws IOException if it cannot be read
     */
    final void goOnFrom(int level, DataInputStream in) throws IOException {
        if (level <= 0 || level > multisets.pieces()) {
            throw new IOException("there is no level " + level);
        }
        forget(last);
        while (levels.size() < level) {
            levels.add(null);
        }
        levels.add(newLevel(multisets.count(level)));
        levels.get(level).readFrom(in);
        last = level;
    }

    /** Goes on by one piece. */
    final void extend() {
        int level = last + 1;
        levels.add(newLevel(multisets.count(level)));
        new Extension(level).run(merging.resources().threads(), merging.listener());
        last = level;
    }

    /** The most nodes that a multiset may have. */
    final int most() {
        return most;
    }

    /** Forgets the states of a number of pieces. */
    final void forget(int level) {
        levels.get(level).forget();
        levels.set(level, null);
    }

    /** Forgets all states. */
    @Override
    public final void close() {
        for (Level<C> level : levels) {
            if (level != null) {
                level.forget();
            }
        }
    }

    /** The first node that some numbers of pieces, by shape, may lead to. */
    final int firstNode(int... counts) {
        return kinds.isRegular() ? merging.automaton().firstNode(filled(counts)) : 0;
    }

    /** One behind the last of these. */
    final int endNode(int... counts) {
        return kinds.isRegular()
                ? merging.automaton().firstNode(filled(counts) + 1)
                : merging.automaton().nodes();
    }

    private int filled(int... counts) {
        int filled = kinds.filled(counts);
        return isForward ? filled : merging.packing().size() - filled;
    }

    /** The node of the state of no pieces. */
    final int end() {
        return isForward ? 0 : merging.automaton().nodes() - 1;
    }

    /** What lies ahead of each node, away from this end. */
    final Ahead ahead() {
        return ahead;
    }

    /** What is merged. */
    final Merging merging() {
        return merging;
    }

    /** Makes what a thread needs to make the lists of a level from those of the one before. */
    abstract SharedWork.Part newPart(int level);

    /** Makes the lists of a level. */
    private final class Extension extends SharedWork {

        private final int level;

        Extension(int level) {
            super(multisets.count(level));
            this.level = level;
        }

        @Override
        Part newPart() {
            return Side.this.newPart(level);
        }
    }

    /** Reads the states of the multisets that lack, of one, the pieces of one image. For one thread. */
    final class Reading<L extends ListReader<C>> {

        private final List<Level<C>> states;
        private final boolean isOfTheRest;
        private final L list;
        private int level;
        private int set;
        private int[] counts;
        private int filled;
        private int kind;

        /**
         * Reads the states of this end.
         *
         * @param list is filled with them
         */
        Reading(L list) {
            this(list, levels, false);
        }

        /**
         * Reads other states.
         *
         * @param states by number of pieces
         * @param isOfTheRest whether these are not the pieces from this end, but all others
         */
        Reading(L list, List<Level<C>> states, boolean isOfTheRest) {
            this.list = list;
            this.states = states;
            this.isOfTheRest = isOfTheRest;
        }

        /**
         * Begins with a multiset of a level.
         *
         * @param itsCounts the number of its pieces of each shape
         */
        void begin(int itsLevel, int itsSet, int... itsCounts) {
            level = itsLevel;
            set = itsSet;
            counts = itsCounts;
            filled = kinds.isRegular() ? filled(itsCounts) : 0;
            kind = -1;
        }

        /** Goes on to the next kind of image for which there are states; false if there is none. */
        boolean next() {
            merging.listener().endIfStopped();
            kind++;
            while (kind < kinds.count() && !(kinds.isIn(counts, kind) && read())) {
                kind++;
            }
            return kind < kinds.count();
        }

        private boolean read() {
            int first = 0;
            if (kinds.isRegular()) {
                int before = isForward ? filled - kinds.cells(kind) : filled + kinds.cells(kind);
                first = merging.automaton().firstNode(before);
            }
            int less = set - kinds.unit(kind);
            int pieces = level - kinds.pieces(kind);
            return isOfTheRest
                    ? states.get(multisets.pieces() - pieces).read(multisets.rank(multisets.all() - less), first, list)
                    : states.get(pieces).read(multisets.rank(less), first, list);
        }

        /** The kind. */
        int kind() {
            return kind;
        }

        /** The states. */
        L list() {
            return list;
        }
    }
}
