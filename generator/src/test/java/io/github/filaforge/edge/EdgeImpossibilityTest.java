package io.github.filaforge.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.oracle.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What makes an edge puzzle impossible")
class EdgeImpossibilityTest {

    /** The number of random boards; 20,000 boards take more than a minute. */
    private static final int BOARDS = 10 * Seeds.COUNT;

    private static final OptionalInt GREY = OptionalInt.of(0);

    /** The pieces 1, 2 and so on, by their sides. */
    private static EdgePuzzle puzzle(int width, OptionalInt rim, String... sides) {
        return puzzle(width, rim, List.of(), sides);
    }

    private static EdgePuzzle puzzle(int width, OptionalInt rim, List<EdgePlacement> pins, String... sides) {
        List<EdgePiece> pieces = new ArrayList<>();
        for (String each : sides) {
            pieces.add(new EdgePiece(
                    String.valueOf(pieces.size() + 1),
                    List.of(each.split(" ")).stream().map(Integer::valueOf).toList()));
        }
        return new EdgePuzzle("board", width, sides.length / width, rim, pieces, pins);
    }

    private static void assertReason(String reason, EdgePuzzle puzzle) {
        assertEquals(Optional.of(reason), EdgeImpossibility.reason(puzzle));
        assertFalse(isSolvable(puzzle));
    }

    private static void assertNoReason(EdgePuzzle puzzle) {
        assertEquals(Optional.empty(), EdgeImpossibility.reason(puzzle));
    }

    @Test
    @DisplayName("is not told of a puzzle that has a solution")
    void solvable() {
        assertNoReason(puzzle(2, GREY, "0 0 1 2", "0 0 2 1", "0 0 1 2", "0 0 2 1"));
        assertNoReason(puzzle(1, GREY, "0 0 0 0"));
        assertNoReason(puzzle(3, GREY, "0 0 1 0", "2 0 1 0", "0 0 0 2"));
    }

    @Test
    @DisplayName("may be an odd number of a colour")
    void parity() {
        assertReason(
                "colour 1 is on 5 sides, an odd number, but sides of one colour have to meet in pairs",
                puzzle(2, GREY, "0 0 1 2", "0 0 2 1", "0 0 1 1", "0 0 3 1"));
    }

    @Test
    @DisplayName("may be an odd number of the rim's colour inside")
    void parityOfRim() {
        assertReason(
                "colour 0 is on 1 side more than lie at the rim, an odd number, but sides of one colour have to meet in"
                        + " pairs",
                puzzle(2, GREY, "0 0 0 2", "0 0 2 1", "0 0 1 2", "0 0 2 1"));
    }

    @Test
    @DisplayName("is no odd number of a colour where the rim may have it")
    void parityWithoutRim() {
        assertNoReason(puzzle(1, OptionalInt.empty(), "0 1 2 3"));
        assertNoReason(puzzle(2, OptionalInt.empty(), "0 1 2 3", "1 4 5 6"));
    }

    @Test
    @DisplayName("may be more colours on an odd number of sides than sides at a rim without a colour")
    void parityOfMany() {
        assertReason(
                "10 colours are on an odd number of sides, and only 8 sides lie at the rim, where they meet no other",
                puzzle(2, OptionalInt.empty(), "0 1 2 3", "4 5 6 7", "8 9 1 1", "2 2 3 3"));
    }

    @Test
    @DisplayName("may be too few pieces for the corners")
    void corners() {
        assertReason(
                "4 cells of the board have 2 sides or more at the rim, and only 3 pieces have colour 0 there",
                puzzle(2, GREY, "0 0 1 2", "0 0 2 1", "0 0 1 2", "0 2 0 1"));
    }

    @Test
    @DisplayName("may be too few pieces for the rim, corners included")
    void rimPieces() {
        assertReason(
                "8 cells of the board have 1 side or more at the rim, and only 7 pieces have colour 0 there",
                puzzle(
                        3, GREY, "0 0 1 1", "0 0 1 1", "0 0 1 1", "0 0 1 1", "0 1 1 1", "0 1 1 1", "0 1 1 1", "1 1 1 1",
                        "1 1 1 1"));
    }

    @Test
    @DisplayName("may be too few pieces for the ends of a single row, or for all of it")
    void singleRow() {
        assertReason(
                "2 cells of the board have 3 sides or more at the rim, and only 1 piece has colour 0 there",
                puzzle(3, GREY, "0 0 0 1", "0 1 0 1", "0 1 0 1"));
        assertReason(
                "3 cells of the board have 2 sides or more at the rim, and only 2 pieces have colour 0 there",
                puzzle(3, GREY, "0 0 0 1", "0 0 0 1", "0 0 1 1"));
        assertReason(
                "1 cell of the board has 4 sides at the rim, and only 0 pieces have colour 0 there",
                puzzle(1, GREY, "0 0 0 1"));
    }

    @Test
    @DisplayName("may be that sides along the rim do not meet")
    void hands() {
        assertReason(
                "colour 1 is on 3 sides to one hand of the rim and on 1 to the other, but along the rim each of these has to"
                        + " meet one of those",
                puzzle(2, GREY, "0 0 1 2", "0 0 1 2", "0 0 1 2", "0 0 2 1"));
    }

    @Test
    @DisplayName("may be a piece with a place whose side at the rim has another colour")
    void pinAtTheRim() {
        assertReason(
                "the left side of piece 2, which has its place, has colour 2, but at the rim sides have colour 0",
                puzzle(2, GREY, List.of(new EdgePlacement(0, 1, 0)), "0 0 1 2", "0 0 1 2", "0 0 2 1", "0 0 2 1"));
    }

