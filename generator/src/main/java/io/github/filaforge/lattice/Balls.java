package io.github.filaforge.lattice;

import java.util.List;

/** Balls packed as densely as can be (face-centred cubic): places whose coordinates have an even sum. */
final class Balls extends LatticeForm {

    Balls() {
        super(false, 1, new int[][] {{0, 0}}, new int[][][] {
            {
                {-1, -1, 0}, {-1, 0, -1}, {-1, 0, 1}, {-1, 1, 0}, {0, -1, -1}, {0, -1, 1},
                {1, 1, 0}, {1, 0, 1}, {1, 0, -1}, {1, -1, 0}, {0, 1, 1}, {0, 1, -1},
            },
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofCube();
    }

    @Override
    String cellWords() {
        return "a ball";
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.BALL, false, 1, 0.75, new int[] {1, 0, 0, 1, -1, 0, 0, -1});
    }

    @Override
    boolean isFull() {
        return false;
    }

    @Override
    boolean contains(Box box, Cell cell) {
        return super.contains(box, cell) && isBall(cell);
    }

    @Override
    boolean hasCell(Cell cell) {
        return isBall(cell);
    }

    @Override
    String rule() {
        return "x + y + z of a ball is even";
    }

    @Override
    Cell translationTo(Cell place) {
        return isBall(place) ? place : new Cell(place.x() - 1, place.y(), place.z());
    }

    private static boolean isBall(Cell cell) {
        return (cell.x() + cell.y() + cell.z() & 1) == 0;
    }
}
