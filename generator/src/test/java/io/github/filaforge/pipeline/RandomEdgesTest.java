package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of edge puzzles against a plain search that shares no code with them, on seeded random boards. */
class RandomEdgesTest {

    private static final List<Sample> SAMPLES =
            RandomEdgePuzzles.stream(1).limit(Seeds.EACH_KIND).toList();

    /** Few roots, the default number of roots, and roots that reach far into a small board. */
    private static final List<OptionalInt> ROOTS = List.of(
            OptionalInt.empty(), OptionalInt.of(1), OptionalInt.of(12), OptionalInt.of(50), OptionalInt.of(300));

    static List<Sample> samples() {
        return SAMPLES;
    }

    static Stream<Sample> displaced() {
        return LongStream.rangeClosed(1, Seeds.COUNT)
                .mapToObj(seed -> RandomEdgePuzzles.generate(Kind.DISPLACED, seed));
    }

    /**
     * Boards of 72 pieces with few colours. Equal pieces are among those without a place, so that the lists are no masks, and
     * generated loops look ahead. The cells without a pin are a block at a corner.
     */
    static Stream<Sample> large() {
        return LongStream.rangeClosed(1, Seeds.part(6))
                .mapToObj(RandomEdgesTest::large)
                .flatMap(Optional::stream);
    }

    private static Optional<Sample> large(long seed) {
        EdgePuzzle solved = EdgeGenerator.generate("b", 9, 8, 2, 3, seed).solved();
        List<EdgePlacement> pins = solved.pins().stream()
                .filter(pin -> solved.column(pin.cell()) > 5 || solved.row(pin.cell()) > 2)
                .toList();
        EdgePuzzle puzzle = solved.withPins(pins);
        PlainEdgeSearch.Outcome outcome = PlainEdgeSearch.run(puzzle, 2_000, 1_000_000);
        return outcome.complete()
                ? Optional.of(new Sample(Kind.PINNED, seed, puzzle, List.of(), outcome.boards()))
                : Optional.empty();
    }

