package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainColumns;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dancing links in a fixed order, by cells only and by pieces too, compared with Algorithm X of the article of 2011. */
class PieceColumnsTest {

    /** The plain search counts all ones anew at each step. */
    private static final int FEW = 60;

    static List<Sample> samples() {
        return RandomPuzzles.stream(7)
                .filter(sample -> sample.solutions().size() < FEW)
                .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
                .filter(sample -> SearchBuilder.begin(sample.puzzle(), SearchRequest.standard())
                        .impossibility()
                        .isEmpty())
                .limit(Seeds.part(2))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSearchPlacesTheImagesThatTheRulesOfTheArticlePlace(Sample sample) throws Exception {
        Puzzle puzzle = sample.puzzle();
        ToIntFunction<Cell> sum = cell -> cell.x() + cell.y() + cell.z();

        assertEquals(PlainColumns.fits(puzzle, Cell::x, false), fits(puzzle, "x"), sample::toString);
        assertEquals(PlainColumns.fits(puzzle, Cell::x, true), fits(puzzle, "x+pieces"), sample::toString);
        assertEquals(PlainColumns.fits(puzzle, sum, true), fits(puzzle, "xyz+pieces"), sample::toString);
    }

    private static long fits(Puzzle puzzle, String order) throws Exception {
        SearchRequest request = SearchRequest.builder()
                .distinct(Distinct.ALL)
                .filters(Filters.NONE)
                .order(OrderingSteps.parse(order))
                .scheduled(true)
                .counting(true)
                .build();
        return Solutions.of(SearchBuilder.prepare(puzzle, request))
                .result()
                .fits()
                .orElseThrow()
                .sum();
    }
}
