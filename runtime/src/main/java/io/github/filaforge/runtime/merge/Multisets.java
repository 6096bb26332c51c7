package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;

/**
 * The multisets of pieces that may be used, as numbers. The number of a multiset has a digit for each shape, which is the
 * number of its pieces, in a mixed radix: each radix is the number of all pieces of the shape plus one. Multisets are
 * grouped by level, which is their number of pieces. Immutable.
 */
final class Multisets {

    /** The greatest number of multisets, for which there is memory for some arrays of ints. */
    static final long MOST = 1 << 24;

    private final int[] copies;
    /** For each shape the number of its pieces that are in no multiset. */
    private final int[] others;

    private final int[] units;
    private final int count;
    private final int[] byLevel;
    private final int[] firstOfLevel;
    private final int[] rank;

    /**
     * Creates the multisets of some pieces. There must not be more than {@link #MOST}.
     *
     * @param used the number of pieces of each shape that multisets may contain
     * @param all the number of pieces of each shape in the puzzle
     */
    Multisets(int[] used, int... all) {
        this.copies = used.clone();
        this.others = all.clone();
        this.units = new int[copies.length];
        int product = 1;
        int pieces = 0;
        for (int shape = 0; shape < copies.length; shape++) {
            others[shape] -= copies[shape];
            units[shape] = product;
            product *= copies[shape] + 1;
            pieces += copies[shape];
        }
        this.count = product;
        this.firstOfLevel = new int[pieces + 2];
        int[] level = new int[count];
        for (int shape = 0; shape < copies.length; shape++) {
            // These are the multisets without this shape, once more with each number of its pieces.
            for (int set = units[shape]; set < units[shape] * (copies[shape] + 1); set++) {
                level[set] = level[set - units[shape]] + 1;
            }
        }
        for (int set = 0; set < count; set++) {
            firstOfLevel[level[set] + 1]++;
        }
        for (int i = 0; i <= pieces; i++) {
            firstOfLevel[i + 1] += firstOfLevel[i];
        }
        this.byLevel = new int[count];
        this.rank = new int[count];
        int[] next = firstOfLevel.clone();
        for (int set = 0; set < count; set++) {
            rank[set] = next[level[set]] - firstOfLevel[level[set]];
            byLevel[next[level[set]]] = set;
            next[level[set]]++;
        }
    }

    /** Returns the number of multisets of the pieces of a packing; any number above {@link #MOST} if there are too many. */
    static long count(Packing packing) {
        long product = 1;
        for (int shape = 0; shape < packing.shapes() && product <= MOST; shape++) {
            product *= packing.copies(shape) + 1L;
        }
        return product;
    }

    /** Returns the number of all multisets. The last one has all pieces. */
    int count() {
        return count;
    }

    /** Returns the number of all pieces, which is also the number of the last level; the first is level 0. */
    int pieces() {
        return firstOfLevel.length - 2;
    }

    /** Returns the number of multisets of a level. */
    int count(int level) {
        return firstOfLevel[level + 1] - firstOfLevel[level];
    }

    /** Returns a multiset of a level by its index; they are in ascending order. */
    int at(int level, int index) {
        return byLevel[firstOfLevel[level] + index];
    }

    /** Returns the index of a multiset among those of its level. */
    int rank(int set) {
        return rank[set];
    }

    /** Returns the number that one piece of a shape adds to the number of a multiset. */
    int unit(int shape) {
        return units[shape];
    }

    /** Writes the number of pieces of each shape in a multiset to an array. */
    void read(int set, int... into) {
        int rest = set;
        for (int shape = 0; shape < copies.length; shape++) {
            if (copies[shape] == 1) {
                // Most shapes have one piece. This case needs no division, and all multisets are read several times.
                into[shape] = rest & 1;
                rest >>>= 1;
            } else {
                into[shape] = rest % (copies[shape] + 1);
                rest /= copies[shape] + 1;
            }
        }
    }

    /** Writes the number of pieces of each shape that are in the puzzle but not in a multiset to an array. */
    void readLeft(int set, int... into) {
        read(all() - set, into);
        for (int shape = 0; shape < into.length; shape++) {
            into[shape] += others[shape];
        }
    }

    int shapes() {
        return copies.length;
    }

    /** Returns the multiset of all pieces. */
    int all() {
        return count - 1;
    }
}
