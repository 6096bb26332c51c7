package io.github.filaforge.emit;

import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps.Step;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The template of solvers that search by a schedule: dancing links and image lists, with all filters and triggers of
 * polycube.
 */
public final class ScheduleTemplate {

    private final SearchSchedule schedule;
    private final SchedulePlan plan;
    private final ScheduleTables tables;

    private ScheduleTemplate(SchedulePlan plan) {
        this.plan = plan;
        this.schedule = plan.schedule();
        this.tables = ScheduleTables.of(plan);
    }

    /**
     * Returns the source of a solver.
     *
     * @param suffix the end of the name of the class
     * @param lists the image lists as code: a nested class with the name {@code Lists} that implements {@code ListCode};
     *     empty if the solver makes its image lists during the search
     */
    public static SolverSource source(
            SchedulePlan plan, SourceRequest request, String strategy, String suffix, String lists) {
        return new ScheduleTemplate(plan)
                .filled(request, strategy, suffix)
                .importing(lists.isEmpty() ? List.of() : List.of("schedule.ListCode"))
                .with("coded", !lists.isEmpty())
                .with("lists", lists)
                .source();
    }

    private SolverTemplate filled(SourceRequest request, String strategy, String suffix) {
        String header = strategy + ", ordering heuristic " + schedule.order().text() + (schedule.nof() ? ", NOF" : "");
        SolverTemplate template = new SolverTemplate("schedule.txt", plan, request.withoutCounting(), header, suffix)
                .importing(List.of(
                        "schedule.Heuristic", "schedule.ImageSpace", "schedule.Schedule", "schedule.ScheduledSolver"))
                .with(tables.images())
                .with(tables.neighbours());
        addOrders(template);
        return template.with("colours", tables.colours())
                .with("loose", loose())
                .with("awkwardFirsts", tables.awkwardFirst().stream().toList())
                .with("pieces", plan.pieces())
                .with("from", tables.from())
                .with("nof", schedule.nof())
                .with("volumeFilter", ifGiven(schedule.volumeFilter()))
                .with("parityFilter", ifGiven(schedule.parityFilter()))
                .with("fitFilter", ifGiven(schedule.fitFilter()))
                .with("fitFilterRepeated", schedule.fitFilterRepeated())
                .with("volumeTrigger", ifGiven(schedule.volumeTrigger()))
                .with("parityTrigger", schedule.parityTrigger())
                .with(
                        "tries",
                        schedule.tries().stream()
                                .map(tries -> Map.of("from", tries.from(), "fits", tries.fits()))
                                .toList());
    }

    private static List<Integer> ifGiven(OptionalInt value) {
        return value.stream().boxed().toList();
    }

    /** Returns a further argument if there are loose shapes; else an empty text. */
    private String loose() {
        String shapes = tables.looseShapes();
        return shapes.isEmpty() ? "" : ", " + Escape.STRING.apply(shapes);
    }

    /** Adds the steps of the schedule, and the orders of the steps with a fixed order. */
    private void addOrders(SolverTemplate template) {
        List<Map<String, Object>> steps = new ArrayList<>();
        List<Map<String, Object>> fixed = new ArrayList<>();
        for (Step step : schedule.order().steps()) {
            OrderingHeuristic heuristic = step.heuristic();
            String order = "ORDER" + steps.size();
            steps.add(Map.of("from", tables.from(step), "heuristic", heuristic(heuristic, order)));
            if (heuristic.isFixed()) {
                fixed.add(Map.of("heuristic", heuristic.text(), "name", order, "keys", tables.keys(heuristic)));
            }
        }
        template.with("steps", steps).with("fixedOrders", fixed);
    }

    private static String heuristic(OrderingHeuristic heuristic, String order) {
        String made = switch (heuristic.letter()) {
            case "s" -> "size()";
            case "e" -> "estimate()";
            case "n" -> "neighbours()";
            default -> "fixed(" + order + ")";
        };
        return heuristic.alsoPieces() ? made + ".alsoPieces()" : made;
    }
}
