package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.EdgeJob;
import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of edge puzzles against a plain search that shares no code with them, on seeded random boards. */
class RandomEdgesTest {

    private static final List<Sample> SAMPLES =
            RandomEdgePuzzles.stream(1).limit(Seeds.COUNT).toList();

    static List<Sample> samples() {
        return SAMPLES;
    }

    /** One puzzle of each kind. */
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

    @ParameterizedTest
    @MethodSource("samples")
    void boardsThatAreTurnedIntoOneAnotherAreFoundOnce(Sample sample) {
        for (String strategy : EdgeTrial.STRATEGIES) {
            new EdgeTrial(sample, strategy).assertFindsOneOfEachClass();
        }
    }

    @ParameterizedTest
    @MethodSource("oneOfEachKind")
    void theSourceIsTheSameEachTimeAndJavacTakesItToo(Sample sample) throws CompileException {
        for (String strategy : EdgeTrial.STRATEGIES) {
            EdgeTrial trial = new EdgeTrial(sample, strategy);
            Optional<EdgeJob> job = trial.job(Distinct.UP_TO_ROTATION);
            assertEquals(
                    job.map(EdgeJob::source), trial.job(Distinct.UP_TO_ROTATION).map(EdgeJob::source), trial::toString);
            if (job.isPresent()) {
                new JavacCompiler().compile(job.get().source());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "it may take minutes")
    void macMahonsSquaresFillTheirRectangle(String strategy) {
        EdgePuzzle squares =
                Filaforge.readEdges(Definitions.file("macmahon_6x4")).get(0);
        SearchRequest.Builder request = SearchRequest.builder().strategy(strategy);

        assertEquals(
                BigInteger.valueOf(53_312),
                Filaforge.prepare(squares, request.build()).count());
        assertEquals(
                BigInteger.valueOf(106_624),
                Filaforge.prepare(squares, request.distinct(Distinct.ALL).build())
                        .count());
    }
}
