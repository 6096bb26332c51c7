package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.emit.Emitter;
import io.github.filaforge.emit.SieveEmitter;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.Search;
import io.github.filaforge.runtime.GeneratedSolver;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The known counts of the puzzles of def/ that end within seconds; every solution is checked. */
class KnownCountsTest {

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, 2339, 9356",
        "pentominoes_12x5, 1010, 4040",
        "pentominoes_15x4, 368, 1472",
        "pentominoes_20x3, 2, 8",
        "pentominoes_1s_30x3, 46, 184",
        "somacube, 480, 11520"
    })
    void everySolutionIsFoundOnceOrInAllCopies(String definition, int unique, int all) throws Exception {
        Puzzle puzzle = Pipeline.definition(definition);

        assertEquals(unique, checked(puzzle, Distinct.UP_TO_ROTATION));
        Pipeline.Result copies = Pipeline.standard().with(Distinct.ALL).run(puzzle);
        assertEquals(all, copies.report().solutions());
    }

    @Test
    void somaMirrorImagesCountOnce() throws Exception {
        assertEquals(240, checked(Pipeline.definition("somacube"), Distinct.UP_TO_REFLECTION));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_12x5, X, 1010", "pentominoes_15x4, X, 368", "pentominoes_12x5, I, 1010"})
    void aPieceThatSymmetriesLeaveInPlaceStillGivesEachSolutionOnce(String definition, String piece, int count)
            throws Exception {
        Pipeline.Result result = Pipeline.standard().constraining(piece).run(Pipeline.definition(definition));

        assertEquals(count, result.report().solutions());
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, 2339",
        "pentominoes_12x5, 1010",
        "pentominoes_15x4, 368",
        "pentominoes_20x3, 2",
        "pentominoes_1s_30x3, 46",
        "somacube, 480"
    })
    void everyStrategyFindsTheSameSolutions(String definition, int count) throws Exception {
        Puzzle puzzle = Pipeline.definition(definition);
        Set<String> expected = null;
        for (Emitter emitter : Pipeline.EMITTERS) {
            Set<String> found = new TreeSet<>(List.of(
                    Pipeline.standard().with(emitter).run(puzzle).output().split("(?m)^# --- SOLUTION .*\n", -1)));
            found.remove("");
            assertEquals(count, found.size(), emitter.strategy());
            assertEquals(expected == null ? found : expected, found, emitter.strategy());
            expected = found;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, 2339",
        "pentominoes_12x5, 1010",
        "pentominoes_15x4, 368",
        "pentominoes_20x3, 2",
        "pentominoes_1s_30x3, 46"
    })
    void lookingUpTheLastTwoPiecesLosesNoSolution(String definition, int count) throws Exception {
        Pipeline sieve = Pipeline.standard().with(new SieveEmitter());
        Puzzle puzzle = Pipeline.definition(definition);

        Pipeline.Result result = sieve.expectingALongSearch().run(puzzle);

        assertEquals(count, result.report().solutions());
        assertEquals(sieve.run(puzzle).output(), result.output());
    }

    @Test
    void aSearchThatTurnsOutToBeLongFindsTheSameFromThenOn() throws Exception {
        SearchPlan plan = Pipeline.standard().plan(Pipeline.definition("pentominoes_10x6"));
        GeneratedSolver solver = Pipeline.standard()
                .with(new SieveEmitter())
                .run(Pipeline.definition("pentominoes_10x6"))
                .solver()
                .newSolver();

        for (int run = 0; run < 6; run++) {
            assertEquals(
                    2339,
                    new Search(plan, solver, Long.MAX_VALUE).run(solution -> {}).solutions());
        }
    }

    private static int checked(Puzzle puzzle, Distinct distinct) throws Exception {
        Pipeline.Result result =
                Pipeline.standard().with(distinct).with(new SieveEmitter()).run(puzzle);
        int pictures = new SolutionChecker(puzzle)
                .checkOutput(result.output(), distinct == Distinct.UP_TO_REFLECTION)
                .size();
        assertEquals(result.report().solutions(), pictures);
        return pictures;
    }
}
