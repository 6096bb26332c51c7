package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.emit.Emitter;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.image.UnplaceablePieceException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.CellOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated solvers against a plain exact-cover search that shares no code with them, on seeded random puzzles. */
class RandomPuzzlesTest {

    private static final int PUZZLES = 360;

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(1).limit(PUZZLES);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void generatedSolverFindsTheSolutionsOfThePlainSearch(Sample sample) throws Exception {
        Pipeline pipeline = varied(Pipeline.standard(), sample);
        Set<Partition> expected = new HashSet<>(sample.solutions());
        if (isRefused(sample.puzzle())) {
            assertEquals(Set.of(), expected, sample::toString);
            return;
        }

        assertEquals(
                Optional.empty(),
                Impossibility.reason(pipeline.catalog(sample.puzzle())).filter(reason -> !expected.isEmpty()),
                sample::toString);
        for (Emitter emitter : Pipeline.EMITTERS) {
            List<Partition> all = solutions(pipeline.with(Distinct.ALL).with(emitter), sample);
            assertEquals(expected.size(), all.size(), () -> emitter.strategy() + ": " + sample);
            assertEquals(expected, new HashSet<>(all), () -> emitter.strategy() + ": " + sample);
        }

        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            boolean mirror = distinct == Distinct.UP_TO_REFLECTION;
            Pipeline.Result result = pipeline.with(distinct).run(sample.puzzle());
            List<Partition> unique = new SolutionChecker(sample.puzzle()).checkOutput(result.output(), mirror);
            int orbits = PlainSymmetries.of(sample.puzzle(), mirror)
                    .orbitRepresentatives(sample.solutions())
                    .size();
            assertEquals(orbits, unique.size(), sample::toString);
            assertTrue(expected.containsAll(unique), sample::toString);
        }
    }

    /** Whether a piece of the puzzle fits nowhere. */
    static boolean isRefused(Puzzle puzzle) {
        try {
            ImageFinder.find(puzzle, Distinct.ALL);
            return false;
        } catch (UnplaceablePieceException e) {
            return true;
        }
    }

    /** Settings that must not matter, a different mixture for each puzzle. */
    private static Pipeline varied(Pipeline pipeline, Sample sample) {
        Random random = new Random(sample.seed() * 31 + sample.kind().name().hashCode());
        Pipeline varied = pipeline.withNof(random.nextInt(4) > 0).withVolumeFilter(random.nextBoolean());
        if (random.nextInt(3) == 0) {
            varied = varied.inOrder(shuffled(random.nextLong()));
        }
        List<Beginning> beginnings = List.of(Beginning.values());
        varied = varied.beginningWith(beginnings.get(random.nextInt(beginnings.size())));
        if (random.nextInt(5) == 0) {
            varied = varied.thatCounts();
        }
        if (random.nextBoolean()) {
            varied = varied.expectingALongSearch();
        }
        varied = varied.withParityFilter(random.nextBoolean());
        varied = varied.with(Pipeline.EMITTERS.get(random.nextInt(Pipeline.EMITTERS.size())));
        return random.nextInt(6) == 0 ? varied.with(new JavacCompiler()) : varied;
    }

    private static Function<Region, CellOrder> shuffled(long seed) {
        return region -> {
            List<Integer> cells =
                    new ArrayList<>(IntStream.range(0, region.size()).boxed().toList());
            Collections.shuffle(cells, new Random(seed));
            return CellOrder.of("shuffled", cells);
        };
    }

    static List<Partition> solutions(Pipeline pipeline, Sample sample) throws Exception {
        String output = pipeline.run(sample.puzzle()).output();
        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        return Stream.of(output.split("(?m)^# --- SOLUTION \\d+ ---\n", -1))
                .filter(picture -> !picture.isEmpty())
                .map(checker::check)
                .toList();
    }
}
