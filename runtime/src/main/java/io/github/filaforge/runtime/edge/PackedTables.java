package io.github.filaforge.runtime.edge;

import java.util.Optional;
import java.util.Random;

/**
 * The lists of a search in a fixed order, packed into one array of words. A word is a placement. Its low bits are fields,
 * one for each side whose neighbour is filled later. A field has the colour of that side, multiplied so that a sum leads to
 * the list of a later cell: the sum of the fields of all known sides and of the base of the position. If such fields do not
 * fit in a word, they have the colours themselves. Immutable.
 *
 * <p>There are two forms. In the form of <em>lists</em> the sum is the index of the first word of the list. Above the fields
 * a word has the type plus 1. A word of 0 ends the list. A word with the sign bit ends it too, and has the index of the
 * first word of the placements that half fit. In the form of <em>masks</em>, for at most 64 types of one piece each, the sum
 * is the number of a row. A row has a mask with a bit for each type that fits, and one word for each type. If a type fits in
 * a further turn, its word has the sign bit. Then {@link #also} has the index of the first word of another row, which has
 * the further turns of this type, and the later types.
 */
public final class PackedTables {

    /** The greatest number of types for which a mask fits in a word. */
    public static final int MOST_MASKED = Long.SIZE;

    private static final int SIDES = EdgeBoard.SIDES;

    /** The greatest number of words, which is 64 MB. */
    private static final long MOST_WORDS = 1 << 24;

    /** The greatest number of words of all lists with a look-ahead, which is 16 MB. */
    private static final long MOST_AHEAD_WORDS = 1 << 22;

    /** The greatest number of words of all rows that stay in the cache. Lists have fewer words than rows. */
    private static final long MOST_MASKED_WORDS = 1 << 20;

    private final EdgeLists lists;
    private final boolean masked;
    private final int types;
    private final WordFields fields;
    private final int[] base;
    private final int[] words;
    private final int[] placements;
    private final long[] masks;
    private final int[] also;
    /** For each position its lists with a look-ahead; null if there are none. */
    private final LookAhead[] ahead;

    private PackedTables(EdgeLists lists, boolean masked, boolean isAhead) {
        this.lists = lists;
        this.types = lists.form().types().count();
        this.masked = masked;
        this.fields = new WordFields(lists, masked);
        this.base = new int[lists.positions()];
        WordPacking packing = new WordPacking(lists, fields, masked);
        for (int position = 0; position < base.length; position++) {
            base[position] = packing.add(position);
        }
        this.ahead = new LookAhead[base.length];
        for (int position = 0; isAhead && position + 1 < base.length; position++) {
            ahead[position] = Optional.of(position)
                    .filter(each -> !mayHalfFit(each) && !mayHalfFit(each + 1))
                    .flatMap(each -> LookAhead.of(lists, fields, each))
                    .filter(each -> packing.size() + each.words() <= MOST_AHEAD_WORDS)
                    .map(packing::add)
                    .orElse(null);
        }
        this.words = packing.words();
        this.placements = packing.placements();
        this.masks = packing.masks();
        this.also = packing.also();
    }

    /** Creates tables that differ from others in their words and the placements of these. */
    private PackedTables(PackedTables like, int[] words, int... placements) {
        this.lists = like.lists;
        this.types = like.types;
        this.masked = like.masked;
        this.fields = like.fields;
        this.base = like.base;
        this.words = words;
        this.placements = placements;
        this.masks = like.masks;
        this.also = like.also;
        this.ahead = like.ahead;
    }

    /** Packs lists in the form that is read faster: masks if they are possible. */
    public static PackedTables of(EdgeLists lists) {
        return new PackedTables(lists, isMasked(lists), false);
    }

    /**
     * Packs lists in the form that is read faster. In the form of lists there are further lists, with a {@link LookAhead}.
     */
    public static PackedTables ofAhead(EdgeLists lists) {
        boolean isMasked = isMasked(lists);
        return new PackedTables(lists, isMasked, !isMasked);
    }

    /**
     * Packs lists in the form of lists. There are further lists, with a {@link LookAhead}, where neither a piece nor its
     * successor may half fit.
     */
    public static PackedTables ofListsAhead(EdgeLists lists) {
        return new PackedTables(lists, false, true);
    }

    /** Packs lists in the form of lists. */
    public static PackedTables ofLists(EdgeLists lists) {
        return new PackedTables(lists, false, false);
    }

    private boolean mayHalfFit(int position) {
        return lists.form().slips(position) > 0;
    }

