package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
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
                "193,one   | slip array: one is no number; give pairs of a depth and the slips that are allowed from there, as in 193,1,202,2, or a name: eii465, eii468, ladder466, ladder468, ladder469, ladder470",
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

    /** The depths are the numbers that the field has published: the first slip may be made by the 202nd piece. */
    @ParameterizedTest
    @CsvSource({
        "ladder466, 466, 245, '201,1,206,2,211,3,216,4,221,5,225,6,229,7,233,8,235,9,237,10,239,11,241,12,243,13,245,14'",
        "ladder468, 468, 243, '201,1,206,2,211,3,216,4,221,5,225,6,229,7,233,8,237,9,239,10,241,11,243,12'",
        "ladder469, 469, 241, '201,1,206,2,211,3,216,4,221,5,225,6,229,7,233,8,237,9,239,10,241,11'",
        "ladder470, 470, 239, '201,1,206,2,211,3,216,4,221,5,225,6,229,7,233,8,237,9,239,10'",
        "eii465, 465, 243, '188,1,196,2,203,3,208,4,213,5,218,6,222,7,225,8,228,9,231,10,234,11,237,12,239,13,241,14,243,15'",
        "eii468, 468, 240, '193,1,202,2,209,3,214,4,218,5,222,6,226,7,229,8,232,9,235,10,238,11,240,12'"
    })
    void aNamedArrayLeavesTheScoreOfItsName(String name, int score, int last, String pairs) {
        SlipArray array = SlipArray.read(name);

        assertEquals(pairs, array.text());
        assertEquals(score, array.target(480));
        assertEquals(array.slips(), array.allowed(last));
        assertEquals(array.slips() - 1, array.allowed(last - 1));
        assertEquals(name, ScoreSearch.slipsText(name));
    }

    @Test
    void aLadderAllowsItsFirstSlipFromDepth201On() {
        SlipArray ladder = SlipArray.read("ladder470");

        assertEquals(0, ladder.allowed(200));
        assertEquals(1, ladder.allowed(201));
        assertEquals(1, ladder.allowed(205));
        assertEquals(2, ladder.allowed(206));
    }

    @Test
    void eachNameIsAnArray() {
        assertEquals(
                List.of("eii465", "eii468", "ladder466", "ladder468", "ladder469", "ladder470"), SlipArray.names());
        assertThrows(ScoreException.class, () -> SlipArray.read("ladder467"));
    }
}
