package io.github.filaforge.runtime.edge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The branches of a search that always fills the open cell with the fewest candidates; of cells with equally many, the first in
 * the order of the form. A candidate is a type with a turn. Each cell has a set of those that fit its neighbours, as bits; which
 * of their pieces are left another set says. Immutable.
 */
public final class DynamicBranches implements EdgeBranches {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeForm form;
    private final int words;
    /** By placement and side: the candidates that may stand there beside it. */
    private final long[][] beside;
    /** By cell: what fits before anything is placed. */
    private final long[][] first;

    public DynamicBranches(EdgeForm form) {
        this.form = form;
        PieceTypes types = form.types();
        this.words = Math.max(1, (types.count() * SIDES + Long.SIZE - 1) / Long.SIZE);
        // By side and colour: the candidates that have it there.
        Map<List<Integer>, long[]> having = new HashMap<>();
        for (int type = 0; type < types.count(); type++) {
            for (int turn = 0; turn < types.turns(type); turn++) {
                for (int side = 0; side < SIDES; side++) {
                    List<Integer> key = List.of(side, types.colour(type, turn, side));
                    set(having.computeIfAbsent(key, any -> new long[words]), type * SIDES + turn);
                }
            }
        }
        this.beside = new long[types.count() * SIDES * SIDES][];
        for (int type = 0; type < types.count(); type++) {
            for (int turn = 0; turn < types.turns(type); turn++) {
                for (int side = 0; side < SIDES; side++) {
                    List<Integer> key = List.of(side + 2 & SIDES - 1, types.colour(type, turn, side));
                    beside[(type * SIDES + turn) * SIDES + side] = having.getOrDefault(key, new long[words]);
                }
            }
        }
        this.first = new long[form.board().size()][];
        for (int position = 0; position < form.positions(); position++) {
            first[form.cell(position)] = first(form.cell(position));
        }
    }

    private static void set(long[] bits, int candidate) {
        bits[candidate / Long.SIZE] |= 1L << candidate;
    }

    private long[] first(int cell) {
        long[] bits = new long[words];
        PieceTypes types = form.types();
        for (int type = 0; type < types.count(); type++) {
            for (int turn = 0; turn < types.turns(type); turn++) {
                if (form.fits(type, turn, cell)) {
                    set(bits, type * SIDES + turn);
                }
            }
        }
        return bits;
    }

    EdgeForm form() {
        return form;
    }

    /** A search before anything is placed; for one thread. */
    DynamicState begin() {
        return new DynamicState(this);
    }

    int words() {
        return words;
    }

    /** What fits a cell before anything is placed; not to be changed. */
    long[] fitting(int cell) {
        return first[cell];
    }

    /** By placement and side, the candidates that may stand there beside it; not to be changed. */
    long[][] beside() {
        return beside;
    }

    @Override
    public int[] next(int... placed) {
        return begin().next(placed);
    }

    /** To sample 16x16 cells took seven times as long where each state placed all its pieces anew. */
    @Override
    public EdgeBranches forOneThread() {
        return begin();
    }
}
