package io.github.filaforge.runtime;

/**
 * Reads the lists in the strings in which generated sources hold them, which take less room than arrays. Here and in all
 * that a solver does at its start there are no regular expressions, streams or lambdas: before its first use each of
 * them costs a program of a tenth of a second a few hundredths.
 */
public final class Words {

    private Words() {}

    /** The number of words that hold so many bits; at least one. */
    public static int count(int bits) {
        return Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
    }

    /** The parts of a text between single separators; one empty part if the text is empty. */
    public static String[] split(String text, char separator) {
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == separator) {
                count++;
            }
        }
        String[] parts = new String[count];
        int start = 0;
        for (int part = 0; part < count; part++) {
            int end = text.indexOf(separator, start);
            parts[part] = text.substring(start, end < 0 ? text.length() : end);
            start = end + 1;
        }
        return parts;
    }

    /** The non-negative numbers of a text, separated by blanks; none if the text is empty. */
    public static int[] numbers(String text) {
        if (text.isEmpty()) {
            return new int[0];
        }
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ' ') {
                count++;
            }
        }
        int[] numbers = new int[count];
        int index = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit == ' ') {
                index++;
            } else {
                numbers[index] = 10 * numbers[index] + digit - '0';
            }
        }
        return numbers;
    }

    /** Writes the words of a text, in lower-case hexadecimal and separated by blanks, to an array from an index on. */
    public static void readHex(String text, long[] words, int from) {
        int index = from;
        long word = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit == ' ') {
                words[index] = word;
                index++;
                word = 0;
            } else {
                word = word << 4 | (digit <= '9' ? digit - '0' : digit - 'a' + 10);
            }
        }
        words[index] = word;
    }
}
