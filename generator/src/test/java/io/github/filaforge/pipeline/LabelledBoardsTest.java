package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The number of labelled boards, in which equal pieces, and the turns of symmetric pieces, are told apart. */
class LabelledBoardsTest {

    /** The greatest number of placements of a plain enumeration. */
    private static final int MOST = 500_000;

    private static final SearchRequest ALL =
            SearchRequest.builder().distinct(Distinct.ALL).build();

    private static BigInteger labelled(EdgePuzzle puzzle) {
        return SearchBuilder.prepare(puzzle, ALL)
                .count()
                .multiply(puzzle.labellings().orElseThrow());
    }

    @Test
    void theBoardsTimesTheirLabellingsAreTheLabelledBoardsOfAPlainEnumeration() {
        int compared = 0;
        int labelled = 0;
        for (long seed : LongStream.rangeClosed(1, 2L * Seeds.COUNT).toArray()) {
            EdgePuzzle puzzle = random(seed);
            OptionalLong plain = new PlainLabelledBoards(puzzle).count();
            if (plain.isPresent()) {
                assertEquals(
                        BigInteger.valueOf(plain.getAsLong()), labelled(puzzle), () -> "seed " + seed + ": " + puzzle);
                compared++;
                labelled += puzzle.labellings().orElseThrow().intValue() > 1 ? 1 : 0;
            }
        }
        assertTrue(compared > Seeds.COUNT, compared + " boards");
        assertTrue(labelled > Seeds.part(3), labelled + " boards with several labellings");
    }

    @ParameterizedTest
    @CsvSource({"edges_6x6, 1", "edges_6x6_many, 1", "scramble_3x3, 1", "macmahon_6x4, 512"})
    void aFileHasItsNumberOfLabellings(String file, long expected) {
        // MacMahon's squares: three have one colour, and three look as before after half a turn.
        EdgePuzzle puzzle = Filaforge.readEdges(Definitions.file(file)).get(0);

        assertEquals(Optional.of(BigInteger.valueOf(expected)), puzzle.labellings());
    }

    /** The field has a set of 6x6 with 1,905,944 boards and 2,195,647,488 labelled boards. */
    @Test
    void typesOfThreeAndTwoPiecesAndTwoPiecesThatHalfATurnKeepsHave1152Labellings() {
        List<EdgePiece> pieces = new ArrayList<>();
        int colour = 0;
        for (int copies : List.of(3, 2, 2, 3, 2)) {
            colour++;
            for (int copy = 0; copy < copies; copy++) {
                List<Integer> sides = new ArrayList<>(List.of(colour, 90, 91, 92));
                Collections.rotate(sides, copy);
                pieces.add(new EdgePiece("p" + pieces.size(), sides));
            }
        }
        pieces.add(new EdgePiece("h1", List.of(1, 2, 1, 2)));
        pieces.add(new EdgePiece("h2", List.of(1, 3, 1, 3)));
        while (pieces.size() < 36) {
            pieces.add(new EdgePiece("s" + pieces.size(), List.of(pieces.size(), 93, 94, 95)));
        }
        EdgePuzzle puzzle = new EdgePuzzle("set", 6, 6, OptionalInt.empty(), pieces, List.of());

        assertEquals(Optional.of(BigInteger.valueOf(1152)), puzzle.labellings());
    }

    @Test
    void aNumberBeyondLongIsExact() {
        List<EdgePiece> pieces = IntStream.range(0, 25)
                .mapToObj(piece -> new EdgePiece("p" + piece, List.of(0, 0, 0, 0)))
                .toList();
        EdgePuzzle puzzle = new EdgePuzzle("blank", 5, 5, OptionalInt.of(0), pieces, List.of());

        // 25! 4^25
        assertEquals(
                new BigInteger("15511210043330985984000000").shiftLeft(50),
                puzzle.labellings().orElseThrow());
    }

    @Test
    void pinnedPiecesAndPiecesThatMayNotBeTurnedHaveNoLabellingsOfTheirOwn() {
        EdgePiece turning = new EdgePiece("A", List.of(1, 2, 1, 2));
        EdgePiece equal = new EdgePiece("B", List.of(2, 1, 2, 1));
        EdgePiece fixed = new EdgePiece("C", List.of(1, 2, 1, 2), false);
        List<EdgePiece> pieces = List.of(turning, equal, fixed);
        EdgePuzzle free = new EdgePuzzle("row", 3, 1, OptionalInt.empty(), pieces, List.of());

        assertEquals(Optional.of(BigInteger.valueOf(8)), free.labellings());
        assertEquals(
                Optional.of(BigInteger.TWO),
                free.withPins(List.of(new EdgePlacement(1, 0, 1))).labellings());
    }

    @Test
    void whereAPieceIsLeftOverThereIsNoNumberOfLabellings() {
        List<EdgePiece> pieces = IntStream.range(0, 3)
                .mapToObj(piece -> new EdgePiece("p" + piece, List.of(0, 0, 0, piece)))
                .toList();

        assertEquals(
                Optional.empty(), new EdgePuzzle("pool", 2, 1, OptionalInt.empty(), pieces, List.of()).labellings());
    }

