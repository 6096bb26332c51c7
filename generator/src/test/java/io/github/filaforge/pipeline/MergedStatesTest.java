package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchRequest.Constraining;
import io.github.filaforge.SearchResult;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.OrderingException;
import io.github.filaforge.plan.OrderingSteps;
import io.github.filaforge.runtime.DoneParts;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionDecoder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merged states are prepared once for all threads, and are counted or listed in parts of known numbers of solutions. */
class MergedStatesTest {

    private static final RunSettings ONE_THREAD = RunSettings.standard().withThreads(1);

    private static SearchJob job(String definition, Distinct distinct, Constraining.Rule rule) {
        return Filaforge.prepare(
                Definitions.puzzle(definition),
                SearchRequest.builder()
                        .strategy("merge")
                        .distinct(distinct)
                        .constraining(Constraining.by(rule))
                        .build());
    }

    private static SearchJob allOfSoma() {
        return job("somacube", Distinct.ALL, Constraining.Rule.CHEAPEST);
    }

    @ParameterizedTest
    @CsvSource({
        "somacube, ALL, CHEAPEST, 11520",
        "somacube, UP_TO_ROTATION, CHEAPEST, 480",
        "somacube, UP_TO_ROTATION, NOTHING, 480",
        "somacube, UP_TO_REFLECTION, NOTHING, 240",
        "pentominoes_20x3, UP_TO_ROTATION, NOTHING, 2",
        "pentominoes_20x3, ALL, CHEAPEST, 8"
    })
    void asManySolutionsAreCountedAsAreListed(String definition, Distinct distinct, Constraining.Rule rule, int count) {
        SearchJob job = job(definition, distinct, rule);

        assertEquals(BigInteger.valueOf(count), job.count());
        assertEquals(count, new HashSet<>(Solutions.of(job, ONE_THREAD).pictures()).size());
    }

    @ParameterizedTest
    @CsvSource({"y", "z", "xyz", "R", "'l@1,-1,0'"})
    void anOrderThatIsAskedForGivesTheSameSolutions(String order) throws OrderingException {
        SearchRequest request = SearchRequest.builder()
                .strategy("merge")
                .order(OrderingSteps.parse(order))
                .lists(SearchRequest.FROM_CONSTRAINED)
                .build();
        SearchJob job = Filaforge.prepare(Definitions.puzzle("somacube"), request);

        assertEquals(order, job.search().search().order().heuristic());
        assertEquals(BigInteger.valueOf(480), job.count());
    }

    @Test
    void partsHaveTheSolutionsInTheSameOrderWithAnyNumberOfThreads() {
        SearchJob job = allOfSoma();
        Parts one = new Parts(job.decoder());
        Parts three = new Parts(job.decoder());

        job.run(ONE_THREAD, one);
        job.run(RunSettings.standard().withThreads(3), three);

        assertEquals(11520, new HashSet<>(one.pictures).size());
        assertEquals(one.pictures, three.pictures);
        assertEquals(paths(one.ended), paths(three.ended));
        assertTrue(one.ended.size() > 12, () -> one.ended.size() + " parts");
    }

    @Test
    void aPartTellsWhichShareOfTheSolutionsComesBeforeIt() {
        SearchJob job = allOfSoma();
        Parts parts = new Parts(job.decoder());

        job.run(ONE_THREAD, parts);

        for (int index = 0; index < parts.ended.size(); index++) {
            double before = index == 0 ? 0 : parts.found.get(index - 1);
            assertEquals(before / 11520, parts.ended.get(index).from(), 1e-9);
            assertEquals(
                    parts.found.get(index) / 11520.0, parts.ended.get(index).to(), 1e-9);
        }
    }

    @Test
    void aSearchGoesOnAfterAPart() {
        SearchJob job = allOfSoma();
        Parts whole = new Parts(job.decoder());
        job.run(ONE_THREAD, whole);
        int index = whole.ended.size() / 2;
        DoneParts done = new DoneParts(whole.ended.get(index).path(), Set.of());
        Parts rest = new Parts(job.decoder());

        SearchResult result = job.run(RunSettings.standard().after(done), rest);
        SearchResult counted = job.run(RunSettings.standard().countingOnly().after(done), new SearchListener() {});

        assertEquals(whole.pictures.subList(whole.found.get(index), whole.pictures.size()), rest.pictures);
        assertEquals(BigInteger.valueOf(rest.pictures.size()), result.solutions());
        assertEquals(result.solutions(), counted.solutions());
    }

    @ParameterizedTest
    @CsvSource({"true, 3", "false, 3", "true, 5000", "false, 5000"})
    void aLimitEndsTheSearchWhetherSolutionsAreToldOrNot(boolean areTold, int limit) {
        RunSettings settings = RunSettings.standard().withLimit(limit);

        SearchResult result = allOfSoma().run(areTold ? settings : settings.countingOnly(), new SearchListener() {});

        assertEquals(BigInteger.valueOf(limit), result.solutions());
        assertFalse(result.complete());
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 1", "true, 3", "false, 3"})
    void whoHearsOfALevelCanEndTheSearch(boolean areTold, int threads) {
        List<Integer> levels = new ArrayList<>();
        RunSettings settings = RunSettings.standard().withThreads(threads);

        SearchResult result = allOfSoma().run(areTold ? settings : settings.countingOnly(), new SearchListener() {
            @Override
            public void levelEnded(int level, int all, BigInteger states) {
                levels.add(level);
                if (level == 2) {
                    throw new SearchStopped();
                }
            }
        });

        assertEquals(List.of(1, 2), levels);
        assertEquals(BigInteger.ZERO, result.solutions());
        assertFalse(result.complete());
    }

    private static List<List<Integer>> paths(List<RootPart> parts) {
        return parts.stream().map(RootPart::path).toList();
    }

    /** Writes down solutions, the parts that have ended, and how many solutions there were by then. */
    private static final class Parts implements SearchListener {

        private final SolutionDecoder decoder;
        private final List<String> pictures = new ArrayList<>();
        private final List<RootPart> ended = new ArrayList<>();
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
            ended.add(root);
            found.add(pictures.size());
        }
    }
}
