package io.github.filaforge.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {

    /** From any table of Student's t distribution: two-sided, 95 %. */
    @ParameterizedTest
    @CsvSource({"2, 12.706", "3, 4.303", "5, 2.776", "11, 2.228", "31, 2.042", "101, 1.984", "102, 1.984", "121, 1.980"
    })
    void theIntervalReachesAsFarAsTheTableOfStudentsDistributionSays(int samples, double t) {
        assertEquals(10 * t, new Estimate(100, 10, samples).half(), 0.01);
    }

    @Test
    void theErrorOfAMeanIsTheDeviationOfTheSamplesOverTheRootOfTheirNumber() {
        Estimate estimate = Estimate.of(2, 4, 4, 4, 5, 5, 7, 9);

        assertEquals(5, estimate.mean());
        // The squares of the deviations add up to 32, so the variance of the samples is 32 / 7.
        assertEquals(Math.sqrt(32.0 / 7 / 8), estimate.error(), 1e-12);
        assertEquals(8, estimate.samples());
    }

    @Test
    void aRatioOfFiguresThatGoTogetherIsKnownExactly() {
        Estimate ratio = Estimate.ofRatio(new double[] {2, 4, 6}, new double[] {1, 2, 3});

        assertEquals(2, ratio.mean());
        assertEquals(0, ratio.half());
    }

    @Test
    void aRatioIsOffAsItsDeviationsOverTheMeanDenominator() {
        Estimate ratio = Estimate.ofRatio(new double[] {3, 1}, new double[] {1, 1});

        assertEquals(2, ratio.mean());
        assertEquals(1, ratio.error(), 1e-12);
    }

    @Test
    void aSingleSampleTellsNothingOfItsError() {
        assertTrue(Double.isInfinite(Estimate.of(7).half()));
        assertEquals(7, Estimate.of(7).mean());
    }

    @Test
    void whatIsKnownExactlyHasNoInterval() {
        assertEquals(0, Estimate.exactly(3).half());
    }

    @Test
    void anIntervalOfManySamplesIsNarrow() {
        double[] samples = DoubleStream.iterate(0, x -> 1 - x).limit(10_000).toArray();

        assertEquals(1.96 * 0.5 / 100, Estimate.of(samples).half(), 1e-5);
    }
}
