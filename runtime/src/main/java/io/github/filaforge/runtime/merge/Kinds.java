package io.github.filaforge.runtime.merge;

/** What the images of each kind take from a multiset of pieces. Immutable. */
final class Kinds {

    /** Kind by kind the shapes of which an image uses pieces, how many of each, and where those of each kind begin. */
    private final int[] shapes;

    private final int[] needs;
    private final int[] first;
    private final int[] units;
    private final int[] pieces;
    private final int[] cells;
    private final boolean isRegular;

    Kinds(Packing packing, Multisets multisets) {
        int kinds = packing.kinds();
        first = new int[kinds + 1];
        for (int kind = 0; kind < kinds; kind++) {
            first[kind + 1] = first[kind];
            for (int shape = 0; shape < packing.shapes(); shape++) {
                first[kind + 1] += packing.uses(kind, shape) > 0 ? 1 : 0;
            }
        }
        shapes = new int[first[kinds]];
        needs = new int[first[kinds]];
        units = new int[kinds];
        pieces = new int[kinds];
        cells = new int[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            int next = first[kind];
            for (int shape = 0; shape < packing.shapes(); shape++) {
                int uses = packing.uses(kind, shape);
                if (uses > 0) {
                    shapes[next] = shape;
                    needs[next] = uses;
                    next++;
                    units[kind] += uses * multisets.unit(shape);
                    pieces[kind] += uses;
                }
            }
        }
        isRegular = isRegular(packing);
    }

    /** Looks how many cells the images of each kind have; whether all of a kind have as many, and each uses one piece. */
    private boolean isRegular(Packing packing) {
        boolean regular = true;
        for (int image = 0; image < packing.images(); image++) {
            int kind = packing.kind(image);
            int own = packing.cells(image).length;
            regular &= pieces[kind] == 1 && (cells[kind] == 0 || cells[kind] == own);
            cells[kind] = own;
        }
        return regular;
    }

    /** The number of kinds. */
    int count() {
        return units.length;
    }

    /**
     * Whether each image uses one piece and all of a kind have as many cells. Then the pieces that were used tell how many
     * cells are filled, and each level is made from the one before.
     */
    boolean isRegular() {
        return isRegular;
    }

    /** What an image of a kind adds to the number of a multiset. */
    int unit(int kind) {
        return units[kind];
    }

    /** The number of pieces that an image of a kind uses. */
    int pieces(int kind) {
        return pieces[kind];
    }

    /** Whether some numbers of pieces, by shape, are enough for an image of a kind. */
    boolean isIn(int[] counts, int kind) {
        boolean isIn = true;
        for (int i = first[kind]; i < first[kind + 1]; i++) {
            isIn &= counts[shapes[i]] >= needs[i];
        }
        return isIn;
    }

    /** The kinds for which some numbers of pieces are enough: bit n for kind n; of the first 64. */
    long in(int... counts) {
        long kinds = 0;
        for (int kind = 0; kind < Math.min(units.length, Long.SIZE); kind++) {
            kinds |= isIn(counts, kind) ? 1L << kind : 0L;
        }
        return kinds;
    }

    /** The number of cells that some numbers of pieces fill, where kinds are regular. */
    int filled(int... counts) {
        int filled = 0;
        for (int shape = 0; shape < counts.length; shape++) {
            filled += counts[shape] * cells[shape];
        }
        return filled;
    }

    /** The number of cells of an image of a kind, where kinds are regular. */
    int cells(int kind) {
        return cells[kind];
    }
}
