package io.github.filaforge.runtime.edge;

import java.util.Arrays;
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

    final EdgeForm form;

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
                    List<Integer> key =
                            List.of(side + 2 & SIDES - 1, form.board().partner(types.colour(type, turn, side)));
                    beside[(type * SIDES + turn) * SIDES + side] = having.getOrDefault(key, new long[words]);
                }
            }
        }
        this.first = new long[form.board().size()][];
        for (int position = 0; position < form.positions(); position++) {
            int cell = form.cell(position);
            first[cell] = new long[words];
            for (int candidate = 0; candidate < types.count() * SIDES; candidate++) {
                int type = candidate / SIDES;
                if (candidate % SIDES < types.turns(type) && form.fits(type, candidate % SIDES, cell)) {
                    set(first[cell], candidate);
                }
            }
        }
    }

    private static void set(long[] bits, int candidate) {
        bits[candidate / Long.SIZE] |= 1L << candidate;
    }

    @Override
    public int[] next(int... placed) {
        return new State(this).next(placed);
    }

    /**
     * Returns branches that keep their state. Without this, sampling 16x16 cells took seven times as long, because each
     * state placed all its pieces again.
     */
    @Override
    public EdgeBranches forOneThread() {
        return new State(this);
    }

    /** A state of the search, and its branches; for one thread. */
    static final class State implements EdgeBranches {

        private static final long ALL_TURNS = 0xF;

        private final int words;
        /** For each placement and side, the candidates that match it on the neighbouring cell at this side. */
        private final long[][] beside;
        /** For each cell and word, the candidates that match the pieces placed around the cell. */
        private final long[] fits;
        /** For each depth the sets of the four neighbours before the placement, by side and word. */
        private final long[][] before;
        /** For each depth the set of the candidates at the chosen cell that are not tried yet. */
        private final long[][] rest;
        /** The candidates whose types have pieces left. */
        private final long[] free;

        private final int[] left;
        /** The cells. Those from index {@link #depth} on are open. */
        private final int[] cells;
        /** For each cell its index in {@link #cells}. */
        private final int[] indexOf;
        /** For each cell and side the neighbour that is to be filled; -1 if there is none. */
        private final int[] neighbours;
        /** For each cell the type times 4 plus its turn; -1 if the cell is empty. */
        private final int[] placed;

        private int depth;

        State(DynamicBranches branches) {
            EdgeForm form = branches.form;
            this.words = branches.words;
            int size = form.board().size();
            this.fits = new long[size * words];
            this.cells = new int[form.positions()];
            this.indexOf = new int[size];
            this.placed = new int[size];
            this.neighbours = new int[size * SIDES];
            Arrays.fill(placed, -1);
            for (int position = 0; position < cells.length; position++) {
                int cell = form.cell(position);
                cells[position] = cell;
                indexOf[cell] = position;
                System.arraycopy(branches.first[cell], 0, fits, cell * words, words);
                for (int side = 0; side < SIDES; side++) {
                    int neighbour = form.board().neighbour(cell, side);
                    neighbours[cell * SIDES + side] = neighbour < 0 || form.isPinned(neighbour) ? -1 : neighbour;
                }
            }
            int types = form.types().count();
            this.left = new int[types];
            this.free = new long[words];
            this.beside = branches.beside;
            for (int type = 0; type < types; type++) {
                left[type] = form.types().copies(type);
                free[type * SIDES / Long.SIZE] |= ALL_TURNS << (type * SIDES);
            }
            this.before = new long[cells.length][SIDES * words];
            this.rest = new long[cells.length][words];
        }

        /** Returns the number of pieces that are placed. */
        int depth() {
            return depth;
        }

        /**
         * Returns, for each cell, the type times 4 plus its turn; -1 if the cell is empty. The array belongs to the search.
         */
        int[] placed() {
            return placed;
        }

        /** Places a piece on an open cell. A placement is a type times 4, plus its turn. */
        void place(int cell, int placement) {
            int type = placement / SIDES;
            left[type]--;
            if (left[type] == 0) {
                free[type * SIDES / Long.SIZE] &= ~(ALL_TURNS << (type * SIDES));
            }
            placed[cell] = placement;
            swap(indexOf[cell], depth);
            long[] saved = before[depth];
            depth++;
            for (int side = 0; side < SIDES; side++) {
                int neighbour = neighbours[cell * SIDES + side];
                if (neighbour >= 0) {
                    long[] theirs = beside[placement * SIDES + side];
                    for (int word = 0; word < words; word++) {
                        int at = neighbour * words + word;
                        saved[side * words + word] = fits[at];
                        fits[at] &= theirs[word];
                    }
                }
            }
        }

        /** Removes the piece that was placed last. */
        void remove() {
            depth--;
            int cell = cells[depth];
            int type = placed[cell] / SIDES;
            placed[cell] = -1;
            left[type]++;
            free[type * SIDES / Long.SIZE] |= ALL_TURNS << (type * SIDES);
            long[] saved = before[depth];
            // backwards, because on a closed board one cell may be the neighbour at two sides
            for (int side = SIDES - 1; side >= 0; side--) {
                int neighbour = neighbours[cell * SIDES + side];
                if (neighbour >= 0) {
                    System.arraycopy(saved, side * words, fits, neighbour * words, words);
                }
            }
        }

        private void swap(int one, int other) {
            int cell = cells[one];
            cells[one] = cells[other];
            cells[other] = cell;
            indexOf[cells[one]] = one;
            indexOf[cell] = other;
        }

        /** Returns the open cell with the fewest candidates; -1 if a cell has none. */
        private int fewest() {
            int fewest = Integer.MAX_VALUE;
            int chosen = -1;
            for (int i = depth; i < cells.length; i++) {
                int cell = cells[i];
                int count = 0;
                for (int word = 0; word < words; word++) {
                    count += Long.bitCount(fits[cell * words + word] & free[word]);
                }
                // cells with equally few candidates are compared by number, because their index depends on earlier
                // trials
                if (count < fewest || (count == fewest && cell < chosen)) {
                    if (count == 0) {
                        return -1;
                    }
                    fewest = count;
                    chosen = cell;
                }
            }
            return chosen;
        }

        /**
         * Chooses a cell, and prepares its candidates. Not all cells may be filled.
         *
         * @return the cell; -1 if an open cell has no candidates
         */
        int choose() {
            int cell = fewest();
            for (int word = 0; cell >= 0 && word < words; word++) {
                rest[depth][word] = fits[cell * words + word] & free[word];
            }
            return cell;
        }

        /** Returns the next candidate at the cell that was chosen at this depth; -1 if there are no more. */
        int candidate() {
            long[] bits = rest[depth];
            for (int word = 0; word < words; word++) {
                if (bits[word] != 0) {
                    int candidate = word * Long.SIZE + Long.numberOfTrailingZeros(bits[word]);
                    bits[word] &= bits[word] - 1;
                    return candidate;
                }
            }
            return -1;
        }

        /**
         * Returns the branches of a state. It removes only the placements that differ from those of the state, and places
         * the others.
         */
        @Override
        public int[] next(int... wanted) {
            int same = 0;
            while (same < depth && 2 * same < wanted.length && isPlaced(same, wanted[2 * same], wanted[2 * same + 1])) {
                same++;
            }
            while (depth > same) {
                remove();
            }
            while (2 * depth < wanted.length) {
                place(wanted[2 * depth], wanted[2 * depth + 1]);
            }
            return next();
        }

        private boolean isPlaced(int at, int cell, int placement) {
            return cells[at] == cell && placed[cell] == placement;
        }

        private int[] next() {
            if (depth == cells.length) {
                return new int[0];
            }
            int cell = choose();
            int[] next = new int[2 * words * Long.SIZE];
            int count = 0;
            for (int candidate = cell < 0 ? -1 : candidate(); candidate >= 0; candidate = candidate()) {
                next[count] = cell;
                next[count + 1] = candidate;
                count += 2;
            }
            return Arrays.copyOf(next, count);
        }
    }
}
