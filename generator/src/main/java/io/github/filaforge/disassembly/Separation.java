package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.disassembly.PartMove;
import io.github.filaforge.runtime.disassembly.PartSeparation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
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

    /** The separation of an assembly of one piece, which takes no moves. */
    public static final Separation NONE = new Separation(List.of(0), List.of(), Optional.empty(), Optional.empty());

    /** Copies the lists. */
    public Separation {
        pieces = List.copyOf(pieces);
        moves = List.copyOf(moves);
    }

    /**
     * Returns the separation with the numbers of its pieces in lists, and with cells as steps.
     *
     * @param steps the steps by their numbers in the moves
     */
    static Separation of(PartSeparation found, List<Cell> steps) {
        List<Move> moves = new ArrayList<>(found.moves().size());
        for (PartMove move : found.moves()) {
            Cell step = steps.get(move.step());
            moves.add(new Move(numbers(move.pieces()), move.back() ? opposite(step) : step, move.times()));
        }
        return new Separation(
                numbers(found.pieces()),
                moves,
                Optional.ofNullable(found.staying()).map(part -> of(part, steps)),
                Optional.ofNullable(found.leaving()).map(part -> of(part, steps)));
    }

    private static List<Integer> numbers(long pieces) {
        List<Integer> numbers = new ArrayList<>(Long.bitCount(pieces));
        for (long rest = pieces; rest != 0L; rest &= rest - 1L) {
            numbers.add(Long.numberOfTrailingZeros(rest));
        }
        return numbers;
    }

    static Cell opposite(Cell step) {
        return new Cell(-step.x(), -step.y(), -step.z());
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

    /** Returns the parts of several pieces that are not taken apart, by the numbers of their pieces. */
    public List<List<Integer>> together() {
        List<List<Integer>> together = new ArrayList<>();
        if (moves.isEmpty()) {
            return together;
        }
        Move last = moves.get(moves.size() - 1);
        List<Integer> left =
                pieces.stream().filter(piece -> !last.pieces().contains(piece)).toList();
        addTogether(staying, left, together);
        addTogether(leaving, last.pieces(), together);
        return together;
    }

    private static void addTogether(Optional<Separation> part, List<Integer> pieces, List<List<Integer>> together) {
        if (part.isPresent()) {
            together.addAll(part.get().together());
        } else if (pieces.size() > 1) {
            together.add(pieces);
        }
    }

    /**
     * Returns an equal separation in which heavy pieces stay where they are. If the heaviest piece of a group that moves is
     * heavier than all pieces beside the group, the pieces beside the group move in the opposite direction.
     *
     * @param weight returns the weight of a piece
     */
    Separation keepingHeavy(IntUnaryOperator weight) {
        List<Move> kept = new ArrayList<>();
        boolean isLastTurned = false;
        for (Move move : moves) {
            List<Integer> others = pieces.stream()
                    .filter(piece -> !move.pieces().contains(piece))
                    .toList();
            boolean isTurned = heaviest(move.pieces(), weight) > heaviest(others, weight);
            isLastTurned = isTurned;
            kept.add(isTurned ? new Move(others, opposite(move.step()), move.times()) : move);
        }
        Optional<Separation> still = staying.map(part -> part.keepingHeavy(weight));
        Optional<Separation> gone = leaving.map(part -> part.keepingHeavy(weight));
        return new Separation(pieces, kept, isLastTurned ? gone : still, isLastTurned ? still : gone);
    }

    private static int heaviest(List<Integer> pieces, IntUnaryOperator weight) {
        return pieces.stream().mapToInt(weight::applyAsInt).max().orElseThrow();
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
