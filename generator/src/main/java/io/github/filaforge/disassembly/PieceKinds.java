package io.github.filaforge.disassembly;

import io.github.filaforge.image.ShapeFinder;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.disassembly.PieceGroups;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The kinds of the pieces of a puzzle. Pieces of one kind have an equal weight, and in puzzles with groups one shape. A kind
 * has a number. A shape has for each of its groups the number of its pieces that may stay together with other pieces of this
 * group. In a solution it is arbitrary which piece of a shape lies where, so the groups of these pieces add up. Immutable.
 */
public final class PieceKinds {

    /** The kind of all stationary pieces together. */
    public static final int FRAME = -1;

    /** The kind of a piece without properties. */
    public static final int PLAIN = PieceGroups.PLAIN;

    /** The kinds of pieces without properties. */
    public static final PieceKinds NONE = new PieceKinds(List.of());

    private final Map<String, Integer> kinds = new HashMap<>();
    /** The weight of each kind. */
    private final List<Integer> weights = new ArrayList<>();
    /** The shape of each kind, by its place in {@link #groups} plus 1; {@link #PLAIN} if the shape has no groups. */
    private final List<Integer> grouped = new ArrayList<>();
    /** The number of pieces by group, for each shape that has groups. */
    private final List<Map<Integer, Integer>> groups = new ArrayList<>();
    /** The number of pieces of each shape that has groups. */
    private final List<Integer> copies = new ArrayList<>();

    private PieceKinds(List<List<Piece>> shapes) {
        Map<List<Integer>, Integer> known = new HashMap<>();
        addKind(PLAIN, Handling.STANDARD.weight(), known);
        for (List<Piece> shape : shapes) {
            Map<Integer, Integer> ofShape = new TreeMap<>();
            shape.forEach(piece -> piece.handling().groups().forEach(group -> ofShape.merge(group, 1, Integer::sum)));
            if (!ofShape.isEmpty()) {
                groups.add(ofShape);
                copies.add(shape.size());
            }
            int shared = ofShape.isEmpty() ? PLAIN : groups.size();
            shape.forEach(piece ->
                    kinds.put(piece.name(), addKind(shared, piece.handling().weight(), known)));
        }
    }

    /** Returns the kind of a shape and a weight, which is new if there is none. */
    private int addKind(int shape, int weight, Map<List<Integer>, Integer> known) {
        return known.computeIfAbsent(List.of(shape, weight), unused -> {
            grouped.add(shape);
            weights.add(weight);
            return weights.size() - 1;
        });
    }

    /** Returns the kinds of the pieces of a puzzle. Without groups, its shapes are not looked for. */
    public static PieceKinds of(Puzzle puzzle) {
        boolean hasGroups = puzzle.mobilePieces().stream()
                .anyMatch(piece -> !piece.handling().groups().isEmpty());
        return new PieceKinds(
                hasGroups
                        ? ShapeFinder.shapes(puzzle).stream().map(Shape::pieces).toList()
                        : List.of(puzzle.mobilePieces()));
    }

    /** Returns the kind of a piece, by its name; a piece that is not known is plain. */
    public int kind(String name) {
        return kinds.getOrDefault(name, PLAIN);
    }

    /** Returns the weight of a kind. */
    int weight(int kind) {
        return kind == FRAME ? Integer.MAX_VALUE : weights.get(kind);
    }

    /** Returns the number of the shape of a kind in {@link #groups}, from 1; {@link #PLAIN} if the shape has no groups. */
    public int grouped(int kind) {
        return kind == FRAME ? PLAIN : grouped.get(kind);
    }

    /**
     * Returns the number of pieces of each shape that has groups, and the numbers of its pieces in groups, in the form that
     * {@link PieceGroups} reads.
     */
    public List<String> groups() {
        Set<Integer> all = new TreeSet<>();
        groups.forEach(ofShape -> all.addAll(ofShape.keySet()));
        return IntStream.range(0, groups.size())
                .mapToObj(shape -> Stream.concat(
                                Stream.of(copies.get(shape)),
                                all.stream().map(group -> groups.get(shape).getOrDefault(group, 0)))
                        .map(String::valueOf)
                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
