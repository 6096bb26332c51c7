package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The numbers of pieces of each class of a group that a board must have used, or may not have used yet, at some depths
 * (section "Good Groups/Bad Groups" of the eii article). A depth is a number of cells filled: "until depth 63" is about the
 * first 63 cells of the search order. Pinned pieces are not counted. The eii article ends its examples with "etc."; there
 * are no other checks here.
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

    /** The checks of the eii article, for boards of 256 cells. */
    public static final DepthChecks ARTICLE =
            new DepthChecks(List.of(new GoodLimit(63, 0), new GoodLimit(79, 6)), 96, 100);

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
     * Returns the checks of the eii article for another board, with all depths and numbers in proportion to the cells,
     * rounded.
     *
     * @param cells the number of cells of the board
     */
    public static DepthChecks scaledTo(int cells) {
        IntUnaryOperator scale = number -> GroupOptions.scaled(number, cells);
        return ARTICLE.mapped(scale, scale);
    }

    /**
     * Returns these checks with other depths. If two limits come to one depth, the first is kept, which allows less.
     *
     * @param position the map from a depth to the other one
     */
    DepthChecks at(IntUnaryOperator position) {
        return mapped(position, IntUnaryOperator.identity());
    }

    private DepthChecks mapped(IntUnaryOperator depth, IntUnaryOperator number) {
        List<GoodLimit> distinct = new ArrayList<>();
        for (GoodLimit limit : good) {
            int until = depth.applyAsInt(limit.until());
            if (distinct.isEmpty() || distinct.get(distinct.size() - 1).until() != until) {
                distinct.add(new GoodLimit(until, number.applyAsInt(limit.most())));
            }
        }
        return new DepthChecks(distinct, depth.applyAsInt(uselessUsed), depth.applyAsInt(noPrecious));
    }
}
