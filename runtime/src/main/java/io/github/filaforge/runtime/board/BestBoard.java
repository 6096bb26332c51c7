package io.github.filaforge.runtime.board;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/** The best board that a search for high scores has found so far. The board may have empty cells. Immutable. */
public final class BestBoard {

    /** The value of a search that has found no board yet. */
    public static final BestBoard NONE = new BestBoard(0);

    private final int score;
    private final int[] board;

    /**
     * Creates a best board.
     *
     * @param score the score, at least 0
     * @param board the board in the form that the {@link SolutionDecoder} of its puzzle draws, with -1 for an empty cell;
     *     empty if there is no board
     */
    public BestBoard(int score, int... board) {
        this.score = score;
        this.board = board.clone();
    }

    /** Returns the score; 0 if there is no board. */
    public int score() {
        return score;
    }

    /** Returns true if there is a board. */
    public boolean isThere() {
        return board.length > 0;
    }

    /** Returns the board in the form that the {@link SolutionDecoder} of its puzzle draws, with -1 for an empty cell. */
    public int[] board() {
        return board.clone();
    }

    /** Returns the number of empty cells of the board. */
    public int gaps() {
        int gaps = 0;
        for (int cell : board) {
            gaps += cell < 0 ? 1 : 0;
        }
        return gaps;
    }

    /** Returns the board as text, below a line with the score. */
    public String drawn(SolutionDecoder decoder) {
        return "# best board: " + decoder.scoreText(this) + "\n" + decoder.draw(board);
    }

    /**
     * Returns the line of a file that {@link #read} reads: the score, and then for each cell its number plus 1, or 0 if it
     * is empty.
     */
    public String line() {
        StringBuilder line = new StringBuilder().append(score);
        for (int cell : board) {
            line.append(' ').append(cell + 1);
        }
        return line.toString();
    }

    /**
     * Reads a line that {@link #line} has written. The {@link SolutionDecoder} of the puzzle decides later if the board fits
     * the puzzle.
     *
     * @throws NumberFormatException if the line has fewer than two words, or a word that is not a number of at least 0
     */
    public static BestBoard read(String line) {
        String[] words = Words.split(line, ' ');
        if (words.length < 2) {
            throw new NumberFormatException(line);
        }
        int[] board = new int[words.length - 1];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = notNegative(words[cell + 1]) - 1;
        }
        return new BestBoard(notNegative(words[0]), board);
    }

    private static int notNegative(String word) {
        int number = Integer.parseInt(word);
        if (number < 0) {
            throw new NumberFormatException(word);
        }
        return number;
    }

    /** Returns the board with the higher score; this board if the scores are equal. */
    public BestBoard or(BestBoard other) {
        return other.score > score ? other : this;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BestBoard best && best.score == score && Arrays.equals(best.board, board);
    }

    @Override
    public int hashCode() {
        return 31 * score + Arrays.hashCode(board);
    }

    @Override
    public String toString() {
        return score + ": " + Arrays.toString(board);
    }
}
