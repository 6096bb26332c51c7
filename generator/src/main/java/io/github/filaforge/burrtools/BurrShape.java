package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A shape of a file: voxels in a box, each empty, filled or variable, and with a colour. Immutable. */
public final class BurrShape {

    /** What a voxel is. */
    public enum State {
        /** Nothing is there. */
        EMPTY('_', 0),
        /** Part of a piece; in a result, to be filled. */
        FILLED('#', 1),
        /** In a result, may be filled; in a piece without a meaning for packing. */
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

        /** How files write it. */
        char letter() {
            return letter;
        }
    }

    private static final int COLOUR_BITS = 6;

    private final String name;
    private final Cell size;
    private final Cell hotspot;
    /** For each voxel its state and, in the lowest bits, its colour: x runs fastest, then y, then z. */
    private final byte[] voxels;

    private BurrShape(String name, Cell size, Cell hotspot, byte[] voxels) {
        this.name = name;
        this.size = size;
        this.hotspot = hotspot;
        this.voxels = voxels;
    }

    /**
     * The smallest shape with some filled and some variable voxels, none of which has a negative coordinate.
     *
     * @param colours of those that have one
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

    /** The same shape with another hotspot. */
    BurrShape withHotspot(Cell other) {
        return new BurrShape(name, size, other, voxels);
    }

    /** A shape that is being made, empty at first. */
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
            return new BurrShape(name, size, hotspot, voxels.clone());
        }
    }

    /** The name; any text, also none. */
    public String name() {
        return name;
    }

    /** How many voxels there are along x, y and z. */
    public Cell size() {
        return size;
    }

    /** The voxel that positions of the shape refer to; not necessarily one of the box. */
    public Cell hotspot() {
        return hotspot;
    }

    /** The number of voxels. */
    public int voxels() {
        return voxels.length;
    }

    /** The state of a voxel by its number: x runs fastest, then y, then z. */
    public State state(int number) {
        return State.of((voxels[number] & 0xff) >>> COLOUR_BITS);
    }

    /** The colour of a voxel by its number; 0 is none, 1 the first of the file. */
    public int colour(int number) {
        return voxels[number] & (1 << COLOUR_BITS) - 1;
    }

    /** The colour of a voxel that is in the box; 0 is none. */
    public int colour(Cell voxel) {
        return colour((voxel.z() * size.y() + voxel.y()) * size.x() + voxel.x());
    }

    /** The place of a voxel. */
    public Cell voxel(int number) {
        return new Cell(number % size.x(), number / size.x() % size.y(), number / size.x() / size.y());
    }

    /** The voxels of a state, in ascending order. */
    public List<Cell> voxels(State state) {
        List<Cell> found = new ArrayList<>();
        for (int number = 0; number < voxels.length; number++) {
            if (state(number) == state) {
                found.add(voxel(number));
            }
        }
        found.sort(null);
        return List.copyOf(found);
    }

    /** Whether there is a voxel of a state. */
    public boolean has(State state) {
        for (int number = 0; number < voxels.length; number++) {
            if (state(number) == state) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BurrShape shape
                && name.equals(shape.name)
                && size.equals(shape.size)
                && hotspot.equals(shape.hotspot)
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
