package io.github.filaforge.runtime.merge;

/** The pieces that the images of each kind use. Immutable. */
final class Kinds {

    /**
     * Kind by kind the shapes of the pieces that an image uses, the number of pieces of each of them, and for each kind the
     * index of its first shape.
     */
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

    /**
     * Stores the number of cells of the images of each kind. Returns true if all images of each kind have the same number of
     * cells, and each image uses one piece.
     */
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

    /** Returns the number of kinds. */
    int count() {
        return units.length;
    }

    /**
     * Returns true if each image uses one piece, and all images of each kind have the same number of cells. Then the pieces
     * that are used determine the number of filled cells, and each level follows from the level before.
     */
    boolean isRegular() {
        return isRegular;
    }

    /** Returns the number that an image of a kind adds to the number of a multiset. */
    int unit(int kind) {
        return units[kind];
    }

    /** Returns the number of pieces that an image of a kind uses. */
    int pieces(int kind) {
        return pieces[kind];
    }

    /**
     * Returns true if a multiset contains the pieces of an image of a kind.
     *
     * @param counts the number of pieces of each shape in the multiset
     */
    boolean isIn(int[] counts, int kind) {
        boolean isIn = true;
        for (int i = first[kind]; i < first[kind + 1]; i++) {
            isIn &= counts[shapes[i]] >= needs[i];
        }
        return isIn;
    }

    /**
     * Returns the set of the kinds, among the first 64, whose pieces a multiset contains: bit n for kind n.
     *
     * @param counts the number of pieces of each shape in the multiset
     */
    long in(int... counts) {
        long kinds = 0;
        for (int kind = 0; kind < Math.min(units.length, Long.SIZE); kind++) {
            kinds |= isIn(counts, kind) ? 1L << kind : 0L;
        }
        return kinds;
    }

    /**
     * Returns the number of cells that the pieces of a multiset fill. The kinds must be regular.
     *
     * @param counts the number of pieces of each shape in the multiset
     */
    int filled(int... counts) {
        int filled = 0;
        for (int shape = 0; shape < counts.length; shape++) {
            filled += counts[shape] * cells[shape];
        }
        return filled;
    }

    /** Returns the number of cells of an image of a kind. The kinds must be regular. */
    int cells(int kind) {
        return cells[kind];
    }
}
