package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.image.FilterStep;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.plan.Target;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of the FILA article for the 12 pentominoes in 10x6 (its Tables 1 to 3, section "NOF"). */
class ArticleFiguresTest {

    /** The fits by the number of pieces left, from 1 up. */
    private static final long[] FITS = {
        2339, 302_256, 760_374, 617_667, 272_072, 82_406, 26_950, 17_275, 7994, 1744, 131, 7
    };

    private static final long[] ATTEMPTS_P4 = {
        301_677, 3_478_035, 5_722_296, 3_665_538, 1_284_992, 386_776, 200_366, 126_819, 28_279, 3088, 131, 7
    };

    private static final long[] ATTEMPTS_P5 = {
        78_883, 1_346_664, 2_551_252, 1_775_873, 660_506, 196_017, 80_724, 62_568, 19_118, 2358, 131, 7
    };

    private final Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");

    /** The strategies whose lists are the article's, each under both compilers. */
    static Stream<Arguments> compilers() {
        return SolverForm.of(Kind.FIXED_ORDER).stream()
                .filter(form -> form.strategy().countsAttemptsOfArticles())
                .flatMap(form ->
                        Stream.of(Arguments.of(form, new JaninoCompiler()), Arguments.of(form, new JavacCompiler())));
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("compilers")
    void testCaseP4WithoutNofHasTheArticlesAttemptsAndFits(SolverForm form, SolverCompiler compiler) {
        assertCounts(ATTEMPTS_P4, run(form.in(article()).nof(false), compiler));
    }

    @ParameterizedTest
    @MethodSource("compilers")
    @Tag("slow")
    void testCaseP5WithNofHasTheArticlesAttemptsAndFits(SolverForm form, SolverCompiler compiler) {
        assertCounts(ATTEMPTS_P5, run(form.in(article()), compiler));
    }

    @ParameterizedTest
    @MethodSource("io.github.filaforge.pipeline.SolverForm#ofFixedOrder")
    @Tag("seconds")
    void everyStrategyOfFixedOrderHasTheArticlesFits(SolverForm form) {
        SearchResult result = run(form.in(article()), new JaninoCompiler());

        assertEquals(BigInteger.valueOf(2339), result.solutions());
        assertEquals(counter("fits", FITS), result.fits().orElseThrow());
    }

    @Test
    void aSieveTriesNothingThatDoesNotFit() {
        SearchResult result = run(article().strategy("sieve"), new JaninoCompiler());

        assertEquals(counter("attempts", FITS), result.attempts().orElseThrow());
    }

    private SearchResult run(SearchRequest.Builder request, SolverCompiler compiler) {
        return Solutions.of(SearchBuilder.begin(puzzle, request.counting(true).build())
                        .job(compiler))
                .result();
    }

    private static void assertCounts(long[] attempts, SearchResult result) {
        assertEquals(BigInteger.valueOf(2339), result.solutions());
        assertEquals(counter("fits", FITS), result.fits().orElseThrow());
        assertEquals(counter("attempts", attempts), result.attempts().orElseThrow());
    }

    /** A counter of numbers from one piece left up. */
    private static LevelCounter counter(String name, long... fromOne) {
        return LevelCounter.of(
                name,
                LongStream.concat(LongStream.of(0), LongStream.of(fromOne)).toArray());
    }

    @Test
    void filtersLeave2032And1907Of2056Images() throws Exception {
        List<FilterStep> steps =
                SearchBuilder.begin(puzzle, article().build()).filtered().steps();

        assertEquals(List.of(2056, 2032), steps.stream().map(FilterStep::before).toList());
        assertEquals(List.of(2032, 1907), steps.stream().map(FilterStep::after).toList());
    }

    @Test
    void volumeFilterAloneRemoves128Images() throws Exception {
        ImageCatalog all = ImageFinder.find(puzzle, Distinct.ALL);

        assertEquals(2056 - 128, VolumeFilter.apply(all).size());
    }

    @Test
    void volumeFilterRemoves776Of1936ImagesOfTheOneSided30x3() throws Exception {
        ImageCatalog all = ImageFinder.find(Definitions.puzzle("pentominoes_1s_30x3"), Distinct.ALL);

        assertEquals(1936, all.size());
        assertEquals(1936 - 776, VolumeFilter.apply(all).size());
    }

    @Test
    void tetrisCubeHasTheArticlesImagesPerPiece() throws Exception {
        ImageCatalog all = ImageFinder.find(Definitions.puzzle("tetriscube"), Distinct.UP_TO_ROTATION);

        assertEquals(
                List.of(288, 288, 432, 288, 288, 648, 192, 288, 432, 216, 432, 288),
                all.images().stream().map(List::size).toList());
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece("L"))
                .filters(Filters.NONE)
                .build();
        ImageCatalog constrained =
                SearchBuilder.begin(Definitions.puzzle("tetriscube"), request).filtered();
        assertEquals(12, constrained.images().get(11).size());
    }

    @Test
    void occupancyOfFigure3HasTarget14Mask57AndIlsi61() throws Exception {
        FixedOrderPlan plan = plan(SearchRequest.standard());
        Layout occupancy = Layout.of(60, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23);

        Target target = plan.target(occupancy).orElseThrow();

        assertEquals(14, target.cell());
        assertEquals(57, target.mask());
        assertEquals(61, target.ilsi(occupancy));
        // Only images that go up from cell 14 are left: see figure 6 of the article.
        assertEquals(
                true,
                target.set(61).lists().stream()
                        .flatMap(list -> list.layouts().stream())
                        .allMatch(layout -> layout.contains(14) && layout.contains(15) && !layout.contains(20)));
    }

    @Test
    void maskIs59InTheTopRowAnd61InTheLastColumn() throws Exception {
        FixedOrderPlan plan = plan(SearchRequest.builder().filters(Filters.NONE).build());

        for (Target target : plan.targets()) {
            boolean top = target.cell() % 6 == 5;
            boolean last = target.cell() >= 54;
            assertEquals(57 | (top ? 2 : 0) | (last ? 4 : 0), target.mask(), "cell " + target.cell());
        }
    }

    private FixedOrderPlan plan(SearchRequest request) {
        return (FixedOrderPlan) SearchBuilder.begin(puzzle, request).spelledOutPlan();
    }

    /** Returns the settings that all cases of the article have: piece X constrained, and the volume filter. */
    private static SearchRequest.Builder article() {
        return SearchRequest.builder().constraining(Constraining.piece("X")).filters(Filters.before(true, false));
    }
}
