package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Counts the fillings of the rim block, which is two cells wide and three high: A2 A3 B2 B3 C2 C3 of the eii article. A
 * filling is two border pieces over two rows of two inner pieces. All joins in the block match; joins with pieces beside the
 * block do not count. The number of fillings by the pieces of a group is the tileability of the group (section "Good
 * Groups/Bad Groups").
 *
 * <p>Fillings are not enumerated. Tables have, for each two colours, the number of pairs of border pieces that have these
 * colours below, of pairs of inner pieces that have them above, and of fillings of the two upper rows that have them below.
 * Pairs that would use a piece twice are subtracted. A piece enters or leaves the group by changes of the tables for its own
 * pairs only. Eight climbs on a 16x16 board like Eternity II took 4.4 s, and 31 s if all pairs were gone through for each
 * exchange; a plain search takes seconds for one group.
 *
 * <p>Two equal pieces count as two pieces. Turns in which a piece looks alike count as one turn.
 */
final class BlockTally {

    private final BlockPieces pieces;
    private final int colours;
    private final BitSet borders = new BitSet();

    /** The number of pairs of border pieces side by side, by their lower colours. */
    private final long[] above;

    /** The number of pairs of inner pieces side by side, by their upper colours. */
    private final long[] below;

    /** The number of fillings of the two upper rows, by the lower colours of the two inner pieces in them. */
    private final long[] over;

    /**
     * The turned inner pieces, by the colour of their upper side; the other fields have them by the colours of one or two
     * other sides.
     */
    private final Buckets byUp;

    private final Buckets byLeft;
    private final Buckets byRight;
    private final Buckets byLeftUp;
    private final Buckets byRightUp;
    private final Buckets byLeftDown;
    private final Buckets byRightDown;

    /** An action on two inner pieces side by side, or on the colours below two border pieces. */
    private interface Pairs {
        void take(int left, int right);
    }

    /** A change of a bag of turned pieces. */
    private interface BagChange {
        void apply(Buckets bags, int key, int turned);
    }

    /** Makes the tally of an empty group. */
    BlockTally(BlockPieces pieces) {
        this.pieces = pieces;
        colours = pieces.colours();
        int pairs = colours * colours;
        above = new long[pairs];
        below = new long[pairs];
        over = new long[pairs];
        byUp = new Buckets(colours);
        byLeft = new Buckets(colours);
        byRight = new Buckets(colours);
        byLeftUp = new Buckets(pairs);
        byRightUp = new Buckets(pairs);
        byLeftDown = new Buckets(pairs);
        byRightDown = new Buckets(pairs);
    }

    /**
     * Returns the tally of a group.
     *
     * @param group the indexes of its pieces; corner pieces change nothing
     */
    static BlockTally of(BlockPieces pieces, BitSet group) {
        BlockTally tally = new BlockTally(pieces);
        // Border pieces change the pairs of inner ones, so it is cheaper to begin with border pieces.
        group.stream().filter(pieces::isBorder).forEach(tally::add);
        group.stream().filter(piece -> !pieces.isBorder(piece)).forEach(tally::add);
        return tally;
    }

    /** Puts a piece that is not in the group into it. */
    void add(int piece) {
        if (pieces.isBorder(piece)) {
            changeBorder(piece, 1);
            borders.set(piece);
            return;
        }
        eachBag(piece, Buckets::add);
        eachPairWith(piece, (left, right) -> changeInner(left, right, 1));
    }

    /** Takes a piece that is in the group out of it. */
    void remove(int piece) {
        if (pieces.isBorder(piece)) {
            borders.clear(piece);
            changeBorder(piece, -1);
            return;
        }
        eachPairWith(piece, (left, right) -> changeInner(left, right, -1));
        eachBag(piece, Buckets::remove);
    }

    /** Changes the bags to which the turns of an inner piece belong. */
    private void eachBag(int piece, BagChange change) {
        for (int turned = first(piece); turned < first(piece + 1); turned++) {
            int[] sides = pieces.inner(turned);
            if (sides.length > 0) {
                int up = sides[EdgePiece.UP];
                int right = sides[EdgePiece.RIGHT];
                int down = sides[EdgePiece.DOWN];
                int left = sides[EdgePiece.LEFT];
                change.apply(byUp, up, turned);
                change.apply(byLeft, left, turned);
                change.apply(byRight, right, turned);
                change.apply(byLeftUp, key(left, up), turned);
                change.apply(byRightUp, key(right, up), turned);
                change.apply(byLeftDown, key(left, down), turned);
                change.apply(byRightDown, key(right, down), turned);
            }
        }
    }

    long fillings() {
        // Each filling has two border pieces and is counted for both.
        return borders.stream().mapToLong(this::fillingsWith).sum() / 2;
    }

    /** Returns the number of fillings that have a piece of the group. */
    long fillingsWith(int piece) {
        long[] fillings = new long[1];
        if (pieces.isBorder(piece)) {
            eachBorderPairWith(
                    piece, (a, b) -> eachPairUnder(a, b, (left, right) -> fillings[0] += under(left, right)));
        } else {
            eachPairWith(
                    piece,
                    (left, right) ->
                            fillings[0] += above[upper(left, right)] * under(left, right) + overOthers(left, right));
        }
        return fillings[0];
    }

    private static int first(int piece) {
        return piece * EdgePiece.SIDES;
    }

    private static int piece(int turned) {
        return turned / EdgePiece.SIDES;
    }

    private int key(int one, int other) {
        return one * colours + other;
    }

    private int upper(int left, int right) {
        return key(pieces.inner(left)[EdgePiece.UP], pieces.inner(right)[EdgePiece.UP]);
    }

    private int lower(int left, int right) {
        return key(pieces.inner(left)[EdgePiece.DOWN], pieces.inner(right)[EdgePiece.DOWN]);
    }

    private void changeInner(int left, int right, int by) {
        below[upper(left, right)] += by;
        over[lower(left, right)] += by * above[upper(left, right)];
    }

    private void changeBorder(int piece, int by) {
        eachBorderPairWith(piece, (a, b) -> {
            above[key(a, b)] += by;
            eachPairUnder(a, b, (left, right) -> over[lower(left, right)] += by);
        });
    }

    /** Goes through the lower colours of the pairs of a border piece and another one of the group. */
    private void eachBorderPairWith(int piece, Pairs colours) {
        int[] own = pieces.border(piece);
        for (int other = borders.nextSetBit(0); other >= 0; other = borders.nextSetBit(other + 1)) {
            int[] beside = pieces.border(other);
            if (other != piece && own[EdgePiece.RIGHT] == beside[EdgePiece.LEFT]) {
                colours.take(own[EdgePiece.DOWN], beside[EdgePiece.DOWN]);
            }
            if (other != piece && own[EdgePiece.LEFT] == beside[EdgePiece.RIGHT]) {
                colours.take(beside[EdgePiece.DOWN], own[EdgePiece.DOWN]);
            }
        }
    }

    /** Goes through the pairs of inner pieces that have a piece. */
    private void eachPairWith(int piece, Pairs pairs) {
        for (int turned = first(piece); turned < first(piece + 1); turned++) {
            int[] sides = pieces.inner(turned);
            if (sides.length > 0) {
                for (int i = 0; i < byLeft.size(sides[EdgePiece.RIGHT]); i++) {
                    int right = byLeft.get(sides[EdgePiece.RIGHT], i);
                    if (piece(right) != piece) {
                        pairs.take(turned, right);
                    }
                }
                for (int i = 0; i < byRight.size(sides[EdgePiece.LEFT]); i++) {
                    int left = byRight.get(sides[EdgePiece.LEFT], i);
                    if (piece(left) != piece) {
                        pairs.take(left, turned);
                    }
                }
            }
        }
    }

    /** Goes through the pairs of inner pieces whose upper sides have two colours. */
    private void eachPairUnder(int a, int b, Pairs pairs) {
        for (int i = 0; i < byUp.size(a); i++) {
            int left = byUp.get(a, i);
            int beside = key(pieces.inner(left)[EdgePiece.RIGHT], b);
            for (int j = 0; j < byLeftUp.size(beside); j++) {
                int right = byLeftUp.get(beside, j);
                if (piece(right) != piece(left)) {
                    pairs.take(left, right);
                }
            }
        }
    }

    /** Returns the number of pairs that go under a pair of inner pieces and have neither of them. */
    private long under(int left, int right) {
        int c = pieces.inner(left)[EdgePiece.DOWN];
        int d = pieces.inner(right)[EdgePiece.DOWN];
        int p = piece(left);
        int q = piece(right);
        return below[key(c, d)] - pairsWith(p, c, d) - pairsWith(q, c, d) + pairsOf(p, q, c, d) + pairsOf(q, p, c, d);
    }

    /** Returns the number of pairs with upper colours c and d that have a piece. */
    private int pairsWith(int piece, int c, int d) {
        int pairs = 0;
        for (int turned = first(piece); turned < first(piece + 1); turned++) {
            int[] sides = pieces.inner(turned);
            if (sides.length > 0 && sides[EdgePiece.UP] == c) {
                pairs += byLeftUp.size(key(sides[EdgePiece.RIGHT], d));
            }
            if (sides.length > 0 && sides[EdgePiece.UP] == d) {
                pairs += byRightUp.size(key(sides[EdgePiece.LEFT], c));
            }
        }
        // The bags also have the piece beside itself, once from either side.
        return pairs == 0 ? 0 : pairs - 2 * pairsOf(piece, piece, c, d);
    }

    /** Returns the number of turns in which two pieces are side by side with upper colours c and d. */
    private int pairsOf(int atLeft, int atRight, int c, int d) {
        int pairs = 0;
        for (int i = first(atLeft); i < first(atLeft + 1); i++) {
            int[] left = pieces.inner(i);
            if (left.length > 0 && left[EdgePiece.UP] == c) {
                for (int j = first(atRight); j < first(atRight + 1); j++) {
                    int[] right = pieces.inner(j);
                    if (right.length > 0
                            && right[EdgePiece.UP] == d
                            && right[EdgePiece.LEFT] == left[EdgePiece.RIGHT]) {
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    /** Returns the number of fillings of the two upper rows that go over a pair of inner pieces and have neither of them. */
    private long overOthers(int left, int right) {
        int c = pieces.inner(left)[EdgePiece.UP];
        int d = pieces.inner(right)[EdgePiece.UP];
        int p = piece(left);
        int q = piece(right);
        long all = over[key(c, d)];
        return all == 0 ? 0 : all - overWith(p, -1, c, d) - overWith(q, p, c, d);
    }

    /**
     * Returns the number of fillings of the two upper rows with lower colours c and d that have one piece, and not another
     * one.
     */
    private long overWith(int piece, int without, int c, int d) {
        long fillings = 0;
        for (int turned = first(piece); turned < first(piece + 1); turned++) {
            int[] sides = pieces.inner(turned);
            if (sides.length > 0 && sides[EdgePiece.DOWN] == c) {
                int beside = key(sides[EdgePiece.RIGHT], d);
                for (int i = 0; i < byLeftDown.size(beside); i++) {
                    int right = byLeftDown.get(beside, i);
                    fillings += piece(right) == piece || piece(right) == without ? 0 : above[upper(turned, right)];
                }
            }
            if (sides.length > 0 && sides[EdgePiece.DOWN] == d) {
                int beside = key(sides[EdgePiece.LEFT], c);
                for (int i = 0; i < byRightDown.size(beside); i++) {
                    int left = byRightDown.get(beside, i);
                    fillings += piece(left) == piece || piece(left) == without ? 0 : above[upper(left, turned)];
                }
            }
        }
        return fillings;
    }

    /** Bags of numbers, one for each key. */
    private static final class Buckets {

        private static final int[] EMPTY = {};

        private final int[][] values;
        private final int[] sizes;

        /** Makes empty bags for the keys below a number. */
        Buckets(int keys) {
            values = new int[keys][];
            sizes = new int[keys];
            Arrays.fill(values, EMPTY);
        }

        int size(int key) {
            return sizes[key];
        }

        int get(int key, int index) {
            return values[key][index];
        }

        void add(int key, int value) {
            if (sizes[key] == values[key].length) {
                values[key] = Arrays.copyOf(values[key], 2 * sizes[key] + 2);
            }
            values[key][sizes[key]++] = value;
        }

        /** Takes out a value that is in the bag; the others may change their places. */
        void remove(int key, int value) {
            int[] bag = values[key];
            int at = 0;
            while (bag[at] != value) {
                at++;
            }
            bag[at] = bag[--sizes[key]];
        }
    }
}
