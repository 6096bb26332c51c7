package io.github.filaforge.runtime.parts;

import java.util.ArrayList;
import java.util.List;

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

    /**
     * The roots in this share, each with all that it may be split into.
     *
     * @param count the number of roots of the search
     */
    public List<PartName> roots(int count) {
        List<PartName> roots = new ArrayList<>();
        for (int root = 0; root < count; root++) {
            if (root % of == number - 1) {
                roots.add(PartName.root(root));
            }
        }
        return roots;
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
