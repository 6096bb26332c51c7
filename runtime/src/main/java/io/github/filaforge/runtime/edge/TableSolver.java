package io.github.filaforge.runtime.edge;

/**
 * The solver of strategy edge-tables, which searches in a fixed order by one loop over packed lists. Only its data are
 * generated.
 */
public class TableSolver extends FixedOrderSolver {

    /**
     * The distance of the positions at which a search tests if it is to end. A search spends its time at more consecutive
     * positions than this, so that it meets one of them.
     */
    private static final int STOP_DISTANCE = 4;

    final int positions;
    /** For each position the number to be added to the fields of the known sides. */
    final int[] base;

    /** For each position the number of bits of a word below its type. */
    final int[] typeShift;
    /** For each position and number of a known side, the position of the neighbour, and the field of its word. */
    final int[] neighbour;

    final int[] shift;
    final int[] mask;
    final int[] rest;
    /** The greatest number of known sides of a position. */
    final int most;
    /** For each position the word that is placed. */
    final int[] chosen;

    /** Creates a solver, with the parameters of {@link FixedOrderSolver}. The tables have the form of lists. */
    public TableSolver(int format, EdgeLists lists, PackedTables tables, String[] roots, boolean counting) {
        super(format, lists, tables, roots, counting);
        this.positions = lists.positions();
        this.base = new int[positions];
        this.typeShift = new int[positions];
        int widest = 0;
        for (int position = 0; position < positions; position++) {
            base[position] = tables.base(position);
            typeShift[position] = tables.fields().bits(position);
            widest = Math.max(widest, lists.knownCount(position));
        }
        this.most = widest;
        this.chosen = new int[Math.max(1, positions)];
        this.neighbour = new int[positions * most];
        this.shift = new int[positions * most];
        this.mask = new int[positions * most];
        this.rest = new int[positions * most];
        for (int position = 0; position < positions; position++) {
            for (int known = 0; known < lists.knownCount(position); known++) {
                int side = lists.knownSide(position, known);
                int at = position * most + known;
                neighbour[at] = lists.neighbour(position, side);
                shift[at] = tables.fields().shift(neighbour[at], side + 2 & SIDES - 1);
                mask[at] = tables.fields().mask(neighbour[at], side + 2 & SIDES - 1);
                rest[at] = tables.fields().rest(neighbour[at], side + 2 & SIDES - 1);
            }
        }
    }

    @Override
    protected final boolean isEntry(int position) {
        return true;
    }

    @Override
    protected final void enter(int first, long unused) {
        if (first == positions) {
            found();
            return;
        }
        // fields of the object would be read again for each piece
        final int[] words = this.words;
        final int[] placed = this.placed;
        final int[] free = this.free;
        final int[] chosen = this.chosen;
        final int[] typeShift = this.typeShift;
        for (int before = 0; before < first; before++) {
            chosen[before] = words[placed[before]];
        }
        int position = first;
        int index = begin(position, chosen);
        while (true) {
            int word = words[index];
            if (word == 0) {
                if (position == first) {
                    return;
                }
                position--;
                index = placed[position] + 1;
                free[chosen[position] >>> typeShift[position]]++;
                continue;
            }
            int type = word >>> typeShift[position];
            if (free[type] == 0) {
                index++;
                continue;
            }
            count(position);
            placed[position] = index;
            if (position == positions - 1) {
                found();
                index++;
                continue;
            }
            free[type]--;
            chosen[position] = word;
            position++;
            index = begin(position, chosen);
        }
    }

    /** Returns the index at which the list of a position begins. */
    final int begin(int position, int... words) {
        int index = base[position];
        int end = (position + 1) * most;
        for (int at = position * most; at < end; at++) {
            index += (words[neighbour[at]] >>> shift[at] & mask[at]) * rest[at];
        }
        if (position % STOP_DISTANCE == 0) {
            endIfStopped();
        }
        return index;
    }
}
