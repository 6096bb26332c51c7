package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Searches by random schedules of puzzles of which pieces may be left over, against a plain search that shares no
 * code with them.
 */
@Tag("seconds")
class RandomSupplySchedulesTest {

    private static final SolverForm SCHEDULE = SolverForm.of(Kind.SCHEDULE).get(0);

    static Stream<Sample> samples() {
        return Lattices.names().stream().flatMap(name -> RandomRanges.stream(name, Seeds.part(33)));
    }

    static Stream<Sample> fewSamples() {
        return Lattices.names().stream().flatMap(name -> RandomRanges.stream(name, Seeds.part(44)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("slow")
    void everyScheduleFindsTheSolutionsOfThePlainSearch(Sample sample) throws Exception {
        RandomRequests requests = requests(sample);
        for (int each = 0; each < 4; each++) {
            SearchRequest request = requests.next(SCHEDULE, Distinct.ALL);
            Optional<SearchJob> job = requests.jobs(request).map(RandomRequests.Jobs::compiled);
            List<Partition> found = job.map(any -> found(sample, any)).orElse(List.of());

            assertEquals(sample.solutions().size(), found.size(), () -> request + "\n" + sample.puzzle());
            assertEquals(Set.copyOf(sample.solutions()), new HashSet<>(found), () -> request + "\n" + sample.puzzle());
            job.ifPresent(any -> assertEquals(
                    BigInteger.valueOf(found.size()), any.count(), () -> request + "\n" + sample.puzzle()));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyScheduleFindsOneOfSymmetricSolutions(Sample sample) throws Exception {
        RandomRequests requests = requests(sample);
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            long expected = sample.solver().orbits(sample.solutions(), distinct == Distinct.UP_TO_REFLECTION);
            SearchRequest request = requests.next(SCHEDULE, distinct);
            List<Partition> found = requests.jobs(request)
                    .map(RandomRequests.Jobs::compiled)
                    .map(any -> found(sample, any))
                    .orElse(List.of());

            assertEquals(expected, found.size(), () -> request + "\n" + sample.puzzle());
            assertTrue(sample.solutions().containsAll(found), () -> request + "\n" + sample.puzzle());
        }
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void imageListsThatAreCodeMakeTheAttemptsAndFitsOfTheSchedule(Sample sample) throws Exception {
        SearchRequest made = requests(sample).next(SCHEDULE, Distinct.ALL);
        assumeTrue(made.lists().orElse(0) > 0 && made.tries().isEmpty(), "no image lists");
        SearchRequest.Builder coded = made.but().strategy("fila-unrolled").scheduled(true);
        assumeTrue(SearchBuilder.begin(sample.puzzle(), made).impossibility().isEmpty(), "no search to compare");

        List<Partition> found = new ArrayList<>();
        SearchResult expected = run(sample, SearchBuilder.prepare(sample.puzzle(), made), new ArrayList<>());
        SearchResult result = run(sample, SearchBuilder.prepare(sample.puzzle(), coded.build()), found);

        assertEquals(expected, result, () -> made + "\n" + sample.puzzle());
        assertEquals(Set.copyOf(sample.solutions()), new HashSet<>(found), () -> made + "\n" + sample.puzzle());
    }

    private static RandomRequests requests(Sample sample) {
        int pieces = SearchBuilder.begin(sample.puzzle(), SearchRequest.standard())
                .images()
                .pieces();
        return new RandomRequests(
                sample.puzzle(), pieces, new Random(sample.puzzle().name().hashCode()));
    }

    private static List<Partition> found(Sample sample, SearchJob job) {
        List<Partition> found = new ArrayList<>();
        run(sample, job, found);
        return found;
    }

    private static SearchResult run(Sample sample, SearchJob job, List<Partition> found) {
        return job.run(RunSettings.standard().withThreads(1), new SearchListener() {
            @Override
            public void found(int[] solution) {
                found.add(PuzzleTrial.partition(
                        sample.puzzle().lattice(), job.decoder().pieces(solution)));
            }
        });
    }
}
