package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.plan.OrderSchedule;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.run.Trial;
import io.github.filaforge.run.TrialSearch;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches by a schedule that are ended, and those that are made again. */
class ScheduledSearchTest {

    @ParameterizedTest(name = "{0}, image lists from {1} pieces left on")
    @CsvSource({"pentominoes_10x6, s, 0", "pentominoes_10x6, e, 12", "pentominoes_1s_30x3, e, 18"})
    void eachTrialTakesTheImagesInAnotherOrder(String definition, String order, int lists) throws Exception {
        ScheduledSolver solver = solver(definition, order, lists);

        List<Trial> trials = new TrialSearch(solver, 10, 4, 1, Long.MAX_VALUE).run(solution -> {});

        assertTrue(trials.stream().map(Trial::fits).distinct().count() > 5, trials::toString);
    }

    @Test
    void theSameSeedMakesTheSameTrials() throws Exception {
        ScheduledSolver solver = solver("pentominoes_10x6", "e", 12);

        List<Long> first = fits(new TrialSearch(solver, 5, 4, 1, Long.MAX_VALUE).run(solution -> {}));
        List<Long> second = fits(new TrialSearch(solver, 5, 4, 1, Long.MAX_VALUE).run(solution -> {}));

        assertEquals(first, second);
    }

    @Test
    void aSearchThatWasStoppedCanBeMadeAgain() throws Exception {
        ScheduledSolver solver = solver("somacube", "s", 0);
        assertThrows(
                SearchStopped.class,
                () -> solver.search(0, solution -> {
                    throw new SearchStopped();
                }));

        long[] found = new long[1];
        solver.search(0, solution -> found[0]++);

        assertEquals(480, found[0]);
    }

    private static ScheduledSolver solver(String definition, String order, int lists) throws Exception {
        SearchSchedule schedule = SearchSchedule.of(OrderSchedule.parse(order), lists, false);
        return (ScheduledSolver) Pipeline.standard().bySchedule(schedule).solver(Pipeline.definition(definition));
    }

    private static List<Long> fits(List<Trial> trials) {
        return trials.stream().map(Trial::fits).toList();
    }
}
