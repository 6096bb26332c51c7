package io.github.filaforge.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchCostTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3600 | 3,600", "1239900000 | 1,240,000,000", "123 | 123", "5.678e14 | 5.68e+14"})
    void fitsAreToldByThreeDigitsAndWithAnExponentOnlyWhereNobodyCouldReadThemElse(double fits, String text) {
        String told = new SearchCost(Estimate.exactly(fits), 1.5).text();

        assertEquals(text + " fits (standard error 0 %), 1.500 s", told);
    }

    /** The standard error is a tenth, and two of them make a factor of 1.2214. */
    @ParameterizedTest
    @CsvSource({"8.18, true", "8.19, false", "10, false"})
    void aCostIsAboveWhatTwoStandardErrorsLessStillAre(double seconds, boolean isAbove) {
        assertEquals(isAbove, new SearchCost(new Estimate(1000, 100, 4), 10).isAbove(seconds));
    }

    @ParameterizedTest
    @CsvSource({"12.22, true", "12.21, false", "10, false"})
    void aCostIsBelowWhatTwoStandardErrorsMoreStillAre(double seconds, boolean isBelow) {
        assertEquals(isBelow, new SearchCost(new Estimate(1000, 100, 4), 10).isBelow(seconds));
    }

    /** A puzzle has no fits if symmetry leaves no root. */
    @Test
    void aSearchWithoutFitsHasNoError() {
        SearchCost cost = SearchCost.of(Estimate.exactly(0), 10);

        assertTrue(cost.isBelow(1));
        assertTrue(cost.text().startsWith("0 fits (standard error 0 %)"), cost::text);
    }
}
