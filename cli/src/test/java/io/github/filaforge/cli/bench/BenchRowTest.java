package io.github.filaforge.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchRowTest {

    @Test
    void ofThreeJvmsTheMiddleOneCountsOfEachStage() {
        BenchRow row = BenchRow.of(List.of(
                measurement(10, 70, List.of(4.0)),
                measurement(30, 20, List.of(9.0)),
                measurement(90, 60, List.of(5.0))));

        assertEquals(30, row.planMs());
        assertEquals(60, row.firstRunMs());
        assertEquals(5, row.steadyMs());
        assertEquals(2.5, row.steadySpreadMs());
    }

    @Test
    void ofTwoTheMeanCounts() {
        BenchRow row = BenchRow.of(List.of(measurement(10, 70, List.of(4.0)), measurement(30, 20, List.of(9.0))));

        assertEquals(20, row.planMs());
        assertEquals(6.5, row.steadyMs());
    }

    @Test
    void aJvmCountsByTheMedianOfItsRunsInWhateverOrderTheyCame() {
        BenchRow row = BenchRow.of(List.of(measurement(1, 1, List.of(100.0, 2.0, 3.0, 1.0))));

        assertEquals(2.5, row.steadyMs());
        assertEquals(0, row.steadySpreadMs());
    }

    @Test
    void aMeasurementIsTheSameAfterItsWayFromAnotherJvm() {
        Measurement measurement = measurement(10, 70, List.of(4.0, 5.5));

        assertEquals(measurement, Measurement.parse(measurement.line()));
    }

    @Test
    void differentNumbersOfSolutionsAreNoMeasurement() {
        Measurement other = new Measurement("p", 1, 2, 3, 4, List.of(5.0), BigInteger.valueOf(481), -1, -1);

        assertThrows(IllegalStateException.class, () -> BenchRow.of(List.of(measurement(1, 1, List.of(1.0)), other)));
    }

    private static Measurement measurement(double plan, double first, List<Double> steady) {
        return new Measurement("p", plan, 2, 3, first, steady, BigInteger.valueOf(480), -1, -1);
    }
}
