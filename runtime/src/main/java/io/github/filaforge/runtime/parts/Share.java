package io.github.filaforge.runtime.parts;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A share of the roots of a search, for one of several processes: every n-th root if there are n shares. A process needs
 * only the numbers of its share.
 *
 * @param number the number of the share, from 1 up
 * @param of the number of shares
 */
public record Share(int number, int of) {

    /** The share that has all roots. */
    public static final Share ALL = new Share(1, 1);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the share does not exist
     */
    public Share {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException("there is no share " + number + " of " + of);
        }
    }

    /**
     * Reads a share such as 3/8.
     *
     * @throws IllegalArgumentException if the text is not a share
     */
    public static Share parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new IllegalArgumentException("there is no slash in " + text);
        }
        return new Share(Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
    }

    /**
     * Returns the roots of this share, each of them with all parts into which it may be split.
     *
     * @param count the number of roots of the search
     */
    public List<PartName> roots(int count) {
        return IntStream.range(0, count)
                .filter(root -> root % of == number - 1)
                .mapToObj(PartName::root)
                .toList();
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
