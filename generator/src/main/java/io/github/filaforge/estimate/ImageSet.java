package io.github.filaforge.estimate;

import java.util.Arrays;

/** A set of images by their numbers, as bits; it knows between which words it has any. */
final class ImageSet {

    private final long[] words;
    private int first;
    private int end;

    /** An empty set of images with numbers below a limit. */
    ImageSet(int limit) {
        this.words = new long[(limit + Long.SIZE - 1) / Long.SIZE];
        this.first = words.length;
    }

    /** A copy. */
    ImageSet(ImageSet other) {
        this.words = other.words.clone();
        this.first = other.first;
        this.end = other.end;
    }

    void add(int number) {
        int word = number / Long.SIZE;
        words[word] |= 1L << number;
        first = Math.min(first, word);
        end = Math.max(end, word + 1);
    }

    void addAll(ImageSet other) {
        for (int word = other.first; word < other.end; word++) {
            words[word] |= other.words[word];
        }
        first = Math.min(first, other.first);
        end = Math.max(end, other.end);
    }

    void removeAll(ImageSet other) {
        for (int word = other.first; word < other.end; word++) {
            words[word] &= ~other.words[word];
        }
    }

    /** The number of images that another set has too; a limit if that many are found. */
    int countCommon(ImageSet other, int limit) {
        int count = 0;
        for (int word = other.first; word < other.end && count < limit; word++) {
            count += Long.bitCount(words[word] & other.words[word]);
        }
        return Math.min(count, limit);
    }

    /** The numbers of the images that another set has too, ascending. */
    int[] common(ImageSet other) {
        int[] numbers = new int[Long.SIZE * Math.max(0, other.end - other.first)];
        int count = 0;
        for (int word = other.first; word < other.end; word++) {
            for (long rest = words[word] & other.words[word]; rest != 0; rest &= rest - 1) {
                numbers[count] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                count++;
            }
        }
        return Arrays.copyOf(numbers, count);
    }
}
