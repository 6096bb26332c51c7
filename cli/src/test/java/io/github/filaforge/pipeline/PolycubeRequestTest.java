package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RetiredAlgorithms;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.search.SearchBuilder;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Requests of Java programs that correspond to the options of polycube. */
class PolycubeRequestTest {

    private static final OptionalInt NEVER = OptionalInt.empty();

    @Test
    void theSearchOfPolycubeIsADancingLinksSearchWithoutFilters() {
        assertEquals("-rX -os --strategy schedule", options(polycube()));
    }

    @Test
    void filtersAndNofAreThoseThatAreSet() {
        assertEquals(
                "-rX -V -os -n --strategy schedule",
                options(polycube().filters(Filters.before(true, false)).nof(true)));
    }

    @Test
    void algorithmsOfPolycubeOneTakeOverFromDancingLinks() throws Exception {
        assertEquals(
                "-rX -ox:s=11:e=6:f=4 -f11 --strategy schedule",
                options(polycube().order(OrderingSteps.parse("x")).retired(new RetiredAlgorithms(11, 6, 4))));
    }

    @Test
    void theCheapestStrategyForAnOrderIsTakenIfItIsAskedFor() throws Exception {
        SearchRequest.Builder inOrder =
                polycube().order(OrderingSteps.parse("f")).lists(SearchRequest.FROM_CONSTRAINED);

        assertEquals("-rX -of -f --strategy fila-tables", options(inOrder));
        assertEquals("-rX -of -f --strategy sieve", options(inOrder.strategy(SearchRequest.AUTO)));
    }

    @Test
    void noPiecesLeftIsNeverAndADeeperFilterWorksBeforeTheSearchToo() {
        Filters asked = new Filters(
                false, false, false, OptionalInt.of(3), OptionalInt.of(0), NEVER, true, OptionalInt.of(-1), false);

        assertEquals(new Filters(true, false, false, OptionalInt.of(3), NEVER, NEVER, false, NEVER, false), asked);
        assertEquals("-rX -V3 -os --strategy schedule", options(polycube().filters(asked)));
    }

    private static SearchRequest.Builder polycube() {
        return SearchRequest.polycube().constraining(Constraining.by(Constraining.Rule.AS_POLYCUBE));
    }

    private static String options(SearchRequest.Builder request) {
        return CommandLineTester.options(SearchBuilder.begin(Definitions.puzzle("pentominoes_10x6"), request.build()));
    }
}
