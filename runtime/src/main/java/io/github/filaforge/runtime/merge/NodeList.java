package io.github.filaforge.runtime.merge;

/**
 * The nodes of the states of one multiset where nobody asks in how many ways they are reached, as words of bits: bit n % 64
 * of word n / 64 is that of node n. For each 64 words, from the one on that has the first node there may be, comes a word
 * that tells which of them have bits, and then those. They are read where they are: bytes take less memory where words have
 * few bits, but with them the states of 18x5 took a sixth longer. It becomes one list after the other.
 */
final class NodeList implements ListReader<long[]> {

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

    /** What the list is in; not to be changed. */
    long[] elements() {
        return elements;
    }

    /** Where it begins there. */
    int start() {
        return start;
    }

    /** Where it ends. */
    int end() {
        return end;
    }

    /** Which of the words of all nodes its first may be. */
    int firstWord() {
        return firstWord;
    }

    /**
     * Writes all nodes, ascending, to an array.
     *
     * @param from where they begin there
     * @return where they end
     */
    int copyTo(int[] nodes, int from) {
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
