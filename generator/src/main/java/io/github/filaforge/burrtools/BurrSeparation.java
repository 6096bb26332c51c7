package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The states by which some pieces of a solution come apart, as a file stores them. Two states differ by a move. In the last state the
 * pieces that are taken off are far away. Immutable.
 *
 * @param pieces the numbers of the places of the pieces in the assembly, from 0
 * @param states the positions of the hotspots of the pieces in each state; at least two states
 * @param staying how the pieces that stay come apart; empty if they are not taken apart
 * @param leaving how the pieces that are taken off come apart; empty if they are not taken apart
 */
public record BurrSeparation(
        List<Integer> pieces,
        List<List<Cell>> states,
        Optional<BurrSeparation> staying,
        Optional<BurrSeparation> leaving) {

    /** The distance of pieces that are taken off, along one axis at least. A piece is off beyond half of it. */
    static final int FAR = 20_000;

    /** Copies the lists. */
    public BurrSeparation {
        pieces = List.copyOf(pieces);
        states = states.stream().map(List::copyOf).toList();
    }

    /** Returns true if a position of the last state is that of a piece that is taken off. */
    static boolean isOff(Cell position) {
        return 2 * Math.max(Math.abs(position.x()), Math.max(Math.abs(position.y()), Math.abs(position.z()))) > FAR;
    }

    /**
     * Returns some of the pieces.
     *
     * @param areOff true for the pieces that are taken off, false for the pieces that stay
     */
    List<Integer> part(boolean areOff) {
        List<Cell> last = states.get(states.size() - 1);
        return IntStream.range(0, pieces.size())
                .filter(i -> isOff(last.get(i)) == areOff)
                .mapToObj(pieces::get)
                .toList();
    }

    /**
     * Returns the level: the number of moves, then the numbers for the pieces that stay, then the numbers for the pieces that
     * leave.
     */
    public List<Integer> level() {
        List<Integer> level = new ArrayList<>();
        level.add(states.size() - 1);
        staying.ifPresent(part -> level.addAll(part.level()));
        leaving.ifPresent(part -> level.addAll(part.level()));
        return level;
    }
}
