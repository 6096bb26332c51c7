package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A solution that a file of BurrTools stores. A problem has a place for each piece that may be used; the places of one entry
 * follow one another. The solution has, for each place in order, the position of the piece that has this place. Immutable.
 */
public final class BurrAssembly {

    private static final int WIDTH = 4;
    private static final int UNUSED = -1;
    private static final Placement NONE = new Placement(new Cell(0, 0, 0), UNUSED);

    /** Four numbers for each place: x, y, z and the number of the rotation, which is -1 if no piece is used. */
    private final int[] numbers;

    private BurrAssembly(int... numbers) {
        this.numbers = numbers;
    }

    /**
     * The position of a piece.
     *
     * @param position the position of its hotspot
     * @param turn the number of the rotation, from 0
     */
    public record Placement(Cell position, int turn) {}

    /** Returns an assembly of placements; an empty one stands for a piece that is not used. */
    static BurrAssembly of(List<Optional<Placement>> placements) {
        return new BurrAssembly(placements.stream()
                .map(each -> each.orElse(NONE))
                .flatMapToInt(each -> IntStream.of(
                        each.position().x(),
                        each.position().y(),
                        each.position().z(),
                        each.turn()))
                .toArray());
    }

    /** Returns the number of places. */
    public int places() {
        return numbers.length / WIDTH;
    }

    /** Returns the places whose pieces are used, ascending. */
    List<Integer> used() {
        return IntStream.range(0, places())
                .filter(place -> placement(place).isPresent())
                .boxed()
                .toList();
    }

    /** Returns the placement of the piece that has a place, or empty if no piece is used. */
    public Optional<Placement> placement(int place) {
        int from = WIDTH * place;
        return numbers[from + WIDTH - 1] == UNUSED
                ? Optional.empty()
                : Optional.of(new Placement(
                        new Cell(numbers[from], numbers[from + 1], numbers[from + 2]), numbers[from + WIDTH - 1]));
    }

    /** Returns the text of the assembly as files have it. */
    @Override
    public String toString() {
        return IntStream.range(0, places())
                .mapToObj(place -> placement(place)
                        .map(each -> each.position() + " " + each.turn())
                        .orElse("x"))
                .collect(Collectors.joining(" "));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BurrAssembly assembly && Arrays.equals(numbers, assembly.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }
}
