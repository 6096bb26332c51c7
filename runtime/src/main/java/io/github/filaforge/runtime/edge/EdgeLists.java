package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The lists of placements that fit, in a fixed order of the cells. At each position some sides of the cell have neighbours
 * that are filled before it: its <em>known</em> sides. The colours of these form a key. For each key there is a list of the
 * types with their turns that fit, in ascending order. No list has a placement that the rim, pins or the constraint exclude.
 * If slips are allowed, the placements that half fit come behind the placements that fit, with the sign bit set. A placement
 * half fits if one of its joins does not match and may slip. The branches of a search in this order are read from the lists.
 * Immutable.
 */
public final class EdgeLists implements EdgeBranches {

    private static final int SIDES = EdgeBoard.SIDES;

    private static final int[] NONE = {};

    /** The flag of a placement that half fits. */
    private static final int HALF = Integer.MIN_VALUE;

    private final EdgeForm form;
    /** The colours, numbered from 0 up without gaps, by type times 4 plus side of the unturned type. */
    private final int[] colours;

    /** The number of the partner of each of these colours, which a neighbour has to have on the side that meets it. */
    private final int[] partners;

    private final int colourCount;
    private final int[] positionOf;
    private final int[][] knownSides;
    /** The lists by position, and then by key; null for an empty list. */
    private final int[][][] lists;

    private final long allKeys;

    public EdgeLists(EdgeForm form) {
        this(form, true);
    }

    /**
     * Creates lists.
     *
     * @param filled true if the lists are made; if false, only the number of keys is known
     */
    private EdgeLists(EdgeForm form, boolean filled) {
        this.form = form;
        PieceTypes types = form.types();
        Map<Integer, Integer> numbers = new HashMap<>();
        this.colours = new int[types.count() * SIDES];
        for (int i = 0; i < colours.length; i++) {
            int colour = types.colour(i / SIDES, 0, i % SIDES);
            numbers.putIfAbsent(colour, numbers.size());
            colours[i] = numbers.get(colour);
        }
        this.partners = new int[colours.length];
        for (int i = 0; i < colours.length; i++) {
            int partner = form.board().partner(types.colour(i / SIDES, 0, i % SIDES));
            numbers.putIfAbsent(partner, numbers.size());
            partners[i] = numbers.get(partner);
        }
        this.colourCount = Math.max(1, numbers.size());
        this.positionOf = new int[form.board().size()];
        Arrays.fill(positionOf, -1);
        for (int position = 0; position < positions(); position++) {
            positionOf[form.cell(position)] = position;
        }
        this.knownSides = new int[positions()][];
        this.lists = new int[positions()][][];
        Map<List<Integer>, int[][]> made = new HashMap<>();
        long keys = 0;
        for (int position = 0; position < positions(); position++) {
            knownSides[position] = known(position);
            List<Integer> kind = kind(position);
            int[][] same = made.get(kind);
            if (same == null) {
                keys += keyCount(position);
                same = filled ? lists(position) : new int[0][];
                made.put(kind, same);
            }
            lists[position] = same;
        }
        this.allKeys = keys;
    }

    /**
     * Returns the number of keys of all lists, with equal lists counted once. It should be called before lists are made,
     * since a cell between four others has as many keys as the fourth power of the number of colours.
     */
    static long keys(EdgeForm form) {
        return new EdgeLists(form, false).allKeys;
    }

    private long keyCount(int position) {
        long keys = 1;
        for (int i = 0; i < knownSides[position].length; i++) {
            keys *= colourCount;
        }
        return keys;
    }

    private int[] known(int position) {
        int[] sides = new int[SIDES];
        int count = 0;
        // the neighbour that is filled last comes first
        for (int side = 0; side < SIDES; side++) {
            int neighbour = neighbour(position, side);
            if (neighbour >= 0 && neighbour < position) {
                int at = count;
                while (at > 0 && neighbour(position, sides[at - 1]) < neighbour) {
                    sides[at] = sides[at - 1];
                    at--;
                }
                sides[at] = side;
                count++;
            }
        }
        return Arrays.copyOf(sides, count);
    }

