package io.github.filaforge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.bench.BenchRow;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchReportTest {

    private static final BenchRow SIEVE = new BenchRow(
            "sieve-without-tail", 100, 20, 300, 33.4, 13.4, 0.5, BigInteger.valueOf(2339), 2_091_215, 2_091_215);
    private static final BenchRow MERGE =
            new BenchRow("merge", 100, 20, 300, 200.1, 50.25, 0, new BigInteger("112202208776036178000000"), -1, -1);

    @Test
    void columnsAreAsWideAsWhatTheyHold() {
        String[] table = report(SIEVE, MERGE).table().split("\n", -1);

        assertEquals(
                "program               plan    emit  compile  first run     steady      +-                solutions"
                        + "       attempts           fits  ns/fit",
                table[2]);
        assertEquals(
                "sieve-without-tail     100      20      300       33.4      13.40    0.50                     2339"
                        + "      2,091,215      2,091,215     6.4",
                table[3]);
        assertEquals(
                "merge                  100      20      300      200.1      50.25    0.00 112202208776036178000000"
                        + "              -              -       -",
                table[4]);
    }

    @Test
    void whatWasNotCountedIsNotInJson() {
        assertTrue(report(SIEVE).json().contains("\"attempts\":2091215,\"fits\":2091215,\"nsPerFit\":6.4"));
        assertTrue(report(MERGE).json().contains("\"solutions\":112202208776036178000000}"));
        assertFalse(report(MERGE).json().contains("-1"));
    }

    private static BenchReport report(BenchRow... rows) {
        return new BenchReport("p", "a machine", List.of(rows), List.of());
    }
}
