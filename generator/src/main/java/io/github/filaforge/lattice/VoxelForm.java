package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A lattice whose cells are given by places of a finer lattice of cubes, the voxels, of which only some are cells. Files of
 * BurrTools have such cells. Blocks of voxels repeat, and the symmetries are those of the cube about a corner of a block.
 */
abstract class VoxelForm extends LatticeForm {

    /** The numbers of voxels of a block along x, y and z. */
    private final Cell lengths;
    /** The kind of the cell at each voxel of a block, x most significant; -1 if the voxel is no cell. */
    private final int[] kinds;

    /**
     * Makes the form of a lattice.
     *
     * @param block the lengths of a box that the translations of the lattice carry to each voxel exactly once
     * @param steps the steps from a cell at a voxel of the block to its neighbours; none if the voxel is no cell
     */
    VoxelForm(Cell block, Function<Cell, int[][]> steps) {
        super(Symmetries.CUBE, false, 1, new int[][] {{0, 0}}, ofCells(block, steps));
        isFull = false;
        this.lengths = block;
        this.kinds = new int[block.x() * block.y() * block.z()];
        int count = 0;
        for (int index = 0; index < kinds.length; index++) {
            kinds[index] = steps.apply(voxel(block, index)).length > 0 ? count++ : -1;
        }
    }

    private static int[][][] ofCells(Cell block, Function<Cell, int[][]> steps) {
        List<int[][]> found = new ArrayList<>();
        for (int index = 0; index < block.x() * block.y() * block.z(); index++) {
            int[][] ofVoxel = steps.apply(voxel(block, index));
            if (ofVoxel.length > 0) {
                found.add(ofVoxel);
            }
        }
        return found.toArray(int[][][]::new);
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
        return kinds[(place.x() * lengths.y() + place.y()) * lengths.z() + place.z()];
    }

    @Override
    final List<Cell> ofEachKind() {
        List<Cell> cells = new ArrayList<>();
        for (int index = 0; index < kinds.length; index++) {
            if (kinds[index] >= 0) {
                cells.add(voxel(lengths, index));
            }
        }
        return cells;
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
