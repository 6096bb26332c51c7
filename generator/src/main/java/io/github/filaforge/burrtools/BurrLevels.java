package io.github.filaforge.burrtools;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of moves of a stored solution without the moves. They form a tree with a number for each separation, one more
 * than its moves, then the numbers of one of its two parts and the numbers of the other; 0 stands for a part that is not
 * taken apart. Most versions of BurrTools write the part that stays first, others the part that is taken off. Immutable.
 *
 * @param numbers the numbers in the order of the file, which form exactly one tree
 */
public record BurrLevels(List<Integer> numbers) {

    public BurrLevels {
        numbers = List.copyOf(numbers);
        if (numbers.size() != length(numbers) || numbers.get(0) < 2) {
            throw new IllegalArgumentException("no tree: " + numbers);
        }
    }

    /**
     * Returns the number of the first numbers of a list that form a tree; one more than the size of the list if the tree is
     * not at its end.
     */
    static int length(List<Integer> numbers) {
        int open = 1;
        int length = 0;
        while (open > 0 && length <= numbers.size()) {
            open += length < numbers.size() && numbers.get(length) > 0 ? 1 : -1;
            length++;
        }
        return open > 0 || length > numbers.size() ? numbers.size() + 1 : length;
    }

    /** Returns the number of moves to the first separation. */
    public int first() {
        return numbers.get(0) - 1;
    }

    /** Returns true if these are the numbers of a level, in one of the two orders of the parts. */
    public boolean areOf(List<Integer> level) {
        return level(0, true).equals(level) || level(0, false).equals(level);
    }

    /**
     * Returns the level of the separation at an index.
     *
     * @param isStayingFirst true if the numbers of the part that stays come before those of the part that is taken off
     */
    private List<Integer> level(int from, boolean isStayingFirst) {
        List<Integer> level = new ArrayList<>();
        if (numbers.get(from) > 0) {
            int other = from + 1 + length(numbers.subList(from + 1, numbers.size()));
            level.add(numbers.get(from) - 1);
            level.addAll(level(isStayingFirst ? from + 1 : other, isStayingFirst));
            level.addAll(level(isStayingFirst ? other : from + 1, isStayingFirst));
        }
        return level;
    }
}
