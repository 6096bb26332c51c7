package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.model.Layout;

/** A set of images by their numbers, as bits. It stores the range of words that have any bits. */
final class ImageSet {

    private final long[] words;
    private int first;
    private int end;

    /** Creates an empty set of images whose numbers are below a limit. */
    ImageSet(int limit) {
        this.words = new long[Layout.wordsFor(limit)];
        this.first = words.length;
    }

    /** Copies another set without the images of a third one. All three have one limit. */
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

    /** Returns the number of images that this set and another have in common; at most a limit, at which the count stops. */
    int countCommon(ImageSet other, int limit) {
        long[] own = words;
        long[] others = other.words;
        int end = other.end;
        int count = 0;
        for (int word = other.first; word < end; word++) {
            long both = own[word] & others[word];
            // Most words are 0 here. The first JIT compiler, which compiles all that a short plan runs, counts bits
            // slowly.
            if (both != 0) {
                count += Long.bitCount(both);
                if (count >= limit) {
                    return limit;
                }
            }
        }
        return count;
    }

    /**
     * Returns the number of images that this set and another have in common, without the images of a third set; at most a
     * limit.
     */
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
     * Returns the numbers of the images that this set and another have in common, ascending.
     *
     * @param count the number of these images
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
