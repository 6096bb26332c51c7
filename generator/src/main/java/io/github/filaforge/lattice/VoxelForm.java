package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lattice whose cells are given by places of a finer lattice of cubes, the voxels, of which only some are cells. Files of
 * BurrTools have such cells. Blocks of voxels repeat, and the symmetries are those of the cube about a corner of a block.
 */
abstract class VoxelForm extends LatticeForm {

    /** The numbers of voxels of a block along x, y and z. */
    private final Cell block;
    /** The kind of the cell at each voxel of a block, x most significant; -1 if the voxel is no cell. */
    private final int[] kinds;

    /**
     * Makes the form of a lattice.
     *
     * @param block the lengths of a box that the translations of the lattice carry to each voxel exactly once
     * @param rule the voxels that are cells, and their neighbours
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

    /** The voxels of a block that are cells, and the steps between neighbours. */
    interface Rule {

        /** Returns true if a voxel is a cell. */
        boolean isCell(Cell voxel);

        /** Returns the steps from a cell to its neighbours. */
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

    /** Returns the middle of a voxel in halves, so that the symmetries keep a corner of a block. */
    @Override
    final Cell centre(Cell cell) {
        return new Cell(2 * cell.x() + 1, 2 * cell.y() + 1, 2 * cell.z() + 1);
    }

    @Override
    final Optional<Cell> cellAt(Cell centre) {
        return Optional.of(new Cell((centre.x() - 1) >> 1, (centre.y() - 1) >> 1, (centre.z() - 1) >> 1));
    }

    /** Returns the form of a voxel in a layer of voxels, as files have them. */
    @Override
    final CellForm cellForm() {
        return CellForm.of(CellForm.Kind.POLYGON, false, 1, 0.6, new int[] {0, 0, 1, 0, 1, 1, 0, 1});
    }
}
