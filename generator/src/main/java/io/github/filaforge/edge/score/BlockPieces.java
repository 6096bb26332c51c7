package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.Arrays;
import java.util.List;

/**
 * The border and inner pieces of a puzzle in the form that {@link BlockTally} needs, with colours numbered from 0 without
 * gaps. Inner pieces are included in each turn that looks different; a turned piece has the number {@code 4 * piece + turn}.
 */
final class BlockPieces {

    private final int colours;

    /** The sides of each border piece with the rim upwards; empty for a piece of another kind. */
    private final int[][] border;

    /**
     * The sides of each turned inner piece; empty for a piece of another kind, and for a turn that looks like an earlier
     * one.
     */
    private final int[][] inner;

    /** Makes the pieces of a puzzle with a colour of the rim; {@link ColourCounts#kind} decides their kinds. */
    BlockPieces(EdgePuzzle puzzle) {
        List<Integer> used = puzzle.pieces().stream()
                .flatMap(piece -> piece.sides().stream())
                .distinct()
                .sorted()
                .toList();
        int pieces = puzzle.size();
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
                int[] sides =
                        piece.turned(turn).stream().mapToInt(used::indexOf).toArray();
                if (kind == CellKind.INNER) {
                    inner[i * EdgePiece.SIDES + turn] = sides;
                } else if (kind == CellKind.BORDER && piece.colour(EdgePiece.UP, turn) == rim) {
                    border[i] = sides;
                }
            }
        }
    }

    int colours() {
        return colours;
    }

    boolean isBorder(int piece) {
        return border[piece].length > 0;
    }

    /** Returns the sides of a border piece with the rim upwards. */
    int[] border(int piece) {
        return border[piece];
    }

    /** Returns the sides of a turned inner piece; empty if there is none with this number. */
    int[] inner(int turned) {
        return inner[turned];
    }
}
