package io.github.filaforge.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.search.EdgeBuilder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The compared programs make equal searches: they try equal pieces at equal cells in one order. */
class EdgeProgramsTest {

    static Stream<Sample> samples() {
        return RandomEdgePuzzles.stream(500)
                .limit(Seeds.COUNT)
                .filter(sample -> sample.puzzle().ownRules().isEmpty());
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("samples")
    void handWrittenProgramsMakeTheSearchOfTheGeneratedSolver(Sample sample) {
        for (Distinct distinct : List.of(Distinct.ALL, Distinct.UP_TO_ROTATION)) {
            EdgePrograms programs = programs(sample.puzzle(), distinct, 1_000_000);
            if (programs.impossibility().isEmpty()) {
                Found expected = found(programs, "edge");
                assertEquals(
                        distinct == Distinct.ALL ? sample.boards().size() : sample.classes(),
                        expected.solutions().size(),
                        sample::toString);
                for (String program : EdgePrograms.names()) {
                    assertEquals(expected, found(programs, program), () -> program + ", " + distinct + ": " + sample);
                }
            }
        }
    }

    /** The solutions of a whole search in their order, and its counts. */
    private record Found(List<List<Integer>> solutions, List<LevelCounter> counters) {}

    private static Found found(EdgePrograms programs, String program) {
        List<List<Integer>> solutions = new ArrayList<>();
        RootPart whole = RootPart.root(0).part(0, "");
        List<LevelCounter> counters = programs.solver(program, true, new Stopwatch())
                .search(whole, solution -> solutions.add(numbers(solution)))
                .counters();
        return new Found(solutions, counters);
    }

    private static List<Integer> numbers(int... solution) {
        return IntStream.of(solution).boxed().toList();
    }

    /** A board whose search is measured in parts. */
    private static EdgePuzzle board() {
        EdgeGenerator.Board board = EdgeGenerator.generate("b", 8, 7, 4, 5, 3);
        EdgePuzzle puzzle = board.puzzle();
        List<EdgePlacement> pins = board.solved().pins().stream()
                .filter(pin -> pin.piece() % 11 == 0)
                .toList();
        return new EdgePuzzle("b", puzzle.width(), puzzle.height(), puzzle.rim(), puzzle.pieces(), pins);
    }

    private static EdgePrograms programs(EdgePuzzle puzzle, Distinct distinct, long fits) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();
        return new EdgePrograms(new EdgeBuilder(puzzle, "", request, new Stopwatch()), fits);
    }

    private static Measurement measure(EdgePrograms programs, String program) {
        return programs.measure(program, true, Double.MIN_VALUE);
    }

    @Test
    @Tag("seconds")
    void allProgramsSearchThePartsThatAreOverByTheLastFit() {
        EdgePrograms programs = programs(board(), Distinct.ALL, 1_000_000);

        Set<List<Object>> measured = new HashSet<>();
        for (String program : EdgePrograms.names()) {
            Measurement one = measure(programs, program);
            measured.add(List.of(one.solutions(), one.fits()));
        }

        assertEquals(1, measured.size(), measured::toString);
        long fits = (long) measured.iterator().next().get(1);
        assertTrue(fits > 900_000 && fits <= 1_000_000, measured::toString);
        assertTrue(programs.extent().matches("[0-9]+ parts of the first 1,000,000 fits, order .*"), programs::extent);
    }

    @ParameterizedTest
    @EnumSource(names = {"SQUARE", "PINNED"})
    void aSearchOfFewerFitsIsMeasuredWhole(Kind kind) {
        Sample sample = RandomEdgePuzzles.generate(kind, 1);

        EdgePrograms programs = programs(sample.puzzle(), Distinct.UP_TO_ROTATION, 1_000_000);

        assertTrue(programs.extent().startsWith("the whole search, order "), programs::extent);
        for (String program : EdgePrograms.names()) {
            assertEquals(
                    BigInteger.valueOf(sample.classes()),
                    measure(programs, program).solutions());
        }
    }
}
