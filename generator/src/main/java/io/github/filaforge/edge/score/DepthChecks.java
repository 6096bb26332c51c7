package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What a board has to have used, and may not have used yet, of the classes of its group at some depths (section "Good
 * Groups/Bad Groups" of the article). A depth is a number of cells filled: "until depth 63" is about the first 63 cells of the
 * search order. Pinned pieces are not counted. The article ends its examples with "etc."; there are no other checks here.
 *
 * @param good how many good pieces, precious ones among them, may have been used until some depths; depths and numbers go up
 * @param uselessUsed the depth by which all useless pieces have been used
 * @param noPrecious the depth until which no precious piece may be used
 */
public record DepthChecks(List<GoodLimit> good, int uselessUsed, int noPrecious) {

    /** Until a number of cells are filled, at most so many good pieces. */
    public record GoodLimit(int until, int most) {}

    /** The article's, for boards of 256 cells. */
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
     * The article's checks for another board: all depths and numbers in proportion to the cells, rounded.
     *
     * @param cells how many cells the board has
     */
    public static DepthChecks scaledTo(int cells) {
        List<GoodLimit> limits = ARTICLE.good().stream()
                .map(limit -> new GoodLimit(scaled(limit.until(), cells), scaled(limit.most(), cells)))
                .toList();
        return new DepthChecks(
                distinct(limits), scaled(ARTICLE.uselessUsed(), cells), scaled(ARTICLE.noPrecious(), cells));
    }

    /**
     * The same with other depths; of two that become one the first counts, which allows less.
     *
     * @param position what stands for a depth
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
     * The most good pieces that a board may have, precious ones among them.
     *
     * @param filled how many cells are filled
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
     * Whether the last piece placed may be precious.
     *
     * @param filled how many cells are filled
     */
    public boolean allowsPrecious(int filled) {
        return filled > noPrecious;
    }

    /**
     * Whether all useless pieces have to be on the board.
     *
     * @param filled how many cells are filled
     */
    public boolean needsUseless(int filled) {
        return filled >= uselessUsed;
    }

    /**
     * Whether a board passes.
     *
     * @param filled how many cells are filled
     * @param goodUsed how many good pieces lie on it, precious ones among them
     * @param preciousUsed how many precious pieces lie on it
     * @param uselessLeft how many useless pieces do not
     */
    public boolean pass(int filled, int goodUsed, int preciousUsed, int uselessLeft) {
        return goodUsed <= mostGood(filled)
                && (preciousUsed == 0 || allowsPrecious(filled))
                && (uselessLeft == 0 || !needsUseless(filled));
    }
}
