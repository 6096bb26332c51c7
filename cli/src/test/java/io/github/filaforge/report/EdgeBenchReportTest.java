package io.github.filaforge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.bench.BenchRow;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class EdgeBenchReportTest {

    private static final BenchRow EDGE =
            new BenchRow("edge", 100, 20, 300, 242.4, 200, 0.5, BigInteger.valueOf(99), -1, 20_000_000);
    private static final BenchRow TUNED =
            new BenchRow("tuned-loop", 100, 0, 0, 579.1, 400, 0, BigInteger.valueOf(99), -1, 20_000_000);

    @Test
    void ratesAreInMillionsASecondAndRatiosOfThoseOfTheReferences() {
        assertEquals("""
                p on a machine
                the whole search; milliseconds of processor time, medians, one thread

                program         first run     steady         +-  solutions          fits   M fits/s  / tuned-loop
                edge                242.4     200.00       0.50         99    20,000,000      100.0          2.00
                tuned-loop          579.1     400.00       0.00         99    20,000,000       50.0          1.00
                """, report().table());
    }

    @Test
    void jsonHasTheFiguresOfEachProgram() {
        assertTrue(
                report().json()
                        .startsWith(
                                "{\"format\":1,\"puzzle\":\"p\",\"extent\":\"the whole search\",\"machine\":\"a machine\",\"rows\":["
                                        + "{\"program\":\"edge\",\"planMs\":100.0,\"emitMs\":20.0,\"compileMs\":300.0,\"firstRunMs\":242.4,"
                                        + "\"steadyMs\":200.0,\"steadySpreadMs\":0.5,\"solutions\":99,\"fits\":20000000,\"nsPerFit\":10.0},"));
    }

    private static EdgeBenchReport report() {
        return new EdgeBenchReport(
                "p", "the whole search", "a machine", List.of(EDGE, TUNED), List.of("ordinary-loop", "tuned-loop"));
    }
}
