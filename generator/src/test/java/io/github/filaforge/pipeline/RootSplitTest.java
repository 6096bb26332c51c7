package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches that are split into more roots than they begin with, and made by several threads. */
@Tag("slow")
class RootSplitTest {

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(3)
                .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
                .filter(sample -> !sample.solutions().isEmpty())
                .limit(Seeds.part(6));
    }

    /** With -i these placements are added to those of the search. */
    @ParameterizedTest
    @CsvSource({
        "pentominoes_20x3, sieve",
        "pentominoes_10x6, fila",
        "somacube, schedule",
        "tetrominoes_2sets_8x5, sieve"
    })
    void thePlacementsOfASplitAreThePartialAssembliesOnTheWayToItsRoots(String definition, String strategy) {
        SearchRequest request = SearchRequest.builder()
                .counting(true)
                .roots(300)
                .strategy(strategy)
                .build();
        SearchPlan plan = new PackingBuilder(Definitions.puzzle(definition), "", request, new Stopwatch())
                .search()
                .search();

        long[] expected = new long[plan.pieces() + 1];
        Set<List<Image>> assemblies = new HashSet<>();
        for (Root root : plan.roots().list()) {
            for (int placed = 1; placed <= root.size(); placed++) {
                if (assemblies.add(root.images().subList(0, placed))) {
                    expected[plan.pieces() - placed + 1]++;
                }
            }
        }

        assertEquals(LongStream.of(expected).boxed().toList(), plan.roots().placements());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSplitSearchFindsTheSameSolutionsWhateverTheStrategyAndTheConstraint(Sample sample) {
        Random random = new Random(sample.seed() * 31 + sample.kind().name().hashCode());
        SearchRequest request = SearchRequest.builder()
                .distinct(random.nextInt(3) == 0 ? Distinct.ALL : Distinct.UP_TO_ROTATION)
                .constraining(Constraining.by(
                        random.nextInt(3) == 0 ? Constraining.Rule.NOTHING : Constraining.Rule.CHEAPEST))
                // Such a solver looks up what can be completed, if it can.
                .forManyRuns(true)
                .build();
        SolutionChecker checker = new SolutionChecker(sample.puzzle());

        for (SolverForm form : SolverForm.all()) {
            if (form.kind() == Kind.MERGED_STATES) {
                continue;
            }
            SearchRequest whole = form.in(request.but()).build();
            SearchRequest split = whole.but().roots(2 + random.nextInt(60)).build();
            Set<Object> expected = partitions(checker, SearchBuilder.prepare(sample.puzzle(), whole), 1);
            Set<Object> found =
                    partitions(checker, SearchBuilder.prepare(sample.puzzle(), split), 1 + random.nextInt(3));

            assertEquals(expected, found, () -> form + " " + split + " of " + sample);
        }
    }

    /** The solutions, which are all different. */
    private static Set<Object> partitions(SolutionChecker checker, SearchJob job, int threads) {
        List<String> pictures =
                Solutions.of(job, RunSettings.standard().withThreads(threads)).pictures();
        Set<Object> partitions = pictures.stream().map(checker::check).collect(Collectors.toSet());
        assertEquals(pictures.size(), partitions.size(), job::toString);
        return partitions;
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, sieve, 2339",
        "pentominoes_12x5, fila-tables, 1010",
        "pentominoes_15x4, fila, 368",
        "pentominoes_1s_30x3, sieve, 46",
        "somacube, dynamic-sieve, 480",
        "somacube, schedule, 480"
    })
    void solutionsComeInTheSameOrderWithAnyNumberOfThreads(String definition, String strategy, int count) {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle(definition),
                SearchRequest.builder()
                        .strategy(strategy)
                        .roots(50)
                        .forManyRuns(true)
                        .build());
        String expected = Solutions.printed(job);

        for (int threads = 2; threads <= 3; threads++) {
            RunSettings settings = RunSettings.standard().withThreads(threads);
            assertEquals(expected, Solutions.of(job, settings).printed());
            assertEquals(
                    new HashSet<>(Solutions.pictures(expected)),
                    new HashSet<>(Solutions.of(job, settings.unordered()).pictures()));
        }
        assertEquals(count, Solutions.pictures(expected).size());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, 500", "tetriscube, 500", "PT12, 500", "pentominoes_1s_18x5, 500", "somacube, 100"})
    void everyPlanCanBeSplitIntoSoManyRoots(String definition, int roots) {
        Puzzle puzzle = Definitions.puzzle(definition);

        List<Root> split = SearchBuilder.begin(
                        puzzle, SearchRequest.builder().roots(roots).build())
                .search()
                .search()
                .roots()
                .list();

        assertTrue(split.size() >= roots && split.size() < roots + 100, () -> split.size() + " roots");
        assertEquals(split.size(), new HashSet<>(split).size());
    }

    @Test
    void whereAttemptsAndFitsAreCountedTheRootsAreTheArticles() {
        Puzzle tetrisCube = Definitions.puzzle("tetriscube");

        int counted = roots(tetrisCube, SearchRequest.builder().counting(true).build());
        int plain = roots(tetrisCube, SearchRequest.standard());

        assertEquals(12, counted);
        assertTrue(plain >= 100, () -> plain + " roots");
    }

    /** The constrained piece has 12 places; the cell with the fewest images has 30 times as many. */
    @Test
    void theBareRegionIsSplitByAPieceThatHasFewerPlacesThanAnyCellHasImages() throws Exception {
        SearchRequest byCells = SearchRequest.builder()
                .constraining(Constraining.piece("L"))
                .lists(11)
                .order(OrderingSteps.parse("e=11:f=3"))
                .build();
        Puzzle tetrisCube = Definitions.puzzle("tetriscube");

        assertEquals(1, roots(tetrisCube, byCells.but().roots(1).build()));
        assertEquals(12, roots(tetrisCube, byCells.but().roots(2).build()));
    }

    @Test
    void aShortSearchIsNotSplit() {
        assertEquals(7, roots(Definitions.puzzle("pentominoes_10x6"), SearchRequest.standard()));
    }

    private static int roots(Puzzle puzzle, SearchRequest request) {
        return SearchBuilder.begin(puzzle, request).search().search().roots().size();
    }

    @Test
    void mergedStatesMakePartsByThemselves() {
        SearchRequest request =
                SearchRequest.builder().strategy("merge").roots(9).build();

        RequestException refused = assertThrows(
                RequestException.class,
                () -> SearchBuilder.begin(Definitions.puzzle("somacube"), request)
                        .search());

        assertTrue(refused.getMessage().endsWith("leave out SearchRequest.roots"), refused::getMessage);
    }

    @Test
    void aSearchInTriesCannotBeSplit() {
        SearchRequest request =
                SearchRequest.builder().tries(new RestartLimit(5, 100)).roots(9).build();

        RequestException refused = assertThrows(
                RequestException.class,
                () -> SearchBuilder.begin(Definitions.puzzle("somacube"), request)
                        .search());

        assertTrue(refused.getMessage().endsWith("leave out SearchRequest.roots"), refused::getMessage);
    }
}
