package io.github.filaforge.disassembly;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.disassembly.PieceGroups;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The kinds of the pieces of a puzzle. Pieces of one kind have equal cells and an equal weight. A kind has a number, and for
 * each of its groups the number of its pieces that may stay together with other pieces of this group. Immutable.
 */
public final class PieceKinds {

    /** The kind of all stationary pieces together. */
    public static final int FRAME = -1;

    /** The kind of a piece without properties. */
    public static final int PLAIN = PieceGroups.PLAIN;

    /** The kinds of pieces without properties. */
    public static final PieceKinds NONE = new PieceKinds(List.of());

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
    public int grouped(int kind) {
        return kind == FRAME || groups.get(kind).isEmpty() ? PLAIN : kind;
    }

    /** Returns the numbers of pieces in groups, in the form that {@link PieceGroups} reads; none if no piece has a group. */
    public List<String> groups() {
        Set<Integer> all = new TreeSet<>();
        groups.forEach(ofKind -> all.addAll(ofKind.keySet()));
        return all.isEmpty()
                ? List.of()
                : groups.stream()
                        .skip(1)
                        .map(ofKind -> all.stream()
                                .map(group -> String.valueOf(ofKind.getOrDefault(group, 0)))
                                .collect(Collectors.joining(" ")))
                        .toList();
    }
}
