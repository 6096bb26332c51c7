package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches whose roots are split while they go on, and that go on after a part. */
class LongRootsTest {

    /** Less than the least that any search is expected to take: everything is split as far as it goes. */
    private static final double NOTHING = 0;

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(7)
                .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
                .filter(sample -> !sample.solutions().isEmpty())
                .limit(Seeds.part(30));
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("slow")
    void aSearchInPartsAndOfThreadsThatShareFindsTheSameSolutionsWhateverTheStrategy(Sample sample) {
        Random random = new Random(sample.seed());
        SolutionChecker checker = new SolutionChecker(sample.puzzle());

        for (SolverForm form : SolverForm.all()) {
            SearchJob job = SearchBuilder.prepare(
                    sample.puzzle(), withTail(form.request()).build());
            EndedParts whole = new EndedParts(job.decoder());
            job.run(RunSettings.standard().withThreads(1), whole);
            EndedParts parts = new EndedParts(job.decoder());
            RunSettings deepened = RunSettings.standard()
                    .withThreads(1 + random.nextInt(3))
                    .splitBy(job.chosen().longRoots(NOTHING));
            assertTrue(job.run(deepened, parts).complete());
            assertEquals(
                    checked(checker, whole.pictures()),
                    checked(checker, parts.pictures()),
                    () -> form + " of " + sample);

            if (!parts.paths().isEmpty()) {
                int index = random.nextInt(parts.paths().size());
                EndedParts rest = new EndedParts(job.decoder());
                job.run(deepened.after(new DoneParts(parts.paths().get(index), Set.of())), rest);
                assertEquals(parts.paths().subList(index + 1, parts.paths().size()), rest.paths());
                assertEquals(
                        parts.pictures()
                                .subList(parts.foundBy(index), parts.pictures().size()),
                        rest.pictures(),
                        () -> form + " after part " + index + " of " + sample);
            }

            RunSettings shared = shared(job, 2 + random.nextInt(3));
            EndedParts ofThreads = new EndedParts(job.decoder());
            assertTrue(job.runner(shared, ofThreads).run().complete());
            assertEquals(
                    checked(checker, whole.pictures()),
                    checked(checker, ofThreads.pictures()),
                    () -> form + " with threads that share " + sample);
            assertEquals(
                    BigInteger.valueOf(whole.pictures().size()),
                    job.runner(shared.countingOnly(), new SearchListener() {})
                            .run()
                            .solutions());
        }
    }

    /** Settings of threads that share parts, which a job has by itself only if its search is expected to be long. */
    private static RunSettings shared(SearchJob job, int threads) {
        return RunSettings.standard()
                .withThreads(threads)
                .unordered()
                .sharedBy(job.chosen().everyPart());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sieve", "dynamic-sieve", "cover", "fila", "fila-tables"})
    void threadsThatShareSomaFindItsSolutionsInMoreParts(String strategy) {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle("somacube"),
                SearchRequest.builder().strategy(strategy).build());
        EndedParts parts = new EndedParts(job.decoder());

        job.runner(shared(job, 3), parts).run();

        assertEquals(480, new HashSet<>(parts.pictures()).size());
        assertEquals(480, parts.pictures().size());
        assertTrue(parts.paths().size() > job.roots());
    }

    /** The roots of a search that counts stay whole, so that its counts do not depend on the number of threads. */
    @ParameterizedTest
    @ValueSource(strings = {"sieve", "dynamic-sieve", "schedule"})
    void countsDoNotDependOnTheNumberOfThreads(String strategy) {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle("somacube"),
                SearchRequest.builder().strategy(strategy).counting(true).build());
        SearchListener listener = new SearchListener() {};

        RunResult one =
                job.runner(RunSettings.standard().withThreads(1), listener).run();
        RunResult three = job.runner(shared(job, 3), listener).run();

        assertEquals(one, three);
    }

    /** A solver that is run many times looks up what can be completed, if it can. */
    private static SearchRequest.Builder withTail(SearchRequest.Builder request) {
        return request.forManyRuns(true);
    }

    private static Set<Object> checked(SolutionChecker checker, List<String> pictures) {
        Set<Object> partitions = new HashSet<>();
        pictures.forEach(picture -> assertTrue(partitions.add(checker.check(picture)), picture));
        return partitions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"sieve", "dynamic-sieve", "cover", "fila", "fila-tables", "schedule"})
    @Tag("seconds")
    void partsOfSomaHaveItsSolutionsInTheSameOrderWithAnyNumberOfThreads(String strategy) {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle("somacube"),
                SearchRequest.builder().strategy(strategy).build());
        RunSettings deepened = RunSettings.standard().splitBy(job.chosen().longRoots(0.0042));
        EndedParts one = new EndedParts(job.decoder());
        EndedParts three = new EndedParts(job.decoder());

        job.run(deepened.withThreads(1), one);
        job.run(deepened.withThreads(3), three);

        assertEquals(480, new HashSet<>(one.pictures()).size());
        assertEquals(one.pictures(), three.pictures());
        assertEquals(one.paths(), three.paths());
        assertTrue(one.paths().size() > job.roots());
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_20x3, sieve, 0, 2",
        "pentominoes_20x3, fila, 0, 2",
        "pentominoes_15x4, fila-tables, 0.005, 368",
        "pentominoes_10x6, sieve, 0.02, 2339"
    })
    @Tag("slow")
    void partsOfAKnownPuzzleHaveItsSolutions(String definition, String strategy, double seconds, int count) {
        assertPartsHaveTheSolutions(definition, strategy, seconds, count);
    }

    @Test
    @Rows.More
    void soDoManyParts() {
        assertPartsHaveTheSolutions("pentominoes_15x4", "sieve", 0.0041, 368);
    }

    private static void assertPartsHaveTheSolutions(String definition, String strategy, double seconds, int count) {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle(definition),
                withTail(SearchRequest.builder().strategy(strategy)).build());
        EndedParts parts = new EndedParts(job.decoder());

        job.run(RunSettings.standard().splitBy(job.chosen().longRoots(seconds)), parts);

        assertEquals(count, new HashSet<>(parts.pictures()).size());
        assertEquals(count, parts.pictures().size());
    }

    @Test
    void aShortRootIsSearchedAsItIs() {
        SearchJob job = SearchBuilder.prepare(Definitions.puzzle("pentominoes_10x6"), SearchRequest.standard());
        RootPart root = RootPart.root(0);

        assertEquals(List.of(root), job.chosen().longRoots().split(root));
    }
}
