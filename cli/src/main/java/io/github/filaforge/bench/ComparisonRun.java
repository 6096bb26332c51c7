package io.github.filaforge.bench;

import io.github.filaforge.SearchResult;
import io.github.filaforge.plan.Roots;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootRunner;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import java.util.List;

/**
 * A hand-written program and its roots, which together make one search.
 *
 * @param program the program
 * @param roots the roots from which the program starts, or the roots of a plan with equal numbers of placements; their
 *     placements are added to the attempts and fits of the program
 */
record ComparisonRun(GeneratedSolver program, Roots roots) {

    /** Runs the whole search on one thread, and returns the result with the counters of the roots added. */
    SearchResult search() {
        RunSettings settings = RunSettings.standard().withThreads(1).countingOnly();
        RunResult run = RootRunner.of(() -> program, program, settings, new SearchListener() {})
                .run();
        long[] placements =
                roots.placements().stream().mapToLong(Long::longValue).toArray();
        List<LevelCounter> counters = run.counters().stream()
                .map(counter -> counter.plus(LevelCounter.of(counter.name(), placements)))
                .toList();
        return new SearchResult(run.solutions(), run.complete(), counters);
    }
}