    @ParameterizedTest
    @EnumSource(names = {"ALL", "UP_TO_ROTATION"})
    void aSearchHasLabellingsIfItCountsAllBoards(Distinct distinct) {
        EdgePuzzle puzzle =
                Filaforge.readEdges(Definitions.file("macmahon_6x4")).get(0);
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();

        assertEquals(
                distinct == Distinct.ALL,
                new EdgeBuilder(puzzle, "", request, new Stopwatch())
                        .labellings()
                        .isPresent());
    }

    /** Returns a board of 2x2 to 3x3 cells that is coloured at random with few colours, and cut into pieces. */
    private static EdgePuzzle random(long seed) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        int width = 2 + random.nextInt(2);
        int height = 2 + random.nextInt(2);
        int colours = 1 + random.nextInt(3);
        boolean hasRim = random.nextBoolean();
        int pinsOfNine = random.nextInt(4);
        int fixedOfTwo = random.nextInt(3);
        int[][] level = new int[height + 1][width];
        int[][] upright = new int[height][width + 1];
        for (int y = 0; y <= height; y++) {
            for (int x = 0; x < width; x++) {
                level[y][x] = hasRim && y % height == 0 ? 0 : random.nextInt(colours + 1);
            }
        }
        for (int y = 0; y < height; y++) {
            for (int x = 0; x <= width; x++) {
                upright[y][x] = hasRim && x % width == 0 ? 0 : random.nextInt(colours + 1);
            }
        }
        List<EdgePiece> pieces = new ArrayList<>();
        List<EdgePlacement> pins = new ArrayList<>();
        for (int cell = 0; cell < width * height; cell++) {
            int x = cell % width;
            int y = cell / width;
            List<Integer> sides =
                    new ArrayList<>(List.of(level[y][x], upright[y][x + 1], level[y + 1][x], upright[y][x]));
            boolean mayTurn = random.nextInt(2) >= fixedOfTwo;
            int turn = mayTurn ? random.nextInt(4) : 0;
            Collections.rotate(sides, -turn);
            pieces.add(new EdgePiece("p" + cell, sides, mayTurn));
            if (random.nextInt(9) < pinsOfNine) {
                pins.add(new EdgePlacement(cell, cell, turn));
            }
        }
        return new EdgePuzzle(
                "board" + seed, width, height, hasRim ? OptionalInt.of(0) : OptionalInt.empty(), pieces, pins);
    }

    /** Lays each piece in each turn on each cell, row by row, with no regard to pieces that look equal. */
    private static final class PlainLabelledBoards {

        private final EdgePuzzle puzzle;
        private final int[] pieceAt;
        private final int[] turnAt;
        private final boolean[] used;
        private final boolean[] pinned;
        private long placements;

        PlainLabelledBoards(EdgePuzzle puzzle) {
            this.puzzle = puzzle;
            int size = puzzle.width() * puzzle.height();
            pieceAt = new int[size];
            turnAt = new int[size];
            used = new boolean[size];
            pinned = new boolean[size];
            puzzle.pins().forEach(pin -> pinned[pin.piece()] = true);
        }

        /** Returns the number of labelled boards; empty if it takes too long to enumerate them. */
        OptionalLong count() {
            long boards = from(0);
            return placements > MOST ? OptionalLong.empty() : OptionalLong.of(boards);
        }

        private long from(int cell) {
            if (cell == pieceAt.length) {
                return 1;
            }
            for (EdgePlacement pin : puzzle.pins()) {
                if (pin.cell() == cell) {
                    return with(cell, pin.piece(), pin.turn());
                }
            }
            long boards = 0;
            for (int piece = 0; piece < used.length; piece++) {
                int turns = puzzle.pieces().get(piece).mayTurn() ? 4 : 1;
                for (int turn = 0; turn < turns && !used[piece] && !pinned[piece]; turn++) {
                    boards += with(cell, piece, turn);
                }
            }
            return boards;
        }

        private long with(int cell, int piece, int turn) {
            pieceAt[cell] = piece;
            turnAt[cell] = turn;
            if (placements > MOST || !matches(cell)) {
                return 0;
            }
            placements++;
            used[piece] = true;
            long boards = from(cell + 1);
            used[piece] = false;
            return boards;
        }

        private int colour(int cell, int side) {
            return puzzle.pieces().get(pieceAt[cell]).sides().get((side + 4 - turnAt[cell]) % 4);
        }

        private boolean matches(int cell) {
            int width = puzzle.width();
            int column = cell % width;
            int row = cell / width;
            boolean isRight = (row == 0 || colour(cell - width, 2) == colour(cell, 0))
                    && (column == 0 || colour(cell - 1, 1) == colour(cell, 3));
            if (puzzle.rim().isEmpty()) {
                return isRight;
            }
            int rim = puzzle.rim().getAsInt();
            return isRight
                    && (row > 0 || colour(cell, 0) == rim)
                    && (column < width - 1 || colour(cell, 1) == rim)
                    && (row < puzzle.height() - 1 || colour(cell, 2) == rim)
                    && (column > 0 || colour(cell, 3) == rim);
        }
    }
}