    /** Returns a key that is equal for positions with equal lists. */
    private List<Integer> kind(int position) {
        int cell = form.cell(position);
        List<Integer> kind = new ArrayList<>();
        for (int side = 0; side < SIDES; side++) {
            kind.add(form.fixedColour(cell, side));
            boolean goesOn = form.board().goesOn(cell, side);
            kind.add(form.board().neighbour(cell, side) >= 0 ? 1 : goesOn ? 2 : 0);
        }
        for (int side : knownSides[position]) {
            kind.add(side);
        }
        kind.add(constrainedTurns(cell));
        if (form.slips(position) > 0) {
            for (int side = 0; side < SIDES; side++) {
                kind.add(form.maySlip(cell, side) ? 1 : 0);
            }
        }
        return kind;
    }

    /** Returns the turns in which the constrained type fits a cell, as bits. */
    private int constrainedTurns(int cell) {
        int type = form.constrained();
        int turns = 0;
        for (int turn = 0; type >= 0 && turn < SIDES; turn++) {
            turns |= form.fits(type, turn, cell) ? 1 << turn : 0;
        }
        return turns;
    }

    private int[][] lists(int position) {
        int cell = form.cell(position);
        int[][] all = new int[Math.toIntExact(keyCount(position))][];
        int[] counts = new int[all.length];
        PieceTypes types = form.types();
        for (int type = 0; type < types.count(); type++) {
            for (int turn = 0; turn < types.turns(type); turn++) {
                if (form.fits(type, turn, cell)) {
                    append(all, counts, keyOf(position, type * SIDES + turn), type * SIDES + turn);
                }
            }
        }
        if (form.slips(position) > 0) {
            for (int type = 0; type < types.count(); type++) {
                for (int turn = 0; turn < types.turns(type); turn++) {
                    addHalf(all, counts, position, type * SIDES + turn);
                }
            }
        }
        for (int key = 0; key < all.length; key++) {
            all[key] = all[key] == null ? null : Arrays.copyOf(all[key], counts[key]);
        }
        return all;
    }

    /**
     * Appends a placement to the list of a key. A list may have more room than it needs until all its elements are appended.
     */
    private static void append(int[][] lists, int[] counts, int key, int placement) {
        if (lists[key] == null) {
            lists[key] = new int[2];
        } else if (lists[key].length == counts[key]) {
            lists[key] = Arrays.copyOf(lists[key], 2 * counts[key]);
        }
        lists[key][counts[key]] = placement;
        counts[key]++;
    }

    /** Returns the key for which a placement fits. */
    private int keyOf(int position, int placement) {
        int key = 0;
        for (int i = knownSides[position].length - 1; i >= 0; i--) {
            key = key * colourCount + partner(placement, knownSides[position][i]);
        }
        return key;
    }

    /** Adds a placement to the lists of all keys for which it half fits. */
    private void addHalf(int[][] lists, int[] counts, int position, int placement) {
        int cell = form.cell(position);
        int slips = form.slips(placement / SIDES, placement % SIDES, cell);
        int key = keyOf(position, placement);
        if (slips == 1) {
            append(lists, counts, key, placement | HALF);
        }
        int power = 1;
        for (int i = 0; slips == 0 && i < knownSides[position].length; i++) {
            int side = knownSides[position][i];
            int fitting = partner(placement, side);
            for (int colour = 0; form.maySlip(cell, side) && colour < colourCount; colour++) {
                if (colour != fitting) {
                    append(lists, counts, key + (colour - fitting) * power, placement | HALF);
                }
            }
            power *= colourCount;
        }
    }

    /** Returns true if an element of a list half fits. */
    static boolean isHalf(int element) {
        return element < 0;
    }

    /** Returns the type times 4, plus the turn, of an element of a list. */
    static int placement(int element) {
        return element & ~HALF;
    }

    /**
     * Returns the number of slips if placements stand at the positions before some position.
     *
     * @param position the number of pieces placed
     * @return -1 if there are more slips than are allowed, or one of the placements does not fit
     */
    int slips(int position, int... placements) {
        int slips = 0;
        for (int before = 0; before < position; before++) {
            int element = element(before, key(before, placements), placements[before]);
            if (element == 0) {
                return -1;
            }
            slips += element == 2 ? 1 : 0;
            if (slips > form.slips(before)) {
                return -1;
            }
        }
        return slips;
    }

