package io.github.filaforge.runtime.edge;

import java.util.Arrays;

/** The branches of a search in a fixed order of the cells. */
public final class FixedOrderBranches implements EdgeBranches {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeLists lists;

    public FixedOrderBranches(EdgeLists lists) {
        this.lists = lists;
    }

    @Override
    public int[] next(int... placed) {
        int position = placed.length / 2;
        if (position == lists.positions()) {
            return new int[0];
        }
        PieceTypes types = lists.form().types();
        int[] used = new int[types.count()];
        int[] placements = new int[position];
        for (int i = 0; i < position; i++) {
            placements[i] = placed[2 * i + 1];
            used[placements[i] / SIDES]++;
        }
        int slips = lists.form().firstSlip() < position ? lists.slips(position, placements) : 0;
        boolean mayHalfFit = slips < lists.form().slips(position);
        int[] list = lists.list(position, lists.key(position, placements));
        int[] next = new int[2 * list.length];
        int count = 0;
        for (int element : list) {
            int placement = EdgeLists.placement(element);
            boolean may = mayHalfFit || !EdgeLists.isHalf(element);
            if (may && used[placement / SIDES] < types.copies(placement / SIDES)) {
                next[count] = lists.form().cell(position);
                next[count + 1] = placement;
                count += 2;
            }
        }
        return Arrays.copyOf(next, count);
    }
}
