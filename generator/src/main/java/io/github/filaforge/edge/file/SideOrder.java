package io.github.filaforge.edge.file;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The order in which a file has the sides of a piece.
 *
 * @param letters the letters u, r, d and l, for up, right, down and left, in the order of the file
 */
public record SideOrder(String letters) {

    /** Up, right, down, left: the order of {@link io.github.filaforge.edge.EdgePiece#sides}. */
    public static final SideOrder STANDARD = new SideOrder("urdl");

    public SideOrder {
        if (!isOrder(letters)) {
            throw new IllegalArgumentException("no order of sides: " + letters);
        }
    }

    /** Returns the order of some letters, or empty if they are none. */
    public static Optional<SideOrder> of(String letters) {
        return isOrder(letters) ? Optional.of(new SideOrder(letters)) : Optional.empty();
    }

    private static boolean isOrder(String letters) {
        return letters.length() == 4 && "urdl".chars().allMatch(letter -> letters.indexOf(letter) >= 0);
    }

    /** Returns the numbers of a file in the order up, right, down, left. */
    List<Integer> fromFile(List<Integer> numbers) {
        return "urdl"
                .chars()
                .mapToObj(letter -> numbers.get(letters.indexOf(letter)))
                .toList();
    }

    /** Returns the numbers of the sides in the order of the file; {@link #fromFile} undoes this. */
    List<Integer> toFile(List<Integer> sides) {
        return IntStream.range(0, 4)
                .mapToObj(index -> sides.get("urdl".indexOf(letters.charAt(index))))
                .toList();
    }
}
