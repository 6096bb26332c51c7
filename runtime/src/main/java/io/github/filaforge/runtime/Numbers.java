package io.github.filaforge.runtime;

/** Reads lists of numbers from the strings in which generated sources hold them: they take less room than arrays. */
final class Numbers {

    private Numbers() {}

    /** The non-negative numbers of a text, separated by blanks. */
    static int[] parse(String text) {
        if (text.isEmpty()) {
            return new int[0];
        }
        String[] words = text.split(" ", -1);
        int[] numbers = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            numbers[i] = Integer.parseInt(words[i]);
        }
        return numbers;
    }

    /** Writes the words of a text, in hexadecimal and separated by blanks, to an array from an index on. */
    static void parseHex(String text, long[] words, int from) {
        String[] parts = text.split(" ", -1);
        for (int i = 0; i < parts.length; i++) {
            words[from + i] = Long.parseUnsignedLong(parts[i], 16);
        }
    }
}
