package io.github.filaforge.runtime.dynamicsieve;

/** Which volumes a part of the open space may have. */
public final class PartVolumes {

    private PartVolumes() {}

    /**
     * The volumes that some of the pieces left have together, where pieces have two sizes and no copies.
     *
     * @param pieces the number of all pieces
     * @param smallPieces how many of them have the smaller size
     * @param most the greatest volume to be asked for
     * @return by the number of pieces left, by the number of small pieces used, by volume
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
