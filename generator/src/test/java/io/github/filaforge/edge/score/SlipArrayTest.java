package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlipArrayTest {

    /** "At depths 188-195, at most 1 edge may be slipped, at depths 196-202, 2 edges". */
    @Test
    void theArticlesArraysAllowWhatItSays() {
        assertEquals(0, SlipArray.EII_465.allowed(187));
        assertEquals(1, SlipArray.EII_465.allowed(188));
        assertEquals(1, SlipArray.EII_465.allowed(195));
        assertEquals(2, SlipArray.EII_465.allowed(196));
        assertEquals(15, SlipArray.EII_465.allowed(255));
        assertEquals(465, SlipArray.EII_465.target(480));
        assertEquals(468, SlipArray.EII_468.target(480));
    }

    @ParameterizedTest
    @ValueSource(strings = {"193,1,202,2", "0,3", "5,1,6,4", ""})
    void whatIsWrittenIsReadAgain(String text) {
        assertEquals(text, SlipArray.parse(text).text());
    }

    @Test
    void bracesAndBlanksAreAsInTheArticle() {
        assertEquals(SlipArray.of(193, 202, 202), SlipArray.parse("{ 193, 1, 202, 3 }"));
        assertEquals(SlipArray.NONE, SlipArray.parse("{}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "193,one   | slip array: one is no number; give pairs of a depth and the slips that are allowed from there, as in 193,1,202,2",
                "193,1,202 | slip array: depth 202 has no number of slips; give pairs, as in 193,1,202,2",
                "5,0       | slip array: depth 5 with 0 slips says nothing; begin with the depth of the first slip, as in 193,1,202,2",
                "9,1,8,2   | slip array: after depth 9 with 1 slips comes depth 8 with 2; both have to go up",
                "9,2,10,2  | slip array: after depth 9 with 2 slips comes depth 10 with 2; both have to go up",
            })
    void mistakesAreToldWithWhatWouldDo(String text, String message) {
        assertEquals(
                message,
                assertThrows(ScoreException.class, () -> SlipArray.parse(text)).getMessage());
    }
}
