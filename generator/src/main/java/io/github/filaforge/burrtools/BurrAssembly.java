package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A stored solution: for each place of a problem, in order, the position of the piece that has this place. A place belongs
 * to an entry, and an entry has as many places as pieces that may be used. Immutable.
 */
public final class BurrAssembly {

    private static final int WIDTH = 4;
    private static final int UNUSED = -1;

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
        Builder builder = new Builder(placements.size());
        placements.forEach(each -> each.ifPresentOrElse(builder::add, builder::addUnused));
        return builder.build();
    }

    /** Builds an assembly place by place. */
    static final class Builder {

        private final int[] numbers;
        private int size;

        Builder(int places) {
            this.numbers = new int[WIDTH * places];
        }

        boolean isFull() {
            return size == numbers.length;
        }

        int places() {
            return size / WIDTH;
        }

        void add(Placement placement) {
            numbers[size++] = placement.position().x();
            numbers[size++] = placement.position().y();
            numbers[size++] = placement.position().z();
            numbers[size++] = placement.turn();
        }

        void addUnused() {
            size += WIDTH;
            numbers[size - 1] = UNUSED;
        }

        BurrAssembly build() {
            return new BurrAssembly(numbers.clone());
        }
    }

    /** Returns the number of places. */
    public int places() {
        return numbers.length / WIDTH;
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
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < places(); place++) {
            text.append(place == 0 ? "" : " ")
                    .append(placement(place)
                            .map(each -> each.position() + " " + each.turn())
                            .orElse("x"));
        }
        return text.toString();
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
