package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A way to take a part of an assembly apart: the moves until it falls into two parts, and how each of them is taken apart.
 * Immutable.
 *
 * @param pieces the numbers of the pieces of the part, ascending
 * @param moves the moves, of which the last one separates its pieces from the others
 * @param staying the separation of the pieces that the last move leaves; empty if they need none: one piece, or pieces that
 *     may stay together
 * @param leaving the separation of the pieces that the last move takes away; empty if they need none
 */
public record Separation(
        List<Integer> pieces, List<Move> moves, Optional<Separation> staying, Optional<Separation> leaving) {

    /** Copies the lists. */
    public Separation {
        pieces = List.copyOf(pieces);
        moves = List.copyOf(moves);
    }

    /**
     * Returns the level: the number of moves of this separation, then the numbers for the pieces that stay, then the numbers
     * for the pieces that leave.
     */
    public List<Integer> level() {
        List<Integer> level = new ArrayList<>();
        level.add(moves.size());
        staying.ifPresent(part -> level.addAll(part.level()));
        leaving.ifPresent(part -> level.addAll(part.level()));
        return level;
    }

    /**
     * Returns an equal separation in which some pieces stay where they are. If such a piece is in the group of a move and none
     * is beside it, the pieces beside the group move in the opposite direction.
     *
     * @param first the least number of the pieces that stay
     */
    Separation keeping(int first) {
        List<Move> kept = new ArrayList<>();
        boolean isLastTurned = false;
        for (Move move : moves) {
            List<Integer> others = pieces.stream()
                    .filter(piece -> !move.pieces().contains(piece))
                    .toList();
            boolean isTurned = isAny(move.pieces(), first) && !isAny(others, first);
            isLastTurned = isTurned;
            Cell back =
                    new Cell(-move.step().x(), -move.step().y(), -move.step().z());
            kept.add(isTurned ? new Move(others, back, move.times()) : move);
        }
        Optional<Separation> still = staying.map(part -> part.keeping(first));
        Optional<Separation> gone = leaving.map(part -> part.keeping(first));
        return new Separation(pieces, kept, isLastTurned ? gone : still, isLastTurned ? still : gone);
    }

    private static boolean isAny(List<Integer> numbers, int first) {
        return numbers.stream().anyMatch(number -> number >= first);
    }

    /** Returns a level as designers write it, such as {@code 4.1.2}; {@code 0} for an assembly of one piece. */
    public static String text(List<Integer> level) {
        return level.isEmpty() ? "0" : level.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    /** Returns the number of all moves. */
    public int allMoves() {
        return level().stream().mapToInt(Integer::intValue).sum();
    }
}
