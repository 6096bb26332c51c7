package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.LongRoots;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.runtime.DoneParts;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.ArrayList;
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
    void aSearchInPartsFindsTheSameSolutionsWhateverTheStrategy(Sample sample) {
        Random random = new Random(sample.seed());
        SolutionChecker checker = new SolutionChecker(sample.puzzle());

        for (SolverForm form : SolverForm.all()) {
            SearchJob job =
                    Filaforge.prepare(sample.puzzle(), withTail(form.request()).build());
            Parts whole = new Parts(job.decoder());
            job.run(RunSettings.standard().withThreads(1), whole);
            Parts parts = new Parts(job.decoder());
            RunSettings deepened = RunSettings.standard()
                    .withThreads(1 + random.nextInt(3))
                    .deepened(new LongRoots(job.search(), NOTHING));
            assertTrue(job.run(deepened, parts).complete());
            assertEquals(
                    checked(checker, whole.pictures), checked(checker, parts.pictures), () -> form + " of " + sample);

            if (!parts.ended.isEmpty()) {
                int index = random.nextInt(parts.ended.size());
                Parts rest = new Parts(job.decoder());
                job.run(deepened.after(new DoneParts(parts.ended.get(index), Set.of())), rest);
                assertEquals(parts.ended.subList(index + 1, parts.ended.size()), rest.ended);
                assertEquals(
                        parts.pictures.subList(parts.found.get(index), parts.pictures.size()),
                        rest.pictures,
                        () -> form + " after part " + index + " of " + sample);
            }
        }
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
    @ValueSource(strings = {"sieve", "dynamic-sieve", "fila", "fila-tables", "schedule"})
    void partsOfSomaHaveItsSolutionsInTheSameOrderWithAnyNumberOfThreads(String strategy) {
        SearchJob job = Filaforge.prepare(
                Definitions.puzzle("somacube"),
                SearchRequest.builder().strategy(strategy).build());
        RunSettings deepened = RunSettings.standard().deepened(new LongRoots(job.search(), 0.0042));
        Parts one = new Parts(job.decoder());
        Parts three = new Parts(job.decoder());

        job.run(deepened.withThreads(1), one);
        job.run(deepened.withThreads(3), three);

        assertEquals(480, new HashSet<>(one.pictures).size());
        assertEquals(one.pictures, three.pictures);
        assertEquals(one.ended, three.ended);
        assertTrue(one.ended.size() > job.search().search().roots().size());
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_20x3, sieve, 0, 2",
        "pentominoes_20x3, fila, 0, 2",
        "pentominoes_15x4, sieve, 0.0041, 368",
        "pentominoes_15x4, fila-tables, 0.005, 368",
        "pentominoes_10x6, sieve, 0.02, 2339"
    })
    @Tag("slow")
    void partsOfAKnownPuzzleHaveItsSolutions(String definition, String strategy, double seconds, int count) {
        SearchJob job = Filaforge.prepare(
                Definitions.puzzle(definition),
                withTail(SearchRequest.builder().strategy(strategy)).build());
        Parts parts = new Parts(job.decoder());

        job.run(RunSettings.standard().deepened(new LongRoots(job.search(), seconds)), parts);

        assertEquals(count, new HashSet<>(parts.pictures).size());
        assertEquals(count, parts.pictures.size());
    }

    @Test
    void aShortRootIsSearchedAsItIs() {
        SearchJob job = Filaforge.prepare(Definitions.puzzle("pentominoes_10x6"), SearchRequest.standard());
        RootPart root = RootPart.root(0);

        assertEquals(List.of(root), new LongRoots(job.search()).split(root));
    }

    /** Writes down solutions, the parts that have ended, and how many solutions there were by then. */
    private static final class Parts implements SearchListener {

        private final SolutionDecoder decoder;
        private final List<String> pictures = new ArrayList<>();
        private final List<List<Integer>> ended = new ArrayList<>();
        private final List<Integer> found = new ArrayList<>();

        Parts(SolutionDecoder decoder) {
            this.decoder = decoder;
        }

        @Override
        public void found(int[] solution) {
            pictures.add(decoder.draw(solution));
        }

        @Override
        public void rootEnded(RootPart root, RootResult result) {
            ended.add(root.path());
            found.add(pictures.size());
        }
    }
}
