package io.github.filaforge.edge.score;

import java.util.EnumMap;
import java.util.Map;

/**
 * The numbers of good, precious and useless pieces of each kind. Half of the corner pieces are good and precious; border and
 * inner pieces share the rest in proportion to their numbers.
 *
 * @param good the number of good pieces, precious ones included, for each kind
 * @param precious the number of precious pieces, for each kind
 * @param useless the number of useless pieces, for each kind
 */
record GroupSizes(Map<CellKind, Integer> good, Map<CellKind, Integer> precious, Map<CellKind, Integer> useless) {

    /** Takes copies. */
    GroupSizes {
        good = Map.copyOf(good);
        precious = Map.copyOf(precious);
        useless = Map.copyOf(useless);
    }

    /**
     * Returns the sizes for a set of pieces.
     *
     * @param options the numbers for all kinds together
     * @param pieces the number of pieces of each kind
     * @throws ScoreException if there are fewer pieces than the numbers need
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
