package io.github.filaforge.disassembly;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The kinds of the pieces of a puzzle. Pieces of one kind have equal cells and an equal weight. A kind has a number, and for
 * each of its groups the number of its pieces that may stay together with other pieces of this group. Immutable.
 */
public final class PieceKinds {

    /** The kind of all stationary pieces together. */
    public static final int FRAME = -1;

    /** The kind of a piece without properties. */
    public static final int PLAIN = 0;

    /** The kinds of pieces without properties. */
    public static final PieceKinds NONE = new PieceKinds(List.of());

    /** The greatest number of looks at a part and a group, until the groups of an assembly are not decided. */
    private static final int MOST_LOOKS = 100_000;

    private final Map<String, Integer> kinds = new HashMap<>();
    /** The weight of each kind but the first, which is that of plain pieces. */
    private final List<Integer> weights = new ArrayList<>(List.of(1));
    /** The number of pieces by group, for each kind. */
    private final List<Map<Integer, Integer>> groups = new ArrayList<>(List.of(Map.of()));

    private PieceKinds(List<Piece> pieces) {
        Map<List<Object>, Integer> known = new HashMap<>();
        for (Piece piece : pieces) {
            int weight = piece.handling().weight();
            int kind = known.computeIfAbsent(List.of(piece.cells(), piece.turns(), weight), unused -> {
                weights.add(weight);
                groups.add(new TreeMap<>());
                return weights.size() - 1;
            });
            kinds.put(piece.name(), kind);
            piece.handling().groups().forEach(group -> groups.get(kind).merge(group, 1, Integer::sum));
        }
    }

    /** Returns the kinds of the pieces of a puzzle. */
    public static PieceKinds of(Puzzle puzzle) {
        return new PieceKinds(puzzle.pieces().stream()
                .filter(piece -> !piece.stationary() && !piece.isChoice())
                .toList());
    }

    /** Returns the kind of a piece, by its name; a piece that is not known is plain. */
    public int kind(String name) {
        return kinds.getOrDefault(name, PLAIN);
    }

    /** Returns the weight of a kind. */
    int weight(int kind) {
        return kind == FRAME ? Integer.MAX_VALUE : weights.get(kind);
    }

    /** Returns a kind if it has groups; else the plain kind, since parts then come apart alike. */
    int grouped(int kind) {
        return kind == FRAME || groups.get(kind).isEmpty() ? PLAIN : kind;
    }

    /**
     * Returns true if all pieces of a part have one group and no other, so that the part needs not be taken apart.
     *
     * @param part the kinds of its pieces
     */
    boolean areOneGroup(int... part) {
        Set<Integer> all = new TreeSet<>();
        for (int kind : part) {
            if (kind == PLAIN) {
                return false;
            }
            all.addAll(groups.get(kind).keySet());
        }
        return all.size() == 1 && mayStay(part);
    }

    /** Returns true if a part may stay together, whatever other parts do: its pieces have a group in common. */
    boolean mayStay(int... part) {
        return !possible(part).isEmpty();
    }

    private Set<Integer> possible(int... part) {
        Map<Integer, Integer> numbers = numbers(part);
        if (numbers.containsKey(PLAIN)) {
            return Set.of();
        }
        Set<Integer> possible = new TreeSet<>(groups.get(part[0]).keySet());
        possible.removeIf(group -> numbers.entrySet().stream()
                .anyMatch(each -> groups.get(each.getKey()).getOrDefault(group, 0) < each.getValue()));
        return possible;
    }

    private static Map<Integer, Integer> numbers(int... part) {
        Map<Integer, Integer> numbers = new TreeMap<>();
        Arrays.stream(part).forEach(kind -> numbers.merge(kind, 1, Integer::sum));
        return numbers;
    }

    /**
     * Returns true if each part can be given a group, so that no group has more pieces of a kind than it may have.
     *
     * @throws UndecidedException if there are too many ways
     */
    boolean mayStay(List<int[]> parts) {
        return new Sharing(parts).isPossible(0);
    }

    /** A search for the groups of parts. */
    private final class Sharing {

        private final List<int[]> parts;
        /** The number of pieces that are given to a group, by kind and group. */
        private final Map<List<Integer>, Integer> taken = new HashMap<>();

        private int looks;

        Sharing(List<int[]> parts) {
            this.parts = parts;
        }

        boolean isPossible(int next) {
            if (next == parts.size()) {
                return true;
            }
            Map<Integer, Integer> numbers = numbers(parts.get(next));
            for (int group : possible(parts.get(next))) {
                if (++looks > MOST_LOOKS) {
                    throw new UndecidedException("its pieces can be in groups in too many ways");
                }
                boolean hasRoom = numbers.entrySet().stream()
                        .allMatch(each -> taken.getOrDefault(List.of(each.getKey(), group), 0) + each.getValue()
                                <= groups.get(each.getKey()).get(group));
                if (hasRoom) {
                    numbers.forEach((kind, number) -> taken.merge(List.of(kind, group), number, Integer::sum));
                    if (isPossible(next + 1)) {
                        return true;
                    }
                    numbers.forEach((kind, number) -> taken.merge(List.of(kind, group), -number, Integer::sum));
                }
            }
            return false;
        }
    }
}
