package io.github.filaforge.runtime.edge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The branches of a search that always fills the open cell with the fewest candidates. If several cells have equally few, it
 * fills the one with the lowest number. A candidate is a type with a turn. Each cell has a set of the candidates that match
 * its neighbours, as bits. Another set has the candidates whose types have pieces left. Immutable.
 */
public final class DynamicBranches implements EdgeBranches {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeForm form;
    private final int words;
    /** For each placement and side, the candidates that match it on the neighbouring cell at this side. */
    private final long[][] beside;
    /** For each cell the candidates that fit before anything is placed. */
    private final long[][] first;

    public DynamicBranches(EdgeForm form) {
        this.form = form;
        PieceTypes types = form.types();
        this.words = Math.max(1, (types.count() * SIDES + Long.SIZE - 1) / Long.SIZE);
        // for each side and colour, the candidates that have this colour there
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

    /** Returns a search in which nothing is placed yet; for one thread. */
    DynamicState begin() {
        return new DynamicState(this);
    }

    int words() {
        return words;
    }

    /** Returns the candidates that fit a cell before anything is placed. The caller must not change the array. */
    long[] fitting(int cell) {
        return first[cell];
    }

    /**
     * Returns, for each placement and side, the candidates that match it on the neighbouring cell at this side. The caller
     * must not change the arrays.
     */
    long[][] beside() {
        return beside;
    }

    @Override
    public int[] next(int... placed) {
        return begin().next(placed);
    }

    /**
     * Returns branches that keep their state. Without this, sampling 16x16 cells took seven times as long, because each
     * state placed all its pieces again.
     */
    @Override
    public EdgeBranches forOneThread() {
        return begin();
    }
}
