package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.Filaforge;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of solutions that the files of edge puzzles state, up to rotation and in all. */
class EdgeCountsTest {

    private static void assertCounts(String file, String strategy, long upToRotation, long all) {
        EdgePuzzle puzzle = Filaforge.readEdges(Definitions.file(file)).get(0);
        SearchRequest.Builder request = SearchRequest.builder().strategy(strategy);

        assertEquals(
                BigInteger.valueOf(upToRotation),
                SearchBuilder.prepare(puzzle, request.build()).count());
        assertEquals(
                BigInteger.valueOf(all),
                SearchBuilder.prepare(puzzle, request.distinct(Distinct.ALL).build())
                        .count());
    }

    @ParameterizedTest
    @CsvSource({
        "edges_6x6, auto, 129, 516",
    })
    @Tag("seconds")
    void aFileHasItsKnownNumberOfSolutions(String file, String strategy, long upToRotation, long all) {
        assertCounts(file, strategy, upToRotation, all);
    }

    @ParameterizedTest
    @CsvSource({
        "edges_6x6, edge-tables, 129, 516",
        "edges_6x6, edge-dynamic, 129, 516",
        "edges_6x6_many, edge-dynamic, 5186, 20744",
        "edges_6x6_many, edge, 5186, 20744",
        "edges_6x6_many, edge-tables, 5186, 20744",
    })
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "it takes minutes")
    void anyStrategyFindsIt(String file, String strategy, long upToRotation, long all) {
        assertCounts(file, strategy, upToRotation, all);
    }
}
