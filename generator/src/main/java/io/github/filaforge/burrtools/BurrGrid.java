package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.IntStream;

/** A kind of grid of a file of BurrTools, which determines the form of its voxels. */
public enum BurrGrid {
    /** Cubes. */
    BRICKS(0, "cubic", "cubes") {},

    /** Triangles in layers: one points up where x + y is even, else down. */
    PRISMS(1, "triangular-prism", "triangular prisms") {
        @Override
        boolean isTranslation(Cell step) {
            return (step.x() + step.y() & 1) == 0;
        }

        @Override
        Cell cell(Cell voxel) {
            return new Cell(
                    Math.floorDiv(voxel.x() - voxel.y(), 2), voxel.y(), 2 * voxel.z() + (voxel.x() + voxel.y() & 1));
        }

        @Override
        Cell voxel(Cell cell) {
            return new Cell(2 * cell.x() + cell.y() + (cell.z() & 1), cell.y(), Math.floorDiv(cell.z(), 2));
        }
    },

    /** Balls, where x + y + z is even. */
    SPHERES(2, "fcc", "balls") {
        @Override
        boolean hasVoxel(Cell voxel) {
            return isTranslation(voxel);
        }

        @Override
        boolean isTranslation(Cell step) {
            return (step.x() + step.y() + step.z() & 1) == 0;
        }
    },

    /** The 24 parts of a cube that its diagonal planes make, in blocks of 5 by 5 by 5 voxels. */
    RHOMBIC(3, "rhombic", "rhombic tetrahedra") {
        @Override
        boolean hasVoxel(Cell voxel) {
            int[] distances = IntStream.of(voxel.x(), voxel.y(), voxel.z())
                    .map(each -> Math.abs(Math.floorMod(each, 5) - 2))
                    .sorted()
                    .toArray();
            return Arrays.equals(distances, new int[] {0, 1, 2});
        }

        @Override
        boolean isTranslation(Cell step) {
            return step.x() % 5 == 0 && step.y() % 5 == 0 && step.z() % 5 == 0;
        }
    },

    /** Regular tetrahedra and eighths of octahedra, in blocks of 3 by 3 by 3 voxels. */
    TETRA_OCTA(4, "tetra-octa", "tetrahedra and eighths of octahedra") {
        @Override
        boolean hasVoxel(Cell voxel) {
            int x = Math.floorMod(voxel.x(), 3) - 1;
            int y = Math.floorMod(voxel.y(), 3) - 1;
            int z = Math.floorMod(voxel.z(), 3) - 1;
            boolean isCentre = x == 0 && y == 0 && z == 0;
            return isCentre || x * y * z == (isEvenBlock(voxel) ? 1 : -1);
        }

        @Override
        boolean isTranslation(Cell step) {
            return step.x() % 3 == 0 && step.y() % 3 == 0 && step.z() % 3 == 0 && isEvenBlock(step);
        }

        private static boolean isEvenBlock(Cell voxel) {
            return (Math.floorDiv(voxel.x(), 3) + Math.floorDiv(voxel.y(), 3) + Math.floorDiv(voxel.z(), 3) & 1) == 0;
        }
    };

    private final int number;
    private final String lattice;
    private final String words;

    BurrGrid(int number, String lattice, String words) {
        this.number = number;
        this.lattice = lattice;
        this.words = words;
    }

    /** Returns the grid of a lattice, or empty if BurrTools has none for it. Triangles are prisms of one layer. */
    static Optional<BurrGrid> of(Lattice lattice) {
        String name = lattice.name().equals("triangular") ? PRISMS.lattice : lattice.name();
        return Arrays.stream(values()).filter(grid -> grid.lattice.equals(name)).findFirst();
    }

    /** Returns the grid that has a number in files, or empty if there is none. */
    static Optional<BurrGrid> numbered(int number) {
        return Arrays.stream(values()).filter(grid -> grid.number == number).findFirst();
    }

    /** Returns the number of the grid in files. */
    int number() {
        return number;
    }

    /** Returns the name of the voxels, in the plural. */
    String words() {
        return words;
    }

    /** Returns the lattice that has the cells of this grid, or empty if there is none. */
    Optional<Lattice> lattice() {
        return Lattices.named(lattice);
    }

    /** Returns true if there is a voxel at a place. */
    boolean hasVoxel(Cell voxel) {
        return true;
    }

    /** Returns true if a step carries every voxel to a voxel of equal form and orientation. */
    boolean isTranslation(Cell step) {
        return true;
    }

    /** Returns the nearest translation of the grid that has no coordinate greater than that of a place. */
    Cell translationTo(Cell place) {
        return switch (this) {
            case BRICKS -> place;
            case PRISMS, SPHERES -> isTranslation(place) ? place : new Cell(place.x() - 1, place.y(), place.z());
            case RHOMBIC -> block(place, 5);
            case TETRA_OCTA -> {
                Cell block = block(place, 3);
                yield isTranslation(block) ? block : new Cell(block.x() - 3, block.y(), block.z());
            }
        };
    }

    /** Returns the first voxel of the block in which a place lies. */
    private static Cell block(Cell place, int length) {
        return place.minus(new Cell(
                Math.floorMod(place.x(), length), Math.floorMod(place.y(), length), Math.floorMod(place.z(), length)));
    }

    /** Returns the least x, the least y and the least z of some places. */
    static Cell lowest(Collection<Cell> places) {
        Cell lowest = places.iterator().next();
        for (Cell place : places) {
            lowest = new Cell(
                    Math.min(lowest.x(), place.x()), Math.min(lowest.y(), place.y()), Math.min(lowest.z(), place.z()));
        }
        return lowest;
    }

    /** Returns the constant of the mirror of the grid: it carries x to this number less x. */
    int mirrorShift() {
        return switch (this) {
            case BRICKS, SPHERES -> 0;
            case PRISMS -> -2;
            case RHOMBIC, TETRA_OCTA -> -1;
        };
    }

    /** Returns the cell of the lattice that a voxel is. */
    Cell cell(Cell voxel) {
        return voxel;
    }

    /** Returns the voxel that a cell of the lattice is. */
    Cell voxel(Cell cell) {
        return cell;
    }
}
