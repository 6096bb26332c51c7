package io.github.filaforge.cli;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Symmetry;
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
     * The box of a volume with the shortest longest side in which each piece has room; flat for flat pieces.
     *
     * @param pieces pieces that each begin at 0 0 0
     * @param volume the number of its cells
     */
    static Optional<Box> of(Collection<Piece> pieces, int volume, Polyforms kind) {
        Lattice lattice = kind.lattice();
        // with x the longest side, but that layers of prisms are no sides
        boolean areLayers = !lattice.isPlanar() && lattice.cellForm().isOblique();
        Box best = null;
        for (int z = 1; z <= (kind.kind() == Polyforms.Kind.SOLID ? volume : 1); z++) {
            // balls lie in every other place of a box
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

    /** The box of a volume with two sides given, if its third is as long as they are. */
    private static Optional<Box> box(Lattice lattice, int y, int z, int volume) {
        int two = (int) lattice.cellCount(new Box(2, y, z));
        // any two columns more have as many cells
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

    /** Whether a piece has room in a box, however it is turned. */
    static boolean hasRoom(Box box, Piece piece, Polyforms kind) {
        if (!kind.lattice().equals(Lattices.CUBIC)) {
            boolean isOneSided = kind.kind() == Polyforms.Kind.ONE_SIDED;
            return kind.lattice().turns().motions(isOneSided).stream()
                    .anyMatch(motion -> hasRoom(box, piece, kind.lattice(), motion));
        }
        int[] room = {box.xDim(), box.yDim(), box.zDim()};
        int[] needed = {length(piece, Cell::x), length(piece, Cell::y), length(piece, Cell::z)};
        Arrays.sort(room);
        Arrays.sort(needed);
        return needed[0] <= room[0] && needed[1] <= room[1] && needed[2] <= room[2];
    }

    private static int length(Piece piece, ToIntFunction<Cell> coordinate) {
        return piece.cells().stream().mapToInt(coordinate).max().orElseThrow() + 1;
    }

    /** Whether one of the translations that lead to the first corner of a box, or one step beside it, leads into the box. */
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
