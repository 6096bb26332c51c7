package io.github.filaforge.runtime;

import java.nio.charset.StandardCharsets;

/** A picture of solutions whose pieces have letters for names, as most have: drawn once, and then letters are put into it. */
final class LetterPicture {

    /** The picture of the solution that was drawn last. */
    private final byte[] picture;
    /** The positions that are drawn. */
    private final int[] positions;
    /** Where each of them is in the picture. */
    private final int[] offsets;
    /** The names of the pieces of each shape. */
    private final byte[][] letters;
    /** The first of them. */
    private final byte[] firstLetter;
    /** Whether any shape has more than one piece. */
    private final boolean hasCopies;

    /**
     * @param picture of the empty region
     * @param positions that are drawn
     * @param offsets where each of them is in it
     * @param names of the pieces of each shape, one ASCII character each
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

    /** The picture of a solution of so many cells in ASCII, which the next call changes. */
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
