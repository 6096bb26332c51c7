package io.github.filaforge.runtime.edge;

import java.util.Arrays;

/** What generated solvers extend that fill the cells in a fixed order by packed lists. */
public abstract class FixedOrderSolver extends EdgeSolver {

    private static final int SIDES = EdgeBoard.SIDES;

    /** The packed lists; {@link PackedTables} says what they are. */
    protected int[] words;
    /** In the form of masks: where further turns of a flagged word are. */
    protected final int[] also;
    /** By position the index of the word that is placed. */
    protected final int[] placed;
    /** In the form of lists, by type plus 1: how many pieces are left; nothing at 0. */
    protected final int[] free;
    /** How many slips had been made where generated code is entered. */
    protected int slips;

    private final EdgeLists lists;
    private PackedTables tables;
    private final int[] types;

    /**
     * @param format the version of the contract with the runtime that the source was generated for
     * @param roots as {@link EdgeSolver} has them
     * @param counting whether the solver counts fits
     */
    protected FixedOrderSolver(int format, EdgeLists lists, PackedTables tables, String[] roots, boolean counting) {
        super(format, lists.form(), new FixedOrderBranches(lists), roots, counting);
        this.lists = lists;
        this.tables = tables;
        this.words = tables.words();
        this.also = tables.also();
        this.placed = new int[lists.positions()];
        this.free = new int[lists.form().types().count() + 1];
        this.types = new int[lists.form().board().size()];
    }

    /** Searches by other tables, which differ in the order of what is in a list. */
    final void use(PackedTables other) {
        tables = other;
        words = other.words();
    }

    @Override
    void start(int... root) {
        endIfStopped();
        for (int type = 0; type < lists.form().types().count(); type++) {
            free[type + 1] = lists.form().types().copies(type) - held(type);
        }
        int[] placements = new int[lists.positions()];
        for (int position = 0; position < root.length / 2; position++) {
            placements[position] = root[2 * position + 1];
            free[placements[position] / SIDES + 1]--;
            place(position, placements);
        }
        fill(root.length / 2, lists.slips(root.length / 2, placements), placements);
    }

    /** How many pieces of a type may not be placed at first. */
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

    /** Fills the cells up to the next entry of generated code, which fills the cells from there on. */
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
            if (isHalf && slipped == lists.form().slips(position)) {
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
     * Receives each state that the runtime fills, up to the entry of generated code: the cells before a position are filled.
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

    /** Which types are left, as bits; of more than 64 types this is of no use. */
    private long freeTypes() {
        long bits = 0;
        for (int type = 0; type < lists.form().types().count() && type < Long.SIZE; type++) {
            bits |= free[type + 1] > 0 ? 1L << type : 0;
        }
        return bits;
    }

    /** Whether generated code can go on from a position; it can where all are filled. */
    protected abstract boolean isEntry(int position);

    /**
     * Searches from a position that is an entry; {@link #found()} where all are filled.
     *
     * @param unused in the form of masks, the types that are left
     */
    protected abstract void enter(int position, long unused);

    /** Reports the solution that is placed. */
    protected final void found() {
        found(types(placed.length));
    }

    /**
     * What is placed.
     *
     * @param filled how many positions are filled
     * @return by cell the type times 4, plus its turn; -1 where nothing is, or a pinned piece; not to be kept
     */
    final int[] types(int filled) {
        Arrays.fill(types, -1);
        for (int position = 0; position < filled; position++) {
            types[lists.form().cell(position)] = tables.placement(placed[position]);
        }
        return types;
    }
}
