package io.github.filaforge.edge.score;

/**
 * How groups of pieces are made. The article keeps the best 60 of what it found in several days; its numbers of pieces are
 * counted in its picture of a typical board of 256 cells: 150 good ones, 53 of them precious, and 20 useless among the others.
 * How many climbs, and how patient ones, is chosen here so that 16x16 takes a minute.
 *
 * @param goodPieces how many pieces a group has
 * @param preciousPieces how many of them are precious
 * @param uselessPieces how many of the others are useless
 * @param climbs how many groups are climbed to
 * @param kept how many of them are kept, the most tileable
 * @param failures how many exchanges in a row may fail before a climb ends
 */
public record GroupOptions(int goodPieces, int preciousPieces, int uselessPieces, int climbs, int kept, int failures) {

    private static final int ARTICLE_CELLS = 256;

    private static final int GOOD = 150;

    private static final int PRECIOUS = 53;

    private static final int USELESS = 20;

    private static final int CLIMBS = 100;

    private static final int KEPT = 60;

    /** Twenty times as many make groups of 16x16 some 2 % more tileable, in six times the time: 3 s each, and 0.5. */
    private static final int FAILURES = 500;

    public GroupOptions {
        if (goodPieces < 0 || preciousPieces < 0 || preciousPieces > goodPieces || uselessPieces < 0) {
            throw new ScoreException("no groups of " + goodPieces + " good pieces with " + preciousPieces
                    + " precious ones among them and " + uselessPieces + " useless ones beside");
        }
        if (climbs < 1 || kept < 1 || kept > climbs || failures < 1) {
            throw new ScoreException("of " + climbs + " groups " + kept
                    + " cannot be kept, or no exchange may fail; at least one of each, and no more kept than made");
        }
    }

    /**
     * The article's numbers, those of pieces in proportion to the board.
     *
     * @param cells the number of its cells
     */
    public static GroupOptions scaledTo(int cells) {
        return new GroupOptions(
                scaled(GOOD, cells), scaled(PRECIOUS, cells), scaled(USELESS, cells), CLIMBS, KEPT, FAILURES);
    }

    /**
     * The same with another number of groups that are kept, and climbs in proportion.
     *
     * @param kept how many
     */
    public static GroupOptions keeping(int kept, int cells) {
        return new GroupOptions(
                scaled(GOOD, cells),
                scaled(PRECIOUS, cells),
                scaled(USELESS, cells),
                (kept * CLIMBS + KEPT - 1) / KEPT,
                kept,
                FAILURES);
    }

    private static int scaled(int number, int cells) {
        return Math.round((float) number * cells / ARTICLE_CELLS);
    }
}
