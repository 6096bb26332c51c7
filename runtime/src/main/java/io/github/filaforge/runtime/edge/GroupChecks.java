package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.text.Words;

/**
 * Checks of a board by a group of pieces: the numbers of pieces of the group that the board may have, and must have, when it
 * is filled up to certain positions. Pieces are good or bad. Precious pieces are among the good ones, useless pieces among
 * the bad ones. Immutable.
 */
public final class GroupChecks {

    /** The letters of precious pieces, of other good pieces, and of useless ones. */
    static final char PRECIOUS = 'p';

    static final char GOOD = 'g';
    static final char USELESS = 'u';

    private final PieceTypes types;
    /**
     * Pairs of a position, and the greatest number of good pieces on the board when this position is filled next; both
     * ascend.
     */
    private final int[] mostGood;

    private final int uselessUsed;
    private final int preciousFrom;
    private final String[] groups;

    /**
     * Creates checks.
     *
     * @param mostGood pairs of a position, and the greatest number of good pieces on the board when this position is filled
     *     next
     * @param uselessUsed the position at which no useless piece may be left
     * @param preciousFrom the first position where a precious piece may be placed
     * @param groups for each group one letter for each piece of the board: p for precious, g for another good piece, b for
     *     bad, u for useless, - for pinned
     */
    public GroupChecks(EdgeForm form, String mostGood, int uselessUsed, int preciousFrom, String... groups) {
        this.types = form.types();
        this.mostGood = Words.numbers(mostGood);
        this.uselessUsed = uselessUsed;
        this.preciousFrom = preciousFrom;
        this.groups = groups.clone();
    }

    int size() {
        return groups.length;
    }

    /** Returns the first position where a good piece may be placed; 0 if no check excludes good pieces. */
    int goodFrom() {
        return mostGood.length > 1 && mostGood[1] == 0 ? mostGood[0] : 0;
    }

    /** Returns the first position where a precious piece may be placed. */
    int preciousFrom() {
        return preciousFrom;
    }

    /**
     * Returns, for each type, the number of pieces of a group that have a letter.
     *
     * @param letter p for precious, g for another good piece, u for useless
     */
    int[] counts(int group, char letter) {
        int[] counts = new int[types.count()];
        for (int piece = 0; piece < groups[group].length(); piece++) {
            if (groups[group].charAt(piece) == letter) {
                counts[types.type(piece)]++;
            }
        }
        return counts;
    }

    /** Returns the greatest number of good pieces on the board when a position is filled next. */
    int mostGood(int position) {
        for (int i = 0; i < mostGood.length; i += 2) {
            if (position <= mostGood[i]) {
                return mostGood[i + 1];
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Returns true if no useless piece may be left when a position is filled next. */
    boolean needsUseless(int position) {
        return position >= uselessUsed;
    }
}
