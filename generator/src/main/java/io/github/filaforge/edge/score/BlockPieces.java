package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.Arrays;
import java.util.List;

/**
 * The border and inner pieces of a puzzle as {@link BlockTally} needs them, with colours numbered from 0 without gaps. Inner
 * pieces are there in each turn that looks different; a turned piece has the number {@code 4 * piece + turn}.
 */
final class BlockPieces {

    private final int pieces;
    private final int colours;

    /** By piece its sides with the rim upwards; empty if it is no border piece. */
    private final int[][] border;

    /** By turned piece its sides; empty if there is no such piece among the inner ones. */
    private final int[][] inner;

    /** The pieces of a puzzle with a colour of the rim, of kinds as {@link ColourCounts#kind} has them. */
    BlockPieces(EdgePuzzle puzzle) {
        List<Integer> used = puzzle.pieces().stream()
                .flatMap(piece -> piece.sides().stream())
                .distinct()
                .sorted()
                .toList();
        pieces = puzzle.size();
        colours = used.size();
        border = new int[pieces][];
        inner = new int[pieces * EdgePiece.SIDES][];
        Arrays.fill(border, new int[0]);
        Arrays.fill(inner, new int[0]);
        int rim = puzzle.rim().orElseThrow();
        for (int i = 0; i < pieces; i++) {
            EdgePiece piece = puzzle.pieces().get(i);
            CellKind kind = ColourCounts.kind(puzzle, piece);
            for (int turn = 0; turn < piece.period(); turn++) {
                int[] sides = piece.turned(turn).stream()
                        .mapToInt(colour -> used.indexOf(colour))
                        .toArray();
                if (kind == CellKind.INNER) {
                    inner[i * EdgePiece.SIDES + turn] = sides;
                } else if (kind == CellKind.BORDER && piece.colour(EdgePiece.UP, turn) == rim) {
                    border[i] = sides;
                }
            }
        }
    }

    /** How many pieces the puzzle has. */
    int pieces() {
        return pieces;
    }

    /** How many colours there are. */
    int colours() {
        return colours;
    }

    boolean isBorder(int piece) {
        return border[piece].length > 0;
    }

    /** The sides of a border piece with the rim upwards. */
    int[] border(int piece) {
        return border[piece];
    }

    /** The sides of a turned inner piece; empty if there is none of this number. */
    int[] inner(int turned) {
        return inner[turned];
    }
}
