package io.github.filaforge.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.run.Trial;
import io.github.filaforge.runtime.search.LevelCounter;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TrialReportTest {

    private final TrialReport report = new TrialReport(List.of(
            new Trial(1, 100, List.of(), 0.5), new Trial(2, 200, List.of(), 1), new Trial(3, 300, List.of(), 1.5)));

    /** The deviation of 1, 2, 3 is 1, so the half width is 4.303 / sqrt(3) = 2.484 of these units. */
    @Test
    void theSummaryHasMeansWithTheirIntervals() {
        assertEquals("""
                # 3 trials: 6 solutions, 600 fits, 3.000 s; with 95 % confidence
                #   solutions a trial  2.000 +- 2.484
                #   fits a trial       200.0 +- 248.4
                #   seconds a trial    1.000 +- 1.242
                #   solutions a second 2.000 +- 0.000
                """, report.summary());
    }

    @Test
    void eachTrialIsToldInALine() {
        assertEquals("""
                # trial 1: 1 solution, 100 fits, 0.5000 s
                # trial 2: 2 solutions, 200 fits, 1.0000 s
                # trial 3: 3 solutions, 300 fits, 1.5000 s
                """, report.eachTrial());
    }

    @Test
    void oneTrialHasNoIntervalInJson() {
        String json = new TrialReport(List.of(new Trial(1, 100, List.of(), 0.5)))
                .json("soma", "-os", OptionalInt.empty(), StopCause.SAMPLE);

        assertEquals(
                "{\"format\":1,\"puzzle\":\"soma\",\"options\":\"-os\",\"trials\":1,\"solutions\":1,"
                        + "\"complete\":false,\"stoppedBy\":\"sample\",\"fits\":100,"
                        + "\"solutionsPerTrial\":{\"mean\":1.0},\"fitsPerTrial\":{\"mean\":100.0},"
                        + "\"secondsPerTrial\":{\"mean\":0.5},\"solutionsPerSecond\":{\"mean\":2.0}}",
                json);
    }

    /** The shares 1, 0, 1 have a deviation of 0.577, so the half width is 4.303 x 0.577 / sqrt(3) = 143 %. */
    @Test
    void theSummaryHasTheShareOfTrialsInWhichATriggerTurnedBack() {
        TrialReport cut = new TrialReport(List.of(
                new Trial(0, 10, List.of(LevelCounter.of("volume trigger", 0, 0, 2)), 1),
                new Trial(0, 10, List.of(LevelCounter.of("volume trigger", 0, 0, 0)), 1),
                new Trial(0, 10, List.of(LevelCounter.of("volume trigger", 0, 3, 1)), 1)));

        assertTrue(cut.summary().endsWith("""
                                #   volume trigger     in 2 of 3 trials (66.7 +- 143.4 %), 2.000 +- 4.968 a trial
                                # Placements after which a trigger turned back, images that a filter removed:
                                #   p  volume trigger
                                #   1               3
                                #   2               3
                                # all               6
                                """), cut.summary());
        assertTrue(
                cut.json("soma", "-v 1", OptionalInt.empty(), StopCause.SAMPLE)
                        .contains("\"volumeTrigger\":6,\"volumeTriggerPerTrial\":{\"mean\":2.0,"),
                cut.json("soma", "-v 1", OptionalInt.empty(), StopCause.SAMPLE));
    }
}
