package io.github.filaforge.cli.bench;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The order of the pieces for a program that places one after the other. */
final class PieceOrder {

    private PieceOrder() {}

    /**
     * Returns the index of the shape of each piece in the order in which the pieces are placed: the named pieces, the
     * constrained piece, the other pieces in the order of the definition, and blanks.
     *
     * @param named names of pieces; a name stands for all pieces that have it
     */
    static int[] shapes(FixedOrderPlan plan, List<String> named) {
        Map<String, Integer> shapeOf = new HashMap<>();
        List<Integer> blanks = new ArrayList<>();
        for (Shape shape : plan.shapes()) {
            shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index()));
            if (shape.isBlank()) {
                shape.pieces().forEach(piece -> blanks.add(shape.index()));
            }
        }
        List<String> names =
                plan.puzzle().mobilePieces().stream().map(Piece::name).toList();
        Set<String> order = new LinkedHashSet<>(named);
        plan.catalog()
                .constraint()
                .ifPresent(constraint -> order.add(constraint.shape().name()));
        order.addAll(names);
        List<Integer> shapes = new ArrayList<>();
        for (String name : order) {
            names.stream().filter(name::equals).forEach(piece -> shapes.add(shapeOf.get(name)));
        }
        shapes.addAll(blanks);
        return shapes.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Checks that each name is that of a piece to be placed, and is given once.
     *
     * @throws RequestException if a name is not that of a piece to be placed, or is given twice
     */
    static void check(Puzzle puzzle, List<String> named) {
        List<String> names =
                puzzle.mobilePieces().stream().map(Piece::name).distinct().toList();
        Set<String> met = new HashSet<>();
        for (String name : named) {
            if (!names.contains(name)) {
                throw new RequestException("--pieces: puzzle " + puzzle.name() + " has no piece '" + name
                        + "' to be placed: use " + String.join(", ", names));
            }
            if (!met.add(name)) {
                throw new RequestException("--pieces names piece '" + name + "' twice: name it once");
            }
        }
    }
}
