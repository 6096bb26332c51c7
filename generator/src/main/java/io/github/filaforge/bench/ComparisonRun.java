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
 * Runs of a program that is compared.
 *
 * @param roots the roots that it starts from, or the roots of a plan that has the placements that it makes before
 */
record ComparisonRun(GeneratedSolver program, Roots roots) {

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
