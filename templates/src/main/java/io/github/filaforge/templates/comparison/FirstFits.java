package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.search.RootPart;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Finds the parts of a search that end within a number of fits, so that a search can be measured that would never end. The
 * parts are equal for all programs that try pieces in one order.
 */
public final class FirstFits {

    /**
     * The divisor of the greatest number of fits that gives the least size of a part. A branch with no more fits than this
     * size is left out, because to begin it would take longer than to search it.
     */
    private static final int SHARE = 1000;

    private static final int SIDES = ScannedBoard.SIDES;

    private final ScannedBoard scan;
    private final long most;
    private final int[] open;
    private final int[] board;
    private final int[] free;
    private final Deque<String> parts = new ArrayDeque<>();
    private long fits;

    private FirstFits(ScannedBoard scan, long most) {
        this.scan = scan;
        this.most = most;
        this.open = scan.open();
        this.board = scan.start();
        this.free = scan.copies().clone();
    }

    /**
     * Returns the parts, in the order of the search.
     *
     * @param most the greatest number of fits of all parts together
     * @return the parts; the whole search as one part without placements if it has at most this number of fits
     */
    public static List<RootPart> of(ScannedBoard scan, long most) {
        FirstFits first = new FirstFits(scan, most);
        if (first.isOver(0)) {
            return List.of(RootPart.root(0).part(0, ""));
        }
        List<RootPart> parts = new ArrayList<>();
        for (String images : first.parts) {
            parts.add(RootPart.root(0).part(parts.size(), images));
        }
        return List.copyOf(parts);
    }

    /**
     * Searches from a position on, and returns true if this search ends within the fits. If it does not, its branches that
     * have ended become parts.
     */
    private boolean isOver(int number) {
        if (number == open.length) {
            return true;
        }
        int cell = open[number];
        int above = cell < scan.width() ? 0 : scan.down(board[cell - scan.width()]);
        int left = cell % scan.width() == 0 ? 0 : scan.right(board[cell - 1]);
        List<Integer> large = new ArrayList<>();
        for (int placement : scan.lists(cell)[above][left]) {
            int type = placement / SIDES;
            if (free[type] > 0) {
                long before = fits;
                if (fits == most) {
                    addParts(number, large);
                    return false;
                }
                fits++;
                free[type]--;
                board[cell] = placement;
                boolean isOver = isOver(number + 1);
                free[type]++;
                if (!isOver) {
                    addParts(number, large);
                    return false;
                }
                if ((fits - before) * SHARE > most) {
                    large.add(placement);
                }
            }
        }
        return true;
    }

    /**
     * Adds the parts that begin at a position. They come before the parts that begin at later positions, because the search
     * comes to them first.
     *
     * @param number the position
     * @param placements the placement of each part at this position
     */
    private void addParts(int number, List<Integer> placements) {
        StringBuilder before = new StringBuilder();
        for (int i = 0; i < number; i++) {
            before.append(scan.cell(i)).append(' ').append(board[open[i]]).append(' ');
        }
        for (int i = placements.size() - 1; i >= 0; i--) {
            parts.addFirst(before.toString() + scan.cell(number) + ' ' + placements.get(i));
        }
    }
}
