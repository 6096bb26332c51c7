package io.github.filaforge.runtime.edge;

import java.util.Arrays;

/** The superclass of generated solvers that fill the cells in a fixed order by packed lists. */
public abstract class FixedOrderSolver extends EdgeSolver {

    static final int SIDES = EdgeBoard.SIDES;

    /** The packed lists, in the layout of {@link PackedTables}. */
    protected int[] words;
    /** In the form of masks: for each flagged word the index of the row with its further turns. */
    protected final int[] also;
    /** For each position the index of the word that is placed. */
    protected final int[] placed;
    /** In the form of lists: the number of pieces that are left, by type plus 1; element 0 is unused. */
    protected final int[] free;
    /** The number of slips that were made before generated code is entered. */
    protected int slips;

    private final EdgeLists lists;
    private PackedTables tables;
    private final int[] types;

    /**
     * Creates a solver.
     *
     * @param format the version of the contract with the runtime for which the source was generated
     * @param roots the roots in the form of {@link EdgeSolver}
     * @param counting true if the solver counts fits
     * @throws IllegalStateException if the source was generated for another version of the runtime
     */
    protected FixedOrderSolver(int format, EdgeLists lists, PackedTables tables, String[] roots, boolean counting) {
        super(format, lists.form(), lists, roots, counting);
        this.lists = lists;
        this.tables = tables;
        this.words = tables.words();
        this.also = tables.also();
        this.placed = new int[lists.positions()];
        this.free = new int[form.types().count() + 1];
        this.types = new int[form.board().size()];
    }

    /** Replaces the tables by others, which differ in the order of the elements of lists only. */
    final void use(PackedTables other) {
        tables = other;
        words = other.words();
    }

    @Override
    void start(int... root) {
        endIfStopped();
        for (int type = 0; type < form.types().count(); type++) {
            free[type + 1] = form.types().copies(type) - held(type);
        }
        int[] placements = new int[lists.positions()];
        for (int position = 0; position < root.length / 2; position++) {
            placements[position] = root[2 * position + 1];
            free[placements[position] / SIDES + 1]--;
            place(position, placements);
        }
        fill(root.length / 2, lists.slips(root.length / 2, placements), placements);
    }

    /** Returns the number of pieces of a type that may not be placed at first. */
    int held(int type) {
        return 0;
    }

    private void place(int position, int... placements) {
        int key = lists.key(position, placements);
        int[] list = lists.list(position, key);
        for (int number = 0; number < list.length; number++) {
            if (EdgeLists.placement(list[number]) == placements[position]) {
                placed[position] = tables.index(position, key, number);
                return;
            }
        }
        throw new IllegalArgumentException("placement " + placements[position] + " does not fit at " + position);
    }

    /** Fills the cells up to the next entry of generated code, which goes on from there. */
    private void fill(int position, int slipped, int... placements) {
        if (isEntry(position)) {
            slips = slipped;
            enter(position, freeTypes());
            return;
        }
        filled(position, slipped);
        int key = lists.key(position, placements);
        int[] list = lists.list(position, key);
        for (int number = 0; number < list.length; number++) {
            boolean isHalf = EdgeLists.isHalf(list[number]);
            if (isHalf && slipped == form.slips(position)) {
                return;
            }
            int placement = EdgeLists.placement(list[number]);
            int type = placement / SIDES;
            if (free[type + 1] > 0) {
                free[type + 1]--;
                placements[position] = placement;
                placed[position] = tables.index(position, key, number);
                count(position);
                countHalf(position, isHalf);
                fill(position + 1, isHalf ? slipped + 1 : slipped, placements);
                free[type + 1]++;
            }
        }
    }

    /**
     * Receives each state that the runtime reaches before the entry of generated code. The cells before a position are
     * filled.
     *
     * @param slipped the number of slips in that state
     */
    void filled(int position, int slipped) {}

    final void count(int position) {
        if (fits.length > 0) {
            fits[lists.positions() - position]++;
        }
    }

    private void countHalf(int position, boolean isHalf) {
        if (isHalf && halves.length > 0) {
            halves[lists.positions() - position]++;
        }
    }

    /** Returns the set of the types that are left, as bits. It is complete for at most 64 types. */
    private long freeTypes() {
        long bits = 0;
        for (int type = 0; type < form.types().count() && type < Long.SIZE; type++) {
            bits |= free[type + 1] > 0 ? 1L << type : 0;
        }
        return bits;
    }

    /** Returns true if generated code can go on from a position. It must be true if all positions are filled. */
    protected abstract boolean isEntry(int position);

    /**
     * Searches from a position that is an entry. Calls {@link #found()} if all positions are filled.
     *
     * @param unused in the form of masks, the set of the types that are left
     */
    protected abstract void enter(int position, long unused);

    /** Reports the solution that is placed. */
    protected final void found() {
        found(types(placed.length));
    }

    /**
     * Returns the placements so far.
     *
     * @param filled the number of positions that are filled
     * @return for each cell the type times 4, plus its turn; -1 if the cell is empty or has a pinned piece. The next call
     *     changes the array.
     */
    final int[] types(int filled) {
        Arrays.fill(types, -1);
        for (int position = 0; position < filled; position++) {
            types[form.cell(position)] = tables.placement(placed[position]);
        }
        return types;
    }
}
