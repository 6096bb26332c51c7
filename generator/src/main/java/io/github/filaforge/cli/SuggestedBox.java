package io.github.filaforge.cli;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.polyform.Polyforms;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Finds a box that some pieces would fill, by their volume and lengths. */
final class SuggestedBox {

    private SuggestedBox() {}

    /**
     * The box of a volume with the shortest longest side in which each piece has room; flat for flat pieces.
     *
     * @param pieces pieces that each begin at 0 0 0
     */
    static Optional<Box> of(Collection<Piece> pieces, int volume, Polyforms kind) {
        Box best = null;
        for (int z = 1; z <= (kind == Polyforms.SOLID ? volume : 1); z++) {
            for (int y = z; y * z <= volume; y++) {
                int x = volume / (y * z);
                Box box = x * y * z == volume && x >= y ? new Box(x, y, z) : null;
                if (box != null
                        && (best == null || x < best.xDim())
                        && pieces.stream().allMatch(piece -> hasRoom(box, piece))) {
                    best = box;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether a box is as long as a piece in each direction, however that is turned. */
    static boolean hasRoom(Box box, Piece piece) {
        int[] room = {box.xDim(), box.yDim(), box.zDim()};
        int[] needed = {length(piece, Cell::x), length(piece, Cell::y), length(piece, Cell::z)};
        Arrays.sort(room);
        Arrays.sort(needed);
        return needed[0] <= room[0] && needed[1] <= room[1] && needed[2] <= room[2];
    }

    private static int length(Piece piece, ToIntFunction<Cell> coordinate) {
        return piece.cells().stream().mapToInt(coordinate).max().orElseThrow() + 1;
    }
}
