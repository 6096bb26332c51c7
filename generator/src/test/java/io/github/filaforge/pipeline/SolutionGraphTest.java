package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.SolutionGraph;
import io.github.filaforge.SolutionStream.Solution;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.ImageTally;
import io.github.filaforge.search.MergedSolutions;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The graph of all solutions against the list of them: by a plain search of random puzzles, and by searches with all copies.
 */
class SolutionGraphTest {

    private static final MergeResources TINY = new MergeResources(1000, 1);

    private static final List<Sample> SAMPLES =
            RandomPuzzles.stream(7).limit(Seeds.EACH_KIND).toList();

    static List<Sample> samples() {
        return SAMPLES;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aGraphHasTheSolutionsOfThePlainSearch(Sample sample) {
        SolutionGraph graph = Filaforge.graph(sample.puzzle());

        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        List<Partition> found = new ArrayList<>();
        for (Solution solution : graph) {
            assertEquals(solution, graph.get(BigInteger.valueOf(found.size())), sample::toString);
            found.add(checker.check(solution.picture()));
        }
        assertEquals(BigInteger.valueOf(sample.solutions().size()), graph.count(), sample::toString);
        assertEquals(sample.solutions().size(), found.size(), sample::toString);
        assertEquals(new HashSet<>(sample.solutions()), new HashSet<>(found), sample::toString);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void frequenciesAreThoseOfThePlainSearch(Sample sample) {
        ImageFrequencies frequencies = Filaforge.graph(sample.puzzle()).frequencies();

        Map<List<Cell>, Integer> parts = new HashMap<>();
        sample.solutions().forEach(solution -> solution.parts().forEach(part -> parts.merge(part, 1, Integer::sum)));
        Map<List<Cell>, Integer> found = new HashMap<>();
        for (ImageFrequency image : frequencies.images()) {
            assertEquals(null, found.put(image.cells(), image.solutions().intValueExact()), "an image is of one shape");
            assertEquals(image.shape().volume(), image.cells().size());
            assertTrue(
                    image.shape()
                            .orientations()
                            .contains(image.orientation(sample.puzzle().lattice())),
                    image::toString);
        }
        assertEquals(parts, found, sample::toString);
        assertEquals(sample.solutions().size(), frequencies.solutions().intValueExact(), sample::toString);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void frequenciesAreCountedInASearchToo(Sample sample) {
        Optional<SearchJob> job = allCopies(sample.puzzle());

        job.ifPresent(search ->
                assertEquals(tallied(search), Filaforge.graph(sample.puzzle()).frequencies(), sample::toString));
    }

    private static Optional<SearchJob> allCopies(Puzzle puzzle) {
        try {
            return Optional.of(SearchBuilder.prepare(puzzle, MergedSolutions.request()));
        } catch (ImpossiblePuzzleException e) {
            return Optional.empty();
        }
    }

    private static ImageFrequencies tallied(SearchJob job) {
        ImageTally tally = new ImageTally(job);
        job.run(RunSettings.standard().unordered(), tally);
        return tally.frequencies();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, 9356", "somacube, 11520", "pentominoes_20x3, 8", "pentominoes_1s_30x3, 184"})
    void puzzlesThatPeopleKnow(String name, long copies) {
        Puzzle puzzle = Definitions.puzzle(name);
        SearchJob search = allCopies(puzzle).orElseThrow();

        SolutionGraph graph = Filaforge.graph(puzzle);

        assertEquals(BigInteger.valueOf(copies), graph.count());
        assertEquals(tallied(search), graph.frequencies());
        List<String> pictures = new ArrayList<>();
        graph.forEach(solution -> pictures.add(solution.picture()));
        assertEquals(Solutions.of(search).sorted(), pictures.stream().sorted().toList());
    }

    @Test
    @Tag("seconds")
    void everyCellIsFilledOnceInEachSolution() {
        ImageFrequencies frequencies =
                Filaforge.graph(Definitions.puzzle("somacube")).frequencies();

        for (Cell cell : frequencies.puzzle().region().cells()) {
            BigInteger filled = frequencies.shapes().stream()
                    .map(shape -> frequencies.byCell(shape).get(cell))
                    .reduce(BigInteger.ZERO, BigInteger::add);
            BigInteger covering = frequencies.covering(cell).stream()
                    .map(ImageFrequency::solutions)
                    .reduce(BigInteger.ZERO, BigInteger::add);
            assertEquals(BigInteger.valueOf(11520), filled);
            assertEquals(BigInteger.valueOf(11520), covering);
        }
    }

    /** The number of ways to lay n dominoes into two rows is the n-th number of Fibonacci. */
    @Test
    void numbersOfSolutionsBeyondLongAreExact() {
        int length = 120;
        Puzzle puzzle = dominoes(length, 2);
        BigInteger expected = BigInteger.ONE;
        BigInteger before = BigInteger.ONE;
        for (int n = 2; n <= length; n++) {
            BigInteger next = expected.add(before);
            before = expected;
            expected = next;
        }

        SolutionGraph graph = Filaforge.graph(puzzle);

        assertTrue(expected.bitLength() > 64);
        assertEquals(expected, graph.count());
        SolutionChecker checker = new SolutionChecker(puzzle);
        BigInteger last = expected.subtract(BigInteger.ONE);
        assertFalse(checker.check(graph.get(last).picture())
                .equals(checker.check(graph.get(last.subtract(BigInteger.ONE)).picture())));
        checker.check(graph.random(new SplittableRandom(1)).picture());
        assertThrows(IndexOutOfBoundsException.class, () -> graph.get(last.add(BigInteger.ONE)));
        assertThrows(IndexOutOfBoundsException.class, () -> graph.get(BigInteger.valueOf(-1)));
        // The first domino stands, and the rest is two rows of one less; or two lie, and it is of two less.
        Cell corner = new Cell(0, 0, 0);
        assertEquals(
                List.of(before, expected.subtract(before)),
                graph.frequencies().covering(corner).stream()
                        .map(ImageFrequency::solutions)
                        .toList());
    }

    private static Puzzle dominoes(int xDim, int yDim) {
        PuzzleBuilder builder = PuzzleBuilder.inBox("dominoes", xDim, yDim);
        for (int piece = 0; piece < xDim * yDim / 2; piece++) {
            builder = builder.piece("d" + piece, "##");
        }
        return builder.build();
    }

    @Test
    void copiesTakeTheNamesThatASearchGivesThem() {
        Puzzle puzzle = dominoes(4, 3);

        List<String> pictures = new ArrayList<>();
        Filaforge.graph(puzzle).forEach(solution -> pictures.add(solution.picture()));

        assertEquals(
                Solutions.of(allCopies(puzzle).orElseThrow()).sorted(),
                pictures.stream().sorted().toList());
    }

    @Test
    void aPuzzleWithoutSolutionsHasAnEmptyGraph() {
        Puzzle puzzle = PuzzleBuilder.inBox("none", 3, 2)
                .piece("A", "#.", ".#")
                .piece("B", "##", "##")
                .build();

        SolutionGraph graph = Filaforge.graph(puzzle);

        assertEquals(BigInteger.ZERO, graph.count());
        assertFalse(graph.iterator().hasNext());
        assertEquals(List.of(), graph.frequencies().images());
        assertThrows(NoSuchElementException.class, () -> graph.random(new SplittableRandom(1)));
        assertThrows(IndexOutOfBoundsException.class, () -> graph.get(BigInteger.ZERO));
    }

    @Test
    void whatTakesTooMuchMemoryIsRefusedWithFigures() {
        GraphException refused = assertThrows(
                GraphException.class,
                () -> MergedSolutions.of(
                        SearchBuilder.begin(Definitions.puzzle("somacube"), MergedSolutions.request()),
                        TINY,
                        LevelListener.NONE));

        assertTrue(refused.isForMemory());
        assertTrue(refused.getMessage().matches("(?s).*[0-9].*"), refused.getMessage());
    }

    @Test
    @Tag("slow")
    void piecesThatMakeTooManySetsAreRefused() {
        GraphException refused =
                assertThrows(GraphException.class, () -> Filaforge.graph(Definitions.puzzle("heptominoes_33x23")));

        assertFalse(refused.isForMemory());
        assertTrue(
                refused.getMessage().matches("there would be .* multisets of used pieces, .*"), refused.getMessage());
    }

    @Test
    void windowsAreLookedForAsFarAsTheyMayBe() {
        MergeResources few = MergeResources.standard().withWindows(100);

        GraphException refused = assertThrows(
                GraphException.class,
                () -> MergedSolutions.of(
                        SearchBuilder.begin(Definitions.puzzle("somacube"), MergedSolutions.request()),
                        few,
                        LevelListener.NONE));

        assertEquals("the border between filled and open cells runs in more than 100 ways", refused.getMessage());
    }

    @Test
    void aGraphIsOfAllCopies() {
        Puzzle puzzle = dominoes(2, 2);

        assertThrows(
                IllegalArgumentException.class,
                () -> MergedSolutions.of(
                        SearchBuilder.begin(puzzle, SearchRequest.standard()),
                        MergeResources.standard(),
                        LevelListener.NONE));
    }
}