    /** Returns one puzzle of each kind. */
    static Stream<Sample> oneOfEachKind() {
        return RandomEdgePuzzles.stream(100).limit(RandomEdgePuzzles.Kind.values().length);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheBoardsOfThePlainSearch(Sample sample) {
        for (String strategy : EdgeTrial.STRATEGIES) {
            new EdgeTrial(sample, strategy).assertFindsAllBoards();
        }
    }

    @Test
    @Tag("slow")
    void generatedLoopsOfLargeBoardsLookAhead() {
        List<String> sources = large().map(sample -> new EdgeTrial(sample, "edge").job(Distinct.ALL))
                .flatMap(Optional::stream)
                .map(job -> job.source().code())
                .toList();

        assertTrue(sources.size() >= Seeds.part(12), () -> "only " + sources.size() + " boards");
        assertTrue(sources.stream().allMatch(source -> source.contains("final int ahead")));
    }

    @ParameterizedTest
    @MethodSource("large")
    void everyStrategyFindsTheBoardsOfALargeBoard(Sample sample) {
        for (String strategy : EdgeTrial.STRATEGIES) {
            new EdgeTrial(sample, strategy).assertFindsAllBoards();
        }
    }

    @ParameterizedTest
    @MethodSource("large")
    void generatedLoopsOfALargeBoardCountThePlacementsOfADirectSolver(Sample sample) {
        new EdgeTrial(sample, "edge").assertCountsThePlacementsOfADirectSolver();
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("seconds")
    void boardsThatAreTurnedIntoOneAnotherAreFoundOnce(Sample sample) {
        for (String strategy : EdgeTrial.STRATEGIES) {
            new EdgeTrial(sample, strategy).assertFindsOneOfEachClass();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSymmetriesOfABoardAreThoseOfThePlainSearch(Sample sample) {
        int symmetries = 1 + EdgeSearch.symmetries(sample.puzzle()).size();

        assertEquals(PlainEdgeSearch.symmetries(sample.puzzle()).size(), symmetries, sample::toString);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void boardsWithSlipsAndTheBestBoardAreThoseOfThePlainSearch(Sample sample) {
        int number = SAMPLES.indexOf(sample);
        ScoreTrial trial = new ScoreTrial(sample, number);

        assumeTrue(trial.isSmall(), "the plain search takes too long");
        trial.assertFindsAllBoards(ROOTS.get(number % ROOTS.size()));
        trial.assertFindsAllBoardsInEachAttempt();
    }

    /** Boards without equal pieces: pieces of others are not divided into groups. */
    @Test
    @Tag("seconds")
    void boardsOfAGroupAreThoseThatPassItsChecks() {
        List<ScoreTrial> trials = LongStream.rangeClosed(1, Seeds.part(4))
                .mapToObj(seed -> new ScoreTrial(
                        new Sample(
                                Kind.SQUARE,
                                seed,
                                EdgeGenerator.generate("b", 4, 4, 3, 6, seed).puzzle(),
                                List.of(),
                                Set.of()),
                        seed))
                .filter(ScoreTrial::isSmall)
                .filter(ScoreTrial::hasGroups)
                .toList();

        trials.forEach(ScoreTrial::assertFindsBoardsThatPassChecks);
        assertTrue(trials.size() >= Seeds.part(8), () -> "only " + trials.size() + " boards have groups");
    }

    /** Boards of which few can be filled: their best board has gaps. */
    @ParameterizedTest
    @MethodSource("displaced")
    void theBestBoardOfOneThatCannotBeFilledIsThatOfThePlainSearch(Sample sample) {
        OptionalInt roots = ROOTS.get((int) sample.seed() % ROOTS.size());
        ScoreTrial trial = new ScoreTrial(sample, sample.seed(), (int) sample.seed() % 4);

        assumeTrue(trial.isSmall(), "the plain search takes too long");
        trial.assertFindsAllBoards(roots);
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("oneOfEachKind")
    void theSourceIsTheSameEachTimeAndJavacTakesItToo(Sample sample) throws CompileException {
        List<String> strategies = EdgeTrial.STRATEGIES;
        int number = Math.floorMod(sample.puzzle().name().hashCode(), strategies.size());
        EdgeTrial trial = new EdgeTrial(sample, strategies.get(number));
        Optional<SearchJob> job = trial.job(Distinct.UP_TO_ROTATION);

        assertEquals(
                job.map(SearchJob::source), trial.job(Distinct.UP_TO_ROTATION).map(SearchJob::source), trial::toString);
        if (job.isPresent()) {
            new JavacCompiler().compile(job.get().source());
        }
    }

    /** Boards whose search is so long that orders are sampled more than once. */
    @Tag("seconds")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aStrategyThatIsNamedSearchesAsWhereItIsChosen(long seed) {
        EdgePuzzle board = EdgeGenerator.generate("b", 7, 8, 4, 5, seed).puzzle();

        SearchJob chosen = SearchBuilder.prepare(board, SearchRequest.builder().build());

        SearchJob named = SearchBuilder.prepare(
                board, SearchRequest.builder().strategy(chosen.strategyName()).build());
        assertEquals(chosen.source(), named.source());
    }

    @Test
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "it takes a minute")
    void macMahonsSquaresFillTheirRectangle() {
        assertEquals(BigInteger.valueOf(53_312), macMahon(SearchRequest.builder()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "it may take hours")
    void macMahonsSquaresFillTheirRectangleByEachStrategy(String strategy) {
        SearchRequest.Builder request = SearchRequest.builder().strategy(strategy);

        assertEquals(BigInteger.valueOf(53_312), macMahon(request));
        assertEquals(BigInteger.valueOf(106_624), macMahon(request.distinct(Distinct.ALL)));
    }

    private static BigInteger macMahon(SearchRequest.Builder request) {
        EdgePuzzle squares =
                Filaforge.readEdges(Definitions.file("macmahon_6x4")).get(0);
        return SearchBuilder.prepare(squares, request.build()).count();
    }
}
