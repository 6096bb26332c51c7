package io.github.filaforge.runtime.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemorySizeTest {

    @ParameterizedTest
    @CsvSource({
        "1, 0",
        "3k, 3072",
        "500m, 524288000",
        "3G, 3221225472",
        "2t, 2199023255552",
        "0, 0",
        "g, 0",
        "'', 0",
        "-1, 0",
        "1.5g, 0",
        "3gb, 0",
        "3 g, 0",
        "8388607t, 9223370937343148032",
        "8388608t, 0",
        "9999999999999999999, 0"
    })
    void aSizeHasDigitsAndAUnit(String text, long bytes) {
        assertEquals(bytes, MemorySize.parse(text));
    }

    @ParameterizedTest
    @CsvSource({
        "10485759, 10239 KB",
        "10485760, 10 MB",
        "524288000, 500 MB",
        "1073741823, 1023 MB",
        "1073741824, 1.0 GB",
        "6335076761, 5.9 GB"
    })
    void aSizeIsToldInTheUnitThatAPersonReads(long bytes, String text) {
        assertEquals(text, MemorySize.text(bytes));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1 KB",
        "3145728, 3072 KB",
        "10485760, 10 MB",
        "10485761, 11 MB",
        "1073741824, 1.0 GB",
        "1073741825, 1.1 GB"
    })
    void whatIsNeededIsRoundedUp(long bytes, String text) {
        assertEquals(text, MemorySize.neededText(bytes));
    }
}
