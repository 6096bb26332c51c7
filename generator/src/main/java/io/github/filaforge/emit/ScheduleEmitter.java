package io.github.filaforge.emit;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Cell;
import io.github.filaforge.plan.Awkwardness;
import io.github.filaforge.plan.OrderSchedule.Step;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The schedule strategy: dancing links and image lists, with everything that polycube can do on the way. */
public final class ScheduleEmitter implements Emitter {

    @Override
    public String strategy() {
        return "schedule";
    }

    @Override
    public SolverSource emit(SearchPlan plan, SourceRequest request) throws EmitException {
        SearchSchedule schedule = plan.schedule()
                .orElseThrow(() -> new EmitException("the strategy schedule needs a plan that has a schedule"));
        String className = Literals.className(plan.puzzle().name(), "Schedule");
        String text = new SolverTemplate("schedule.txt", plan, request.withoutCounting(), strategy(), className)
                .importing(List.of(
                        "schedule.Heuristic", "schedule.ImageSpace", "schedule.Schedule", "schedule.ScheduledSolver"))
                .with("images", images(plan))
                .with("schedule", schedule(plan, schedule))
                .text();
        return new SolverSource(request.packageName(), className, text);
    }

    private static String images(SearchPlan plan) {
        ImageCatalog catalog = plan.catalog();
        CodeText code = new CodeText(1);
        new RegionTables(catalog, plan.order())
                .addTo(code, catalog.shapes().stream().map(catalog::images).toList());
        return code.toString();
    }

    private static String colours(ImageCatalog catalog) {
        return RegionTables.joined(catalog.region().cells().stream().mapToInt(ScheduleEmitter::colour));
    }

    private static int colour(Cell cell) {
        return (cell.x() + cell.y() + cell.z()) & 1;
    }

    private static String schedule(SearchPlan plan, SearchSchedule schedule) {
        CodeText code = new CodeText(1);
        code.comment("The colour of each cell on a chessboard.");
        code.line("private static final String COLOURS =")
                .line("        " + Literals.string(colours(plan.catalog())) + ";")
                .blank();
        for (int i = 0; i < schedule.order().steps().size(); i++) {
            OrderingHeuristic heuristic = schedule.order().steps().get(i).heuristic();
            if (heuristic.isFixed()) {
                code.comment("The order of the cells by heuristic " + heuristic.text() + ": the least first.");
                code.line("private static final String ORDER" + i + " =")
                        .line("        "
                                + Literals.string(RegionTables.joined(
                                        heuristic.keys(plan.puzzle()).stream().mapToInt(Integer::intValue)))
                                + ";")
                        .blank();
            }
        }
        if (schedule.tries().isPresent()) {
            code.comment("The numbers of the shapes, the most awkward one first.");
            code.line("private static final String AWKWARD_FIRST =")
                    .line("        "
                            + Literals.string(RegionTables.joined(
                                    Awkwardness.order(plan.catalog()).stream().mapToInt(Integer::intValue)))
                            + ";")
                    .blank();
        }
        code.comment("What to do with each number of pieces left.");
        code.open("private static Schedule schedule()");
        code.line("return new Schedule(" + plan.pieces() + ")");
        steps(plan, schedule).forEach(step -> code.line("        ." + step));
        String text = code.toString();
        return text.substring(0, text.length() - 1) + ";\n    }\n";
    }

    private static List<String> steps(SearchPlan plan, SearchSchedule schedule) {
        Stream.Builder<String> steps = Stream.builder();
        for (int i = 0; i < schedule.order().steps().size(); i++) {
            Step step = schedule.order().steps().get(i);
            steps.add(String.format(
                    Locale.ROOT,
                    "heuristic(%d, Heuristic.%s)",
                    Math.min(step.from(), plan.pieces()),
                    heuristic(step.heuristic(), i)));
        }
        steps.add(
                String.format(Locale.ROOT, "lists(%d, %s)", Math.min(schedule.lists(), plan.pieces()), schedule.nof()));
        schedule.volumeFilter().ifPresent(left -> steps.add("volumeFilter(" + left + ")"));
        schedule.parityFilter().ifPresent(left -> steps.add("parityFilter(" + left + ")"));
        schedule.fitFilter()
                .ifPresent(left -> steps.add("fitFilter(" + left + ", " + schedule.fitFilterRepeated() + ")"));
        schedule.volumeTrigger().ifPresent(left -> steps.add("volumeTrigger(" + left + ")"));
        if (schedule.parityTrigger()) {
            steps.add("parityTrigger()");
        }
        schedule.tries()
                .ifPresent(tries -> steps.add("tries(" + tries.from() + ", " + tries.fits() + ", AWKWARD_FIRST)"));
        return steps.build().toList();
    }

    private static String heuristic(OrderingHeuristic heuristic, int index) {
        return switch (heuristic.letter()) {
            case "s" -> "size()";
            case "e" -> "estimate()";
            case "n" -> "neighbours()";
            default -> "fixed(ORDER" + index + ")";
        };
    }
}
