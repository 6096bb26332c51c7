package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MagnitudeTest {

    @ParameterizedTest
    @CsvSource({
        "7.8449E13, 7.845E13",
        "9.99996E9, 1.000E10",
        "145.51, 145.5",
        "14702.27, 14702",
        "0.02, 0.02000",
        "0, 0",
        "1, 1.000",
        "0.0001, 1.000E-4"
    })
    void fourDigitsAreShown(double value, String text) {
        assertEquals(text, new Magnitude(Math.log(value)).text());
    }

    @Test
    void largerNumbersThanADoubleHoldsAreKept() {
        Magnitude large = new Magnitude(1000 * Math.log(10));

        assertEquals("2.000E1000", large.plus(large).text());
        assertEquals(1, large.over(large).value());
        assertEquals("infinite", large.over(Magnitude.ZERO).text());
        assertEquals(large, large.plus(Magnitude.ZERO));
    }
}
