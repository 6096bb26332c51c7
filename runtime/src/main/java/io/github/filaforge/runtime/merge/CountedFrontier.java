package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.level.StateList;
import io.github.filaforge.runtime.merge.window.DirectedEdges;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Sums;
import java.io.DataInputStream;
import java.io.IOException;

/** A {@link Frontier} whose states have the number of ways in which they are reached. */
final class CountedFrontier extends Frontier<byte[]> {

    /** Creates the end from which these edges lead away. */
    CountedFrontier(Merging merging, DirectedEdges ahead) {
        super(merging, ahead);
        ListWriter.OfBytes writer = new ListWriter.OfBytes(level(0));
        Sums sums = new LongSums(most, merging.limit());
        int[] none = new int[multisets.shapes()];
        sums.begin(firstNode(none), endNode(none));
        sums.set(end(), 1);
        level(0).addStates(sums.moveTo(writer, 0, null, 0L));
        writer.flush();
    }

    @Override
    Level<byte[]> newLevel(int count) {
        return new Level.OfBytes(count, merging.budget(), merging.resources());
    }

    /** Replaces the last level by a level that was stored in a stream. */
    void goOnFrom(int level, DataInputStream in) throws IOException {
        int[] counts = new int[multisets.shapes()];
        goOnFrom(level, in, (rank, bytes, index, end) -> {
            multisets.read(multisets.at(level, rank), counts);
            return StateList.check(bytes, index, end, firstNode(counts), endNode(counts), merging.limit());
        });
    }

    @Override
    SharedWork.Part newPart(int level) {
        return new ExtensionPart(level);
    }

    /** The work of one thread on a level. */
    private final class ExtensionPart implements SharedWork.Part {

        private final int level;
        private final Adder adder = new Adder();
        private final ListWriter.OfBytes writer;
        private final int[] left = new int[multisets.shapes()];
        private long states;

        ExtensionPart(int level) {
            this.level = level;
            this.writer = new ListWriter.OfBytes(level(level));
        }

        @Override
        public void workOn(int number) {
            int set = multisets.at(level, number);
            multisets.readLeft(set, left);
            states += adder.of(level, set).moveTo(writer, number, ahead.imageClasses(), imageClasses.in(left));
        }

        @Override
        public void end() {
            writer.flush();
            adder.end();
            level(level).addStates(states);
        }
    }

    /**
     * Adds up the counts of the states of one multiset after the other, from the states of the multisets with one piece
     * less. For one thread.
     */
    final class Adder {

        private final LongSums longs;
        /** Created when it is first needed. */
        private Sums.Wide wide;

        private final int[] counts = new int[multisets.shapes()];
        private final Reading<StateList> reading = new Reading<>(new StateList());

        Adder() {
            merging.budget().need((long) Long.BYTES * most, "the sums of one thread");
            longs = new LongSums(most, merging.limit());
        }

        /** Returns the sums of a multiset of a level. The caller has to clear them before the next call. */
        Sums of(int level, int set) {
            multisets.read(set, counts);
            if (gather(level, set, longs)) {
                return longs;
            }
            longs.clear();
            if (wide == null) {
                wide = new Sums.Wide(most);
            }
            gather(level, set, wide);
            return wide;
        }

        private boolean gather(int level, int set, Sums sums) {
            sums.begin(firstNode(counts), endNode(counts));
            reading.begin(level, set, counts);
            boolean hasRoom = true;
            while (hasRoom && reading.next()) {
                hasRoom = sums.add(reading.list(), ahead.edges(reading.imageClass()));
            }
            return hasRoom;
        }

        /** Gives the memory of the sums back. */
        void end() {
            merging.budget().give((long) Long.BYTES * most);
        }
    }
}
