package io.github.filaforge.edge.score;

import io.github.filaforge.runtime.text.Plural;
import java.util.OptionalInt;

/**
 * The sizes of groups of pieces and the effort to find them. The eii article keeps the best 60 of the groups that it found
 * in several days. The numbers of pieces are counted in the picture that the article has of a typical board of 256 cells:
 * 150 good pieces, 53 of them precious, and 20 useless pieces among the others. The number of climbs and their patience are
 * chosen here so that 16x16 takes a minute.
 *
 * @param goodPieces the number of pieces of a group
 * @param preciousPieces the number of precious pieces among them
 * @param uselessPieces the number of useless pieces among the others
 * @param climbs the number of climbs, each of which leads to a group
 * @param kept the number of groups that are kept, the most tileable ones
 * @param failures the number of exchanges in a row that may fail before a climb ends
 */
public record GroupOptions(int goodPieces, int preciousPieces, int uselessPieces, int climbs, int kept, int failures) {

    private static final int ARTICLE_CELLS = 256;

    private static final int GOOD = 150;
    private static final int PRECIOUS = 53;
    private static final int USELESS = 20;
    private static final int CLIMBS = 100;

    /** The usual number of groups that are kept. */
    static final int KEPT = 60;

    /**
     * The usual number of failures. Twenty times this number makes groups of 16x16 some 2 % more tileable, in six times the
     * time: 3 s each instead of 0.5 s.
     */
    private static final int FAILURES = 500;

    public GroupOptions {
        if (goodPieces < 0 || preciousPieces < 0 || preciousPieces > goodPieces || uselessPieces < 0) {
            throw new ScoreException("no groups of " + goodPieces + " good pieces with " + preciousPieces
                    + " precious ones among them and " + uselessPieces + " useless ones beside");
        }
        if (climbs < 1 || kept < 1 || failures < 1) {
            throw new ScoreException(
                    "the numbers of climbs, of groups that are kept and of failures are 1 or more, not " + climbs + ", "
                            + kept + " and " + failures);
        }
        if (kept > climbs) {
            throw new ScoreException("of the groups of " + Plural.of(climbs, "climb") + " " + kept
                    + " cannot be kept: ask for more climbs, or for fewer groups");
        }
    }

    /**
     * Returns the numbers of the eii article, with the numbers of pieces in proportion to the board, another number of
     * groups that are kept, and climbs in proportion to it.
     *
     * @param kept the number of groups that are kept
     * @param cells the number of cells of the board
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

    /**
     * Returns options with another effort to find the groups.
     *
     * @param otherClimbs the number of climbs; empty for the number of these options
     * @param otherFailures the number of failures that end a climb; empty for the number of these options
     */
    GroupOptions withEffort(OptionalInt otherClimbs, OptionalInt otherFailures) {
        return new GroupOptions(
                goodPieces,
                preciousPieces,
                uselessPieces,
                otherClimbs.orElse(climbs),
                kept,
                otherFailures.orElse(failures));
    }

    /** Returns a number of the eii article, in proportion to the cells of another board, rounded. */
    static int scaled(int number, int cells) {
        return Math.round((float) number * cells / ARTICLE_CELLS);
    }
}
