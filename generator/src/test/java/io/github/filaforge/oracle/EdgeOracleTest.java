package io.github.filaforge.oracle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks the oracle of edge puzzles by counts that are known from elsewhere or counted by hand, and its parts by one
 * another.
 */
@Tag("slow")
class EdgeOracleTest {

    private static final OptionalInt NONE = OptionalInt.empty();

    private static final Map<Kind, List<Sample>> SAMPLES = new ConcurrentHashMap<>();

    /** Some puzzles of a kind, which several tests share. */
    private static List<Sample> samples(Kind kind) {
        return SAMPLES.computeIfAbsent(
                kind,
                any -> LongStream.range(0, 3)
                        .mapToObj(seed -> RandomEdgePuzzles.generate(any, seed))
                        .toList());
    }

    /** The pieces 1, 2 and so on, by their sides. */
    private static EdgePuzzle puzzle(int width, OptionalInt rim, Collection<String> sides, EdgePlacement... pins) {
        List<EdgePiece> pieces = new ArrayList<>();
        for (String each : sides) {
            pieces.add(new EdgePiece(
                    String.valueOf(pieces.size() + 1),
                    List.of(each.split(" ")).stream().map(Integer::valueOf).toList()));
        }
        return new EdgePuzzle("board", width, sides.size() / width, rim, pieces, List.of(pins));
    }

    private static void assertCounts(int all, int unique, EdgePuzzle puzzle) {
        Set<EdgeBoard> boards = PlainEdgeSearch.boards(puzzle);
        assertEquals(all, boards.size());
        assertEquals(unique, PlainEdgeSearch.classes(puzzle, boards).size());
    }

    @Nested
    class KnownCounts {

        @ParameterizedTest
        @CsvSource({"1, 4, 1", "2, 18, 9", "3, 108, 54", "4, 864, 432"})
        void piecesOfOneColourInAStripShowTheirOtherAtItsRim(int length, int all, int unique) {
            // In any order; 3 places of the other colour at either end, 2 between, and 4 of a piece alone.
            List<String> sides = IntStream.rangeClosed(1, length)
                    .mapToObj(piece -> "0 0 0 " + piece)
                    .toList();
            assertCounts(all, unique, puzzle(length, NONE, sides));
            assertCounts(all, unique, puzzle(1, NONE, sides));
        }

        @ParameterizedTest
        @CsvSource({"3, 3, 2, 1", "4, 3, 2, 2", "1, 1, 2, 1", "5, 1, 2, 2"})
        void equalPiecesOfHalfTurnSymmetryLieAllAlike(int width, int height, int all, int unique) {
            assertCounts(all, unique, puzzle(width, NONE, Collections.nCopies(width * height, "0 1 0 1")));
        }

        @Test
        void piecesOfOneColourFillABoardInOneWay() {
            assertCounts(1, 1, puzzle(3, OptionalInt.of(7), Collections.nCopies(9, "7 7 7 7")));
        }

        @Test
        void aPinLeavesWhatAgreesWithItAndTheRotationsThatKeepIt() {
            List<String> sides = Collections.nCopies(9, "0 1 0 1");
            assertCounts(1, 1, puzzle(3, NONE, sides, new EdgePlacement(1, 2, 3)));
            List<String> lone = List.of("0 0 0 1", "0 0 0 2", "0 0 0 3");
            // The middle piece fills the middle with its other colour up; of 2 orders with 9 ways each none is rotated.
            assertCounts(18, 18, puzzle(3, NONE, lone, new EdgePlacement(1, 0, 1)));
        }

        @Test
        void aLonePieceOfAnotherColourSlipsInsideOnlyIfTheRimHasAColour() {
            List<String> one = new ArrayList<>(Collections.nCopies(15, "1 1 1 1"));
            one.add("2 2 2 2");
            EdgePuzzle puzzle = puzzle(4, OptionalInt.of(1), one);
            assertEquals(0, PlainEdgeSearch.boards(puzzle, 3).size());
            assertEquals(4, PlainEdgeSearch.boards(puzzle, 4).size());
        }

        /** Two joins of the piece slip in a corner, three at the rim, and four inside. */
        @Test
        void aLonePieceOfAnotherColourSlipsAnywhereIfTheRimHasNone() {
            List<String> one = new ArrayList<>(Collections.nCopies(15, "1 1 1 1"));
            one.add("2 2 2 2");
            EdgePuzzle puzzle = puzzle(4, NONE, one);
            assertEquals(0, PlainEdgeSearch.boards(puzzle, 1).size());
            assertEquals(4, PlainEdgeSearch.boards(puzzle, 2).size());
            assertEquals(4 + 8, PlainEdgeSearch.boards(puzzle, 3).size());
            assertEquals(4 + 8 + 4, PlainEdgeSearch.boards(puzzle, 4).size());
        }

