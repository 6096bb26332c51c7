package io.github.filaforge.runtime.merge;

import java.math.BigInteger;

/**
 * Finds, of all states, those through which solutions go: from the level where the states of both ends meet, outwards. What
 * is left of 18x5 is a twelfth.
 */
final class LiveStates {

    private final Merging merging;
    private final Multisets multisets;
    private final Side front;
    private final Side back;
    private final Level[] live;

    private LiveStates(Merging merging, Side front, Side back) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.front = front;
        this.back = back;
        this.live = new Level[multisets.pieces() + 1];
    }

    /**
     * By number of pieces, the nodes of each multiset of so many pieces; counts mean nothing.
     *
     * @param merging of regular kinds, with at least one piece
     */
    static Level[] of(Merging merging, MergeListener listener) {
        int pieces = merging.multisets().pieces();
        Side front = merging.side(true);
        Side back = merging.side(false);
        int steps = 2 * pieces;
        int done = 0;
        while (front.last() + back.last() < pieces - 1) {
            Side shorter = front.states().compareTo(back.states()) <= 0 ? front : back;
            shorter.extend();
            done++;
            listener.levelEnded(done, steps, shorter.states());
        }
        LiveStates states = new LiveStates(merging, front, back);
        for (int level = front.last(); level >= 0; level--) {
            done++;
            listener.levelEnded(done, steps, states.findInFront(level));
        }
        for (int level = front.last() + 1; level <= pieces; level++) {
            done++;
            listener.levelEnded(done, steps, states.findBehind(level));
        }
        return states.live;
    }

    /** Of the states of a level of the front those from which an edge leads to a live one. */
    private BigInteger findInFront(int level) {
        boolean isNextToBack = level == front.last();
        Level found = newLevel(level);
        new Finding(level, found, false) {
            @Override
            Side.Reading reading() {
                return isNextToBack ? back.reading() : back.reading(live, true);
            }
        }.run(merging.resources().threads());
        live[level] = found;
        front.forget(level);
        return found.states();
    }

    /** Of the states of a level of the back those to which an edge leads from a live one. */
    private BigInteger findBehind(int level) {
        Level found = newLevel(level);
        new Finding(level, found, true) {
            @Override
            Side.Reading reading() {
                return front.reading(live, false);
            }
        }.run(merging.resources().threads());
        live[level] = found;
        back.forget(multisets.pieces() - level);
        return found.states();
    }

    private Level newLevel(int level) {
        return new Level(
                multisets.count(level), merging.room(), merging.resources().folder());
    }

    /** Finds the live states of a level. */
    private abstract class Finding extends SharedWork {

        private final int level;
        private final Level found;
        private final boolean isBehind;

        Finding(int level, Level found, boolean isBehind) {
            super(multisets.count(level));
            this.level = level;
            this.found = found;
            this.isBehind = isBehind;
        }

        /** Reads the states next to this level. */
        abstract Side.Reading reading();

        @Override
        Part newPart() {
            return new FindingPart(this, reading());
        }
    }

    /** What one thread does of it. */
    private final class FindingPart implements SharedWork.Part {

        private final Finding finding;
        private final Side.Reading reading;
        private final NodeSet nodes = new NodeSet(front.most());
        private final StateList own = new StateList();
        private final ListWriter writer;
        private final int[] counts = new int[multisets.shapes()];
        private final int[] left = new int[multisets.shapes()];
        private long states;

        FindingPart(Finding finding, Side.Reading reading) {
            this.finding = finding;
            this.reading = reading;
            this.writer = new ListWriter(finding.found);
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
                write(number, first);
                nodes.removeAll();
            }
        }

        private void mark(int set, int rest) {
            Side side = finding.isBehind ? front : back;
            if (finding.isBehind) {
                reading.begin(finding.level, set, counts);
            } else {
                multisets.read(rest, left);
                reading.begin(multisets.pieces() - finding.level, rest, left);
            }
            while (reading.next()) {
                nodes.addEnds(reading.list(), side.edges(reading.kind()));
            }
        }

        private void write(int number, int first) {
            int count = 0;
            for (int entry = 0; entry < own.size(); entry++) {
                count += nodes.has(own.node(entry) - first) ? 1 : 0;
            }
            if (count == 0) {
                return;
            }
            states += count;
            writer.begin(count, false);
            int last = first - 1;
            for (int entry = 0; entry < own.size(); entry++) {
                if (nodes.has(own.node(entry) - first)) {
                    writer.put(own.node(entry) - last);
                    writer.put(0);
                    last = own.node(entry);
                }
            }
            writer.end(number);
        }

        @Override
        public void end() {
            writer.flush();
            finding.found.addStates(states);
        }
    }
}
