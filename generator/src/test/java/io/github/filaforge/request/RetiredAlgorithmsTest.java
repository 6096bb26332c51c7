package io.github.filaforge.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetiredAlgorithmsTest {

    /** The columns MCH, EMCH and de Bruijn of the polycube article's Table 2, and what they are as image lists. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, s, 0, s",
        "12, 0, 0, s, 12, s",
        "0, 12, 0, s, 12, s:e=12",
        "0, 0, 11, s, 11, s:f=11",
        "11, 6, 4, s, 11, s:e=6:f=4",
        "11, 6, 4, x=18:a@160=12:y=9, 11, x=18:a@160=12:s=11:e=6:f=4",
        "0, 0, 12, x=12:y=9, 12, f=12",
        "12, 0, 0, x=12:y=9, 12, s",
        "3, 5, 4, s, 5, s:e=5:f=4",
        "3, 2, 5, s, 5, s:f=5"
    })
    void eachServesFromItsNumberOnAndDancingLinksBefore(
            int mch, int emch, int bruijn, String before, int lists, String order) throws Exception {
        RetiredAlgorithms algorithms = new RetiredAlgorithms(mch, emch, bruijn);

        assertEquals(lists, algorithms.lists());
        assertEquals(order, algorithms.order(OrderingSteps.parse(before)).text());
    }

    @Test
    void mchBeginsNotAfterEmchAndEmchNotAfterDeBruijn() {
        assertEquals(new RetiredAlgorithms(9, 9, 9), new RetiredAlgorithms(3, 5, 9));
    }

    @Test
    void aNumberOfPiecesIsNotBelow0() {
        assertThrows(IllegalArgumentException.class, () -> new RetiredAlgorithms(0, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new RetiredAlgorithms(1_000_000, 0, 0));
    }
}
