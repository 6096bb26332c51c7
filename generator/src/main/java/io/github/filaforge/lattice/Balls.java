package io.github.filaforge.lattice;

import java.util.List;
import java.util.Optional;

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
    boolean isFull() {
        return false;
    }

    @Override
    boolean contains(Box box, Cell cell) {
        return super.contains(box, cell) && isBall(cell);
    }

    @Override
    Optional<String> refusal(Cell cell) {
        return isBall(cell)
                ? Optional.empty()
                : Optional.of("there is no ball at " + cell + ": x + y + z must be even");
    }

    private static boolean isBall(Cell cell) {
        return (cell.x() + cell.y() + cell.z() & 1) == 0;
    }
}
