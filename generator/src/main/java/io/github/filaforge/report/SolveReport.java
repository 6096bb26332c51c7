package io.github.filaforge.report;

import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.SearchReport;

/**
 * Everything that is reported of one puzzle that was solved.
 *
 * @param plan the plan
 * @param strategy the strategy
 * @param options the options in force, spelled out
 * @param size the size of the compiled solver
 * @param search what came out
 * @param stopwatch the time that each stage took
 */
public record SolveReport(
        SearchPlan plan,
        StrategyChoice strategy,
        String options,
        ClassSize size,
        SearchReport search,
        Stopwatch stopwatch) {}
