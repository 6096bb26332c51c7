package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.edge.EdgeForm;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The program for edge puzzles that a programmer would write first. It has a recursive method for all cells, lists of the
 * placements that fit by the colours above and on the left, an array with the colours of placements, and an array with the
 * numbers of free pieces.
 */
public final class OrdinaryLoop extends ScanProgram {

    private static final int SIDES = ScannedBoard.SIDES;

    private final int width;
    private final int[] open;
    private final int[] right;
    private final int[] down;
    private final int[][][][] lists;
    private final int[] free;
    private int[] board;

    /**
     * Creates a program for a board.
     *
     * @param scan the board with its tables
     * @param form the board in the form that makes solutions
     * @param counting true if fits are counted
     */
    public OrdinaryLoop(ScannedBoard scan, EdgeForm form, boolean counting) {
        super(scan, form, counting);
        this.width = scan.width();
        this.open = scan.open();
        this.right = IntStream.range(0, scan.placements()).map(scan::right).toArray();
        this.down = IntStream.range(0, scan.placements()).map(scan::down).toArray();
        this.lists = new int[form.board().size()][][][];
        for (int cell : open) {
            lists[cell] = scan.lists(cell);
        }
        this.free = new int[scan.copies().length];
    }

    @Override
    void fill(int... placed) {
        System.arraycopy(scan.copies(), 0, free, 0, free.length);
        board = scan.start();
        for (int number = 0; number < placed.length; number++) {
            board[open[number]] = placed[number];
            free[placed[number] / SIDES]--;
        }
        place(placed.length);
    }

    private void place(int number) {
        if (number == open.length) {
            found(Arrays.stream(open).map(cell -> board[cell]).toArray());
            return;
        }
        int cell = open[number];
        int above = cell < width ? 0 : down[board[cell - width]];
        int left = cell % width == 0 ? 0 : right[board[cell - 1]];
        for (int placement : lists[cell][above][left]) {
            int type = placement / SIDES;
            if (free[type] > 0) {
                free[type]--;
                board[cell] = placement;
                if (fits.length > 0) {
                    fits[open.length - number]++;
                }
                place(number + 1);
                free[type]++;
            }
        }
    }
}
