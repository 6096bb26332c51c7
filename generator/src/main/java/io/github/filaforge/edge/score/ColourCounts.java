package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the theory knows of a set of pieces: how many there are of each kind, and how many sides of each colour. Rim sides, by
 * which border and corner pieces meet along the rim, are of two sorts that meet each other only: those that lead clockwise
 * round the board, and those that trail.
 *
 * @param pieces how many pieces of each kind are not pinned
 * @param leading by colour the leading rim sides; colours may come in any order
 * @param trailing by colour the trailing rim sides, colours as in {@code leading}
 * @param inner by colour all other sides but those at the rim of the board
 */
public record ColourCounts(
        Map<CellKind, Integer> pieces, List<Integer> leading, List<Integer> trailing, List<Integer> inner) {

    /** Takes copies. */
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
     * The counts of a set of which only the joins of a solution are known, with pieces as on a board with a rim of its own
     * colour.
     *
     * @param width the number of columns, 2 or more
     * @param height the number of rows, 2 or more
     * @param rimJoins how many rim joins have each colour
     * @param innerJoins how many inner joins have each colour
     */
    public static ColourCounts ofJoins(int width, int height, List<Integer> rimJoins, List<Integer> innerJoins) {
        Map<CellKind, Integer> pieces = new EnumMap<>(CellKind.class);
        pieces.put(CellKind.CORNER, 4);
        pieces.put(CellKind.BORDER, 2 * (width - 2) + 2 * (height - 2));
        pieces.put(CellKind.INNER, (width - 2) * (height - 2));
        return new ColourCounts(
                pieces,
                rimJoins,
                rimJoins,
                innerJoins.stream().map(joins -> 2 * joins).toList());
    }

    /**
     * The counts of a puzzle.
     *
     * @throws ScoreException if its pieces are not those that go along its rim and within: a board of one row or column, or a
     *     colour of the rim that occurs inside
     */
    public static ColourCounts of(EdgePuzzle puzzle) {
        Map<CellKind, Integer> cells = new EnumMap<>(CellKind.class);
        Map<CellKind, Integer> pieces = new EnumMap<>(CellKind.class);
        Map<Integer, int[]> rim = new TreeMap<>();
        Map<Integer, int[]> inner = new TreeMap<>();
        if (puzzle.rim().isPresent() && Math.min(puzzle.width(), puzzle.height()) < 2) {
            throw unlike(puzzle);
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
                    // A side with the rim on both sides of it is in no corner or border piece.
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

    /** Of what kind a piece is by the number and places of its sides of the rim's colour. */
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
        List<Integer> values = new ArrayList<>();
        counts.values().forEach(each -> values.add(each[column]));
        return values;
    }

    /** How many pieces of a kind are not pinned. */
    public int count(CellKind kind) {
        return pieces.getOrDefault(kind, 0);
    }
}
