package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Handling;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A shape of a file: voxels in a box, each empty, filled or variable, and with a colour. Immutable. */
public final class BurrShape {

    /** The states that a voxel can have. */
    public enum State {
        /** The voxel is empty. */
        EMPTY('_', 0),
        /** The voxel is a part of a piece; in a result, it is to be filled. */
        FILLED('#', 1),
        /** In a result, the voxel may be filled; in a piece, the state has no meaning for packing. */
        VARIABLE('+', 2);

        private final char letter;
        private final int bits;

        State(char letter, int bits) {
            this.letter = letter;
            this.bits = bits;
        }

        private static State of(int bits) {
            return switch (bits) {
                case 0 -> EMPTY;
                case 1 -> FILLED;
                default -> VARIABLE;
            };
        }

        /** Returns the letter of the state in files. */
        char letter() {
            return letter;
        }
    }

    private static final int COLOUR_BITS = 6;

    private final String name;
    private final Cell size;
    private final Cell hotspot;
    /** The state of each voxel and, in the lowest six bits, its colour: x runs fastest, then y, then z. */
    private final byte[] voxels;

    private final int weight;

    private BurrShape(String name, Cell size, Cell hotspot, int weight, byte[] voxels) {
        this.name = name;
        this.size = size;
        this.hotspot = hotspot;
        this.weight = weight;
        this.voxels = voxels;
    }

    /**
     * Returns the smallest shape that has some filled and some variable voxels, none of which has a negative coordinate.
     *
     * @param colours the colours of the voxels that have one
     */
    static BurrShape of(String name, List<Cell> filled, List<Cell> variable, Map<Cell, Integer> colours) {
        List<Cell> all = Stream.concat(filled.stream(), variable.stream()).toList();
        Builder builder = new Builder(new Cell(
                1 + all.stream().mapToInt(Cell::x).max().orElse(-1),
                1 + all.stream().mapToInt(Cell::y).max().orElse(-1),
                1 + all.stream().mapToInt(Cell::z).max().orElse(-1)));
        filled.forEach(voxel -> builder.set(builder.index(voxel), State.FILLED, colours.getOrDefault(voxel, 0)));
        variable.forEach(voxel -> builder.set(builder.index(voxel), State.VARIABLE, colours.getOrDefault(voxel, 0)));
        return builder.build(name, new Cell(0, 0, 0));
    }

    BurrShape withHotspot(Cell other) {
        return new BurrShape(name, size, other, weight, voxels);
    }

    BurrShape withWeight(int other) {
        return new BurrShape(name, size, hotspot, other, voxels);
    }

    /** Builds a shape, which is empty at first. */
    static final class Builder {

        private final Cell size;
        private final byte[] voxels;

        Builder(Cell size) {
            this.size = size;
            this.voxels = new byte[Math.multiplyExact(Math.multiplyExact(size.x(), size.y()), size.z())];
        }

        int voxels() {
            return voxels.length;
        }

        int index(Cell voxel) {
            return (voxel.z() * size.y() + voxel.y()) * size.x() + voxel.x();
        }

        void set(int index, State state, int colour) {
            voxels[index] = (byte) (state.bits << COLOUR_BITS | colour);
        }

        BurrShape build(String name, Cell hotspot) {
            return new BurrShape(name, size, hotspot, Handling.STANDARD.weight(), voxels.clone());
        }
    }

    /** Returns the name; any text, possibly empty. */
    public String name() {
        return name;
    }

    /** Returns the numbers of voxels along x, y and z. */
    public Cell size() {
        return size;
    }

    /** Returns the voxel to which positions of the shape refer; it need not lie in the box. */
    public Cell hotspot() {
        return hotspot;
    }

    /** Returns the weight of a piece: of the two sides of a move, the heavier one stays where it is. */
    public int weight() {
        return weight;
    }

    /** Returns the number of voxels. */
    public int voxels() {
        return voxels.length;
    }

    /** Returns the state of a voxel by its number: x runs fastest, then y, then z. */
    public State state(int number) {
        return State.of((voxels[number] & 0xff) >>> COLOUR_BITS);
    }

    /** Returns the colour of a voxel by its number; 0 is none, 1 the first of the file. */
    public int colour(int number) {
        return voxels[number] & (1 << COLOUR_BITS) - 1;
    }

    /** Returns the colour of a voxel that lies in the box; 0 is none. */
    public int colour(Cell voxel) {
        return colour((voxel.z() * size.y() + voxel.y()) * size.x() + voxel.x());
    }

    /** Returns the place of a voxel by its number. */
    public Cell voxel(int number) {
        return new Cell(number % size.x(), number / size.x() % size.y(), number / size.x() / size.y());
    }

    /** Returns the voxels that have a state, in ascending order. */
    public List<Cell> voxels(State state) {
        return numbers(state).mapToObj(this::voxel).sorted().toList();
    }

    /** Returns true if a voxel has a state. */
    public boolean has(State state) {
        return numbers(state).findAny().isPresent();
    }

    private IntStream numbers(State state) {
        return IntStream.range(0, voxels.length).filter(number -> state(number) == state);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BurrShape shape
                && name.equals(shape.name)
                && size.equals(shape.size)
                && hotspot.equals(shape.hotspot)
                && weight == shape.weight
                && Arrays.equals(voxels, shape.voxels);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Arrays.hashCode(voxels);
    }

    @Override
    public String toString() {
        return name + " " + size;
    }
}
