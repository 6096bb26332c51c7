package io.github.filaforge.verify;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts the pieces of solutions of one edge puzzle on its board, one solution after the other. */
public final class BoardAssembly {

    /** The colour of a side of an empty cell, and its look. */
    static final int NONE = -1;

    /** The mark of the looks of pieces that may not be turned: such a piece is not equal to a piece that may be turned. */
    private static final int FIXED = 1 << 20;

    private static final int EMPTY = -1;
    private static final int TURNS = 4;

    private final EdgePuzzle puzzle;
    private final Map<String, Integer> pieces = new HashMap<>();
    private final int[] board;

    /** Makes a board without pieces. */
    public BoardAssembly(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
        this.board = new int[puzzle.size()];
        for (int piece = 0; piece < puzzle.pieceCount(); piece++) {
            pieces.put(puzzle.pieces().get(piece).name(), piece);
        }
    }

    /**
     * Returns the index of the piece times 4 plus its turn for each cell, row by row from the top left; -1 for an empty
     * cell. The board is complete only if {@link #assemble} found no fault.
     */
    public int[] board() {
        return board.clone();
    }

    /**
     * Puts pieces on the empty board.
     *
     * @return the reason why a piece cannot be put, in words that stand behind the number of the solution; empty if all can
     */
    public Optional<String> assemble(List<PlacedPiece> placed) {
        Arrays.fill(board, EMPTY);
        boolean[] used = new boolean[puzzle.pieceCount()];
        for (PlacedPiece each : placed) {
            String quoted = "piece " + PlainText.quoted(each.name());
            Integer piece = pieces.get(each.name());
            if (piece == null) {
                return Optional.of("there is no " + quoted + " in the puzzle");
            }
            if (used[piece]) {
                return Optional.of(quoted + " is there twice");
            }
            used[piece] = true;
            if (each.turn() != 0 && !puzzle.pieces().get(piece).mayTurn()) {
                return Optional.of(quoted + " has turn " + each.turn() + ", but may not be turned");
            }
            int x = each.cells().get(0).get(0);
            int y = each.cells().get(0).get(1);
            if (x < 0 || x >= puzzle.width() || y < 0 || y >= puzzle.height()) {
                return Optional.of(quoted + " has cell " + x + " " + y + ", which is outside the board");
            }
            int cell = (puzzle.height() - 1 - y) * puzzle.width() + x;
            if (puzzle.gaps().contains(cell)) {
                return Optional.of(quoted + " has cell " + x + " " + y + ", which takes no piece");
            }
            if (board[cell] != EMPTY) {
                return Optional.of("pieces " + PlainText.quoted(name(cell)) + " and " + PlainText.quoted(each.name())
                        + " are both at cell " + text(cell));
            }
            board[cell] = piece * TURNS + each.turn();
        }
        return Optional.empty();
    }

    boolean isEmpty(int cell) {
        return board[cell] == EMPTY;
    }

    String name(int cell) {
        return puzzle.pieces().get(board[cell] / TURNS).name();
    }

    /** Returns the text of a cell as solutions have it: x, and y upwards. */
    String text(int cell) {
        return cell % puzzle.width() + " " + (puzzle.height() - 1 - cell / puzzle.width());
    }

    /**
     * Returns the looks of all sides: up, right, down, left of each cell, row by row from the top; {@link #NONE} where there
     * is no piece. Boards of equal looks differ by exchanges of equal pieces at most.
     */
    int[] looks() {
        int[] looks = new int[TURNS * board.length];
        Arrays.fill(looks, NONE);
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] != EMPTY) {
                paint(looks, cell, board[cell] / TURNS, board[cell] % TURNS);
            }
        }
        return looks;
    }

    /** Returns the visible colour of a side by its look; {@link #NONE} if there is no piece. */
    static int colour(int look) {
        return look == NONE ? NONE : look & FIXED - 1;
    }

    /** Adds the looks of the sides of a piece. A quarter turn clockwise brings the side at the left up. */
    void paint(int[] looks, int cell, int piece, int turn) {
        EdgePiece type = puzzle.pieces().get(piece).type();
        List<Integer> sides = puzzle.pieces().get(piece).sides();
        for (int side = 0; side < TURNS; side++) {
            looks[TURNS * cell + (side + turn) % TURNS] = sides.get(side) | (type.mayTurn() ? 0 : FIXED);
        }
    }
}
