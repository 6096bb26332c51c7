package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.NodeList;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.NodeSet;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The graph of all solutions of a packing. Its states are those through which solutions go: the cells that are filled and
 * the multiset of pieces that are used. Each edge places an image. A solution is a path from the start to the end, and every
 * such path is a solution. Immutable.
 *
 * <p>Edges are numbered from 0 on, state by state, and the edges of a state are in the order of their images. The number of
 * a state is the number of its first edge, so that following an edge takes one access to memory. The number of the end is
 * the number of all edges. Edges lead to higher numbers. States are in the order in which all paths first reach them, level
 * by level. So paths that follow one another have their states side by side, and a walk through 18x5 takes a quarter less
 * time. If solutions may leave pieces over, states are in the order of their numbers of filled cells ({@link TalliedGraph}).
 */
public final class StateGraph {

    /** The bit that is set in the last edge of a state. */
    static final long LAST = Long.MIN_VALUE;

    /** For each edge the image that it places, from bit 32 on, and the state to which it leads. */
    private final long[] edges;

    private final int states;
    /** For each state the number of paths to the end; if it exceeds a long, -1 minus its index in {@link #wide}. */
    private final long[] ways;

    private final List<BigInteger> wide = new ArrayList<>();

    StateGraph(LevelListener listener, long limit, int states, long... edges) {
        this.states = states;
        this.edges = edges;
        this.ways = new long[edges.length + 1];
        ways[edges.length] = 1;
        for (int state = edges.length - 1; state >= 0; state--) {
            if (state == 0 || isLast(state - 1)) {
                listener.endIfStopped();
                ways[state] = ways(state, limit);
            }
        }
    }

    private long ways(int state, long limit) {
        long sum = 0;
        boolean hasRoom = true;
        for (int edge = state; edge >= 0 && hasRoom; edge = next(edge)) {
            long more = ways[child(edge)];
            sum += more;
            hasRoom = more >= 0 && sum >= 0 && sum <= limit;
        }
        if (hasRoom) {
            return sum;
        }
        BigInteger wideSum = BigInteger.ZERO;
        for (int edge = state; edge >= 0; edge = next(edge)) {
            wideSum = wideSum.add(completions(child(edge)));
        }
        wide.add(wideSum);
        return -wide.size();
    }

    /**
     * Finds the graph.
     *
     * @param packing the packing of a puzzle, in which image class n is shape n
     * @throws MergeMemoryException if there is not enough memory for the states
     */
    public static StateGraph of(Packing packing, MergeResources resources, LevelListener listener) {
        return of(packing, resources, listener, LongSums.LIMIT);
    }

    /** Finds the graph. Numbers up to a limit, which is one less than a power of two, are added up as longs. */
    static StateGraph of(Packing packing, MergeResources resources, LevelListener listener, long limit) {
        if (!packing.hasMultisets()) {
            return TalliedGraph.of(packing, resources, listener, limit);
        }
        Merging merging = Merging.of(packing, resources, listener, limit);
        if (merging == null) {
            return new StateGraph(listener, limit, 0);
        }
        try (ReachedFrontier front = new ReachedFrontier(merging, true);
                ReachedFrontier back = new ReachedFrontier(merging, false);
                LiveStates live = new LiveStates(merging, front, back)) {
            GraphEdges found = new GraphEdges(merging, live.find());
            return new StateGraph(listener, limit, found.states(), found.edges());
        }
    }

    /** Returns the number of solutions. */
    public BigInteger solutions() {
        return states == 0 ? BigInteger.ZERO : completions(0);
    }

    /** Returns the number of states; 0 if there is no solution. */
    public int states() {
        return states;
    }

    /** Returns the state in which nothing is placed; -1 if there is no solution. */
    public int start() {
        return states == 0 ? -1 : 0;
    }

    /** Returns the state in which everything is placed. Not every number between the start and the end is a state. */
    public int end() {
        return edges.length;
    }

    /** Returns the next edge of the state that has an edge; -1 if this edge is its last. */
    public int next(int edge) {
        return isLast(edge) ? -1 : edge + 1;
    }

    private boolean isLast(int edge) {
        return edges[edge] < 0L;
    }

    /** Returns the image of the packing that an edge places. */
    public int image(int edge) {
        return (int) ((edges[edge] & ~LAST) >>> Integer.SIZE);
    }

    /** Returns the state to which an edge leads. */
    public int child(int edge) {
        return (int) edges[edge];
    }

    /** Returns the number of paths from a state to the end; at least 1. */
    public BigInteger completions(int state) {
        return ways[state] >= 0 ? BigInteger.valueOf(ways[state]) : wide.get((int) (-1 - ways[state]));
    }

    /**
     * Finds the live states, which are the states through which solutions go. The search begins at the level where the
     * states of both ends meet, and goes outwards. In 18x5 a twelfth of all states are live. A variant that found the states
     * between both ends for 64 multisets at a time, by a row of bits for each node, gained a fortieth of the time of a
     * listing: to turn lists into rows takes as long as it saves elsewhere. The states may be in files that stay open until
     * this object is closed.
     */
    private static final class LiveStates implements AutoCloseable {

