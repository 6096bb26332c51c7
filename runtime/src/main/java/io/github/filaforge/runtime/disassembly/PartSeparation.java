package io.github.filaforge.runtime.disassembly;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to take some pieces apart: the moves until they fall into two parts, and how each of these is taken apart.
 *
 * @param pieces the pieces, by the bits of their numbers
 * @param moves the moves, of which the last one separates its pieces from the others; none for a single piece
 * @param staying the separation of the pieces that the last move leaves; {@code null} if they need none: one piece, or pieces
 *     that may stay together
 * @param leaving the separation of the pieces that the last move takes away; {@code null} if they need none
 */
public record PartSeparation(long pieces, List<PartMove> moves, PartSeparation staying, PartSeparation leaving) {

    /** The separation of a single piece. */
    static final PartSeparation NONE = new PartSeparation(1L, List.of(), null, null);

    /** Copies the list. */
    public PartSeparation {
        moves = List.copyOf(moves);
    }

    /** Returns this separation with other numbers of the pieces. Piece i becomes the piece that a list has at i. */
    PartSeparation renumbered(int... numbers) {
        List<PartMove> renumbered = new ArrayList<>(moves.size());
        for (PartMove move : moves) {
            renumbered.add(new PartMove(renumbered(move.pieces(), numbers), move.step(), move.back(), move.times()));
        }
        return new PartSeparation(
                renumbered(pieces, numbers),
                renumbered,
                staying == null ? null : staying.renumbered(numbers),
                leaving == null ? null : leaving.renumbered(numbers));
    }

    private static long renumbered(long pieces, int... numbers) {
        long renumbered = 0L;
        for (long rest = pieces; rest != 0L; rest &= rest - 1L) {
            renumbered |= 1L << numbers[Long.numberOfTrailingZeros(rest)];
        }
        return renumbered;
    }

    /** Adds the parts of several pieces that are not taken apart to a list, by the bits of the numbers of their pieces. */
    void addTogether(List<Long> together) {
        if (!moves.isEmpty()) {
            long gone = moves.get(moves.size() - 1).pieces();
            addTogether(staying, pieces & ~gone, together);
            addTogether(leaving, gone, together);
        }
    }

    private static void addTogether(PartSeparation part, long pieces, List<Long> together) {
        if (part != null) {
            part.addTogether(together);
        } else if (Long.bitCount(pieces) > 1) {
            together.add(pieces);
        }
    }
}
