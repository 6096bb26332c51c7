package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;

/** Sets of pieces for tests. */
final class Sets {

    /** The published numbers of joins of each colour of Eternity II: 60 at the rim, 420 inside. */
    static final ColourCounts ETERNITY = ofJoins(16, 16, Collections.nCopies(5, 12), joined(12, 25, 5, 24));

    private Sets() {}

    /**
     * Returns the counts of a set of which only the joins of a solution are known, with pieces as on a board whose rim has a
     * colour of its own.
     *
     * @param width the number of columns, 2 or more
     * @param height the number of rows, 2 or more
     * @param rimJoins the number of rim joins of each colour
     * @param innerJoins the number of inner joins of each colour
     */
    static ColourCounts ofJoins(int width, int height, List<Integer> rimJoins, List<Integer> innerJoins) {
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

    private static List<Integer> joined(int many, int joins, int others, int otherJoins) {
        List<Integer> all = new ArrayList<>(Collections.nCopies(many, joins));
        all.addAll(Collections.nCopies(others, otherJoins));
        return all;
    }

    /** A board made by chance; equal pieces and such as look alike when turned only where there are too few colours. */
    static EdgePuzzle board(int width, int height, int rimColours, int innerColours, long seed) {
        return EdgeGenerator.generate("test", width, height, rimColours, innerColours, seed)
                .puzzle();
    }

    /**
     * The pieces of such a board with their sides exchanged at random, leading rim sides, trailing ones and inner ones each
     * among themselves: as the theory has sets, mostly without a solution.
     */
    static EdgePuzzle mixed(int width, int height, int rimColours, int innerColours, long seed) {
        EdgePuzzle board = board(width, height, rimColours, innerColours, seed);
        List<List<Integer>> taken = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (EdgePiece piece : board.pieces()) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                if (piece.colour(side, 0) != 0) {
                    taken.get(sort(piece, side)).add(piece.colour(side, 0));
                }
            }
        }
        taken.forEach(colours -> Collections.shuffle(colours, new Random(seed)));
        List<List<Integer>> pieces = new ArrayList<>();
        for (EdgePiece piece : board.pieces()) {
            List<Integer> sides = new ArrayList<>();
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                List<Integer> colours = taken.get(sort(piece, side));
                sides.add(piece.colour(side, 0) == 0 ? 0 : colours.remove(colours.size() - 1));
            }
            pieces.add(sides);
        }
        return puzzle(width, height, OptionalInt.of(0), pieces, List.of());
    }

    /** The puzzle with the same few colours at the rim and inside. */
    static EdgePuzzle merged(EdgePuzzle puzzle, int colours) {
        List<List<Integer>> pieces = new ArrayList<>();
        for (EdgePiece piece : puzzle.pieces()) {
            pieces.add(piece.sides().stream()
                    .map(colour -> colour == 0 ? 0 : 1 + colour % colours)
                    .toList());
        }
        return puzzle(puzzle.width(), puzzle.height(), puzzle.rim(), pieces, puzzle.pins());
    }

    /** 0 for a leading rim side, 1 for a trailing one, 2 for others. */
    private static int sort(EdgePiece piece, int side) {
        if (piece.colour((side + 3) % EdgePiece.SIDES, 0) == 0) {
            return 0;
        }
        return piece.colour((side + 1) % EdgePiece.SIDES, 0) == 0 ? 1 : 2;
    }

    /** A board whose pieces do not matter. */
    static EdgePuzzle blank(int width, int height, List<EdgePlacement> pins) {
        return puzzle(width, height, OptionalInt.of(0), Collections.nCopies(width * height, List.of(0, 0, 0, 0)), pins);
    }

    static EdgePuzzle puzzle(
            int width, int height, OptionalInt rim, List<List<Integer>> sides, List<EdgePlacement> pins) {
        List<EdgePiece> pieces = new ArrayList<>();
        for (List<Integer> each : sides) {
            pieces.add(new EdgePiece("" + (pieces.size() + 1), each));
        }
        return new EdgePuzzle("test", width, height, rim, pieces, pins);
    }

    /** The joins of a blank board in an order that has a name. */
    static OrderedJoins joins(int width, int height, String order) {
        return OrderedJoins.of(blank(width, height, List.of()), new SearchOrders(width, height).named(order));
    }

    /**
     * Counts the partial fillings without mismatches, by the number of cells filled; by plain trial. The colour of the rim may
     * not lie inside, not even beside an empty cell.
     */
    static long[] fillings(EdgePuzzle puzzle, BoardOrder order) {
        long[] counts = new long[puzzle.size() + 1];
        fill(puzzle, order, new EdgePlacement[puzzle.size()], new boolean[puzzle.size()], 0, counts);
        return counts;
    }

    private static void fill(
            EdgePuzzle puzzle, BoardOrder order, EdgePlacement[] board, boolean[] used, int depth, long... counts) {
        counts[depth]++;
        if (depth == puzzle.size()) {
            return;
        }
        int cell = order.cells().get(depth);
        for (int piece = 0; piece < puzzle.size(); piece++) {
            for (int turn = 0; turn < EdgePiece.SIDES && !used[piece]; turn++) {
                EdgePlacement placement = new EdgePlacement(cell, piece, turn);
                if (fits(puzzle, placement, board)) {
                    board[cell] = placement;
                    used[piece] = true;
                    fill(puzzle, order, board, used, depth + 1, counts);
                    used[piece] = false;
                    board[cell] = null;
                }
            }
        }
    }

    private static boolean fits(EdgePuzzle puzzle, EdgePlacement placement, EdgePlacement... board) {
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            OptionalInt next = puzzle.neighbour(placement.cell(), side);
            int colour = puzzle.colour(placement, side);
            if (next.isEmpty()) {
                if (puzzle.rim().isPresent() && colour != puzzle.rim().getAsInt()) {
                    return false;
                }
            } else if (puzzle.rim().isPresent() && colour == puzzle.rim().getAsInt()) {
                return false;
            } else if (board[next.getAsInt()] != null
                    && puzzle.colour(board[next.getAsInt()], (side + 2) % EdgePiece.SIDES) != colour) {
                return false;
            }
        }
        return true;
    }
}
