package io.github.filaforge.runtime;

import java.util.Arrays;

/** The best board that a search for high scores has come to; it may have gaps. Immutable. */
public final class BestBoard {

    /** None yet. */
    public static final BestBoard NONE = new BestBoard(0);

    private final int score;
    private final int[] board;

    /**
     * @param score how good it is, at least 0
     * @param board as the {@link SolutionDecoder} of its puzzle draws it, with -1 for a gap; empty if there is none
     */
    public BestBoard(int score, int... board) {
        this.score = score;
        this.board = board.clone();
    }

    /** How good it is; 0 if there is none. */
    public int score() {
        return score;
    }

    /** Whether there is a board. */
    public boolean isThere() {
        return board.length > 0;
    }

    /** The board, as the {@link SolutionDecoder} of its puzzle draws it. */
    public int[] board() {
        return board.clone();
    }

    /** How many of its cells are empty. */
    public int gaps() {
        int gaps = 0;
        for (int cell : board) {
            gaps += cell < 0 ? 1 : 0;
        }
        return gaps;
    }

    /** How good it is, in words. */
    public String told() {
        return score + " joins match" + (gaps() == 0 ? "" : ", " + Quantity.of(gaps(), "cell") + " empty");
    }

    /** The board as text, under a line that says how good it is. */
    public String drawn(SolutionDecoder decoder) {
        return "# best board: " + told() + "\n" + decoder.draw(board);
    }

    /** The line of a file that {@link #read} reads: how good it is, and the board with 0 for a gap. */
    public String line() {
        StringBuilder line = new StringBuilder().append(score);
        for (int cell : board) {
            line.append(' ').append(cell + 1);
        }
        return line.toString();
    }

    /**
     * Reads a line of a file. Whether it is a board of the puzzle the {@link SolutionDecoder} knows.
     *
     * @throws NumberFormatException if it is none
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

    /** The better of two; this one if they are equally good. */
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
