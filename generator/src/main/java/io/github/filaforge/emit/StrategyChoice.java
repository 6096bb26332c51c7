package io.github.filaforge.emit;

import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlanner;
import java.util.List;
import java.util.Locale;

/**
 * A strategy, and why it was chosen.
 *
 * @param emitter the emitter of the strategy
 * @param reason in words
 */
public record StrategyChoice(Emitter emitter, String reason) {

    /** The name of the strategy that searches by a schedule, and the only one that can. */
    public static final String SCHEDULE = "schedule";

    /** Looking up the bounded images, and those whose shapes are unused, costs as much as a table. */
    private static final int LOOK_UPS_BESIDES_TABLES = 2;

    /** The names of all strategies, in the order in which help lists them. */
    public static List<String> names() {
        return List.of("fila", "fila-tables", "sieve", "dynamic-sieve", SCHEDULE);
    }

    /**
     * The strategy of a name.
     *
     * @param cells whether FILA is to be unrolled for each cell and ILSI, as the article has it
     */
    public static StrategyChoice named(String name, boolean cells) {
        Emitter emitter = switch (name) {
            case "fila" -> cells ? new FilaEmitter() : new TranslateEmitter();
            case "fila-tables" -> new FilaTablesEmitter();
            case "sieve" -> new SieveEmitter();
            case "dynamic-sieve" -> new DynamicSieveEmitter();
            case SCHEDULE -> new ScheduleEmitter();
            default -> throw new IllegalArgumentException(name);
        };
        return new StrategyChoice(emitter, "as asked for");
    }

    /** The strategy that looks least often at tables or images for each target, by its plan. */
    public static StrategyChoice cheapest(SearchPlan plan) {
        SievePlan sieve = SievePlanner.plan(plan);
        if (!SieveMethods.canServe(sieve)) {
            return new StrategyChoice(
                    new FilaTablesEmitter(),
                    "a sieve would have " + sieve.images().size() + " different images");
        }
        int lookUps = sieve.imageWords() * (sieve.tables().size() + LOOK_UPS_BESIDES_TABLES);
        double tests = plan.targets().stream()
                .flatMap(target -> target.sets().stream())
                .mapToInt(ImageListSet::size)
                .average()
                .orElse(0);
        String figures =
                String.format(Locale.ROOT, "%d table look-ups a target, %.0f image tests by lists", lookUps, tests);
        return lookUps <= tests
                ? new StrategyChoice(new SieveEmitter(sieve), figures)
                : new StrategyChoice(new FilaTablesEmitter(), figures);
    }
}
