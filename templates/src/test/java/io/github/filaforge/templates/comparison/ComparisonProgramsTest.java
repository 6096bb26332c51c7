package io.github.filaforge.templates.comparison;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.Solution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
                assertIsCover(solution);
                found.add(solver.board().draw(solution));
            });
        }
        return found;
    }

    /** Every image has 5 cells in one piece, and every piece occurs once. */
    private static void assertIsCover(Solution solution) {
        Set<Integer> shapes = new HashSet<>();
        for (int number = 0; number < solution.imageCount(); number++) {
            int image = number;
            assertEquals(
                    5,
                    IntStream.range(0, solution.size())
                            .filter(cell -> solution.image(cell) == image)
                            .count());
            shapes.add(solution.shape(image));
        }
        assertEquals(12, shapes.size());
    }

    @ParameterizedTest
    @MethodSource("pentominoPrograms")
    void everySolutionIsFoundOnce(GeneratedSolver program) {
        List<String> found = solutions(program);

        assertEquals(SOLUTIONS, found.size());
        assertEquals(SOLUTIONS, new HashSet<>(found).size());
    }

    @ParameterizedTest
    @MethodSource("pentominoPrograms")
    void fitsAreThoseOfTheArticle(GeneratedSolver program) {
        solutions(program);

        assertEquals(FITS, Arrays.stream(program.fits()).sum());
    }

    @Test
    void fletchersTreeReachesFewerLeavesThanDeBruijnTriesOrientations() {
        long leaves = attempts(new FletcherProgram());
        long orientations = attempts(new DeBruijnProgram());

        assertTrue(FITS < leaves && leaves < orientations, () -> leaves + " leaves, " + orientations + " orientations");
    }

    private static long attempts(GeneratedSolver program) {
        solutions(program);
        return Arrays.stream(program.attempts()).sum();
    }

    @ParameterizedTest
    @MethodSource("pentominoPrograms")
    void aSecondRunFindsTheSame(GeneratedSolver program) {
        assertEquals(solutions(program), solutions(program));
    }

    @Test
    void dancingLinksFindTheSameSolutions() {
        DeBruijnProgram reference = new DeBruijnProgram();
        Set<String> expected = new HashSet<>(solutions(reference));
        DancingLinks links =
                new DancingLinks(reference.board(), PentominoProgram.roots(), null, ones(12), images(reference));

        List<String> found = solutions(links);

        assertEquals(SOLUTIONS, found.size());
        assertEquals(expected, new HashSet<>(found));
        assertArrayEquals(links.fits(), links.attempts());
    }

    /** Every image that occurs in a solution, as shape and positions. */
    private static int[][] images(GeneratedSolver solver) {
        Set<List<Integer>> images = new LinkedHashSet<>();
        for (int root = 0; root < solver.rootCount(); root++) {
            solver.search(root, solution -> {
                for (int number = 0; number < solution.imageCount(); number++) {
                    int image = number;
                    images.add(Stream.concat(
                                    Stream.of(solution.shape(image)),
                                    IntStream.range(0, solution.size())
                                            .filter(cell -> solution.image(cell) == image)
                                            .boxed())
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
    void dancingLinksUseCopiesOnlyAsOftenAsThereAre() {
        // Two rows of three: three dominoes lie in three ways; cells by columns.
        int[][] dominoes = {{0, 0, 1}, {0, 2, 3}, {0, 4, 5}, {0, 0, 2}, {0, 2, 4}, {0, 1, 3}, {0, 3, 5}};
        Board board = new Board(new String[] {". . .", ". . ."}, "", new String[] {"A B C"});
        DancingLinks links = new DancingLinks(board, new String[] {""}, null, new int[] {3}, dominoes);

        int[] count = new int[1];
        links.search(0, solution -> count[0]++);
        links.search(0, solution -> count[0]++);

        assertEquals(2 * 3, count[0]);
    }
}
