package io.github.filaforge.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomPuzzles.Kind;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks the oracle by counts that are known from elsewhere or counted by hand, and its parts by one another. */
@Tag("slow")
class OracleTest {

    private static final List<String> PENTOMINOES = List.of(
            ".XX/XX./.X.",
            "XXXXX",
            "XXXX/X...",
            "XXX./..XX",
            "XXX/XX.",
            "XXX/.X./.X.",
            "X.X/XXX",
            "X../X../XXX",
            "X../XX./.XX",
            ".X./XXX/.X.",
            "XXXX/.X..",
            "XX./.X./.XX");

    private static final String DOMINO = "XX";
    private static final String L_TETROMINO = "XXX/X..";
    private static final String J_TETROMINO = "XXX/..X";

    private static final List<Cell> LEFT_SCREW = cells(0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1);
    private static final List<Cell> RIGHT_SCREW = cells(0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1);

    /** A flat puzzle; the pieces are rows from the top down, separated by slashes. */
    private static Puzzle flat(int xDim, int yDim, boolean oneSided, Collection<String> pictures) {
        return puzzle(
                new Box(xDim, yDim, 1),
                oneSided,
                pictures.stream().map(OracleTest::picture).toList());
    }

    private static List<Cell> picture(String picture) {
        List<Cell> cells = new ArrayList<>();
        List<String> rows = List.of(picture.split("/", -1));
        for (int row = 0; row < rows.size(); row++) {
            for (int x = 0; x < rows.get(row).length(); x++) {
                if (rows.get(row).charAt(x) == 'X') {
                    cells.add(new Cell(x, -row, 0));
                }
            }
        }
        return cells;
    }