    private static boolean isMasked(EdgeLists lists) {
        PieceTypes types = lists.form().types();
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += lists.firstWithLists(position) == position ? (long) lists.keys(position) * types.count() : 0;
        }
        boolean mayHalfFit = lists.form().firstSlip() < lists.positions();
        return !mayHalfFit && types.count() <= MOST_MASKED && types.areSingle() && words <= MOST_MASKED_WORDS;
    }

    /**
     * Returns the reason why the lists of a search cannot be packed in the form of lists, as the end of a sentence;
     * {@code null} if they can.
     */
    public static String obstacle(EdgeForm form) {
        // each list takes at least one word and the word behind its end
        long least = 2 * EdgeLists.keys(form);
        return least > MOST_WORDS ? "tables of " + least + " words or more" : obstacle(new EdgeLists(form));
    }

    private static String obstacle(EdgeLists lists) {
        WordFields fields = new WordFields(lists, false);
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += lists.firstWithLists(position) == position
                    ? (long) lists.keys(position) * fields.room(position) + lists.halfWords(position)
                    : 0;
        }
        if (words > MOST_WORDS) {
            return "tables of " + words + " words, for " + lists.colourCount() + " colours";
        }
        if (fields.widest() > Integer.SIZE) {
            return "words of " + fields.widest() + " bits, for " + lists.colourCount() + " colours and "
                    + lists.form().types().count() + " pieces";
        }
        return null;
    }

    /** Returns true if these tables have masks. */
    public boolean isMasked() {
        return masked;
    }

    /** Returns the number of types, which in the form of masks is the number of words of a row. */
    public int types() {
        return types;
    }

    /** Returns the number that is added to the fields of the known sides at a position. */
    public int base(int position) {
        return base[position];
    }

    /** Returns the lists of a position with a look-ahead; empty if there are none. */
    public Optional<LookAhead> ahead(int position) {
        return Optional.ofNullable(ahead[position]);
    }

    /** Returns the layout of the fields of the words. In the form of lists the type is above the fields. */
    public WordFields fields() {
        return fields;
    }

    /** Returns true if at a position some type fits in several turns for one key. */
    public boolean hasFurtherTurns(int position) {
        for (int row = 0; masked && row < lists.keys(position); row++) {
            for (int type = 0; type < types; type++) {
                if (words[(base[position] + row) * types + type] < 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns all words. The caller must not change the array. */
    public int[] words() {
        return words;
    }

    /**
     * Returns tables with the elements of each list in a random order. Elements that half fit are shuffled among themselves.
     * Only for the form of lists.
     *
     * @param weights for each type a number: types with greater numbers come first. An array without elements stands for
     *     zeros
     */
    PackedTables shuffled(Random random, int... weights) {
        int[] mixed = words.clone();
        int[] mixedPlacements = placements.clone();
        int begin = 0;
        while (begin < mixed.length) {
            int end = begin;
            while (end < mixed.length && mixed[end] > 0) {
                end++;
            }
            for (int last = end - 1; last > begin; last--) {
                int other = begin + random.nextInt(last - begin + 1);
                exchange(mixed, last, other);
                exchange(mixedPlacements, last, other);
            }
            for (int next = begin + 1; next < end && weights.length > 0; next++) {
                for (int at = next;
                        at > begin && weights[mixedPlacements[at] / SIDES] > weights[mixedPlacements[at - 1] / SIDES];
                        at--) {
                    exchange(mixed, at, at - 1);
                    exchange(mixedPlacements, at, at - 1);
                }
            }
            begin = Math.max(end, begin + 1);
        }
        return new PackedTables(this, mixed, mixedPlacements);
    }

    private static void exchange(int[] numbers, int one, int other) {
        int kept = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = kept;
    }

    /** In the form of masks, returns for each row the set of the types that fit. The caller must not change the array. */
    public long[] masks() {
        return masks;
    }

    int[] also() {
        return also;
    }

    /** Returns the type times 4 plus its turn of a word. */
    int placement(int index) {
        return placements[index];
    }

    /** Returns the index of the word of an element of a list. */
    int index(int position, int key, int number) {
        int first = base[position] + key * fields.room(position);
        if (!masked) {
            int fitting = EdgeLists.fitting(lists.list(position, key));
            return number < fitting ? first + number : (words[first + fitting] & Integer.MAX_VALUE) + number - fitting;
        }
        int[] list = lists.list(position, key);
        int index = first * types + list[number] / SIDES;
        while (placements[index] != list[number]) {
            index = also[index] + list[number] / SIDES;
        }
        return index;
    }
}
