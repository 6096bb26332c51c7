package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The numbers of pieces of each class of a group that a board must have used, or may not have used yet, at some depths
 * (section "Good Groups/Bad Groups" of the article). A depth is a number of cells filled: "until depth 63" is about the
 * first 63 cells of the search order. Pinned pieces are not counted. The article ends its examples with "etc."; there are no
 * other checks here.
 *
 * @param good the limits of the number of good pieces, precious ones included, that may have been used until some depths;
 *     depths and numbers go up
 * @param uselessUsed the depth by which all useless pieces have been used
 * @param noPrecious the depth until which no precious piece may be used
 */
public record DepthChecks(List<GoodLimit> good, int uselessUsed, int noPrecious) {

    /**
     * A limit of the number of good pieces until a number of cells are filled.
     *
     * @param until the number of cells filled
     * @param most the greatest number of good pieces
     */
    public record GoodLimit(int until, int most) {}

    /** The checks of the article, for boards of 256 cells. */
    public static final DepthChecks ARTICLE =
            new DepthChecks(List.of(new GoodLimit(63, 0), new GoodLimit(79, 6)), 96, 100);

    private static final int ARTICLE_CELLS = 256;

    /** Takes a copy of the list. */
    public DepthChecks {
        good = List.copyOf(good);
        for (int i = 1; i < good.size(); i++) {
            if (good.get(i).until() <= good.get(i - 1).until()
                    || good.get(i).most() < good.get(i - 1).most()) {
                throw new ScoreException("checks of good pieces have to go up in depth and number: " + good);
            }
        }
        if (good.stream().anyMatch(limit -> limit.until() < 0 || limit.most() < 0)
                || uselessUsed < 0
                || noPrecious < 0) {
            throw new ScoreException("depths and numbers of checks are 0 or more");
        }
    }

    /**
     * Returns the checks of the article for another board, with all depths and numbers in proportion to the cells, rounded.
     *
     * @param cells the number of cells of the board
     */
    public static DepthChecks scaledTo(int cells) {
        List<GoodLimit> limits = ARTICLE.good().stream()
                .map(limit -> new GoodLimit(scaled(limit.until(), cells), scaled(limit.most(), cells)))
                .toList();
        return new DepthChecks(
                distinct(limits), scaled(ARTICLE.uselessUsed(), cells), scaled(ARTICLE.noPrecious(), cells));
    }

    /**
     * Returns these checks with other depths. If two limits come to one depth, the first is kept, which allows less.
     *
     * @param position the map from a depth to the other one
     */
    DepthChecks at(IntUnaryOperator position) {
        List<GoodLimit> limits = good.stream()
                .map(limit -> new GoodLimit(position.applyAsInt(limit.until()), limit.most()))
                .toList();
        return new DepthChecks(distinct(limits), position.applyAsInt(uselessUsed), position.applyAsInt(noPrecious));
    }

    private static List<GoodLimit> distinct(List<GoodLimit> limits) {
        List<GoodLimit> distinct = new ArrayList<>();
        for (GoodLimit limit : limits) {
            if (distinct.isEmpty() || distinct.get(distinct.size() - 1).until() != limit.until()) {
                distinct.add(limit);
            }
        }
        return distinct;
    }

    private static int scaled(int number, int cells) {
        return Math.round((float) number * cells / ARTICLE_CELLS);
    }

    /**
     * Returns the greatest number of good pieces that a board may have, precious ones included.
     *
     * @param filled the number of cells filled
     */
    public int mostGood(int filled) {
        for (GoodLimit limit : good) {
            if (filled <= limit.until()) {
                return limit.most();
            }
        }
        return Integer.MAX_VALUE;
    }

    /**
     * Returns true if the last piece placed may be precious.
     *
     * @param filled the number of cells filled
     */
    public boolean allowsPrecious(int filled) {
        return filled > noPrecious;
    }

    /**
     * Returns true if all useless pieces have to be on the board.
     *
     * @param filled the number of cells filled
     */
    public boolean needsUseless(int filled) {
        return filled >= uselessUsed;
    }

    /**
     * Returns true if a board passes.
     *
     * @param filled the number of cells filled
     * @param goodUsed the number of good pieces on the board, precious ones included
     * @param preciousUsed the number of precious pieces on the board
     * @param uselessLeft the number of useless pieces that are not on the board
     */
    public boolean pass(int filled, int goodUsed, int preciousUsed, int uselessLeft) {
        return goodUsed <= mostGood(filled)
                && (preciousUsed == 0 || allowsPrecious(filled))
                && (uselessLeft == 0 || !needsUseless(filled));
    }
}
