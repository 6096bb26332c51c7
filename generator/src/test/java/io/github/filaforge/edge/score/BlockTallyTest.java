package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blocks counted by tables against blocks filled one by one on a board. */
@Tag("seconds")
class BlockTallyTest {

    @ParameterizedTest
    @CsvSource({"5, 5, 2, 3, 1", "6, 4, 3, 3, 2", "6, 6, 3, 5, 3", "5, 6, 1, 2, 4", "5, 5, 2, 1, 5"})
    void groupsHaveTheFillingsThatAPlainSearchFinds(int width, int height, int rim, int inner, long seed) {
        assertFillings(Sets.board(width, height, rim, inner, seed), seed);
    }

    @Test
    void rimAndInsideMayHaveTheSameColours() {
        EdgePuzzle puzzle = Sets.merged(Sets.board(5, 5, 3, 3, 1), 3);

        assertFillings(puzzle, 1);
        assertCorners(puzzle, 1);
    }

    private static void assertFillings(EdgePuzzle puzzle, long seed) {
        Random random = new Random(seed);
        long all = 0;
        for (int trial = 0; trial < 4; trial++) {
            BitSet group = new BitSet();
            random.ints(3L * puzzle.size() / 4, 0, puzzle.size()).forEach(group::set);

            long found = BlockTally.of(new BlockPieces(puzzle), group).fillings();

            assertEquals(new Block(puzzle, group, 1, 2, 3).fillings(), found);
            all += found;
        }
        assertTrue(all > 0);
    }

    /** Each piece in turn leaves the group or enters it, and a plain search counts the fillings of the new group. */
    @Test
    void piecesThatGoInAndOutTakeTheirFillingsWithThem() {
        EdgePuzzle puzzle = Sets.board(5, 5, 2, 3, 6);
        BlockPieces pieces = new BlockPieces(puzzle);
        BitSet group = new BitSet();
        new Random(1).ints(25, 0, 25).forEach(group::set);
        BlockTally tally = BlockTally.of(pieces, group);
        for (int piece = 0; piece < 25; piece++) {
            boolean isIn = group.get(piece);
            long before = tally.fillings();
            long own = isIn ? tally.fillingsWith(piece) : 0;
            if (isIn) {
                tally.remove(piece);
            } else {
                tally.add(piece);
                own = -tally.fillingsWith(piece);
            }
            group.flip(piece);

            assertEquals(new Block(puzzle, group, 1, 2, 3).fillings(), tally.fillings());
            // Corner pieces are in no block.
            assertEquals(before - own, tally.fillings());
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 2, 2, 1", "5, 5, 2, 3, 2", "6, 6, 3, 4, 3"})
    void cornersHaveTheFillingsThatAPlainSearchFinds(int width, int height, int rim, int inner, long seed) {
        assertCorners(Sets.board(width, height, rim, inner, seed), seed);
    }

    private static void assertCorners(EdgePuzzle puzzle, long seed) {
        BitSet group = new BitSet();
        new Random(seed).ints(puzzle.size(), 0, puzzle.size()).forEach(group::set);
        CornerBlocks corners = new CornerBlocks(puzzle, group);
        for (int corner = 0; corner < puzzle.size(); corner++) {
            if (ColourCounts.kind(puzzle, puzzle.pieces().get(corner)) == CellKind.CORNER) {
                BitSet own = new BitSet();
                for (int i = group.nextSetBit(0); i >= 0; i = group.nextSetBit(i + 1)) {
                    own.set(i, ColourCounts.kind(puzzle, puzzle.pieces().get(i)) != CellKind.CORNER);
                }
                own.set(corner);

                assertEquals(new Block(puzzle, own, 0, 3, 3).fillings(), corners.count(corner));
            }
        }
    }

    /** A part of a board at its top, filled in all ways by pieces of a group; equal turns of a piece once. */
    private static final class Block {

        private final EdgePuzzle puzzle;
        private final BitSet left;
        private final int column;
        private final int width;
        private final int height;
        private final EdgePlacement[] board;

        Block(EdgePuzzle puzzle, BitSet group, int column, int width, int height) {
            this.puzzle = puzzle;
            left = (BitSet) group.clone();
            this.column = column;
            this.width = width;
            this.height = height;
            board = new EdgePlacement[puzzle.size()];
        }

        long fillings() {
            return fill(0);
        }

        private long fill(int at) {
            if (at == width * height) {
                return 1;
            }
            long count = 0;
            int cell = at / width * puzzle.width() + column + at % width;
            for (int piece = 0; piece < puzzle.size(); piece++) {
                int turns = puzzle.pieces().get(piece).period();
                for (int turn = 0; turn < turns && left.get(piece); turn++) {
                    EdgePlacement placement = new EdgePlacement(cell, piece, turn);
                    if (fits(placement)) {
                        board[cell] = placement;
                        left.clear(piece);
                        count += fill(at + 1);
                        left.set(piece);
                        board[cell] = null;
                    }
                }
            }
            return count;
        }

        private boolean fits(EdgePlacement placement) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                OptionalInt next = puzzle.neighbour(placement.cell(), side);
                int colour = puzzle.colour(placement, side);
                if ((colour == 0) != next.isEmpty()) {
                    return false;
                }
                EdgePlacement beside = next.isEmpty() ? null : board[next.getAsInt()];
                if (beside != null && puzzle.colour(beside, (side + 2) % EdgePiece.SIDES) != colour) {
                    return false;
                }
            }
            return true;
        }
    }
}
