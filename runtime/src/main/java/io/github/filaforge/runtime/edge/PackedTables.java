package io.github.filaforge.runtime.edge;

import java.util.Random;

/**
 * The lists of a search in a fixed order, packed into one array of words. A word is a placement. Its low bits are fields, one
 * for each side whose neighbour is filled later: the colour of that side, multiplied so that the sum of the fields of all known
 * sides and of the base of the position leads to what fits there; where that would be too wide for a word, the colour itself.
 * Immutable.
 *
 * <p>There are two forms. In that of <em>lists</em> the sum is the index of the first word of the list; above the
 * fields a word has the type plus 1. A word of 0 ends the list; one with the sign bit ends it too, and has the index of the first
 * word of what half fits. In that of <em>masks</em>, for at most 64 types of one piece each, the sum is the number of a row: a
 * mask with a bit for each type that fits, and for each type a word. If a type fits in a further turn its word has the sign bit,
 * and {@link #also} the first word of the row in which its further turns, and the later types, are.
 */
public final class PackedTables {

    /** Masks of more types are no words. */
    public static final int MOST_MASKED = Long.SIZE;

    private static final int SIDES = EdgeBoard.SIDES;

    /** So many words are 64 MB. */
    private static final long MOST_WORDS = 1 << 24;

    /** Rows of more words than these no longer stay in the cache; lists are shorter. */
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

    private PackedTables(EdgeLists lists, boolean masked) {
        this.lists = lists;
        this.types = lists.form().types().count();
        this.masked = masked;
        this.fields = new WordFields(lists, masked);
        this.base = new int[lists.positions()];
        WordPacking packing = new WordPacking(lists, fields, masked);
        for (int position = 0; position < base.length; position++) {
            base[position] = packing.add(position);
        }
        this.words = packing.words();
        this.placements = packing.placements();
        this.masks = packing.masks();
        this.also = packing.also();
    }

    /** The same with other words, and the placements of these. */
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
    }

    /** Packs lists in the form that is read faster: masks where they can be. */
    public static PackedTables of(EdgeLists lists) {
        return new PackedTables(lists, isMasked(lists));
    }

    /** Packs lists in the form of lists. */
    public static PackedTables ofLists(EdgeLists lists) {
        return new PackedTables(lists, false);
    }

    private static boolean isMasked(EdgeLists lists) {
        PieceTypes types = lists.form().types();
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += isFirst(lists, position) ? (long) lists.keys(position) * types.count() : 0;
        }
        boolean mayHalfFit = lists.form().firstSlip() < lists.positions();
        return !mayHalfFit && types.count() <= MOST_MASKED && types.areSingle() && words <= MOST_MASKED_WORDS;
    }

    private static boolean isFirst(EdgeLists lists, int position) {
        for (int earlier = 0; earlier < position; earlier++) {
            if (lists.haveSameLists(earlier, position)) {
                return false;
            }
        }
        return true;
    }

    /** Why the lists of a search cannot be packed in the form of lists, as the end of a sentence; {@code null} if they can. */
    public static String obstacle(EdgeForm form) {
        // each list takes a word and the one behind its end, or more
        long least = 2 * EdgeLists.keys(form);
        return least > MOST_WORDS ? "tables of " + least + " words or more" : obstacle(new EdgeLists(form));
    }

    private static String obstacle(EdgeLists lists) {
        WordFields fields = new WordFields(lists, false);
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += isFirst(lists, position)
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

    /** Whether these tables have masks. */
    public boolean isMasked() {
        return masked;
    }

    /** The number of types: in the form of masks so many words are a row. */
    public int types() {
        return types;
    }

    /** What is added to the fields of the known sides at a position. */
    public int base(int position) {
        return base[position];
    }

    /** How many bits the fields of a position's words have: above them is the type in the form of lists. */
    public int fieldBits(int position) {
        return fields.bits(position);
    }

    /** The lowest bit of the field of a side. */
    public int shift(int position, int side) {
        return fields.shift(position, side);
    }

    /** The bits of the field of a side, shifted down to 0. */
    public int mask(int position, int side) {
        return fields.mask(position, side);
    }

    /** By what the field of a side is multiplied before it is added to those of a cell's other known sides. */
    public int rest(int position, int side) {
        return fields.rest(position, side);
    }

    /** Whether at a position some type fits in several turns for one key. */
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

    /** All words; not to be changed. */
    public int[] words() {
        return words;
    }

    /** The same in another order: in each list what fits in any order, and what half fits behind it. Only of lists. */
    PackedTables shuffled(Random random) {
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
            begin = Math.max(end, begin + 1);
        }
        return new PackedTables(this, mixed, mixedPlacements);
    }

    private static void exchange(int[] numbers, int one, int other) {
        int kept = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = kept;
    }

    /** In the form of masks: by row the types that fit; not to be changed. */
    public long[] masks() {
        return masks;
    }

    int[] also() {
        return also;
    }

    /** The type times 4 plus its turn of a word. */
    int placement(int index) {
        return placements[index];
    }

    /** The index of the word of an element of a list. */
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
