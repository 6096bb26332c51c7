package io.github.filaforge.cli.files;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.polyform.Polyforms;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Finds a box that some pieces would fill, by their volume and lengths. */
final class SuggestedBox {

    private SuggestedBox() {}

    /**
     * Returns a box that has the given volume and room for each piece. Of several boxes it is one whose longest side is
     * shortest. It is flat for flat pieces.
     *
     * @param pieces pieces that each begin at 0 0 0
     */
    static Optional<Box> of(Collection<Piece> pieces, int volume, Polyforms kind) {
        Lattice lattice = kind.lattice();
        // x is the longest side, except that the layers of prisms do not count as a side.
        boolean areLayers = !lattice.isPlanar() && lattice.cellForm().isOblique();
        Box best = null;
        for (int z = 1; z <= (kind.kind() == Polyforms.Kind.SOLID ? volume : 1); z++) {
            // Balls lie in every other place of a box.
            for (int y = areLayers ? 1 : z; (long) y * y * z <= 2L * volume; y++) {
                Optional<Box> box = box(lattice, y, z, volume);
                if (box.isPresent()
                        && (best == null || longest(box.get()) < longest(best))
                        && pieces.stream().allMatch(piece -> hasRoom(box.get(), piece, kind))) {
                    best = box.get();
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** Returns the box of a volume with two sides given, if its third side is at least as long as y. */
    private static Optional<Box> box(Lattice lattice, int y, int z, int volume) {
        int two = (int) lattice.cellCount(new Box(2, y, z));
        // Any two columns more have the same number of cells.
        int twoMore = (int) lattice.cellCount(new Box(4, y, z)) - two;
        int even = 2 + 2 * Math.floorDiv(volume - two, twoMore);
        return IntStream.of(even - 1, even, even + 1)
                .filter(x -> x >= y)
                .mapToObj(x -> new Box(x, y, z))
                .filter(box -> lattice.cellCount(box) == volume)
                .findFirst();
    }

    private static int longest(Box box) {
        return Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()));
    }

    /** Returns true if a piece has room in a box in some orientation. */
    static boolean hasRoom(Box box, Piece piece, Polyforms kind) {
        if (!kind.lattice().isOrthogonal()) {
            Turns turns = kind.kind() == Polyforms.Kind.ONE_SIDED ? Turns.TURN : Turns.ALL;
            return kind.lattice().turns().motions(turns).stream()
                    .anyMatch(motion -> hasRoom(box, piece, kind.lattice(), motion));
        }
        int[] room = {box.xDim(), box.yDim(), box.zDim()};
        int[] needed = {length(piece, Cell::x), length(piece, Cell::y), length(piece, Cell::z)};
        Arrays.sort(room);
        Arrays.sort(needed);
        return needed[0] <= room[0] && needed[1] <= room[1] && needed[2] <= room[2];
    }

    /** Returns the length of a piece that begins at 0 0 0 along an axis. */
    static int length(Piece piece, ToIntFunction<Cell> coordinate) {
        return piece.cells().stream().mapToInt(coordinate).max().orElseThrow() + 1;
    }

    /**
     * Returns true if a piece that is turned by a motion has room in a box. The piece is moved to the first corner of the
     * box, and to the places at most one step beside this corner.
     */
    private static boolean hasRoom(Box box, Piece piece, Lattice lattice, Symmetry motion) {
        List<Cell> turned = lattice.turns().turned(piece.cells(), motion);
        Cell corner = lattice.corner(turned);
        for (int x = -1; x <= 1; x++) {
            for (int y = -1; y <= 1; y++) {
                Cell by = new Cell(x, y, 0).minus(corner);
                boolean isInside = turned.stream()
                        .map(cell -> cell.plus(by))
                        .allMatch(cell -> lattice.hasCell(cell) && lattice.contains(box, cell));
                if (isInside) {
                    return true;
                }
            }
        }
        return false;
    }
}
