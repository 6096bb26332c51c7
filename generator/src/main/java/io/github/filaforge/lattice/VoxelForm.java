package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cells that are written by places of a finer lattice of cubes, its voxels, of which only some are cells: so files of
 * BurrTools have them. Blocks of voxels repeat, and the symmetries are those of the cube about a corner of a block.
 */
abstract class VoxelForm extends LatticeForm {

    /** The voxels of a block along x, y and z. */
    private final Cell block;
    /** For each voxel of a block, x most significant, the kind of its cell; -1 if it is none. */
    private final int[] kinds;

    /**
     * Tells what a lattice is made of.
     *
     * @param block the lengths of the box that translations of the lattice carry to all voxels once
     * @param rule which voxels are cells, and which are neighbours
     */
    VoxelForm(Cell block, Rule rule) {
        super(false, 1, new int[][] {{0, 0}}, steps(block, rule));
        this.block = block;
        this.kinds = new int[block.x() * block.y() * block.z()];
        int count = 0;
        for (int index = 0; index < kinds.length; index++) {
            kinds[index] = rule.isCell(voxel(block, index)) ? count++ : -1;
        }
    }

    /** Which voxels of a block are cells, and which are neighbours. */
    interface Rule {

        /** Whether a voxel is a cell. */
        boolean isCell(Cell voxel);

        /** The steps from a cell to its neighbours. */
        List<int[]> steps(Cell cell);
    }

    private static int[][][] steps(Cell block, Rule rule) {
        List<int[][]> steps = new ArrayList<>();
        for (int index = 0; index < block.x() * block.y() * block.z(); index++) {
            Cell voxel = voxel(block, index);
            if (rule.isCell(voxel)) {
                steps.add(rule.steps(voxel).toArray(int[][]::new));
            }
        }
        return steps.toArray(int[][][]::new);
    }

    private static Cell voxel(Cell block, int index) {
        int layers = block.z();
        return new Cell(index / (block.y() * layers), index / layers % block.y(), index % layers);
    }

    @Override
    abstract Cell translationTo(Cell place);

    @Override
    final int kindOf(Cell cell) {
        Cell place = cell.minus(translationTo(cell));
        return kinds[(place.x() * block.y() + place.y()) * block.z() + place.z()];
    }

    @Override
    final List<Cell> ofEachKind() {
        List<Cell> cells = new ArrayList<>();
        for (int index = 0; index < kinds.length; index++) {
            if (kinds[index] >= 0) {
                cells.add(voxel(block, index));
            }
        }
        return cells;
    }

    @Override
    final List<Symmetry> symmetries() {
        return Symmetries.ofCube();
    }

    @Override
    final boolean isFull() {
        return false;
    }

    @Override
    final boolean contains(Box box, Cell cell) {
        return super.contains(box, cell) && hasCell(cell);
    }

    @Override
    final boolean hasCell(Cell cell) {
        return kindOf(cell) >= 0;
    }

    /** The middle of a voxel in halves, so that the symmetries keep a corner of a block. */
    @Override
    final Cell centre(Cell cell) {
        return new Cell(2 * cell.x() + 1, 2 * cell.y() + 1, 2 * cell.z() + 1);
    }

    @Override
    final Optional<Cell> cellAt(Cell centre) {
        return Optional.of(new Cell((centre.x() - 1) >> 1, (centre.y() - 1) >> 1, (centre.z() - 1) >> 1));
    }

    /** Layers of voxels, as files have them. */
    @Override
    final CellForm cellForm() {
        return CellForm.of(CellForm.Kind.POLYGON, false, 1, 0.6, new int[] {0, 0, 1, 0, 1, 1, 0, 1});
    }
}
