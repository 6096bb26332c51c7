package io.github.filaforge.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the choices that a checkpoint stores. */
class SearchChoicesTest {

    @Test
    void anOrderInTwoFilesKeepsTheCellsOfEachWhereOneNameBeginsWithTheOther() throws OrderingException {
        Map<String, String> files = Map.of("ab", "0,0,0 1,0,0", "a", "1,0,0 0,0,0");
        OrderingSteps steps = OrderingSteps.parse("@ab:@a+pieces=5", files::get);
        SearchRequest request = SearchRequest.builder().order(steps).build();

        SearchRequest resumed = SearchChoices.applied(request, Map.of("order", steps.text()));

        assertEquals(Optional.of(steps), resumed.order());
    }
}
