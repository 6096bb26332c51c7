package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The lists of a search in a fixed order, packed into one array of words. A word is a placement. Its low bits are fields, one
 * for each side whose neighbour is filled later: the colour of that side, multiplied so that the sum of the fields of all known
 * sides and of the base of the position leads to what fits there. Immutable.
 *
 * <p>There are two forms. In that of <em>lists</em> the sum is the index of the first word of the list; the word above the fields
 * has the type plus 1, and a word of 0 ends the list. In that of <em>masks</em>, for at most 64 types of one piece each, the sum
 * is the number of a row: a mask with a bit for each type that fits, and for each type a word. If a type fits in a further turn
 * its word has the sign bit, and {@link #also} the first word of the row in which its further turns, and the later types, are.
 */
public final class PackedTables {

    /** Masks of more types are no words. */
    public static final int MOST_MASKED = Long.SIZE;

    private static final int SIDES = EdgeBoard.SIDES;

    /** So many words are 64 MB. */
    private static final long MOST_WORDS = 1 << 24;

    /** Rows of more words than these no longer stay in the cache; lists are shorter. */
    private static final long MOST_MASKED_WORDS = 1 << 20;

    /** A list that begins with a line of the cache is read faster. */
    private static final int LINE = 16;

    private final EdgeLists lists;
    private final boolean masked;
    private final int types;
    private final int[] base;
    private final int[] stride;
    /** By position: how many bits all fields have. */
    private final int[] fieldBits;
    /** By position and side: where the field begins, and its bits; no bits if the neighbour is not filled later. */
    private final int[][] shift;

    private final int[][] bits;
    private final int[] words;
    private final int[] placements;
    private final long[] masks;
    private final int[] also;

    private PackedTables(EdgeLists lists, boolean masked) {
        this.lists = lists;
        this.types = lists.form().types().count();
        this.masked = masked;
        int positions = lists.positions();
        this.stride = new int[positions];
        this.base = new int[positions];
        this.fieldBits = new int[positions];
        this.shift = new int[positions][SIDES];
        this.bits = new int[positions][SIDES];
        for (int position = 0; position < positions; position++) {
            stride[position] = masked ? 1 : stride(lists.longest(position));
        }
        for (int position = 0; position < positions; position++) {
            layOut(position);
        }
        Packing packing = new Packing();
        for (int position = 0; position < positions; position++) {
            packing.add(position);
        }
        this.words = packing.words();
        this.placements = packing.placements();
        this.masks = packing.masks();
        this.also = packing.also();
    }

    /** Packs lists in the form that is read faster: masks where they can be. */
    public static PackedTables of(EdgeLists lists) {
        return new PackedTables(lists, isMasked(lists));
    }

    /** Packs lists in the form of lists. */
    public static PackedTables ofLists(EdgeLists lists) {
        return new PackedTables(lists, false);
    }

    private static int stride(int longest) {
        int stride = 2;
        while (stride <= longest && stride < LINE) {
            stride *= 2;
        }
        return Math.max(stride, longest + 1);
    }

    private static boolean isMasked(EdgeLists lists) {
        PieceTypes types = lists.form().types();
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += isFirst(lists, position) ? (long) lists.keys(position) * types.count() : 0;
        }
        return types.count() <= MOST_MASKED && types.areSingle() && words <= MOST_MASKED_WORDS;
    }

    private static boolean isFirst(EdgeLists lists, int position) {
        for (int earlier = 0; earlier < position; earlier++) {
            if (lists.haveSameLists(earlier, position)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Why lists cannot be packed in the form of lists, as the end of a sentence; {@code null} if they can.
     */
    public static String obstacle(EdgeLists lists) {
        long words = 0;
        for (int position = 0; position < lists.positions(); position++) {
            words += isFirst(lists, position) ? (long) lists.keys(position) * stride(lists.longest(position)) : 0;
        }
        if (words > MOST_WORDS) {
            return "tables of " + words + " words, for " + lists.colourCount() + " colours";
        }
        int widest = 0;
        for (int position = 0; position < lists.positions(); position++) {
            int bits = 0;
            for (int side = 0; side < SIDES; side++) {
                int later = lists.neighbour(position, side);
                if (later > position) {
                    bits += bits(lists, later, side, stride(lists.longest(later)));
                }
            }
            widest = Math.max(widest, bits);
        }
        int needed = widest
                + Integer.SIZE
                - Integer.numberOfLeadingZeros(lists.form().types().count());
        if (needed > Integer.SIZE) {
            return "words of " + needed + " bits, for " + lists.colourCount() + " colours and "
                    + lists.form().types().count() + " pieces";
        }
        return null;
    }

    /** The bits of the field of a side, for the position of its neighbour. */
    private static int bits(EdgeLists lists, int later, int side, int strideOfLater) {
        int most = (lists.colourCount() - 1) * power(lists, later, side) * strideOfLater;
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }

    /** By what the colour of a side is multiplied in the key of its neighbour. */
    private static int power(EdgeLists lists, int later, int side) {
        int power = 1;
        for (int known = 0; lists.knownSide(later, known) != (side + 2 & SIDES - 1); known++) {
            power *= lists.colourCount();
        }
        return power;
    }

    /** Gives the fields of a position their places: the neighbour that is filled first has the lowest. */
    private void layOut(int position) {
        int begun = 0;
        int last = position;
        for (int number = 0; number < SIDES; number++) {
            int next = -1;
            for (int side = 0; side < SIDES; side++) {
                int later = lists.neighbour(position, side);
                if (later > last && (next < 0 || later < lists.neighbour(position, next))) {
                    next = side;
                }
            }
            if (next >= 0) {
                last = lists.neighbour(position, next);
                shift[position][next] = begun;
                bits[position][next] = bits(lists, last, next, stride[last]);
                begun += bits[position][next];
            }
        }
        fieldBits[position] = begun;
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
        return fieldBits[position];
    }

    /** The lowest bit of the field of a side. */
    public int shift(int position, int side) {
        return shift[position][side];
    }

    /** The bits of the field of a side, shifted down to 0. */
    public int mask(int position, int side) {
        return (1 << bits[position][side]) - 1;
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

    int[] words() {
        return words;
    }

    long[] masks() {
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
        int first = base[position] + key * stride[position];
        if (!masked) {
            return first + number;
        }
        int[] list = lists.list(position, key);
        int index = first * types + list[number] / SIDES;
        while (placements[index] != list[number]) {
            index = also[index] + list[number] / SIDES;
        }
        return index;
    }

    /** Packs the lists of one position after the other; those that are the same once. */
    private final class Packing {

        private final List<int[]> wordParts = new ArrayList<>();
        private final List<int[]> placementParts = new ArrayList<>();
        private final List<long[]> maskParts = new ArrayList<>();
        /** Rows of further turns, which come behind all others. */
        private final List<int[]> furtherWords = new ArrayList<>();

        private final List<int[]> furtherPlacements = new ArrayList<>();
        /** Of each of these rows and each type, where a flagged word leads: the number of such a row, from 1. */
        private final List<int[]> furtherLinks = new ArrayList<>();
        /** The same of the rows before them: index of the word, and the number. */
        private final List<int[]> mainLinks = new ArrayList<>();

        private final Map<List<Integer>, Integer> bases = new HashMap<>();
        private int size;

        void add(int position) {
            List<Integer> kind = kind(position);
            Integer known = bases.get(kind);
            if (known == null) {
                known = size;
                bases.put(kind, known);
                int width = masked ? types : stride[position];
                int[] itsWords = new int[lists.keys(position) * width];
                int[] itsPlacements = new int[itsWords.length];
                Arrays.fill(itsPlacements, -1);
                long[] itsMasks = new long[masked ? lists.keys(position) : 0];
                for (int key = 0; key < lists.keys(position); key++) {
                    int[] list = lists.list(position, key);
                    if (masked) {
                        addRow(position, key, itsWords, itsPlacements, itsMasks);
                    } else {
                        for (int i = 0; i < list.length; i++) {
                            itsWords[key * width + i] = word(position, list[i]);
                            itsPlacements[key * width + i] = list[i];
                        }
                    }
                }
                wordParts.add(itsWords);
                placementParts.add(itsPlacements);
                maskParts.add(itsMasks);
                size += masked ? lists.keys(position) : itsWords.length;
            }
            base[position] = known;
        }

        /** What is the same for positions with the same words. */
        private List<Integer> kind(int position) {
            List<Integer> kind = new ArrayList<>();
            int same = 0;
            while (!lists.haveSameLists(same, position)) {
                same++;
            }
            kind.add(same);
            kind.add(stride[position]);
            for (int side = 0; side < SIDES; side++) {
                kind.add(shift[position][side]);
                kind.add(bits[position][side]);
                kind.add(bits[position][side] == 0 ? 0 : factor(position, side));
            }
            return kind;
        }

        /** Writes a row; each further turn of a type gets a row of its own, which is gone on with after it. */
        private void addRow(int position, int key, int[] itsWords, int[] itsPlacements, long... itsMasks) {
            int[] list = lists.list(position, key);
            int row = key * types;
            int[] firstFurther = new int[types];
            int further = furtherWords.size();
            for (int i = 0; i < list.length; i++) {
                int type = list[i] / SIDES;
                if ((itsMasks[key] & 1L << type) == 0) {
                    itsMasks[key] |= 1L << type;
                    itsWords[row + type] = word(position, list[i]) | flag(list, i);
                    itsPlacements[row + type] = list[i];
                } else {
                    if (firstFurther[type] == 0) {
                        firstFurther[type] = further + 1;
                    }
                    further++;
                }
            }
            for (int i = 1; i < list.length; i++) {
                int type = list[i] / SIDES;
                if (list[i - 1] / SIDES == type) {
                    int[] words = Arrays.copyOfRange(itsWords, row, row + types);
                    int[] placed = Arrays.copyOfRange(itsPlacements, row, row + types);
                    int[] links = firstFurther.clone();
                    words[type] = word(position, list[i]) | flag(list, i);
                    placed[type] = list[i];
                    furtherWords.add(words);
                    furtherPlacements.add(placed);
                    links[type] = furtherWords.size() + 1;
                    furtherLinks.add(links);
                }
            }
            for (int type = 0; type < types; type++) {
                if (firstFurther[type] > 0) {
                    mainLinks.add(new int[] {size * types + row + type, firstFurther[type]});
                }
            }
        }

        /** The flag of a word whose type fits in another turn too. */
        private int flag(int[] list, int i) {
            return i + 1 < list.length && list[i + 1] / SIDES == list[i] / SIDES ? Integer.MIN_VALUE : 0;
        }

        private int word(int position, int placement) {
            int word = masked ? 0 : (placement / SIDES + 1) << fieldBits[position];
            for (int side = 0; side < SIDES; side++) {
                if (bits[position][side] > 0) {
                    word |= (lists.colour(placement, side) * factor(position, side)) << shift[position][side];
                }
            }
            return word;
        }

        private int factor(int position, int side) {
            int later = lists.neighbour(position, side);
            return power(lists, later, side) * stride[later];
        }

        int[] words() {
            return joined(wordParts, furtherWords);
        }

        int[] placements() {
            return joined(placementParts, furtherPlacements);
        }

        private int[] joined(List<int[]> parts, List<int[]> further) {
            int length = 0;
            for (int[] part : parts) {
                length += part.length;
            }
            int[] all = new int[length + further.size() * types];
            int at = 0;
            for (int[] part : parts) {
                System.arraycopy(part, 0, all, at, part.length);
                at += part.length;
            }
            for (int[] part : further) {
                System.arraycopy(part, 0, all, at, types);
                at += types;
            }
            return all;
        }

        long[] masks() {
            long[] all = new long[masked ? size : 0];
            int at = 0;
            for (long[] part : maskParts) {
                System.arraycopy(part, 0, all, at, part.length);
                at += part.length;
            }
            return all;
        }

        int[] also() {
            if (furtherLinks.isEmpty()) {
                return new int[0];
            }
            int main = size * types;
            int[] all = new int[main + furtherLinks.size() * types];
            for (int[] link : mainLinks) {
                all[link[0]] = main + (link[1] - 1) * types;
            }
            for (int row = 0; row < furtherLinks.size(); row++) {
                for (int type = 0; type < types; type++) {
                    all[main + row * types + type] = main + (furtherLinks.get(row)[type] - 1) * types;
                }
            }
            return all;
        }
    }
}
