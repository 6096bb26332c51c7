package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.RootPart;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The parts of a search that are over by some number of fits: what there is to measure of a search that goes on for ever. Every
 * program that tries pieces in the same order searches the same parts.
 */
public final class FirstFits {

    /** Smaller parts than this share of all are left out: to begin them would take longer than to search them. */
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
     * The parts.
     *
     * @param most no more fits than so many
     * @return the whole search as one part, in which nothing is placed, if it has no more
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

    /** Searches from a position on; if that is not over by the last fit, what of it is becomes parts. */
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

    /** Puts the parts that begin at a position before those that begin behind it: the search comes to them first. */
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
