package io.github.filaforge.cli;

import io.github.filaforge.emit.DynamicSieveEmitter;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.plan.SearchPlan;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The strategy of the generated solver. */
final class StrategyOption {

    private static final String AUTO = "auto";

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = AUTO,
            description =
                    "fila (unrolled image lists), fila-tables (the same lists in arrays), sieve (the images that fit"
                            + " by table look-up), dynamic-sieve (the same, with the cell to be filled next chosen as the search"
                            + " goes), schedule (dancing links, then image lists, with everything that the options"
                            + " can ask for), or auto: what samples of the search say is cheapest, or with -f or -o the one whose attempts"
                            + " are the articles'. Default: ${DEFAULT-VALUE}.")
    private String strategy;

    @Mixin
    private UnrollOption unroll;

    /** Looks for names that do not exist and options that exclude one another. */
    void check() {
        if (!strategy.equals(AUTO) && !StrategyChoice.names().contains(strategy)) {
            throw new UserException("unknown strategy '" + strategy + "': use auto or one of "
                    + String.join(", ", StrategyChoice.names()));
        }
        unroll.check();
        if (unroll.isGiven() && !strategy.equals("fila")) {
            throw new UserException("--unroll belongs to --strategy fila");
        }
    }

    /** Has the search go by a schedule, as what is asked for can be had in no other way. */
    void needSchedule(SearchOptions search) {
        if (!strategy.equals(AUTO) && !strategy.equals(StrategyChoice.SCHEDULE)) {
            throw new UserException("-s, -t and --sub-puzzles need --strategy schedule, not " + strategy);
        }
        search.searchBySchedule();
    }

    /** Tells the options of the search what the strategy needs. */
    void shape(SearchOptions search) {
        if (strategy.equals(StrategyChoice.SCHEDULE)) {
            search.searchBySchedule();
        }
    }

    /** Whether nothing says how to search, so that the strategy is chosen by what it costs. */
    boolean isOpen(SearchOptions search) {
        return strategy.equals(AUTO) && search.isOpen();
    }

    /**
     * The strategy for a plan.
     *
     * @param forReport whether somebody will read what it is expected to cost
     */
    StrategyChoice choose(SearchPlan plan, SearchOptions search, boolean forReport) {
        if (plan.schedule().isPresent()) {
            if (!strategy.equals(AUTO) && !strategy.equals(StrategyChoice.SCHEDULE)) {
                throw new UserException("--strategy " + strategy
                        + " cannot do what the other options ask for, only --strategy schedule can: leave it out");
            }
            return new StrategyChoice(
                    StrategyChoice.named(StrategyChoice.SCHEDULE, false).emitter(),
                    "the options ask for what only it can do");
        }
        if (!strategy.equals(AUTO)) {
            StrategyChoice named = StrategyChoice.named(strategy, unroll.isByCells());
            if (named.emitter() instanceof DynamicSieveEmitter && !search.isInStandardOrder()) {
                throw new UserException("--strategy " + strategy + " chooses the cells as it goes: leave out -o");
            }
            return named;
        }
        return search.algorithmGiven()
                ? new StrategyChoice(
                        StrategyChoice.named("fila-tables", false).emitter(),
                        "-f or -o asks for FILA, and its lists are the article's")
                : StrategyChoice.cheapest(plan, forReport);
    }

    /** The options that make the same choice again. */
    String spelledOut(StrategyChoice choice) {
        return ("--strategy " + choice.emitter().strategy() + " " + unroll.spelledOut()).strip();
    }
}
