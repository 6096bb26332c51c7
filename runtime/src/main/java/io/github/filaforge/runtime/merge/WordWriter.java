package io.github.filaforge.runtime.merge;

import java.util.Arrays;

/** Writes lists of nodes in the form that a {@link NodeList} reads. */
final class WordWriter extends ListWriter<long[]> {

    private long[] words = new long[CHUNK / Long.BYTES];
    private int at;

    WordWriter(Level<long[]> level) {
        super(level);
    }

    @Override
    long[] chunk() {
        return words;
    }

    @Override
    int length() {
        return at;
    }

    @Override
    void clear() {
        at = 0;
    }

    /** Writes a word. */
    void put(long word) {
        if (at == words.length) {
            words = Arrays.copyOf(words, MemoryBudget.grown(at, at + 1L, LIST));
        }
        words[at] = word;
        at++;
    }
}
