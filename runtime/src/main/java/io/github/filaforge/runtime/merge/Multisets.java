package io.github.filaforge.runtime.merge;

/**
 * The multisets of pieces that may have been used, as numbers: shape by shape the number of its pieces, in a mixed radix
 * of one more than there are. They are grouped by their number of pieces, their level. Immutable.
 */
final class Multisets {

    /** So many have room for some arrays of ints. */
    static final long MOST = 1 << 24;

    private final int[] copies;
    /** How many pieces of each shape there are that are in no multiset. */
    private final int[] others;

    private final int[] units;
    private final int count;
    private final int[] byLevel;
    private final int[] firstOfLevel;
    private final int[] rank;

    private Multisets(int[] copies, int... others) {
        this.copies = copies;
        this.others = others;
        this.units = new int[copies.length];
        int product = 1;
        int pieces = 0;
        for (int shape = 0; shape < copies.length; shape++) {
            units[shape] = product;
            product *= copies[shape] + 1;
            pieces += copies[shape];
        }
        this.count = product;
        this.firstOfLevel = new int[pieces + 2];
        int[] level = new int[count];
        for (int shape = 0; shape < copies.length; shape++) {
            // What the shapes before make, once more with each number of pieces of this one.
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

    /** How many multisets there are of the pieces of a packing; more than {@link #MOST} if there are too many. */
    static long count(Packing packing) {
        long product = 1;
        for (int shape = 0; shape < packing.shapes() && product <= MOST; shape++) {
            product *= packing.copies(shape) + 1L;
        }
        return product;
    }

    /**
     * The multisets of some pieces, not more than {@link #MOST}.
     *
     * @param used how many pieces of each shape there are to choose from
     * @param all how many there are in the puzzle
     */
    static Multisets of(int[] used, int... all) {
        int[] others = all.clone();
        for (int shape = 0; shape < others.length; shape++) {
            others[shape] -= used[shape];
        }
        return new Multisets(used.clone(), others);
    }

    /** The number of all multisets; the last is that of all pieces. */
    int count() {
        return count;
    }

    /** The number of pieces in all; so many levels there are besides level 0. */
    int pieces() {
        return firstOfLevel.length - 2;
    }

    /** The number of multisets of a level. */
    int count(int level) {
        return firstOfLevel[level + 1] - firstOfLevel[level];
    }

    /** One of the multisets of a level, which are in ascending order. */
    int at(int level, int index) {
        return byLevel[firstOfLevel[level] + index];
    }

    /** Which of the multisets of its level one is. */
    int rank(int set) {
        return rank[set];
    }

    /** What one piece of a shape adds to a number. */
    int unit(int shape) {
        return units[shape];
    }

    /** Writes the number of pieces of each shape in a multiset to an array. */
    void read(int set, int... into) {
        int rest = set;
        for (int shape = 0; shape < copies.length; shape++) {
            if (copies[shape] == 1) {
                // As most shapes have it, and without a division: all multisets are read several times.
                into[shape] = rest & 1;
                rest >>>= 1;
            } else {
                into[shape] = rest % (copies[shape] + 1);
                rest /= copies[shape] + 1;
            }
        }
    }

    /** Writes how many pieces of each shape are in the puzzle but not in a multiset to an array. */
    void readLeft(int set, int... into) {
        read(all() - set, into);
        for (int shape = 0; shape < into.length; shape++) {
            into[shape] += others[shape];
        }
    }

    /** The number of shapes. */
    int shapes() {
        return copies.length;
    }

    /** The multiset of all pieces. */
    int all() {
        return count - 1;
    }
}
