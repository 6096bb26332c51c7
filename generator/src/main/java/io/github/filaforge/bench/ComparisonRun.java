package io.github.filaforge.bench;

import io.github.filaforge.SearchResult;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootRunner;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import java.util.List;

/** Runs of a program that is compared, from the roots of a plan on. */
record ComparisonRun(GeneratedSolver program, FixedOrderPlan plan) {

    SearchResult search() {
        RunSettings settings = RunSettings.standard().withThreads(1).countingOnly();
        RunResult run = RootRunner.of(() -> program, program, settings, new SearchListener() {})
                .run();
        long[] placements =
                plan.roots().placements().stream().mapToLong(Long::longValue).toArray();
        List<LevelCounter> counters = run.counters().stream()
                .map(counter -> counter.plus(LevelCounter.of(counter.name(), placements)))
                .toList();
        return new SearchResult(run.solutions(), run.complete(), counters);
    }
}
