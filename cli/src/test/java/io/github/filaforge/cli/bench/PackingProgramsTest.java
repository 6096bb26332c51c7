package io.github.filaforge.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that are compared solve the puzzle, each by the search that it is named after. */
class PackingProgramsTest {

    private static final SearchRequest STANDARD = SearchRequest.builder().build();

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(900).limit(Seeds.COUNT);
    }

    private static FixedOrderPlan plan(Puzzle puzzle) {
        return (FixedOrderPlan) SearchBuilder.begin(puzzle, STANDARD).spelledOutPlan();
    }

    private static Measurement measure(Puzzle puzzle, SearchRequest request, String program) {
        return programs(puzzle, request).measure(program, request.counting(), 1e-9);
    }

    private static PackingPrograms programs(Puzzle puzzle, SearchRequest request) {
        return new PackingPrograms(SearchBuilder.begin(puzzle, request), List.of());
    }

    private static PackingPrograms programs(String definition) {
        return programs(Definitions.puzzle(definition), STANDARD);
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("samples")
    void programsForComparisonFindTheSolutionsOfThePlainSearch(Sample sample) {
        PackingBuilder builder = SearchBuilder.begin(sample.puzzle(), STANDARD);
        int expected = PlainSymmetries.of(sample.puzzle(), false)
                .orbitRepresentatives(sample.solutions())
                .size();
        if (builder.impossibility().isPresent()) {
            assertEquals(0, expected, sample::toString);
            return;
        }
        List<String> programs =
                new ArrayList<>(programs(sample.puzzle(), STANDARD).all());
        programs.removeIf(program -> !program.startsWith("by-piece") && !program.endsWith("-ilsi"));

        assertTrue(programs.containsAll(List.of("by-piece", "fila-general-ilsi", "fila-special-ilsi")));
        for (String program : programs) {
            assertEquals(
                    BigInteger.valueOf(expected),
                    measure(sample.puzzle(), STANDARD, program).solutions(),
                    () -> program + ": " + sample);
        }
    }

    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(strings = {"fila-general-ilsi", "fila-special-ilsi"})
    void whateverGetIlsiTheAttemptsAndFitsOfCaseP5AreThoseOfTheArticle(String program) {
        SearchRequest request = STANDARD.but().counting(true).build();

        Measurement measured = measure(Definitions.puzzle("pentominoes_10x6"), request, program);

        assertEquals(BigInteger.valueOf(2339), measured.solutions());
        assertEquals(2_091_215 + 4_682_886, measured.attempts());
        assertEquals(2_091_215, measured.fits());
    }

    @Test
    void byPieceTriesAllImagesOfTheNextPieceWhereverTheOthersLie() {
        // somacube has no copies
        FixedOrderPlan plan = plan(Definitions.puzzle("somacube"));
        int[] shapes = ComparisonPrograms.pieceOrder(plan, List.of("L", "T"));

        SearchResult result =
                ComparisonPrograms.run("by-piece", plan, List.of("L", "T")).search();

        assertEquals(BigInteger.valueOf(480), result.solutions());
        assertEquals(List.of("L", "T"), names(plan, shapes).subList(0, 2));
        LevelCounter attempts = result.attempts().orElseThrow();
        LevelCounter fits = result.fits().orElseThrow();
        for (int left = plan.pieces(); left > 0; left--) {
            Shape shape = plan.shapes().get(shapes[plan.pieces() - left]);
            long states = left == plan.pieces() ? 1 : fits.at(left + 1);
            assertEquals(states * plan.catalog().images(shape).size(), attempts.at(left), shape.name());
        }
    }

    @Test
    void withoutNamesTheConstrainedPieceIsFirstAndTheOthersFollowTheDefinition() {
        Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");
        SearchRequest request =
                STANDARD.but().constraining(Constraining.piece("U")).build();
        FixedOrderPlan plan =
                (FixedOrderPlan) SearchBuilder.begin(puzzle, request).spelledOutPlan();

        List<String> names = names(plan, ComparisonPrograms.pieceOrder(plan, List.of()));

        List<String> expected = new ArrayList<>(List.of("U"));
        puzzle.mobilePieces().stream()
                .map(piece -> piece.name())
                .filter(name -> !name.equals("U"))
                .forEach(expected::add);
        assertEquals(expected, names);
    }

    private static List<String> names(FixedOrderPlan plan, int... shapes) {
        List<String> names = new ArrayList<>();
        for (int shape : shapes) {
            names.add(plan.shapes().get(shape).name());
        }
        return names;
    }

    @Test
    void gapsThatNothingFillsSaveMostOfTheSearchByPiece() {
        FixedOrderPlan plan = plan(Definitions.puzzle("somacube"));

        SearchResult all = ComparisonPrograms.run("by-piece", plan, List.of()).search();
        SearchResult pruned =
                ComparisonPrograms.run("by-piece-gaps", plan, List.of()).search();

        assertEquals(all.solutions(), pruned.solutions());
        assertTrue(
                2 * pruned.fits().orElseThrow().sum() < all.fits().orElseThrow().sum());
    }

    @Test
    void byPieceIsMeasuredOnlyIfItIsNamed() {
        PackingPrograms pentominoes = programs("pentominoes_10x6");

        assertTrue(pentominoes.all().containsAll(List.of("by-piece", "by-piece-gaps")));
        assertFalse(pentominoes.usual().contains("by-piece"));
        assertFalse(pentominoes.usual().contains("by-piece-gaps"));
        assertTrue(pentominoes.usual().contains("fila-general-ilsi"));
        assertFalse(programs("somacube").usual().contains("fila-general-ilsi"));
    }

    @Test
    void piecesThatAreNotConnectedHaveNoProgramThatLooksAtGaps() {
        Puzzle puzzle = RandomPuzzles.generate(RandomPuzzles.Kind.SCATTERED, 1).puzzle();

        assertFalse(programs(puzzle, STANDARD).all().contains("by-piece-gaps"));
    }
}
