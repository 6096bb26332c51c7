package io.github.filaforge.edge.file;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * In which order a file has the sides of a piece.
 *
 * @param letters u, r, d and l, for up, right, down and left, in that order
 */
public record SideOrder(String letters) {

    /** Up, right, down, left: the order of this model. */
    public static final SideOrder STANDARD = new SideOrder("urdl");

    public SideOrder {
        if (!isOrder(letters)) {
            throw new IllegalArgumentException("no order of sides: " + letters);
        }
    }

    /** The order that letters are; empty if they are none. */
    public static Optional<SideOrder> of(String letters) {
        return isOrder(letters) ? Optional.of(new SideOrder(letters)) : Optional.empty();
    }

    private static boolean isOrder(String letters) {
        return letters.length() == 4 && "urdl".chars().allMatch(letter -> letters.indexOf(letter) >= 0);
    }

    /** Four numbers of a file, up first, then right, down and left. */
    List<Integer> fromFile(List<Integer> numbers) {
        return "urdl"
                .chars()
                .mapToObj(letter -> numbers.get(letters.indexOf(letter)))
                .toList();
    }

    /** Four numbers in the order of the file: what {@link #fromFile} undoes. */
    List<Integer> toFile(List<Integer> sides) {
        return IntStream.range(0, 4)
                .mapToObj(index -> sides.get("urdl".indexOf(letters.charAt(index))))
                .toList();
    }
}
