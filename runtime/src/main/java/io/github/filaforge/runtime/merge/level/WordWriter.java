package io.github.filaforge.runtime.merge.level;

import java.util.Arrays;

/** Writes lists of nodes in the form that a {@link NodeList} reads. */
public final class WordWriter extends ListWriter<long[]> {

    private long[] words = new long[CHUNK / Long.BYTES];
    private int at;

    public WordWriter(Level<long[]> level) {
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
    public void put(long word) {
        if (at == words.length) {
            words = Arrays.copyOf(words, MemoryBudget.grown(at, at + 1L, LIST));
        }
        words[at] = word;
        at++;
    }
}
