package io.github.filaforge.edge.score;

import java.util.EnumMap;
import java.util.Map;

/**
 * How many pieces of each kind are good, precious and useless: half of the corner pieces are good and precious, and border and
 * inner pieces have the rest of all in proportion to their numbers.
 *
 * @param good by kind, precious ones among them
 * @param precious by kind
 * @param useless by kind
 */
record GroupSizes(Map<CellKind, Integer> good, Map<CellKind, Integer> precious, Map<CellKind, Integer> useless) {

    /** Takes copies. */
    GroupSizes {
        good = Map.copyOf(good);
        precious = Map.copyOf(precious);
        useless = Map.copyOf(useless);
    }

    /**
     * The sizes for a set of pieces.
     *
     * @param options how many of all kinds
     * @param pieces by kind how many there are
     * @throws ScoreException if there are not so many pieces
     */
    static GroupSizes of(GroupOptions options, Map<CellKind, Integer> pieces) {
        int corners = pieces.get(CellKind.CORNER) / 2;
        GroupSizes sizes = new GroupSizes(
                shares(options.goodPieces(), corners, pieces),
                shares(options.preciousPieces(), corners, pieces),
                shares(options.uselessPieces(), 0, pieces));
        for (CellKind kind : CellKind.values()) {
            int asked = sizes.good().get(kind) + sizes.useless().get(kind);
            if (asked > pieces.get(kind)
                    || sizes.precious().get(kind) > sizes.good().get(kind)) {
                throw new ScoreException("there are no " + options.goodPieces() + " good and "
                        + options.uselessPieces() + " useless pieces with a share of each kind: of "
                        + pieces.get(kind) + " " + kind.noun() + " pieces " + asked + " would be good or useless, and "
                        + sizes.precious().get(kind) + " of " + sizes.good().get(kind)
                        + " good ones precious; take fewer");
            }
        }
        return sizes;
    }

    private static Map<CellKind, Integer> shares(int number, int corners, Map<CellKind, Integer> pieces) {
        int rest = Math.max(0, number - corners);
        int inner = pieces.get(CellKind.INNER);
        int all = inner + pieces.get(CellKind.BORDER);
        int ofInner = all == 0 ? 0 : Math.round((float) rest * inner / all);
        Map<CellKind, Integer> shares = new EnumMap<>(CellKind.class);
        shares.put(CellKind.CORNER, corners);
        shares.put(CellKind.BORDER, rest - ofInner);
        shares.put(CellKind.INNER, ofInner);
        return shares;
    }
}
