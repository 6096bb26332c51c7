package io.github.filaforge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.Filaforge;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.cli.options.OptionText;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.Search;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.util.DefaultLocale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples are what the generator writes today, and they solve their puzzles. */
class SamplesTest {

    private static final Path SOURCES = Path.of("src/main/java");
    private static final String RENEW = "renew the samples by: generated-samples/renew";

    static Stream<Arguments> samples() throws OrderingException {
        return Stream.of(
                Arguments.of("pentominoes_10x6", "Pentominoes10x6Sieve", by("sieve")),
                Arguments.of("ypentacubes_5x5x5", "Ypentacubes5x5x5Sieve", by("sieve")),
                Arguments.of("pentominoes_10x6", "Pentominoes10x6Fila", by("fila")),
                Arguments.of("pentominoes_10x6", "Pentominoes10x6FilaTables", by("fila-tables")),
                Arguments.of("somacube", "SomacubeFilaUnrolled", by("fila-unrolled")),
                Arguments.of("somacube", "SomacubeDynamicSieve", by("dynamic-sieve")),
                Arguments.of("somacube", "SomacubeCover", by("cover")),
                Arguments.of("pentominoes_20x3", "Pentominoes20x3Merge", by("merge")),
                Arguments.of("tetrominoes_2sets_8x5", "Tetrominoes2sets8x5Merge", by("merge")),
                Arguments.of("somacube", "SomacubeSchedule", bySchedule()),
                Arguments.of("tetrominoes_cylinder_5x4", "TetrominoesCylinder5x4UnrolledSchedule", byUnrolledSchedule()));
    }

    private static SearchRequest.Builder by(String strategy) {
        return SearchRequest.builder().strategy(strategy).forManyRuns(true);
    }

    /** {@code -p --order=e=6:f=3 -f6 -n}. */
    private static SearchRequest.Builder bySchedule() throws OrderingException {
        OptionalInt never = OptionalInt.empty();
        return SearchRequest.builder()
                .filters(new Filters(false, false, false, never, never, never, false, never, true))
                .order(OrderingSteps.parse("e=6:f=3"))
                .lists(6);
    }

    /** {@code --order=e=5:f=2 -f5 -n --strategy fila-unrolled}. */
    private static SearchRequest.Builder byUnrolledSchedule() throws OrderingException {
        return SearchRequest.builder()
                .filters(Filters.NONE)
                .order(OrderingSteps.parse("e=5:f=2"))
                .lists(5)
                .nof(true)
                .strategy("fila-unrolled");
    }

    /** Arabic has digits of its own, which are no part of Java's names. */
    @Test
    @DefaultLocale("ar-EG-u-nu-arab")
    void aSampleIsTheSameWhereDigitsAreArabic() throws IOException {
        aSampleIsWhatTheGeneratorWrites("somacube", "SomacubeFilaUnrolled", by("fila-unrolled"));
    }

    /** The Turkish capital of i has a dot. */
    @Test
    @DefaultLocale("tr-TR")
    void aSampleIsTheSameWhereLettersAreTurkish() throws IOException {
        aSampleIsWhatTheGeneratorWrites("pentominoes_10x6", "Pentominoes10x6Sieve", by("sieve"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("samples")
    void aSampleIsWhatTheGeneratorWrites(String definition, String className, SearchRequest.Builder request)
            throws IOException {
        Puzzle puzzle = Filaforge.read(Path.of("..", "def", definition + ".txt"));
        SearchRequest inPackage = asGenerated(request);

        SolverSource source = SearchBuilder.begin(puzzle, inPackage).source();

        assertEquals("io.github.filaforge.samples." + className, source.qualifiedName());
        assertEquals(Files.readString(SOURCES.resolve(source.path())), source.text(), RENEW);
    }

    private static SearchRequest asGenerated(SearchRequest.Builder request) {
        return request.packageName("io.github.filaforge.samples")
                .settingsText(OptionText.WITH_RUNTIME)
                .build();
    }

    @Test
    void theSampleOfAnEdgePuzzleIsWhatTheGeneratorWrites() throws IOException {
        EdgePuzzle puzzle = Filaforge.readEdges(Path.of("..", "def", "edges_6x6.txt")).get(0);
        SearchRequest inPackage = asGenerated(by("edge"));

        SolverSource source = new EdgeBuilder(puzzle, "edges_6x6.txt", inPackage, new Stopwatch()).source();

        assertEquals("io.github.filaforge.samples.Edges6x6Edge", source.qualifiedName());
        assertEquals(Files.readString(SOURCES.resolve(source.path())), source.text(), RENEW);
    }

    @Test
    @Tag("seconds")
    void samplesSolveTheirPuzzles() {
        assertEquals(BigInteger.valueOf(2339), solutions(Pentominoes10x6Sieve::new));
        assertEquals(BigInteger.valueOf(2339), solutions(Pentominoes10x6Fila::new));
        assertEquals(BigInteger.valueOf(2339), solutions(Pentominoes10x6FilaTables::new));
        assertEquals(BigInteger.valueOf(480), solutions(SomacubeFilaUnrolled::new));
        assertEquals(BigInteger.valueOf(480), solutions(SomacubeDynamicSieve::new));
        assertEquals(BigInteger.valueOf(480), solutions(SomacubeCover::new));
        assertEquals(BigInteger.valueOf(480), solutions(SomacubeSchedule::new));
        assertEquals(BigInteger.TWO, solutions(Pentominoes20x3Merge::new));
        assertEquals(BigInteger.valueOf(783), solutions(Tetrominoes2sets8x5Merge::new));
        assertEquals(BigInteger.valueOf(129), solutions(Edges6x6Edge::new));
    }

    @Test
    @Tag("slow")
    void aSampleOfManySolutionsFindsTheFirst() {
        GeneratedSolver solver = new Ypentacubes5x5x5Sieve();
        List<int[]> found = new ArrayList<>();

        RunResult result = RootRunner.of(
                        Ypentacubes5x5x5Sieve::new,
                        solver,
                        RunSettings.standard().withThreads(1).withLimit(1),
                        new SearchListener() {
                            @Override
                            public void found(int[] solution) {
                                found.add(solution);
                            }
                        })
                .run();

        assertEquals(BigInteger.ONE, result.solutions());
        assertFalse(result.complete());
        assertEquals(25, solver.decoder().pieces(found.get(0)).size());
    }

    private static BigInteger solutions(Supplier<? extends Search> solvers) {
        return RootRunner.of(
                        solvers,
                        solvers.get(),
                        RunSettings.standard().countingOnly(),
                        new SearchListener() {})
                .run()
                .solutions();
    }
}