        @Test
        void twoPiecesOfAnotherColourSlipLessSideBySide() {
            List<String> two = new ArrayList<>(Collections.nCopies(14, "1 1 1 1"));
            two.addAll(Collections.nCopies(2, "2 2 2 2"));
            EdgePuzzle puzzle = puzzle(4, OptionalInt.of(1), two);
            assertEquals(4, PlainEdgeSearch.boards(puzzle, 7).size());
            assertEquals(6, PlainEdgeSearch.boards(puzzle, 8).size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void twoOrdersFindTheSameBoards(Kind kind) {
        int compared = 0;
        for (Sample sample : samples(kind)) {
            boolean isComplete = true;
            for (int slips = 0; slips <= 3 && isComplete; slips++) {
                PlainEdgeSearch.Outcome columns =
                        outcome(sample.puzzle(), PlainEdgeSearch.columnsFromTheRight(sample.puzzle()), slips);
                List<Integer> order =
                        IntStream.range(0, sample.puzzle().size()).boxed().toList();
                PlainEdgeSearch.Outcome rows = outcome(sample.puzzle(), order, slips);
                // A search that does not end has no end with more slips either.
                isComplete = columns.complete() && rows.complete();
                if (isComplete) {
                    assertEquals(columns.boards(), rows.boards(), sample::toString);
                    int most = slips;
                    assertTrue(
                            columns.boards().stream().allMatch(board -> board.slips(sample.puzzle()) <= most),
                            sample::toString);
                    compared++;
                }
            }
        }
        assertTrue(compared >= 3, compared + " compared");
    }

    private static PlainEdgeSearch.Outcome outcome(EdgePuzzle puzzle, List<Integer> order, int slips) {
        return PlainEdgeSearch.run(puzzle, order, slips, 5_000, 10_000);
    }

    @ParameterizedTest
    @EnumSource
    void theNumberOfClassesIsTheMeanNumberOfBoardsThatASymmetryLeavesAlone(Kind kind) {
        for (Sample sample : samples(kind)) {
            List<PlainEdgeSearch.Motion> symmetries = PlainEdgeSearch.symmetries(sample.puzzle());
            int fixed = 0;
            for (EdgeBoard board : sample.boards()) {
                for (PlainEdgeSearch.Motion symmetry : symmetries) {
                    EdgeBoard moved = symmetry.of(board);
                    assertTrue(sample.boards().contains(moved), sample::toString);
                    fixed += moved.equals(board) ? 1 : 0;
                }
            }
            assertEquals(fixed, sample.classes() * symmetries.size(), sample::toString);
        }
    }

    @Nested
    class Puzzles {

        @ParameterizedTest
        @EnumSource
        void areTheSameForTheSameSeed(Kind kind) {
            assertEquals(RandomEdgePuzzles.generate(kind, 5), RandomEdgePuzzles.generate(kind, 5));
        }

        @ParameterizedTest
        @EnumSource
        void haveTheBoardTheyWereCutFrom(Kind kind) {
            for (Sample sample : kind == Kind.DISPLACED ? List.<Sample>of() : samples(kind)) {
                int[] hidden =
                        sample.hidden().stream().mapToInt(Integer::intValue).toArray();
                EdgeBoard board = new EdgeChecker(sample.puzzle()).check(hidden);
                assertTrue(sample.boards().contains(board), sample::toString);
            }
        }

        @Test
        void thatAreDisplacedHaveSolutionsOrNot() {
            Set<Boolean> solvable = new TreeSet<>();
            for (long seed = 0; seed < 30; seed++) {
                solvable.add(RandomEdgePuzzles.generate(Kind.DISPLACED, seed)
                        .boards()
                        .isEmpty());
            }
            assertEquals(Set.of(false, true), solvable);
        }

        @ParameterizedTest
        @EnumSource(names = {"SYMMETRIC_PINS", "SYMMETRIC_BOARD"})
        void mayBeTurnedByQuartersOrHalves(Kind kind) {
            Set<Integer> numbers = new TreeSet<>();
            for (long seed = 0; seed < 30; seed++) {
                EdgePuzzle symmetric = RandomEdgePuzzles.generate(kind, seed).puzzle();
                numbers.add(PlainEdgeSearch.symmetries(symmetric).size());
            }
            assertTrue(numbers.containsAll(Set.of(2, 4)), numbers::toString);
        }
    }

    @Nested
    class Checker {

        private final EdgePuzzle puzzle = puzzle(
                2, OptionalInt.of(0), List.of("0 0 1 2", "0 0 2 1", "0 0 1 2", "0 0 2 1"), new EdgePlacement(1, 2, 0));

        private final EdgeChecker checker = new EdgeChecker(puzzle);

        /** Clockwise from the top left, each a quarter turn further: 4, 3, 2, 1. */
        private final int[] good = {15, 8, 2, 5};

        private void rejects(String reason, int... solution) {
            AssertionError error = assertThrows(AssertionError.class, () -> checker.check(solution));
            assertTrue(error.getMessage().contains(reason), error::getMessage);
        }

        @Test
        void showsTheColours() {
            assertEquals(
                    "0 2 1 0 | 0 0 1 2\n1 2 0 0 | 1 0 0 2\n",
                    checker.check(good).toString());
        }

        @Test
        void readsAPicture() {
            assertArrayEquals(good, checker.read("# first\n4/3 3/0\n1/2  2/1\n"));
            assertThrows(AssertionError.class, () -> checker.read("4/3 3/0\n"));
            assertThrows(AssertionError.class, () -> checker.read("4/3 3/0\n1/2\n"));
            assertThrows(AssertionError.class, () -> checker.read("4/3 3/0\n1/2 2/4\n"));
            assertThrows(AssertionError.class, () -> checker.read("4/3 3/0\n1/2 5/0\n"));
        }

        @Test
        void rejectsWhatIsNoSolution() {
            rejects("3 cells instead of 4", 15, 8, 2);
            rejects("is no piece", 16, 8, 2, 5);
            rejects("a piece twice: 4", 15, 8, 2, 13);
            rejects("not at its place", 11, 12, 2, 5);
            rejects("wrongly turned", 15, 9, 2, 5);
            rejects("rim", 14, 8, 2, 5);
            rejects("joins do not match", 3, 8, 14, 5);
        }
    }
}