    private static List<Cell> cells(int... coordinates) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 3) {
            cells.add(new Cell(coordinates[i], coordinates[i + 1], coordinates[i + 2]));
        }
        return cells;
    }

    /** A puzzle whose mobile pieces are called A, B, C and so on. */
    private static Puzzle puzzle(Box box, boolean oneSided, List<List<Cell>> mobile, Piece... stationary) {
        List<Piece> pieces = new ArrayList<>(List.of(stationary));
        for (List<Cell> cells : mobile) {
            char letter = (char) ('A' + pieces.size() - stationary.length);
            pieces.add(new Piece(String.valueOf(letter), cells, false));
        }
        return new Puzzle("test", box, oneSided, pieces);
    }

    private static Puzzle soma() {
        return puzzle(
                new Box(3, 3, 3),
                false,
                List.of(
                        picture("XX/X."),
                        picture("XXX/X.."),
                        picture("XXX/.X."),
                        picture("XX./.XX"),
                        LEFT_SCREW,
                        RIGHT_SCREW,
                        cells(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1)));
    }

    private static int count(Puzzle puzzle) {
        return PlainSearch.allSolutions(puzzle, 20_000).size();
    }

    private static int countUnique(Puzzle puzzle, boolean mirror) {
        return PlainSymmetries.of(puzzle, mirror)
                .orbitRepresentatives(PlainSearch.allSolutions(puzzle, 20_000))
                .size();
    }

    @Nested
    class KnownCounts {

        @ParameterizedTest
        @CsvSource({"20, 3, 8, 2", "3, 20, 8, 2"})
        void pentominoesFillABox(int xDim, int yDim, int all, int unique) {
            assertPentominoesFill(xDim, yDim, all, unique);
        }

        @Test
        @Rows.More
        void pentominoesFillAWiderBox() {
            assertPentominoesFill(15, 4, 1472, 368);
        }

        private void assertPentominoesFill(int xDim, int yDim, int all, int unique) {
            Puzzle puzzle = flat(xDim, yDim, false, PENTOMINOES);
            assertEquals(all, count(puzzle));
            assertEquals(unique, countUnique(puzzle, false));
            assertEquals(unique, countUnique(puzzle, true), "a flat puzzle has no more mirror images than flips");
        }

        @Test
        void somaCubeHas480SolutionsAnd240UpToMirrorImages() {
            Puzzle soma = soma();
            List<Partition> solutions = PlainSearch.allSolutions(soma, 20_000);
            assertEquals(480 * 24, solutions.size());
            assertEquals(
                    480,
                    PlainSymmetries.of(soma, false)
                            .orbitRepresentatives(solutions)
                            .size());
            assertEquals(
                    240,
                    PlainSymmetries.of(soma, true)
                            .orbitRepresentatives(solutions)
                            .size());
        }

        @Test
        void threeDominoesFillTwoByThreeInThreeWaysOfWhichTwoAreSymmetric() {
            Puzzle puzzle = flat(3, 2, false, List.of(DOMINO, DOMINO, DOMINO));
            assertEquals(3, count(puzzle));
            assertEquals(2, countUnique(puzzle, false));
        }

        @Test
        void twoDominoesFillTwoByTwoInTwoSymmetricWays() {
            Puzzle puzzle = flat(2, 2, false, List.of(DOMINO, DOMINO));
            assertEquals(2, count(puzzle));
            assertEquals(1, countUnique(puzzle, false));
        }

        @Test
        void fourDominoesFillTheSmallCubeInNineWaysOfTwoSorts() {
            // All parallel: one way along each axis. Else two layers, one along either axis: 3 * 2 ways.
            List<Cell> domino = cells(0, 0, 0, 1, 0, 0);
            Puzzle puzzle = puzzle(new Box(2, 2, 2), false, List.of(domino, domino, domino, domino));
            assertEquals(9, count(puzzle));
            assertEquals(2, countUnique(puzzle, false));
            assertEquals(2, countUnique(puzzle, true));
        }

        @Test
        void screwsOfOneHandFillTheSmallCubeAndOfBothDoNot() {
            Puzzle left = puzzle(new Box(2, 2, 2), false, List.of(LEFT_SCREW, LEFT_SCREW));
            Puzzle both = puzzle(new Box(2, 2, 2), false, List.of(LEFT_SCREW, RIGHT_SCREW));
            assertEquals(6, count(left));
            assertEquals(1, countUnique(left, false));
            assertEquals(0, count(both));
        }

        @Test
        void oneSidedPiecesDoNotFlip() {
            assertEquals(2, count(flat(4, 2, false, List.of(L_TETROMINO, L_TETROMINO))));
            assertEquals(2, count(flat(4, 2, false, List.of(L_TETROMINO, J_TETROMINO))));
            assertEquals(1, count(flat(4, 2, true, List.of(L_TETROMINO, L_TETROMINO))));
            assertEquals(0, count(flat(4, 2, true, List.of(L_TETROMINO, J_TETROMINO))));
        }

        @Test
        void piecesThatDoNotAddUpToTheRegionHaveNoSolution() {
            assertEquals(0, count(flat(3, 2, false, List.of(DOMINO, DOMINO))));
            assertEquals(0, count(flat(3, 2, false, List.of(DOMINO, DOMINO, DOMINO, DOMINO))));
        }

        @Test
        void stationaryPiecesShapeTheRegion() {
            // The other cells are a ring of eight cells, which dominoes fill in two ways.
            Piece centre = new Piece("*", cells(1, 1, 0), true);
            List<Cell> domino = picture(DOMINO);
            Puzzle puzzle = puzzle(new Box(3, 3, 1), false, List.of(domino, domino, domino, domino), centre);
            assertEquals(2, count(puzzle));
            assertEquals(1, countUnique(puzzle, false));
            assertEquals(8, PlainSymmetries.of(puzzle, false).order());
        }
    }

    @Nested
    class Symmetries {

        @Test
        void thereAre24RotationsAnd24ReflectionsAnd4RotationsAboutZ() {
            assertEquals(24, Set.copyOf(Turn.ROTATIONS).size());
            assertEquals(24, Set.copyOf(Turn.REFLECTIONS).size());
            assertEquals(4, Set.copyOf(Turn.ROTATIONS_ABOUT_Z).size());
            assertTrue(Turn.ROTATIONS.containsAll(Turn.ROTATIONS_ABOUT_Z));
            assertTrue(Turn.ROTATIONS.stream().noneMatch(Turn.REFLECTIONS::contains));
        }

        @ParameterizedTest
        @CsvSource({
            "6, 5, 1, 4, 4",
            "5, 5, 1, 8, 8",
            "1, 5, 5, 8, 8",
            "7, 1, 1, 2, 2",
            "1, 1, 1, 1, 1",
            "2, 2, 2, 24, 48",
            "3, 3, 2, 8, 16",
            "2, 3, 4, 4, 8"
        })
        void aFullBoxOfSingleCellsHasTheSymmetriesOfTheBox(int xDim, int yDim, int zDim, int rotations, int all) {
            Box box = new Box(xDim, yDim, zDim);
            Puzzle puzzle = puzzle(box, false, List.of(cells(0, 0, 0)));
            assertEquals(rotations, PlainSymmetries.of(puzzle, false).order());
            assertEquals(all, PlainSymmetries.of(puzzle, true).order());
        }

        @Test
        void aSetOfOneHandHasNoReflection() {
            Puzzle left = puzzle(new Box(2, 2, 2), false, List.of(LEFT_SCREW, LEFT_SCREW));
            Puzzle both = puzzle(new Box(2, 2, 2), false, List.of(LEFT_SCREW, RIGHT_SCREW));
            assertEquals(24, PlainSymmetries.of(left, true).order());
            assertEquals(48, PlainSymmetries.of(both, true).order());
        }

        @Test
        void turningTheBoxOverIsASymmetryOfAOneSidedPuzzleOnlyIfItsSetIsClosedUnderReflection() {
            assertEquals(
                    2,
                    PlainSymmetries.of(flat(4, 2, true, List.of(L_TETROMINO, L_TETROMINO)), false)
                            .order());
            assertEquals(
                    4,
                    PlainSymmetries.of(flat(4, 2, true, List.of(L_TETROMINO, J_TETROMINO)), false)
                            .order());
        }

        @Test
        void aRegionMayBeSymmetricAboutACentreThatIsNotThatOfTheBox() {
            // The middle of the first two columns.
            Piece wall = new Piece("W", cells(2, 0, 0, 2, 1, 0, 3, 0, 0, 3, 1, 0), true);
            Puzzle puzzle = puzzle(new Box(4, 2, 1), false, List.of(picture(DOMINO), picture(DOMINO)), wall);
            assertEquals(8, PlainSymmetries.of(puzzle, false).order());
            assertEquals(1, countUnique(puzzle, false));
        }

        @ParameterizedTest
        @EnumSource
        void theNumberOfOrbitsIsTheMeanNumberOfSolutionsThatASymmetryLeavesAlone(Kind kind) {
            for (boolean mirror : new boolean[] {false, true}) {
                Sample sample = RandomPuzzles.generate(kind, 7);
                PlainSymmetries symmetries = PlainSymmetries.of(sample.puzzle(), mirror);
                int fixed = 0;
                for (Map<Cell, Cell> permutation : symmetries.permutations()) {
                    for (Partition solution : sample.solutions()) {
                        fixed += solution.mapped(permutation::get).equals(solution) ? 1 : 0;
                    }
                }
                int orbits = symmetries.orbitRepresentatives(sample.solutions()).size();
                assertEquals(fixed, orbits * symmetries.order(), sample::toString);
            }
        }

        @ParameterizedTest
        @EnumSource
        void symmetriesMapSolutionsToSolutions(Kind kind) {
            Sample sample = RandomPuzzles.generate(kind, 8);
            Set<Partition> solutions = Set.copyOf(sample.solutions());
            PlainSymmetries symmetries = PlainSymmetries.of(sample.puzzle(), true);
            for (Partition solution : solutions) {
                assertTrue(solutions.containsAll(symmetries.orbit(solution)), sample::toString);
            }
        }
    }

    @Nested
    class Search {

        /** Places one piece after the other, wherever there is room, and only then looks what is the same. */
        private void placeRest(
                List<List<Cell>> pieces,
                NavigableSet<Cell> open,
                Congruence congruence,
                List<List<Cell>> parts,
                Set<Partition> found) {
            if (parts.size() == pieces.size()) {
                if (open.isEmpty()) {
                    found.add(new Partition(parts));
                }
                return;
            }
            for (List<Cell> orientation : congruence.orientations(pieces.get(parts.size()))) {
                for (Cell place : List.copyOf(open)) {
                    List<Cell> part = orientation.stream().map(place::plus).toList();
                    if (open.containsAll(part)) {
                        part.forEach(open::remove);
                        parts.add(part);
                        placeRest(pieces, open, congruence, parts, found);
                        parts.remove(parts.size() - 1);
                        open.addAll(part);
                    }
                }
            }
        }

        @ParameterizedTest
        @EnumSource
        void findsWhatPlacingPieceByPieceFinds(Kind kind) {
            for (long seed = 0; seed < 3; seed++) {
                Sample sample = RandomPuzzles.generate(kind, seed);
                List<List<Cell>> pieces = PlainRegion.mobileCells(sample.puzzle());
                NavigableSet<Cell> region = PlainRegion.cellsOf(sample.puzzle());
                // The other way takes too long for more.
                if (pieces.size() <= 5) {
                    Set<Partition> found = new HashSet<>();
                    placeRest(pieces, region, Congruence.of(sample.puzzle()), new ArrayList<>(), found);
                    assertEquals(found, Set.copyOf(sample.solutions()), sample::toString);
                }
            }
        }

        @Test
        void stopsAtItsLimits() {
            Puzzle dominoes = flat(8, 8, false, Collections.nCopies(32, DOMINO));
            PlainSearch.Outcome capped = PlainSearch.run(dominoes, 1000, Long.MAX_VALUE);
            assertEquals(1000, capped.solutions().size());
            assertFalse(capped.complete());
            PlainSearch.Outcome cut = PlainSearch.run(dominoes, Integer.MAX_VALUE, 1000);
            assertEquals(1000, cut.fits());
            assertFalse(cut.complete());
            assertThrows(IllegalStateException.class, () -> PlainSearch.allSolutions(dominoes, 1000));
        }

        @Test
        void isCompleteIfTheLimitsAreJustReached() {
            PlainSearch.Outcome outcome = PlainSearch.run(flat(3, 2, false, List.of(DOMINO, DOMINO, DOMINO)), 3, 8);
            assertEquals(3, outcome.solutions().size());
            assertTrue(outcome.complete());
        }
    }

    @Nested
    class Puzzles {

        @Test
        void comeEvenlyInAllKinds() {
            Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
            long rounds = 3;
            RandomPuzzles.stream(100)
                    .limit(rounds * Kind.values().length)
                    .forEach(sample -> counts.merge(sample.kind(), 1, Integer::sum));
            assertEquals(Set.of(Kind.values()), counts.keySet());
            assertTrue(counts.values().stream().allMatch(count -> count == rounds), counts::toString);
        }

        @ParameterizedTest
        @EnumSource
        void areTheSameForTheSameSeed(Kind kind) {
            Sample sample = RandomPuzzles.generate(kind, 5);
            assertEquals(sample.puzzle(), RandomPuzzles.generate(kind, 5).puzzle());
            assertNotEquals(
                    sample.puzzle().pieces(),
                    RandomPuzzles.generate(kind, 6).puzzle().pieces());
        }

        @ParameterizedTest
        @EnumSource
        void areSmallAndWellFormed(Kind kind) {
            for (long seed = 20; seed < 22; seed++) {
                Sample sample = RandomPuzzles.generate(kind, seed);
                Puzzle puzzle = sample.puzzle();
                List<List<Cell>> mobile = PlainRegion.mobileCells(puzzle);
                int region = PlainRegion.cellsOf(puzzle).size();
                assertTrue(region >= 1 && region <= 36, sample::toString);
                assertEquals(region, mobile.stream().mapToInt(List::size).sum(), sample::toString);
                assertTrue(mobile.stream().allMatch(piece -> piece.size() <= 6), sample::toString);
                assertEquals(
                        puzzle.pieces().size(),
                        puzzle.pieces().stream().map(Piece::name).distinct().count(),
                        sample::toString);
                assertTrue(sample.solutions().size() <= RandomPuzzles.MAX_SOLUTIONS, sample::toString);
                assertTrue(kind == Kind.DISPLACED || !sample.solutions().isEmpty(), sample::toString);
                assertTrue(
                        puzzle.pieces().stream()
                                .filter(Piece::stationary)
                                .flatMap(piece -> piece.cells().stream())
                                .allMatch(puzzle.box()::contains),
                        sample::toString);
            }
        }

        @Test
        void thatAreDisplacedHaveSolutionsOrNot() {
            Set<Boolean> solvable = new TreeSet<>();
            for (long seed = 0; seed < 30; seed++) {
                solvable.add(
                        RandomPuzzles.generate(Kind.DISPLACED, seed).solutions().isEmpty());
            }
            assertEquals(Set.of(false, true), solvable);
        }

        @Test
        void areWrittenAsDefinitions() {
            Piece wall = new Piece("W", cells(1, 1, 0), true);
            Puzzle puzzle = puzzle(new Box(2, 2, 1), true, List.of(cells(0, 0, 0, 0, -1, 0, -1, 0, 0)), wall);
            assertEquals("""
                    # test
                    D:xDim=2:yDim=2:zDim=1:oneSide
                    C:name=W:type=S:layout=1 1 0
                    C:name=A:type=M:layout=-1 0 0, 0 -1 0, 0 0 0
                    ~D
                    """, DefinitionText.of(puzzle));
        }
    }

    @Nested
    class Checker {

        /** Two trominoes, a screw and a single cell in two layers of 2 x 3 with one corner taken. */
        private final Puzzle puzzle = puzzle(
                new Box(2, 3, 2),
                false,
                List.of(picture("XX/X."), picture("X/X/X"), RIGHT_SCREW, cells(0, 0, 0)),
                new Piece("wall", cells(1, 2, 1), true));

        private final SolutionChecker checker = new SolutionChecker(puzzle);

        private final String good = """
                # --- SOLUTION 1 ---
                B A , D wall
                B A , C A
                B C , C C
                """;

        private void rejects(String broken, String reason) {
            AssertionError error = assertThrows(AssertionError.class, () -> checker.check(broken));
            assertTrue(error.getMessage().contains(reason), error::getMessage);
        }

        private void rejects(String replaced, String replacement, String reason) {
            assertTrue(good.contains(replaced));
            rejects(good.replace(replaced, replacement), reason);
        }

        @Test
        void readsAPicture() {
            Partition expected = new Partition(List.of(
                    cells(1, 1, 1, 1, 1, 0, 1, 2, 0),
                    cells(0, 0, 0, 0, 1, 0, 0, 2, 0),
                    cells(1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1),
                    cells(0, 2, 1)));
            assertEquals(expected, checker.check(good));
        }

        @Test
        void doesNotMindSpacing() {
            assertEquals(checker.check(good), checker.check("\nB\tA,D wall\n\n  B A ,   C A\nB C,C C # the last\n"));
        }

        @Test
        void rejectsAPictureOfAnotherSize() {
            rejects("B C , C C\n", "", "2 rows instead of 3");
            rejects(good + "B C , C C\n", "4 rows instead of 3");
            rejects("B C , C C", "B C", "1 layers instead of 2");
            rejects("B C , C C", "B C , C C , B B", "3 layers instead of 2");
            rejects("B C , C C", "B C , C", "1 cells in a row instead of 2");
            rejects("B C , C C", "B C , C C C", "3 cells in a row instead of 2");
            rejects("", "0 rows instead of 3");
        }

        @Test
        void rejectsAHole() {
            rejects("D wall", ". wall", "nothing covers 0 2 1");
        }

        @Test
        void rejectsAnUnknownPiece() {
            rejects("D wall", "E wall", "E at 0 2 1 is not a mobile piece");
            rejects("D wall", "d wall", "d at 0 2 1 is not a mobile piece");
        }

        @Test
        void rejectsAStationaryPieceThatIsNotWhereItBelongs() {
            rejects("D wall", "D D", "stationary piece wall is not at 1 2 1");
            rejects("D wall", "D .", "stationary piece wall is not at 1 2 1");
            rejects("D wall", "wall D", "wall at 0 2 1 is not a mobile piece");
        }

        @Test
        void rejectsAMissingPiece() {
            rejects("D wall", "A wall", "piece D is missing");
        }

        @Test
        void rejectsAPieceOfAnotherShape() {
            rejects("B A , C A", "B A , A C", "piece A has another shape");
            rejects("B A , D wall\nB A , C A", "D A , B wall\nB A , C A", "piece B has another shape");
        }

        @Test
        void rejectsAPieceInTheShapeOfAnother() {
            String exchanged = good.replace('A', 'x').replace('B', 'A').replace('x', 'B');
            rejects(exchanged, "piece A has another shape");
        }

        @Test
        void rejectsTheMirrorImageOfAPiece() {
            Puzzle mirrored = puzzle(
                    new Box(2, 3, 2),
                    false,
                    List.of(picture("XX/X."), picture("X/X/X"), LEFT_SCREW, cells(0, 0, 0)),
                    new Piece("wall", cells(1, 2, 1), true));
            SolutionChecker itsChecker = new SolutionChecker(mirrored);
            AssertionError error = assertThrows(AssertionError.class, () -> itsChecker.check(good));
            assertTrue(error.getMessage().contains("piece C has another shape"), error::getMessage);
        }

        @Test
        void rejectsAFlippedPieceOnlyInAOneSidedPuzzle() {
            String picture = "A A A B\nA B B B\n";
            List<String> pieces = List.of(J_TETROMINO, J_TETROMINO);
            assertEquals(
                    2,
                    new SolutionChecker(flat(4, 2, false, pieces))
                            .check(picture)
                            .parts()
                            .size());
            SolutionChecker oneSided = new SolutionChecker(flat(4, 2, true, pieces));
            assertThrows(AssertionError.class, () -> oneSided.check(picture));
        }

        @Test
        void rejectsTheSameSolutionTwice() {
            SolutionChecker dominoes = new SolutionChecker(flat(3, 2, false, List.of(DOMINO, DOMINO, DOMINO)));
            String first = "# --- SOLUTION 1 ---\nA A B\nC C B\n\n";
            String copiesExchanged = "# --- SOLUTION 2 ---\nC C A\nB B A\n\n";
            AssertionError error =
                    assertThrows(AssertionError.class, () -> dominoes.checkOutput(first + copiesExchanged, false));
            assertTrue(error.getMessage().contains("shows the same solution as another"), error::getMessage);
        }

        @Test
        void rejectsSymmetricSolutions() {
            SolutionChecker dominoes = new SolutionChecker(flat(3, 2, false, List.of(DOMINO, DOMINO, DOMINO)));
            String first = "# --- SOLUTION 1 ---\nA A B\nC C B\n";
            String upright = "# --- SOLUTION 2 ---\nA B C\nA B C\n";
            String turned = "# --- SOLUTION 3 ---\nA B B\nA C C\n";
            assertEquals(2, dominoes.checkOutput(first + upright, false).size());
            AssertionError error =
                    assertThrows(AssertionError.class, () -> dominoes.checkOutput(first + upright + turned, false));
            assertTrue(error.getMessage().contains("is symmetric to another"), error::getMessage);
        }

        @Test
        void rejectsMirrorImagesOnlyIfTheyCountAsSymmetric() {
            Puzzle soma = soma();
            List<Partition> unique =
                    PlainSymmetries.of(soma, false).orbitRepresentatives(PlainSearch.allSolutions(soma, 20_000));
            StringBuilder output = new StringBuilder();
            for (Partition solution : unique) {
                output.append(SolutionPicture.of(soma, solution, 1));
            }
            SolutionChecker itsChecker = new SolutionChecker(soma);
            assertEquals(unique, itsChecker.checkOutput(output.toString(), false));
            assertThrows(AssertionError.class, () -> itsChecker.checkOutput(output.toString(), true));
        }

        @ParameterizedTest
        @EnumSource
        void acceptsWhatIsDrawnFromSolutions(Kind kind) {
            for (long seed = 0; seed < 2; seed++) {
                Sample sample = RandomPuzzles.generate(kind, seed);
                List<Partition> unique =
                        PlainSymmetries.of(sample.puzzle(), false).orbitRepresentatives(sample.solutions());
                StringBuilder output = new StringBuilder("Searching.\n\n");
                for (Partition solution : unique) {
                    output.append(SolutionPicture.of(sample.puzzle(), solution, 1))
                            .append('\n');
                }
                output.append("Done.\n");
                assertEquals(
                        unique,
                        new SolutionChecker(sample.puzzle()).checkOutput(output.toString(), false),
                        sample::toString);
            }
        }
    }
}
