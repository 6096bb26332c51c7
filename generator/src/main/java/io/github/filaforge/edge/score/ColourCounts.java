package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The properties of a set of pieces on which the theory depends: the number of pieces of each kind, and of sides of each
 * colour. Rim sides are the sides by which border and corner pieces meet along the rim. Of two rim sides that meet, one
 * leads and the other trails, in the clockwise direction round the board.
 *
 * @param pieces the number of pieces that are not pinned, for each kind
 * @param leading the number of leading rim sides, for each colour; colours may come in any order
 * @param trailing the number of trailing rim sides, for each colour in the order of {@code leading}
 * @param inner the number of all other sides but those at the rim of the board, for each colour
 */
public record ColourCounts(
        Map<CellKind, Integer> pieces, List<Integer> leading, List<Integer> trailing, List<Integer> inner) {

    public ColourCounts {
        pieces = Map.copyOf(pieces);
        leading = List.copyOf(leading);
        trailing = List.copyOf(trailing);
        inner = List.copyOf(inner);
        if (leading.size() != trailing.size()) {
            throw new IllegalArgumentException(
                    leading.size() + " colours lead round the rim and " + trailing.size() + " trail");
        }
    }

    /**
     * Returns the counts of a puzzle.
     *
     * @throws ScoreException if its pieces are not those that go along its rim and within: on a board of one row or column,
     *     or if the colour of the rim occurs inside
     */
    public static ColourCounts of(EdgePuzzle puzzle) {
        Map<CellKind, Integer> cells = new EnumMap<>(CellKind.class);
        Map<CellKind, Integer> pieces = new EnumMap<>(CellKind.class);
        Map<Integer, int[]> rim = new TreeMap<>();
        Map<Integer, int[]> inner = new TreeMap<>();
        if (puzzle.rim().isPresent() && Math.min(puzzle.width(), puzzle.height()) < 2) {
            throw unlike(puzzle);
        }
        if (!puzzle.ownRules().isEmpty()) {
            throw new ScoreException("no estimate for " + puzzle.name() + ": " + String.join(", ", puzzle.ownRules()));
        }
        for (int i = 0; i < puzzle.size(); i++) {
            cells.merge(OrderedJoins.kind(puzzle, i), 1, Integer::sum);
            EdgePiece piece = puzzle.pieces().get(i);
            CellKind kind = kind(puzzle, piece);
            pieces.merge(kind, 1, Integer::sum);
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                boolean trails = isRim(puzzle, piece, side + 1);
                boolean leads = isRim(puzzle, piece, side - 1);
                if (!isRim(puzzle, piece, side)) {
                    // No corner or border piece has a side between two sides at the rim.
                    Map<Integer, int[]> sides = trails || leads ? rim : inner;
                    sides.computeIfAbsent(piece.colour(side, 0), colour -> new int[2])[trails ? 1 : 0]++;
                }
            }
        }
        if (!cells.equals(pieces)) {
            throw unlike(puzzle);
        }
        for (EdgePlacement pin : puzzle.pins()) {
            pieces.merge(kind(puzzle, puzzle.pieces().get(pin.piece())), -1, Integer::sum);
        }
        return new ColourCounts(pieces, column(rim, 0), column(rim, 1), column(inner, 0));
    }

    /** Returns the kind of a piece, by the number and places of its sides that have the colour of the rim. */
    static CellKind kind(EdgePuzzle puzzle, EdgePiece piece) {
        int sides = puzzle.rim().isEmpty() ? 0 : piece.count(puzzle.rim().getAsInt());
        boolean opposite = sides == 2 && (isRim(puzzle, piece, EdgePiece.UP) == isRim(puzzle, piece, EdgePiece.DOWN));
        if (sides > 2 || opposite) {
            throw unlike(puzzle);
        }
        return CellKind.withRimSides(sides);
    }

    private static boolean isRim(EdgePuzzle puzzle, EdgePiece piece, int side) {
        return puzzle.rim().isPresent()
                && piece.colour(Math.floorMod(side, EdgePiece.SIDES), 0)
                        == puzzle.rim().getAsInt();
    }

    private static ScoreException unlike(EdgePuzzle puzzle) {
        return new ScoreException("no estimate for " + puzzle.name() + ": it takes as many corner and border pieces as"
                + " the board has corner and border cells, two rows and columns at least, and the colour of the rim"
                + " nowhere inside");
    }

    private static List<Integer> column(Map<Integer, int[]> counts, int column) {
        return counts.values().stream().map(each -> each[column]).toList();
    }
}
