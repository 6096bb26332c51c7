package io.github.filaforge.runtime.edge;

/**
 * Where the fields of packed words are. At each position a word has a field for each side whose neighbour is filled later. It
 * holds the colour of that side, multiplied so that the sum of the fields of a cell's known sides leads to what fits there; where
 * such fields would be too wide for a word, the colours themselves, which are multiplied when they are read. Immutable.
 */
final class WordFields {

    private static final int SIDES = EdgeBoard.SIDES;

    /** A list that begins with a line of the cache is read faster. */
    private static final int LINE = 16;

    private final EdgeLists lists;
    private final int[] stride;
    /** By position: how many bits all fields have. */
    private final int[] fieldBits;
    /** By position and side: where the field begins, and its bits; no bits if the neighbour is not filled later. */
    private final int[][] shift;

    private final int[][] bits;
    /** By position: whether its fields are multiplied. */
    private final boolean[] multiplied;

    private final int typeBits;

    /**
     * @param masked whether what fits is a row of a mask, which has a word for each type, and not a list of words
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

    /** The bits of a word: the fields, the type above them, and the flag above that. */
    private int width(int position, boolean masked) {
        return fieldBits[position] + typeBits + (masked || lists.haveHalves(position) ? 1 : 0);
    }

    /** The most bits that a word needs. */
    int widest() {
        int widest = 0;
        for (int position = 0; position < fieldBits.length; position++) {
            widest = Math.max(widest, width(position, typeBits == 0));
        }
        return widest;
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
                int most = (lists.colourCount() - 1) * factor(position, next);
                shift[position][next] = begun;
                bits[position][next] = Integer.SIZE - Integer.numberOfLeadingZeros(most);
                begun += bits[position][next];
            }
        }
        fieldBits[position] = begun;
    }

    /** By what the colour of a side is multiplied in its field. */
    private int factor(int position, int side) {
        return multiplied[position] ? weight(position, side) : 1;
    }

    /** By what the field of a side is multiplied when it is read. */
    int rest(int position, int side) {
        return multiplied[position] ? 1 : weight(position, side);
    }

    /** What the colour of a side counts in where its neighbour's list is: its place in the key times the room of a list. */
    private int weight(int position, int side) {
        int later = lists.neighbour(position, side);
        int power = 1;
        for (int known = 0; lists.knownSide(later, known) != (side + 2 & SIDES - 1); known++) {
            power *= lists.colourCount();
        }
        return power * stride[later];
    }

    /** How many words a list has room for at a position, the one behind its end among them; 1 in the form of masks. */
    int room(int position) {
        return stride[position];
    }

    /** How many bits the fields of a position have. */
    int bits(int position) {
        return fieldBits[position];
    }

    /** The lowest bit of the field of a side. */
    int shift(int position, int side) {
        return shift[position][side];
    }

    /** The bits of the field of a side, shifted down to 0; 0 if it has none. */
    int mask(int position, int side) {
        return (1 << bits[position][side]) - 1;
    }

    /** The fields of a placement at a position. */
    int fields(int position, int placement) {
        int word = 0;
        for (int side = 0; side < SIDES; side++) {
            if (lists.neighbour(position, side) > position) {
                word |= (lists.colour(placement, side) * factor(position, side)) << shift[position][side];
            }
        }
        return word;
    }

    /** What is the same for positions whose words have the same fields: places, widths and factors. */
    int[] kind(int position) {
        int[] kind = new int[1 + 3 * SIDES];
        kind[0] = stride[position];
        for (int side = 0; side < SIDES; side++) {
            kind[1 + 3 * side] = shift[position][side];
            kind[2 + 3 * side] = bits[position][side];
            kind[3 + 3 * side] = lists.neighbour(position, side) > position ? factor(position, side) : 0;
        }
        return kind;
    }
}
