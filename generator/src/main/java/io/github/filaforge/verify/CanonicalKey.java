package io.github.filaforge.verify;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;

/**
 * What two solutions have in common if one is the other, or a symmetric copy of it, whichever of several pieces of one
 * shape lies where: 128 bits of a digest of the least of all copies. Cells are read in the order of their numbers, and
 * pieces are numbered as they are met.
 */
final class CanonicalKey {

    private final List<int[]> symmetries;
    private final int[] numbers;
    private int[] least;
    private int[] copy;
    private final ByteBuffer bytes;
    private final MessageDigest digest;

    /**
     * @param symmetries which cell is read at each place, the identity among them; and behind these, if different shapes may
     *     fill the same cells, what is read for each shape
     * @param cells how many cells are to be filled
     */
    CanonicalKey(List<int[]> symmetries, int cells) {
        this.symmetries = symmetries;
        this.numbers = new int[cells];
        this.least = new int[cells];
        this.copy = new int[cells];
        this.bytes = ByteBuffer.allocate(Integer.BYTES * cells);
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /**
     * The key of a solution.
     *
     * @param fillers by cell, which piece fills it; no more pieces than cells
     * @param shapes the shape of each of these pieces
     */
    Key of(int[] fillers, int[] shapes) {
        Arrays.fill(least, Integer.MAX_VALUE);
        for (int[] symmetry : symmetries) {
            if (read(fillers, shapes, symmetry)) {
                int[] former = least;
                least = copy;
                copy = former;
            }
        }
        bytes.clear();
        for (int number : least) {
            bytes.putInt(number);
        }
        ByteBuffer hash = ByteBuffer.wrap(digest.digest(bytes.array()));
        return new Key(hash.getLong(), hash.getLong());
    }

    /** Reads a copy; whether it is less than the least so far. */
    private boolean read(int[] fillers, int[] shapes, int[] symmetry) {
        Arrays.fill(numbers, -1);
        int next = 0;
        boolean isLess = false;
        int shapeCount = symmetry.length - copy.length;
        for (int i = 0; i < copy.length; i++) {
            int filler = fillers[symmetry[i]];
            if (filler != Assembly.OPEN && numbers[filler] < 0) {
                numbers[filler] = next++;
            }
            if (filler == Assembly.OPEN) {
                copy[i] = Assembly.OPEN;
            } else {
                copy[i] = shapeCount == 0
                        ? numbers[filler]
                        : numbers[filler] * shapeCount + symmetry[copy.length + shapes[filler]];
            }
            if (!isLess && copy[i] != least[i]) {
                if (copy[i] > least[i]) {
                    return false;
                }
                isLess = true;
            }
        }
        return isLess;
    }

    /** 128 bits. */
    record Key(long high, long low) {}
}
