package io.github.filaforge.runtime.parts;

/**
 * Every so-manieth part of a search: that of one of several processes, each of which knows its number alone.
 *
 * @param number which share, from 1 up
 * @param of how many shares there are
 */
public record Share(int number, int of) {

    /** All parts. */
    public static final Share ALL = new Share(1, 1);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is no such share
     */
    public Share {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException("there is no share " + number + " of " + of);
        }
    }

    /**
     * Reads a share such as 3/8.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Share parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new IllegalArgumentException("there is no slash in " + text);
        }
        return new Share(Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
    }

    /** Whether a root is in this share, with all that it may be split into. */
    public boolean has(int root) {
        return root % of == number - 1;
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
