package io.github.filaforge.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A board made by chance")
class EdgeGeneratorTest {

    @Tag("seconds")
    @ParameterizedTest
    @CsvSource({
        "16, 16, 5, 17",
        "6, 6, 3, 5",
        "2, 2, 1, 0",
        "2, 5, 2, 3",
        "5, 2, 13, 1",
        "3, 3, 1, 1",
        "32, 32, 20, 200"
    })
    @DisplayName("has a solution, each piece once")
    void solution(int width, int height, int rim, int inner) {
        for (long seed = 0; seed < 3; seed++) {
            EdgeGenerator.Board board = EdgeGenerator.generate("b", width, height, Math.min(rim, 10), inner, seed);

            assertEquals(width * height, board.solution().size());
            assertEquals(
                    board.puzzle().size(),
                    board.solution().stream()
                            .map(EdgePlacement::piece)
                            .distinct()
                            .count());
            assertEquals(List.of(), board.puzzle().pins());
            // On a board with all pieces placed, every two pieces that do not match would be a reason.
            assertEquals(Optional.empty(), EdgeImpossibility.reason(board.solved()));
        }
    }

    @Test
    @DisplayName("is the same for the same seed, in all releases")
    void seed() {
        EdgePuzzle board = EdgeGenerator.generate("b", 3, 3, 2, 2, 7).puzzle();

        assertEquals(board, EdgeGenerator.generate("b", 3, 3, 2, 2, 7).puzzle());
        assertTrue(!board.equals(EdgeGenerator.generate("b", 3, 3, 2, 2, 8).puzzle()));
        assertEquals(
                "[[4, 1, 0, 1], [0, 0, 1, 1], [1, 2, 0, 0], [0, 1, 3, 1], [4, 3, 3, 4], [2, 2, 0, 0], [2, 4, 2, 0], [3, 2, 0, 2], [0, 0, 2, 1]]",
                board.pieces().stream().map(EdgePiece::sides).toList().toString());
    }

    @Test
    @DisplayName("has colours of its own along the rim, and all as often as others")
    void colours() {
        EdgeGenerator.Board board = EdgeGenerator.generate("b", 16, 16, 5, 17, 3);
        Map<Integer, Integer> sides = new HashMap<>();
        board.puzzle().pieces().forEach(piece -> piece.sides().forEach(colour -> sides.merge(colour, 1, Integer::sum)));

        assertEquals(64, sides.get(0));
        assertEquals(
                Set.of(24),
                IntStream.rangeClosed(1, 5).mapToObj(sides::get).collect(HashSet::new, Set::add, Set::addAll));
        IntSummaryStatistics inner =
                IntStream.rangeClosed(6, 22).map(sides::get).summaryStatistics();
        assertEquals(840, inner.getSum());
        assertEquals(48, inner.getMin());
        assertEquals(50, inner.getMax());
        for (EdgePlacement placement : board.solution()) {
            int rimSides = board.puzzle().rimSides(placement.cell());
            long along = board.puzzle().pieces().get(placement.piece()).sides().stream()
                    .filter(colour -> colour >= 1 && colour <= 5)
                    .count();
            assertEquals(rimSides == 0 ? 0 : 2, along);
        }
    }

    @ParameterizedTest
    @CsvSource({"16, 5, 17", "10, 3, 8", "6, 3, 5"})
    @DisplayName("has no two equal pieces, and none that looks alike when turned, where that can be had")
    void distinct(int side, int rim, int inner) {
        for (long seed = 0; seed < 10; seed++) {
            EdgeGenerator.Board board = EdgeGenerator.generate("b", side, side, rim, inner, seed);

            Set<List<Integer>> shapes = new HashSet<>();
            board.puzzle().pieces().forEach(piece -> {
                assertEquals(EdgePiece.SIDES, piece.period());
                shapes.add(piece.firstTurned());
            });
            assertEquals(side * side, shapes.size());
            assertEquals(0, board.faults());
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 10", "5, 10", "4, 3", "2, 12"})
    @DisplayName("without a colour of the rim has all colours equally often, and pieces that lie as they are defined")
    void tetraVex(int side, int colours) {
        for (long seed = 0; seed < 5; seed++) {
            EdgeGenerator.Rules rules = new EdgeGenerator.Rules(OptionalInt.empty(), colours, false, Periods.NONE);
            EdgeGenerator.Board board = EdgeGenerator.generate("b", side, side, rules, seed);
            Map<Integer, Integer> pairs = new HashMap<>();
            board.solution()
                    .forEach(placement -> IntStream.range(0, EdgePiece.SIDES)
                            .filter(each -> each < 2
                                    || board.puzzle()
                                            .neighbour(placement.cell(), each)
                                            .isEmpty())
                            .forEach(each -> pairs.merge(board.puzzle().colour(placement, each), 1, Integer::sum)));

            assertEquals(OptionalInt.empty(), board.puzzle().rim());
            assertEquals(Optional.empty(), EdgeImpossibility.reason(board.solved()));
            assertTrue(board.puzzle().pieces().stream().noneMatch(EdgePiece::mayTurn));
            assertTrue(board.solution().stream().allMatch(placement -> placement.turn() == 0));
            assertEquals(
                    board.puzzle().size(),
                    board.puzzle().pieces().stream()
                            .map(EdgePiece::sides)
                            .distinct()
                            .count());
            IntSummaryStatistics counts =
                    IntStream.range(0, colours).map(pairs::get).summaryStatistics();
            assertTrue(counts.getMax() - counts.getMin() <= 1, pairs::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"x, 5, 4, 2", "y, 3, 3, 1", "xy, 4, 4, 0", "xy, 2, 2, 0", "x, 2, 5, 0", "y, 5, 2, 0"})
    @DisplayName("that is closed has a solution, and the colour of the rim only where the board has ends")
    @Tag("seconds")
    void closed(String axes, int width, int height, int rimColours) {
        for (long seed = 0; seed < 5; seed++) {
            EdgeGenerator.Rules rules = new EdgeGenerator.Rules(
                    rimColours == 0 ? OptionalInt.empty() : OptionalInt.of(rimColours),
                    4,
                    true,
                    Periods.of(Lattices.CUBIC, new Box(width, height, 1), axes));
            EdgeGenerator.Board board = EdgeGenerator.generate("b", width, height, rules, seed);

            assertEquals(axes, board.puzzle().periods().axes());
            assertEquals(Optional.empty(), EdgeImpossibility.reason(board.solved()));
        }
    }

    @Test
    @DisplayName("tells how many pieces are not so, where it cannot be had")
    void faults() {
        assertTrue(EdgeGenerator.generate("b", 4, 4, 1, 1, 0).faults() > 0);
    }

    @Test
    @DisplayName("has no more colours than pairs of sides that meet")
    void tooManyColours() {
        EdgeGenerator.Rules withRim = new EdgeGenerator.Rules(1, 1);
        EdgeGenerator.Rules tetraVex = new EdgeGenerator.Rules(OptionalInt.empty(), 1, false, Periods.NONE);
        assertEquals(8, EdgeGenerator.joinsAlongRim(3, 3, withRim));
        assertEquals(4, EdgeGenerator.joinsInside(3, 3, withRim));
        assertEquals(24, EdgeGenerator.joinsInside(3, 3, tetraVex));
        assertThrows(IllegalArgumentException.class, () -> EdgeGenerator.generate("b", 3, 3, 9, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> EdgeGenerator.generate("b", 3, 3, 1, 0, 0));
    }
}