    @Test
    @DisplayName("may be two pieces with places that do not match")
    void pinsThatMeet() {
        assertReason(
                "the right side of piece 1, which has its place, has colour 1, but meets colour 2 of piece 3",
                puzzle(
                        2,
                        GREY,
                        List.of(new EdgePlacement(0, 0, 3), new EdgePlacement(1, 2, 0)),
                        "0 0 1 2",
                        "0 0 2 1",
                        "0 0 1 2",
                        "0 0 2 1"));
    }

    @Test
    @DisplayName("is told of none that a plain search solves, for random boards")
    void neverOfASolvablePuzzle() {
        int solvable = 0;
        int told = 0;
        for (int seed = 0; seed < BOARDS; seed++) {
            EdgePuzzle puzzle = random(new Random(seed));
            boolean isSolvable = isSolvable(puzzle);
            Optional<String> reason = EdgeImpossibility.reason(puzzle);
            assertTrue(!isSolvable || reason.isEmpty(), () -> reason + " of " + puzzle);
            solvable += isSolvable ? 1 : 0;
            told += reason.isPresent() ? 1 : 0;
        }

        // or else the boards would prove nothing
        assertTrue(solvable > BOARDS / 10, "solvable: " + solvable);
        assertTrue(told > BOARDS / 10, "told: " + told);
    }

    /** Up to three by three cells. Of half of them the sides meet as they are made, and few are changed after that. */
    private static EdgePuzzle random(Random random) {
        int width = 1 + random.nextInt(3);
        int height = 1 + random.nextInt(3);
        int colours = 1 + random.nextInt(3);
        boolean hasRim = random.nextInt(3) > 0;
        int[][] sides = new int[width * height][EdgePiece.SIDES];
        for (int cell = 0; cell < sides.length; cell++) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                sides[cell][side] = random.nextInt(colours + 1);
            }
        }
        for (int cell = 0; cell < sides.length; cell++) {
            int column = cell % width;
            if (column > 0) {
                sides[cell][EdgePiece.LEFT] = sides[cell - 1][EdgePiece.RIGHT];
            } else if (hasRim) {
                sides[cell][EdgePiece.LEFT] = 0;
            }
            if (cell >= width) {
                sides[cell][EdgePiece.UP] = sides[cell - width][EdgePiece.DOWN];
            } else if (hasRim) {
                sides[cell][EdgePiece.UP] = 0;
            }
            if (hasRim && column == width - 1) {
                sides[cell][EdgePiece.RIGHT] = 0;
            }
            if (hasRim && cell >= sides.length - width) {
                sides[cell][EdgePiece.DOWN] = 0;
            }
        }
        int changes = random.nextInt(3);
        for (int change = 0; change < changes; change++) {
            sides[random.nextInt(sides.length)][random.nextInt(EdgePiece.SIDES)] = random.nextInt(colours + 1);
        }
        List<EdgePlacement> pins = new ArrayList<>();
        List<EdgePiece> pieces = new ArrayList<>();
        for (int cell = 0; cell < sides.length; cell++) {
            int turn = random.nextInt(EdgePiece.SIDES);
            List<Integer> turned = new ArrayList<>();
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                turned.add(sides[cell][(side + turn) % EdgePiece.SIDES]);
            }
            pieces.add(new EdgePiece("p" + cell, turned));
            if (random.nextInt(4) == 0) {
                pins.add(new EdgePlacement(cell, cell, turn));
            }
        }
        return new EdgePuzzle("random", width, height, hasRim ? OptionalInt.of(0) : OptionalInt.empty(), pieces, pins);
    }

    private static boolean isSolvable(EdgePuzzle puzzle) {
        return isSolvable(puzzle, new EdgePlacement[puzzle.size()], 0, 0);
    }

    private static boolean isSolvable(EdgePuzzle puzzle, EdgePlacement[] board, int cell, int used) {
        if (cell == puzzle.size()) {
            return true;
        }
        for (int piece = 0; piece < puzzle.size(); piece++) {
            for (int turn = 0; turn < EdgePiece.SIDES && (used & 1 << piece) == 0; turn++) {
                board[cell] = new EdgePlacement(cell, piece, turn);
                if (fits(puzzle, board, cell) && isSolvable(puzzle, board, cell + 1, used | 1 << piece)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean fits(EdgePuzzle puzzle, EdgePlacement[] board, int cell) {
        EdgePlacement here = board[cell];
        boolean isAsPinned = puzzle.pins().stream()
                .allMatch(pin -> pin.equals(here) || (pin.cell() != cell && pin.piece() != here.piece()));
        return isAsPinned
                && side(puzzle, here, EdgePiece.UP, cell < puzzle.width() ? null : board[cell - puzzle.width()])
                && side(puzzle, here, EdgePiece.LEFT, cell % puzzle.width() == 0 ? null : board[cell - 1])
                && (cell % puzzle.width() < puzzle.width() - 1 || side(puzzle, here, EdgePiece.RIGHT, null))
                && (cell + puzzle.width() < puzzle.size() || side(puzzle, here, EdgePiece.DOWN, null));
    }

    /** Returns true if a side matches the side of its neighbour, or the rim if there is no neighbour. */
    private static boolean side(EdgePuzzle puzzle, EdgePlacement here, int side, EdgePlacement neighbour) {
        int colour = puzzle.colour(here, side);
        return neighbour == null
                ? puzzle.rim().isEmpty() || puzzle.rim().getAsInt() == colour
                : puzzle.colour(neighbour, (side + 2) % EdgePiece.SIDES) == colour;
    }
}
