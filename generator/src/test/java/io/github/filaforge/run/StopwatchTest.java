package io.github.filaforge.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class StopwatchTest {

    @Test
    void theAgeIsTheTimeSinceTheSystemStartedLessThatOfTheProcess() {
        String status = "4711 (a (strange) name) S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 12345 20 21";

        long nanos = Stopwatch.nanosOfProcess(status, "125.45 99.00\n");

        assertEquals(Duration.ofSeconds(2).toNanos(), nanos);
    }

    /** Linux, macOS and Windows all report when a process was started. */
    @Test
    void thisProcessIsNoOlderThanADay() {
        long nanos = Stopwatch.nanosOfProcess().orElseThrow();

        assertTrue(nanos > 0 && nanos < Duration.ofDays(1).toNanos(), () -> nanos + " ns");
    }
}
