package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import java.util.BitSet;

/**
 * Counts the fillings of the rim block two cells wide and three high, A2 A3 B2 B3 C2 C3 of the article: two border pieces over
 * two rows of two inner ones, all joins within matching, what lies beside not yet known. Their number is the tileability of a
 * group of pieces (section "Good Groups/Bad Groups").
 *
 * <p>Fillings are not enumerated. For each two colours there are tables of how many pairs of border pieces have them below, how
 * many pairs of inner pieces have them above, and how many fillings of the two upper rows have them below; of the pairs that
 * would use a piece twice those few are taken off that have it. Pieces go in and out of the group with the tables changed for
 * their own pairs only. Eight climbs on a 16x16 board like Eternity II took 4.4 s, and 31 s with all pairs gone through for each
 * exchange; a plain search takes seconds for one group.
 *
 * <p>Equal pieces count as two, turns in which a piece looks the same as one.
 */
final class BlockTally {

    private final BlockPieces pieces;
    private final int colours;
    private final BitSet borders = new BitSet();

    /** By the lower colours of two border pieces side by side: how many such pairs there are. */
    private final long[] above;

    /** By the upper colours of two inner pieces side by side: how many such pairs there are. */
    private final long[] below;

    /** By the lower colours of two inner pieces side by side: how many fillings of the two upper rows there are. */
    private final long[] over;

    /** The turned inner pieces by the colours of one side or two. */
    private final Buckets byUp;

    private final Buckets byLeft;
    private final Buckets byRight;
    private final Buckets byLeftUp;
    private final Buckets byRightUp;
    private final Buckets byLeftDown;
    private final Buckets byRightDown;

    /** What is done with two inner pieces side by side. */
    private interface Pairs {
        void take(int left, int right);
    }

    /** What is done with a bag of turned pieces. */
    private interface BagChange {
        void apply(Buckets bags, int key, int turned);
    }

    /** An empty group. */
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
     * A group.
     *
     * @param group the indexes of its pieces; corner pieces change nothing
     */
    static BlockTally of(BlockPieces pieces, BitSet group) {
        BlockTally tally = new BlockTally(pieces);
        // Border pieces have the pairs of inner ones to change, so it is cheaper to begin with them.
        group.stream().filter(pieces::isBorder).forEach(tally::add);
        group.stream().filter(piece -> !pieces.isBorder(piece)).forEach(tally::add);
        return tally;
    }

    /** Puts a piece into the group that is not in it. */
    void add(int piece) {
        if (pieces.isBorder(piece)) {
            changeBorder(piece, 1);
            borders.set(piece);
            return;
        }
        eachBag(piece, Buckets::add);
        eachPairWith(piece, (left, right) -> changeInner(left, right, 1));
    }

    /** Takes a piece out of the group that is in it. */
    void remove(int piece) {
        if (pieces.isBorder(piece)) {
            borders.clear(piece);
            changeBorder(piece, -1);
            return;
        }
        eachPairWith(piece, (left, right) -> changeInner(left, right, -1));
        eachBag(piece, Buckets::remove);
    }

    /** Changes the bags that the turns of an inner piece belong to. */
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

    /** How many fillings there are. */
    long fillings() {
        // Each has two border pieces.
        return borders.stream().mapToLong(this::fillingsWith).sum() / 2;
    }

    /** How many fillings have a piece of the group. */
    long fillingsWith(int piece) {
        long[] fillings = new long[1];
        if (pieces.isBorder(piece)) {
            int[] own = pieces.border(piece);
            borders.stream().filter(other -> other != piece).forEach(other -> {
                int[] beside = pieces.border(other);
                if (own[EdgePiece.RIGHT] == beside[EdgePiece.LEFT]) {
                    fillings[0] += underBorders(own[EdgePiece.DOWN], beside[EdgePiece.DOWN]);
                }
                if (own[EdgePiece.LEFT] == beside[EdgePiece.RIGHT]) {
                    fillings[0] += underBorders(beside[EdgePiece.DOWN], own[EdgePiece.DOWN]);
                }
            });
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
        int[] own = pieces.border(piece);
        for (int other = borders.nextSetBit(0); other >= 0; other = borders.nextSetBit(other + 1)) {
            int[] beside = pieces.border(other);
            if (own[EdgePiece.RIGHT] == beside[EdgePiece.LEFT]) {
                changeAbove(own[EdgePiece.DOWN], beside[EdgePiece.DOWN], by);
            }
            if (own[EdgePiece.LEFT] == beside[EdgePiece.RIGHT]) {
                changeAbove(beside[EdgePiece.DOWN], own[EdgePiece.DOWN], by);
            }
        }
    }

    private void changeAbove(int a, int b, int by) {
        above[key(a, b)] += by;
        eachPairUnder(a, b, (left, right) -> over[lower(left, right)] += by);
    }

    /** The pairs of inner pieces of which one is this. */
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

    /** The pairs of inner pieces whose upper sides have two colours. */
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

    /** How many fillings of the two lower rows go under two border pieces. */
    private long underBorders(int a, int b) {
        long[] sum = new long[1];
        eachPairUnder(a, b, (left, right) -> sum[0] += under(left, right));
        return sum[0];
    }

    /** How many pairs go under a pair of inner pieces and have neither of them. */
    private long under(int left, int right) {
        int c = pieces.inner(left)[EdgePiece.DOWN];
        int d = pieces.inner(right)[EdgePiece.DOWN];
        int p = piece(left);
        int q = piece(right);
        return below[key(c, d)] - pairsWith(p, c, d) - pairsWith(q, c, d) + pairsOf(p, q, c, d) + pairsOf(q, p, c, d);
    }

    /** How many pairs with upper colours c and d have a piece. */
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
        // The bags have the piece beside itself too, once from either side.
        return pairs == 0 ? 0 : pairs - 2 * pairsOf(piece, piece, c, d);
    }

    /** In how many turns two pieces are side by side with upper colours c and d. */
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

    /** How many fillings of the two upper rows go over a pair of inner pieces and have neither of them. */
    private long overOthers(int left, int right) {
        int c = pieces.inner(left)[EdgePiece.UP];
        int d = pieces.inner(right)[EdgePiece.UP];
        int p = piece(left);
        int q = piece(right);
        long all = over[key(c, d)];
        return all == 0 ? 0 : all - overWith(p, -1, c, d) - overWith(q, p, c, d);
    }

    /** How many fillings of the two upper rows with lower colours c and d have a piece, and another one not. */
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
}
