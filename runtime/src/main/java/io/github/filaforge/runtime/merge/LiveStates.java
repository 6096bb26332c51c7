package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.NodeList;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.level.WordWriter;
import io.github.filaforge.runtime.merge.window.NodeSet;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds the live states, which are the states through which solutions go. The search begins at the level where the states of
 * both ends meet, and goes outwards. In 18x5 a twelfth of all states are live. A variant that found the states between both
 * ends for 64 multisets at a time, by a row of bits for each node, gained a fortieth of the time of a listing: to turn lists
 * into rows takes as long as it saves elsewhere. The states may be in files that stay open until this object is closed.
 */
final class LiveStates implements AutoCloseable {

    private final Merging merging;
    private final Multisets multisets;
    private final ReachedFrontier front;
    private final ReachedFrontier back;
    /** The live states by number of pieces; null for a level that is not searched yet. */
    private final List<Level<long[]>> live;

    /**
     * Creates an object without live states.
     *
     * @param merging a merging of regular image classes, with at least one piece
     * @param front the end of the region that begins with the empty region
     * @param back the end of the region that begins with the full region
     */
    LiveStates(Merging merging, ReachedFrontier front, ReachedFrontier back) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.front = front;
        this.back = back;
        this.live = new ArrayList<>(Collections.nCopies(multisets.pieces() + 1, null));
    }

    /** Returns, for each number of pieces, the nodes of the live states of each multiset with this number of pieces. */
    List<Level<long[]>> find() {
        LevelListener listener = merging.listener();
        int pieces = multisets.pieces();
        int steps = 2 * pieces;
        int done = 0;
        while (front.last() + back.last() < pieces - 1) {
            ReachedFrontier shorter = front.states().compareTo(back.states()) <= 0 ? front : back;
            shorter.extend();
            done++;
            listener.levelEnded(done, steps, shorter.states());
        }
        for (int level = front.last(); level >= 0; level--) {
            done++;
            listener.levelEnded(done, steps, findInFront(level));
        }
        for (int level = front.last() + 1; level <= pieces; level++) {
            done++;
            listener.levelEnded(done, steps, findBehind(level));
        }
        return live;
    }

    /** Frees the memory and the files of all live states. */
    @Override
    public void close() {
        for (Level<long[]> level : live) {
            if (level != null) {
                level.forget();
            }
        }
    }

    /** Finds the states of a level of the front from which an edge leads to a live state. */
    private BigInteger findInFront(int level) {
        boolean isNextToBack = level == front.last();
        Level<long[]> found = front.newLevel(multisets.count(level));
        live.set(level, found);
        new Finding(level, found, false) {
            @Override
            Frontier<long[]>.Reading<NodeList> reading() {
                return isNextToBack
                        ? back.new Reading<>(new NodeList())
                        : back.new Reading<>(new NodeList(), live, true);
            }
        }.run(merging.resources().threads(), merging.listener());
        front.forget(level);
        return found.states();
    }

    /** Finds the states of a level of the back to which an edge leads from a live state. */
    private BigInteger findBehind(int level) {
        Level<long[]> found = front.newLevel(multisets.count(level));
        live.set(level, found);
        new Finding(level, found, true) {
            @Override
            Frontier<long[]>.Reading<NodeList> reading() {
                return front.new Reading<>(new NodeList(), live, false);
            }
        }.run(merging.resources().threads(), merging.listener());
        back.forget(multisets.pieces() - level);
        return found.states();
    }

    /** Finds the live states of a level. */
    private abstract class Finding extends SharedWork {

        private final int level;
        private final Level<long[]> found;
        private final boolean isBehind;

        Finding(int level, Level<long[]> found, boolean isBehind) {
            super(multisets.count(level));
            this.level = level;
            this.found = found;
            this.isBehind = isBehind;
        }

        /** Returns a reader of the states of the level beside this one. */
        abstract Frontier<long[]>.Reading<NodeList> reading();

        @Override
        public Part newPart() {
            return new FindingPart(this, reading());
        }
    }

    /** The work of one thread on a level. */
    private final class FindingPart implements SharedWork.Part {

        private final Finding finding;
        private final Frontier<long[]>.Reading<NodeList> reading;
        private final NodeSet nodes = new NodeSet(front.most());
        private final NodeList own = new NodeList();
        private final WordWriter writer;
        private final int[] counts = new int[multisets.shapes()];
        private final int[] left = new int[multisets.shapes()];
        private long states;

        FindingPart(Finding finding, Frontier<long[]>.Reading<NodeList> reading) {
            this.finding = finding;
            this.reading = reading;
            this.writer = new WordWriter(finding.found);
        }

        @Override
        public void workOn(int number) {
            int set = multisets.at(finding.level, number);
            int rest = multisets.all() - set;
            multisets.read(set, counts);
            int first = front.firstNode(counts);
            boolean hasAny = finding.isBehind
                    ? back.level(multisets.pieces() - finding.level).read(multisets.rank(rest), first, own)
                    : front.level(finding.level).read(number, first, own);
            if (hasAny) {
                nodes.begin(first, front.endNode(counts));
                mark(set, rest);
                nodes.retain(own);
                states += nodes.moveTo(writer, number);
            }
        }

        private void mark(int set, int rest) {
            Frontier<long[]> side = finding.isBehind ? front : back;
            if (finding.isBehind) {
                reading.begin(finding.level, set, counts);
            } else {
                multisets.read(rest, left);
                reading.begin(multisets.pieces() - finding.level, rest, left);
            }
            while (reading.next()) {
                nodes.addEnds(reading.list(), side.ahead().edges(reading.imageClass()));
            }
        }

        @Override
        public void end() {
            writer.flush();
            finding.found.addStates(states);
        }
    }
}