    @Override
    public int[] next(int... placed) {
        int position = placed.length / 2;
        if (position == positions()) {
            return new int[0];
        }
        PieceTypes types = form.types();
        int[] used = new int[types.count()];
        int[] placements = new int[position];
        for (int i = 0; i < position; i++) {
            placements[i] = placed[2 * i + 1];
            used[placements[i] / SIDES]++;
        }
        int slips = form.firstSlip() < position ? slips(position, placements) : 0;
        boolean mayHalfFit = slips < form.slips(position);
        int[] list = list(position, key(position, placements));
        int[] next = new int[2 * list.length];
        int count = 0;
        for (int element : list) {
            int placement = placement(element);
            boolean may = mayHalfFit || !isHalf(element);
            if (may && used[placement / SIDES] < types.copies(placement / SIDES)) {
                next[count] = form.cell(position);
                next[count + 1] = placement;
                count += 2;
            }
        }
        return Arrays.copyOf(next, count);
    }

    /** Returns 1 if a placement fits, 2 if it half fits, 0 if it is not in the list. */
    private int element(int position, int key, int placement) {
        for (int each : list(position, key)) {
            if (placement(each) == placement) {
                return isHalf(each) ? 2 : 1;
            }
        }
        return 0;
    }

    /** Returns the search to which the lists belong. */
    public EdgeForm form() {
        return form;
    }

    public int positions() {
        return form.positions();
    }

    /** Returns the number of colours, which are numbered from 0. */
    public int colourCount() {
        return colourCount;
    }

    /** Returns the number of the colour of a side of a placement, which is a type times 4 plus its turn. */
    int colour(int placement, int side) {
        return colours[(placement & -SIDES) + (side - placement & SIDES - 1)];
    }

    /** Returns the number of the colour that a neighbour of a placement has to have on the side that meets it. */
    private int partner(int placement, int side) {
        return partners[(placement & -SIDES) + (side - placement & SIDES - 1)];
    }

    /** Returns the position at which the neighbour at a side is filled; -1 at the rim and beside a pinned piece. */
    public int neighbour(int position, int side) {
        int cell = form.board().neighbour(form.cell(position), side);
        return cell < 0 ? -1 : positionOf[cell];
    }

    /** Returns the number of known sides of the cell at a position. */
    public int knownCount(int position) {
        return knownSides[position].length;
    }

    /** Returns a known side. Number 0 is the side whose neighbour is filled last. */
    public int knownSide(int position, int number) {
        return knownSides[position][number];
    }

    /** Returns the number of keys of a position. */
    int keys(int position) {
        return lists[position].length;
    }

    /** Returns the first position that shares its lists with a position. */
    int firstWithLists(int position) {
        int first = 0;
        while (lists[first] != lists[position]) {
            first++;
        }
        return first;
    }

    /**
     * Returns the list of a position for a key.
     *
     * @param key the sum of the colour numbers of the known sides, each times the number of colours to the power of the
     *     number of the side
     * @return the placements that fit, and behind them those that half fit, flagged; the caller must not change the array
     */
    int[] list(int position, int key) {
        int[] list = lists[position][key];
        return list == null ? NONE : list;
    }

    /** Returns the key at a position if placements stand at the positions before it. */
    int key(int position, int... placements) {
        int key = 0;
        for (int i = knownSides[position].length - 1; i >= 0; i--) {
            int side = knownSides[position][i];
            key = key * colourCount + colour(placements[neighbour(position, side)], side + 2 & SIDES - 1);
        }
        return key;
    }

    /** Returns the number of elements of a list that fit. Those that half fit come behind them. */
    static int fitting(int... list) {
        int fitting = list.length;
        while (fitting > 0 && isHalf(list[fitting - 1])) {
            fitting--;
        }
        return fitting;
    }

    /** Returns the greatest number of elements that fit in a list of a position. */
    int longest(int position) {
        int longest = 0;
        for (int key = 0; key < keys(position); key++) {
            longest = Math.max(longest, fitting(list(position, key)));
        }
        return longest;
    }

    /**
     * Returns the number of words that the lists of a position need for placements that half fit, including the word behind
     * the end of each list.
     */
    long halfWords(int position) {
        long words = 0;
        for (int key = 0; key < keys(position); key++) {
            int[] list = list(position, key);
            int half = list.length - fitting(list);
            words += half == 0 ? 0 : half + 1;
        }
        return words;
    }
}
