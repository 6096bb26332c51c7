package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.Words;

/**
 * What a board may have used, and has to have used, of the pieces of a group when it is filled up to some positions. Pieces are
 * good or bad; precious ones are among the good, useless ones among the bad. Immutable.
 */
public final class GroupChecks {

    private static final char PRECIOUS = 'p';

    private static final char GOOD = 'g';

    private static final char USELESS = 'u';

    private final PieceTypes types;
    /** Pairs of a position, and how many good pieces may be used when it is filled next; both go up. */
    private final int[] mostGood;

    private final int uselessUsed;
    private final int preciousFrom;
    private final String[] groups;

    /**
     * @param mostGood pairs of a position and how many good pieces may lie on the board when it is filled next
     * @param uselessUsed the position that is filled when no useless piece is left
     * @param preciousFrom the first position where a precious piece may be placed
     * @param groups of each group a letter for each piece of the board: p for precious, g for another good one, b for bad, u for
     *     useless, - for pinned
     */
    public GroupChecks(EdgeForm form, String mostGood, int uselessUsed, int preciousFrom, String... groups) {
        this.types = form.types();
        this.mostGood = Words.numbers(mostGood);
        this.uselessUsed = uselessUsed;
        this.preciousFrom = preciousFrom;
        this.groups = groups.clone();
    }

    /** How many groups there are. */
    int size() {
        return groups.length;
    }

    /** The first position where a good piece may be placed; 0 if no check says so. */
    int goodFrom() {
        return mostGood.length > 1 && mostGood[1] == 0 ? mostGood[0] : 0;
    }

    /** The first position where a precious piece may be placed. */
    int preciousFrom() {
        return preciousFrom;
    }

    /** By type: how many good pieces of a group it has, precious ones not among them. */
    int[] good(int group) {
        return counts(group, GOOD);
    }

    /** By type: how many precious pieces of a group it has. */
    int[] precious(int group) {
        return counts(group, PRECIOUS);
    }

    /** By type: how many useless pieces of a group it has. */
    int[] useless(int group) {
        return counts(group, USELESS);
    }

    private int[] counts(int group, char letter) {
        int[] counts = new int[types.count()];
        for (int piece = 0; piece < groups[group].length(); piece++) {
            if (groups[group].charAt(piece) == letter) {
                counts[types.type(piece)]++;
            }
        }
        return counts;
    }

    /** How many good pieces may be used when a position is filled next. */
    int mostGood(int position) {
        for (int i = 0; i < mostGood.length; i += 2) {
            if (position <= mostGood[i]) {
                return mostGood[i + 1];
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Whether no useless piece may be left when a position is filled next. */
    boolean needsUseless(int position) {
        return position >= uselessUsed;
    }
}
