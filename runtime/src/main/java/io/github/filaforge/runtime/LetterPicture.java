package io.github.filaforge.runtime;

import java.nio.charset.StandardCharsets;

/** A picture of solutions whose pieces have letters for names, as most have: drawn once, and then letters are put into it. */
final class LetterPicture {

    /** The picture of the solution that was drawn last. */
    private final byte[] picture;
    /** Where each position is in the picture. */
    private final int[] offsets;
    /** The names of the pieces of each shape. */
    private final byte[][] letters;
    /** The first of them. */
    private final byte[] firstLetter;
    /** Whether any shape has more than one piece. */
    private final boolean hasCopies;

    /**
     * @param picture of the empty region
     * @param offsets where each position is in it
     * @param names of the pieces of each shape, one ASCII character each
     */
    LetterPicture(String picture, int[] offsets, String[]... names) {
        this.picture = picture.getBytes(StandardCharsets.US_ASCII);
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

    /** The picture of a solution in ASCII, which the next call changes. */
    byte[] draw(int... solution) {
        if (hasCopies) {
            byte[] letterOfImage = lettersOfImages(solution);
            for (int position = 0; position < offsets.length; position++) {
                picture[offsets[position]] = letterOfImage[solution[position]];
            }
        } else {
            for (int position = 0; position < offsets.length; position++) {
                picture[offsets[position]] = firstLetter[solution[offsets.length + solution[position]]];
            }
        }
        return picture;
    }

    private byte[] lettersOfImages(int... solution) {
        int[] used = new int[letters.length];
        byte[] letterOfImage = new byte[solution.length - offsets.length];
        for (int image = 0; image < letterOfImage.length; image++) {
            int shape = solution[offsets.length + image];
            letterOfImage[image] = letters[shape][used[shape]++];
        }
        return letterOfImage;
    }
}
