package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.window.DirectedEdges;
import java.io.DataInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * All states that merging reaches from one end of the region: from the empty region or, backward, from the full region. For
 * each multiset of pieces there are the nodes to which its pieces lead. The edges lead away from the empty region or,
 * reversed, from the full one. The states grow level by level, where a level is a number of pieces. Files of a frontier stay
 * open until it is closed.
 *
 * @param <C> the type of the array that is a chunk of a level
 */
abstract class Frontier<C> implements AutoCloseable {

    final Merging merging;
    final Multisets multisets;
    final ImageClasses imageClasses;
    /** The edges that lead away from this end. */
    final DirectedEdges ahead;
    /** The greatest number of nodes that a multiset may have. */
    final int most;

    /** True if this is the end with the empty region. */
    final boolean isForward;

    /** The levels by number of pieces; null for a level that was removed. */
    private final List<Level<C>> levels = new ArrayList<>();

    private int last;

    /** Creates the end from which these edges lead away. Level 0 has no state yet. */
    Frontier(Merging merging, DirectedEdges ahead) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.imageClasses = merging.imageClasses();
        this.ahead = ahead;
        this.isForward = ahead.isForward();
        this.most = merging.automaton().widest();
        levels.add(newLevel(1));
    }

    /** Creates a level without states for a number of multisets. */
    abstract Level<C> newLevel(int count);

    /** Returns the number of pieces of the last level. */
    final int last() {
        return last;
    }

    /** Returns the level with a number of pieces. */
    final Level<C> level(int number) {
        return levels.get(number);
    }

    /** Returns the number of states of the last level. */
    final BigInteger states() {
        return levels.get(last).states();
    }

    /** Replaces the last level by a level that was stored in a stream, whose lists are checked. */
    final void goOnFrom(int level, DataInputStream in, Level.ListCheck<C> check) throws IOException {
        if (level <= 0 || level > multisets.pieces()) {
            throw new IOException("there is no level " + level);
        }
        forget(last);
        while (levels.size() < level) {
            levels.add(null);
        }
        levels.add(newLevel(multisets.count(level)));
        levels.get(level).readFrom(in, check);
        last = level;
    }

    /** Adds the next level, with one piece more. */
    final void extend() {
        int level = last + 1;
        levels.add(newLevel(multisets.count(level)));
        new SharedWork(multisets.count(level), states()) {
            @Override
            public Part newPart() {
                return Frontier.this.newPart(level);
            }
        }.run(merging.resources().threads(), merging.listener());
        last = level;
    }

    /** Removes the level with a number of pieces. */
    final void forget(int level) {
        levels.get(level).forget();
        levels.set(level, null);
    }

    /** Removes all levels, and closes their files. */
    @Override
    public final void close() {
        for (Level<C> level : levels) {
            if (level != null) {
                level.forget();
            }
        }
    }

    /** Returns the first node that the pieces of a multiset may lead to, given their number by shape. */
    final int firstNode(int... counts) {
        return merging.automaton().firstNode(filled(counts));
    }

    /** Returns the node behind the last one that the pieces of a multiset may lead to. */
    final int endNode(int... counts) {
        return merging.automaton().firstNode(filled(counts) + 1);
    }

    private int filled(int... counts) {
        int filled = imageClasses.filled(counts);
        return isForward ? filled : merging.packing().size() - filled;
    }

    /** Returns the node of this end, where no pieces are placed. */
    final int end() {
        return isForward ? 0 : merging.automaton().nodes() - 1;
    }

    /** Creates the work of a thread that makes the lists of a level from those of the level before. */
    abstract SharedWork.Part newPart(int level);

    /** Reads, for a multiset, the states of all multisets with one piece less. Only one thread may use an instance. */
    final class Reading<L extends Level.Reader<C>> {

        private final List<Level<C>> states;
        private final boolean isComplement;
        private final L list;
        private int level;
        private int set;
        private int[] counts;
        private int filled;
        private int imageClass;

        /**
         * Creates a reader of the states of this end.
         *
         * @param list receives the states
         */
        Reading(L list) {
            this(list, levels, false);
        }

        /**
         * Creates a reader of other states.
         *
         * @param list receives the states
         * @param states the states by number of pieces
         * @param isComplement true if the multisets of these states have not the pieces on the way from this end, but all
         *     others
         */
        Reading(L list, List<Level<C>> states, boolean isComplement) {
            this.list = list;
            this.states = states;
            this.isComplement = isComplement;
        }

        /** Begins with a multiset of a level, which has a number of pieces of each shape. */
        void begin(int itsLevel, int itsSet, int... itsCounts) {
            level = itsLevel;
            set = itsSet;
            counts = itsCounts;
            filled = filled(itsCounts);
            imageClass = -1;
        }

        /** Reads the states for the next image class that has any; returns false if there is none. */
        boolean next() {
            merging.listener().endIfStopped();
            imageClass++;
            while (imageClass < imageClasses.count() && !(counts[imageClass] > 0 && read())) {
                imageClass++;
            }
            return imageClass < imageClasses.count();
        }

        private boolean read() {
            int cells = imageClasses.cells(imageClass);
            int first = merging.automaton().firstNode(isForward ? filled - cells : filled + cells);
            int less = set - multisets.unit(imageClass);
            int pieces = level - 1;
            return isComplement
                    ? states.get(multisets.pieces() - pieces).read(multisets.rank(multisets.all() - less), first, list)
                    : states.get(pieces).read(multisets.rank(less), first, list);
        }

        /** Returns the image class of the images that are tried. */
        int imageClass() {
            return imageClass;
        }

        /** Returns the states that were read last. */
        L list() {
            return list;
        }
    }
}
