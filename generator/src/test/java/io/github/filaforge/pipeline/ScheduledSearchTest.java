package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Trial;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches by a schedule that are ended, and those that are made again. */
class ScheduledSearchTest {

    private static final SearchListener NOBODY = new SearchListener() {};

    @ParameterizedTest(name = "{0}, image lists from {1} pieces left on")
    @CsvSource({"pentominoes_10x6, s, 0", "pentominoes_10x6, e, 12", "pentominoes_1s_30x3, e, 18"})
    void eachTrialTakesTheImagesInAnotherOrder(String definition, String order, int lists) throws Exception {
        List<Trial> trials = trials(job(definition, order, lists), 10);

        assertTrue(trials.stream().map(Trial::fits).distinct().count() > 5, trials::toString);
    }

    @Test
    void theSameSeedMakesTheSameTrials() throws Exception {
        SearchJob job = job("pentominoes_10x6", "e", 12);

        assertEquals(fits(trials(job, 5)), fits(trials(job, 5)));
    }

    @Test
    void aSearchThatWasStoppedCanBeMadeAgain() throws Exception {
        SearchJob job = job("somacube", "s", 0);

        SearchResult stopped = job.run(RunSettings.standard().withLimit(1), NOBODY);

        assertFalse(stopped.complete());
        assertEquals(BigInteger.ONE, stopped.solutions());
        assertEquals(BigInteger.valueOf(480), job.count());
    }

    /** An optional cell that stays empty is filled by a blank, whose image has the cell of an image of A. */
    @Test
    void aRootThatLeavesACellEmptyIsNotTakenForOneWithAPieceThere() {
        // given
        Puzzle puzzle = DefinitionReader.read("row", """
                D:xDim=4:yDim=1:zDim=1
                R:layout=1 0 0, 2 0 0
                R:optional:layout=0 0 0, 3 0 0
                C:name=A:layout=0 0 0
                C:name=B:layout=0 0 0, 1 0 0
                ~D
                """).get(0).puzzle();
        SearchRequest.Builder request =
                SearchRequest.builder().strategy("schedule").scheduled(true).distinct(Distinct.ALL);

        // when
        BigInteger ofOneRoot =
                SearchBuilder.prepare(puzzle, request.roots(1).build()).count();
        BigInteger ofSeveral =
                SearchBuilder.prepare(puzzle, request.roots(3).build()).count();

        // then
        assertEquals(BigInteger.valueOf(4), ofOneRoot);
        assertEquals(BigInteger.valueOf(4), ofSeveral);
    }

    /** 84 of these pieces have images in the 15 cells. The plain search of the tests finds 372 ways to use three of them. */
    @ParameterizedTest(name = "image lists from {0} pieces left on")
    @ValueSource(ints = {0, 2, 3})
    void imageListsHaveMoreShapesThanAWordHasBits(int lists) throws Exception {
        List<Piece> pieces = Stream.of("tetrominoes", "pentominoes", "hexominoes")
                .flatMap(set -> PieceSet.named("one-sided-" + set).orElseThrow().pieces().stream())
                .map(piece -> new Piece(piece.name() + piece.volume(), piece.cells(), false, List.of(), true))
                .toList();
        Puzzle puzzle = new Puzzle(
                "three", new Container(Lattices.CUBIC, new Box(5, 3, 1)), true, pieces, new PieceRange(3, 3));
        SearchRequest.Builder request = SearchRequest.builder()
                .strategy("schedule")
                .scheduled(true)
                .order(OrderingSteps.parse("f"))
                .lists(lists)
                .nof(false)
                .distinct(Distinct.ALL);

        assertEquals(
                BigInteger.valueOf(372),
                SearchBuilder.prepare(puzzle, request.build()).count());
    }

    @Test
    void aSearchWithoutScheduleIsNoSample() {
        SearchJob job = SearchBuilder.prepare(Definitions.puzzle("somacube"), SearchRequest.standard());

        RequestException refused = assertThrows(RequestException.class, () -> trials(job, 1));

        assertEquals("to sample a search, ask for one by a schedule", refused.getMessage());
    }

    private static SearchJob job(String definition, String order, int lists) throws Exception {
        SearchRequest request = SearchRequest.builder()
                .scheduled(true)
                .counting(true)
                .order(OrderingSteps.parse(order))
                .lists(lists)
                .nof(false)
                .build();
        return SearchBuilder.prepare(Definitions.puzzle(definition), request);
    }

    private static List<Trial> trials(SearchJob job, int trials) {
        return job.sample(trials, 4, 1, RunSettings.standard(), NOBODY);
    }

    private static List<Long> fits(List<Trial> trials) {
        return trials.stream().map(Trial::fits).toList();
    }
}
