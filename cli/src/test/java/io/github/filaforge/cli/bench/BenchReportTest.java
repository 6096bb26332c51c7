package io.github.filaforge.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchReportTest {

    private static final BenchRow SIEVE = new BenchRow(
            "sieve-without-tail", 100, 20, 300, 33.4, 13.4, 0.5, BigInteger.valueOf(2339), 2_091_215, 2_091_215);
    private static final BenchRow MERGE =
            new BenchRow("merge", 100, 20, 300, 200.1, 50.25, 0, new BigInteger("112202208776036178000000"), -1, -1);

    private static final BenchRow EDGE =
            new BenchRow("edge", 100, 20, 300, 242.4, 200, 0.5, BigInteger.valueOf(99), -1, 20_000_000);
    private static final BenchRow TUNED =
            new BenchRow("tuned-loop", 100, 0, 0, 579.1, 400, 0, BigInteger.valueOf(99), -1, 20_000_000);

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
        return BenchReport.ofWholeSearch("p", "a machine", List.of(rows), List.of("sieve"));
    }

    @Test
    void timesAreComparedWithTheFirstReferenceThatHasARow() {
        String[] table = BenchReport.ofWholeSearch(
                        "p", "a machine", List.of(SIEVE, MERGE), List.of("fletcher", "merge", "sieve-without-tail"))
                .table()
                .split("\n", -1);

        assertEquals("p on a machine; milliseconds, medians, one thread", table[0]);
        assertTrue(table[2].endsWith(" ns/fit  / merge"), table[2]);
        assertTrue(table[3].endsWith("     6.4  0.267"), table[3]);
        assertTrue(table[4].endsWith("       -  1.000"), table[4]);
    }

    @Test
    void ratesAreInMillionsASecondAndRatiosOfThoseOfTheReferences() {
        assertEquals("""
                p on a machine
                the whole search; milliseconds of processor time, medians, one thread

                program         first run     steady         +-  solutions          fits   M fits/s  / tuned-loop
                edge                242.4     200.00       0.50         99    20,000,000      100.0          2.00
                tuned-loop          579.1     400.00       0.00         99    20,000,000       50.0          1.00
                """, reportOfParts().table());
    }

    @Test
    void jsonOfPartsHasTheirExtentAndTheFiguresOfEachProgram() {
        assertTrue(
                reportOfParts()
                        .json()
                        .startsWith(
                                "{\"format\":1,\"puzzle\":\"p\",\"extent\":\"the whole search\",\"machine\":\"a machine\",\"rows\":["
                                        + "{\"program\":\"edge\",\"planMs\":100.0,\"emitMs\":20.0,\"compileMs\":300.0,\"firstRunMs\":242.4,"
                                        + "\"steadyMs\":200.0,\"steadySpreadMs\":0.5,\"solutions\":99,\"fits\":20000000,\"nsPerFit\":10.0},"));
    }

    private static BenchReport reportOfParts() {
        return BenchReport.ofParts(
                "p", "the whole search", "a machine", List.of(EDGE, TUNED), List.of("ordinary-loop", "tuned-loop"));
    }
}
