package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The layout of the fields of packed words. At each position a word has a field for each side whose neighbour is filled
 * later. A field has the colour of that side, multiplied so that the sum of the fields of the known sides of a cell leads to
 * its list. If such fields do not fit in a word, they have the colours themselves, which are multiplied when they are read.
 * Immutable.
 */
public final class WordFields {

    private static final int SIDES = EdgeBoard.SIDES;

    /** The number of words of a cache line. A list that begins at a cache line is read faster. */
    private static final int LINE = 16;

    private final EdgeLists lists;
    private final int[] stride;
    /** For each position the number of bits of all fields. */
    private final int[] fieldBits;
    /**
     * For each position and side the lowest bit of the field, and the number of its bits, which is 0 if the neighbour is not
     * filled later.
     */
    private final int[][] shift;

    private final int[][] bits;
    /** For each position, true if its fields are multiplied. */
    private final boolean[] multiplied;

    private final int typeBits;

    /**
     * Lays out the fields.
     *
     * @param masked true if the placements that fit are a row of masks, with one word for each type; false if they are a
     *     list of words
     */
    WordFields(EdgeLists lists, boolean masked) {
        this.lists = lists;
        int positions = lists.positions();
        this.stride = new int[positions];
        this.fieldBits = new int[positions];
        this.shift = new int[positions][SIDES];
        this.bits = new int[positions][SIDES];
        this.multiplied = new boolean[positions];
        this.typeBits = masked
                ? 0
                : Integer.SIZE
                        - Integer.numberOfLeadingZeros(lists.form().types().count());
        for (int position = 0; position < positions; position++) {
            stride[position] = masked ? 1 : stride(lists.longest(position));
        }
        for (int position = 0; position < positions; position++) {
            multiplied[position] = true;
            layOut(position);
            if (width(position, masked) > Integer.SIZE) {
                multiplied[position] = false;
                layOut(position);
            }
        }
    }

    private static int stride(int longest) {
        int stride = 2;
        while (stride <= longest && stride < LINE) {
            stride *= 2;
        }
        return Math.max(stride, longest + 1);
    }

    /**
     * Returns the number of bits of a word: the fields, the type above them, and the flag above the type. If slips are allowed
     * at any position, words of all positions have the flag, since one loop reads them all.
     */
    private int width(int position, boolean masked) {
        return fieldBits[position] + typeBits + (masked || lists.form().maySlip() ? 1 : 0);
    }

    /** Returns the greatest number of bits that a word needs. */
    int widest() {
        int widest = 0;
        for (int position = 0; position < fieldBits.length; position++) {
            widest = Math.max(widest, width(position, typeBits == 0));
        }
        return widest;
    }

    /** Lays out the fields of a position. The neighbour that is filled first has the lowest field. */
    private void layOut(int position) {
        int begun = 0;
        Arrays.fill(bits[position], 0);
        for (int number = 0; number < SIDES; number++) {
            int next = -1;
            for (int side = 0; side < SIDES; side++) {
                int later = lists.neighbour(position, side);
                boolean isOpen = later > position && bits[position][side] == 0;
                if (isOpen && (next < 0 || later < lists.neighbour(position, next))) {
                    next = side;
                }
            }
            if (next >= 0) {
                int most = (lists.colourCount() - 1) * factor(position, next);
                shift[position][next] = begun;
                bits[position][next] = Integer.SIZE - Integer.numberOfLeadingZeros(most);
                begun += bits[position][next];
            }
        }
        fieldBits[position] = begun;
    }

    /** Returns the factor of the colour of a side in its field. */
    private int factor(int position, int side) {
        return multiplied[position] ? weight(position, side) : 1;
    }

    /** Returns the factor of the field of a side when it is read. */
    public int rest(int position, int side) {
        return multiplied[position] ? 1 : weight(position, side);
    }

    /**
     * Returns the weight of the colour of a side in the index of the list of its neighbour: its weight in the key, times the
     * room of a list.
     */
    private int weight(int position, int side) {
        int later = lists.neighbour(position, side);
        int power = 1;
        for (int known = 0; lists.knownSide(later, known) != (side + 2 & SIDES - 1); known++) {
            power *= lists.colourCount();
        }
        return power * stride[later];
    }

    /**
     * Returns the number of words that a list has room for at a position, including the word behind its end; 1 in the form
     * of masks.
     */
    int room(int position) {
        return stride[position];
    }

    /** Returns the number of bits of all fields of the words of a position. */
    public int bits(int position) {
        return fieldBits[position];
    }

    /** Returns the lowest bit of the field of a side. */
    public int shift(int position, int side) {
        return shift[position][side];
    }

    /** Returns the bits of the field of a side, shifted down to 0; 0 if the side has no field. */
    public int mask(int position, int side) {
        return (1 << bits[position][side]) - 1;
    }

    int fields(int position, int placement) {
        int word = 0;
        for (int side = 0; side < SIDES; side++) {
            if (lists.neighbour(position, side) > position) {
                word |= (lists.colour(placement, side) * factor(position, side)) << shift[position][side];
            }
        }
        return word;
    }

    /** Returns a key that is equal for positions whose words have equal fields: places, widths and factors. */
    List<Integer> kind(int position) {
        List<Integer> kind = new ArrayList<>();
        kind.add(stride[position]);
        for (int side = 0; side < SIDES; side++) {
            kind.add(shift[position][side]);
            kind.add(bits[position][side]);
            kind.add(lists.neighbour(position, side) > position ? factor(position, side) : 0);
        }
        return kind;
    }
}
