package io.github.filaforge.runtime.board;

import java.nio.charset.StandardCharsets;

/**
 * A picture of solutions whose pieces all have one ASCII character as a name, as in most puzzles. The picture is drawn once,
 * and each solution only changes the letters in it.
 */
final class LetterPicture {

    /** The picture of the solution that was drawn last. */
    private final byte[] picture;
    /** The positions that are drawn. */
    private final int[] positions;
    /** For each position that is drawn, its index in the picture. */
    private final int[] offsets;
    /** For each shape the names of its pieces. */
    private final byte[][] letters;
    /** For each shape the name of its first piece. */
    private final byte[] firstLetter;
    /** True if any shape has more than one piece. */
    private final boolean hasCopies;

    /**
     * Creates a picture.
     *
     * @param picture the picture of the empty region
     * @param positions the positions that are drawn
     * @param offsets for each position that is drawn, its index in the picture
     * @param names the names of the pieces of each shape, one ASCII character for each piece
     */
    LetterPicture(String picture, int[] positions, int[] offsets, String[]... names) {
        this.picture = picture.getBytes(StandardCharsets.US_ASCII);
        this.positions = positions;
        this.offsets = offsets;
        this.letters = new byte[names.length][];
        this.firstLetter = new byte[names.length];
        boolean anyCopies = false;
        for (int shape = 0; shape < names.length; shape++) {
            letters[shape] = String.join("", names[shape]).getBytes(StandardCharsets.US_ASCII);
            firstLetter[shape] = letters[shape][0];
            anyCopies |= names[shape].length > 1;
        }
        this.hasCopies = anyCopies;
    }

    /**
     * Returns the picture of a solution in ASCII. The next call changes the array.
     *
     * @param cells the number of cells of the region
     * @param solution the solution in the form of {@link Board}
     */
    byte[] draw(int cells, int... solution) {
        if (hasCopies) {
            byte[] letterOfImage = lettersOfImages(cells, solution);
            for (int i = 0; i < offsets.length; i++) {
                picture[offsets[i]] = letterOfImage[solution[positions[i]]];
            }
        } else {
            for (int i = 0; i < offsets.length; i++) {
                picture[offsets[i]] = firstLetter[solution[cells + solution[positions[i]]]];
            }
        }
        return picture;
    }

    private byte[] lettersOfImages(int cells, int... solution) {
        int[] used = new int[letters.length];
        byte[] letterOfImage = new byte[solution.length - cells];
        for (int image = 0; image < letterOfImage.length; image++) {
            int shape = solution[cells + image];
            letterOfImage[image] = letters[shape][used[shape]++];
        }
        return letterOfImage;
    }
}
