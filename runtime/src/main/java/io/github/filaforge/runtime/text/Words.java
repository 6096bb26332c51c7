package io.github.filaforge.runtime.text;

/**
 * Reads lists from strings. In generated sources strings take less room than arrays. This class, and all code that runs when
 * a solver starts, uses no regular expressions, streams or lambdas: the first use of each of them takes some hundredths of a
 * second, in a program that may run for a tenth of a second.
 */
public final class Words {

    private Words() {}

    /** Returns the number of words that hold a number of bits; at least one. */
    public static int count(int bits) {
        return Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
    }

    /** Returns the parts of a text between single separators; one empty part if the text is empty. */
    public static String[] split(String text, char separator) {
        String[] parts = new String[count(text, separator)];
        int start = 0;
        for (int part = 0; part < parts.length; part++) {
            int end = text.indexOf(separator, start);
            parts[part] = text.substring(start, end < 0 ? text.length() : end);
            start = end + 1;
        }
        return parts;
    }

    private static int count(String text, char separator) {
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == separator ? 1 : 0;
        }
        return count;
    }

    /** Returns the non-negative numbers of a text, separated by blanks; an empty array if the text is empty. */
    public static int[] numbers(String text) {
        if (text.isEmpty()) {
            return new int[0];
        }
        int[] numbers = new int[count(text, ' ')];
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

    /**
     * Returns the non-negative number that a text is. A page would carry much more code for {@code Integer.parseInt}.
     */
    public static int number(String text) {
        return numbers(text)[0];
    }

    /** Returns the lists of numbers of a text, separated by commas, as {@link #numbers} reads them; none if it is empty. */
    public static int[][] lists(String text) {
        return text.isEmpty() ? new int[0][] : numbersOfEach(split(text, ','));
    }

    /** Returns the numbers of each text, as {@link #numbers} reads them. */
    public static int[][] numbersOfEach(String... texts) {
        int[][] numbers = new int[texts.length][];
        for (int i = 0; i < texts.length; i++) {
            numbers[i] = numbers(texts[i]);
        }
        return numbers;
    }

    /**
     * Writes the words of a text to an array, from an index on. The words are in lower-case hexadecimal and separated by
     * blanks.
     */
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
