package io.github.filaforge.runtime.dynamicsieve;

/** Computes the volumes that a part of the open space may have. */
public final class PartVolumes {

    private PartVolumes() {}

    /**
     * Returns the volumes that some pieces have together, for pieces of any sizes, and with any number of each.
     *
     * @param pieces the greatest number of pieces
     * @param most the greatest volume of the tables
     * @param sizes the sizes of the pieces
     * @return for each number of pieces left and volume, true if the volume is possible
     */
    public static boolean[][] ofAny(int pieces, int most, int... sizes) {
        boolean[][] volumes = new boolean[pieces + 1][most + 1];
        volumes[0][0] = true;
        for (int left = 1; left <= pieces; left++) {
            for (int volume = 0; volume <= most; volume++) {
                volumes[left][volume] = volumes[left - 1][volume];
                for (int size : sizes) {
                    volumes[left][volume] |= volume >= size && volumes[left - 1][volume - size];
                }
            }
        }
        return volumes;
    }

    /**
     * Returns the volumes that some of the free pieces have together, for pieces of two sizes and without copies.
     *
     * @param smallPieces the number of pieces of the smaller size
     * @param small the smaller size
     * @param large the larger size
     * @param most the greatest volume of the tables
     * @return for each number of pieces left, number of small pieces used and volume, true if the volume is possible
     */
    public static boolean[][][] of(int pieces, int smallPieces, int small, int large, int most) {
        boolean[][][] volumes = new boolean[pieces + 1][smallPieces + 1][most + 1];
        for (int left = 0; left <= pieces; left++) {
            for (int used = 0; used <= smallPieces; used++) {
                int smallLeft = smallPieces - used;
                for (int ofSmall = 0; ofSmall <= smallLeft; ofSmall++) {
                    for (int ofLarge = 0; ofLarge <= left - smallLeft; ofLarge++) {
                        int volume = ofSmall * small + ofLarge * large;
                        if (volume <= most) {
                            volumes[left][used][volume] = true;
                        }
                    }
                }
            }
        }
        return volumes;
    }
}
