package io.github.filaforge.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
