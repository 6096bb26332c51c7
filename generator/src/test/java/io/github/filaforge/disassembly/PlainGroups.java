package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Congruence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The rule of groups, written down plainly for pieces of squares or cubes that may make all turns: it looks at each set of
 * pieces that never falls into two parts, and tries each group for each of these sets.
 */
final class PlainGroups {

    /** One more than the greatest number of a group. */
    private static final int GROUPS = 4;

    private static final Congruence SHAPES = Congruence.of(new Puzzle(
            "shapes",
            new Container(Lattices.CUBIC, new Box(1, 1, 1)),
            false,
            List.of(new Piece("A", List.of(new Cell(0, 0, 0)), false))));

    private final PlainMoves moves;
    /** The number of pieces in a group, by shape and group. */
    private final Map<List<Object>, Integer> inGroups = new HashMap<>();

    PlainGroups(PlainMoves moves, List<Piece> pieces) {
        this.moves = moves;
        for (Piece piece : pieces) {
            piece.handling().groups().forEach(group -> inGroups.merge(key(piece.cells(), group), 1, Integer::sum));
        }
    }

    private static List<Object> key(Collection<Cell> cells, int group) {
        return List.of(SHAPES.shapeOf(cells), group);
    }

    /** Returns true if pieces come apart, but for pieces of one group. */
    boolean comeApart(List<Set<Cell>> pieces) {
        if (pieces.size() > 1 && moves.least(pieces) < 0) {
            return false;
        }
        List<Integer> held = new ArrayList<>();
        for (int set = 1; set < 1 << pieces.size(); set++) {
            if (Integer.bitCount(set) > 1 && moves.least(PlainMoves.part(pieces, set)) < 0) {
                held.add(set);
            }
        }
        List<List<Set<Cell>>> together = held.stream()
                .filter(set -> held.stream().noneMatch(other -> !other.equals(set) && (other & set) == set))
                .map(set -> PlainMoves.part(pieces, set))
                .toList();
        return IntStream.range(0, (int) Math.pow(GROUPS - 1, together.size()))
                .anyMatch(choice -> haveGroups(together, choice));
    }

    /** Returns true if the puzzle has enough pieces in groups for parts, whose groups are the digits of a number. */
    private boolean haveGroups(List<List<Set<Cell>>> parts, int choice) {
        Map<List<Object>, Integer> left = new HashMap<>(inGroups);
        int digits = choice;
        boolean haveGroups = true;
        for (List<Set<Cell>> part : parts) {
            int group = 1 + digits % (GROUPS - 1);
            for (Set<Cell> piece : part) {
                haveGroups &= left.merge(key(piece, group), -1, Integer::sum) >= 0;
            }
            digits /= GROUPS - 1;
        }
        return haveGroups;
    }
}
