package io.github.filaforge.runtime.merge.level;

/**
 * The states that use one multiset of pieces, as a list of the numbers (nodes) of their windows. The list does not have the
 * numbers of ways in which the states are reached. It is a bit field: bit n % 64 of word n / 64 is node n. Words are in
 * groups of 64, beginning with the word of the first possible node. Each group begins with a mask word whose bits state
 * which of the 64 words are not 0; only these words follow. A list of bytes, as {@link StateList} has it, is smaller if
 * words have few bits, but with it the states of 18x5 took a sixth longer. An instance is used for one list after the other.
 */
public final class NodeList implements Level.Reader<long[]> {

    private long[] elements;
    private int start;
    private int end;
    private int firstWord;

    @Override
    public void read(long[] newElements, int index, int newEnd, int first) {
        elements = newElements;
        start = index;
        end = newEnd;
        firstWord = first / Long.SIZE;
    }

    /** Returns the array that has the list. The caller must not change it. */
    public long[] elements() {
        return elements;
    }

    /** Returns the index in the array where the list begins. */
    public int start() {
        return start;
    }

    /** Returns the index in the array where the list ends. */
    public int end() {
        return end;
    }

    /** Returns the index, in the bit field of all nodes, of the word that has the first possible node of this list. */
    public int firstWord() {
        return firstWord;
    }

    /**
     * Writes all nodes to an array, in ascending order.
     *
     * @param from the index of the first one in the array
     * @return the index behind the last one
     */
    public int copyTo(int[] nodes, int from) {
        int count = from;
        int at = start;
        for (int group = firstWord; at < end; group += Long.SIZE) {
            long present = elements[at];
            at++;
            for (; present != 0L; present &= present - 1L) {
                int word = group + Long.numberOfTrailingZeros(present);
                for (long rest = elements[at]; rest != 0L; rest &= rest - 1L) {
                    nodes[count] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                    count++;
                }
                at++;
            }
        }
        return count;
    }
}
