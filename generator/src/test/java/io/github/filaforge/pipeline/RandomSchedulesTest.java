package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.OrderSchedule;
import io.github.filaforge.plan.ScheduleException;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.plan.Tries;
import io.github.filaforge.run.SearchReport;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches by random schedules against a plain exact-cover search that shares no code with them. */
class RandomSchedulesTest {

    private static final int PUZZLES = 400;
    private static final int FEW_PUZZLES = 100;

    /** No try of these puzzles is given up, so that tries find every solution. */
    private static final int ENOUGH_FITS = 1_000_000;

    private static final List<String> HEURISTICS = List.of(
            "s",
            "e",
            "n",
            "f",
            "x",
            "y",
            "z",
            "X",
            "Y",
            "Z",
            "xyz",
            "l@1,-2,0.5",
            "a",
            "a@160",
            "A@70,1,1",
            "R",
            "R@0,0,1");

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(2)
                .filter(sample -> !RandomPuzzlesTest.isRefused(sample.puzzle()))
                .limit(PUZZLES);
    }

    static Stream<Sample> fewSamples() {
        return samples().limit(FEW_PUZZLES);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyScheduleFindsTheSolutionsOfThePlainSearch(Sample sample) throws Exception {
        Random random = new Random(sample.seed());
        Set<Partition> expected = new HashSet<>(sample.solutions());
        int pieces = sample.puzzle().mobilePieces().size();
        SearchSchedule schedule = schedule(random, pieces);
        Pipeline pipeline = Pipeline.standard()
                .bySchedule(schedule)
                .withVolumeFilter(random.nextBoolean())
                .withParityFilter(random.nextBoolean())
                .withFitFilter(random.nextInt(3) == 0);
        if (random.nextInt(8) == 0) {
            pipeline = pipeline.with(new JavacCompiler());
        }

        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        List<Partition> all = RandomPuzzlesTest.solutions(pipeline.with(Distinct.ALL), sample);
        assertEquals(expected.size(), all.size(), () -> schedule + ": " + sample);
        assertEquals(expected, new HashSet<>(all), () -> schedule + ": " + sample);

        boolean mirror = random.nextBoolean();
        Pipeline distinct = pipeline.with(mirror ? Distinct.UP_TO_REFLECTION : Distinct.UP_TO_ROTATION);
        Pipeline unique = random.nextInt(4) == 0 ? distinct.constrainingNothing() : distinct;
        List<Partition> found = checker.checkOutput(unique.run(sample.puzzle()).output(), mirror);
        int orbits = PlainSymmetries.of(sample.puzzle(), mirror)
                .orbitRepresentatives(sample.solutions())
                .size();
        assertEquals(orbits, found.size(), () -> schedule + ": " + sample);
        assertTrue(expected.containsAll(found), () -> schedule + ": " + sample);
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void theSearchFromRootsMakesTheSamePlacementsAsFromTheBareRegion(Sample sample) throws Exception {
        SearchSchedule schedule = schedule(
                new Random(sample.seed()), sample.puzzle().mobilePieces().size());
        Pipeline bare = Pipeline.standard().bySchedule(schedule).thatCounts();

        Pipeline.Result expected = bare.run(sample.puzzle());
        Pipeline.Result found = bare.rooted().run(sample.puzzle());

        assertEquals(expected.output(), found.output(), () -> schedule + ": " + sample);
        assertEquals(expected.report(), found.report(), () -> schedule + ": " + sample);
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void imageListsFromWhatSizeTakesFirstMakeTheAttemptsOfTheSchedule(Sample sample) throws Exception {
        int left = sample.puzzle().mobilePieces().size() - 1;
        OrderSchedule order = OrderSchedule.parse(left == 0 ? "s" : "s:f=" + left);
        Pipeline lists =
                Pipeline.standard().beginningWith(Beginning.FEWEST_IMAGES).thatCounts();
        Pipeline bySchedule = lists.bySchedule(SearchSchedule.of(order, left, true));

        SearchReport expected = bySchedule.run(sample.puzzle()).report();
        SearchReport found = lists.run(sample.puzzle()).report();

        assertEquals(expected, found, sample::toString);
    }

    private static SearchSchedule schedule(Random random, int pieces) throws ScheduleException {
        StringBuilder order = new StringBuilder();
        int from = pieces;
        do {
            order.append(order.length() == 0 ? "" : ":")
                    .append(HEURISTICS.get(random.nextInt(HEURISTICS.size())))
                    .append("=")
                    .append(from);
            from -= 1 + random.nextInt(3);
        } while (from > 0 && random.nextBoolean());
        return new SearchSchedule(
                OrderSchedule.parse(order.toString()),
                random.nextInt(pieces + 1),
                random.nextBoolean(),
                sometimes(random, pieces),
                sometimes(random, pieces),
                sometimes(random, pieces),
                random.nextBoolean(),
                sometimes(random, pieces),
                random.nextInt(3) == 0,
                random.nextInt(3) == 0
                        ? Optional.of(new Tries(random.nextInt(pieces + 2), ENOUGH_FITS))
                        : Optional.empty());
    }

    private static OptionalInt sometimes(Random random, int pieces) {
        return random.nextInt(3) == 0 ? OptionalInt.of(random.nextInt(pieces + 1)) : OptionalInt.empty();
    }
}
