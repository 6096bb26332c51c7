package io.github.filaforge.templates.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.LevelCounter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each program finds the known solutions, and makes the search that its author describes. */
class ComparisonProgramsTest {

    private static final int SOLUTIONS = 2339;

    /** The fits of case P-11 of the polycube article without the 8 positions of X, of which one leaves no fit. */
    private static final long FITS = 2_455_947 - 8;

    static List<GeneratedSolver> pentominoPrograms() {
        return List.of(new FletcherProgram(), new DeBruijnProgram());
    }

    private static List<String> solutions(GeneratedSolver solver) {
        List<String> found = new ArrayList<>();
        for (int root = 0; root < solver.rootCount(); root++) {
            solver.search(root, solution -> {
                assertIsCover(solver.decoder().pieces(solution));
                found.add(solver.decoder().draw(solution));
            });
        }
        return found;
    }

    /** Every piece occurs once and has 5 cells, and every cell is filled once. */
    private static void assertIsCover(List<PlacedPiece> pieces) {
        Set<String> names = new HashSet<>();
        Set<List<Integer>> cells = new HashSet<>();
        for (PlacedPiece piece : pieces) {
            assertEquals(5, piece.cells().size());
            names.add(piece.name());
            cells.addAll(piece.cells());
        }
        assertEquals(12, names.size());
        assertEquals(60, cells.size());
    }

    /** A counter of a search of all roots. */
    private static LevelCounter counter(GeneratedSolver solver, String name) {
        LevelCounter sum = LevelCounter.of(name);
        for (int root = 0; root < solver.rootCount(); root++) {
            for (LevelCounter counter : solver.search(root, solution -> {}).counters()) {
                sum = counter.name().equals(name) ? sum.plus(counter) : sum;
            }
        }
        return sum;
    }

    @ParameterizedTest
    @MethodSource("pentominoPrograms")
    @Tag("seconds")
    void everySolutionIsFoundOnce(GeneratedSolver program) {
        List<String> found = solutions(program);

        assertEquals(SOLUTIONS, found.size());
        assertEquals(SOLUTIONS, new HashSet<>(found).size());
    }

    @ParameterizedTest
    @MethodSource("pentominoPrograms")
    @Tag("seconds")
    void fitsAreThoseOfTheArticle(GeneratedSolver program) {
        assertEquals(FITS, counter(program, "fits").sum());
    }

    @Test
    @Tag("seconds")
    void fletchersTreeReachesFewerLeavesThanDeBruijnTriesOrientations() {
        long leaves = counter(new FletcherProgram(), "attempts").sum();
        long orientations = counter(new DeBruijnProgram(), "attempts").sum();

        assertTrue(FITS < leaves && leaves < orientations, () -> leaves + " leaves, " + orientations + " orientations");
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("pentominoPrograms")
    void aSecondRunFindsTheSame(GeneratedSolver program) {
        assertEquals(solutions(program), solutions(program));
    }

    @Test
    @Tag("slow")
    void dancingLinksFindTheSameSolutions() {
        DeBruijnProgram reference = new DeBruijnProgram();
        Set<String> expected = new HashSet<>(solutions(reference));
        DancingLinks links =
                new DancingLinks(reference.board(), PentominoProgram.roots(), null, ones(12), images(reference));

        List<String> found = solutions(links);

        assertEquals(SOLUTIONS, found.size());
        assertEquals(expected, new HashSet<>(found));
        List<LevelCounter> counters = links.search(0, solution -> {}).counters();
        assertEquals(counters(counters.get(1)), counters(counters.get(0)));
    }

    private static List<Long> counters(LevelCounter counter) {
        return IntStream.range(0, counter.levels()).mapToObj(counter::at).toList();
    }

    /** Every image that occurs in a solution, as shape and positions; shapes are in alphabetical order, cells by columns. */
    private static int[][] images(GeneratedSolver solver) {
        Set<List<Integer>> images = new LinkedHashSet<>();
        for (int root = 0; root < solver.rootCount(); root++) {
            solver.search(root, solution -> {
                for (PlacedPiece piece : solver.decoder().pieces(solution)) {
                    images.add(Stream.concat(
                                    Stream.of("FILNPTUVWXYZ".indexOf(piece.name())),
                                    piece.cells().stream().map(cell -> cell.get(0) * 6 + cell.get(1)))
                            .toList());
                }
            });
        }
        return images.stream()
                .map(image -> image.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static int[] ones(int count) {
        int[] ones = new int[count];
        Arrays.fill(ones, 1);
        return ones;
    }

    @Test
    void copiesThatArePlacedPieceByPieceAreInterchangeable() {
        // Two rows of three: three dominoes lie in three ways; cells by columns.
        int[][] dominoes = {{0, 1}, {2, 3}, {4, 5}, {0, 2}, {2, 4}, {1, 3}, {3, 5}};
        int[][] neighbours = {{1, 2}, {0, 3}, {0, 3, 4}, {1, 2, 5}, {2, 5}, {3, 4}};
        int[] order = {0, 0, 0};

        GeneratedSolver all = new PieceByPiece(threeDominoes(), null, order, new int[][][] {dominoes}, new int[0][]);
        GeneratedSolver pruned = new PieceByPiece(threeDominoes(), null, order, new int[][][] {dominoes}, neighbours);

        assertEquals(3, all.search(0, solution -> {}).solutions().intValue());
        assertEquals(3, pruned.search(0, solution -> {}).solutions().intValue());
        // There are 7 places. 11 pairs of them miss each other, of which 2 leave two single cells.
        assertEquals(List.of(3L, 11L, 7L), counters(counter(all, "fits")).subList(1, 4));
        assertEquals(List.of(3L, 11L, 7L), counters(counter(pruned, "fits")).subList(1, 4));
        assertTrue(counter(pruned, "attempts").at(1) < counter(all, "attempts").at(1));
    }

    private static Board threeDominoes() {
        return new Board(new String[] {". . .", ". . ."}, "", new String[] {"A B C"});
    }

    @Test
    void dancingLinksUseCopiesOnlyAsOftenAsThereAre() {
        // Two rows of three: three dominoes lie in three ways; cells by columns.
        int[][] dominoes = {{0, 0, 1}, {0, 2, 3}, {0, 4, 5}, {0, 0, 2}, {0, 2, 4}, {0, 1, 3}, {0, 3, 5}};
        Board board = threeDominoes();
        DancingLinks links = new DancingLinks(board, new String[] {""}, null, new int[] {3}, dominoes);

        int[] count = new int[1];
        links.search(0, solution -> count[0]++);
        links.search(0, solution -> count[0]++);

        assertEquals(2 * 3, count[0]);
    }
}