        private final Merging merging;
        private final Multisets multisets;
        private final ReachedFrontier front;
        private final ReachedFrontier back;
        /** The live states by number of pieces; null for a level that is not searched yet. */
        private final List<Level<long[]>> live;

        /** Creates an object without live states, for a merging of regular image classes with at least one piece. */
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
                listener.levelEnded(done, steps, find(level));
            }
            for (int level = front.last() + 1; level <= pieces; level++) {
                done++;
                listener.levelEnded(done, steps, find(level));
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

        /**
         * Finds the live states of a level: in the front the states from which an edge leads to a live state, and behind it
         * the states of the back to which an edge leads from a live state.
         */
        private BigInteger find(int level) {
            Level<long[]> found = front.newLevel(multisets.count(level));
            live.set(level, found);
            new SharedWork(multisets.count(level)) {
                @Override
                public Part newPart() {
                    return new FindingPart(level, found);
                }
            }.run(merging.resources().threads(), merging.listener());
            if (level > front.last()) {
                back.forget(multisets.pieces() - level);
            } else {
                front.forget(level);
            }
            return found.states();
        }

        /** The work of one thread on a level. */
        private final class FindingPart implements SharedWork.Part {

            private final int level;
            private final Level<long[]> found;
            private final boolean isBehind;
            /** Reads the states of the level beside this one. */
            private final Frontier<long[]>.Reading<NodeList> reading;

            private final NodeSet nodes = new NodeSet(front.most);
            private final NodeList own = new NodeList();
            private final ListWriter.OfWords writer;
            private final int[] counts = new int[multisets.shapes()];
            private final int[] left = new int[multisets.shapes()];
            private long states;

            FindingPart(int level, Level<long[]> found) {
                this.level = level;
                this.found = found;
                this.writer = new ListWriter.OfWords(found);
                this.isBehind = level > front.last();
                if (isBehind) {
                    this.reading = front.new Reading<>(new NodeList(), live, false);
                } else if (level < front.last()) {
                    this.reading = back.new Reading<>(new NodeList(), live, true);
                } else {
                    this.reading = back.new Reading<>(new NodeList());
                }
            }

            @Override
            public void workOn(int number) {
                int set = multisets.at(level, number);
                int rest = multisets.all() - set;
                multisets.read(set, counts);
                int first = front.firstNode(counts);
                boolean hasAny = isBehind
                        ? back.level(multisets.pieces() - level).read(multisets.rank(rest), first, own)
                        : front.level(level).read(number, first, own);
                if (hasAny) {
                    nodes.begin(first, front.endNode(counts));
                    mark(set, rest);
                    nodes.retain(own);
                    states += nodes.moveTo(writer, number);
                }
            }

            private void mark(int set, int rest) {
                Frontier<long[]> side = isBehind ? front : back;
                if (isBehind) {
                    reading.begin(level, set, counts);
                } else {
                    multisets.read(rest, left);
                    reading.begin(multisets.pieces() - level, rest, left);
                }
                while (reading.next()) {
                    nodes.addEnds(reading.list(), side.ahead.edges(reading.imageClass()));
                }
            }

            @Override
            public void end() {
                writer.flush();
                found.addStates(states);
            }
        }
    }

    /**
     * A {@link Frontier} whose states are stored without the numbers of ways in which they are reached. States from which no
     * free piece can go on are stored too: to find them took a sixth of the time of an end of 18x5, and saved less.
     */
    private static final class ReachedFrontier extends Frontier<long[]> {

        ReachedFrontier(Merging merging, boolean isForward) {
            super(merging, merging.ahead(isForward));
            ListWriter.OfWords writer = new ListWriter.OfWords(level(0));
            NodeSet nodes = new NodeSet(most);
            int[] none = new int[multisets.shapes()];
            nodes.begin(firstNode(none), endNode(none));
            nodes.add(end());
            level(0).addStates(nodes.moveTo(writer, 0));
            writer.flush();
        }

        @Override
        Level<long[]> newLevel(int count) {
            return new Level.OfWords(count, merging.budget(), merging.resources());
        }

        @Override
        SharedWork.Part newPart(int level) {
            return new ExtensionPart(level);
        }

        /** The work of one thread on a level. */
        private final class ExtensionPart implements SharedWork.Part {

            private final int level;
            private final NodeSet nodes = new NodeSet(most);
            private final Reading<NodeList> reading = new Reading<>(new NodeList());
            private final ListWriter.OfWords writer;
            private final int[] counts = new int[multisets.shapes()];
            private long states;

            ExtensionPart(int level) {
                this.level = level;
                this.writer = new ListWriter.OfWords(level(level));
            }

            @Override
            public void workOn(int number) {
                int set = multisets.at(level, number);
                multisets.read(set, counts);
                nodes.begin(firstNode(counts), endNode(counts));
                reading.begin(level, set, counts);
                while (reading.next()) {
                    nodes.addEnds(reading.list(), ahead.edges(reading.imageClass()));
                }
                states += nodes.moveTo(writer, number);
            }

            @Override
            public void end() {
                writer.flush();
                level(level).addStates(states);
            }
        }
    }
}
