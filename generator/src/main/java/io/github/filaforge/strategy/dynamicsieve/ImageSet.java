package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.model.Layout;

/** A set of images by their numbers, as bits; it knows between which words it has any. */
final class ImageSet {

    private final long[] words;
    private int first;
    private int end;

    /** An empty set of images with numbers below a limit. */
    ImageSet(int limit) {
        this.words = new long[Layout.wordsFor(limit)];
        this.first = words.length;
    }

    /** Makes this what another set of images with the same limit has and a third has not. */
    void copyWithout(ImageSet other, ImageSet without) {
        System.arraycopy(other.words, 0, words, 0, words.length);
        first = other.first;
        end = other.end;
        removeAll(without);
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
        long[] own = words;
        long[] others = other.words;
        int end = other.end;
        int count = 0;
        for (int word = other.first; word < end; word++) {
            long both = own[word] & others[word];
            // Most are empty, and the first JIT compiler, which is all that a short plan sees, counts bits slowly.
            if (both != 0) {
                count += Long.bitCount(both);
                if (count >= limit) {
                    return limit;
                }
            }
        }
        return count;
    }

    /** The same without the images of a third set. */
    int countCommonWithout(ImageSet without, ImageSet other, int limit) {
        long[] own = words;
        long[] others = other.words;
        long[] removed = without.words;
        int end = other.end;
        int count = 0;
        for (int word = other.first; word < end; word++) {
            long common = own[word] & others[word] & ~removed[word];
            if (common != 0) {
                count += Long.bitCount(common);
                if (count >= limit) {
                    return limit;
                }
            }
        }
        return count;
    }

    /**
     * The numbers of the images that another set has too, ascending.
     *
     * @param count how many they are
     */
    int[] common(ImageSet other, int count) {
        int[] numbers = new int[count];
        int next = 0;
        for (int word = other.first; next < count; word++) {
            for (long rest = words[word] & other.words[word]; rest != 0; rest &= rest - 1) {
                numbers[next] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                next++;
            }
        }
        return numbers;
    }
}
