package io.github.filaforge.runtime.merge;

import java.io.DataInputStream;
import java.io.IOException;
import java.math.BigInteger;

/**
 * One end of the region and all that can be made from there: for each multiset of pieces the nodes that these lead to, with
 * the number of ways. From the empty region by the edges as they are, or from the full one by the edges turned round. It
 * grows level by level, a level being a number of pieces.
 */
final class Side {

    private final Merging merging;
    private final Multisets multisets;
    private final Kinds kinds;
    private final boolean isForward;
    private final Ahead ahead;
    /** The most nodes that a multiset may have. */
    private final int most;

    private final Level[] levels;
    private int last;

    /** The end from which these edges lead away. */
    Side(Merging merging, Ahead ahead) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.kinds = merging.kinds();
        this.ahead = ahead;
        this.isForward = ahead.isForward();
        this.most = kinds.isRegular()
                ? merging.automaton().widest()
                : merging.automaton().nodes();
        this.levels = new Level[multisets.pieces() + 1];
        levels[0] = new Level(1, merging.room(), merging.resources().folder());
        ListWriter writer = new ListWriter(levels[0]);
        Sums sums = new LongSums(most, merging.limit());
        int[] none = new int[multisets.shapes()];
        sums.begin(firstNode(none), endNode(none));
        sums.set(isForward ? 0 : merging.automaton().nodes() - 1, 1);
        levels[0].addStates(sums.moveTo(writer, 0, null, 0L));
        writer.flush();
    }

    /** The number of pieces of the last level. */
    int last() {
        return last;
    }

    /** The states of so many pieces. */
    Level level(int number) {
        return levels[number];
    }

    /** The number of states of the last level. */
    BigInteger states() {
        return levels[last].states();
    }

    /**
     * Goes on from a level that was written.
     *
     * @param in has it
     * @throws IOException if it cannot be read
     */
    void goOnFrom(int level, DataInputStream in) throws IOException {
        if (level <= 0 || level >= levels.length) {
            throw new IOException("there is no level " + level);
        }
        Level read = new Level(
                multisets.count(level), merging.room(), merging.resources().folder());
        read.readFrom(in);
        forget(last);
        levels[level] = read;
        last = level;
    }

    /** Goes on by one piece. */
    void extend() {
        int level = last + 1;
        levels[level] = new Level(
                multisets.count(level), merging.room(), merging.resources().folder());
        new Extension(level).run(merging.resources().threads());
        last = level;
    }

    /** The most nodes that a multiset may have. */
    int most() {
        return most;
    }

    /** Forgets the states of a number of pieces. */
    void forget(int level) {
        levels[level].forget();
        levels[level] = null;
    }

    /** The first node that some numbers of pieces, by shape, may lead to. */
    int firstNode(int... counts) {
        return kinds.isRegular() ? merging.automaton().firstNode(filled(counts)) : 0;
    }

    /** One behind the last of these. */
    int endNode(int... counts) {
        return kinds.isRegular()
                ? merging.automaton().firstNode(filled(counts) + 1)
                : merging.automaton().nodes();
    }

    private int filled(int... counts) {
        int filled = kinds.filled(counts);
        return isForward ? filled : merging.packing().size() - filled;
    }

    /** The edges of a kind, away from this end. */
    KindEdges edges(int kind) {
        return ahead.edges(kind);
    }

    /** Makes the lists of a level. */
    private final class Extension extends SharedWork {

        private final int level;

        Extension(int level) {
            super(multisets.count(level));
            this.level = level;
        }

        @Override
        Part newPart() {
            return new ExtensionPart(level);
        }
    }

    /** What one thread does of it. */
    private final class ExtensionPart implements SharedWork.Part {

        private final int level;
        private final Adder adder = new Adder();
        private final ListWriter writer;
        private final int[] left = new int[multisets.shapes()];
        private long states;

        ExtensionPart(int level) {
            this.level = level;
            this.writer = new ListWriter(levels[level]);
        }

        @Override
        public void workOn(int number) {
            int set = multisets.at(level, number);
            multisets.readLeft(set, left);
            states += adder.of(level, set).moveTo(writer, number, ahead.kinds(), kinds.in(left));
        }

        @Override
        public void end() {
            writer.flush();
            adder.end();
            levels[level].addStates(states);
        }
    }

    /** Adds up the states of multisets, one after the other, from those of the multisets with a piece less. For one thread. */
    final class Adder {

        private final LongSums longs;
        /** Made when it is needed. */
        private WideSums wide;

        private final int[] counts = new int[multisets.shapes()];
        private final Reading reading = reading();

        Adder() {
            merging.room().need((long) Long.BYTES * most, "the sums of one thread");
            longs = new LongSums(most, merging.limit());
        }

        /** The sums of a multiset of a level; to be cleared before the next. */
        Sums of(int level, int set) {
            multisets.read(set, counts);
            if (gather(level, set, longs)) {
                return longs;
            }
            longs.clear();
            if (wide == null) {
                wide = new WideSums(most);
            }
            gather(level, set, wide);
            return wide;
        }

        private boolean gather(int level, int set, Sums sums) {
            sums.begin(firstNode(counts), endNode(counts));
            reading.begin(level, set, counts);
            boolean hasRoom = true;
            while (hasRoom && reading.next()) {
                hasRoom = sums.add(reading.list(), ahead.edges(reading.kind()));
            }
            return hasRoom;
        }

        /** There is no more. */
        void end() {
            merging.room().give((long) Long.BYTES * most);
        }
    }

    /** The states of the multisets that lack, of one, the pieces of one image. For one thread. */
    Reading reading() {
        return new Reading(levels, false);
    }

    /**
     * The same of other states.
     *
     * @param states by number of pieces
     * @param isOfTheRest whether these are not the pieces from this end, but all others
     */
    Reading reading(Level[] states, boolean isOfTheRest) {
        return new Reading(states, isOfTheRest);
    }

    /** Reads the states of the multisets that lack, of one, the pieces of one image. For one thread. */
    final class Reading {

        private final Level[] states;
        private final boolean isOfTheRest;
        private final StateList list = new StateList();
        private int level;
        private int set;
        private int[] counts;
        private int filled;
        private int kind;

        private Reading(Level[] states, boolean isOfTheRest) {
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
                    ? states[multisets.pieces() - pieces].read(multisets.rank(multisets.all() - less), first, list)
                    : states[pieces].read(multisets.rank(less), first, list);
        }

        /** The kind. */
        int kind() {
            return kind;
        }

        /** The states. */
        StateList list() {
            return list;
        }
    }
}
